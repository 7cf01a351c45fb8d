"""Section 8 and MER-11.41: who has won."""

from kontor.kernel.outcome import Outcome, Reckoning
from kontor.kernel.state import State

from .state import DELIVERED, GOLD, GOODS_EACH, KONTOR, TURN, board


def outcome(s: State) -> Outcome:
    v = s.v
    seats = range(s.game.seats)
    delivered = [int(v[DELIVERED + seat]) for seat in seats]
    kontors = [sum(1 for city in board(s).cities if v[KONTOR + city] == seat + 1) for seat in seats]
    gold = [int(v[GOLD + seat]) for seat in seats]
    won = max(delivered) == v[GOODS_EACH]                           # MER-8.1
    keys = [(delivered[seat], kontors[seat], gold[seat]) for seat in seats]
    ranks = [1 + sum(1 for other in seats if keys[other] > keys[seat]) for seat in seats]
    trail = [
        Reckoning("MER-8.1", "delivered", {"player": seat, "n": delivered[seat], "goods": int(v[GOODS_EACH])})
        for seat in seats
    ]
    if not won:
        trail.append(Reckoning("MER-11.41", "limit", {"n": int(v[TURN])}))
    if len(set(delivered)) < s.game.seats:
        trail += [Reckoning("MER-11.41", "kontors", {"player": seat, "n": kontors[seat]}) for seat in seats]
    if len({key[:2] for key in keys}) < s.game.seats:
        trail += [Reckoning("MER-11.41", "gold", {"player": seat, "n": gold[seat]}) for seat in seats]
    return Outcome(tuple(ranks), tuple(delivered), "delivered" if won else "limit", tuple(trail))
