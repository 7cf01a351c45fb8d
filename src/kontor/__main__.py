"""`kontor`, and `python -m kontor`."""

import sys


def main() -> int:
    try:
        from kontor.cli import main as run      # reads much code: who is impatient meanwhile sees no traceback
    except KeyboardInterrupt:
        return 130
    return run()


if __name__ == "__main__":
    sys.exit(main())
