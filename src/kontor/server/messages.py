"""Everything that crosses the wire, typed once: OpenAPI and the browser's types are generated from here.

The server never sends prose.  A `Phrase` is a message of the Fluent catalogues with its values; the client says it.
A value is an int; a str, which is the id of a message or stands for itself; a phrase; or a list of these.
Nothing here can hold more than one seat's view: positions are made by `positions.py`, from views alone.
"""

from typing import Any, Literal

from msgspec import Struct

Value = int | str | list[Any] | dict[str, Any]      # a dict is a Phrase, a list a list of Values


class Phrase(Struct, frozen=True):
    """`key` is the whole id in the catalogue (`action-move`, `event-paid-hidden`, `refusal-not-now`)."""

    key: str
    params: dict[str, Value] = {}


# people and tables

Lang = Literal["de", "en"]
Pace = Literal["live", "relaxed", "none"]
Watch = Literal["nobody", "link", "everybody"]
Phase = Literal["gathering", "running", "over"]


class Me(Struct, frozen=True):
    """The person behind this device.  `named` is false until somebody typed a name."""

    id: str
    name: str
    lang: Lang
    named: bool


class MeChange(Struct, forbid_unknown_fields=True):
    name: str | None = None
    lang: Lang | None = None


class OptionInfo(Struct, frozen=True):
    name: str                   # text keys: option-<name>, option-<name>-<value>
    values: list[str]           # the default first


class Allowance(Struct, frozen=True):
    """How long each person may think, in milliseconds."""

    bank: int                   # at the beginning, and at most
    gift: int                   # more whenever it is one's turn again


class TitleInfo(Struct, frozen=True):
    id: str
    prefix: str
    seats: list[int]
    minutes: tuple[int, int]
    weight: int                 # 1 to 5
    options: list[OptionInfo]
    presets: dict[str, dict[str, str]]          # the first is the default; text key: preset-<name>
    clocks: dict[str, Allowance]                # by pace; a pace that is not here has no clock


class BotInfo(Struct, frozen=True):
    name: str                   # text keys: bot-<name>, bot-<name>-pitch
    spec: str


class Catalogue(Struct, frozen=True):
    titles: list[TitleInfo]
    bots: list[BotInfo]
    public_url: str             # where others reach this server; empty: links work on this computer only
    version: str


class SeatWish(Struct, forbid_unknown_fields=True):
    """How a seat is to be filled: by the opener (several: hot-seat), by whoever comes, or by a bot."""

    kind: Literal["me", "open", "bot"]
    bot: str = ""
    name: str = ""              # of a person at a shared screen


class NewTable(Struct, forbid_unknown_fields=True):
    title: str
    seats: list[SeatWish]
    options: dict[str, str] = {}
    pack: str = ""              # TOML of a data pack
    pace: Pace = "none"
    bot_pace: Literal["natural", "instant"] = "natural"
    watch: Watch = "link"
    start: bool = True          # begin at once when no seat is open


class SeatInfo(Struct, frozen=True):
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str = ""               # its spec: bots are always labelled; of a person: plays for them until they return
    you: bool = False
    here: bool = False          # somebody looks at the table from this seat now
    person: str = ""            # to mute or remove: an id that means nothing elsewhere


class Clock(Struct, frozen=True):
    """`left` milliseconds when this was sent; where `running`, fewer from then on."""

    left: int
    running: bool


class Rules(Struct, frozen=True):
    """What a table was opened with."""

    options: dict[str, str]
    pack: str                   # "-" or the pack's hash
    pace: Pace
    bot_pace: str
    watch: Watch


class Table(Struct, frozen=True):
    id: str
    code: str                   # to join by; empty for those who may not invite
    title: str
    phase: Phase
    seats: list[SeatInfo]
    rules: Rules
    opener: bool                # you opened it: you may start, remove, mute, archive
    actors: list[int]
    watchers: int
    commitment: str             # the hash of the secret that chance comes from
    created: float
    moved: float
    clocks: list[Clock | None]  # per seat, none for bots; empty where time does not matter
    rematch: str = ""           # the id of the table that follows this one
    archived: bool = False


class Lobby(Struct, frozen=True):
    mine: list[Table]
    open: list[Table]


class Join(Struct, forbid_unknown_fields=True):
    code: str = ""
    seat: int | None = None     # None: the first open one
    word: str = ""              # this seat's nonce for verifiable chance


# a game, as one seat or a spectator may see it

class Choice(Struct, frozen=True):
    key: str                    # what is sent
    kind: str
    args: dict[str, int | str]  # names are text keys (good-beer), numbers are numbers
    label: Phrase
    composes: bool = False      # begins an offer: the client collects the pieces with `preview` and sends one batch


class Decision(Struct, frozen=True):
    step: str
    prompt: Phrase
    choices: list[Choice]
    courses: list[list[str]] = []       # whole sequences of keys the title has ready (offers, caravan trips)
    about: list["LineText"] = []        # what the decision is about: the offer so far, what is left to pay


class AreaText(Struct, frozen=True):
    heading: Phrase
    lines: list["LineText"]
    key: str                    # area's own name, for ordering and tabs


class LineText(Struct, frozen=True):
    text: Phrase
    rule: str = ""


class Happening(Struct, frozen=True):
    """An event as this viewer may know it.  `at` is the place of its entry in the game."""

    at: int
    seat: int                   # who acted; -1 chance
    kind: str
    text: Phrase
    params: dict[str, int | str]
    rules: list[str]


class Score(Struct, frozen=True):
    rule: str
    text: Phrase


class Result(Struct, frozen=True):
    ranks: list[int]
    scores: list[int]
    reason: Phrase
    trail: list[Score]


class TakeBack(Struct, frozen=True):
    """A seat asks to take back across a barrier; everybody has to agree."""

    seat: int
    awaited: list[int]


class Position(Struct, frozen=True):
    seq: int                    # how often something was done at this table; never goes back
    made: int                   # entries that count
    seat: int | None            # whose view; None: a spectator's
    over: bool
    actors: list[int]
    trail: list[Phrase]         # where we are: step-<name> of each frame that has such a text
    view: dict[str, Any]        # the title's own View (schema <Title>View)
    areas: list[AreaText]
    decision: Decision | None   # what this seat is asked now
    can_undo: bool
    take_back: TakeBack | None
    result: Result | None


class Move(Struct, forbid_unknown_fields=True):
    """`seq` is the one this seat saw; `request` makes a repetition harmless."""

    seat: int
    seq: int
    request: str
    actions: list[str]          # one, or a batch that is applied whole or not at all


class Undo(Struct, forbid_unknown_fields=True):
    seat: int
    seq: int
    request: str


class TakeBackVote(Struct, forbid_unknown_fields=True):
    """Asks, agrees or declines, depending on what is open."""

    seat: int
    agree: bool = True


class Preview(Struct, forbid_unknown_fields=True):
    """What a batch would lead to, up to the last barrier; nothing is changed."""

    seat: int
    seq: int
    actions: list[str]


class Previewed(Struct, frozen=True):
    final: bool                 # cannot be taken back freely: others, chance or something hidden follow
    position: Position | None   # None where `final`


class Refused(Struct, frozen=True):
    """The body of every 4xx.  `text` says why; `rule` names the paragraph, where one forbids it."""

    text: Phrase
    rule: str = ""
    position: Position | None = None    # the current one, where the request was stale


class WhyNot(Struct, frozen=True):
    """Actions that one reason forbids now."""

    rule: str
    text: Phrase
    labels: list[Phrase]
    keys: list[str]


class ChatLine(Struct, frozen=True):
    id: int
    name: str
    seat: int | None
    text: str
    at: float
    person: str


class Say(Struct, forbid_unknown_fields=True):
    text: str


class Mute(Struct, forbid_unknown_fields=True):
    person: str
    muted: bool = True


class Remove(Struct, forbid_unknown_fields=True):
    """Frees a seat; in a running game a bot takes it."""

    seat: int
    bot: str = "greedy"


class Fill(Struct, forbid_unknown_fields=True):
    """A bot for an open seat."""

    seat: int
    bot: str = "greedy"


class StandIn(Struct, forbid_unknown_fields=True):
    """A bot plays for a person: for oneself at any time, for others once their time is up."""

    seat: int
    bot: str = "greedy"


class RecordText(Struct, forbid_unknown_fields=True):
    text: str
    pack: str = ""              # TOML of the data pack, where the record names one


class Printed(Struct, frozen=True):
    """What the data pack of a table prints on cards and board, by the names of the drawn board's own data file."""

    values: dict[str, Any] | None       # None: the built-in material, which the board knows


class Replay(Struct, frozen=True):
    """The position after `at` entries, and what led there."""

    at: int
    made: int
    begins: int                 # entries of the set-up, before anybody decided something
    position: Position
    happenings: list[Happening]


# live: server to client

class Now(Struct, frozen=True, tag="now"):
    """Everything a tab needs: sent on arrival and after every move.  Happenings from `since` on replace those held."""

    table: Table
    position: Position | None           # None while the table gathers
    since: int
    happenings: list[Happening]
    log_begins: int = 0                 # older happenings may no longer be looked up (OLT-11.46)


class Seats(Struct, frozen=True, tag="seats"):
    """Somebody came, went, or the table changed otherwise; the position did not."""

    table: Table


class Chat(Struct, frozen=True, tag="chat"):
    lines: list[ChatLine]


class Trouble(Struct, frozen=True, tag="trouble"):
    text: Phrase


class Pong(Struct, frozen=True, tag="pong"):
    at: float = 0.0


ServerMessage = Now | Seats | Chat | Trouble | Pong


# live: client to server

class Watching(Struct, tag="watch", forbid_unknown_fields=True):
    """First message: which seat's eyes (None: a spectator's), and how far this tab has come."""

    seat: int | None = None
    since: int = 0              # entries already held
    seq: int = -1
    chat: int = 0               # last chat line held


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    at: float = 0.0


ClientMessage = Watching | Ping

VIEWS: dict[str, str] = {"rivalcities": "RivalCitiesView", "novgorod": "NovgorodView", "oltremare": "OltreMareView",
                         "merchants": "MerchantsView"}
