"""The sequence of play.  One file per chapter of the rulebook; the place of a step in STEPS is its number."""

from typing import Final

from kontor.kernel.state import Step

from .board import AcquireShip, FormAlliance, LetterExchange, Prestige
from .cards import ChooseHalf, InOrder, UseCard
from .court import AdvanceLawsuit, LawsuitRepeat, RepeatLawsuit, Resolve, Ruling
from .goods import (
    BuildManufactory, ChooseGood, Donation, DrawCard, ExchangeGoods, Gift, ManufactoryGood, PiracyFavour, Production,
    Steal, TakeManufactory, TurnManufactories,
)
from .season import SeasonEnd, Upkeep
from .setup import DealAlliance, DealBasic, DealShip, DealSpecial, DealSuit, Setup, StartCity, StartGood
from .turn import ChooseOption, MoveInkwell, PayAny, PlayCard, Turn

STEPS: Final[list[Step]] = [
    Setup(), StartCity(), DealBasic(), DealSpecial(), DealShip(), DealAlliance(), DealSuit(), StartGood(),
    Turn(), MoveInkwell(), PayAny(), ChooseOption(), PlayCard(),
    UseCard(), ChooseHalf(), InOrder(),
    Production(), TurnManufactories(), ManufactoryGood(), Gift(), ChooseGood(), Donation(), ExchangeGoods(), DrawCard(),
    BuildManufactory(), TakeManufactory(), PiracyFavour(), Steal(),
    Prestige(), FormAlliance(), AcquireShip(),
    AdvanceLawsuit(), LawsuitRepeat(), Ruling(), Resolve(),
    SeasonEnd(), Upkeep(), RepeatLawsuit(),
]  # fmt: skip
LETTER_EXCHANGE: Final = LetterExchange()
