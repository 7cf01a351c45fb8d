"""Sections 6 and 7: who won, why, and where each star came from."""

from kontor.kernel.outcome import Outcome, Reckoning
from kontor.kernel.state import State

from .actions import CITY, REASON
from .rules import BY_STARS
from .stars import alliance_stars, prestige_stars, ship_stars, star_total, suit_stars
from .state import BELL, REASON_AT, STAR_TOKENS, WINNER

RULES = ("RIV-6.1", "RIV-6.2", "RIV-6.3", "RIV-6.4", "RIV-7.7")


def outcome(s: State) -> Outcome:
    winner, reason = int(s.v[WINNER]), int(s.v[REASON_AT])
    stars = (int(star_total(s, 0)), int(star_total(s, 1)))
    trail: list[Reckoning] = []
    if reason == BY_STARS:
        for city in range(2):
            trail.append(Reckoning("RIV-7.4", "stars", {
                "city": CITY.key(city),
                "ships": int(ship_stars(s, city)),
                "lawsuits": int(suit_stars(s, city)),
                "alliances": int(alliance_stars(s, city)),
                "prestige": int(prestige_stars(s, city)),
                "tokens": int(s.v[STAR_TOKENS + city]),
                "total": stars[city],
            }))
        if stars[0] == stars[1]:
            trail.append(Reckoning("RIV-7.7", "bell", {"city": CITY.key(int(s.v[BELL]))}))
    trail.append(Reckoning(RULES[reason], f"won-{REASON.keys[reason]}", {"city": CITY.key(winner)}))
    ranks = (1, 2) if winner == 0 else (2, 1)
    return Outcome(ranks, stars if reason == BY_STARS else (0, 0), REASON.keys[reason], tuple(trail))
