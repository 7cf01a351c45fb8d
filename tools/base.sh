#!/bin/sh
# Checks base tools and, where it may, installs the missing ones.  `base.sh PYTHON [web|browser]`:
# always Python 3.11+ with venv, a C compiler and Python's headers; `web` also Node; `browser` also Chromium and PostgreSQL for tests.
set -eu
python=${1:-python3}
part=${2:-}

fail() { printf 'kontor: %s\n' "$1" >&2; exit 1; }

command -v "$python" >/dev/null || fail "$python not found; Kontor needs Python 3.11 or newer (make PYTHON=...)"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    fail "$("$python" --version 2>&1) is too old; Kontor needs Python 3.11 or newer (make PYTHON=...)"

has_venv() { "$python" -c 'import venv, ensurepip' 2>/dev/null; }
has_compiler() { command -v "${CC:-cc}" >/dev/null || command -v gcc >/dev/null; }
has_headers() {
    "$python" -c 'import pathlib, sys, sysconfig
sys.exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())'
}
has_node() { command -v node >/dev/null && command -v npm >/dev/null; }
has_browser() { [ -n "${KONTOR_CHROMIUM:-}" ] || command -v chromium >/dev/null; }
has_database() { command -v postgres >/dev/null || command -v pg_createcluster >/dev/null; }     # Debian keeps the former off the path

wanted=
has_venv || wanted="$wanted python3-venv"
has_compiler || wanted="$wanted gcc"
has_headers || wanted="$wanted python3-dev"
case $part in
    web) has_node || wanted="$wanted nodejs npm" ;;
    browser)
        has_browser || wanted="$wanted chromium fonts-dejavu-core"
        has_database || wanted="$wanted postgresql" ;;
esac
[ -n "$wanted" ] || exit 0

if command -v apt-get >/dev/null; then
    as_root=
    [ "$(id -u)" = 0 ] || as_root="sudo -n"
    printf 'kontor: installing%s\n' "$wanted" >&2
    # shellcheck disable=SC2086 # a list of words
    { $as_root apt-get update -qq && $as_root apt-get install -y -qq --no-install-recommends $wanted; } >&2 || true
fi

has_venv || fail "Python's venv module is missing; install it (Debian: python3-venv)"
has_compiler || printf 'kontor: no C compiler found: the engine runs in plain Python, make native cannot work\n' >&2
has_headers || printf "kontor: Python's headers not found (Debian: python3-dev): make native cannot work\n" >&2
case $part in
    web) has_node || fail "Node 20 or newer with npm is needed to build the browser client (Debian: nodejs npm)" ;;
    browser)
        has_browser || printf 'kontor: no chromium found: tests in the browser are left out\n' >&2
        has_database || printf 'kontor: no PostgreSQL found: its tests are left out\n' >&2 ;;
esac
exit 0
