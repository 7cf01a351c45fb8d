"""What is refused, and how that reaches the client: every 4xx is a `Refused`."""

from typing import Any

from kontor.kernel.record import RecordError
from kontor.kernel.refusals import Refusal
from kontor.kernel.title import SetupError
from kontor.parts.sheet import PackError
from kontor.parts.sheet import Phrase as Words

from .messages import Phrase, Position, Refused
from .positions import refusal_phrase


class No(Exception):
    """A request that is refused: text key `refusal-<key>` of the server's catalogue, and its values."""

    def __init__(self, status: int, key: str, **params: Any) -> None:
        super().__init__(key)
        self.status = status
        self.body = Refused(Phrase(f"refusal-{key}", params))


class Forbidden(No):
    """An action that the rules forbid."""

    def __init__(self, refusal: Refusal) -> None:
        Exception.__init__(self, refusal.key)
        self.status = 422
        self.body = Refused(refusal_phrase(refusal), refusal.rule)


class Stale(No):
    """The table has moved on since the sender looked."""

    def __init__(self, position: Position) -> None:
        Exception.__init__(self, "stale")
        self.status = 409
        self.body = Refused(Phrase("refusal-stale"), position=position)


class Unusable(No):
    """Options, a record or a data pack that cannot be used."""

    def __init__(self, error: SetupError | RecordError | PackError) -> None:
        Exception.__init__(self, str(error))
        self.status = 422
        self.body = Refused(told(error))


def told(error: SetupError | RecordError | PackError) -> Phrase:
    if isinstance(error, PackError):
        return Phrase("error-pack", {
            "file": error.file, "key": error.key, "expected": worded(error.expected), "found": worded(error.found),
        })  # fmt: skip
    reason = Phrase(f"error-{error.key}", {name: sent(value) for name, value in error.params.items()})
    if isinstance(error, RecordError):
        return Phrase("error-record", {"line": error.line, "reason": {"key": reason.key, "params": reason.params}})
    return reason


def worded(words: str) -> Any:
    if isinstance(words, Words):
        params = {name: sent(value) for name, value in words.params.items()}
        return {"key": f"expected-{words.key}", "params": params}
    return words


def sent(value: Any) -> Any:
    return value if isinstance(value, int | str) else str(value)
