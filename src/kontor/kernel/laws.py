"""The laws every title keeps, as plain functions over positions.  The conformance suite and the fuzzer call them.

1 legal is what is not refused    2 clones are deep and equal      3 snapshots and records round-trip
4 nothing hidden shows            5 undo never crosses a barrier   6 every game ends, check() holds
7 chance is fair game             8 same seed, same record         9 open answers commute, unseen
"""

from dataclasses import asdict
from json import dumps, loads
from typing import Any

from .match import Match, replay
from .record import from_data, from_text
from .refusals import OK
from .rng import Rng
from .state import CHANCE, State


class LawBroken(AssertionError):
    def __init__(self, law: int, what: str) -> None:
        super().__init__(f"law {law}: {what}")
        self.law = law


def demand(law: int, holds: bool, what: str) -> None:
    if not holds:
        raise LawBroken(law, what)


def legal_is_unrefused(s: State) -> None:
    """Law 1, over the whole action space and for every seat."""
    game = s.game
    key = game.title.actions.key
    actors = s.actors()
    for seat in [*range(game.seats), CHANCE]:
        legal = s.legal(seat)
        demand(1, legal == sorted(set(legal)), f"seat {seat}: the list is sorted and without doubles")
        demand(1, bool(legal) == (seat in actors), f"seat {seat}: choices exactly for those who may act")
        unrefused = [a for a in range(game.n_all) if s.refusal(seat, a) == OK]
        if legal != unrefused:
            differ = ", ".join(key(a) for a in sorted(set(legal) ^ set(unrefused)))
            raise LawBroken(1, f"seat {seat} at {s.step().name}: legal and unrefused differ in {differ}")
        bound = game.n_actions if seat != CHANCE else game.n_all
        demand(1, all(0 <= a < bound for a in legal), f"seat {seat}: choices lie in the action space")
    for seat in range(game.seats):
        for a in (0, game.n_actions - 1):
            refusal = s.why_not(seat, a)
            demand(1, (refusal is None) == (a in s.legal(seat)), "why_not agrees with legal")


def clones_are_equal(s: State, rng: Rng) -> None:
    """Law 2"""
    before = s.checksum()
    other = s.clone()
    demand(2, other.same(s) and other.checksum() == before, "a clone is equal")
    for _ in range(8):
        if other.over:
            break
        act_at_random(other, rng)
    demand(2, s.checksum() == before, "playing on a clone leaves the original alone")


def snapshot_round_trips(s: State) -> None:
    """Law 3, positions"""
    data = s.to_data()
    again = s.game.title.from_data(loads(dumps(data)), s.game)
    demand(3, again.same(s) and again.to_data() == data, "a snapshot gives the same position")
    demand(3, again.actors() == s.actors(), "with the same actors")
    for seat in s.actors():
        demand(3, again.legal(seat) == s.legal(seat), "and the same choices")


def record_round_trips(match: Match) -> None:
    """Law 3, whole games"""
    record = match.record()
    text = record.to_text()
    demand(3, from_text(text) == record, "a record survives its text")
    demand(3, from_data(loads(dumps(record.to_data()))) == record, "a record survives JSON")
    again = replay(match.title, record, match.state.game)
    demand(3, again.state.same(match.state), "a replay reaches the same position")
    demand(3, again.record() == record, "and gives the same record")


def nothing_hidden_shows(s: State, rng: Rng, everything: bool = False) -> None:
    """Law 4, for every seat and a spectator.  `everything` compares refusals over the whole action space."""
    game = s.game
    for seat in [*range(game.seats), None]:
        seed = int(rng.bits())
        other = s.resample(seat, Rng(seed))
        try:
            other.check()
        except AssertionError as error:
            raise LawBroken(4, f"seat {seat}: a sample breaks check(): {error}") from error
        for recall in (False, True):
            demand(4, other.view(seat, recall) == s.view(seat, recall), f"seat {seat}: the view tells a sample apart")
        demand(4, other.actors() == s.actors(), f"seat {seat}: the actors tell a sample apart")
        twin = other.resample(seat, Rng(seed + 1))
        demand(4, twin.same(s.resample(seat, Rng(seed + 1))), f"seat {seat}: samples depend on more than the view")
        if seat is None:
            continue
        demand(4, other.legal(seat) == s.legal(seat), f"seat {seat}: the choices tell a sample apart")
        if everything:
            for a in range(game.n_all):
                demand(4, other.why_not(seat, a) == s.why_not(seat, a), f"seat {seat}: a refusal tells a sample apart")


def no_barrier_means_nothing_learnt(before: State, seat: int, a: int, rng: Rng) -> None:
    """Law 5: call it for an action after which no barrier fell.  What others could not have known stays unknown.

    Open answers of several seats are law 9's.
    """
    if before.step().together:
        return
    after = before.clone()
    after.apply(seat, a)
    for other in range(before.game.seats):
        if other == seat:
            continue
        seen = after.view(other, True)
        if seen == before.view(other, True):
            continue
        sample = before.resample(other, Rng(int(rng.bits())))
        demand(5, sample.refusal(seat, a) == OK, f"{before.game.title.actions.key(a)} shows seat {other} something")
        sample.apply(seat, a)
        demand(5, sample.view(other, True) == seen, f"{before.game.title.actions.key(a)} shows seat {other} something")


def chance_is_possible(s: State) -> None:
    """Law 7"""
    if not s.is_chance():
        return
    answers = s.legal(CHANCE)
    weights = [s.weight(a) for a in answers]
    demand(7, bool(answers) and all(weight > 0 for weight in weights), "every answer has a positive weight")
    demand(7, sum(weights) == s.total(), "the total is the sum of the weights")
    demand(7, all(a >= s.game.n_actions for a in answers), "answers of chance lie behind the players' ids")
    reached = 0
    for a, weight in zip(answers, weights, strict=True):
        demand(7, s.pick(reached) == a and s.pick(reached + weight - 1) == a, "each answer is reached by its weight")
        reached += weight


def open_answers_commute(s: State, rng: Rng) -> None:
    """Law 9"""
    if s.over or not s.step().together:
        return
    actors = s.actors()
    for i, p in enumerate(actors):
        a = choice(s.legal(p), rng)
        alone = s.clone()
        alone.apply(p, a)
        if alone.over or not alone.step().together:
            continue
        for q in range(s.game.seats):
            same = q == p or unseen(alone.view(q, True)) == unseen(s.view(q, True))
            demand(9, same, f"seat {q} sees the answer of seat {p}")
        for q in actors[i + 1 :]:
            b = choice(s.legal(q), rng)
            one, two = alone.clone(), s.clone()
            one.apply(q, b)
            two.apply(q, b)
            two.apply(p, a)
            demand(9, one.same(two), f"answers of seats {p} and {q} do not commute")


def unseen(view: Any) -> dict[str, Any]:
    """A view without who is still awaited."""
    data = asdict(view)
    data.pop("awaited")
    return data


def choice(choices: list[int], rng: Rng) -> int:
    return choices[int(rng.below(len(choices)))]


def act_at_random(s: State, rng: Rng) -> None:
    if s.is_chance():
        s.apply(CHANCE, s.sample(rng))
    else:
        seat = choice(s.actors(), rng)
        s.apply(seat, choice(s.legal(seat), rng))


def every_law(s: State, rng: Rng) -> None:
    """All laws that one position can be asked about."""
    legal_is_unrefused(s)
    clones_are_equal(s, rng)
    snapshot_round_trips(s)
    nothing_hidden_shows(s, rng, everything=True)
    chance_is_possible(s)
    open_answers_commute(s, rng)
