"""Questions of the core rules that the Ironbot's seat would be asked: each is a ladder over the same options."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.ironwood.battle.cells import battle_forest
from clockwood.games.ironwood.bots.common import cells as bots
from clockwood.games.ironwood.bots.common.answers import answer_alike, without
from clockwood.games.ironwood.bots.common.magic_die import MAGIC_DIE
from clockwood.games.ironwood.bots.common.scores import IronUnits, WoodThere
from clockwood.games.ironwood.bots.ironbot.focus_scores import AwayFromBattle, NoTotemThere
from clockwood.games.ironwood.bots.ironbot.mountain_scores import (
    AStep,
    FerrumShort,
    GolemsNearby,
    IronGolems,
    IronNearby,
    NoForgeThere,
    TowardsForge,
    WoodBesideGuard,
)
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import forest as at_forest
from clockwood.games.ironwood.rules.aftermath import Retreat
from clockwood.games.ironwood.rules.digging import MoveDrill
from clockwood.games.ironwood.rules.ending import BuyFighters
from clockwood.games.ironwood.rules.forging import BuildForge, PlaceFoundation, why_not_build
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.verbs import DONE, SKIP, STAY
from clockwood.games.ironwood.words import IRONCLAD
from clockwood.kernel.events import number, who
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Criterion, fewest, most, only, pick, prefer
from clockwood.kernel.step import Step

FORGE_PRICE: Final[i64] = 5
RICH: Final[i64] = 5

SMALLEST: Final[list[Criterion]] = [
    fewest("bot-smallest-warband", IronUnits()),
    fewest("bot-more-golems", IronGolems()),
]
LARGEST: Final[list[Criterion]] = [
    most("bot-largest-warband", IronUnits()),
    most("bot-more-golems", IronGolems()),
]
"""Of equal numbers the Warband with more Golems is larger. [IB 7.6]"""

RECRUIT: Final[list[Criterion]] = [
    prefer("bot-ferrum-short", FerrumShort()),
    *SMALLEST,
]
FORGE_AT: Final[list[Criterion]] = SMALLEST
FOUNDATION_AT: Final[list[Criterion]] = LARGEST
DRILL_TO: Final[list[Criterion]] = [
    only("bot-drill-steps", AStep()),
    prefer("bot-towards-forge", TowardsForge()),
    prefer("bot-no-forge-there", NoForgeThere()),
    *LARGEST,
    fewest("bot-warband-beside", WoodBesideGuard()),
    most("bot-warband-next-door", IronNearby()),
    most("bot-more-golems", GolemsNearby()),
]
RETREAT_TO: Final[list[Criterion]] = [
    only("bot-away-from-battle", AwayFromBattle()),
    only("bot-no-totem-there", NoTotemThere()),
    fewest("bot-fighters-there", WoodThere()),
]


def can_build(match: Match) -> bool:
    """Return whether five crystals and a controlled Foundation are there. [IB 8.15]"""
    if match.state[turns.CRYSTALS + IRONCLAD] < FORGE_PRICE:
        return False
    for mountain in range(board(match).land.mountains):
        if why_not_build(match, mountain, 0) == 0:
            return True
    return False


def answer(match: Match, step: Step, options: vec[i64]) -> None:
    """Answer for the Ironbot, ending in `step.chosen`."""
    if isinstance(step, Retreat):
        retreat(match, step, options)
    elif isinstance(step, BuyFighters):
        buy(match, step, options)
    elif isinstance(step, MoveDrill):
        match.state[bots.ICON_CHANGED] = 1
        pick(match, step, options, "bot-picks-drill", "IB 8.11", DRILL_TO, MAGIC_DIE, IRONCLAD)
    elif isinstance(step, PlaceFoundation):
        places = without(options, SKIP.code())
        pick(match, step, places, "bot-picks-foundation", "IB 5.5", FOUNDATION_AT, MAGIC_DIE, IRONCLAD)
    elif isinstance(step, BuildForge):
        pick(match, step, without(options, SKIP.code()), "bot-picks-forge", "IB 8.15", FORGE_AT, MAGIC_DIE, IRONCLAD)
    else:
        answer_alike(match, step, options)


def retreat(match: Match, step: Retreat, options: vec[i64]) -> None:
    """Drive the beaten away from the mountain of the battle, or let them stay. [IB 7.14]"""
    if not pick(match, step, options, "bot-picks-retreat", "IB 7.14", RETREAT_TO, MAGIC_DIE, IRONCLAD):
        if match.listening:
            match.tell("bot-forces-no-retreat", "IB 7.14", [at_forest("forest", battle_forest(match.state))])
        step.chosen(match, STAY.code())


def buy(match: Match, step: BuyFighters, options: vec[i64]) -> None:
    """Buy Fighters for two crystals each while five are there. [IB 9.1]"""
    crystals = match.state[turns.CRYSTALS + IRONCLAD]
    if crystals >= RICH:
        pick(match, step, without(options, DONE.code()), "bot-picks-recruit", "IB 9.2", RECRUIT, MAGIC_DIE, IRONCLAD)
        return
    if match.listening:
        match.tell("bot-recruits-no-more", "IB 9.1", [who(IRONCLAD), number("n", crystals)])
    step.chosen(match, DONE.code())
