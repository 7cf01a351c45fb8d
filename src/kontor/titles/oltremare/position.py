"""The first cells of a game, what must hold in every position, and how a game ended."""

from collections.abc import Mapping
from typing import Any, Final

from kontor.kernel.outcome import Outcome, Reckoning
from kontor.kernel.state import State
from kontor.kernel.title import SetupError

from .actions import MOST_CARDS, MOST_SEATS
from .desk import clear_desk
from .material import GRAIN, MARKERS, N_CARDS, N_HARBOURS
from .rules import ranking
from .state import (
    ACTIVE, ASSIST, BELOW, BLUFFING, BOX, CARGO, CARGO_SCORING, CARGO_SIZE, CARGO_TOP, DEBT, DEBT_IN_TRADES, DECK,
    DISCARD_SIZE, DISCARD_TOP, DISCARDED, DUCATS, FRESH, FRESH_DECK, GAINED, GAP, GAP_TOP, GIVEN, HAND, HAND_SIZE,
    HELD, IN_DECK, KNOWN, MARKER_AT, MAX_CARDS, MAX_OFFERS, MAX_QUESTIONS, N_GIVE, N_SUPPLY, NO_ONE, ON_TABLE,
    PIRATES, PIRATES_SIZE, PIRATES_TOP, PLACE, PLAYED, PRESTIGE, RESHUFFLED, ROUND, SHOWING_SYMBOL, STANDARD_RANKS,
    START, SUPPLIED, TARGET, UNSEEN, VENICE, VENICE_HIGH, WINNER, ABOUT_GOOD, cargo_cards, mat, own_pirates,
)


def set_up(s: State) -> None:
    """OLT-1.3 to 1.6; what is drawn by chance comes from the flow."""
    v = s.v
    m = mat(s)
    options = s.game.options
    set_options(s, options)
    v[START] = start_seat(s.game.seats, options)
    v[DISCARD_TOP] = -1
    v[TARGET] = NO_ONE
    v[ABOUT_GOOD] = -1
    v[SHOWING_SYMBOL] = -1
    v[WINNER] = -1
    for i in range(4):
        v[PLAYED + i] = -1
    for harbour in range(N_HARBOURS):
        v[MARKER_AT + harbour] = -1
    for card in range(N_CARDS):
        in_box = s.game.seats == 2 and m.good[card] == GRAIN    # OLT-1.4
        v[PLACE + card] = BOX if in_box else UNSEEN
        v[BELOW + card] = -1
        v[DECK] += 0 if in_box else 1
    for seat in range(MOST_SEATS):
        v[CARGO_TOP + seat] = -1
        v[PIRATES_TOP + seat] = -1
        v[ACTIVE + seat] = -1
        if seat < s.game.seats:
            v[DUCATS + seat] = m.start_ducats
        clear_desk(s, seat)


def set_options(s: State, options: dict[str, Any]) -> None:
    """OLT-1.14"""
    v = s.v
    v[BLUFFING] = int(options["bluffing"] == "on")
    v[STANDARD_RANKS] = int(options["tie_ranking"] == "standard")
    v[DEBT_IN_TRADES] = int(options["debt_in_trades"] == "on")
    v[CARGO_SCORING] = int(options["venice_cargo_scoring"] == "on")
    v[ASSIST] = int(options["memory"] == "assist")
    v[VENICE_HIGH] = int(options["venice_jitter"])              # until the deal; see flow.setup
    v[MAX_OFFERS] = int(options["max_offers"])
    v[MAX_QUESTIONS] = int(options["max_questions"])
    v[MAX_CARDS] = int(options["max_deal_cards"])


def start_seat(seats: int, options: Mapping[str, str]) -> int:
    """OLT-1.7: the configured seat, or -1 for a lot."""
    if options["start_player"] == "random":
        return -1
    seat = int(options["start_player"]) - 1
    if seat >= seats:
        raise SetupError("setup-option-value", option="start_player", value=options["start_player"],
                         values=", ".join(["random", *(str(k + 1) for k in range(seats))]))
    return seat


# what must hold


def check(s: State) -> None:
    for seat in range(MOST_SEATS):
        check_seat(s, seat)
    check_cards(s)
    check_markers(s)
    check_desks(s)


def check_seat(s: State, seat: int) -> None:
    v = s.v
    if seat >= s.game.seats:
        assert v[HAND_SIZE + seat] == v[CARGO_SIZE + seat] == v[PIRATES_SIZE + seat] == v[DUCATS + seat] == 0
        return
    cargo = cargo_cards(s, seat)
    assert len(cargo) == v[CARGO_SIZE + seat]
    assert all(v[PLACE + card] == CARGO + seat for card in cargo)
    assert cargo or v[ROUND] == 0, "OLT-0.6"
    own = own_pirates(s, seat)
    unseen = [int(v[GAP_TOP + 2 * seat + bag]) + sum(int(v[GAP + 2 * card + bag]) for card in own) for bag in range(2)]
    assert len(own) + sum(unseen) == v[PIRATES_SIZE + seat]
    assert all(v[PLACE + card] == PIRATES + seat for card in own)
    assert sum(1 for card in range(N_CARDS) if v[PLACE + card] == HAND + seat) == v[HAND_SIZE + seat]
    assert v[DEBT + seat] == 1 or v[DUCATS + seat] >= 0, "OLT-4.23"
    assert v[DEBT + seat] == 0 or v[DUCATS + seat] <= 0, "OLT-4.23"
    assert v[PRESTIGE + seat] >= 0


def check_cards(s: State) -> None:
    """No card is lost or doubled; chains hold nothing else."""
    v = s.v
    seats = range(s.game.seats)
    chained: set[int] = set()
    unseen = [int(v[DECK]), int(v[FRESH_DECK])]
    for seat in seats:
        own = own_pirates(s, seat)
        for card in [*cargo_cards(s, seat), *own]:
            assert card not in chained
            chained.add(card)
        for bag in range(2):
            unseen[bag] += int(v[GAP_TOP + 2 * seat + bag]) + sum(int(v[GAP + 2 * card + bag]) for card in own)
    places = [int(v[PLACE + card]) for card in range(N_CARDS)]
    assert places.count(UNSEEN) == unseen[0]
    assert places.count(FRESH) == unseen[1]
    assert places.count(DISCARDED) == v[DISCARD_SIZE]
    assert places.count(BOX) == (mat(s).goods_cards[GRAIN] if s.game.seats == 2 else 0)
    laid = [int(v[PLAYED + i]) for i in range(4) if v[PLAYED + i] >= 0]
    assert places.count(ON_TABLE) == sum(1 for card in laid if places[card] == ON_TABLE)
    for card in range(N_CARDS):
        if card not in chained:
            assert v[BELOW + card] == -1
            assert v[GAP + 2 * card] == v[GAP + 2 * card + 1] == 0
            assert places[card] < CARGO
        if places[card] < HAND:
            assert v[KNOWN + card] & ~RESHUFFLED == 0
    assert (v[DISCARD_TOP] >= 0) == (v[DISCARD_SIZE] > 0)


def check_markers(s: State) -> None:
    v = s.v
    for kind in range(len(MARKERS)):
        held = sum(int(v[HELD + 6 * seat + kind]) for seat in range(s.game.seats))
        lying = sum(1 for harbour in range(N_HARBOURS) if v[MARKER_AT + harbour] == kind)
        assert held + lying <= mat(s).markers[kind]
    for seat in range(s.game.seats):
        assert v[ACTIVE + seat] < 0 or v[HELD + 6 * seat + v[ACTIVE + seat]] > 0, "OLT-8.1"


def check_desks(s: State) -> None:
    """Offered and supplied cards are in the hand of the seat that offers them."""
    v = s.v
    for seat in range(s.game.seats):
        for n, cards in ((N_GIVE, GIVEN), (N_SUPPLY, SUPPLIED)):
            chosen = [int(v[cards + MOST_CARDS * seat + i]) for i in range(int(v[n + seat]))]
            assert len(set(chosen)) == len(chosen)
            assert all(v[PLACE + card] == HAND + seat for card in chosen)
    assert v[VENICE] != IN_DECK or v[FRESH_DECK] == 0


# the end


STEPS: Final = (("OLT-9.5", "prestige"), ("OLT-9.6", "cargo"), ("OLT-9.7", "pirates"), ("OLT-9.8", "markers"))


def outcome(s: State) -> Outcome:
    """OLT-9.5 to 9.11"""
    v = s.v
    seats = s.game.seats
    order = ranking(s)
    trail: list[Reckoning] = []
    for seat in range(seats):
        player = f"player-{seat + 1}"
        steps = [int(v[GAINED + 4 * seat + k]) for k in range(4)]
        trail.append(Reckoning("OLT-9.2", "purse", {"player": player, "n": int(v[DUCATS + seat]) - sum(steps)}))
        for (rule, key), n in zip(STEPS, steps, strict=True):
            trail.append(Reckoning(rule, key, {"player": player, "n": abs(n)}))                    # pirates only take
        trail.append(Reckoning("OLT-9.10", "ducats", {"player": player, "n": int(v[DUCATS + seat])}))
    first, second = order[0], order[1]
    if v[DUCATS + first] == v[DUCATS + second]:
        by_cargo = v[CARGO_SIZE + first] != v[CARGO_SIZE + second]
        trail.append(Reckoning("OLT-9.11", "tie-cargo" if by_cargo else "tie-seat", {"player": f"player-{first + 1}"}))
    ranks = [0] * seats
    for place, seat in enumerate(order):
        ranks[seat] = place + 1
    return Outcome(tuple(ranks), tuple(int(v[DUCATS + seat]) for seat in range(seats)), "deck-empty", tuple(trail))
