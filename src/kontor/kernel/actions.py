"""The action table: every action is a dense int with a stable text key such as `move:3` or `pay:beer`.

Players' ids come first and are the action space; chance ids lie behind them.  Keys are the record and the API.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Names:
    """A closed list of things: value 0 of Names("good", ("beer", ...)) has the key `beer` and the text `good-beer`."""

    kind: str
    keys: tuple[str, ...]

    def key(self, value: int) -> str:
        return f"{self.kind}-{self.keys[value]}"


@dataclass(frozen=True)
class Arg:
    """A bounded argument: a number from `low` to `high`, or one of `names`."""

    name: str
    names: Names | None = None
    low: int = 0
    high: int = 0

    @property
    def size(self) -> int:
        return len(self.names.keys) if self.names else self.high - self.low + 1

    def word(self, place: int) -> str:
        return self.names.keys[place] if self.names else str(self.low + place)

    def param(self, place: int) -> int | str:
        """As texts need it: a number, or the text key of a name."""
        return self.names.key(place) if self.names else self.low + place


def number(name: str, low: int, high: int) -> Arg:
    return Arg(name, None, low, high)


def one_of(name: str, names: Names) -> Arg:
    return Arg(name, names)


@dataclass(frozen=True)
class Kind:
    name: str
    args: tuple[Arg, ...] = ()

    @property
    def size(self) -> int:
        n = 1
        for arg in self.args:
            n *= arg.size
        return n


class ActionTable:
    def __init__(self, players: list[Kind], chance: list[Kind]) -> None:
        self.kinds = [*players, *chance]
        self.first: dict[str, int] = {}
        self.keys: list[str] = []
        self.kind_of: list[Kind] = []
        self.args_of: list[tuple[int, ...]] = []
        for kind in self.kinds:
            assert kind.name not in self.first, kind.name
            self.first[kind.name] = len(self.keys)
            for place in range(kind.size):
                args = places(kind, place)
                words = [arg.word(p) for arg, p in zip(kind.args, args, strict=True)]
                self.keys.append(":".join([kind.name, *words]))
                self.kind_of.append(kind)
                self.args_of.append(args)
        self.ids = {key: a for a, key in enumerate(self.keys)}
        self.n_players = sum(kind.size for kind in players)
        self.n_all = len(self.keys)

    def key(self, a: int) -> str:
        return self.keys[a]

    def id(self, key: str) -> int | None:
        return self.ids.get(key)

    def kind(self, a: int) -> str:
        return self.kind_of[a].name

    def args(self, a: int) -> tuple[int, ...]:
        """The arguments as places: 0 is the lowest number or the first name."""
        return self.args_of[a]

    def params(self, a: int) -> dict[str, int | str]:
        return {arg.name: arg.param(p) for arg, p in zip(self.kind_of[a].args, self.args_of[a], strict=True)}

    def span(self, name: str) -> tuple[int, int]:
        """The half-open range of a kind's ids."""
        low = self.first[name]
        return low, low + self.kind_of[low].size


def places(kind: Kind, place: int) -> tuple[int, ...]:
    """The last argument runs fastest."""
    result: list[int] = []
    for arg in reversed(kind.args):
        result.append(place % arg.size)
        place //= arg.size
    return tuple(reversed(result))
