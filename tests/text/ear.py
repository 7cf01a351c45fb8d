"""Listens to whole games and complains about what no player should read."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from kontor.kernel.match import Match
from kontor.kernel.playout import any_of
from kontor.kernel.rng import Rng
from kontor.kernel.state import CHANCE, State
from kontor.kernel.title import Line, Title
from kontor.text.speech import Speech
from tests.text.catalogues import LANGUAGES, own, shared
from tests.text.tables import expected

TOKEN = re.compile(r"[a-z]+(?:-[A-Za-z0-9_]+)+")
SLIP = re.compile(r"[{}]|  | [,.;:!?)](?:\s|$)|\( |\bNone\b|\bFalse\b|\bTrue\b|^\s|\s$")
OFTEN = 2               # so often is everything said at each kind of decision


class Noted(Speech):
    """A speech that remembers which texts it has used."""

    said: set[str]

    def _format(self, key: str, values: dict[str, Any]) -> str:
        self.said.add(key)
        return super()._format(key, values)


class Ear:
    def __init__(self, title: Title) -> None:
        self.title = title
        self.said: set[str] = set()
        self.speeches = [Noted(lang, title) for lang in LANGUAGES]
        for speech in self.speeches:
            speech.said = self.said
        self.keys = {*own(title.id, "en"), *shared("en"), *expected(title)}
        self.rng = Rng(5)
        self.met: Counter[str] = Counter()
        self.done: Counter[tuple[str, str]] = Counter()

    def follow(self, match: Match, rng: Rng, stride: int, attention: int) -> None:
        """Plays on to the end, curious for what was seldom done, and listens to the first `attention` decisions."""
        self.hear_events(match, 0)
        decisions = 0
        while not match.over:
            s = match.state
            seat = s.actors()[0]
            if decisions >= attention:
                assert match.submit(seat, int(any_of(s, s.legal(seat), rng))) is None
                continue
            step = s.step().name
            self.hear_decision(s)
            self.met[step] += 1
            if decisions % stride == 0 or self.met[step] <= OFTEN:
                self.hear_refusals(s)
                self.hear_position(s)
            since = len(match.entries)
            assert match.submit(seat, self.choose(s, seat, step, rng)) is None
            self.hear_events(match, since)
            decisions += 1
        self.hear_position(match.state)
        self.hear_refusals(match.state)
        self.hear_outcome(match.state)

    def choose(self, s: State, seat: int, step: str, rng: Rng) -> int:
        kind = self.title.actions.kind
        choices = s.legal(seat)
        seldom = min(self.done[step, kind(a)] for a in choices)
        choices = [a for a in choices if self.done[step, kind(a)] <= seldom + 2]
        a = choices[int(rng.below(len(choices)))]
        self.done[step, kind(a)] += 1
        return a

    def hear(self, text: str) -> None:
        assert text, "something is said"
        assert not SLIP.search(text), text
        assert not [token for token in TOKEN.findall(text) if token in self.keys], text

    def hear_decision(self, s: State) -> None:
        for speech in self.speeches:
            for seat in s.actors():
                known = s.resample(seat, self.rng) if seat != CHANCE else s
                prompt = speech.prompt(s, seat)
                self.hear(prompt)
                assert prompt == speech.prompt(known, seat), "a prompt tells nothing that its seat does not know"
                about = [speech.line(line) for line in self.title.occasion(s, seat)] if seat != CHANCE else []
                for text in about:
                    self.hear(text)
                if seat != CHANCE:
                    assert about == [speech.line(line) for line in self.title.occasion(known, seat)]
                for a in s.legal(seat):
                    text = speech.action(s, seat, a)
                    self.hear(text)
                    assert text == speech.action(known, seat, a), "a label tells nothing that its seat does not know"

    def hear_refusals(self, s: State) -> None:
        """Of every id the seat that decides may not choose; the others hear the same about each."""
        for seat in range(s.game.seats):
            ids = range(s.game.n_actions) if s.is_actor(seat) and not s.over else range(1)
            for a in ids:
                refusal = s.why_not(seat, a)
                if refusal is not None:
                    for speech in self.speeches:
                        self.hear(speech.action(s, seat, a))
                        self.hear(speech.refusal(refusal))

    def hear_position(self, s: State) -> None:
        for seat in (None, *range(s.game.seats)):
            for recall in (False, True):
                areas = self.title.describe(s.view(seat, recall), s.material)
                assert areas
                for words in (area.params for area in areas):
                    self.look_up(words)
                for line in (line for area in areas for line in area.lines):
                    self.look_up(line.params)
                for speech in self.speeches:
                    for heading, lines in speech.areas(areas):
                        self.hear(heading)
                        for text in lines:
                            self.hear(text)

    def look_up(self, params: dict[str, Any]) -> None:
        assert [word for word in texts_in(list(params.values())) if not self.speeches[0].has(word)] == []

    def hear_events(self, match: Match, since: int) -> None:
        for seat in (None, *range(match.state.game.seats)):
            for event in match.events(seat, since):
                for speech in self.speeches:
                    self.hear(speech.event(event))

    def hear_every_event(self) -> None:
        """Each kind of event with each name that it can tell, for each seat and a spectator."""
        for number, kind in enumerate(self.title.events.kinds):
            sizes = [len(names.keys) if names else 3 for _, names in kind.values]
            for i in range(max(sizes, default=1)):
                told = (number, *(i % size for size in sizes))
                for seat in (None, *range(max(self.title.seats))):
                    for speech in self.speeches:
                        self.hear(speech.event(self.title.events.seen(told, seat)))

    def hear_options(self) -> None:
        keys = [f"option-{option.name}" for option in self.title.options]
        keys += [f"option-{option.name}-{value}" for option in self.title.options for value in option.values]
        for speech in self.speeches:
            for key in ("title-name", "title-pitch", "title-rights", *keys):
                self.hear(speech.say(key))

    def hear_outcome(self, s: State) -> None:
        outcome = s.outcome()
        assert outcome is not None
        for speech in self.speeches:
            lines = speech.outcome(outcome)
            assert len(lines) == len(outcome.trail) + 1
            for text in lines:
                self.hear(text)


def texts_in(value: Any) -> Iterator[str]:
    """Every word that would be looked up."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Line):
        for part in value.params.values():
            yield from texts_in(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts_in(part)
