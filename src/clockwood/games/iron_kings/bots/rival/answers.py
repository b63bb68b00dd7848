"""The rival's answers where the rules ask its seat. [IK V2] [IK V8]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.iron_kings.bots.rival.paths import paces
from clockwood.games.iron_kings.cards import cells as cards
from clockwood.games.iron_kings.map import cells as land
from clockwood.games.iron_kings.rules.damage import Tow
from clockwood.games.iron_kings.rules.setup import ChooseSite
from clockwood.games.iron_kings.rules.tokens import KeepTokens
from clockwood.games.iron_kings.rules.treasure_cards import KeepTreasure
from clockwood.games.iron_kings.treasures import cells as treasures
from clockwood.games.iron_kings.verbs import DECLINE, KEEP, KEEP_FOR, LOSE, PUT_BACK, SETTLE
from clockwood.kernel.match import Match
from clockwood.kernel.priority import FirstListed, Score, fewest, most, pick, prefer
from clockwood.kernel.step import Step

NORTH: Final[i64] = 0


class FromSite(Score):
    """The steps from a site to the nearest treasure."""

    def score(self, match: Match, candidate: i64) -> i64:
        return paces(match, match.chooser, SETTLE.first_of_two(candidate))


class FacesNorth(Score):
    """A king that would look north."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if SETTLE.last_of(candidate) == NORTH else 0


class IsDamage(Score):
    """A token of damage."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if PUT_BACK.only(candidate) == land.DAMAGE else 0


class IsGear(Score):
    """A token of gear."""

    def score(self, match: Match, candidate: i64) -> i64:
        return 1 if PUT_BACK.only(candidate) == land.GEAR else 0


class PointsWon(Score):
    """The points that a treasure adds, less the one scrapped for it; less than nothing without a gain."""

    def score(self, match: Match, candidate: i64) -> i64:
        if DECLINE.has(candidate):
            return 0
        if KEEP.has(candidate):
            return treasures.vp_of(match, KEEP.only(candidate) - cards.FIRST_TREASURE) + 1
        new = KEEP_FOR.first_of_two(candidate) - cards.FIRST_TREASURE
        old = KEEP_FOR.last_of(candidate) - cards.FIRST_TREASURE
        won = treasures.vp_of(match, new) - treasures.vp_of(match, old)
        return won if won > 0 else -1


class AttackWon(Score):
    """The attack that a treasure adds."""

    def score(self, match: Match, candidate: i64) -> i64:
        if DECLINE.has(candidate):
            return 0
        card = KEEP.only(candidate) if KEEP.has(candidate) else KEEP_FOR.first_of_two(candidate)
        return treasures.attack_of(match, card - cards.FIRST_TREASURE)


class PointsLost(Score):
    """The points that a treasure is worth."""

    def score(self, match: Match, candidate: i64) -> i64:
        return treasures.vp_of(match, LOSE.only(candidate) - cards.FIRST_TREASURE)


SETTLES: Final = [fewest("rival-site", FromSite()), prefer("rival-north", FacesNorth())]
PUTS_BACK: Final = [prefer("rival-no-damage", IsDamage()), prefer("rival-no-gear", IsGear())]
KEEPS: Final = [most("rival-points", PointsWon()), most("rival-attack", AttackWon())]
LOSES: Final = [fewest("rival-least", PointsLost())]
LISTED: Final = FirstListed("rival-listed")


def answer(match: Match, step: Step, seat: i64, options: vec[i64]) -> None:
    """Choose sites, tokens, treasures and losses by lists of criteria; of all else the first listed. [IK V8]"""
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
