"""Section 5: the season end in eight steps, and the end of the game by star scoring (section 7)."""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import OK
from kontor.kernel.state import CHANCE, SEAT, A, B, State, Step

from ..actions import NO, S_DEAL_SPECIAL, S_IN_ORDER, S_PAY, S_PRESTIGE, S_RESOLVE, S_SEASON_END, S_UPKEEP, YES
from ..material import ANY, LETTER
from ..rules import BY_STARS, FIRST_SPECIAL, can_pay_upkeep, pay, reactivate, rival, win
from ..stars import star_total
from ..state import (
    ALLIANCE_AT, BELL, BOARD, DISCARD, FLEET, IN_DISCARD, INACTIVE, LETTERS_AT, MANUFACTORIES, PRESTIGE_AT, RING, ROW,
    SEASONS, SHIP_AT, SLOT, SPECIAL_AT, STAR_TOKENS, SUPPLY, mat, sign,
)
from ..tell import E_RETURNED, E_SEASON_STEP, E_UPKEEP, R_UPKEEP

PLACE: Final = A
INDEX: Final = B


class SeasonEnd(Step):
    """RIV-5.1, 5.19: the frame's seat is the mover, who holds the bell token; it goes on where it stopped."""

    name = "season-end"
    number = S_SEASON_END

    def proceed(self, s: State) -> bool:
        place = s.at(PLACE)
        i = s.at(INDEX)
        s.put(INDEX, i + 1)
        if i == 0:
            s.tell(E_SEASON_STEP, place + 1)
        if place == 0:
            self.settle_upkeep(s, i)
        elif place == 1:
            self.reward_fleet(s, i)
        elif place == 2:
            self.pay_ship_income(s, i)
        elif place == 3:
            self.pay_prestige_income(s, i)
        elif place == 4:
            self.resolve_lawsuit(s, i)
        elif place == 5:
            self.renew_special_cards(s, i)
        elif place == 6:
            self.reactivate_manufactories(s)
        else:
            self.check_end(s)
        return True

    def next_place(self, s: State) -> None:
        s.put(PLACE, s.at(PLACE) + 1)
        s.put(INDEX, 0)

    def city(self, s: State, first: bool) -> i64:
        return s.at(SEAT) if first else rival(s.at(SEAT))

    def settle_upkeep(self, s: State, i: i64) -> None:
        """Step 1, RIV-5.2, 5.3"""
        if i == 16:
            self.next_place(s)
            return
        city = self.city(s, i < 8)
        if s.v[ALLIANCE_AT + i % 8] == city:
            s.push(S_UPKEEP, city, i % 8)

    def reward_fleet(self, s: State, i: i64) -> None:
        """Step 2, RIV-5.5"""
        self.next_place(s)
        v = s.v
        if v[FLEET] != v[FLEET + 1]:
            s.push(S_PRESTIGE, 0 if v[FLEET] > v[FLEET + 1] else 1)

    def pay_ship_income(self, s: State, i: i64) -> None:
        """Step 3, RIV-5.6, 9.5: ships 6 to 10"""
        if i == 10:
            self.next_place(s)
            return
        city = self.city(s, i < 5)
        ship: i64 = 5 + i % 5
        if s.v[SHIP_AT + ship] == city:
            m = mat(s)
            s.push(S_IN_ORDER, city, m.ship_income_first[ship], m.ship_income_first[ship] + m.ship_income_len[ship])

    def pay_prestige_income(self, s: State, i: i64) -> None:
        """Step 4, RIV-5.7: every space from the first up to the marker"""
        city: i64 = 0 if s.v[PRESTIGE_AT] > 0 else 1
        if i > s.v[PRESTIGE_AT] * sign(city):
            self.next_place(s)
            return
        m = mat(s)
        s.push(S_IN_ORDER, city, m.track_income_first[i], m.track_income_first[i] + m.track_income_len[i])

    def resolve_lawsuit(self, s: State, i: i64) -> None:
        """Step 5, RIV-5.9"""
        self.next_place(s)
        if s.v[SLOT] >= 0:
            s.push(S_RESOLVE, s.at(SEAT))

    def renew_special_cards(self, s: State, i: i64) -> None:
        """Step 6, RIV-5.16"""
        v = s.v
        dark = mat(s).dark_spaces
        if i == 0:
            for space in dark:
                card = v[RING + space]
                if card >= 0:
                    v[RING + space] = -1
                    v[SPECIAL_AT + card - FIRST_SPECIAL] = IN_DISCARD
                    v[DISCARD] += 1
        if i == len(dark):
            self.next_place(s)
        else:
            s.push(S_DEAL_SPECIAL, CHANCE, dark[i])

    def reactivate_manufactories(self, s: State) -> None:
        """Step 7, RIV-5.17"""
        self.next_place(s)
        for city in range(2):
            reactivate(s, city, s.v[INACTIVE + city])

    def check_end(self, s: State) -> None:
        """Step 8, RIV-5.18, 7.1, 7.2"""
        s.v[SEASONS] += 1
        if has_ended(s):
            score_stars(s)
        else:
            s.pop()
            s.v[BELL] = -1


def has_ended(s: State) -> bool:
    """RIV-7.1; with one lawsuit less each time it is true at the seventh season end (RIV-7.3)."""
    v = s.v
    no_ship = v[ROW] < 0 and v[ROW + 1] < 0 and v[ROW + 2] < 0 and v[ROW + 3] < 0
    no_suit = v[SLOT] < 0 and v[SLOT + 1] < 0 and v[SLOT + 2] < 0
    return no_ship or no_suit or v[MANUFACTORIES] == 0 or v[STAR_TOKENS + SUPPLY] == 0


def score_stars(s: State) -> None:
    """RIV-7.4 to 7.7: a tie goes to the holder of the bell token."""
    hamburg = star_total(s, 0)
    altona = star_total(s, 1)
    if hamburg == altona:
        win(s, s.v[BELL], BY_STARS)
    else:
        win(s, 0 if hamburg > altona else 1, BY_STARS)


class Upkeep(Step):
    """RIV-5.4, 12.4; local A is the alliance."""

    name = "upkeep"
    number = S_UPKEEP
    any_time = True
    only = NO
    ids = [(YES, NO + 1)]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return OK if a == NO or can_pay_upkeep(s, seat, s.at(A)) else R_UPKEEP

    def choose(self, s: State, seat: i64, a: i64) -> None:
        alliance = s.at(A)
        m = mat(s)
        item = m.alliance_good[alliance]
        s.pop()
        if a == NO:
            s.v[ALLIANCE_AT + alliance] = BOARD
            s.tell(E_RETURNED, seat, alliance)
            return
        s.tell(E_UPKEEP, seat, alliance)
        if item == ANY:
            s.push(S_PAY, seat, m.alliance_cost[alliance])
        else:
            pay(s, seat, LETTERS_AT if item == LETTER else item, m.alliance_cost[alliance])
