"""Section 4: prices, pieces, routes, gold for connections, double arrows."""

import pytest

from kontor.titles.merchants.material import CARDS, RESOURCES
from kontor.titles.merchants.state import DECK, FRESH, GOLD, RESERVE, deck_size, mat, pile_size
from kontor.titles.merchants.view import View, view
from kontor.titles.merchants.ways import payments

from .table import Table, bare, edge, first_game


def build(table: Table, player: str, name: str) -> Table:
    """Pays for a route, whatever the player holds already."""
    table.hand(player, ore=1, wood=1)
    return table.do(player, f"route:{edge(name)}")


@pytest.mark.rule("MER-4.1")
@pytest.mark.parametrize(("key", "cost"), [
    ("buy_card", {"wool": 1, "salt": 1}),
    ("recruit:bern", {"wool": 1, "grain": 1, "wood": 1}),
    ("raise_caravan:164", {"ore": 1, "wood": 1, "salt": 1}),
    ("route:165", {"ore": 1, "wood": 1}),
    ("move_trader:1:136", {"grain": 1}),
    ("start_caravan:1", {"salt": 1}),
])
def test_prices(key: str, cost: dict[str, int]) -> None:
    def table(cards: dict[str, int]) -> Table:
        place = bare("blue").kontors("blue", "bern").routes("blue", "E164", "E163").caravans("blue", "E164")
        return place.traders("blue", "bern").hand("blue", **cards)

    before = dict.fromkeys(RESOURCES, 0) | cost
    paid = table(cost).do("blue", key)
    assert [paid.of("blue")[name] for name in RESOURCES] == [0] * 5
    assert [int(paid.s.v[22 + i]) for i in range(5)] == [19] * 5        # back in the supply
    for name in cost:
        assert table(before | {name: before[name] - 1}).refusal("blue", key) in ("MER-4.1", "MER-5.1")


@pytest.mark.rule("MER-4.2")
def test_as_many_as_cards_and_pieces_allow() -> None:
    table = bare("blue").kontors("blue", "bern").hand("blue", ore=4, wood=4)
    table.do("blue", "route:164", "route:165", "route:181", "route:163")
    assert table.refusal("blue", "route:162") == "MER-4.1"
    assert table.of("blue")["routes"] == 26


@pytest.mark.rule("MER-4.3")
def test_a_bought_card_is_hidden() -> None:
    table = bare("red").hand("red", wool=1, salt=1).do("red", "buy_card")
    assert {table.s.weight(a) for a in table.s.legal(-1)} == {8, 3, 2}
    table.chance("drawn:monopoly")
    assert deck_size(table.s) == 24
    assert table.s.view(0).players[0].cards == tuple(int(name == "monopoly") for name in CARDS)
    for seat in (1, None):
        red = table.s.view(seat).players[0]
        assert (red.n_cards, red.fresh, red.cards, red.fresh_cards) == (1, 1, None, None)


@pytest.mark.rule("MER-4.4", "MER-11.15")
def test_traders_start_at_own_kontors() -> None:
    table = bare("red").kontors("red", "budapest").kontors("blue", "bern").hand("red", wool=2, grain=2, wood=2)
    assert table.legal("red", "recruit") == {"budapest"}
    assert table.refusal("red", "recruit:bern") == "MER-4.4"
    table.do("red", "recruit:budapest", "recruit:budapest")
    assert table.trader_places("red") == ["I128", "I128"]


@pytest.mark.rule("MER-4.5", "MER-11.17")
@pytest.mark.scenario("MER-S35")
def test_replacing_a_trader() -> None:
    table = bare("red").kontors("red", "budapest", "torino").traders("red", "I117", "I118")
    table.hand("red", wool=1, grain=1, wood=1)
    table.do("red", "recruit:torino")
    assert table.waiting == "replace-trader"
    assert table.legal("red") == {"take_off:1", "take_off:2"}
    assert table.clone().do("red", "take_off:1").trader_places("red") == ["I147", "I118"]
    assert table.do("red", "take_off:2").trader_places("red") == ["I117", "I147"]
    table = bare("red").kontors("red", "budapest", "torino").traders("red", "I117").hand("red", wool=1, grain=1, wood=1)
    table.do("red", "recruit:torino")
    assert table.trader_places("red") == ["I117", "I147"]               # the one of the reserve
    table = bare("red").kontors("red", "torino").traders("red", "torino", "torino").hand("red", wool=1, grain=1, wood=1)
    assert table.do("red", "recruit:torino", "take_off:1").trader_places("red") == ["I147", "I147"]


@pytest.mark.rule("MER-4.6", "MER-4.8", "MER-11.23")
@pytest.mark.scenario("MER-S48")
def test_placing_a_caravan() -> None:
    table = bare("blue").kontors("blue", "bern").routes("blue", "E164", "E165", "E163").routes("red", "E181")
    table.caravans("red", "E164").caravans("white", "E164").hand("blue", ore=1, wood=1, salt=1)
    assert table.legal("blue", "raise_caravan") == {edge("E165")}
    assert table.refusal("blue", f"raise_caravan:{edge('E164')}") == "MER-4.8"
    assert table.refusal("blue", f"raise_caravan:{edge('E163')}") == "MER-4.4"          # no own kontor there
    assert table.refusal("blue", f"raise_caravan:{edge('E181')}") == "MER-4.6"          # a foreign route
    table.do("blue", f"raise_caravan:{edge('E165')}")
    assert table.caravan_places("blue") == ["E165", ""]


@pytest.mark.rule("MER-4.7", "MER-11.17")
def test_replacing_a_caravan() -> None:
    table = bare("blue").kontors("blue", "bern").routes("blue", "E164", "E165").caravans("blue", "E164", "E165")
    table.hand("blue", ore=1, wood=1, salt=1)
    table.do("blue", f"raise_caravan:{edge('E164')}")
    assert table.waiting == "replace-caravan"
    assert table.clone().do("blue", "take_off:2").caravan_places("blue") == ["E164", "E164"]
    assert table.do("blue", "take_off:1").caravan_places("blue") == ["E164", "E165"]


@pytest.mark.rule("MER-4.8")
def test_a_caravan_being_replaced_leaves_its_place() -> None:
    table = bare("blue").kontors("blue", "bern").routes("blue", "E164", "E165").caravans("blue", "E164", "E165")
    table.caravans("red", "E164").hand("blue", ore=1, wood=1, salt=1)
    table.do("blue", f"raise_caravan:{edge('E164')}")
    assert table.legal("blue") == {"take_off:1"}
    assert table.refusal("blue", "take_off:2") == "MER-4.8"


@pytest.mark.rule("MER-4.9")
def test_a_route_touches_an_own_kontor_or_route() -> None:
    table = bare("red").kontors("red", "torino").routes("red", "E184").routes("blue", "E195").hand("red", ore=1, wood=1)
    assert table.legal("red", "route") == {edge(e) for e in ("E196", "E213", "E170", "E171", "E202", "E203")}
    assert table.refusal("red", f"route:{edge('E195')}") == "MER-4.9"
    assert table.refusal("red", f"route:{edge('E126')}") == "MER-4.9"


@pytest.mark.rule("MER-4.10")
@pytest.mark.scenario("MER-S13")
def test_behind_a_foreign_kontor() -> None:
    table = bare("red").routes("red", "E202").kontors("blue", "zagreb").hand("red", ore=1, wood=1)
    assert edge("E201") in table.legal("red", "route")


@pytest.mark.rule("MER-4.11", "MER-11.34")
@pytest.mark.scenario("MER-S32")
def test_last_route() -> None:
    table = bare("blue").kontors("blue", "visby").routes("blue", "E068")
    table.s.v[RESERVE + 1] = 1
    build(table, "blue", "E084")                                        # double arrow
    assert table.waiting == "action"
    table.hand("blue", ore=1, wood=1)
    assert table.refusal("blue", f"route:{edge('E085')}") == "MER-4.11"


@pytest.mark.rule("MER-4.12", "MER-11.35")
@pytest.mark.scenario("MER-S31")
def test_sea_lane() -> None:
    table = bare("blue").kontors("blue", "visby").hand("blue", ore=1, wood=1)
    assert edge("E068") in table.legal("blue", "route")
    assert table.refusal("blue", f"route:{edge('E017')}") == "MER-4.12"         # a lane of the main board only
    table.do("blue", f"route:{edge('E068')}")
    walk = bare("red").traders("red", "visby").hand("red", grain=1)
    assert edge("I057") in walk.legal("red", "move_trader") or f"1:{edge('I057')}" in walk.legal("red", "move_trader")
    assert table.of("blue")["gold"] == 0
    assert bare("red").s.view(None).routes[EDGE_IN_OPEN_SEA] == -1


EDGE_IN_OPEN_SEA = 67                                                   # E068


@pytest.mark.rule("MER-4.9", "MER-4.13", "MER-4.14", "MER-11.31")
@pytest.mark.scenario("MER-S02")
def test_connecting_torino() -> None:
    table = bare("red").kontors("red", "torino").kontors("blue", "venezia", "bern").routes("blue", "E197", "E198")
    build(table, "red", "E196")
    assert (table.of("red")["gold"], table.of("blue")["gold"]) == (1, 2)


@pytest.mark.rule("MER-4.14", "MER-4.16", "MER-4.17")
@pytest.mark.scenario("MER-S03")
def test_connecting_bern_next() -> None:
    table = bare("red").kontors("red", "torino").kontors("blue", "venezia", "bern")
    table.routes("blue", "E197", "E198").routes("red", "E196")
    build(table, "red", "E181")
    assert (table.of("red")["gold"], table.of("blue")["gold"]) == (2, 0)


@pytest.mark.rule("MER-4.13")
def test_a_city_counts_with_or_without_kontor() -> None:
    table = bare("red").kontors("red", "torino")
    table.routes("red", "E196")          # Bern and Torino hold no kontors of others
    build(table, "red", "E181")
    assert table.of("red")["gold"] == 2


@pytest.mark.rule("MER-4.17", "MER-4.18", "MER-4.19", "MER-11.33")
@pytest.mark.scenario("MER-S04")
def test_double_arrow_to_kaliningrad() -> None:
    table = bare("blue").kontors("blue", "visby").routes("blue", "E068").hand("blue", ore=1, wood=1)
    before = table.of("blue")
    table.do("blue", f"route:{edge('E084')}")
    assert table.of("blue")["gold"] == 0                                # no city beyond I069 yet
    assert table.waiting == "free-route"
    assert table.legal("blue") == {f"route:{edge(e)}" for e in ("E083", "E085", "E099")} | {"decline"}
    assert table.refusal("blue", f"route:{edge('E052')}") == "MER-6.1"  # touches Visby, not the new route
    table.do("blue", f"route:{edge('E085')}")
    assert table.change(before, "blue") == {"ore": -1, "wood": -1, "gold": 3, "routes": -2}
    assert table.waiting == "action"


@pytest.mark.rule("MER-4.15", "MER-11.32")
def test_equal_chains_are_chosen_by_the_active_player() -> None:
    table = bare("red").kontors("red", "torino").routes("blue", "E194").routes("white", "E180")
    table.hand("red", ore=1, wood=1).do("red", f"route:{edge('E195')}")
    assert table.waiting == "chain"                                     # Lyon by blue, Paris by white
    assert table.legal("red") == {"chain:1", "chain:2"}
    assert table.refusal("red", "chain:3") == "MER-11.32"
    one, two = table.clone().do("red", "chain:1"), table.clone().do("red", "chain:2")
    paid = [{p: t.of(p)["gold"] for p in ("red", "blue", "white")} for t in (one, two)]
    assert {"red": 1, "blue": 1, "white": 0} in paid
    assert {"red": 1, "blue": 0, "white": 1} in paid


@pytest.mark.rule("MER-4.15")
def test_everybody_sees_which_routes_each_chain_is() -> None:
    table = bare("red").kontors("red", "torino").routes("blue", "E194").routes("white", "E180")
    assert seen(table).chains == ()
    table.hand("red", ore=1, wood=1).do("red", f"route:{edge('E195')}")
    chains = [[route + 1 for route in chain] for chain in seen(table).chains]
    assert sorted(map(sorted, chains)) == [[180, 195], [194, 195]]
    for n, chain in enumerate(seen(table).chains):
        after = seen(table.clone().do("red", f"chain:{n + 1}"))
        owners = [after.routes[route] for route in chain]
        assert [player.gold for player in after.players] == [owners.count(seat) for seat in range(4)]


def seen(table: Table) -> View:
    return view(table.s, None, recall=False)


@pytest.mark.rule("MER-11.32")
def test_equal_payments_are_one_option() -> None:
    table = bare("red").kontors("red", "torino").routes("blue", "E194", "E180")
    build(table, "red", "E195")                                         # Lyon or Paris, blue either way
    assert table.waiting == "action"
    assert (table.of("red")["gold"], table.of("blue")["gold"]) == (1, 1)


@pytest.mark.rule("MER-4.16")
def test_longer_chains_pay_nothing() -> None:
    table = bare("red").kontors("red", "torino").routes("white", "E181").routes("blue", "E197", "E198")
    build(table, "red", "E196")                                         # Bern over E181, Venezia is farther
    assert [table.of(p)["gold"] for p in ("red", "white", "blue")] == [1, 1, 0]


@pytest.mark.rule("MER-4.17", "MER-11.31")
@pytest.mark.scenario("MER-S28")
def test_two_connected_networks_meet() -> None:
    table = bare("blue").kontors("blue", "bern").routes("blue", "E164", "E163").routes("white", "E135")
    # P: Bern and Paris at I114; Q: Bruxelles and Köln
    build(table, "blue", "E151")
    assert table.of("blue")["gold"] == 0
    assert payments(table.s, 150) == []


@pytest.mark.rule("MER-4.17", "MER-11.31")
def test_a_ring_or_a_network_without_city_pays_nothing() -> None:
    table = bare("blue").kontors("blue", "visby")
    build(table, "blue", "E068")                                        # nothing at I057
    assert table.of("blue")["gold"] == 0
    table = bare("red").kontors("red", "bruxelles").routes("red", "E135", "E136", "E134", "E124")
    assert table.of("red")["gold"] == 0


@pytest.mark.rule("MER-4.14", "MER-11.31", "MER-11.33")
@pytest.mark.scenario("MER-S29")
def test_two_isolated_cities() -> None:
    table = bare("orange").kontors("white", "praha").kontors("orange", "berlin").routes("white", "E126")
    build(table, "orange", "E112")
    assert (table.of("orange")["gold"], table.of("white")["gold"]) == (1, 1)


@pytest.mark.rule("MER-11.42")
def test_bruxelles_and_koeln_are_one_edge_apart() -> None:
    table = bare("red").kontors("red", "koeln")
    build(table, "red", "E135")
    assert table.of("red")["gold"] == 1


@pytest.mark.rule("MER-4.18", "MER-11.34")
def test_the_free_route_may_be_declined() -> None:
    table = bare("blue").kontors("blue", "visby").routes("blue", "E068").hand("blue", ore=1, wood=1)
    table.do("blue", f"route:{edge('E084')}", "decline")
    assert table.waiting == "action"
    assert table.of("blue")["routes"] == 28
    full = bare("blue").kontors("blue", "visby").routes("blue", "E068").routes("red", "E083", "E085", "E099")
    build(full, "blue", "E084")
    assert full.waiting == "action"                                     # no free edge touches it


@pytest.mark.rule("MER-11.8")
@pytest.mark.scenario("MER-S51")
def test_gold_never_runs_out() -> None:
    table = bare("red").kontors("red", "torino").routes("blue", "E197", "E198")
    table.gold(red=40, blue=30, white=20, orange=10)
    build(table, "red", "E196")
    assert sum(int(table.s.v[GOLD + seat]) for seat in range(4)) == 103


@pytest.mark.rule("MER-7.5", "MER-11.36")
@pytest.mark.scenario("MER-S26")
def test_deck_runs_out() -> None:
    table = bare("red").discard_deck(lancer=4, monopoly=2).hand("red", wool=1, salt=1)
    assert (deck_size(table.s), pile_size(table.s)) == (0, 6)
    table.do("red", "buy_card")
    assert (deck_size(table.s), pile_size(table.s)) == (6, 0)
    assert sorted(table.s.weight(a) for a in table.s.legal(-1)) == [2, 4]
    table.chance("drawn:lancer")
    assert (int(table.s.v[DECK]), int(table.s.v[FRESH])) == (3, 1)
    empty = bare("red").discard_deck().hand("red", wool=1, salt=1)
    assert empty.refusal("red", "buy_card") == "MER-11.36"


def test_all_prices_come_from_the_material() -> None:
    assert mat(first_game().s).route_cost == (1, 0, 0, 1, 0)
