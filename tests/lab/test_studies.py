"""Studies count what was told in whole games, whoever may know it."""

from kontor.kernel.match import Match
from kontor.lab.studies import Counts, tables
from kontor.lab.table import Setting, play
from kontor.titles.registry import TITLES, find


def test_a_study_adds_up_what_the_events_say() -> None:
    row, match = play(Setting("merchants", ("random",) * 3, seed=5), 0)
    told = [event for event in match.events(None) if event.kind == "produced"]
    for resource in ("wood", "wool", "grain", "ore", "salt"):
        for seat in range(3):
            mine = [e for e in told if (e.params["player"], e.params["resource"]) == (seat, f"resource-{resource}")]
            assert row.counts[f"production resource-{resource}"][seat] == sum(int(e.params["n"]) for e in mine)
    assert sum(row.counts["production resource-wood"]) > 0


def test_what_never_happens_has_a_line_too() -> None:
    row, _ = play(Setting("novgorod", ("random",) * 2, seed=1), 0)
    assert {name for name in row.counts if name.startswith("bonuses")} == {
        f"bonuses bonus-{key}" for key in names_of("novgorod", "bonus_won", "bonus")
    }


def test_the_reckoning_is_studied_as_well() -> None:
    row, match = play(Setting("novgorod", ("random",) * 3, seed=1), 2)
    outcome = match.state.outcome()
    assert outcome is not None
    out = {step.params["seat"] for step in outcome.trail if step.key == "eliminated"}
    assert {seat for seat, n in enumerate(row.counts["eliminated"]) if n} == out != set()


def test_a_table_says_how_much_belongs_to_winners() -> None:
    games: list[tuple[Counts, tuple[int, ...]]] = [
        ({"deals": (2, 0)}, (0,)), ({"deals": (0, 2)}, (0,)), ({"deals": (0, 0)}, (1,)),
    ]
    line, = tables(find("oltremare"), games)[0].lines
    assert (line.item, line.per_game, line.games, line.winners) == ("", 4 / 3, 2 / 3, 0.5)


def test_every_study_names_an_event_or_a_reckoning_with_these_values() -> None:
    for title in TITLES:
        kinds = {kind.name: dict(kind.values) for kind in title.events.kinds}
        for study in title.studies:
            if not study.final:
                assert {study.who, study.by, study.amount} - {""} <= set(kinds[study.of]), study
        seen = Match.new(title, title.seats[0], seed=1).state.view(None)
        assert all(isinstance(getattr(seen, name), int) for name in title.measured)


def names_of(title: str, event: str, value: str) -> tuple[str, ...]:
    kind = next(kind for kind in find(title).events.kinds if kind.name == event)
    names = dict(kind.values)[value]
    assert names is not None
    return names.keys
