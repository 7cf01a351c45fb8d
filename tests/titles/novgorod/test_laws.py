"""Every mode with both sides of the career cards keeps the laws; the conformance suite plays the presets."""

import pytest

from kontor.kernel import laws
from kontor.kernel.rng import Rng
from kontor.titles.novgorod.meta import TITLE
from tests.proof import PROVE

MODES = {
    "base": {},
    "front": {"merchant": "front", "pirate": "front"},
    "back": {"merchant": "back", "pirate": "back"},
    "mixed": {"merchant": "back", "pirate": "front", "places": "drawn"},
    "specials": {"special_orders": "yes"},
    "everything": {"merchant": "front", "pirate": "back", "special_orders": "yes"},
}
STRIDE = 9 if PROVE else 150


@pytest.mark.parametrize("careers", ["front", "back"])
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [2, 3, 4] if PROVE else [3])
def test_random_games_keep_the_laws(seats: int, mode: str, careers: str) -> None:
    s = TITLE.new(seats, {**MODES[mode], "careers": careers})
    rng, asked = Rng(seats), Rng(99)
    answers = 0
    while not s.over:
        s.check()
        if answers % STRIDE == 0:
            laws.every_law(s, asked)
        laws.act_at_random(s, rng)
        answers += 1
    s.check()
    outcome = s.outcome()
    assert outcome is not None
    assert max(outcome.ranks) <= seats
