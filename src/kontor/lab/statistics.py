"""Numbers about many games: shares with intervals, lengths, ends."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, sqrt

from kontor.titles.registry import find

from .studies import StudyTable, tables
from .table import Row, Setting

Z95 = 1.959963984540054


@dataclass(frozen=True)
class Share:
    """`part` of `whole`, and where the true share lies with 95 % confidence."""

    part: float
    whole: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Spread:
    mean: float
    median: float
    lowest: int
    p5: int
    p95: int
    highest: int


@dataclass(frozen=True)
class BotLine:
    bot: str
    seats: int              # it takes in every game
    wins: Share             # of games; a shared win counts in parts
    mean_rank: float


@dataclass(frozen=True)
class Rotation:
    """The games in which the same bots sat in the same seats."""

    seats: tuple[str, ...]
    wins: tuple[Share, ...]         # by seat


@dataclass(frozen=True)
class Summary:
    games: int
    shared: int                     # games with several winners
    unwon: int                      # games that nobody won
    bots: tuple[BotLine, ...]
    seats: tuple[Share, ...]
    rotations: tuple[Rotation, ...]
    reasons: dict[str, Share]
    turns: Spread | None
    rounds: Spread | None
    decisions: Spread | None
    forced: Share                   # of all answers of players
    seconds: float                  # of computing, added up over all games
    studies: tuple[StudyTable, ...]


def wilson(part: float, whole: int, z: float = Z95) -> Share:
    """Wilson's score interval: it keeps its promise for few games and for shares near 0 and 1, too."""
    if whole == 0:
        return Share(part, 0, 0.0, 0.0, 1.0)
    p = part / whole
    square = z * z / whole
    centre = (p + square / 2) / (1 + square)
    reach = z * sqrt(p * (1 - p) / whole + square / (4 * whole)) / (1 + square)
    return Share(part, whole, p, centre - reach if part > 0 else 0.0, centre + reach if part < whole else 1.0)


def spread(numbers: Iterable[int | None]) -> Spread | None:
    """None where a title does not count this."""
    known = sorted(number for number in numbers if number is not None)
    if not known:
        return None
    half = len(known) // 2
    median = float(known[half]) if len(known) % 2 else (known[half - 1] + known[half]) / 2
    mean = sum(known) / len(known)
    return Spread(mean, median, known[0], percentile(known, 5), percentile(known, 95), known[-1])


def percentile(ordered: Sequence[int], percent: int) -> int:
    """The smallest number that at least `percent` of all do not exceed."""
    return ordered[max(0, ceil(percent * len(ordered) / 100) - 1)]


def summarise(setting: Setting, rows: Iterable[Row]) -> Summary:
    games = sorted(rows, key=lambda row: row.index)
    n = len(games)
    reasons = Counter(row.reason for row in games)
    return Summary(
        games=n,
        shared=sum(len(row.winners) > 1 for row in games),
        unwon=sum(not row.winners for row in games),
        bots=tuple(bot_line(bot, games) for bot in dict.fromkeys(setting.bots)),
        seats=wins_by_seat(len(setting.bots), games),
        rotations=rotations(setting, games),
        reasons={reason: wilson(count, n) for reason, count in reasons.most_common()},
        turns=spread(row.turns for row in games),
        rounds=spread(row.rounds for row in games),
        decisions=spread(row.decisions for row in games),
        forced=wilson(sum(row.forced for row in games), sum(row.decisions for row in games)),
        seconds=sum(row.seconds for row in games),
        studies=tables(find(setting.title), [(row.counts, row.winners) for row in games]),
    )


def won(row: Row, seat: int) -> float:
    return 1 / len(row.winners) if seat in row.winners else 0.0


def wins_by_seat(seats: int, games: Sequence[Row]) -> tuple[Share, ...]:
    return tuple(wilson(sum(won(row, seat) for row in games), len(games)) for seat in range(seats))


def bot_line(bot: str, games: Sequence[Row]) -> BotLine:
    places = [(row, seat) for row in games for seat, spec in enumerate(row.seats) if spec == bot]
    wins = sum(won(row, seat) for row, seat in places)
    ranks = [row.ranks[seat] for row, seat in places]
    return BotLine(bot, len(places) // max(1, len(games)), wilson(wins, len(games)), sum(ranks) / max(1, len(ranks)))


def rotations(setting: Setting, games: Sequence[Row]) -> tuple[Rotation, ...]:
    seatings = dict.fromkeys(setting.seats(index) for index in range(len(setting.bots)))
    return tuple(
        Rotation(seats, wins_by_seat(len(seats), [row for row in games if row.seats == seats])) for seats in seatings
    )
