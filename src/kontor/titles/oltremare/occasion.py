"""What stands beside a decision: what it is about, and what the seat needs to know to answer."""

from kontor.kernel.state import A, State
from kontor.kernel.title import Line
from kontor.parts.trade import IDLE

from .actions import S_ANSWERS, S_CLOSE, S_MARITIME, S_PLAY, S_PROPOSE, S_SAIL, S_STOW, S_TRADE
from .describe import card_line, hand_lines, trade_lines
from .rules import cards_to_buy
from .state import (
    CARGO_TOP, DUCATS, HAND, HAND_SIZE, MAX_OFFERS, MAX_QUESTIONS, OFFERS, QUESTIONS, STAGES, TURN, hand_limit,
    load_of, mat,
)
from .view import cards_at, face, faces, trade_view


def occasion(s: State, seat: int) -> list[Line]:
    number = s.step().number
    if number == S_MARITIME:
        return [Line("over-limit", {"hand": hand_size(s, seat), "limit": int(hand_limit(s, seat))}, "OLT-3.2")]
    if number == S_TRADE:
        return [*means(s, seat), Line("left", {
            "purchases": int(cards_to_buy(s, seat)),
            "offers": int(s.v[MAX_OFFERS] - s.v[OFFERS]),
            "questions": int(s.v[MAX_QUESTIONS] - s.v[QUESTIONS]),
        }, "OLT-4.18")]
    if number == S_PROPOSE:
        return means(s, seat)
    if number == S_PLAY:
        return to_play(s, seat)
    if number == S_SAIL:
        return [Line("sails", {"n": int(s.at(A))}, "OLT-5.11")]
    if number == S_STOW:
        top = face(s, int(s.v[CARGO_TOP + seat]))
        return [Line("stow-on", {"card": card_line(top)}, "OLT-6.2")] if top is not None else []
    trade = trade_view(s, seat)
    lines = trade_lines(trade) if trade is not None else []
    weighs = number in (S_ANSWERS, S_CLOSE) and s.v[STAGES + seat] == IDLE
    return [*lines, *means(s, seat)] if weighs else lines


def hand_size(s: State, seat: int) -> int:
    return int(s.v[HAND_SIZE + seat])


def means(s: State, seat: int) -> list[Line]:
    """Ducats, the hand, and how many of its cards have to be played."""
    hand = faces(s, list(cards_at(s, HAND + seat)))
    return [
        Line("means" if seat == s.v[TURN] else "means-later", {
            "n": int(s.v[DUCATS + seat]), "load": int(load_of(s, seat)),
        }, "OLT-5.1"),
        *hand_lines(hand),
    ]


def to_play(s: State, seat: int) -> list[Line]:
    load = min(int(load_of(s, seat)), hand_size(s, seat))
    trade = trade_view(s, seat)
    return [
        Line("to-play", {"n": load, "left": load - int(s.at(A))}, "OLT-5.1"),
        Line("steps", {"steps": mat(s).steps[1:]}, "OLT-0.1"),
        *(trade_lines(trade) if trade is not None else ()),
    ]
