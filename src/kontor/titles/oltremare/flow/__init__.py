"""The sequence of play, one file per chapter of the rulebook."""

from typing import Final

from kontor.kernel.state import Step

from .action import Compass, Play, Sail
from .drawing import DrawCard, Drawing, Venice, VeniceBack
from .offers import ANSWERS_STEP, CLOSE_STEP, OFFER_STEP, PROPOSAL_STEP, AnswerQueries
from .setup import HomeHarbour, LayMarker, Setup, StartPlayer
from .trading import AnswerAsk, Ask, Invite, ProposeOrPass, TradeMenu
from .turn import FinalScoring, Maritime, Stow, Turn

STEPS: Final[list[Step]] = [
    Setup(), StartPlayer(), LayMarker(), HomeHarbour(), Turn(), Maritime(), TradeMenu(), Drawing(), DrawCard(),
    VeniceBack(),
    Venice(), OFFER_STEP, ANSWERS_STEP, AnswerQueries(), CLOSE_STEP, Invite(), ProposeOrPass(), PROPOSAL_STEP, Ask(),
    AnswerAsk(), Play(), Sail(), Compass(), Stow(), FinalScoring(),
]
