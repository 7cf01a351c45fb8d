"""Sources of chance.  A source answers the i-th question of a game and keeps no place of its own, so going back to
an earlier position needs nothing but the number of answers given until then.

Answers come from a keyed generator.  For a game among friends the key is the hash of a secret and of a word from
every seat; the secret's hash is published first and the secret at the end, so everybody can check every answer.
"""

from dataclasses import dataclass
from hashlib import blake2b, sha256
from json import dumps

from .refusals import OK
from .state import CHANCE, State


class Chance:
    def answer(self, s: State, index: int) -> int:
        """The id that chance chooses in `s`, as its `index`-th answer of this game."""
        raise NotImplementedError


class Keyed(Chance):
    def __init__(self, key: bytes) -> None:
        self.key = key

    def answer(self, s: State, index: int) -> int:
        return s.pick(self.below(s.total(), index))

    def below(self, n: int, index: int) -> int:
        """A number from 0 to n - 1, each exactly equally likely."""
        limit = (1 << 64) - (1 << 64) % n
        block = 0
        while True:
            digest = blake2b(b"%d.%d" % (index, block), key=self.key, digest_size=8).digest()
            bits = int.from_bytes(digest, "big")
            if bits < limit:
                return bits % n
            block += 1


def seeded(seed: int) -> Keyed:
    """Chance from a plain number: the same seed gives the same game on every machine."""
    return Keyed(sha256(b"kontor seed %d" % seed).digest())


@dataclass(frozen=True)
class Pledge:
    """Chance nobody can bend: `commitment` is known before the nonces are, `secret` only after the end."""

    secret: str
    nonces: tuple[str, ...]

    @property
    def commitment(self) -> str:
        return sha256(self.secret.encode()).hexdigest()

    def source(self) -> Keyed:
        return Keyed(sha256(dumps([self.secret, *self.nonces]).encode()).digest())


class Scripted(Chance):
    """Answers read from a list, as a record or a test gives them."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers

    def answer(self, s: State, index: int) -> int:
        a = self.answers[index]
        assert s.refusal(CHANCE, a) == OK, s.game.title.actions.key(a)
        return a
