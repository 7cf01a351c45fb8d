"""A toy title with what Rival Cities lacks: answers of several seats to one open decision, and an interruption
inside a series of draws.

Three seats draw three cards each from a bag of four kinds; a storm is among the cards and makes everybody pay a coin
before the draw goes on.  Then everybody lays aside two cards unseen, all are shown together, and the highest sum wins.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from kontor.kernel.actions import ActionTable, Kind, Names, number, one_of
from kontor.kernel.cells import i64
from kontor.kernel.events import EventKind, Events
from kontor.kernel.layout import Layout
from kontor.kernel.outcome import Outcome, Reckoning
from kontor.kernel.refusals import OK, Refusals
from kontor.kernel.rng import Rng
from kontor.kernel.state import CHANCE, SEAT, A, B, Draw, Material, State, Step
from kontor.kernel.title import Area, Title

SEATS: Final = 3
KINDS: Final = 4
KIND = Names("kind", ("one", "two", "three", "four"))
ACTIONS = ActionTable(
    [Kind("lay", (one_of("kind", KIND),)), Kind("show", (number("n", 0, 1),))],
    [Kind("draw", (one_of("kind", KIND),)), Kind("storm")],
)
LAY, SHOW, DRAW, STORM = (ACTIONS.first[name] for name in ("lay", "show", "draw", "storm"))
LAYOUT = Layout([
    ("bag", (KINDS,)), ("storms", ()), ("hand", (SEATS, KINDS)), ("aside", (SEATS, KINDS)), ("coins", (SEATS,)),
    ("known", (SEATS,)),
])
BAG, STORMS, HAND, ASIDE, COINS, KNOWN = LAYOUT.offsets.values()
EVENTS = Events([
    EventKind("drew", ("TOY-1",), (("seat", None), ("kind", KIND)), private=("kind",), to=("seat",)),
    EventKind("storm", ("TOY-2",)),
    EventKind("shown", ("TOY-3",), (("seat", None), ("kind", KIND))),
])
NO_CARD: Final = 10
ENOUGH: Final = 11


def laid(s: State, seat: i64) -> i64:
    return sum(s.v[ASIDE + KINDS * seat + kind] for kind in range(KINDS))


class Deal(Step):
    name = "deal"
    number = 0

    def proceed(self, s: State) -> bool:
        i = s.at(A)
        if i == 3 * SEATS:
            s.pop()
            s.push(3, 0)
        else:
            s.put(A, i + 1)
            s.push(1, i % SEATS)
        return True


class DrawCard(Draw):
    name = "draw"
    number = 1
    ids = [(DRAW, STORM + 1)]

    def proceed(self, s: State) -> bool:
        if s.at(A):
            s.pop()
            return True
        return False

    def weight(self, s: State, a: i64) -> i64:
        return s.v[STORMS] if a == STORM else s.v[BAG + a - DRAW]

    def choose(self, s: State, seat: i64, a: i64) -> None:
        if a == STORM:
            s.v[STORMS] -= 1
            s.tell(1)
            s.push(2, CHANCE)                   # the draw goes on afterwards
            return
        player = s.at(SEAT)
        s.v[BAG + a - DRAW] -= 1
        s.v[HAND + KINDS * player + a - DRAW] += 1
        s.tell(0, player, a - DRAW)
        s.put(A, 1)


class Storm(Step):
    name = "storm"
    number = 2

    def proceed(self, s: State) -> bool:
        for seat in range(SEATS):
            s.v[COINS + seat] -= 1
        s.pop()
        return True


class LayAside(Step):
    """Everybody lays two cards aside; nobody sees which before the last is laid."""

    name = "lay-aside"
    number = 3
    together = True
    ids = [(LAY, LAY + KINDS)]

    def actors(self, s: State) -> list[int]:
        return [seat for seat in range(SEATS) if laid(s, seat) < 2]

    def is_actor(self, s: State, seat: i64) -> bool:
        return 0 <= seat < SEATS and laid(s, seat) < 2

    def proceed(self, s: State) -> bool:
        if self.actors(s):
            return False
        s.reveal()
        for seat in range(SEATS):
            for kind in range(KINDS):
                for _ in range(s.v[ASIDE + KINDS * seat + kind]):
                    s.tell(2, seat, kind)
        s.pop()
        s.push(4, 0)
        return True

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return OK if s.v[HAND + KINDS * seat + a - LAY] > 0 else NO_CARD

    def choose(self, s: State, seat: i64, a: i64) -> None:
        s.v[HAND + KINDS * seat + a - LAY] -= 1
        s.v[ASIDE + KINDS * seat + a - LAY] += 1


class ShowHand(Step):
    """Each seat in turn may show its last card (1) or not (0)."""

    name = "show-hand"
    number = 4
    ids = [(SHOW, SHOW + 2)]

    def proceed(self, s: State) -> bool:
        if s.at(SEAT) == SEATS:
            s.end()
            return True
        return False

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return OK

    def choose(self, s: State, seat: i64, a: i64) -> None:
        if a == SHOW + 1:
            s.v[KNOWN + seat] = 1
            s.reveal()
        if s.at(B) == 0 and a == SHOW:
            s.put(B, 1)                         # not showing is asked twice: an action that may be taken back
        else:
            s.put(B, 0)
            s.put(SEAT, seat + 1)


@dataclass(frozen=True)
class ToyView:
    awaited: tuple[int, ...]
    step: str
    coins: tuple[int, ...]
    hand: tuple[int, ...]
    aside: tuple[tuple[int, ...], ...]
    known: tuple[tuple[int, ...], ...]


class Toy(Title):
    id = "toy"
    prefix = "TOY"
    rules_version = 1
    seats = (SEATS,)
    options = ()
    presets = {"toy": {}}
    max_decisions = 100
    actions = ACTIONS
    events = EVENTS
    refusals = Refusals({NO_CARD: ("TOY-3", "no-card"), ENOUGH: ("TOY-3", "enough")})
    layout = LAYOUT
    steps = [Deal(), DrawCard(), Storm(), LayAside(), ShowHand()]

    def material(self, pack: Mapping[str, Any] | None) -> Material:
        return Material()

    def setup(self, s: State) -> None:
        for kind in range(KINDS):
            s.v[BAG + kind] = 4
        s.v[STORMS] = 2
        for seat in range(SEATS):
            s.v[COINS + seat] = 5

    def check(self, s: State) -> None:
        v = s.cells()
        for kind in range(KINDS):
            held = sum(v[HAND + KINDS * seat + kind] + v[ASIDE + KINDS * seat + kind] for seat in range(SEATS))
            assert v[BAG + kind] + held == 4, "cards are conserved"

    def outcome(self, s: State) -> Outcome:
        sums = [sum((k + 1) * int(s.v[ASIDE + KINDS * seat + k]) for k in range(KINDS)) for seat in range(SEATS)]
        ranks = tuple(1 + sum(other > mine for other in sums) for mine in sums)
        return Outcome(ranks, tuple(sums), "shown", (Reckoning("TOY-3", "sum", {}),))

    def view(self, s: State, seat: int | None, recall: bool) -> ToyView:
        v = s.cells()
        rows = [tuple(v[HAND + KINDS * i : HAND + KINDS * (i + 1)]) for i in range(SEATS)]
        aside = [tuple(v[ASIDE + KINDS * i : ASIDE + KINDS * (i + 1)]) for i in range(SEATS)]
        sealed = s.step().name == "lay-aside" and not s.over
        return ToyView(
            awaited=tuple(s.actors()),
            step=s.step().name,
            coins=tuple(v[COINS : COINS + SEATS]),
            hand=rows[seat] if seat is not None else (),
            aside=tuple(aside[i] if i == seat or not sealed else () for i in range(SEATS)),
            known=tuple(rows[i] if v[KNOWN + i] else () for i in range(SEATS)),
        )

    def resample(self, s: State, seat: int | None, rng: Rng) -> State:
        """Deals unknown cards anew.  A half-made answer of another seat is hidden: it goes back to "just begun"."""
        other = s.clone()
        v = other.v
        sealed = s.step().name == "lay-aside" and not s.over
        for i in s.actors() if sealed else []:
            for kind in range(KINDS if i != seat else 0):
                v[HAND + KINDS * i + kind] += v[ASIDE + KINDS * i + kind]
                v[ASIDE + KINDS * i + kind] = 0
        wanted: list[tuple[int, int]] = []
        pool = [int(v[BAG + kind]) for kind in range(KINDS)]
        for i in range(SEATS):
            if i == seat:
                continue
            for offset in (HAND, ASIDE):
                if (offset == ASIDE and not sealed) or (offset == HAND and v[KNOWN + i]):
                    continue
                for kind in range(KINDS):
                    cell = offset + KINDS * i + kind
                    pool[kind] += int(v[cell])
                    wanted += [(offset, i)] * int(v[cell])
                    v[cell] = 0
        wanted.sort()
        for offset, i in wanted:
            at = int(rng.below(sum(pool)))
            kind = 0
            while at >= pool[kind]:
                at -= pool[kind]
                kind += 1
            pool[kind] -= 1
            v[offset + KINDS * i + kind] += 1
        for kind in range(KINDS):
            v[BAG + kind] = pool[kind]
        other.choices = None
        return other

    def value(self, s: State, seat: int) -> float:
        return 0.0

    def describe(self, view: Any) -> list[Area]:
        return []


TOY = Toy()
