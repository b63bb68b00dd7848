"""The Ironbot's movement keywords: Chase, Protect, Expand; and the escort of its Drill. [IB 8]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.bots.common import cells as bots
from clockwood.games.ironwood.bots.common.magic_die import MAGIC_DIE
from clockwood.games.ironwood.bots.common.measures import largest_iron_at
from clockwood.games.ironwood.bots.ironbot.attack import CHASED, wood_warbands
from clockwood.games.ironwood.bots.ironbot.mountain_scores import (
    FreshFighters,
    Goes,
    GoesLeavingOne,
    IronGolems,
    NoFoundation,
    UnitsBeyondGuard,
    Unmarked,
)
from clockwood.games.ironwood.bots.ironbot.musters import CHASING, LEAVING_ONE, fresh_fighters, fresh_golems, goers
from clockwood.games.ironwood.bots.ironbot.settings import agreed
from clockwood.games.ironwood.bots.ironbot.target_scores import (
    CanReach,
    CanReachLeavingOne,
    FerrumUnguarded,
    FormsGolems,
    FormsLargest,
    FoundationGolems,
    FoundationInDanger,
    FoundationUnits,
    FreeOuter,
    LostFoundation,
    NeedsProtection,
    WithFoundation,
    WoodAround,
    WoodBesideInner,
    WorthExpanding,
)
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import forest as at_forest
from clockwood.games.ironwood.ironclad.cells import drill, units
from clockwood.games.ironwood.rules.marching import march_units
from clockwood.games.ironwood.rules.pieces import renew_moves
from clockwood.games.ironwood.verbs import FOCUS, MARCH, TARGET
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.words import IRONCLAD, ROW
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Criterion, fewest, most, only, pick, prefer
from clockwood.kernel.step import Step

CHASE: Final[list[Criterion]] = [
    only("bot-warband-can-come", CanReach()),
    most("bot-forms-largest", FormsLargest()),
    most("bot-more-golems", FormsGolems()),
    prefer("bot-unmarked", Unmarked()),
]
PROTECT: Final[list[Criterion]] = [
    only("bot-needs-protection", NeedsProtection()),
    prefer("bot-ferrum-unguarded", FerrumUnguarded()),
    prefer("bot-foundation-in-danger", FoundationInDanger()),
    prefer("bot-unmarked", Unmarked()),
    fewest("bot-foundation-guard", FoundationUnits()),
    fewest("bot-more-golems", FoundationGolems()),
]
EXPAND_START: Final = [
    only("bot-worth-expanding", WorthExpanding()),
    only("bot-units-can-come", CanReachLeavingOne()),
    prefer("bot-free-outer", FreeOuter()),
    prefer("bot-lost-foundation", LostFoundation()),
]
FOUNDATION: Final = prefer("bot-with-foundation", WithFoundation())
FEWEST_AROUND: Final = fewest("bot-fighters-around", WoodAround())
BESIDE_INNER: Final = most("bot-warband-beside", WoodBesideInner())
EXPAND: Final[list[Criterion]] = [*EXPAND_START, FOUNDATION, FEWEST_AROUND, BESIDE_INNER]
EXPAND_FEWEST: Final[list[Criterion]] = [*EXPAND_START, FEWEST_AROUND, FOUNDATION, BESIDE_INNER]

LARGEST: Final = [most("bot-largest-source", UnitsBeyondGuard()), most("bot-more-golems", IronGolems())]
FROM_ALL: Final[list[Criterion]] = [only("bot-can-leave", Goes()), *LARGEST]
FROM_NO_FOUNDATION: Final[list[Criterion]] = [
    only("bot-without-foundation", NoFoundation()),
    only("bot-can-leave-one", GoesLeavingOne()),
    *LARGEST,
]
FROM_ALL_BUT_ONE: Final[list[Criterion]] = [only("bot-can-leave-one", GoesLeavingOne()), *LARGEST]
ESCORT: Final[list[Criterion]] = [only("bot-fighters-can-leave", FreshFighters()), *LARGEST]

PROTECTING: Final[i64] = 1
EXPANDING: Final[i64] = 2
MOST_ESCORTS: Final[i64] = 2


def start_chase(match: Match) -> None:
    renew_moves(match)
    match.push(Chase())


def start_protect(match: Match) -> None:
    renew_moves(match)
    match.push(Protect())


def start_expand(match: Match) -> None:
    renew_moves(match)
    match.push(Expand())


def all_mountains(match: Match) -> vec[i64]:
    found = vec[i64](capacity=16)
    for mountain in range(board(match).land.mountains):
        found = append(found, TARGET.code1(mountain))
    return found


def marches_to(match: Match, target: i64) -> vec[i64]:
    """A march from each neighbouring mountain that holds a Warband."""
    land = board(match).land
    found = vec[i64](capacity=8)
    row = target * ROW
    while land.mountain_neighbours[row] >= 0:
        if units(match.state, land.mountain_neighbours[row]):
            found = append(found, MARCH.code2(land.mountain_neighbours[row], target))
        row += 1
    return found


def go(match: Match, source: i64, target: i64, count: i64) -> None:
    """March with `count` units, Golems before Fighters. [IB 8.1]"""
    golems = min(count, fresh_golems(match, source))
    match.state[bots.ICON_CHANGED] = 1
    march_units(match, source, target, count - golems, golems)


@mypyc_attr(acyclic=True, free_list_len=1)
class Chase(Step):
    """A Warband moves next to the one in focus. [IB 7.3, 8.2]"""

    def run(self, match: Match) -> None:
        pick(match, self, wood_warbands(match), "bot-picks-chased", "IB 7.3", CHASED, MAGIC_DIE, IRONCLAD)

    def chosen(self, match: Match, action: i64) -> None:
        match.push(ChaseTarget(FOCUS.only(action)))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChaseTarget(Step):
    """The mountain beside the Warband in focus where one move forms the largest Warband. [IB 8.2]"""

    def __init__(self, forest: i64) -> None:
        self.forest: Final = forest

    def run(self, match: Match) -> None:
        land = board(match).land
        if largest_iron_at(land, match.state, self.forest) > match.state[woodwalkers.FIGHTERS + self.forest]:
            if match.listening:
                match.tell("bot-strong-enough", "IB 8.2", [at_forest("forest", self.forest)])
            return
        targets = vec[i64](capacity=8)
        row = self.forest * ROW
        while land.forest_touching[row] >= 0:
            targets = append(targets, TARGET.code1(land.forest_touching[row]))
            row += 1
        pick(match, self, targets, "bot-picks-chase-target", "IB 8.2", CHASE, MAGIC_DIE, IRONCLAD)

    def chosen(self, match: Match, action: i64) -> None:
        match.push(ChaseFrom(TARGET.only(action), self.forest))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChaseFrom(Step):
    """Units of the largest Warband beside it come until they outnumber the focus. [IB 8.3, 8.5]"""

    def __init__(self, to_mountain: i64, forest: i64) -> None:
        self.to_mountain: Final = to_mountain
        self.forest: Final = forest

    def run(self, match: Match) -> None:
        marches = marches_to(match, self.to_mountain)
        pick(match, self, marches, "bot-picks-source", "IB 8.3", FROM_ALL, MAGIC_DIE, IRONCLAD)

    def chosen(self, match: Match, action: i64) -> None:
        source = MARCH.first_of_two(action)
        wanted = match.state[woodwalkers.FIGHTERS + self.forest] + 1 - units(match.state, self.to_mountain)
        go(match, source, self.to_mountain, min(wanted, goers(match, source, CHASING)))


@mypyc_attr(acyclic=True, free_list_len=1)
class Protect(Step):
    """Ferrum, a Foundation or an inner mountain in danger is strengthened. [IB 8.6]"""

    def run(self, match: Match) -> None:
        pick(match, self, all_mountains(match), "bot-picks-protected", "IB 8.6", PROTECT, MAGIC_DIE, IRONCLAD)

    def chosen(self, match: Match, action: i64) -> None:
        match.push(ComeFrom(TARGET.only(action), PROTECTING))


@mypyc_attr(acyclic=True, free_list_len=1)
class Expand(Step):
    """An uncontrolled mountain is taken. [IB 8.8]"""

    def run(self, match: Match) -> None:
        criteria = EXPAND_FEWEST if agreed(match).fewest_first else EXPAND
        pick(match, self, all_mountains(match), "bot-picks-expansion", "IB 8.8", criteria, MAGIC_DIE, IRONCLAD)

    def chosen(self, match: Match, action: i64) -> None:
        match.push(ComeFrom(TARGET.only(action), EXPANDING))


@mypyc_attr(acyclic=True, free_list_len=1)
class ComeFrom(Step):
    """All but one unit of the largest Warband beside the target go there, all but three of Ferrum's. [IB 8.3, 8.7]"""

    def __init__(self, to_mountain: i64, why: i64) -> None:
        self.to_mountain: Final = to_mountain
        self.why: Final = why

    def run(self, match: Match) -> None:
        criteria = FROM_NO_FOUNDATION if self.why == PROTECTING else FROM_ALL_BUT_ONE
        marches = marches_to(match, self.to_mountain)
        pick(match, self, marches, "bot-picks-source", "IB 8.3", criteria, MAGIC_DIE, IRONCLAD)

    def chosen(self, match: Match, action: i64) -> None:
        source = MARCH.first_of_two(action)
        go(match, source, self.to_mountain, goers(match, source, LEAVING_ONE))


@mypyc_attr(acyclic=True, free_list_len=1)
class EscortDrill(Step):
    """Up to two Fighters of one Warband beside the Drill join it. [IB 6.5]"""

    def run(self, match: Match) -> None:
        marches = marches_to(match, drill(match.state))
        pick(match, self, marches, "bot-picks-escort", "IB 6.5", ESCORT, MAGIC_DIE, IRONCLAD)

    def chosen(self, match: Match, action: i64) -> None:
        source = MARCH.first_of_two(action)
        count = min(MOST_ESCORTS, goers(match, source, CHASING), fresh_fighters(match, source))
        match.state[bots.ICON_CHANGED] = 1
        march_units(match, source, MARCH.last_of(action), count, 0)
