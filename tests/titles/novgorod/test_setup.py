"""Chapters 1 and 2: the table is laid, and the opening draft."""

import pytest

from kontor.kernel.chance import seeded
from kontor.kernel.match import Match
from kontor.kernel.state import CHANCE
from kontor.titles.novgorod.material import BONUSES, CITIES, load
from kontor.titles.novgorod.meta import TITLE
from kontor.titles.novgorod.state import price, top_kontor
from tests.titles.novgorod.table import Table, begin

M = load()
DANZIG = CITIES.index("danzig")


def chosen(table: Table, name: str) -> list[int]:
    return [int(x) for x in table.get(name)]


@pytest.mark.rule("NOV-1.5", "NOV-1.6")
@pytest.mark.scenario("NOV-S01")
@pytest.mark.parametrize(("seats", "prices"), [(4, [5, 6, 6, 7]), (3, [5, 6, 7]), (2, [5, 6])])
def test_a_pile_holds_one_kontor_for_each_player_cheapest_on_top(seats: int, prices: list[int]) -> None:
    s = begin(seats, careers="front").state
    seen = []
    while top_kontor(s, DANZIG) >= 0:
        seen.append(int(price(s, DANZIG)))
        s.v[TITLE.layout.offsets["taken"] + DANZIG] += 1
    assert seen == prices
    for city in range(8):
        s.v[TITLE.layout.offsets["taken"] + city] = seats - 1
        assert top_kontor(s, city) >= 0
        s.v[TITLE.layout.offsets["taken"] + city] = seats
        assert top_kontor(s, city) == -1


@pytest.mark.rule("NOV-1.7")
@pytest.mark.scenario("NOV-S02")
@pytest.mark.parametrize(("seats", "display", "deck"), [(2, 4, 18), (3, 5, 16), (4, 6, 14)])
def test_one_order_for_each_hand_then_the_display_then_the_deck(seats: int, display: int, deck: int) -> None:
    table = begin(seats, careers="front")
    assert len(table.display()) == display
    assert all(len(table.orders("hand", seat)) == 1 for seat in range(seats))
    assert table.get("deck") == deck
    assert [table.get("zone", o) for o in range(24)].count(0) == deck


@pytest.mark.rule("NOV-1.8", "NOV-1.9", "NOV-1.10", "NOV-15.52")
@pytest.mark.scenario("NOV-S03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_first_game_starts_alike_for_everybody(seats: int) -> None:
    table = begin(seats, **TITLE.presets["first_game"])
    for seat in range(seats):
        assert (table.cash(seat), table.seals(seat)) == (27, 0)
        assert (table.get("speed", seat), table.get("level", seat)) == (2, 0)
    states = dict(zip(BONUSES, table.get("bonus_state"), strict=True))
    assert {name for name, state in states.items() if state} == {"eight_kontors", "five_city_route"}
    assert states["eight_kontors"] == states["five_city_route"] == 1


@pytest.mark.rule("NOV-1.2", "NOV-15.1")
def test_ducats_and_seals_have_no_upper_limit() -> None:
    s = begin(2, careers="front").state
    s.v[TITLE.layout.offsets["cash"]] = 5000
    s.v[TITLE.layout.offsets["seals"]] = 5000
    s.check()
    assert s.view(0).players[0].cash == s.view(0).players[0].seals == 5000


@pytest.mark.rule("NOV-1.4", "NOV-14.1")
def test_chance_lays_every_manufactory_once_and_it_stays() -> None:
    table = begin(3, seed=4, careers="front")
    laid = chosen(table, "manufactory")
    assert sorted(laid) == list(range(1, 9))
    assert any(chosen(begin(3, seed=seed, careers="front"), "manufactory") != laid for seed in range(5, 9))
    table.do("kontor:riga", "kontor:visby", "kontor:danzig")
    assert chosen(table, "manufactory") == laid


@pytest.mark.rule("NOV-1.9", "NOV-14.1")
def test_two_of_the_six_bonuses_are_drawn_unless_chosen() -> None:
    pairs = set()
    for seed in range(60):
        states = chosen(begin(2, seed=seed, careers="front"), "bonus_state")
        assert sum(states) == 2
        pairs.add(tuple(states))
    assert len(pairs) > 10
    assert chosen(begin(2, careers="front", bonuses="3-6"), "bonus_state") == [0, 0, 1, 0, 0, 1]


@pytest.mark.rule("NOV-1.10", "NOV-1.12", "NOV-14.1")
def test_careers_are_dealt_and_the_lowest_number_starts() -> None:
    firsts = set()
    for seed in range(30):
        table = begin(3, seed=seed, careers="front")
        numbers = chosen(table, "career")[:3]
        assert len(set(numbers)) == 3
        assert min(numbers) == numbers[table.get("start_player")]
        firsts.add(table.get("start_player"))
    assert firsts == {0, 1, 2}


@pytest.mark.rule("NOV-1.11", "NOV-15.2")
def test_sides_are_chosen_openly_clockwise_from_the_start_player_before_the_draft() -> None:
    table = begin(3, seed=2)
    start = table.get("start_player")
    order = []
    for side in ("back", "front", "back"):
        order.append(table.seat)
        assert table.step == "choose-side"
        assert table.legal() == {"side:front", "side:back"}
        table.do(f"side:{side}")
    assert order == [start, (start + 1) % 3, (start + 2) % 3]
    assert [table.get("side", seat) for seat in order] == [1, 0, 1]
    assert [player.side for player in table.state.view(None).players] == chosen(table, "side")[:3]
    assert table.step == "draft-pick"


@pytest.mark.rule("NOV-1.11")
@pytest.mark.parametrize(("careers", "side"), [("front", 0), ("back", 1)])
def test_a_side_agreed_for_everybody_is_not_asked_for(careers: str, side: int) -> None:
    table = begin(2, careers=careers)
    assert table.step == "draft-pick"
    assert chosen(table, "side")[:2] == [side, side]


@pytest.mark.rule("NOV-1.13")
def test_what_was_not_handed_out_cannot_come_into_play() -> None:
    table = begin(2, careers="front", bonuses="1-2")
    data = TITLE.layout.to_data(table.state.cells())
    assert data["career"][2:] == [0, 0]
    assert data["bonus_state"][2:] == [0, 0, 0, 0]
    table.do("kontor:riga", "kontor:riga")
    assert "kontor:riga" not in table.legal()       # the other two kontors of the city are out of the game


# the draft

@pytest.mark.rule("NOV-2.1", "NOV-3.1")
@pytest.mark.scenario("NOV-S20")
def test_the_draft_goes_counter_clockwise_and_the_start_player_is_last() -> None:
    seed = next(seed for seed in range(99) if begin(4, seed=seed, careers="front").get("start_player") == 1)
    table = begin(4, seed=seed, careers="front")
    picks = []
    while table.step == "draft-pick":
        picks.append(table.seat)
        kontors = [key for key in sorted(table.legal()) if key.startswith("kontor")]
        table.do(kontors[len(picks) % len(kontors)] if kontors else "deck")
    assert picks == [0, 3, 2, 1] * 3
    turns = []
    for _ in range(4):
        turns.append(table.seat)
        table.do("done", "done")
        if table.step == "purchase":
            table.do("done")
    assert turns == [1, 2, 3, 0]


@pytest.mark.rule("NOV-2.2", "NOV-2.3", "NOV-2.4", "NOV-2.6")
@pytest.mark.scenario("NOV-S21")
def test_two_kontors_of_different_cities_and_one_order_each() -> None:
    table = begin(2, seed=3, careers="front")
    first = table.seat
    display = table.display()
    assert table.legal() == {f"kontor:{city}" for city in CITIES} | {f"order:{order}" for order in display} | {"deck"}
    table.do("kontor:danzig", "kontor:london")
    assert table.seat == first
    assert "kontor:danzig" not in table.legal()
    assert table.refused("kontor:danzig").key == "own-kontor-there"
    other = min(display)
    table.do("kontor:riga", f"order:{other}")
    assert table.display() == display - {other}
    assert table.legal() == {f"order:{order}" for order in display - {other}} | {"deck"}
    assert table.refused("kontor:visby").key == "draft-kontors-complete"
    table.do("deck")
    assert table.legal("order") == set()
    assert table.refused("deck").key == "draft-orders-complete"
    assert table.refused(f"order:{other}").key == "draft-orders-complete"


@pytest.mark.rule("NOV-2.7", "NOV-2.8", "NOV-15.3")
@pytest.mark.scenario("NOV-S04")
def test_the_draft_is_paid_at_its_end_with_six_for_each_of_two_orders() -> None:
    table = begin(2, seed=3, careers="front")
    volker, heike = table.seat, 1 - table.seat
    table.do("kontor:riga", "kontor:lubeck", "kontor:lubeck", "deck", "deck")
    assert table.cash(volker) == 27                                     # nothing is paid before the last pick
    table.do("kontor:antwerp")
    owned = {CITIES[city]: rank for city, rank in enumerate(table.get("kontor", volker)) if rank}
    assert owned == {"riga": 1, "lubeck": 2}
    assert table.cash(volker) == 27 - (4 + 7 + 6 + 6) == 4
    assert table.cash(heike) == 27 - (6 + 5 + 6 + 6)
    assert table.seals(volker) == 0
    assert len(table.orders("hand", volker)) == 2


@pytest.mark.rule("NOV-2.9", "NOV-6.5", "NOV-15.4")
@pytest.mark.scenario("NOV-S22")
def test_a_display_above_four_stays_and_shrinks_by_purchases() -> None:
    table = begin(4, seed=5, careers="front")
    k = 0
    while table.step == "draft-pick":
        options = sorted(table.legal("kontor"))
        table.do(options[k % len(options)] if options else "deck")
        k += 1
    assert (len(table.display()), table.get("deck")) == (6, 10)
    sizes = []
    for _ in range(3):
        seat = table.seat
        table.state.v[TITLE.layout.offsets["cash"] + seat] = 20
        table.do("done", "done", f"order:{min(table.display())}")
        table.draw()
        sizes.append((len(table.display()), table.get("deck")))
        while table.step == "purchase" and table.seat == seat:
            table.do("done")
    assert sizes == [(5, 10), (4, 10), (4, 9)]


@pytest.mark.rule("NOV-2.9")
def test_a_display_below_four_is_filled_up_after_the_draft() -> None:
    table = begin(2, seed=5, careers="front")
    while table.step == "draft-pick":
        orders = sorted(table.legal("order"))
        table.do(orders[0] if orders else min(table.legal("kontor")))
    assert (len(table.display()), table.get("deck")) == (4, 16)


@pytest.mark.rule("NOV-2.5", "NOV-13.1")
def test_only_the_drawer_sees_an_order_from_the_deck() -> None:
    match = Match.new(TITLE, 2, {"careers": "front"}, seed=3)
    (seat,) = match.actors()
    before = len(match.entries)
    assert match.submit(seat, "deck") is None
    mine = [event for event in match.events(seat, before) if event.kind == "order_drawn"]
    theirs = [event for event in match.events(1 - seat, before) if event.kind == "order_drawn"]
    assert "order" in mine[0].params and not mine[0].hidden
    assert "order" not in theirs[0].params and theirs[0].hidden
    assert match.state.view(1 - seat).players[seat].hand is None
    assert match.state.view(1 - seat).players[seat].hand_size == 2
    taken = match.key(match.legal(1 - seat)[-2])
    assert match.submit(1 - seat, taken) is None
    assert any(event.params.get("order") for event in match.events(seat, before) if event.kind == "order_drafted")


@pytest.mark.rule("NOV-14.1")
def test_the_same_seed_lays_the_same_table() -> None:
    one, two = begin(4, seed=9, special_orders="yes"), begin(4, seed=9, special_orders="yes")
    assert one.state.checksum() == two.state.checksum()
    assert begin(4, seed=10, special_orders="yes").state.checksum() != one.state.checksum()


@pytest.mark.rule("NOV-14.1")
def test_every_draw_is_a_decision_of_chance() -> None:
    state = TITLE.new(2, {"places": "drawn", "merchant": "front", "pirate": "back", "special_orders": "yes"})
    source = seeded(1)
    kinds: list[str] = []
    while state.is_chance():
        answer = source.answer(state, len(kinds))
        kinds.append(TITLE.actions.kind(answer))
        state.apply(CHANCE, answer)
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "lay": 8, "lot": 2, "draw": 2 + 4, "special_card": 4, "bonus_card": 2, "career_card": 2,
    }
