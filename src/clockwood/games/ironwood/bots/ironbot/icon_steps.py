"""Steps that the icons of the Ironbot's cards lead to. [IB 6.7, 6.9, 9.2]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.bots.common.magic_die import MAGIC_DIE
from clockwood.games.ironwood.bots.common.rewards import acted
from clockwood.games.ironwood.bots.common.scores import IronUnits
from clockwood.games.ironwood.bots.ironbot.answers import RECRUIT
from clockwood.games.ironwood.bots.ironbot.focus_scores import StepsToAnyTotem, TotemOnMap
from clockwood.games.ironwood.bots.ironbot.mountain_scores import HasFighter, IronGolems, MountainSteps
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import forest as at_forest
from clockwood.games.ironwood.events import mountain as at_mountain
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import golem_supply, units
from clockwood.games.ironwood.rules.pieces import lose_iron, lose_wood, spend
from clockwood.games.ironwood.rules.recruiting import enlist
from clockwood.games.ironwood.verbs import RECRUIT_GOLEM, RECRUIT_MOUNTAIN, REMOVE_FOREST
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.words import FORGE_SIDE, IRONCLAD, WOODWALKERS
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Criterion, fewest, most, only, pick
from clockwood.kernel.step import Step

GOLEM_AT: Final[list[Criterion]] = [
    only("bot-has-fighter", HasFighter()),
    fewest("bot-mountain-steps-to-totem", MountainSteps()),
    most("bot-largest-warband", IronUnits()),
    most("bot-more-golems", IronGolems()),
]


SHIELDED: Final[list[Criterion]] = [
    only("bot-totem-on-map", TotemOnMap()),
    fewest("bot-steps-to-totem", StepsToAnyTotem()),
]


@mypyc_attr(acyclic=True, free_list_len=1)
class BotRecruit(Step):
    """A Fighter comes to Ferrum, or to the Forge with the smallest Warband. [IB 9.2]"""

    def __init__(self, price: i64) -> None:
        self.price: Final = price

    def run(self, match: Match) -> None:
        places = vec[i64](capacity=8)
        for mountain in range(board(match).land.mountains):
            if match.state[ironclad.FORGES + mountain] == FORGE_SIDE:
                places = append(places, RECRUIT_MOUNTAIN.code1(mountain))
        pick(match, self, places, "bot-picks-recruit", "IB 9.2", RECRUIT, MAGIC_DIE, IRONCLAD)

    def chosen(self, match: Match, action: i64) -> None:
        acted(match)
        spend(match, IRONCLAD, self.price, "IB 9.3")
        enlist(match, IRONCLAD, action, "IB 9.2")


@mypyc_attr(acyclic=True, free_list_len=1)
class ReplaceByGolem(Step):
    """The Warband closest to a Totem, else the largest, gets a Golem for a Fighter. [IB 6.7]"""

    def run(self, match: Match) -> None:
        places = vec[i64](capacity=16)
        if golem_supply(match.state):
            for mountain in range(board(match).land.mountains):
                if units(match.state, mountain):
                    places = append(places, RECRUIT_GOLEM.code1(mountain))
        pick(match, self, places, "bot-picks-golem", "IB 6.7", GOLEM_AT, MAGIC_DIE, IRONCLAD)

    def chosen(self, match: Match, action: i64) -> None:
        mountain = RECRUIT_GOLEM.only(action)
        acted(match)
        lose_iron(match.state, mountain, 1, 0)
        match.state[ironclad.GOLEMS + mountain] += 1
        if match.listening:
            match.tell("bot-golem-came", "IB 6.7", [who(IRONCLAD), at_mountain("mountain", mountain)])


@mypyc_attr(acyclic=True, free_list_len=1)
class RemoveNearTotem(Step):
    """A Fighter of the Warband with, or closest to, a Totem is removed. [IB 6.9]"""

    def run(self, match: Match) -> None:
        places = vec[i64](capacity=16)
        for forest in range(board(match).land.forests):
            if match.state[woodwalkers.FIGHTERS + forest]:
                places = append(places, REMOVE_FOREST.code1(forest))
        pick(match, self, places, "bot-picks-removed", "IB 6.9", SHIELDED, MAGIC_DIE, IRONCLAD)

    def chosen(self, match: Match, action: i64) -> None:
        forest = REMOVE_FOREST.only(action)
        acted(match)
        lose_wood(match.state, forest, 1)
        if match.listening:
            match.tell("removed-forest", "IB 6.9", [who(WOODWALKERS), at_forest("forest", forest)])
