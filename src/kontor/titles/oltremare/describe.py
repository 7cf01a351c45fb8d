"""The view in sentences, and what an action's label tells beyond its arguments."""

from typing import Any, Final

from kontor.kernel.state import A, State
from kontor.kernel.title import Area, Line
from kontor.parts.trade import ACCEPTED, COUNTERED, DECLINED, IDLE, SUPPLYING

from .actions import (
    BUY, CLOSE, DECLINE, DISCARD, GIVE, JUMP, MOST_CARDS, MOST_SEATS, NEXT, ONES, PAIR_KEYS, PLAY, QUERY, S_ANSWERS,
    S_ASK, S_CLOSE, SAIL, STOW, SUPPLY, SYMBOL_SET, TENS, WANT_SLOT,
)
from .material import (
    CARDS, GOODS, GRAIN, HARBOURS, LION, MARKERS, N_CARDS, N_GOODS, N_HARBOURS, RUN_ENTRIES, STACK, Material,
)
from .rules import price_of_card
from .state import (
    ANSWERS, ANY, EVERYONE, GIVEN, MARKER_AT, N_GIVE, N_WANT, NO_ONE, PAID, PART, PART_GIVE, PART_ONES, PART_TENS,
    PART_WITH, STAGES, TARGET, TURN, mat,
)
from .supply import other_side_limit, pay_limit
from .tell import ASKED_GOOD, ASKED_SYMBOL, STATED
from .view import CardView, Gift, PlayerView, Request, TermsView, TradeView, View, face

NEAR: Final = 2                 # so many sails ahead, a position tells where the ship could go
ANSWER_KEYS: Final = {DECLINED: "declined", ACCEPTED: "accepted", COUNTERED: "countered"}


def player(seat: int) -> str:
    return f"player-{seat + 1}"


def good(number: int) -> str:
    return f"good-{(*GOODS, 'any')[number]}"


def marker(kind: int) -> str:
    return f"marker-{MARKERS[kind]}" if kind >= 0 else "marker-none"


def marker_line(m: Material, kind: int) -> Line | str:
    """A marker with what it does for its owner."""
    if kind < 0:
        return "marker-none"
    values: dict[str, Any] = {"base": m.lion_base} if kind == LION else {}
    if kind == STACK:
        values["prices"] = m.stack_prices
    return Line("marker-does", {"marker": marker(kind), "does": Line(f"marker-{MARKERS[kind]}-does", values)})


def harbour(number: int) -> str:
    return f"harbour-{HARBOURS[number]}"


def card_name(card: int) -> str:
    return f"card-{CARDS[card]}"


def card_line(seen: CardView) -> Line:
    """A card with everything that is printed on it."""
    named = seen.harbour >= 0
    return Line("card-face-named" if named else "card-face", {
        "card": card_name(seen.card), "pair": f"pair-{PAIR_KEYS[seen.pair]}", "power": seen.power, "load": seen.load,
        **({"harbour": harbour(seen.harbour)} if named else {})})


def describe(seen: View, m: Material) -> list[Area]:
    areas = [Area("table", table_lines(seen))]
    for seat, one in enumerate(seen.players):
        lines = player_lines(m, one)
        named = {"player": player(seat)}
        areas.append(Area("you", lines, named) if seat == seen.seat else Area("player", lines, named))
    if seen.trade is not None:
        lines = trade_lines(seen.trade)
        if lines:
            areas.append(Area("trade", lines))
    areas.append(Area("values", value_lines(m, len(seen.players))))
    areas.append(Area("board", board_lines(m, seen)))
    if seen.memory is not None:
        areas.append(Area("memory", [
            Line("own-cargo", {"goods": [good(number) for number in seen.memory.cargo_goods]}, "OLT-10.2"),
            Line("own-pirates", {"cards": [card_name(card) for card in seen.memory.pirates]}, "OLT-10.2")]))
    return areas


def table_lines(seen: View) -> list[Line]:
    lines = [
        Line("turn", {"player": player(seen.turn), "round": seen.round}, "OLT-2.1"),
        Line("start", {"player": player(seen.start)}, "OLT-1.7"),
        Line("deck", {"n": seen.deck}, "OLT-1.12"),
        Line(("venice-hidden", "venice-shown", "venice-gone")[seen.venice], {}, "OLT-1.13"),
    ]
    if seen.discard_top is not None:
        lines.append(Line("discard", {"n": seen.discard_size, "card": card_line(seen.discard_top)}, "OLT-7.8"))
    if seen.ending:
        lines.append(Line("ending", {}, "OLT-9.2"))
    if seen.played:
        lines.append(Line("played", {"cards": [card_line(card) for card in seen.played]}, "OLT-5.1"))
    return lines


def player_lines(m: Material, one: PlayerView) -> list[Line]:
    lines = [
        Line("ducats-debt" if one.debt else "ducats", {"n": one.ducats}, "OLT-4.23"),
        Line("prestige", {"n": one.prestige}, "OLT-4.9"),
        Line("ship", {"harbour": harbour(one.ship)}, "OLT-5.11"),
        Line("markers", {"n": one.markers, "marker": marker_line(m, one.active)}, "OLT-8.1"),
        Line("pirates", {"n": one.pirates}, "OLT-10.1"),
    ]
    if one.cargo_top is not None:
        lines.append(Line("cargo", {"n": one.cargo_size, "card": card_line(one.cargo_top)}, "OLT-6.3"))
        if one.hand is not None:
            duty = {"limit": one.cargo_top.power, "load": one.cargo_top.load}
            lines.append(Line("duty", duty, "OLT-6.2"))
    lines.append(Line("hand-size", {"n": one.hand_size}, "OLT-10.1"))
    return [*lines, *hand_lines(one.hand or ())]


def hand_lines(hand: tuple[CardView, ...]) -> list[Line]:
    return [Line("hand-card", {"card": card_line(card)}, "OLT-10.1") for card in hand]


def value_lines(m: Material, seats: int) -> list[Line]:
    """OLT-0.2; without grain for two (OLT-1.4)"""
    goods = [number for number in range(N_GOODS) if seats > 2 or number != GRAIN]
    return [
        Line("value", {"good": good(number), "values": m.run_values[RUN_ENTRIES * number : RUN_ENTRIES * (number + 1)]},
             "OLT-0.2")
        for number in goods
    ]


def board_lines(m: Material, seen: View) -> list[Line]:
    lines: list[Line] = []
    if seen.seat is not None:
        ship = seen.players[seen.seat].ship
        for sails in range(1, NEAR + 1):
            near = [number for number in range(N_HARBOURS) if m.reach[5 * ship + sails] >> number & 1]
            there = [Line("harbour-with", {"harbour": harbour(number), "marker": marker(seen.board[number])})
                     for number in near]
            lines.append(Line("reach", {"n": sails, "harbours": there}, "OLT-5.11"))
    for kind in range(len(MARKERS)):
        places = [harbour(number) for number in range(N_HARBOURS) if seen.board[number] == kind]
        if places:
            lines.append(Line("markers-at", {"marker": marker_line(m, kind), "harbours": places}, "OLT-1.5"))
    return lines


# trading


def request_line(request: Request) -> Line:
    if request.slot >= 0:
        return Line("request-slot", {"slot": request.slot + 1})
    if request.symbols == 0:
        return Line("request", {"good": good(request.good)})
    return Line("request-with", {"good": good(request.good), "set": SYMBOL_SET.key(request.symbols)})


def gift_line(slot: int, gift: Gift) -> Line:
    """The holder is told which card it is, the others its good."""
    known = card_name(gift.card) if gift.card >= 0 else good(gift.good)
    if gift.said < 0:
        return Line("gift", {"slot": slot + 1, "good": known})
    return Line("gift-said", {"slot": slot + 1, "good": known, "stated": STATED.key(gift.said + 1)})


def terms_lines(key: str, terms: TermsView, ducats: bool = True) -> list[Line]:
    gives = [gift_line(slot, gift) for slot, gift in enumerate(terms.gives)]
    wants = [request_line(request) for request in terms.wants]
    lines = [Line(key, {"player": player(terms.seat),
                        "gives": gives or "no-card", "wants": wants or "no-card"}, "OLT-11.21")]
    if not ducats:
        return lines
    if terms.pays > 0:
        lines.append(Line("terms-pays", {"player": player(terms.seat), "n": terms.pays}, "OLT-4.8"))
    elif terms.pays < 0:
        lines.append(Line("terms-charges", {"player": player(terms.seat), "n": -terms.pays}, "OLT-4.8"))
    return lines


def trade_lines(trade: TradeView) -> list[Line]:
    lines: list[Line] = []
    if trade.offer is not None:
        lines += terms_lines("offer", trade.offer)
    for terms in trade.counters:
        lines += terms_lines("counter" if trade.offer is not None else "proposal", terms)
    for seat, answer in enumerate(trade.answers):
        if answer in ANSWER_KEYS and trade.offer is not None:
            lines.append(Line(ANSWER_KEYS[answer], {"player": player(seat)}, "OLT-11.45"))
    if trade.about >= 0 or trade.showing >= 0:
        lines.append(Line("question",
                          {"about": ASKED_GOOD.key(trade.about), "showing": ASKED_SYMBOL.key(trade.showing)},
                          "OLT-11.27"))
    desk = trade.desk
    shown = [terms.seat for terms in (trade.offer, *trade.counters) if terms is not None]
    if desk is not None and (desk.terms.gives or desk.terms.wants) and desk.terms.seat not in shown:
        lines += terms_lines("draft", desk.terms, desk.part not in (PART_TENS, PART_ONES))     # an amount half said
    if desk is not None and desk.part == PART_WITH and desk.unfinished >= 0:
        lines.append(Line("wish", {"good": good(desk.unfinished)}, "OLT-11.36"))
    if desk is not None and desk.supply:
        lines.append(Line("supplied", {"cards": [card_name(card) for card in desk.supply]}, "OLT-11.39"))
    if trade.picked:
        lines.append(Line("picked", {"cards": [card_line(card) for card in trade.picked]}, "OLT-11.42"))
    return lines


# labels


def detail(s: State, seat: int, a: int) -> dict[str, Any]:
    m = mat(s)
    for first in (DISCARD, GIVE, SUPPLY, PLAY, STOW):
        if first <= a < first + N_CARDS:
            seen = face(s, a - first)
            return {"card": card_line(seen)} if seen is not None else {}
    if BUY <= a < BUY + 2:
        return {"n": int(price_of_card(s, seat))}
    for first in (SAIL, JUMP):
        if first <= a < first + N_HARBOURS:
            return {"marker": marker_line(m, int(s.v[MARKER_AT + a - first]))}
    for first in (WANT_SLOT, QUERY):
        if first <= a < first + MOST_CARDS:
            offered = int(s.v[GIVEN + MOST_CARDS * int(s.v[TURN]) + a - first])
            return {"good": good(m.good[offered] if offered >= 0 else ANY)}
    if CLOSE <= a < CLOSE + MOST_SEATS:
        return {"answer": f"answer-{answer_to_close(s, a - CLOSE)}"}
    if a == DECLINE:
        return {"deal": deal_decided(s, seat)}
    if a == NEXT:
        return next_part(s, seat)
    if TENS <= a < TENS + 10:
        low, limit = 10 * (a - TENS), amount_limit(s, seat)
        return {"low": max(low, 1), "high": min(low + 9, limit) if limit >= low else low + 9}
    if ONES <= a < ONES + 10:
        begun = abs(int(s.v[PAID + seat])) - 1 if s.v[PART + seat] == PART_ONES else 0
        return {"amount": begun + a - ONES}
    return {}


def answer_to_close(s: State, partner: int) -> str:
    """Answers are sealed until the proposer closes (OLT-11.45)."""
    if s.step().number != S_CLOSE or s.v[ANSWERS + partner] != COUNTERED:
        return "accepted"
    return "proposed" if s.v[TARGET] == NO_ONE else "countered"


def deal_decided(s: State, seat: int) -> str:
    """What a seat decides about a deal: what it hands over, its own terms, or those of others."""
    stage = s.v[STAGES + seat]
    if stage != IDLE:
        return "supply" if stage == SUPPLYING else "compose"
    if s.step().number == S_ANSWERS:
        return "offer"
    return "proposal" if s.v[TARGET] == NO_ONE else "all" if s.v[TARGET] == EVERYONE else "counter"


def question(s: State, seat: int) -> dict[str, Any]:
    return {"deal": deal_decided(s, seat)} if s.step().number in (S_ANSWERS, S_CLOSE) else {}


def next_part(s: State, seat: int) -> dict[str, Any]:
    """What is closed by going on: the giving side or the wanting side of terms, or a half of a question."""
    if s.step().number == S_ASK:
        return {"part": int(s.at(A))}
    giving = s.v[PART + seat] == PART_GIVE
    return {"part": 0 if giving else 1, "n": int(s.v[(N_GIVE if giving else N_WANT) + seat])}


def amount_limit(s: State, seat: int) -> int:
    """OLT-11.37; an amount that nobody is naming could be any."""
    if s.v[PART + seat] != PART_TENS or (seat == s.v[TURN] and s.v[TARGET] < EVERYONE):
        return 99
    return int(pay_limit(s, seat) if s.v[PAID + seat] > 0 else other_side_limit(s, seat))
