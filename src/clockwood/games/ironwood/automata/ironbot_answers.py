"""Questions of the core rules that the Ironbot's seat would be asked: each is a ladder over the same options."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.ironwood.actions import BURN, DONE, NO_WAGER, SKIP, STAY, WAGER_CARD
from clockwood.games.ironwood.automata.bot_hand import BOTTOM, DrawUnseen, can_draw, on_top
from clockwood.games.ironwood.automata.focus_scores import AwayFromBattle, NoTotemThere, WoodThere
from clockwood.games.ironwood.automata.ironbot_scores import (
    AStep,
    FerrumShort,
    GolemsNearby,
    IronGolems,
    IronNearby,
    IronUnits,
    NoForgeThere,
    TowardsForge,
    WoodBesideGuard,
)
from clockwood.games.ironwood.automata.magic_die import MAGIC_DIE
from clockwood.games.ironwood.rules.aftermath import Retreat
from clockwood.games.ironwood.rules.burning import Burn
from clockwood.games.ironwood.rules.combat import Wager
from clockwood.games.ironwood.rules.digging import MoveDrill
from clockwood.games.ironwood.rules.ending import BuyFighters
from clockwood.games.ironwood.rules.forging import BuildForge, PlaceFoundation, why_not_build
from clockwood.games.ironwood.state import (
    BOT_ACTED,
    CARDS,
    CRYSTALS,
    IRONCLAD,
    battle_forest,
    board,
)
from clockwood.games.ironwood.telling import forest as at_forest
from clockwood.games.ironwood.telling import who
from clockwood.kernel.events import number
from clockwood.kernel.match import Match
from clockwood.kernel.piles import MIDDLE, place_of
from clockwood.kernel.priority import ByChance, Criterion, fewest, most, only, pick, prefer
from clockwood.kernel.question import CHANCE
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
BY_LOT: Final = ByChance("bot-by-lot")


def can_build(match: Match) -> bool:
    """Whether five crystals and a controlled Foundation are there. [IB 8.15]"""
    if match.state[CRYSTALS + IRONCLAD] < FORGE_PRICE:
        return False
    for mountain in range(board(match).mountains):
        if why_not_build(match, mountain, 0) == 0:
            return True
    return False


def without(options: vec[i64], unwanted: i64) -> vec[i64]:
    """The options but for one."""
    left = vec[i64](capacity=16)
    for action in options:
        if action != unwanted:
            left = append(left, action)
    return left


def answer(match: Match, step: Step, options: vec[i64]) -> None:
    """Answer for the Ironbot, ending in `step.chosen`."""
    if isinstance(step, Wager):
        wager(match, step, options)
    elif isinstance(step, Retreat):
        retreat(match, step, options)
    elif isinstance(step, BuyFighters):
        buy(match, step, options)
    elif isinstance(step, MoveDrill):
        match.state[BOT_ACTED] = 1
        pick(match, step, options, "bot-picks-drill", "IB 8.11", DRILL_TO, MAGIC_DIE)
    elif isinstance(step, PlaceFoundation):
        places = without(options, SKIP.code())
        pick(match, step, places, "bot-picks-foundation", "IB 5.5", FOUNDATION_AT, MAGIC_DIE)
    elif isinstance(step, BuildForge):
        pick(match, step, without(options, SKIP.code()), "bot-picks-forge", "IB 8.15", FORGE_AT, MAGIC_DIE)
    elif isinstance(step, Burn):
        burn(match, step, options)
    else:
        pick(match, step, options, "bot-picks-any", "IB 11.1", [], BY_LOT)


def wager(match: Match, step: Wager, options: vec[i64]) -> None:
    """The top card of the hand is the wager; an empty hand wagers nothing. [IB 7.11, 7.12]"""
    tops = vec[i64](capacity=16)
    for action in on_top(match.state, IRONCLAD, WAGER_CARD.base):
        if action in options:
            tops = append(tops, action)
    if len(tops):
        match.ask(step, CHANCE, tops)
        return
    if board(match).defender_draws and can_draw(match, IRONCLAD) and len(options) == 1:
        match.push(DrawUnseen(IRONCLAD, BOTTOM))
    step.chosen(match, NO_WAGER.code())


def retreat(match: Match, step: Retreat, options: vec[i64]) -> None:
    """The beaten are driven away from the mountain of the battle, or stay. [IB 7.14]"""
    if not pick(match, step, options, "bot-picks-retreat", "IB 7.14", RETREAT_TO, MAGIC_DIE):
        if match.listening:
            match.tell("bot-forces-no-retreat", "IB 7.14", [at_forest("forest", battle_forest(match.state))])
        step.chosen(match, STAY.code())


def buy(match: Match, step: BuyFighters, options: vec[i64]) -> None:
    """While five crystals are there, two of them buy a Fighter. [IB 9.1]"""
    crystals = match.state[CRYSTALS + IRONCLAD]
    if crystals >= RICH:
        pick(match, step, without(options, DONE.code()), "bot-picks-recruit", "IB 9.2", RECRUIT, MAGIC_DIE)
        return
    if match.listening:
        match.tell("bot-recruits-no-more", "IB 9.1", [who(IRONCLAD), number("n", crystals)])
    step.chosen(match, DONE.code())


def burn(match: Match, step: Burn, options: vec[i64]) -> None:
    """The special card that lies highest is burned; of those that lie shuffled, any. [IB 11.1]"""
    highest: i64 = 256
    for action in options:
        highest = min(highest, height(match, action))
    tops = vec[i64](capacity=16)
    for action in options:
        if height(match, action) == highest:
            tops = append(tops, action)
    if len(tops) == 1:
        step.chosen(match, tops[0])
    else:
        match.ask(step, CHANCE, tops)


def height(match: Match, action: i64) -> i64:
    """The card's place from the top; shuffled ones lie between top and bottom."""
    place = place_of(match.state[CARDS + BURN.only(action)])
    return place or MIDDLE
