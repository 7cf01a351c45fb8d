"""From a match and a seat to what may be sent.  Nothing else in this room looks into a state.

Everything here is a function of what the seat may see: its view, its legal actions, its refusals, its events.  While
several seats answer one decision, the answers of others are not even counted (`Counts`).
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec.structs import replace

from kontor.kernel.chance import seeded
from kontor.kernel.match import Entry, Match
from kontor.kernel.outcome import Outcome
from kontor.kernel.refusals import ENGINE, NOT_NOW, Refusal
from kontor.kernel.rng import Rng
from kontor.kernel.state import CHANCE, WIDTH, Game, State
from kontor.kernel.title import Line, Title
from kontor.text.speech import SEATS, room_of

from . import messages as m

COURSES = 120           # ready-made courses sent with a decision
EXAMPLES = 40            # labels sent with a reason why not
REASON = 12             # entries whose happenings come with a replayed position
FIXED = 20              # seed of the sample that courses are looked for in


# words

@cache
def known(title: Title) -> frozenset[str]:
    """The messages of a title's own catalogue, which are the same in every language; read without parsing them."""
    text = (files(room_of(title)) / "text.en.ftl").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def phrase(key: str, params: Mapping[str, Any]) -> m.Phrase:
    """A sentence about a game: an int that is called `player` or `seat` becomes the seat's name.

    Values go out as they are: a `Line` inside reads like a phrase on the wire, a tuple like a list.
    """
    if "player" in params or "seat" in params:
        params = {
            name: f"player-{value + 1}" if name in SEATS and isinstance(value, int) else value
            for name, value in params.items()
        }
    return m.Phrase(key, params)  # type: ignore[arg-type]


def refusal_phrase(refusal: Refusal) -> m.Phrase:
    return phrase(f"refusal-{refusal.key}", refusal.params)


def label(s: State, seat: int, a: int) -> m.Phrase:
    title = s.game.title
    kind = title.actions.kind(a)
    special = f"action-{kind}-{s.step().name}"
    params = {"player": seat, **title.actions.params(a), **title.detail(s, seat, a)}
    return phrase(special if special in known(title) else f"action-{kind}", params)


# counting what a viewer may count

@dataclass
class Counts:
    """How often something was done, as each viewer may know it; the last place is a spectator's.

    While a decision of several seats is open, an answer counts for its own seat alone; the others notice only that
    somebody is no longer awaited.  `decided` is the count at which a seat's own decision last changed.
    """

    seq: list[int]
    decided: list[int]

    @classmethod
    def begin(cls, match: Match) -> "Counts":
        n = match.state.game.seats + 1
        return cls([match.seq] * n, [match.seq] * n)

    def step(self, match: Match, seat: int, before: list[int]) -> None:
        """After something was done by `seat`; `before` says who was awaited then."""
        for viewer in range(len(self.seq)):
            if not match.is_open:
                self.seq[viewer] = self.decided[viewer] = match.seq
            elif viewer == seat:
                self.seq[viewer] += 1
                self.decided[viewer] = self.seq[viewer]
            elif match.actors() != before:
                self.seq[viewer] += 1

    def of(self, seat: int | None) -> int:
        return self.seq[-1 if seat is None else seat]


def entries_seen(match: Match, seat: int | None, since: int) -> list[tuple[int, Entry]]:
    """Entries from `since` on with their places, without the open answers of others."""
    if not match.is_open:
        return list(enumerate(match.tail(since), since))
    known = match.barrier
    told = match.tail(since)[: max(0, known - since)]
    own = [entry for entry in match.tail(known) if entry.seat == seat]
    places = list(enumerate(told, since)) + list(enumerate(own, known))
    return [pair for pair in places if pair[0] >= since]


def made(match: Match, seat: int | None) -> int:
    if not match.is_open:
        return match.made
    return match.barrier + sum(1 for entry in match.tail(match.barrier) if entry.seat == seat)


# a position

def position(match: Match, seat: int | None, seq: int, take_back: m.TakeBack | None = None) -> m.Position:
    s = match.state
    shown = picture(s, seat)
    return m.Position(
        seq=seq,
        made=made(match, seat),
        seat=seat,
        over=s.over,
        actors=s.actors(),
        trail=shown.trail,
        view=shown.view,
        areas=shown.areas,
        decision=decision(s, seat) if seat is not None and not s.over and s.is_actor(seat) else None,
        can_undo=seat is not None and match.can_undo(seat),
        take_back=take_back,
        result=result(s.outcome()),
    )


def past_position(s: State, at: int, seat: int | None) -> m.Position:
    """A position of the past, to look at."""
    shown = picture(s, seat)
    actors = [actor for actor in s.actors() if actor >= 0]
    return m.Position(
        seq=at, made=at, seat=seat, over=s.over, actors=actors, trail=shown.trail, view=shown.view, areas=shown.areas,
        decision=None, can_undo=False, take_back=None, result=result(s.outcome()),
    )  # fmt: skip


@dataclass
class Picture:
    trail: list[m.Phrase]
    view: Any
    areas: list[m.AreaText]


def picture(s: State, seat: int | None) -> Picture:
    title = s.game.title
    view = s.view(seat)
    told = known(title)
    steps = [f"step-{title.steps[number].name}" for number in s.flow()[::WIDTH]]
    areas = [
        m.AreaText(phrase(f"area-{area.key}", area.params), [line_text(line) for line in area.lines], area.key)
        for area in title.describe(view, s.material)
    ]
    return Picture([m.Phrase(step) for step in steps if step in told], view, areas)


def decision(s: State, seat: int) -> m.Decision:
    title = s.game.title
    actions = title.actions
    begins = s.game.begins_offer
    choices = [
        m.Choice(actions.key(a), actions.kind(a), actions.params(a), label(s, seat, a), begins(a))
        for a in s.legal(seat)
    ]
    prompt = phrase(f"prompt-{s.step().name}", {"player": seat, **title.question(s, seat)})
    about = [line_text(line) for line in title.occasion(s, seat)]
    return m.Decision(s.step().name, prompt, choices, courses(s, seat), about)


def line_text(line: Line) -> m.LineText:
    return m.LineText(phrase(f"line-{line.key}", line.params), line.rule)


def courses(s: State, seat: int) -> list[list[str]]:
    """What the title has ready; looked for in a sample, so that it tells nothing the seat does not know."""
    title = s.game.title
    if type(title).ready is Title.ready:
        return []
    legal = set(s.legal(seat))
    found = title.ready(s.resample(seat, Rng(FIXED)), seat)
    return [[title.actions.key(a) for a in course] for course in found if course[0] in legal][:COURSES]


def result(outcome: Outcome | None) -> m.Result | None:
    if outcome is None:
        return None
    trail = [m.Score(step.rule, phrase(f"reckoning-{step.key}", step.params)) for step in outcome.trail]
    return m.Result(list(outcome.ranks), list(outcome.scores), phrase(f"reason-{outcome.reason}", {}), trail)


# what happened

def log_begins(match: Match, seat: int | None) -> int:
    return match.title.log_begins(match, seat)


def happenings(match: Match, seat: int | None, since: int, until: int | None = None) -> list[m.Happening]:
    """Happenings from entry `since` on, as far back as this viewer may look."""
    return news(match, seat, max(since, log_begins(match, seat)), until)


def news(match: Match, seat: int | None, since: int, until: int | None = None) -> list[m.Happening]:
    """The same for somebody who is told for the first time: no title's limit on looking back applies."""
    return [told for place, entry in entries_seen(match, seat, since) if until is None or place < until
            for told in tell(match.state.game, place, entry, seat)]


def tell(game: Game, place: int, entry: Entry, seat: int | None) -> list[m.Happening]:
    title = game.title
    found: list[m.Happening] = []
    for told in entry.told:
        event = title.events.seen(told, seat)
        params = {**event.params, **title.told(event, game)}
        text = phrase(f"event-{event.kind}-hidden" if event.hidden else f"event-{event.kind}", params)
        found.append(m.Happening(place, entry.seat, event.kind, text, event.params, list(event.rules)))
    return found


# questions

def why_not(match: Match, seat: int, asked: str) -> list[m.WhyNot]:
    """Why actions are not possible now: all that belong to the decision, or those of one key or kind."""
    s, actions = match.state, match.title.actions
    if s.over or not s.is_actor(seat):
        refusal = s.why_not(seat, 0)
        return [m.WhyNot(refusal.rule, refusal_phrase(refusal), [], [])] if refusal is not None else []
    everything = range(actions.n_players)
    wanted = [a for a in everything if asked in (actions.key(a), actions.kind(a))] if asked else everything
    reasons: dict[str, tuple[Refusal, list[int]]] = {}
    for a in wanted:
        refusal = s.why_not(seat, a)
        if refusal is not None and (asked or refusal.rule != ENGINE[NOT_NOW][0]):
            reasons.setdefault(f"{refusal.rule} {refusal.key} {refusal.params}", (refusal, []))[1].append(a)
    return [
        m.WhyNot(
            refusal.rule, refusal_phrase(refusal), [label(s, seat, a) for a in refused[:EXAMPLES]],
            [actions.key(a) for a in refused],
        )
        for refusal, refused in reasons.values()
    ]  # fmt: skip


def preview(match: Match, seat: int, seq: int, keys: list[str]) -> m.Previewed | Refusal:
    """What a batch would lead to.  Tried on a copy, whose chance is not the table's."""
    trial = Match(match.state.clone(), seeded(0), match.names)
    refusal = trial.submit_batch(seat, keys)
    if refusal is not None:
        return refusal
    if trial.barrier > 0:               # also where forced answers follow: what lies behind a barrier is not known yet
        return m.Previewed(True, None)
    return m.Previewed(False, replace(position(trial, seat, seq), made=made(match, seat), can_undo=False))


# for bots

def question(match: Match, seat: int, seed: int) -> dict[str, Any]:
    """A position this seat cannot tell from the true one: all that a bot is given."""
    return match.state.resample(seat, Rng(seed)).to_data()


# the past

SPACING = 50            # entries between two positions that are kept


class Rewind:
    """Positions of the past, found again from the nearest one kept."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.kept: list[State] = [match.start.clone()]

    def forget(self, made: int) -> None:
        """Entries from number `made` on have changed."""
        del self.kept[made // SPACING + 1 :]

    def at(self, place: int) -> State:
        entries = self.match.entries
        while len(self.kept) <= place // SPACING:
            s = self.kept[-1].clone()
            first = (len(self.kept) - 1) * SPACING
            for entry in entries[first : first + SPACING]:
                s.apply(entry.seat, entry.action)
            self.kept.append(s)
        s = self.kept[place // SPACING].clone()
        for entry in entries[place // SPACING * SPACING : place]:
            s.apply(entry.seat, entry.action)
        return s


def replay(match: Match, rewind: Rewind, seat: int | None, at: int) -> m.Replay:
    """The position after `at` entries; never one that this viewer may no longer look up, nor an open decision."""
    last = match.barrier if match.is_open else match.made
    at = max(log_begins(match, seat), min(at, last))
    told = happenings(match, seat, max(0, at - REASON), at)
    begins = next((place for place, entry in enumerate(match.entries) if entry.seat != CHANCE), match.made)
    return m.Replay(at, last, begins, past_position(rewind.at(at), at, seat), told)
