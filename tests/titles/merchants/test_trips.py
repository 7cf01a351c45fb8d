"""Trips: a caravan's whole move as one batch, which clients offer by its destination."""

import pytest

from kontor.bots.registry import make
from kontor.bots.seat import Seat
from kontor.kernel.chance import Chance
from kontor.kernel.match import Match
from kontor.server.positions import courses
from kontor.titles.merchants.material import COLOURS
from kontor.titles.merchants.meta import TITLE
from kontor.titles.merchants.state import SEEN

from .table import Table, bare, edge


def offered(table: Table, player: str = "blue") -> list[str]:
    """What the server has ready for a client; every trip is accepted as one batch and leads back to the actions."""
    seat = table.seat(player)
    found = [keys for keys in courses(table.s, seat) if keys[0].startswith("start_caravan")]
    for keys in found:
        match = Match(table.s.clone(), Chance())
        assert match.submit_batch(seat, keys) is None, keys
        assert match.over or match.state.step().name == "action", keys
    return [" ".join(keys) for keys in found]


def trip(*parts: str, piece: int = 1) -> str:
    """Edges to step on, and whatever else stands between them."""
    named = [f"step:{edge(part)}" if part.startswith("E") else part for part in parts]
    return " ".join([f"start_caravan:{piece}", *named])


def line(*edges: str) -> Table:
    """Blue routes in a row, with a blue caravan on the first and a card besides the salt."""
    return bare("blue").routes("blue", *edges).caravans("blue", edges[0]).hand("blue", salt=1, wool=1)


@pytest.mark.rule("MER-6.5", "MER-6.6")
def test_the_cheapest_toll_comes_first() -> None:
    """Then what delivers, then the shortest: Paris lies at a route of white, E165 is red's."""
    table = bare("blue").routes("blue", "E164", "E151", "E135", "E136").routes("white", "E163").routes("red", "E165")
    table.kontors("white", "paris", "bruxelles").caravans("blue", "E164").hand("blue", salt=1, wool=1).gold(blue=1)
    free = [
        trip("E151", "deliver:1:bruxelles", "stop"), trip("E151", "deliver:1:bruxelles", "E135", "stop"),
        trip("E151", "deliver:1:bruxelles", "E135", "E136", "stop"),
    ]
    assert offered(table) == [*free, trip("E163", "deliver:1:paris", "stop"), trip("E165", "stop")]
    assert offered(table.gold(blue=0)) == free


@pytest.mark.rule("MER-6.5")
def test_a_longer_way_without_toll_is_taken_before_a_shorter_one_with_toll() -> None:
    """From E164 to E135 at Köln: two steps over white's E151, six round by Nürnberg over blue routes."""
    table = bare("blue").routes("blue", "E164", "E165", "E152", "E136", "E135").routes("white", "E151")
    table.caravans("blue", "E164").hand("blue", salt=2, wool=1).gold(blue=1)
    assert trip("extend", "E165", "E152", "E136", "E135", "stop") in offered(table)
    assert trip("E151", "E135", "stop") not in offered(table)
    assert trip("E151", "E135", "stop") in offered(table.hand("blue", salt=1, wool=1))


@pytest.mark.rule("MER-11.25", "MER-6.3")
def test_all_salt_is_paid_before_a_full_route_is_passed() -> None:
    table = line("E164", "E151", "E135", "E124", "E109").hand("blue", salt=2, wool=1)
    table.caravans("red", "E124").caravans("white", "E124")
    assert trip("extend", "E151", "E135", "E124", "E109", "stop") in offered(table)
    assert not [keys for keys in offered(table) if keys.endswith(f"step:{edge('E124')} stop")]


@pytest.mark.rule("MER-8.1", "MER-11.39")
def test_a_trip_ends_with_the_delivery_that_wins() -> None:
    table = line("E164", "E151", "E135", "E136").kontors("white", "bruxelles").goods("blue", 1, 4)
    assert offered(table) == [trip("E151", "deliver:1:bruxelles")]
    full = table.caravans("red", "E151").caravans("white", "E151")
    assert offered(full) == [trip("E151", "deliver:1:bruxelles")]       # nobody has to stop there any more


@pytest.mark.rule("MER-10.8")
def test_a_trip_is_whole_although_some_of_it_goes_without_saying() -> None:
    """With the last card paid, the only first step and the last stop are answered by the engine."""
    table = line("E164", "E151", "E135", "E124").hand("blue", salt=1)
    assert offered(table) == [trip("E151", "stop"), trip("E151", "E135", "stop"), trip("E151", "E135", "E124", "stop")]


@pytest.mark.rule("KON-1.5", "MER-2.13")
def test_salt_that_the_others_did_not_know_of_does_not_stop_a_trip() -> None:
    table = line("E164", "E151", "E135", "E124", "E109").hand("blue", salt=2, wool=1)
    blue = table.seat("blue")
    for resource in range(5):
        table.s.v[SEEN + 5 * blue + resource] = 0
    assert len(offered(table)) == 4
    match = Match(table.s.clone(), Chance())
    assert match.submit_batch(blue, trip("E151", "E135", "stop").split()) is None
    assert [match.undo(blue) for _ in range(3)] == [None] * 3           # the steps, but not the salt shown
    assert match.undo(blue) is not None
    assert match.state.step().name == "caravan"


@pytest.mark.rule("MER-7.8")
def test_a_swift_caravan_has_trips_without_salt() -> None:
    table = line("E164", "E151", "E135", "E124", "E109").hand("blue").cards("blue", "swift_caravan")
    table.do("blue", "play:swift_caravan")
    assert offered(table) == [
        trip("E151", "stop"), trip("E151", "E135", "stop"), trip("E151", "E135", "E124", "stop"),
        trip("E151", "E135", "E124", "E109", "stop"),
    ]


@pytest.mark.parametrize("start", ["first_game", "main"])
def test_every_trip_of_a_game_can_be_made(start: str) -> None:
    match = Match.new(TITLE, 4, {"start": start, "turns": "100"}, seed=5)
    bots = [make("greedy:budget=1", seat) for seat in range(4)]
    tried = 0
    while not match.over:
        seat = match.actors()[0]
        if match.state.step().name in ("action", "swift-caravan"):
            tried += len(offered(Table(match.state), COLOURS[seat]))
        assert match.submit(seat, bots[seat].choose(Seat(match, seat))) is None
    assert tried > 100
