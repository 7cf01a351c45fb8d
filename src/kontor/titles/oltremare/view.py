"""What a seat sees (section 10).  Cards, goods, harbours and markers are numbers in the order of the material."""

from dataclasses import dataclass

from kontor.kernel.state import State
from kontor.parts.trade import ABSENT, COMPOSING, COUNTERED, IDLE, OWING, PENDING, SUPPLYING, is_sealed

from .actions import MOST_CARDS, S_ANSWER_ASK, S_ANSWERS, S_ASK, S_CLOSE, S_OFFER, S_PROPOSAL, S_QUERIES
from .deals import DEALS
from .material import N_CARDS
from .state import (
    ABOUT_GOOD, ACTIVE, ANSWERS, ASSIST, BOUGHT, CARGO_SIZE, CARGO_TOP, DEBT, DISCARD_SIZE, DISCARD_TOP, DISCARDED,
    DUCATS, DECK, ENDING, FRESH, FRESH_DECK, GAP, GAP_TOP, GIVEN, GONE, HAND, HAND_SIZE, HAS_COUNTERED, HELD, KNOWN,
    MARKER_AT, N_GIVE, N_SUPPLY, N_WANT, OFFERS, ON_TABLE, PAID, PART, PART_WITH, PIRATES, PIRATES_SIZE, PLACE,
    PLAYED, PRESTIGE, QUERIED, QUESTIONS, RESHUFFLED, REWARDED, ROUND, SAID, SETS, SHIP, SHOWING_SYMBOL, SLOTS,
    STAGES, START, SUPPLIED, TARGET, TURN, UNSEEN, VENICE, WANTED, bit, cargo_cards, mat, n_markers, own_pirates,
)


@dataclass(frozen=True)
class CardView:
    """A card this seat can look at."""

    card: int
    good: int
    pair: int                               # which two symbols
    power: int
    load: int
    harbour: int                            # -1 none


@dataclass(frozen=True)
class PlayerView:
    ducats: int
    debt: bool
    prestige: int
    rewarded: bool                          # has had a token in this turn (OLT-4.9)
    ship: int
    active: int                             # the active marker, -1 none
    markers: int                            # all markers held
    hand_size: int
    cargo_top: CardView | None              # None only during the set-up
    cargo_size: int
    pirates: int
    hand: tuple[CardView, ...] | None       # the owner's own


@dataclass(frozen=True)
class Gift:
    """A card on the giving side of terms: its true good, and what is said about its symbols (OLT-11.21)."""

    good: int
    said: int                               # -1 nothing, else a pair
    card: int                               # -1 for everybody but its holder


@dataclass(frozen=True)
class Request:
    good: int                               # 7 any, -1 a slot of the offer
    symbols: int                            # a set
    slot: int                               # -1, or the slot


@dataclass(frozen=True)
class TermsView:
    seat: int
    gives: tuple[Gift, ...]
    wants: tuple[Request, ...]
    pays: int                               # ducats; negative: the other side is to pay


@dataclass(frozen=True)
class DeskView:
    """What the viewer is doing unseen: composing (part of OLT-11.34) or supplying."""

    stage: int
    part: int
    terms: TermsView
    unfinished: int                         # the good of a request without its symbols, or sign and tens of an amount
    supply: tuple[int, ...]
    countered: bool
    queried: int


@dataclass(frozen=True)
class TradeView:
    """What is on the table in the trade phase, as far as this seat knows it."""

    target: int                             # a seat, -1 everyone, -2 no one
    offer: TermsView | None
    answers: tuple[int, ...]                # per seat, as in parts.trade; a sealed one reads OWING
    queries: tuple[int, ...]                # per seat: the slot asked about, -1 none or sealed
    counters: tuple[TermsView, ...]
    about: int                              # the question: good and symbol, -1 none
    showing: int
    desk: DeskView | None
    picked: tuple[CardView, ...]            # own cards picked to play so far


@dataclass(frozen=True)
class OwnMemory:
    """OLT-10.2: shown to the owner with `memory` on assist."""

    cargo_goods: tuple[int, ...]            # bottom to top
    pirates: tuple[int, ...]                # cards put there by the owner, bottom to top


@dataclass(frozen=True)
class Recall:
    """Everything the seat could remember (OLT-10.3)."""

    cargos: tuple[tuple[int, ...], ...]     # bottom to top
    discard: tuple[int, ...]
    reshuffled: tuple[int, ...]             # cards that were in the reshuffled pile and have not been seen since
    markers: tuple[tuple[int, ...], ...]    # per seat: how many of each kind
    pirates: tuple[int, ...]                # own cards in the own pirate stack, bottom to top
    pirate_layers: tuple[tuple[int, ...], ...]  # per seat, from the top: unseen cards of both decks between put ones
    seen_with: tuple[tuple[int, ...], ...]  # per seat: cards this seat saw go to its hand, not seen since


@dataclass(frozen=True)
class View:
    seat: int | None                        # whose view; None is a spectator
    over: bool
    step: str
    awaited: tuple[int, ...]
    turn: int
    start: int
    round: int
    deck: int                               # cards, Venice included
    venice: int                             # 0 in the deck, 1 on top, 2 gone
    ending: bool
    discard_size: int
    discard_top: CardView | None
    bought: int
    offers: int
    questions: int
    board: tuple[int, ...]                  # the marker in each harbour, -1 none
    played: tuple[CardView, ...]
    players: tuple[PlayerView, ...]
    trade: TradeView | None
    memory: OwnMemory | None
    recall: Recall | None


def view(s: State, seat: int | None, recall: bool) -> View:
    v = s.v
    viewer = -1 if seat is None else seat
    return View(
        seat=seat,
        over=s.over,
        step=s.step().name,
        awaited=tuple(s.actors()),
        turn=int(v[TURN]),
        start=int(v[START]),
        round=int(v[ROUND]),
        deck=int(v[DECK] + v[FRESH_DECK]) + (0 if v[VENICE] == GONE else 1),
        venice=int(v[VENICE]),
        ending=bool(v[ENDING]),
        discard_size=int(v[DISCARD_SIZE]),
        discard_top=face(s, int(v[DISCARD_TOP])),
        bought=int(v[BOUGHT]),
        offers=int(v[OFFERS]),
        questions=int(v[QUESTIONS]),
        board=tuple(int(v[MARKER_AT + harbour]) for harbour in range(30)),
        played=faces(s, [card for card in played_cards(s) if v[PLACE + card] == ON_TABLE]),
        players=tuple(player_view(s, other, viewer) for other in range(s.game.seats)),
        trade=trade_view(s, viewer),
        memory=own_memory(s, viewer) if v[ASSIST] and viewer >= 0 else None,
        recall=everything_seen(s, viewer) if recall else None,
    )


def played_cards(s: State) -> list[int]:
    return [int(s.v[PLAYED + i]) for i in range(4) if s.v[PLAYED + i] >= 0]


def face(s: State, card: int) -> CardView | None:
    if card < 0:
        return None
    m = mat(s)
    return CardView(card, m.good[card], m.pair[card], m.power[card], m.load[card], m.harbour[card])


def faces(s: State, cards: list[int]) -> tuple[CardView, ...]:
    return tuple(seen for card in cards if (seen := face(s, card)) is not None)


def cards_at(s: State, place: int) -> tuple[int, ...]:
    return tuple(card for card in range(N_CARDS) if s.v[PLACE + card] == place)


def player_view(s: State, seat: int, viewer: int) -> PlayerView:
    v = s.v
    return PlayerView(
        ducats=int(v[DUCATS + seat]),
        debt=bool(v[DEBT + seat]),
        prestige=int(v[PRESTIGE + seat]),
        rewarded=bool(v[REWARDED] & bit(seat)),
        ship=int(v[SHIP + seat]),
        active=int(v[ACTIVE + seat]),
        markers=int(n_markers(s, seat)),
        hand_size=int(v[HAND_SIZE + seat]),
        cargo_top=face(s, int(v[CARGO_TOP + seat])),
        cargo_size=int(v[CARGO_SIZE + seat]),
        pirates=int(v[PIRATES_SIZE + seat]),
        hand=faces(s, list(cards_at(s, HAND + seat))) if seat == viewer else None,
    )


def own_memory(s: State, seat: int) -> OwnMemory:
    m = mat(s)
    return OwnMemory(tuple(m.good[card] for card in cargo_cards(s, seat)), tuple(own_pirates(s, seat)))


def everything_seen(s: State, viewer: int) -> Recall:
    v = s.v
    seats = range(s.game.seats)
    return Recall(
        cargos=tuple(tuple(cargo_cards(s, seat)) for seat in seats),
        discard=cards_at(s, DISCARDED),
        reshuffled=tuple(card for card in range(N_CARDS)
                         if v[KNOWN + card] & RESHUFFLED and is_hidden(s, card, viewer)),
        markers=tuple(tuple(int(v[HELD + 6 * seat + kind]) for kind in range(6)) for seat in seats),
        pirates=tuple(own_pirates(s, viewer)) if viewer >= 0 else (),
        pirate_layers=tuple(pirate_layers(s, seat) for seat in seats),
        seen_with=tuple(seen_with(s, seat, viewer) for seat in seats),
    )


def is_hidden(s: State, card: int, viewer: int) -> bool:
    """Is this seat unable to know for certain where the card is?  Its own hand and pirate cards it knows."""
    place = s.v[PLACE + card]
    if place in (UNSEEN, FRESH):
        return True
    if HAND <= place < HAND + 5:
        return bool(place != HAND + viewer)
    return bool(PIRATES <= place < PIRATES + 5 and place != PIRATES + viewer)


def pirate_layers(s: State, seat: int) -> tuple[int, ...]:
    """Everybody saw which pirate cards came from the deck and which from the hand."""
    v = s.v
    layers = [int(v[GAP_TOP + 2 * seat]), int(v[GAP_TOP + 2 * seat + 1])]
    for card in reversed(own_pirates(s, seat)):
        layers += [int(v[GAP + 2 * card]), int(v[GAP + 2 * card + 1])]
    return tuple(layers)


def seen_with(s: State, seat: int, viewer: int) -> tuple[int, ...]:
    if viewer < 0 or seat == viewer:
        return ()
    return tuple(card for card in range(N_CARDS)
                 if s.v[KNOWN + card] & bit(viewer) and s.v[PLACE + card] in (HAND + seat, PIRATES + seat))


# trading


def terms_view(s: State, seat: int, viewer: int) -> TermsView:
    v = s.v
    m = mat(s)
    desk = MOST_CARDS * seat
    cards = [int(v[GIVEN + desk + i]) for i in range(int(v[N_GIVE + seat]))]
    requests = [int(v[WANTED + desk + i]) for i in range(int(v[N_WANT + seat]))]
    return TermsView(
        seat=seat,
        gives=tuple(Gift(m.good[card], int(v[SAID + desk + i]) - 1, card if seat == viewer else -1)
                    for i, card in enumerate(cards)),
        wants=tuple(request_view(request) for request in requests),
        pays=int(v[PAID + seat]),
    )


def request_view(request: int) -> Request:
    return Request(-1, 0, request - SLOTS) if request >= SLOTS else Request(request // SETS, request % SETS, -1)


def trade_view(s: State, viewer: int) -> TradeView | None:
    v = s.v
    number = s.step().number
    active = int(v[TURN])
    picked = faces(s, [card for card in played_cards(s) if v[PLACE + card] != ON_TABLE]) if viewer == active else ()
    dealing = number in (S_OFFER, S_ANSWERS, S_QUERIES, S_CLOSE, S_PROPOSAL, S_ASK, S_ANSWER_ASK)
    if not dealing and not picked:
        return None
    on_table = number in (S_ANSWERS, S_QUERIES, S_CLOSE) and v[TARGET] >= -1
    asked = number == S_ANSWER_ASK or (number == S_ASK and viewer == active)
    return TradeView(
        target=int(v[TARGET]),
        offer=terms_view(s, active, viewer) if on_table else None,
        answers=tuple(shown_answer(s, seat, viewer) for seat in range(s.game.seats)),
        queries=tuple(shown_query(s, seat, viewer) for seat in range(s.game.seats)),
        counters=tuple(terms_view(s, seat, viewer) for seat in range(s.game.seats)
                       if number == S_CLOSE and v[ANSWERS + seat] == COUNTERED),
        about=int(v[ABOUT_GOOD]) if asked else -1,
        showing=int(v[SHOWING_SYMBOL]) if asked else -1,
        desk=desk_view(s, viewer, number) if viewer >= 0 else None,
        picked=picked,
    )


def shown_answer(s: State, seat: int, viewer: int) -> int:
    """OLT-11.45: sealed until the last is in; who still owes one stands in `awaited`."""
    answer = int(s.v[ANSWERS + seat])
    if answer == ABSENT or seat == viewer or not is_sealed(s, DEALS):
        return answer
    return PENDING if answer == PENDING and not s.step().together else OWING


def shown_query(s: State, seat: int, viewer: int) -> int:
    """A question shows when all first answers are in; from then on its seat owes a final answer."""
    sealed = s.step().together and s.v[ANSWERS + seat] == PENDING
    return -1 if sealed and seat != viewer else int(s.v[QUERIED + seat]) - 1


def desk_view(s: State, viewer: int, number: int) -> DeskView | None:
    v = s.v
    stage = int(v[STAGES + viewer])
    if number in (S_OFFER, S_PROPOSAL) and s.seat() == viewer:
        stage = COMPOSING
    begun = any(v[field + viewer] for field in (HAS_COUNTERED, QUERIED, N_SUPPLY, N_GIVE, N_WANT))
    if stage == IDLE and not begun:
        return None
    part = int(v[PART + viewer]) if stage == COMPOSING else -1
    pending = int(v[WANTED + MOST_CARDS * viewer + int(v[N_WANT + viewer])]) if part == PART_WITH else -1
    return DeskView(
        stage=stage if stage in (COMPOSING, SUPPLYING) else IDLE,
        part=part,
        terms=terms_view(s, viewer, viewer),
        unfinished=pending,
        supply=tuple(int(v[SUPPLIED + MOST_CARDS * viewer + i]) for i in range(int(v[N_SUPPLY + viewer]))),
        countered=bool(v[HAS_COUNTERED + viewer]),
        queried=int(v[QUERIED + viewer]) - 1,
    )
