"""Steps that the icons of the Woodenbot's cards lead to. [WB 6.9, 6.10, 8.7]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.bots.common.hand import BOTTOM, DrawUnseen
from clockwood.games.ironwood.bots.common.magic_die import MAGIC_DIE
from clockwood.games.ironwood.bots.common.rewards import acted
from clockwood.games.ironwood.bots.woodenbot import cells as woodenbot
from clockwood.games.ironwood.bots.woodenbot.answers import RECRUIT
from clockwood.games.ironwood.bots.woodenbot.locating import discover
from clockwood.games.ironwood.bots.woodenbot.settings import agreed
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.grammar.effects import BURN_SPECIAL
from clockwood.games.ironwood.rules.burning import Burn, burnable
from clockwood.games.ironwood.rules.discovering import open_to_all
from clockwood.games.ironwood.rules.pieces import steal
from clockwood.games.ironwood.rules.recruiting import enlist
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.verbs import GIVE_CARD, GIVE_CRYSTAL, RECRUIT_FOREST, TARGET
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.woodwalkers.cells import totems_at, wood_supply
from clockwood.games.ironwood.words import IRONCLAD, WOODWALKERS
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.priority import AskSeat, pick
from clockwood.kernel.step import Step

BY_PERSON: Final = AskSeat("bot-by-person", IRONCLAD)


BY_LADDER: Final[i64] = 0


BY_TOTEM: Final[i64] = 1


def discoverable(match: Match) -> vec[i64]:
    """Possible, uncontrolled mountains that a Warband on an inner forest touches. [WB 8.6]"""
    land = board(match).land
    state = match.state
    found = vec[i64](capacity=8)
    for mountain in range(land.mountains):
        if state[woodenbot.POSSIBLE + mountain] and open_to_all(match, mountain):
            found = append(found, TARGET.code1(mountain))
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class DiscoverNearby(Step):
    """The mountain to discover at; of several the die says which, or the person, if so agreed. [WB 8.7]"""

    def run(self, match: Match) -> None:
        tie = BY_PERSON if agreed(match).person_picks else MAGIC_DIE
        pick(match, self, discoverable(match), "bot-picks-discovery", "WB 8.7", [], tie, WOODWALKERS)

    def chosen(self, match: Match, action: i64) -> None:
        discover(match, TARGET.only(action), counted=False)


def can_give_card(match: Match) -> bool:
    return burnable(match, IRONCLAD, BURN_SPECIAL) > 0


@mypyc_attr(acyclic=True, free_list_len=1)
class GiveUp(Step):
    """The person chooses between a card and a crystal, or gives the first they have. [WB 6.9]"""

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=2)
        if can_give_card(match):
            options = append(options, GIVE_CARD.code())
        if match.state[turns.CRYSTALS + IRONCLAD] and not (agreed(match).shield_in_order and len(options)):
            options = append(options, GIVE_CRYSTAL.code())
        match.ask(self, IRONCLAD, options)

    def chosen(self, match: Match, action: i64) -> None:
        if action == GIVE_CRYSTAL.code():
            steal(match, WOODWALKERS, 1, "WB 6.9")
            return
        if match.listening:
            match.tell("bot-takes-card", "WB 6.9", [who(IRONCLAD)])
        match.push(DrawUnseen(WOODWALKERS, BOTTOM))
        match.push(Burn(IRONCLAD, 1, BURN_SPECIAL))


@mypyc_attr(acyclic=True, free_list_len=1)
class RecruitWood(Step):
    """A Fighter comes to an outer forest, or to a Warband with a Totem. [WB 6.10, 10.2]"""

    def __init__(self, where: i64) -> None:
        self.where: Final = where

    def run(self, match: Match) -> None:
        if wood_supply(match.state) == 0:
            if match.listening:
                match.tell("bot-nobody-to-recruit", "WB 10.2", [who(WOODWALKERS)])
            return
        if self.where == BY_TOTEM:
            pick(match, self, self.warbands(match), "bot-picks-recruit", "WB 6.10", [], MAGIC_DIE, WOODWALKERS)
            return
        forests = vec[i64](capacity=8)
        for forest in range(board(match).land.forests):
            if board(match).land.ring_of_forest[forest] == 2:
                forests = append(forests, RECRUIT_FOREST.code1(forest))
        RECRUIT.pick(match, self, forests, "bot-picks-recruit", "WB 10.2", MAGIC_DIE, WOODWALKERS)

    def warbands(self, match: Match) -> vec[i64]:
        found = vec[i64](capacity=8)
        for forest in range(board(match).land.forests):
            if match.state[woodwalkers.FIGHTERS + forest] and totems_at(match.state, forest):
                found = append(found, RECRUIT_FOREST.code1(forest))
        return found

    def chosen(self, match: Match, action: i64) -> None:
        acted(match)
        enlist(match, WOODWALKERS, action, "WB 10.2")
