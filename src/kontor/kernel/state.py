"""State, frames and steps: one position of any title, and how play moves on from it.

A state is two flat buffers.  `v` holds the cells: small ints whose offsets the title names.  `frames` holds the flow:
a stack of frames of six ints each (step, seat, four locals).  Everything else a state refers to is shared by all
clones and never changes.

A step is a heading or a decision of the rulebook.  `advance` asks the top step to `proceed` until one waits for an
answer; `apply` gives it the answer.  Chance is a seat like any other (`CHANCE`), answered from outside.
"""

from array import array
from typing import TYPE_CHECKING, Any, Final, final
from zlib import crc32

from .cells import i64, vec
from .refusals import GAME_OVER, NO_SUCH_ACTION, NOT_NOW, NOT_YOUR_TURN, OK, Refusal
from .rng import Rng

if TYPE_CHECKING:
    from .outcome import Outcome
    from .title import Title

CHANCE: Final = -1

# a frame: the number of its step, the seat it concerns, four locals that the step names for itself
STEP: Final = 0
SEAT: Final = 1
A: Final = 2
B: Final = 3
C: Final = 4
D: Final = 5
WIDTH: Final = 6
DEPTH: Final = 12


class Material:
    """Static tables of a title (cards, prices, a map): immutable, shared by all clones.  Titles subclass it."""


class Step:
    """A heading or decision of the rulebook.  One instance serves all states, so it keeps nothing."""

    name: str = ""                      # the prompt's text key and the name in snapshots
    number: int = -1                    # place in the title's list of steps
    any_time: bool = False              # the title's any-time actions are on offer here too
    chance: bool = False                # CHANCE answers
    together: bool = False              # several seats answer in any order, unseen until the last is in
    only: int = -1                      # taken unasked, and unrecorded, when it is the only choice (KON-3.2)
    ids: list[tuple[int, int]] = []     # ranges of ids this decision can ever offer

    def proceed(self, s: "State") -> bool:
        """Moves the flow (True), or waits for an answer (False)."""
        return False

    def actors(self, s: "State") -> list[int]:
        return [int(s.frames[s.sp + SEAT])]

    def is_actor(self, s: "State", seat: i64) -> bool:
        return s.frames[s.sp + SEAT] == seat

    def judge(self, s: "State", seat: i64, a: i64) -> i64:
        """OK, or the number of the refusal."""
        return NOT_NOW

    def choose(self, s: "State", seat: i64, a: i64) -> None:
        raise AssertionError(self.name)

    def legal(self, s: "State", seat: i64) -> list[int]:
        """Sorted ids that `judge` lets pass.  A hot step may build the same list in another way."""
        return [a for low, high in self.ids for a in range(low, high) if self.judge(s, seat, a) == OK]

    def is_public(self, s: "State") -> bool:
        """Everybody can work out this decision's choices, so a single one may be answered for the seat."""
        return True

    def explain(self, s: "State", seat: int, a: int, number: int) -> dict[str, Any]:
        """What a refusal tells in numbers or names (needs 3, has 1)."""
        return {}


class Draw(Step):
    """A decision of chance.  `weight` is the law; ids of weight 0 cannot come."""

    chance: bool = True

    def weight(self, s: "State", a: i64) -> i64:
        raise AssertionError(self.name)

    def judge(self, s: "State", seat: i64, a: i64) -> i64:
        return OK if self.weight(s, a) > 0 else NOT_NOW

    def total(self, s: "State") -> i64:
        n: i64 = 0
        for low, high in self.ids:
            for a in range(low, high):
                n += self.weight(s, a)
        return n

    def pick(self, s: "State", at: i64) -> i64:
        """The id that the number `at` of 0 .. total - 1 stands for."""
        for low, high in self.ids:
            for a in range(low, high):
                at -= self.weight(s, a)
                if at < 0:
                    return a
        raise AssertionError(self.name)


class Game:
    """A title with seats, options and material settled: everything that does not change during play."""

    def __init__(self, title: "Title", seats: int, options: dict[str, Any], material: Material, pack: str) -> None:
        self.title: Title = title
        self.seats: int = seats
        self.options: dict[str, Any] = options
        self.material: Material = material
        self.pack: str = pack
        self.steps: list[Step] = title.steps
        self.any_time: Step | None = title.any_time
        self.any_low: int = title.any_time.ids[0][0] if title.any_time is not None else 0
        self.any_high: int = title.any_time.ids[0][1] if title.any_time is not None else 0
        self.n_actions: int = title.actions.n_players
        self.n_all: int = title.actions.n_all
        composed = [a for kind in title.composed for a in range(*title.actions.span(kind))]
        self.composed: bool = bool(composed)
        self.first_composed: int = min(composed, default=self.n_all)
        self.begins: vec[i64] = vec[i64]([int(a in composed) for a in range(self.n_all)])

    def begins_offer(self, a: i64) -> bool:
        """The action begins a composition, such as an offer to others."""
        return self.begins[a] == 1


def fresh(game: Game, cells: list[int], flow: list[int], over: bool) -> "State":
    """A state from plain lists; `flow` holds the frames in use."""
    frames = vec[i64](flow + [0] * (WIDTH * DEPTH - len(flow)))
    return State(game, vec[i64](cells), frames, len(flow) - WIDTH, over)


@final
class State:
    __slots__ = ("choices", "disclosed", "frames", "game", "material", "over", "revealed", "sp", "told", "v")

    def __init__(self, game: Game, v: vec[i64], frames: vec[i64], sp: i64, over: bool) -> None:
        self.game: Game = game
        self.material: Material = game.material
        self.v: vec[i64] = v
        self.frames: vec[i64] = frames
        self.sp: i64 = sp                           # where the top frame begins
        self.over: bool = over
        self.choices: list[int] | None = None       # legal list of the waiting seat, once it was asked for
        self.told: list[tuple[int, ...]] | None = None
        self.revealed: bool = False                 # the last action showed somebody something: Match puts a barrier
        self.disclosed: bool = False                # it showed others what its author knew: a barrier, but no news

    # the flow

    def push(self, step: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        i: i64 = self.sp + WIDTH
        assert i < WIDTH * DEPTH, "the flow is nested too deeply"
        f = self.frames
        f[i] = step
        f[i + SEAT] = seat
        f[i + A] = a
        f[i + B] = b
        f[i + C] = c
        f[i + D] = d
        self.sp = i

    def pop(self) -> None:
        self.sp -= WIDTH

    def at(self, local: i64) -> i64:
        return self.frames[self.sp + local]

    def put(self, local: i64, value: i64) -> None:
        self.frames[self.sp + local] = value

    def step(self) -> Step:
        return self.game.steps[self.frames[self.sp]]

    def advance(self) -> None:
        """Carries the flow to the next decision that somebody has to answer, or to the end."""
        steps = self.game.steps
        while not self.over:
            step = steps[self.frames[self.sp]]
            if step.proceed(self):
                continue
            if step.only >= 0:
                seat = self.frames[self.sp + SEAT]
                choices = self.choices_of(step, seat)
                if len(choices) == 1 and choices[0] == step.only:
                    self.choices = None
                    step.choose(self, seat, step.only)
                    continue
            return

    def end(self) -> None:
        """The game is over.  Callers return at once; frames stay as they are."""
        self.over = True

    def tell(self, kind: int, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """An event for whoever listens; search does not."""
        told = self.told
        if told is not None:
            told.append((kind, int(a), int(b), int(c), int(d)))

    def reveal(self) -> None:
        """Somebody learns something hidden by what happens now."""
        self.revealed = True

    def disclose(self) -> None:
        """Others learn what the acting seat has known all along, and it learns nothing."""
        self.disclosed = True

    # decisions

    def is_chance(self) -> bool:
        return not self.over and self.game.steps[self.frames[self.sp]].chance

    def seat(self) -> i64:
        """The seat of the waiting decision; ask `actors` where several may answer."""
        return self.frames[self.sp + SEAT]

    def actors(self) -> list[int]:
        if self.over:
            return []
        step = self.step()
        return [CHANCE] if step.chance else step.actors(self)

    def is_actor(self, seat: i64) -> bool:
        step = self.step()
        return seat == CHANCE if step.chance else step.is_actor(self, seat)

    def choices_of(self, step: Step, seat: i64) -> list[int]:
        """What a seat that the waiting step asks may choose; where it asks only one, the list is kept."""
        kept = self.choices
        if kept is not None:
            return kept
        choices = step.legal(self, seat)
        if step.any_time:
            any_time = self.game.any_time
            if any_time is not None:
                more = any_time.legal(self, seat)
                if more:
                    choices = choices + more
        if not step.together:
            self.choices = choices
        return choices

    def legal(self, seat: i64) -> list[int]:
        """Sorted ids this seat may choose now.  Callers do not change the list."""
        if self.over or not self.is_actor(seat):
            return []
        return self.choices_of(self.step(), seat)

    def refusal(self, seat: i64, a: i64) -> i64:
        """OK, or the number of the reason why this seat may not choose this id now."""
        if a < 0 or a >= self.game.n_all:
            return NO_SUCH_ACTION
        if self.over:
            return GAME_OVER
        if not self.is_actor(seat):
            return NOT_YOUR_TURN
        step = self.step()
        any_time = self.game.any_time
        if any_time is not None and self.game.any_low <= a < self.game.any_high:
            return any_time.judge(self, seat, a) if step.any_time else NOT_NOW
        for low, high in step.ids:
            if low <= a < high:
                return step.judge(self, seat, a)
        return NOT_NOW

    def why_not(self, seat: int, a: int) -> Refusal | None:
        number = int(self.refusal(seat, a))
        if number == OK:
            return None
        params: dict[str, Any] = {}
        if number not in (NO_SUCH_ACTION, GAME_OVER, NOT_YOUR_TURN, NOT_NOW):
            any_time = self.game.any_time
            asked = any_time if any_time is not None and self.game.any_low <= a < self.game.any_high else self.step()
            params = asked.explain(self, seat, a, number)
        return self.game.title.refusals.refusal(number, params)

    def apply(self, seat: i64, a: i64) -> None:
        """Carries out a legal action and what follows from it.  Trusts the caller; `Match.submit` checks."""
        self.choices = None
        self.revealed = False
        self.disclosed = False
        game = self.game
        any_time = game.any_time
        if any_time is not None and game.any_low <= a < game.any_high:
            any_time.choose(self, seat, a)
        else:
            game.steps[self.frames[self.sp]].choose(self, seat, a)
        self.advance()

    # chance

    def draw(self) -> Draw:
        step = self.step()
        assert isinstance(step, Draw)
        return step

    def total(self) -> int:
        """The sum of the weights of what chance may answer now."""
        return int(self.draw().total(self))

    def pick(self, at: int) -> int:
        """The answer that the number `at`, 0 .. total - 1, stands for."""
        return int(self.draw().pick(self, at))

    def weight(self, a: int) -> int:
        return int(self.draw().weight(self, a))

    def sample(self, rng: Rng) -> i64:
        draw = self.draw()
        return draw.pick(self, rng.below(draw.total(self)))

    # copies

    def clone(self) -> "State":
        s = State(self.game, self.v[:], self.frames[:], self.sp, self.over)
        s.choices = self.choices
        return s

    def flow(self) -> list[int]:
        """The frames in use, bottom first, as plain ints."""
        return list(self.frames[: self.sp + WIDTH])

    def cells(self) -> list[int]:
        return list(self.v)

    def same(self, other: "State") -> bool:
        return self.over == other.over and self.cells() == other.cells() and self.flow() == other.flow()

    def checksum(self) -> int:
        """One number for the whole position, equal in every build."""
        data = array("i", [*self.cells(), *self.flow(), int(self.over)])
        return crc32(data.tobytes())

    # what the title knows

    def view(self, seat: int | None, recall: bool = False) -> Any:
        return self.game.title.view(self, seat, recall)

    def resample(self, seat: int | None, rng: Rng) -> "State":
        return self.game.title.resample(self, seat, rng)

    def outcome(self) -> "Outcome | None":
        return self.game.title.outcome(self) if self.over else None

    def check(self) -> None:
        self.game.title.check(self)

    def to_data(self) -> dict[str, Any]:
        return self.game.title.to_data(self)
