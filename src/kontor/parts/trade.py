"""Trading between the seat whose turn it is and the others: an offer, sealed answers, one counter each, a close.

An offer is put together at the proposer's desk from small choices (`Compose`).  Once it is sent, every addressed seat
answers in any order (`Answers`): it declines, accepts and perhaps picks what it supplies, or composes a counter at its
own desk.  Nothing of an answer shows before the last one is in.  Then the proposer closes with one seat or with nobody
(`Close`), perhaps picking what it supplies for a counter.

What terms look like (cards, bundles, coins) is the title's: it subclasses `Terms` and keeps each seat's desk in cells.
The part owns two cells per seat, `answers` and `stages`.
"""

from typing import Final

from kontor.kernel.cells import i64
from kontor.kernel.refusals import NOT_NOW, OK
from kontor.kernel.state import SEAT, STEP, A, State, Step

# `answers`: what a seat says to the offer on the table
ABSENT: Final = 0           # not addressed
OWING: Final = 1
DECLINED: Final = 2
ACCEPTED: Final = 3
COUNTERED: Final = 4
PENDING: Final = 5          # an answer of the title's own that makes the seat owe again later (a question, say)

# `stages`: what a seat is doing at its desk, unseen by the others
IDLE: Final = 0
COMPOSING: Final = 1
SUPPLYING: Final = 2

PARTNER: Final = A          # a local of `Close`: the seat whose counter the proposer is filling

# what a piece of a composition leads to
GOES_ON: Final = 0
SENT: Final = 1
DROPPED: Final = 2


class Terms:
    """What a title says about its deals.  One instance per title; everything it remembers is in cells.

    `close` is the first of as many ids as there can be seats; the proposer's "no" is the id `decline`, too.
    """

    def __init__(self, answers: int, stages: int, accept: int, decline: int, counter: int, close: int) -> None:
        self.answers: int = answers
        self.stages: int = stages
        self.accept: int = accept
        self.decline: int = decline
        self.counter: int = counter
        self.close: int = close
        self.answering: int = -1            # the numbers of the steps, once the title has its list
        self.closing: int = -1
        self.unanswered: int = NOT_NOW      # the refusal to close with a seat that neither accepted nor countered

    # composing, at one's own desk

    def judge_piece(self, s: State, seat: i64, a: i64) -> i64:
        raise NotImplementedError

    def choose_piece(self, s: State, seat: i64, a: i64) -> i64:
        """GOES_ON, SENT or DROPPED."""
        raise NotImplementedError

    # answering

    def judge_answer(self, s: State, proposer: i64, seat: i64, a: i64) -> i64:
        """May the seat accept, counter, or give an answer of the title's own?  Declining is always possible."""
        raise NotImplementedError

    def begin_counter(self, s: State, seat: i64) -> None:
        raise NotImplementedError

    def take(self, s: State, proposer: i64, seat: i64) -> bool:
        """The seat accepts: True if nothing is left to pick, False if it has to choose what it supplies."""
        raise NotImplementedError

    def judge_supply(self, s: State, seat: i64, a: i64) -> i64:
        return NOT_NOW

    def choose_supply(self, s: State, seat: i64, a: i64) -> bool:
        """True once everything is supplied."""
        raise AssertionError

    def choose_other(self, s: State, seat: i64, a: i64) -> None:
        """An answer of the title's own, let pass by `judge_answer`; it sets the seat's answer itself."""
        raise AssertionError

    # when the last answer is in

    def open_answers(self, s: State, proposer: i64) -> bool:
        """Tells the answers.  True if the title pushed a step of its own first and some seat will owe again."""
        return False

    def binds_alone(self, s: State, proposer: i64) -> bool:
        """Is an acceptance carried out without asking the proposer once more?"""
        return False

    # closing

    def judge_close(self, s: State, proposer: i64, seat: i64) -> i64:
        """May the proposer close with this seat, which accepted or countered?"""
        raise NotImplementedError

    def begin_close(self, s: State, proposer: i64, seat: i64) -> bool:
        """True if nothing is left to pick, False if the proposer has to choose what it supplies for a counter."""
        raise NotImplementedError

    def carry_out(self, s: State, proposer: i64, seat: i64) -> None:
        raise NotImplementedError

    def clear(self, s: State, seat: i64) -> None:
        """Wipes the seat's desk."""
        raise NotImplementedError

    def forget_desk(self, s: State, seat: i64) -> None:
        """For resampling: what the seat has begun since the others last saw something of it."""
        raise NotImplementedError

    def call_off(self, s: State, proposer: i64) -> None:
        """The proposer closes with nobody although somebody accepted or countered."""


def address(s: State, terms: Terms, proposer: i64, to: i64) -> None:
    """Puts the offer on the table: seat `to`, or every other seat where `to` is negative, owes an answer."""
    for seat in range(s.game.seats):
        addressed = seat != proposer and (to < 0 or seat == to)
        s.v[terms.answers + seat] = OWING if addressed else ABSENT
        s.v[terms.stages + seat] = IDLE


def clear_table(s: State, terms: Terms) -> None:
    for seat in range(s.game.seats):
        s.v[terms.answers + seat] = ABSENT
        s.v[terms.stages + seat] = IDLE
        terms.clear(s, seat)


def count_answers(s: State, terms: Terms, answer: i64) -> i64:
    n: i64 = 0
    for seat in range(s.game.seats):
        if s.v[terms.answers + seat] == answer:
            n += 1
    return n


def is_sealed(s: State, terms: Terms) -> bool:
    """Are the answers given so far still unseen by everybody else?"""
    return count_answers(s, terms, OWING) + count_answers(s, terms, PENDING) > 0


def forget_unseen(s: State, terms: Terms, viewer: i64) -> None:
    """For resampling: what other seats do at their desks goes back to just begun, a sealed answer becomes a no."""
    sealed = is_sealed(s, terms)
    waiting = count_answers(s, terms, OWING) > 0
    for seat in range(s.game.seats):
        if seat == viewer:
            continue
        if s.v[terms.stages + seat] != IDLE:
            s.v[terms.stages + seat] = IDLE
            terms.forget_desk(s, seat)
        answer = s.v[terms.answers + seat]
        shown = answer == OWING or answer == ABSENT or (answer == PENDING and not waiting)
        if sealed and not shown:
            s.v[terms.answers + seat] = DECLINED
            terms.forget_desk(s, seat)


class Compose(Step):
    """The frame's seat puts an offer together; nobody sees a piece before it is sent."""

    def __init__(self, terms: Terms, name: str, number: int, ids: list[tuple[int, int]]) -> None:
        self.terms: Terms = terms
        self.name = name
        self.number = number
        self.ids = ids

    def is_public(self, s: State) -> bool:
        return False

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        return self.terms.judge_piece(s, seat, a)

    def choose(self, s: State, seat: i64, a: i64) -> None:
        result = self.terms.choose_piece(s, seat, a)
        if result == SENT:
            self.send(s, seat)
        elif result == DROPPED:
            self.drop(s, seat)

    def send(self, s: State, seat: i64) -> None:
        """The title has addressed the offer (`address`); the answers take the place of this frame."""
        s.reveal()
        s.put(STEP, self.terms.answering)

    def drop(self, s: State, seat: i64) -> None:
        s.reveal()                              # the others see that something was begun and came to nothing
        clear_table(s, self.terms)
        s.pop()


class Answers(Step):
    """Every addressed seat answers, in any order, sealed until the last is in.  The frame's seat is the proposer."""

    together: bool = True

    def __init__(self, terms: Terms, name: str, number: int, ids: list[tuple[int, int]]) -> None:
        self.terms: Terms = terms
        self.name = name
        self.number = number
        self.ids = ids

    def is_public(self, s: State) -> bool:
        return False

    def is_actor(self, s: State, seat: i64) -> bool:
        return 0 <= seat < s.game.seats and s.v[self.terms.answers + seat] == OWING

    def actors(self, s: State) -> list[int]:
        return [seat for seat in range(s.game.seats) if s.v[self.terms.answers + seat] == OWING]

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        terms = self.terms
        stage = s.v[terms.stages + seat]
        if stage == COMPOSING:
            return terms.judge_piece(s, seat, a)
        if stage == SUPPLYING:
            return terms.judge_supply(s, seat, a)
        if a == terms.decline:
            return OK
        return terms.judge_answer(s, s.frames[s.sp + SEAT], seat, a)

    def choose(self, s: State, seat: i64, a: i64) -> None:
        terms = self.terms
        stage = s.v[terms.stages + seat]
        if stage == COMPOSING:
            result = terms.choose_piece(s, seat, a)
            if result != GOES_ON:
                s.v[terms.stages + seat] = IDLE
            if result == SENT:
                s.v[terms.answers + seat] = COUNTERED
        elif stage == SUPPLYING:
            if terms.choose_supply(s, seat, a):
                s.v[terms.stages + seat] = IDLE
                s.v[terms.answers + seat] = ACCEPTED
        elif a == terms.decline:
            s.v[terms.answers + seat] = DECLINED
        elif a == terms.accept:
            if terms.take(s, s.frames[s.sp + SEAT], seat):
                s.v[terms.answers + seat] = ACCEPTED
            else:
                s.v[terms.stages + seat] = SUPPLYING
        elif a == terms.counter:
            s.v[terms.stages + seat] = COMPOSING
            terms.begin_counter(s, seat)
        else:
            terms.choose_other(s, seat, a)

    def proceed(self, s: State) -> bool:
        terms = self.terms
        if count_answers(s, terms, OWING) > 0:
            return False
        proposer = s.frames[s.sp + SEAT]
        s.reveal()
        if terms.open_answers(s, proposer):
            return True
        if count_answers(s, terms, ACCEPTED) + count_answers(s, terms, COUNTERED) == 0:
            clear_table(s, terms)
            s.pop()
            return True
        if terms.binds_alone(s, proposer):
            for seat in range(s.game.seats):
                if s.v[terms.answers + seat] == ACCEPTED:
                    terms.carry_out(s, proposer, seat)
                    break
            clear_table(s, terms)
            s.pop()
            return True
        s.put(STEP, terms.closing)
        return True


class Close(Step):
    """The proposer closes with one seat that accepted or countered, or with nobody."""

    def __init__(self, terms: Terms, name: str, number: int, ids: list[tuple[int, int]]) -> None:
        self.terms: Terms = terms
        self.name = name
        self.number = number
        self.ids = ids

    def is_public(self, s: State) -> bool:
        return False

    def judge(self, s: State, seat: i64, a: i64) -> i64:
        terms = self.terms
        if s.v[terms.stages + seat] == SUPPLYING:
            return terms.judge_supply(s, seat, a)
        if a == terms.decline:
            return OK
        partner = a - terms.close
        if not 0 <= partner < s.game.seats:
            return NOT_NOW
        answer = s.v[terms.answers + partner]
        if answer != ACCEPTED and answer != COUNTERED:
            return terms.unanswered
        return terms.judge_close(s, seat, partner)

    def choose(self, s: State, seat: i64, a: i64) -> None:
        terms = self.terms
        if s.v[terms.stages + seat] == SUPPLYING:
            if terms.choose_supply(s, seat, a):
                self.finish(s, seat, self.partner(s))
        elif a == terms.decline:
            terms.call_off(s, seat)
            clear_table(s, terms)
            s.pop()
        else:
            s.frames[s.sp + PARTNER] = a - terms.close
            if terms.begin_close(s, seat, a - terms.close):
                self.finish(s, seat, a - terms.close)
            else:
                s.v[terms.stages + seat] = SUPPLYING

    def partner(self, s: State) -> i64:
        return s.frames[s.sp + PARTNER]

    def finish(self, s: State, seat: i64, partner: i64) -> None:
        s.reveal()
        self.terms.carry_out(s, seat, partner)
        clear_table(s, self.terms)
        s.pop()


