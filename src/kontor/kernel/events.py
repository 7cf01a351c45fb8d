"""Events: what happened, told as a kind with named values, cut down to what a seat may know."""

from dataclasses import dataclass

from .actions import Names


@dataclass(frozen=True)
class EventKind:
    """`values` names the told ints in order; a value of `private` is told only to the seats that `to` names."""

    name: str
    rules: tuple[str, ...]
    values: tuple[tuple[str, Names | None], ...] = ()
    private: tuple[str, ...] = ()
    to: tuple[str, ...] = ()


@dataclass(frozen=True)
class Event:
    kind: str
    rules: tuple[str, ...]
    params: dict[str, int | str]
    hidden: bool = False        # something was left out for this listener: texts say it in other words


class Events:
    """A title's table of event kinds; the place in the list is the number that `State.tell` takes."""

    def __init__(self, kinds: list[EventKind]) -> None:
        self.kinds = kinds
        for kind in kinds:
            assert len(kind.values) <= 4, kind.name

    def seen(self, told: tuple[int, ...], seat: int | None) -> Event:
        """The event as `seat` may know it; None is a spectator."""
        kind = self.kinds[told[0]]
        values = {name: told[1 + i] for i, (name, _) in enumerate(kind.values)}
        hidden = bool(kind.private) and seat not in [values[name] for name in kind.to]
        params: dict[str, int | str] = {}
        for name, names in kind.values:
            if not (hidden and name in kind.private):
                params[name] = names.key(values[name]) if names else values[name]
        return Event(kind.name, kind.rules, params, hidden)
