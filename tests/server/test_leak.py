"""Nothing but views leaves the server.

At positions of a game, for every seat and a spectator: the state is replaced by one this viewer cannot tell from it.
Everything the server would send to that viewer must be the same to the byte.  Built from the very objects that serve
requests (`Sitting`, `positions`), without a network between.
"""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from kontor.kernel.laws import choice
from kontor.kernel.match import Match
from kontor.kernel.rng import Rng
from kontor.server import games, messages as m, positions
from kontor.server.clocks import Clocks, allowance
from kontor.server.people import People
from kontor.server.rows import Person, SeatRow, TableRow
from kontor.server.sitting import Sitting
from kontor.server.store import Store
from kontor.server.tables import new_origin
from kontor.titles.registry import TITLES
from tests.proof import PROVE, count

SPARSE = count(20, 1)   # every so many positions are looked at, and at each tenth of them also back to the beginning
WHOLE = count(250, 100_000)
SHORT = {"merchants": {"turns": "100"}}         # games at random end by the limit of turns; the least will do


def sitting_of(store: Store, title: Any, options: dict[str, str], seats: int) -> Sitting:
    around = [SeatRow(seat, "person", f"p{seat}", f"P{seat}") for seat in range(seats)]
    row = TableRow("t", "CODE", title.id, title.settle_options(options), "", "-", "live", "instant", "link", "p0",
                   new_origin(), 0.0, seats=around)
    store.add_table(row)
    match = games.begin(row)
    sitting = Sitting(row, store, People(store, b"key"))
    sitting.match, sitting.counts = match, positions.Counts.begin(match)
    allowed = allowance(title, row.pace)
    assert allowed is not None
    sitting.clocks = Clocks.begin(allowed, seats, 0.0)
    row.game = games.game_row(match, sitting.counts, 0.0, sitting.turn_clocks())
    return sitting


def everything(sitting: Sitting, viewer: int | None, keys: list[str], back: bool) -> list[bytes]:
    """Each answer and push this viewer could get now: Now, Position, log, replay, why, preview, a bot's question."""
    match = sitting.running()
    sitting.encoded.clear()
    person = f"p{viewer}" if viewer is not None else ""
    since = 0 if back else max(0, match.made - 10)
    sent: list[Any] = [
        sitting.now(person, viewer, since), sitting.position(viewer), sitting.table(person),
        positions.happenings(match, viewer, since), positions.news(match, viewer, since),
    ]
    if back:
        sent += [sitting.replay(viewer, match.made), sitting.replay(viewer, match.made // 2)]
    if viewer is not None:
        sent.append(positions.why_not(match, viewer, ""))
        for key in keys[:4]:
            found = positions.preview(match, viewer, 0, [key])
            sent.append(found if isinstance(found, m.Previewed) else (found.rule, found.key, found.params))
        sent.append(positions.question(match, viewer, 5))
    return [msgspec.json.encode(each) for each in sent]


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_whatever_a_viewer_cannot_know_does_not_show(title: Any, tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'leak.db'}")
    options = {**list(title.presets.values())[-1], **SHORT.get(title.id, {})}
    play(sitting_of(store, title, options, max(title.seats)), Rng(1))
    store.close()


def play(sitting: Sitting, rng: Rng) -> None:
    match = sitting.running()
    looked = 0
    for n in range(WHOLE):
        sitting.time = lambda now=7.0 * n: now  # type: ignore[misc]
        sitting.turn_clocks()
        if match.over:
            break
        if n % SPARSE == 0 or (len(match.actors()) > 1 and n % 12 == 0):
            look(sitting, rng, back=not PROVE or looked % 10 == 0)
            looked += 1
        actors = match.actors()
        seat = actors[int(rng.below(len(actors)))]
        ready = positions.courses(match.state, seat)
        if ready and rng.below(3) == 0:
            before = match.actors()
            if match.submit_batch(seat, ready[int(rng.below(len(ready)))]) is None:
                sitting.counts.step(match, seat, before)
                continue
        before = match.actors()
        assert match.submit(seat, choice(match.legal(seat), rng)) is None
        sitting.counts.step(match, seat, before)
    assert looked > 5


def look(sitting: Sitting, rng: Rng, back: bool) -> None:
    match = sitting.running()
    assert any(clock is not None and clock.running for clock in sitting.table("").clocks)
    true = match.state
    for viewer in (None, *range(true.game.seats)):
        keys = [match.key(a) for a in true.legal(viewer)] if viewer is not None else []
        expected = everything(sitting, viewer, keys, back)
        match.state = true.resample(viewer, Rng(int(rng.bits())))
        try:
            assert everything(sitting, viewer, keys, back) == expected
        finally:
            match.state = true


def test_the_test_would_notice_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A position that tells the true state's check sum is caught."""
    honest = positions.position

    def leaky(match: Match, seat: int | None, seq: int, take_back: m.TakeBack | None = None) -> m.Position:
        return msgspec.structs.replace(honest(match, seat, seq, take_back), made=match.state.checksum())

    monkeypatch.setattr(positions, "position", leaky)
    store = Store(f"sqlite:///{tmp_path / 'leak.db'}")
    title = next(title for title in TITLES if title.id == "oltremare")
    with pytest.raises(AssertionError):
        play(sitting_of(store, title, {}, 3), Rng(1))
    store.close()


def test_a_person_is_a_stranger_at_every_other_table(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'leak.db'}")
    people = People(store, b"key")
    anna = Person("anna", "Anna", "en", True, 0.0)
    assert people.alias("one", anna.id) != people.alias("two", anna.id)
    assert anna.id not in people.alias("one", anna.id)
    store.close()
