"""A position and a result in sentences."""

from kontor.kernel.outcome import Outcome
from kontor.kernel.state import State
from kontor.text.speech import Speech

from .screen import Screen


def show_position(s: State, seat: int | None, speech: Speech, screen: Screen) -> None:
    """As this seat sees it; None is a spectator."""
    screen.line()
    screen.position(speech.areas(s.game.title.describe(s.view(seat), s.material)))


def show_outcome(outcome: Outcome, speech: Speech, screen: Screen) -> None:
    """The reason, how it came about with the rules, and who has won."""
    lines = speech.outcome(outcome)
    screen.line(lines[0], "bold")
    for line, step in zip(lines[1:], outcome.trail, strict=True):
        screen.entry("  ", line, tail=step.rule)
    winners = [speech.player(winner) for winner in outcome.winners]
    screen.line(speech.say("cli-winners", n=len(winners), players=winners), "bold green")
