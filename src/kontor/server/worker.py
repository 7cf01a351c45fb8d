"""A bot worker: `python -m kontor.server.worker`.  One JSON line asks, one line answers, until the input ends.

It is given a position that the bot's seat cannot tell from the true one, so there is nothing hidden here to betray.
"""

import json
import os
import sys
import tomllib
from functools import lru_cache
from typing import Any

from kontor.bots.registry import make
from kontor.bots.seat import Seat
from kontor.kernel.chance import seeded
from kontor.kernel.match import Match
from kontor.kernel.state import Game
from kontor.titles.registry import find

LONGEST = 80            # pieces of an offer
PATIENCE = 5            # niceness: the server comes first


@lru_cache(maxsize=64)
def game_for(title: str, seats: int, options: str, pack: str, pack_hash: str) -> Game:
    values = tomllib.loads(pack)
    values.pop("title", None)
    return find(title).game(seats, json.loads(options), values or None, pack_hash)


def choose(asked: dict[str, Any]) -> list[str]:
    """The keys of the bot's action; of a whole offer, if the action begins one."""
    data, seat, seed = asked["state"], asked["seat"], asked["seed"]
    options = json.dumps(data["options"])
    game = game_for(data["title"], data["seats"], options, asked["pack"], data["pack"])
    match = Match(game.title.from_data(data, game), seeded(seed))
    match.listening = False
    bot = make(asked["spec"], seed)
    keys: list[str] = []
    while len(keys) < LONGEST:
        a = bot.choose(Seat(match, seat))
        keys.append(match.key(a))
        if len(keys) == 1 and not game.begins_offer(a):
            return keys
        match.submit(seat, a)
        if match.over or match.barrier == match.made or seat not in match.actors():
            return keys
    return keys[:1]


def main() -> None:
    os.nice(PATIENCE)
    for line in sys.stdin:
        print(json.dumps({"keys": choose(json.loads(line))}), flush=True)


if __name__ == "__main__":
    main()
