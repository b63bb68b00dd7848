"""The rule of each keyword of the cards. [IW R16]"""

from clockwood.games.ironwood.grammar import effects
from clockwood.games.ironwood.rules.act import KEYWORDS
from clockwood.games.ironwood.rules.attacking import Attacking
from clockwood.games.ironwood.rules.burning import OpponentBurn
from clockwood.games.ironwood.rules.card_draws import Draw, DrawVision, Peek, Recover
from clockwood.games.ironwood.rules.digging import MovingDrill
from clockwood.games.ironwood.rules.discovering import Discovering
from clockwood.games.ironwood.rules.forging import Building, Founding
from clockwood.games.ironwood.rules.luring import MovingEnemy
from clockwood.games.ironwood.rules.marching import MovingWarbands
from clockwood.games.ironwood.rules.marking import Marking
from clockwood.games.ironwood.rules.movement import MovingFighters
from clockwood.games.ironwood.rules.paying import Price
from clockwood.games.ironwood.rules.recruiting import Recruiting
from clockwood.games.ironwood.rules.removing import Pushing, Removing
from clockwood.games.ironwood.rules.resolving import Choice, Extra, Gain, Sequence, Steal, Untold


def learn() -> None:
    """Give every keyword its rule."""
    KEYWORDS[effects.SEQ] = Sequence()
    KEYWORDS[effects.COST_SPEND] = Price()
    KEYWORDS[effects.COST_BURN] = Price()
    KEYWORDS[effects.COST_REMOVE] = Price()
    KEYWORDS[effects.RESOLVE] = Choice()
    KEYWORDS[effects.OPPONENT_BURN] = OpponentBurn()
    KEYWORDS[effects.MOVE_FIGHTERS] = MovingFighters()
    KEYWORDS[effects.MOVE_WARBANDS] = MovingWarbands()
    KEYWORDS[effects.MOVE_DRILL] = MovingDrill()
    KEYWORDS[effects.MOVE_ENEMY] = MovingEnemy()
    KEYWORDS[effects.ATTACK] = Attacking()
    KEYWORDS[effects.MOD] = Untold()
    KEYWORDS[effects.VICTORY] = Untold()
    KEYWORDS[effects.GAIN] = Gain()
    KEYWORDS[effects.STEAL] = Steal()
    KEYWORDS[effects.RECOVER] = Recover()
    KEYWORDS[effects.DRAW] = Draw()
    KEYWORDS[effects.DRAW_VISION] = DrawVision()
    KEYWORDS[effects.DISCOVER] = Discovering()
    KEYWORDS[effects.FOUNDATION] = Founding()
    KEYWORDS[effects.BUILD] = Building()
    KEYWORDS[effects.RECRUIT] = Recruiting()
    KEYWORDS[effects.REMOVE] = Removing()
    KEYWORDS[effects.RETREAT] = Pushing()
    KEYWORDS[effects.MARK] = Marking()
    KEYWORDS[effects.PEEK] = Peek()
    KEYWORDS[effects.EXTRA] = Extra()
