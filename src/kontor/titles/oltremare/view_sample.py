"""Positions a seat could not tell from the true one: hidden cards dealt anew around everything the seat knows.

The rule is: what follows may use the true position only through what `view(seat, recall=True)` shows.  Every hidden
card has to go somewhere: to a hand, to a place in a pirate stack, or to one of the two bags.  Some places are bound
(a card on offer has a known good; an accepted request fits), some cards are (the seat saw who got them).  A random
matching respects both.
"""

from dataclasses import dataclass, field

from kontor.kernel.rng import Rng
from kontor.kernel.state import A, State
from kontor.parts.trade import ACCEPTED, PENDING, forget_unseen

from .actions import MOST_CARDS, S_ANSWERS, S_ASK, S_CLOSE, S_OFFER, S_PLAY, S_PROPOSAL, S_QUERIES
from .deals import DEALS
from .desk import clear_desk
from .supply import fits
from .material import N_CARDS
from .state import (
    ABOUT_GOOD, ANSWERS, BELOW, BLUFFING, DECK, FRESH, FRESH_DECK, GAP, GAP_TOP, GIVEN, HAND, HAND_SIZE,
    HAS_COUNTERED, KNOWN, N_GIVE, N_SUPPLY, ON_TABLE, PIRATES, PIRATES_TOP, PLACE, PLAYED, QUERIED, RESHUFFLED, SAID,
    SHOWING_SYMBOL, SUPPLIED, TURN, UNSEEN, WANTED, bit, mat, own_pirates,
)
from .view import is_hidden


@dataclass
class Spot:
    """A place for a hidden card."""

    place: int                                      # as in the cell `place`
    allowed: list[int] | None = None                # the cards that could be here; None: any that `place` lets in
    cell: int = -1                                  # a desk cell that names the card
    card: int = -1


@dataclass
class Deal:
    """Hidden cards and the places they go to."""

    cards: list[int]
    holder: dict[int, int]                          # cards this seat saw go to a hand: the seat that has them
    reshuffled: set[int]
    spots: list[Spot] = field(default_factory=list)
    spot_of: dict[int, Spot] = field(default_factory=dict)

    def lets_in(self, spot: Spot, card: int) -> bool:
        if spot.allowed is not None and card not in spot.allowed:
            return False
        if spot.place in (UNSEEN, FRESH):
            return card not in self.holder and (card in self.reshuffled) == (spot.place == FRESH)
        return card not in self.holder or self.holder[card] == spot.place % 10

    def put(self, spot: Spot, card: int) -> None:
        spot.card = card
        self.spot_of[card] = spot

    def fill_from(self, spot: Spot, free: list[int]) -> bool:
        """Takes the first free card that may go there."""
        for place, card in enumerate(free):
            if self.lets_in(spot, card):
                self.put(spot, card)
                del free[place]
                return True
        return False

    def fill(self, spot: Spot, cards: list[int], tried: set[int]) -> bool:
        """Finds a card for the spot, moving others where needed; `cards` says in which order to look."""
        for card in cards:
            if card in tried or not self.lets_in(spot, card):
                continue
            tried.add(card)
            taken = self.spot_of.get(card)
            if taken is None or self.fill(taken, cards, tried):
                self.put(spot, card)
                return True
        return False

    def place_card(self, card: int, spots: list[Spot], tried: set[int]) -> bool:
        """The same from the other side: finds a spot for a card that must not be left over."""
        for number, spot in enumerate(spots):
            if number in tried or not self.lets_in(spot, card):
                continue
            tried.add(number)
            if spot.card < 0 or self.place_card(spot.card, spots, tried):
                self.put(spot, card)
                return True
        return False


def resample(s: State, seat: int | None, rng: Rng) -> State:
    other = s.clone()
    other.choices = None
    viewer = -1 if seat is None else seat
    forget_private_choices(other, viewer)
    deal_anew(other, viewer, rng)
    return other


def forget_private_choices(s: State, viewer: int) -> None:
    """What other seats have picked and nobody has seen goes back to just begun."""
    v = s.v
    number = s.step().number
    composer = int(s.seat())
    if number in (S_OFFER, S_PROPOSAL) and composer != viewer:
        clear_desk(s, composer)
    elif number in (S_ANSWERS, S_QUERIES, S_CLOSE):
        waiting = number == S_ANSWERS
        for seat in range(s.game.seats):
            if seat != viewer:
                v[HAS_COUNTERED + seat] = 0
                if waiting and v[ANSWERS + seat] == PENDING:
                    v[QUERIED + seat] = 0
        forget_unseen(s, DEALS, viewer)
        if number == S_CLOSE and composer != viewer:
            s.put(A, 0)                             # the partner whose counter is being filled
    elif number == S_PLAY and composer != viewer:
        s.put(A, 0)
        for i in range(4):
            v[PLAYED + i] = -1
    elif number == S_ASK and composer != viewer:
        s.put(A, 0)
        v[ABOUT_GOOD] = -1
        v[SHOWING_SYMBOL] = -1


def deal_anew(s: State, viewer: int, rng: Rng) -> None:
    v = s.v
    cards = [card for card in range(N_CARDS) if is_hidden(s, card, viewer)]
    holder = {card: int(v[PLACE + card]) % 10 for card in cards if viewer >= 0 and v[KNOWN + card] & bit(viewer)}
    deal = Deal(cards, holder, {card for card in cards if v[KNOWN + card] & RESHUFFLED})
    chains = {seat: own_pirates(s, seat) for seat in range(s.game.seats) if seat != viewer}
    list_spots(s, viewer, deal, chains)
    order = shuffled(cards, rng)
    bound = [spot for spot in deal.spots if spot.allowed is not None]
    for spot in bound:
        assert deal.fill(spot, order, set()), "a card on offer that no hidden card could be"
    for card in order:
        if card in holder and card not in deal.spot_of:
            assert deal.place_card(card, deal.spots, set()), "no room for a card that was seen"
    free = [card for card in order if card not in deal.spot_of]
    for spot in shuffled_spots(deal.spots, rng):
        if spot.card < 0 and not deal.fill_from(spot, free):
            assert deal.fill(spot, order, set()), "no card for a place"
            free = [card for card in order if card not in deal.spot_of]
    write(s, viewer, deal, chains)


def shuffled(cards: list[int], rng: Rng) -> list[int]:
    rest = list(cards)
    return [rest.pop(int(rng.below(len(rest)))) for _ in cards]


def shuffled_spots(spots: list[Spot], rng: Rng) -> list[Spot]:
    """Bags last would leave them what nobody wanted; every place is served in random order."""
    order = shuffled(list(range(len(spots))), rng)
    return [spots[number] for number in order]


def list_spots(s: State, viewer: int, deal: Deal, chains: dict[int, list[int]]) -> None:
    v = s.v
    unseen = [int(v[DECK]), int(v[FRESH_DECK])]
    for seat in range(s.game.seats):
        for bag in range(2):
            put = own_pirates(s, seat)
            unseen[bag] += int(v[GAP_TOP + 2 * seat + bag]) + sum(int(v[GAP + 2 * card + bag]) for card in put)
        if seat == viewer:
            continue
        bound = bound_spots(s, seat, deal)
        deal.spots += bound
        deal.spots += [Spot(HAND + seat) for _ in range(int(v[HAND_SIZE + seat]) - len(bound))]
        deal.spots += [Spot(PIRATES + seat) for _ in chains[seat]]
    deal.spots += [Spot(UNSEEN) for _ in range(unseen[0])]
    deal.spots += [Spot(FRESH) for _ in range(unseen[1])]


def bound_spots(s: State, seat: int, deal: Deal) -> list[Spot]:
    """Cards on offer: the good is true, a statement is true unless the table bluffs, a supplied card fits."""
    v = s.v
    m = mat(s)
    spots: list[Spot] = []
    desk = MOST_CARDS * seat
    for i in range(int(v[N_GIVE + seat])):
        card = int(v[GIVEN + desk + i])
        said = 0 if v[BLUFFING] else int(v[SAID + desk + i])
        allowed = [c for c in deal.cards if m.good[c] == m.good[card] and said in (0, m.pair[c] + 1)]
        spots.append(Spot(HAND + seat, allowed, GIVEN + desk + i))
    if v[ANSWERS + seat] == ACCEPTED:
        for i in range(int(v[N_SUPPLY + seat])):
            request = v[WANTED + MOST_CARDS * int(v[TURN]) + i]
            spots.append(Spot(HAND + seat, [c for c in deal.cards if fits(s, c, request)], SUPPLIED + desk + i))
    return spots


def write(s: State, viewer: int, deal: Deal, chains: dict[int, list[int]]) -> None:
    v = s.v
    gaps = {seat: [(int(v[GAP + 2 * c]), int(v[GAP + 2 * c + 1])) for c in chain] for seat, chain in chains.items()}
    new: dict[int, list[int]] = {seat: [] for seat in chains}
    for card in deal.cards:
        v[BELOW + card] = -1
        v[GAP + 2 * card] = 0
        v[GAP + 2 * card + 1] = 0
    for spot in deal.spots:
        card = spot.card
        v[PLACE + card] = spot.place
        v[KNOWN + card] = (RESHUFFLED if card in deal.reshuffled else 0) | (bit(viewer) if card in deal.holder else 0)
        if spot.cell >= 0:
            v[spot.cell] = card
        if spot.place >= PIRATES:
            new[spot.place - PIRATES].append(card)
    for seat, chain in new.items():
        below = -1
        for card, gap in zip(chain, gaps[seat], strict=True):
            v[BELOW + card] = below
            v[GAP + 2 * card] = gap[0]
            v[GAP + 2 * card + 1] = gap[1]
            below = card
        v[PIRATES_TOP + seat] = below
    assert all(v[PLACE + v[PLAYED + i]] in (ON_TABLE, HAND + viewer) for i in range(4) if v[PLAYED + i] >= 0)
