"""What the solo icons make the Woodenbot do, by the side of its aid. [WB 6]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.bots.common.expending import CardIcon, IconRule, NoRule, acted
from clockwood.games.ironwood.bots.common.hand import BOTTOM, DrawUnseen
from clockwood.games.ironwood.bots.common.magic_die import MAGIC_DIE
from clockwood.games.ironwood.bots.woodenbot import cells as woodenbot
from clockwood.games.ironwood.bots.woodenbot.answers import RECRUIT
from clockwood.games.ironwood.bots.woodenbot.attack import (
    ARROWS_DISRUPTIVE,
    ARROWS_EXALTED,
    BATTLE_DISRUPTIVE,
    BATTLE_EXALTED,
    CRYSTALS_DISRUPTIVE,
    CRYSTALS_EXALTED,
    AttackListed,
)
from clockwood.games.ironwood.bots.woodenbot.cells import DISRUPTIVE, EXALTED
from clockwood.games.ironwood.bots.woodenbot.locating import Locate, ReturnVisions, discover
from clockwood.games.ironwood.bots.woodenbot.moves import (
    ESCORT,
    INTERFERE,
    PLUNDER,
    SECURE,
    MoveTo,
    totem_at_warband,
)
from clockwood.games.ironwood.bots.woodenbot.settings import agreed
from clockwood.games.ironwood.bots.woodenbot.spirits import call_spirits
from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.cards.cells import count_visions
from clockwood.games.ironwood.cards.icons import (
    ARROWS,
    BATTLE,
    CARD,
    CRYSTALS,
    CUBES,
    EYE,
    ICONS,
    SEARCH,
    SHIELD,
    WARBAND,
)
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import who
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
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match
from clockwood.kernel.priority import AskSeat, pick
from clockwood.kernel.step import Step

BY_PERSON: Final = AskSeat("bot-by-person", IRONCLAD)
BY_LADDER: Final[i64] = 0
BY_TOTEM: Final[i64] = 1


def move(match: Match, keyword: i64, count: i64) -> None:
    match.push(MoveTo(keyword, count, 0))


class ArrowsIcon(IconRule):
    """Three to Interfere and two to Plunder, Exalted the other way round; an attack. [WB 6.2]"""

    def start(self, match: Match, mode: i64) -> None:
        disruptive = mode == DISRUPTIVE
        match.push(AttackListed(ARROWS_DISRUPTIVE if disruptive else ARROWS_EXALTED))
        move(match, PLUNDER if disruptive else INTERFERE, 2)
        move(match, INTERFERE if disruptive else PLUNDER, 3)


class BattleIcon(IconRule):
    """Two to Interfere, Exalted to Secure; an attack. [WB 6.3]"""

    def start(self, match: Match, mode: i64) -> None:
        disruptive = mode == DISRUPTIVE
        match.push(AttackListed(BATTLE_DISRUPTIVE if disruptive else BATTLE_EXALTED))
        move(match, INTERFERE if disruptive else SECURE, 2)


class CrystalsIcon(IconRule):
    """Two to Plunder, Exalted to Interfere; an attack, whose victory steals a crystal when Exalted. [WB 6.5]"""

    def start(self, match: Match, mode: i64) -> None:
        disruptive = mode == DISRUPTIVE
        match.push(AttackListed(CRYSTALS_DISRUPTIVE if disruptive else CRYSTALS_EXALTED))
        move(match, PLUNDER if disruptive else INTERFERE, 2)


class CubesIcon(IconRule):
    """Two markers to the Spirits; two to Interfere, Exalted to Secure. [WB 6.6]"""

    def start(self, match: Match, mode: i64) -> None:
        acted(match)
        call_spirits(match, 2, "WB 6.6")
        move(match, INTERFERE if mode == DISRUPTIVE else SECURE, 2)


class EyeIcon(IconRule):
    """A discarded vision comes back and two go to Secure; Exalted two to Interfere, then Locate a Totem. [WB 6.7]"""

    def start(self, match: Match, mode: i64) -> None:
        if mode == EXALTED:
            match.push(Locate(1))
            match.push(MoveTo(INTERFERE, 2, 1 if agreed(match).eye_warbands else 0))
            return
        move(match, SECURE, 2)
        if count_visions(match.state, cards.VISION_DISCARD):
            acted(match)
            match.push(ReturnVisions(count_visions(match.state, cards.VISION_DECK) + 1))


class SearchIcon(IconRule):
    """A discovery, else three to Secure; Exalted three without a Totem to Secure, and one. [WB 6.8]"""

    def start(self, match: Match, mode: i64) -> None:
        if mode == EXALTED:
            move(match, SECURE, 1)
            move(match, ESCORT, 3)
        elif len(discoverable(match)):
            match.push(DiscoverNearby())
        else:
            if match.listening:
                match.tell("bot-cannot-discover", "WB 6.8", [])
            move(match, SECURE, 3)


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
        pick(match, self, discoverable(match), "bot-picks-discovery", "WB 8.7", [], tie)

    def chosen(self, match: Match, action: i64) -> None:
        discover(match, TARGET.only(action), counted=False)


class ShieldIcon(IconRule):
    """The person gives a card up and the Woodenbot draws one, or it steals a crystal. [WB 6.9]"""

    def start(self, match: Match, mode: i64) -> None:
        if can_give_card(match) or match.state[turns.CRYSTALS + IRONCLAD]:
            acted(match)
            match.push(GiveUp())
        elif match.listening:
            match.tell("bot-nothing-to-take", "WB 6.9", [who(IRONCLAD)])


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


class WarbandIcon(IconRule):
    """A Fighter is recruited; Exalted into a Warband with a Totem, if there is one. [WB 6.10]"""

    def start(self, match: Match, mode: i64) -> None:
        joins = mode == EXALTED and totem_at_warband(match)
        if not joins or agreed(match).warband_both:
            match.push(RecruitWood(BY_LADDER))
        if joins:
            match.push(RecruitWood(BY_TOTEM))


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
            pick(match, self, self.warbands(match), "bot-picks-recruit", "WB 6.10", [], MAGIC_DIE)
            return
        forests = vec[i64](capacity=8)
        for forest in range(board(match).land.forests):
            if board(match).land.ring_of_forest[forest] == 2:
                forests = append(forests, RECRUIT_FOREST.code1(forest))
        RECRUIT.pick(match, self, forests, "bot-picks-recruit", "WB 10.2", MAGIC_DIE)

    def warbands(self, match: Match) -> vec[i64]:
        found = vec[i64](capacity=8)
        for forest in range(board(match).land.forests):
            if match.state[woodwalkers.FIGHTERS + forest] and totems_at(match.state, forest):
                found = append(found, RECRUIT_FOREST.code1(forest))
        return found

    def chosen(self, match: Match, action: i64) -> None:
        acted(match)
        enlist(match, WOODWALKERS, action, "WB 10.2")


RULES: Final[list[IconRule]] = [NoRule() for _ in range(len(ICONS))]
RULES[ARROWS] = ArrowsIcon()
RULES[BATTLE] = BattleIcon()
RULES[CARD] = CardIcon(WOODWALKERS)
RULES[CRYSTALS] = CrystalsIcon()
RULES[CUBES] = CubesIcon()
RULES[EYE] = EyeIcon()
RULES[SEARCH] = SearchIcon()
RULES[SHIELD] = ShieldIcon()
RULES[WARBAND] = WarbandIcon()


def start_icon(match: Match, icon: i64) -> None:
    """Begin what the icon says on this side; ALERT is the turn's own business. [WB 6.1]"""
    RULES[icon].start(match, term(match.state, woodenbot.AID))
