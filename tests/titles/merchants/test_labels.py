"""What the label of a choice promises is what happens."""

from typing import Any

import pytest

from kontor.kernel.state import State
from kontor.titles.merchants.actions import CHOOSE_CHAIN, PLACE_ROUTE, S_CHAIN
from kontor.titles.merchants.material import N_EDGES
from kontor.titles.merchants.state import GOLD
from kontor.titles.registry import find
from tools.board_positions import GAMES, play

TITLE = find("merchants")


def gold(s: State) -> list[int]:
    return [int(s.v[GOLD + seat]) for seat in range(s.game.seats)]


def promised(detail: dict[str, Any], seats: int) -> list[int]:
    shares = {str(one.params["player"]): one.params["gold"].params["n"] for one in detail["shares"]}
    return [shares.get(f"player-{seat + 1}", 0) for seat in range(seats)]


@pytest.mark.parametrize("game", GAMES["merchants"])
def test_a_route_pays_what_its_label_says(game: tuple[int, int, dict[str, str]]) -> None:
    paying = 0
    for match, seat, _ in play(TITLE, *game):
        s = match.state
        for a in [] if match.over else s.legal(seat)[:40]:
            if not PLACE_ROUTE <= a < PLACE_ROUTE + N_EDGES:
                continue
            detail = TITLE.detail(s, seat, a)
            after = s.clone()
            after.apply(seat, a)
            if after.step().number == S_CHAIN:
                after.apply(seat, CHOOSE_CHAIN)                  # the best for whoever built it stands first
            paid = [n - before for n, before in zip(gold(after), gold(s), strict=True)]
            assert paid == promised(detail, s.game.seats)
            assert detail["gold"] == paid[seat]
            paying += sum(paid) > 0
    assert paying > 10
