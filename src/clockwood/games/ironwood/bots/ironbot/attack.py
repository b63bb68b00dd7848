"""The Ironbot's attacks: the Warband in focus, and the one that attacks it. [IB 7]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.bots.common import cells as bots
from clockwood.games.ironwood.bots.common.hand import BOTTOM, DrawUnseen, can_draw, hand_size
from clockwood.games.ironwood.bots.common.magic_die import MAGIC_DIE
from clockwood.games.ironwood.bots.common.scores import IronUnits
from clockwood.games.ironwood.bots.ironbot.focus_scores import (
    CanBeAttacked,
    CanBeChased,
    Difference,
    InnerForest,
    SizeNearTotem,
    SizeWithoutTotem,
    SmallerNearTotem,
    StepsToRim,
    StepsToTotem,
    WideEnough,
    WithFadingTotem,
    WithTotem,
)
from clockwood.games.ironwood.bots.ironbot.mountain_scores import IronGolems
from clockwood.games.ironwood.bots.ironbot.settings import agreed
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import forest as at_forest
from clockwood.games.ironwood.ironclad.cells import units
from clockwood.games.ironwood.rules.attacking import begin_battle, why_not_attack_forest
from clockwood.games.ironwood.verbs import ATTACK_FOREST, FOCUS
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.words import IRONCLAD, ROW
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Criterion, fewest, most, only, pick, prefer
from clockwood.kernel.step import Step

INNER: Final = only("bot-on-inner-forest", InnerForest())
BY_TOTEM: Final = [
    prefer("bot-with-totem", WithTotem()),
    prefer("bot-with-fading-totem", WithFadingTotem()),
    fewest("bot-steps-to-outer-forest", StepsToRim()),
    fewest("bot-steps-to-totem", StepsToTotem()),
    most("bot-size-near-totem", SizeNearTotem()),
    fewest("bot-size-without-totem", SizeWithoutTotem()),
    most("bot-unit-difference", Difference()),
]
"""The Warband in focus, once it is known which ones may be. [IB 7.4, 7.5, 7.7]"""

ATTACKED: Final[list[Criterion]] = [INNER, only("bot-can-be-attacked", CanBeAttacked()), *BY_TOTEM]
CHASED: Final[list[Criterion]] = [INNER, only("bot-can-be-chased", CanBeChased()), *BY_TOTEM]
HUNTED: Final[list[Criterion]] = [
    INNER,
    only("bot-can-be-attacked", CanBeAttacked()),
    only("bot-smaller-near-totem", SmallerNearTotem()),
    *BY_TOTEM,
]
ATTACKER: Final[list[Criterion]] = [
    most("bot-largest-warband", IronUnits()),
    most("bot-more-golems", IronGolems()),
    only("bot-not-outnumbered", WideEnough()),
]


def wood_warbands(match: Match) -> vec[i64]:
    """Every Woodwalker Warband, as a candidate for the focus."""
    found = vec[i64](capacity=24)
    for forest in range(board(match).land.forests):
        if match.state[woodwalkers.FIGHTERS + forest]:
            found = append(found, FOCUS.code1(forest))
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class AttackIfAble(Step):
    """The Warband in focus is attacked, if one can be. [IB 7.1, 7.2]

    `hunting` is 1 where only a smaller Warband with or next to a Totem will do, and a Chase stands in for it.
    """

    def __init__(self, hunting: i64) -> None:
        self.hunting: Final = hunting

    def run(self, match: Match) -> None:
        criteria = HUNTED if self.hunting else ATTACKED
        pick(match, self, wood_warbands(match), "bot-picks-attacked", "IB 7.4", criteria, MAGIC_DIE, IRONCLAD)

    def chosen(self, match: Match, action: i64) -> None:
        match.push(AttackFocus(FOCUS.only(action)))


@mypyc_attr(acyclic=True, free_list_len=1)
class AttackFocus(Step):
    """The largest Warband beside the one in focus attacks it, unless it is outnumbered. [IB 7.8, 7.9]"""

    def __init__(self, forest: i64) -> None:
        self.forest: Final = forest

    def run(self, match: Match) -> None:
        land = board(match).land
        attackers = vec[i64](capacity=8)
        strongest: i64 = 0
        row = self.forest * ROW
        while land.forest_touching[row] >= 0:
            mountain = land.forest_touching[row]
            row += 1
            if why_not_attack_forest(match, mountain, self.forest) == 0:
                attackers = append(attackers, ATTACK_FOREST.code2(mountain, self.forest))
                strongest = max(strongest, units(match.state, mountain))
        enough = strongest - match.state[woodwalkers.FIGHTERS + self.forest] >= agreed(match).attack_margin
        if enough and hand_size(match.state, IRONCLAD) == 0:
            self.draw_instead(match)
            return
        pick(match, self, attackers, "bot-picks-attacker", "IB 7.9", ATTACKER, MAGIC_DIE, IRONCLAD)

    def draw_instead(self, match: Match) -> None:
        """Skip the attack and draw a card, for there is none to wager. [IB 7.10]"""
        if match.listening:
            match.tell("bot-has-no-wager", "IB 7.10", [who(IRONCLAD), at_forest("forest", self.forest)])
        if can_draw(match, IRONCLAD):
            match.state[bots.ICON_CHANGED] = 1
            match.push(DrawUnseen(IRONCLAD, BOTTOM))

    def chosen(self, match: Match, action: i64) -> None:
        match.state[bots.ICON_CHANGED] = 1
        begin_battle(match, IRONCLAD, self.forest, ATTACK_FOREST.first_of_two(action), -1)
