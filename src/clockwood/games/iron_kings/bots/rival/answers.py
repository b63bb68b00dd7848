"""What the rival answers where the rules ask its seat. [IK V2] [IK V8]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.iron_kings.bots.rival.paths import paces
from clockwood.games.iron_kings.rules.damage import Tow
from clockwood.games.iron_kings.rules.ending import vp_of
from clockwood.games.iron_kings.rules.equipment import attack_of
from clockwood.games.iron_kings.rules.setup import ChooseSite
from clockwood.games.iron_kings.rules.tokens import KeepTokens
from clockwood.games.iron_kings.rules.treasure_cards import KeepTreasure
from clockwood.games.iron_kings.state import DAMAGE_TOKEN, FIRST_TREASURE, GEAR_TOKEN
from clockwood.games.iron_kings.verbs import DECLINE, KEEP, KEEP_FOR, LOSE, PUT_BACK, SETTLE
from clockwood.kernel.match import Match
from clockwood.kernel.priority import FirstListed, Score, fewest, most, pick, prefer
from clockwood.kernel.step import Step

NORTH: Final[i64] = 0


class FromSite(Score):
    """How far the nearest treasure is from a site."""

    def score(self, match: Match, candidate: i64) -> i64:
        return paces(match, match.chooser, SETTLE.first_of_two(candidate))


class FacesNorth(Score):
    """Whether the king would look north."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if SETTLE.last_of(candidate) == NORTH else 0


class IsDamage(Score):
    """Whether the token is damage."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if PUT_BACK.only(candidate) == DAMAGE_TOKEN else 0


class IsGear(Score):
    """Whether the token is gear."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if PUT_BACK.only(candidate) == GEAR_TOKEN else 0


class PointsWon(Score):
    """What a treasure adds in points, less the one scrapped for it; less than nothing without a gain."""

    def score(self, match: Match, candidate: i64) -> i64:
        if DECLINE.has(candidate):
            return 0
        if KEEP.has(candidate):
            return vp_of(match, KEEP.only(candidate) - FIRST_TREASURE) + 1
        new = KEEP_FOR.first_of_two(candidate) - FIRST_TREASURE
        won = vp_of(match, new) - vp_of(match, KEEP_FOR.last_of(candidate) - FIRST_TREASURE)
        return won if won > 0 else -1


class AttackWon(Score):
    """What a treasure attacks for."""

    def score(self, match: Match, candidate: i64) -> i64:
        if DECLINE.has(candidate):
            return 0
        card = KEEP.only(candidate) if KEEP.has(candidate) else KEEP_FOR.first_of_two(candidate)
        return attack_of(match, card - FIRST_TREASURE)


class PointsLost(Score):
    """What a treasure is worth."""

    def score(self, match: Match, candidate: i64) -> i64:
        return vp_of(match, LOSE.only(candidate) - FIRST_TREASURE)


SETTLES: Final = [fewest("rival-site", FromSite()), prefer("rival-north", FacesNorth())]
PUTS_BACK: Final = [prefer("rival-no-damage", IsDamage()), prefer("rival-no-gear", IsGear())]
KEEPS: Final = [most("rival-points", PointsWon()), most("rival-attack", AttackWon())]
LOSES: Final = [fewest("rival-least", PointsLost())]
LISTED: Final = FirstListed("rival-listed")


def answer(match: Match, step: Step, seat: i64, options: vec[i64]) -> None:
    """Sites, tokens, treasures and losses by lists of criteria; all else as listed first. [IK V8]"""
    if isinstance(step, ChooseSite):
        pick(match, step, options, "rival-settles", "IK V2", SETTLES, LISTED, seat)
    elif isinstance(step, KeepTokens):
        pick(match, step, options, "rival-puts-back", "IK V8", PUTS_BACK, LISTED, seat)
    elif isinstance(step, KeepTreasure):
        pick(match, step, options, "rival-keeps", "IK V8", KEEPS, LISTED, seat)
    elif isinstance(step, Tow):
        pick(match, step, options, "rival-loses", "IK V8", LOSES, LISTED, seat)
    else:
        step.chosen(match, options[0])
