"""The game menu: a few questions, each with an answer that Enter gives."""

from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from kontor.bots.registry import BOTS
from kontor.kernel.title import Title
from kontor.text.speech import Speech
from kontor.titles.registry import TITLES, find

from .faults import Fault
from .files import kept_games
from .keyboard import Keyboard
from .screen import Screen

YOU = "you"         # a person in --seats and in records
KEPT = 3            # unfinished games on offer


@dataclass
class Wish:
    """What somebody wants to play, as far as it is settled."""

    title: str | None
    specs: list[str] | None = None
    options: dict[str, str] = field(default_factory=dict)
    resume: Path | None = None


class Menu:
    def __init__(self, screen: Screen, keyboard: Keyboard, speech: Speech) -> None:
        self.screen = screen
        self.keyboard = keyboard
        self.speech = speech

    def choose(self, wish: Wish) -> Wish:
        try:
            return self.questions(wish)
        except EOFError:
            raise Fault("menu-ended" if self.keyboard.answered else "no-terminal") from None

    def questions(self, wish: Wish) -> Wish:
        say = self.speech.say
        self.screen.rule(say("cli-menu"))
        kept = list(islice(kept_games(), KEPT)) if not wish.options and wish.specs is None else []
        labels = [self.pitch(title) for title in TITLES]
        labels += [
            say("cli-menu-continue", title=self.words(find(record.title)).say("title-name"), n=len(record.moves))
            for _, record in kept
        ]
        place = self.pick(say("cli-menu-title"), labels)
        if place >= len(TITLES):
            return Wish(None, resume=kept[place - len(TITLES)][0])
        title = TITLES[place]
        return Wish(title.id, wish.specs or self.opponents(title), {**self.settings(title, wish.options)})

    def words(self, title: Title) -> Speech:
        return Speech(self.speech.lang, title)

    def pitch(self, title: Title) -> str:
        words = self.words(title)
        return f"{words.say('title-name')}: {words.say('title-pitch')}"

    def opponents(self, title: Title) -> list[str]:
        say = self.speech.say
        count = title.seats[0]
        if len(title.seats) > 1:
            count = title.seats[self.pick(say("cli-menu-seats"), [say("cli-menu-players", n=n) for n in title.seats])]
        opponents = [*reversed(BOTS), YOU]          # the strongest first
        labels = [say(f"cli-against-{name}" if self.speech.has(f"cli-against-{name}") else name) for name in opponents]
        opponent = opponents[self.pick(say("cli-menu-opponents"), labels)]
        return [YOU, *[opponent] * (count - 1)]

    def settings(self, title: Title, given: dict[str, str]) -> dict[str, str]:
        words = self.words(title)
        settled = dict(given)
        for option in title.options:
            if option.name not in given:
                labels = [words.say(f"option-{option.name}-{value}") for value in option.values]
                settled[option.name] = option.values[self.pick(words.say(f"option-{option.name}"), labels)]
        return settled

    def pick(self, question: str, labels: list[str]) -> int:
        """The place of the chosen label; Enter takes the first."""
        self.screen.heading(question)
        for number, label in enumerate(labels, 1):
            self.screen.entry(f"{number:>4}  ", label, "cyan")
        while True:
            answer = self.keyboard.ask(self.speech.say("cli-menu-prompt"))
            if not answer:
                return 0
            if answer.isdecimal() and 1 <= int(answer) <= len(labels):
                return int(answer) - 1
            self.screen.line(self.speech.say("cli-no-number", number=answer, last=len(labels)), "yellow")
