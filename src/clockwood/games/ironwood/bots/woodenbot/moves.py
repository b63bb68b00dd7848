"""The Woodenbot's movement keywords: Plunder, Secure, Interfere. [WB 9]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.bots.common.ladders import Ladder, Rung
from clockwood.games.ironwood.bots.common.magic_die import MAGIC_DIE
from clockwood.games.ironwood.bots.common.rewards import acted
from clockwood.games.ironwood.bots.common.scores import WoodThere
from clockwood.games.ironwood.bots.woodenbot.aid import RICH
from clockwood.games.ironwood.bots.woodenbot.forest_scores import (
    WORTHY_CARGO,
    CanCome,
    FightersNear,
    InnerByDrill,
    InnerByFerrum,
    InnerByFoundation,
    InnerByFree,
    InnerByOuter,
    InnerByPossible,
    InnerNextToTotem,
    IronFightersAt,
    Outer,
    OuterFightersNear,
    RimSide,
    TotemThere,
)
from clockwood.games.ironwood.bots.woodenbot.musters import ALL, BARE, CARRYING, leavers, moves_to
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.rules.movement import step_fighter
from clockwood.games.ironwood.rules.pieces import move_totem
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.verbs import MOVE, TARGET_FOREST
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.woodwalkers.cells import totems_at, totems_on_map
from clockwood.games.ironwood.words import FADING, FULL, IRONCLAD, WOODWALKERS
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Criterion, fewest, most, only, pick, prefer
from clockwood.kernel.step import Step

PLUNDER: Final[i64] = 0
SECURE: Final[i64] = 1
INTERFERE: Final[i64] = 2
ESCORT: Final[i64] = 3
"""The keywords, and Secure for Fighters without a Totem. [WB 6.8]"""

COMES: Final = only("bot-fighters-can-come", CanCome(ALL))
BARE_COMES: Final = only("bot-bare-fighters-can-come", CanCome(BARE))
NEAR: Final = most("bot-fighters-near", FightersNear())
OUTER_NEAR: Final = most("bot-outer-fighters-near", OuterFightersNear())

BY_FERRUM: Final = Rung("bot-by-ferrum", InnerByFerrum(), [NEAR])
BY_FOUNDATION: Final = Rung("bot-by-foundation", InnerByFoundation(), [NEAR])
BY_DRILL: Final = Rung("bot-by-drill", InnerByDrill(), [NEAR])
PLUNDER_RICH: Final = Ladder([COMES], [BY_FERRUM, BY_FOUNDATION])
PLUNDER_CARGO: Final = Ladder([COMES], [BY_DRILL, BY_FERRUM])
PLUNDER_ELSE: Final = Ladder(
    [COMES, only("bot-outer-fighters-near", OuterFightersNear())],
    [Rung("bot-by-outer-mountain", InnerByOuter(), [OUTER_NEAR])],
)
SECURE_CARRYING: Final = Ladder(
    [only("bot-carrier-can-come", CanCome(CARRYING))],
    [
        Rung("bot-on-outer-forest", Outer(), []),
        Rung("bot-on-rim-side", RimSide(), [fewest("bot-iron-fighters-by", IronFightersAt())]),
    ],
)
FETCHING: Final = [
    Rung("bot-totem-there", TotemThere(), [NEAR]),
    Rung("bot-next-to-totem", InnerNextToTotem(), [NEAR]),
]
SECURE_FETCHING: Final = Ladder([COMES], FETCHING)
ESCORTING: Final = Ladder([BARE_COMES], FETCHING)
SECURE_WAITING: Final = Ladder(
    [COMES, only("bot-on-rim-side", RimSide())],
    [Rung("bot-by-possible", InnerByPossible(), [prefer("bot-by-free-possible", InnerByFree()), NEAR])],
)
INTERFERING: Final = Ladder(
    [COMES],
    [BY_FOUNDATION, BY_FERRUM, BY_DRILL, Rung("bot-by-possible", InnerByPossible(), [OUTER_NEAR])],
)
SOURCES: Final[list[Criterion]] = [
    prefer("bot-on-outer-forest", Outer()),
    fewest("bot-fighters-there", WoodThere()),
]


@mypyc_attr(acyclic=True, free_list_len=1)
class MoveTo(Step):
    """Fighters go where a keyword sends them: its first condition that applies, then that one's list. [WB 9.1]

    `warbands` is 1 where `count` speaks of whole Warbands.
    """

    def __init__(self, keyword: i64, count: i64, warbands: i64) -> None:
        self.keyword: Final = keyword
        self.count: Final = count
        self.warbands: Final = warbands

    def run(self, match: Match) -> None:
        if self.keyword == PLUNDER:
            self.plunder(match)
        elif self.keyword == INTERFERE:
            self.aim(match, "bot-picks-interfered", "WB 9.8", INTERFERING)
        else:
            self.secure(match)

    def aim(self, match: Match, message: str, cite: str, ladder: Ladder) -> None:
        forests = vec[i64](capacity=24)
        for forest in range(board(match).land.forests):
            forests = append(forests, TARGET_FOREST.code1(forest))
        ladder.pick(match, self, forests, message, cite, MAGIC_DIE, WOODWALKERS)

    def plunder(self, match: Match) -> None:
        """Aim at Ferrum against five crystals, at the Drill against cargo, else at an outer mountain. [WB 9.2–9.4]"""
        if match.state[turns.CRYSTALS + IRONCLAD] >= RICH:
            self.aim(match, "bot-picks-plundered", "WB 9.2", PLUNDER_RICH)
        elif match.state[turns.CARGO] >= WORTHY_CARGO:
            self.aim(match, "bot-picks-plundered", "WB 9.3", PLUNDER_CARGO)
        else:
            self.aim(match, "bot-picks-plundered", "WB 9.4", PLUNDER_ELSE)

    def secure(self, match: Match) -> None:
        """Go home with a Totem, to a Totem, or to where one may be found. [WB 9.5–9.7]"""
        if self.carries(match):
            self.aim(match, "bot-picks-secured", "WB 9.5", SECURE_CARRYING)
        elif totems_on_map(match.state) == 0:
            self.aim(match, "bot-picks-secured", "WB 9.7", SECURE_WAITING)
        else:
            self.aim(match, "bot-picks-secured", "WB 9.6", ESCORTING if self.keyword == ESCORT else SECURE_FETCHING)

    def carries(self, match: Match) -> bool:
        return self.keyword == SECURE and totem_at_warband(match)

    def chosen(self, match: Match, action: i64) -> None:
        target = TARGET_FOREST.only(action)
        if self.carries(match):
            match.push(CarryTo(target, self.count))
        else:
            match.push(ComeTo(target, self.count, BARE if self.keyword == ESCORT else ALL, self.warbands))


def totem_at_warband(match: Match) -> bool:
    """Return whether a Woodwalker Warband has a Totem with it."""
    state = match.state
    for forest in range(board(match).land.forests):
        if state[woodwalkers.FIGHTERS + forest] and totems_at(state, forest):
            return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class CarryTo(Step):
    """A Fighter for each Totem of one forest carries it there, fading ones first; then others come. [WB 9.5]"""

    def __init__(self, to_forest: i64, count: i64) -> None:
        self.to_forest: Final = to_forest
        self.count: Final = count

    def run(self, match: Match) -> None:
        carriers = moves_to(match, self.to_forest, CARRYING)
        pick(match, self, carriers, "bot-picks-carrier", "WB 9.5", SOURCES, MAGIC_DIE, WOODWALKERS)

    def chosen(self, match: Match, action: i64) -> None:
        state = match.state
        source = MOVE.first_of_two(action)
        going = min(self.count, leavers(match, source, CARRYING), totems_at(state, source))
        if self.count > going:
            match.push(ComeTo(self.to_forest, self.count - going, ALL, 0))
        acted(match)
        for _ in range(going):
            side = FADING if state[woodwalkers.FADING_TOTEMS + source] else FULL
            step_fighter(match, source, self.to_forest, carrying=True)
            move_totem(match, side, source, self.to_forest)
            if match.over:
                return


@mypyc_attr(acyclic=True, free_list_len=1)
class ComeTo(Step):
    """Fighters come from neighbouring forests, outer ones first, then smaller Warbands. [WB 9.9]"""

    def __init__(self, to_forest: i64, left: i64, who: i64, warbands: i64) -> None:
        self.to_forest: Final = to_forest
        self.left: Final = left
        self.who: Final = who
        self.warbands: Final = warbands

    def run(self, match: Match) -> None:
        moves = moves_to(match, self.to_forest, self.who)
        if len(moves):
            pick(match, self, moves, "bot-picks-source", "WB 9.9", SOURCES, MAGIC_DIE, WOODWALKERS)

    def chosen(self, match: Match, action: i64) -> None:
        source = MOVE.first_of_two(action)
        going = leavers(match, source, self.who)
        if not self.warbands:
            going = min(going, self.left)
        acted(match)
        for _ in range(going):
            step_fighter(match, source, self.to_forest, carrying=False)
        left = self.left - (1 if self.warbands else going)
        if left:
            match.push(ComeTo(self.to_forest, left, self.who, self.warbands))
