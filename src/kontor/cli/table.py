"""A game at one terminal: people and bots around a match."""

from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path
from shlex import quote
from signal import SIG_IGN, SIGINT, signal
from tempfile import gettempdir

from kontor.bots.registry import Bot
from kontor.bots.seat import Seat
from kontor.kernel.events import Event
from kontor.kernel.match import Match
from kontor.kernel.refusals import Refusal
from kontor.kernel.state import CHANCE
from kontor.text.speech import Speech

from .faults import KNOWN, Fault, sentence
from .files import write_record
from .keyboard import Keyboard
from .rulebooks import find_rule, paragraph
from .screen import Screen
from .telling import show_outcome, show_position
from .why import Why

NEWS = 24           # lines of news before a prompt; the log shows all


class Leave(Exception):
    """The player gets up; the game was dealt with."""


class Table:
    def __init__(
        self,
        match: Match,
        bots: list[Bot | None],
        speech: Speech,
        screen: Screen,
        keyboard: Keyboard | None,
        place: Path,
        is_named: bool = False,
        pack: Path | None = None,
    ) -> None:
        self.match = match
        self.bots = bots                                # None where a person sits
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.speech = speech
        self.screen = screen
        self.keyboard = keyboard
        self.place = place                              # where the game is saved when no file is named
        self.is_named = is_named                        # somebody chose the place, so nobody is asked at the end
        self.pack = pack                                # the data pack in use, needed again to go on later
        self.seen = [self.begin(seat) for seat in range(len(bots))]         # entries each seat has been told about
        self.facing = -1                                # the person in front of the screen
        self.commands: dict[str, Callable[[int, str], bool]] = {
            "?": self.why, "h": self.help, "u": self.undo, "l": self.log, "r": self.rule,
            "p": self.position, "s": self.save, "q": self.leave,
        }  # fmt: skip

    def play(self) -> int:
        """Plays to the end or until somebody leaves; the exit code."""
        try:
            self.greet()
            while not self.match.over:
                seat = self.next_seat()
                if self.bots[seat] is None:
                    self.decide(seat)
                else:
                    self.let_play(seat)
            self.finish()
        except Leave:
            pass
        except KeyboardInterrupt:
            patience = signal(SIGINT, SIG_IGN)          # a second Ctrl-C does not interrupt the saving
            self.screen.line()
            self.keep("cli-interrupted")
            signal(SIGINT, patience)
            return 130
        except EOFError:
            if self.keyboard is not None and not self.keyboard.answered:
                raise Fault("no-terminal") from None
            self.keep("cli-input-ended")
        return 0

    def greet(self) -> None:
        say, screen = self.speech.say, self.screen
        origin = self.match.origin
        screen.rule(say("title-name"))
        for seat, name in enumerate(self.match.names):
            who = say("cli-you") if self.bots[seat] is None else name
            screen.line(say("cli-sits", player=self.speech.player(seat), who=who))
        for name, value in self.match.state.game.options.items():
            screen.line(say("cli-setting", option=say(f"option-{name}"), value=say(f"option-{name}-{value}")))
        if origin.get("seed") is not None:
            screen.line(say("cli-seed-is", seed=str(origin["seed"])), "dim")
        if self.people:
            screen.line(say("cli-help-hint"), "dim")

    # whose turn it is

    def next_seat(self) -> int:
        """Of those who are asked, bots first; then whoever sits in front of the screen."""
        asked = self.match.actors()
        bots = [seat for seat in asked if self.bots[seat] is not None]
        return bots[0] if bots else self.facing if self.facing in asked else asked[0]

    def let_play(self, seat: int) -> None:
        bot = self.bots[seat]
        assert bot is not None
        if self.screen.is_terminal and self.people:
            with self.screen.console.status(self.speech.say("cli-thinking", player=self.speech.player(seat))):
                action = bot.choose(Seat(self.match, seat))
        else:
            action = bot.choose(Seat(self.match, seat))
        refusal = self.match.submit(seat, action)
        if refusal is not None:
            raise Fault("bot", bot=self.match.names[seat], action=self.match.key(action), rule=refusal.rule)
        if not self.people:
            self.tell(self.match.news(None, self.seen[seat]))
            self.seen = [len(self.match.entries)] * len(self.bots)

    def hand_over(self, seat: int) -> None:
        """Where several people share the screen, the next one sees nothing before sitting down."""
        if len(self.people) > 1 and self.facing != seat:
            self.screen.clear()
            self.screen.rule(self.speech.player(seat))
            self.ask("cli-hand-over", player=self.speech.player(seat))
        self.facing = seat

    def decide(self, seat: int) -> None:
        first = self.facing != seat or self.others_acted(seat)
        self.hand_over(seat)
        self.news(seat)
        if first:
            self.position(seat, "")
        while self.ask_once(seat):
            pass

    def ask_once(self, seat: int) -> bool:
        """Lists the choices and reads answers until something changed; True where the same seat is asked again."""
        moves = len(self.match.log)
        choices = self.match.legal(seat)
        self.show_choices(seat, choices)
        while True:
            answer = self.ask("cli-prompt", player=self.speech.player(seat))
            word, _, rest = answer.partition(" ")
            if answer.startswith("?"):
                word, rest = "?", answer[1:]
            command = self.commands.get(word.lower())
            if command is not None:
                if command(seat, rest.strip()):
                    return True
            elif answer:
                action = self.chosen(seat, answer, choices)
                if action >= 0 and not self.refused(self.match.submit(seat, action)):
                    return False
                assert len(self.match.log) == moves

    def show_choices(self, seat: int, choices: list[int]) -> None:
        """The question, what it is about, and the answers; those that every decision of the turn offers stand last."""
        s, title = self.match.state, self.match.title
        self.screen.heading(self.speech.prompt(s, seat))
        for line in title.occasion(s, seat):
            self.screen.line(self.speech.line(line), indent=2)
        ids = title.any_time.ids if title.any_time is not None and title.any_time is not s.step() else []
        extra: list[tuple[str, str]] = []
        for number, action in enumerate(choices, 1):
            lead, text = f"{number:>4}  ", self.speech.action(s, seat, action)
            if any(low <= action < high for low, high in ids):
                extra.append((lead, text))
            else:
                self.screen.entry(lead, text, "cyan")
        if extra:
            self.screen.line(self.speech.say("cli-any-time"), "dim", 2)
            self.screen.beside(extra, "cyan")

    def ask(self, key: str, **params: str) -> str:
        assert self.keyboard is not None
        return self.keyboard.ask(self.speech.say(key, **params))

    def chosen(self, seat: int, answer: str, choices: list[int]) -> int:
        """The action of a number, a key or the beginning of a key; -1 where there is none, and the reason is told."""
        say = self.speech.say
        if answer.isdecimal():
            if 1 <= int(answer) <= len(choices):
                return choices[int(answer) - 1]
            self.screen.line(say("cli-no-number", number=answer, last=len(choices)), "yellow")
            return -1
        actions = self.match.title.actions
        exact = actions.id(answer)
        if exact is not None:
            return exact
        for among in (choices, list(range(actions.n_players))):
            found = [action for action in among if actions.key(action).startswith(answer.lower())]
            if len(found) == 1:
                return found[0]
            if found:
                keys = [actions.key(action) for action in found[:6]] + ["…"] * (len(found) > 6)
                self.screen.line(say("cli-ambiguous", answer=answer, keys=", ".join(keys)), "yellow")
                return -1
        self.screen.line(say("cli-not-understood", answer=answer), "yellow")
        return -1

    def refused(self, refusal: Refusal | None) -> bool:
        if refusal is not None:
            self.screen.entry("", self.speech.refusal(refusal), style="yellow", tail=refusal.rule)
        return refusal is not None

    # what has happened

    def others_acted(self, seat: int) -> bool:
        """Somebody else has chosen something since this seat was last asked."""
        new = self.match.entries[self.seen[seat] :]
        return any(entry.seat not in (seat, CHANCE) and not entry.forced for entry in new)

    def news(self, seat: int) -> None:
        events = self.match.news(seat, self.seen[seat])
        self.seen[seat] = len(self.match.entries)
        if events:
            self.screen.heading(self.speech.say("cli-news"))
            self.tell(events, most=NEWS)

    def tell(self, events: Sequence[Event], rules: bool = False, most: int = 0) -> None:
        """One line for each event; what happens several times in a row is told once.  `most`: only the last lines."""
        told = [(self.speech.event(event), " ".join(event.rules) if rules else "") for event in events]
        lines = [(text, tail, len([*same])) for (text, tail), same in groupby(told)]
        cut = len(lines) - most if 0 < most < len(lines) - 1 else 0         # a line about one line would save nothing
        if cut:
            self.screen.line(self.speech.say("cli-news-cut", n=cut), "dim", 2)
        for text, tail, n in lines[cut:]:
            self.screen.entry("  ", text if n == 1 else self.speech.say("cli-times", text=text, n=n), tail=tail)

    def log(self, seat: int, text: str) -> bool:
        """`l`: since my last turn; `l all`: the whole game."""
        whole = text.lower() in ("all", self.speech.say("cli-all"))
        events = self.match.events(seat, 0 if whole else self.last_turn(seat))
        if not events:
            self.screen.line(self.speech.say("cli-log-empty"), "dim")
        self.tell(events, rules=True)
        return False

    def begin(self, seat: int) -> int:
        """Where the news of a game begins that goes on: no further back than its title lets this seat look."""
        return max(self.last_turn(seat), self.match.title.log_begins(self.match, seat))

    def last_turn(self, seat: int) -> int:
        """The place of the first entry after this seat's last turn: behind it come others and the present turn."""
        place = len(self.match.entries)
        others = False
        while place:
            entry = self.match.entries[place - 1]
            if entry.seat == seat and not entry.forced and others:
                return place
            others = others or (entry.seat not in (seat, CHANCE) and not entry.forced)
            place -= 1
        return 0

    # commands: True where the choices are to be listed again

    def position(self, seat: int, _: str) -> bool:
        show_position(self.match.state, seat, self.speech, self.screen)
        return True

    def why(self, seat: int, text: str) -> bool:
        Why(self.match, seat, self.speech, self.screen).show(text)
        return False

    def help(self, _: int, __: str) -> bool:
        for name in ("number", "why", "undo", "log", "rule", "position", "save", "quit", "help"):
            lead = self.speech.say(f"cli-key-{name}")
            self.screen.entry(f"  {lead:<14}", self.speech.say(f"cli-key-{name}-does"), "cyan")
        return False

    def undo(self, seat: int, _: str) -> bool:
        if self.refused(self.match.undo(seat)):
            return False
        self.seen = [min(seen, len(self.match.entries)) for seen in self.seen]
        self.screen.line(self.speech.say("cli-undone"), "green")
        return True

    def rule(self, _: int, text: str) -> bool:
        title = self.match.title
        try:
            name = find_rule(title, text, self.speech.lang)
        except Fault as fault:
            self.screen.line(sentence(fault, self.speech), "yellow")
            return False
        self.screen.markdown(f"**{name}** {paragraph(title, name, self.speech.lang)}")
        return False

    def save(self, _: int, text: str) -> bool:
        self.write(Path(text).expanduser() if text else self.place)
        return False

    def leave(self, _: int, __: str) -> bool:
        answer = self.ask("cli-leave").lower()
        if self.is_word(answer, "cli-yes"):
            self.keep("cli-left")
            raise Leave
        if self.is_word(answer, "cli-no"):
            self.screen.line(self.speech.say("cli-left-unsaved"))
            raise Leave
        self.screen.line(self.speech.say("cli-stays"), "dim")
        return False

    def is_word(self, answer: str, key: str) -> bool:
        """`y` or `yes`, in the language of the game."""
        word = self.speech.say(key)
        return answer != "" and word.startswith(answer)

    # keeping the game

    def write(self, path: Path) -> bool:
        """Saves the game; where that fails, says why, and the game goes on."""
        try:
            write_record(self.match.record(), path)
        except KNOWN as error:
            self.screen.line(sentence(error, self.speech), "red")
            self.screen.line(self.speech.say("cli-save-failed"), "yellow")
            return False
        self.place = path
        self.screen.line(self.speech.say("cli-saved", file=str(path)), "green")
        return True

    def keep(self, key: str) -> None:
        """Saves before leaving, in the first place that takes it; where none does, the record goes to the screen."""
        for path in (self.place, Path.cwd() / self.place.name, Path(gettempdir()) / self.place.name):
            if self.write(path):
                pack = f" --pack {quote(str(self.pack.absolute()))}" if self.pack is not None else ""
                self.screen.line(self.speech.say(key, command=f"kontor play --resume {quote(str(path))}{pack}"))
                return
        self.screen.line(self.speech.say("cli-nowhere"), "red")
        self.screen.line(self.match.record().to_text())

    def finish(self) -> None:
        seat = self.facing if self.facing >= 0 else None
        if seat is not None:
            self.news(seat)
        outcome = self.match.state.outcome()
        assert outcome is not None
        show_position(self.match.state, seat, self.speech, self.screen)
        self.screen.rule(self.speech.say("cli-over"))
        show_outcome(outcome, self.speech, self.screen)
        self.offer_to_save()

    def offer_to_save(self) -> None:
        if self.is_named or self.keyboard is None:
            if self.is_named:
                self.write(self.place)
            return
        try:
            answer = self.ask_where_to_save()
            while not (answer.isdecimal() or self.is_word(answer.lower(), "cli-no")):
                usual = not answer or self.is_word(answer.lower(), "cli-yes")
                if self.write(self.place if usual else Path(answer).expanduser()):
                    return
                answer = self.ask_where_to_save()
            self.screen.line(self.speech.say("cli-left-unsaved"))
        except EOFError:
            self.screen.line(self.speech.say("cli-left-unsaved"))

    def ask_where_to_save(self) -> str:
        """The place may be longer than a line, so it does not stand in the prompt."""
        self.screen.line(self.speech.say("cli-save-record", file=str(self.place)))
        return self.ask("cli-save-prompt")
