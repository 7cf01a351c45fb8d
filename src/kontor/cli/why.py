"""`?`: what cannot be chosen now, grouped by the reason and its rule."""

from kontor.kernel.match import Match
from kontor.kernel.refusals import ENGINE, NOT_NOW
from kontor.text.speech import Speech

from .screen import Screen

MOST = 4            # examples of a reason
MOST_OF_A_KIND = 20     # to `? kind`, so that the reasons stay on one screen; `? key` answers for any
NOT_PART = ENGINE[NOT_NOW][0]


class Why:
    def __init__(self, match: Match, seat: int, speech: Speech, screen: Screen) -> None:
        self.match = match
        self.seat = seat
        self.speech = speech
        self.screen = screen
        self.actions = match.title.actions

    def show(self, text: str) -> None:
        """All reasons, or those for one action or kind of action."""
        asked = self.asked(text)
        if not asked:
            self.screen.line(self.speech.say("cli-why-unknown", answer=text), "yellow")
            return
        possible, reasons = self.group(asked)
        elsewhere = reasons.pop(ENGINE[NOT_NOW], {})
        if text:
            for action in possible:
                self.screen.entry("  ", self.speech.say("cli-why-possible", action=self.label(action)), style="green")
        elif not reasons:
            self.screen.line(self.speech.say("cli-why-nothing"), "dim")
        for (rule, _), refused in reasons.items():
            self.tell(rule, refused, MOST_OF_A_KIND if text else MOST)
        if text and elsewhere:
            self.tell(NOT_PART, dict(list(elsewhere.items())[:MOST]), MOST)

    def tell(self, rule: str, refused: dict[int, str], most: int) -> None:
        """One reason with the actions it forbids; where it differs in numbers, it stands beside each action."""
        shown = list(refused)[:most]
        sentences = set(refused.values())
        if len(sentences) == 1:
            self.screen.entry("", sentences.pop(), style="yellow", tail=rule)
            for action in shown:
                self.screen.entry("    ", self.label(action))
        else:
            for action in shown:
                self.screen.entry("", refused[action], style="yellow", tail=rule)
                self.screen.entry("    ", self.label(action))
        if len(shown) < len(refused):
            next_one = list(refused)[most]
            ask = self.actions.kind(next_one) if most == MOST else self.actions.key(next_one)
            self.screen.line(self.speech.say("cli-why-more", n=len(refused) - len(shown), ask=ask), "dim", 4)

    def asked(self, text: str) -> list[int]:
        everything = range(self.actions.n_players)
        if not text:
            return list(everything)
        legal = self.match.legal(self.seat)
        if text.isdecimal() and 1 <= int(text) <= len(legal):
            return [legal[int(text) - 1]]
        return (
            [a for a in everything if self.actions.key(a) == text]
            or [a for a in everything if self.actions.kind(a) == text]
            or [a for a in everything if self.actions.key(a).startswith(text)]
        )

    def group(self, asked: list[int]) -> tuple[list[int], dict[tuple[str, str], dict[int, str]]]:
        """What is possible; what is not, with its sentence, by rule and reason."""
        possible: list[int] = []
        reasons: dict[tuple[str, str], dict[int, str]] = {}
        for action in asked:
            refusal = self.match.state.why_not(self.seat, action)
            if refusal is None:
                possible.append(action)
            else:
                reasons.setdefault((refusal.rule, refusal.key), {})[action] = self.speech.refusal(refusal)
        return possible, reasons

    def label(self, action: int) -> str:
        return f"{self.speech.action(self.match.state, self.seat, action)}  [{self.actions.key(action)}]"
