"""The sequence of play.  A step's place in this list is its number."""

from typing import Final

from kontor.kernel.state import Step

from .deliver import ClimbLevel, EndOfPhase, FulfilRow, Meet, Settle
from .draft import Draft, DraftPick
from .evaluate import Evaluate
from .purchase import PirateLeaves, Purchase, Seals
from .route import LayRoute
from .setup import ChooseSides, DrawBonus, DrawCareer, DrawLot, DrawManufactory, DrawOrder, DrawSpecial, Refill, Setup
from .special import Specials
from .turn import Rounds, Turn

STEPS: Final[list[Step]] = [
    Setup(), DrawManufactory(), DrawLot(), DrawOrder(), DrawSpecial(), DrawBonus(), DrawCareer(), Refill(),
    ChooseSides(), Draft(), DraftPick(), Rounds(), Turn(),
    LayRoute(), Evaluate(), FulfilRow(), Meet(), ClimbLevel(), Specials(), Settle(), EndOfPhase(),
    Purchase(), Seals(), PirateLeaves(),
]  # fmt: skip
