"""What went wrong, for people in one sentence and for programs as JSON."""

from json import dumps
from typing import Any

from kontor.kernel.record import RecordError
from kontor.kernel.title import SetupError
from kontor.parts.sheet import PackError, Phrase
from kontor.text.speech import Speech


class Fault(Exception):
    """Something the command line itself cannot do: text key `fault-<key>` and its values."""

    def __init__(self, key: str, **params: Any) -> None:
        super().__init__(f"{key}: {params}")
        self.key = key
        self.params = params


KNOWN = (Fault, SetupError, RecordError, PackError, OSError)
Known = Fault | SetupError | RecordError | PackError | OSError


def sentence(error: Known, speech: Speech) -> str:
    if isinstance(error, Fault):
        return speech.say(f"fault-{error.key}", **error.params)
    if isinstance(error, PackError):
        expected, found = phrase(error.expected, speech), phrase(error.found, speech)
        return speech.say("error-pack", file=error.file, key=error.key, expected=expected, found=found)
    return speech.error(error)


def phrase(words: str, speech: Speech) -> str:
    return speech.say(f"expected-{words.key}", **words.params) if isinstance(words, Phrase) else words


def as_data(error: Known, speech: Speech) -> dict[str, Any]:
    data: dict[str, Any] = {"message": sentence(error, speech)}
    if isinstance(error, OSError):
        data |= {"key": "file", "params": {"file": error.filename, "errno": error.errno}}
    elif isinstance(error, PackError):
        expected, found = phrase(error.expected, speech), phrase(error.found, speech)
        params = {"file": error.file, "key": error.key, "expected": expected, "found": found}
        data |= {"key": "pack", "params": params}
    else:
        data |= {"key": error.key, "params": {name: plain(value) for name, value in error.params.items()}}
    if isinstance(error, RecordError):
        data["line"] = error.line
    return {"error": data}


def plain(value: Any) -> Any:
    return value if isinstance(value, int | str | list) else str(value)


def to_json(data: object) -> str:
    return dumps(data, ensure_ascii=False, indent=2)
