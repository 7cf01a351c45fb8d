"""`?`: what cannot be chosen now, grouped by the reason and its rule."""

from kontor.kernel.match import Match
from kontor.kernel.refusals import ENGINE, NOT_NOW
from kontor.text.speech import Speech

from .screen import Screen

MOST = 4            # examples of a reason; `? kind` shows the rest
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
        possible, reasons, elsewhere = self.group(asked)
        if text:
            for action in possible:
                self.screen.entry("  ", self.speech.say("cli-why-possible", action=self.label(action)), style="green")
        elif not reasons:
            self.screen.line(self.speech.say("cli-why-nothing"), "dim")
        for (rule, reason), actions in reasons.items():
            self.screen.entry("", reason, style="yellow", tail=rule)
            shown = actions if text else actions[:MOST]
            for action in shown:
                self.screen.entry("    ", self.label(action))
            if len(shown) < len(actions):
                kind = self.actions.kind(actions[0])
                self.screen.line(self.speech.say("cli-why-more", n=len(actions) - len(shown), kind=kind), "dim", 4)
        if elsewhere:
            self.screen.entry("", self.speech.say("cli-why-elsewhere", kinds=", ".join(elsewhere)), tail=NOT_PART)

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

    def group(self, asked: list[int]) -> tuple[list[int], dict[tuple[str, str], list[int]], list[str]]:
        """What is possible, the rest by rule and reason, and kinds that belong to other decisions."""
        possible: list[int] = []
        reasons: dict[tuple[str, str], list[int]] = {}
        elsewhere: dict[str, None] = {}
        for action in asked:
            refusal = self.match.state.why_not(self.seat, action)
            if refusal is None:
                possible.append(action)
            elif refusal.rule == NOT_PART:
                elsewhere[self.actions.kind(action)] = None
            else:
                reasons.setdefault((refusal.rule, self.speech.refusal(refusal)), []).append(action)
        return possible, reasons, list(elsewhere)

    def label(self, action: int) -> str:
        return f"{self.speech.action(self.match.state, self.seat, action)}  [{self.actions.key(action)}]"
