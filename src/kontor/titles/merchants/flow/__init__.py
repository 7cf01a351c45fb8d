"""The sequence of play, one file per chapter of the rulebook."""

from typing import Final

from kontor.kernel.state import Step

from .action import Action
from .cards import Charter, DrawCard, Harvest, Monopoly, SwiftCaravan, SwiftTrader
from .deals import ANSWER, COMPOSE, CONFIRMATION
from .founding import ChooseField, ChooseSource, Founded, TurnUpChip
from .moving import CaravanMove
from .routes import Chain, FreeRoute, ReplaceCaravan, ReplaceTrader, RoutePlaced
from .setup import PlaceKontor, PlaceNeutral, PlaceStartRoute, Setup, StartPlayer
from .turn import BeforeRoll, Dice, Discard, MoveRobber, Steal, Stolen, Turn

STEPS: Final[list[Step]] = [
    StartPlayer(), Setup(), PlaceKontor(), PlaceNeutral(), PlaceStartRoute(),
    Turn(), BeforeRoll(), Dice(), Discard(), MoveRobber(), Steal(), Stolen(),
    Action(), DrawCard(), ReplaceTrader(), ReplaceCaravan(), RoutePlaced(), Chain(), FreeRoute(),
    Founded(), ChooseField(), ChooseSource(), TurnUpChip(),
    CaravanMove(),
    Charter(), Harvest(), Monopoly(), SwiftTrader(), SwiftCaravan(),
    COMPOSE, ANSWER, CONFIRMATION,
]  # fmt: skip
