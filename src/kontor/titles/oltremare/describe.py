"""The view in sentences, and what an action's label tells beyond its arguments."""

from typing import Any, Final

from kontor.kernel.state import State
from kontor.kernel.title import Area, Line
from kontor.parts.trade import ACCEPTED, COUNTERED, DECLINED

from .actions import (
    BUY, CLOSE, DISCARD, GIVE, JUMP, MOST_CARDS, MOST_SEATS, PAIR_KEYS, PLAY, QUERY, SAIL, STOW, SUPPLY, SYMBOL_SET,
    WANT_SLOT,
)
from .material import CARDS, GOODS, HARBOURS, MARKERS, N_CARDS, N_HARBOURS
from .rules import price_of_card
from .state import ANSWERS, ANY, GIVEN, MARKER_AT, TURN, mat
from .tell import ASKED_GOOD, ASKED_SYMBOL, STATED
from .view import CardView, PlayerView, Request, TermsView, TradeView, View, face

ANSWER_KEYS: Final = {DECLINED: "declined", ACCEPTED: "accepted", COUNTERED: "countered"}


def player(seat: int) -> str:
    return f"player-{seat + 1}"


def good(number: int) -> str:
    return f"good-{(*GOODS, 'any')[number]}"


def marker(kind: int) -> str:
    return f"marker-{MARKERS[kind]}" if kind >= 0 else "marker-none"


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


def describe(seen: View) -> list[Area]:
    areas = [Area("table", table_lines(seen))]
    areas += [Area("player", player_lines(one), {"player": player(seat)})
              for seat, one in enumerate(seen.players)]
    if seen.trade is not None:
        lines = trade_lines(seen.trade)
        if lines:
            areas.append(Area("trade", lines))
    areas.append(Area("board", board_lines(seen)))
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


def player_lines(one: PlayerView) -> list[Line]:
    lines = [
        Line("ducats-debt" if one.debt else "ducats", {"n": one.ducats}, "OLT-4.23"),
        Line("prestige", {"n": one.prestige}, "OLT-4.9"),
        Line("ship", {"harbour": harbour(one.ship)}, "OLT-5.11"),
        Line("markers", {"n": one.markers, "marker": marker(one.active)}, "OLT-8.1"),
        Line("pirates", {"n": one.pirates}, "OLT-10.1"),
    ]
    if one.cargo_top is not None:
        lines.append(Line("cargo", {"n": one.cargo_size, "card": card_line(one.cargo_top)}, "OLT-6.3"))
    if one.hand is not None:
        lines.append(Line("hand", {"cards": [card_line(card) for card in one.hand]}, "OLT-10.1"))
    else:
        lines.append(Line("hand-size", {"n": one.hand_size}, "OLT-10.1"))
    return lines


def board_lines(seen: View) -> list[Line]:
    lines: list[Line] = []
    for kind in range(len(MARKERS)):
        places = [harbour(number) for number in range(N_HARBOURS) if seen.board[number] == kind]
        if places:
            lines.append(Line("markers-at", {"marker": marker(kind), "harbours": places}, "OLT-1.5"))
    return lines


# trading


def request_line(request: Request) -> Line:
    if request.slot >= 0:
        return Line("request-slot", {"slot": request.slot + 1})
    if request.symbols == 0:
        return Line("request", {"good": good(request.good)})
    return Line("request-with", {"good": good(request.good), "set": SYMBOL_SET.key(request.symbols)})


def gift_line(slot: int, number: int, said: int) -> Line:
    return Line("gift-said" if said >= 0 else "gift", {"slot": slot + 1, "good": good(number),
                                                       **({"stated": STATED.key(said + 1)} if said >= 0 else {})})


def terms_lines(key: str, terms: TermsView) -> list[Line]:
    lines = [Line(key, {"player": player(terms.seat),
                        "gives": [gift_line(slot, gift.good, gift.said) for slot, gift in enumerate(terms.gives)],
                        "wants": [request_line(request) for request in terms.wants]}, "OLT-11.21")]
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
        lines += terms_lines("counter", terms)
    for seat, answer in enumerate(trade.answers):
        if answer in ANSWER_KEYS:
            lines.append(Line(ANSWER_KEYS[answer], {"player": player(seat)}, "OLT-11.45"))
    if trade.about >= 0 or trade.showing >= 0:
        lines.append(Line("question",
                          {"about": ASKED_GOOD.key(trade.about), "showing": ASKED_SYMBOL.key(trade.showing)},
                          "OLT-11.27"))
    if trade.desk is not None and (trade.desk.terms.gives or trade.desk.terms.wants) and trade.offer is None:
        lines += terms_lines("draft", trade.desk.terms)
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
            return {"marker": marker(int(s.v[MARKER_AT + a - first]))}
    for first in (WANT_SLOT, QUERY):
        if first <= a < first + MOST_CARDS:
            offered = int(s.v[GIVEN + MOST_CARDS * int(s.v[TURN]) + a - first])
            return {"good": good(m.good[offered] if offered >= 0 else ANY)}
    if CLOSE <= a < CLOSE + MOST_SEATS:
        countered = s.v[ANSWERS + a - CLOSE] == COUNTERED
        return {"answer": "answer-countered" if countered else "answer-accepted"}
    return {}
