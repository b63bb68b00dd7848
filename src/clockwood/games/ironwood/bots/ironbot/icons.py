"""What the solo icons make the Ironbot do, by its stance. [IB 6]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.bots.common.expending import CardIcon, IconRule, NoRule, acted, take_crystal
from clockwood.games.ironwood.bots.common.magic_die import MAGIC_DIE
from clockwood.games.ironwood.bots.ironbot import cells as ironbot
from clockwood.games.ironwood.bots.ironbot.answers import FORGE_PRICE, RECRUIT, can_build
from clockwood.games.ironwood.bots.ironbot.attack import HUNTED, AttackIfAble, wood_warbands
from clockwood.games.ironwood.bots.ironbot.cells import AGGRESSIVE, DEFENSIVE, EXPANSIVE
from clockwood.games.ironwood.bots.ironbot.cells import EXHAUSTED as EXHAUSTED_SIDE
from clockwood.games.ironwood.bots.ironbot.focus_scores import StepsToAnyTotem, TotemOnMap
from clockwood.games.ironwood.bots.ironbot.mountain_scores import HasFighter, IronGolems, IronUnits, MountainSteps
from clockwood.games.ironwood.bots.ironbot.moves import EscortDrill, start_chase, start_expand, start_protect
from clockwood.games.ironwood.cards.icons import (
    BATTLE,
    CARD,
    COMPASS,
    CRYSTALS,
    DRILL,
    FORGE,
    GOLEM,
    HIT,
    ICONS,
    SHIELD,
    WARBAND,
)
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.events import forest as at_forest
from clockwood.games.ironwood.events import mountain as at_mountain
from clockwood.games.ironwood.events import who
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import drill, golem_supply, iron_supply, units
from clockwood.games.ironwood.rules.burning import Burn, burnable
from clockwood.games.ironwood.rules.digging import MoveDrill
from clockwood.games.ironwood.rules.forging import BuildForge
from clockwood.games.ironwood.rules.pieces import lose_iron, lose_wood, move_anew, spend
from clockwood.games.ironwood.rules.recruiting import enlist
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.verbs import RECRUIT_GOLEM, RECRUIT_MOUNTAIN, REMOVE_FOREST
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.words import FERRUM, FORGE_SIDE, IRONCLAD, WOODWALKERS
from clockwood.kernel.events import number
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Criterion, fewest, most, only, pick
from clockwood.kernel.step import Step

FULL_FERRUM: Final[i64] = 5

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


def move_drill(match: Match) -> None:
    move_anew(match)
    moving = MoveDrill(1, 0)
    if match.listening and moving.held(match):
        match.tell("bot-drill-held", "IB 8.11", [at_mountain("mountain", drill(match.state))])
    match.push(moving)


def attack(match: Match) -> None:
    match.push(AttackIfAble(0))


def recruit(match: Match, price: i64) -> None:
    """One Fighter comes, if there is one and its price. [IB 9.3]"""
    if match.state[turns.CRYSTALS + IRONCLAD] < price or iron_supply(match.state) == 0:
        if match.listening:
            match.tell("bot-cannot-recruit", "IB 9.3", [who(IRONCLAD), number("n", price)])
        return
    match.push(BotRecruit(price))


def build(match: Match) -> None:
    """Five crystals flip a controlled Foundation. [IB 8.15]"""
    acted(match)
    spend(match, IRONCLAD, FORGE_PRICE, "IB 8.15")
    match.push(BuildForge(0))


class BattleIcon(IconRule):
    """On the Alert side a Chase and an attack; the Exhausted side is turned over, see `ironbot`. [IB 6.1]"""

    def start(self, match: Match, mode: i64) -> None:
        attack(match)
        start_chase(match)


class CompassIcon(IconRule):
    """Aggressive: hunt a smaller Warband near a Totem, else Chase; Defensive: Protect; Expansive: Expand. [IB 6.3]"""

    def start(self, match: Match, mode: i64) -> None:
        if mode == DEFENSIVE:
            start_protect(match)
        elif mode == EXPANSIVE:
            start_expand(match)
        elif can_hunt(match):
            match.push(AttackIfAble(1))
        else:
            if match.listening:
                match.tell("bot-hunts-nobody", "IB 6.3", [])
            start_chase(match)


def can_hunt(match: Match) -> bool:
    """Whether any Warband passes the first three criteria of the hunt."""
    for candidate in wood_warbands(match):
        if (
            HUNTED[0].score.score(match, candidate)
            and HUNTED[1].score.score(match, candidate)
            and HUNTED[2].score.score(match, candidate)
        ):
            return True
    return False


class CrystalsIcon(IconRule):
    """A crystal, then the Drill moves. [IB 6.4]"""

    def start(self, match: Match, mode: i64) -> None:
        take_crystal(match, IRONCLAD, "IB 6.4")
        move_drill(match)


class DrillIcon(IconRule):
    """The Drill moves, then Fighters join it. [IB 6.5]"""

    def start(self, match: Match, mode: i64) -> None:
        match.push(EscortDrill())
        move_drill(match)


class ForgeIcon(IconRule):
    """Aggressive: pay to recruit, attack; Defensive: build or recruit; Expansive: pay to recruit, Expand. [IB 6.6]"""

    def start(self, match: Match, mode: i64) -> None:
        if mode == DEFENSIVE:
            if can_build(match):
                build(match)
            else:
                if match.listening:
                    match.tell("bot-cannot-build", "IB 6.6", [])
                recruit(match, 0)
            return
        if mode == AGGRESSIVE:
            attack(match)
        else:
            start_expand(match)
        recruit(match, 1)


class GolemIcon(IconRule):
    """A Fighter is replaced by a Golem. [IB 6.7]"""

    def start(self, match: Match, mode: i64) -> None:
        match.push(ReplaceByGolem())


class HitIcon(IconRule):
    """An attack; Aggressive after a Chase, Defensive after a Protect. [IB 6.8]"""

    def start(self, match: Match, mode: i64) -> None:
        attack(match)
        if mode == AGGRESSIVE:
            start_chase(match)
        elif mode == DEFENSIVE:
            start_protect(match)


class ShieldIcon(IconRule):
    """Aggressive: a Fighter near the Totem is removed; Defensive: the human burns; Expansive: a crystal. [IB 6.9]"""

    def start(self, match: Match, mode: i64) -> None:
        if mode == AGGRESSIVE:
            match.push(RemoveNearTotem())
        elif mode == EXPANSIVE:
            take_crystal(match, IRONCLAD, "IB 6.9")
        elif burnable(match, WOODWALKERS, 0):
            acted(match)
            match.push(Burn(WOODWALKERS, 1, 0))
        elif match.listening:
            match.tell("bot-nothing-to-burn", "IB 6.9", [who(WOODWALKERS)])


class WarbandIcon(IconRule):
    """With five units on Ferrum Expand, otherwise recruit. [IB 6.10]"""

    def start(self, match: Match, mode: i64) -> None:
        if units(match.state, FERRUM) >= FULL_FERRUM:
            if match.listening:
                match.tell("bot-ferrum-full", "IB 6.10", [at_mountain("mountain", FERRUM)])
            start_expand(match)
        else:
            recruit(match, 0)


RULES: Final[list[IconRule]] = [NoRule() for _ in range(len(ICONS))]
RULES[BATTLE] = BattleIcon()
RULES[CARD] = CardIcon(IRONCLAD)
RULES[COMPASS] = CompassIcon()
RULES[CRYSTALS] = CrystalsIcon()
RULES[DRILL] = DrillIcon()
RULES[FORGE] = ForgeIcon()
RULES[GOLEM] = GolemIcon()
RULES[HIT] = HitIcon()
RULES[SHIELD] = ShieldIcon()
RULES[WARBAND] = WarbandIcon()


def start_icon(match: Match, icon: i64) -> None:
    """Begin what the icon says in this stance."""
    RULES[icon].start(match, term(match.state, ironbot.STANCE))


def turns_over(match: Match, icon: i64) -> bool:
    """Whether the icon turns the Exhausted side over instead. [IB 6.1]"""
    return icon == BATTLE and term(match.state, ironbot.PROCEDURE) == EXHAUSTED_SIDE


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
        pick(match, self, places, "bot-picks-recruit", "IB 9.2", RECRUIT, MAGIC_DIE)

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
        pick(match, self, places, "bot-picks-golem", "IB 6.7", GOLEM_AT, MAGIC_DIE)

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
        pick(match, self, places, "bot-picks-removed", "IB 6.9", SHIELDED, MAGIC_DIE)

    def chosen(self, match: Match, action: i64) -> None:
        forest = REMOVE_FOREST.only(action)
        acted(match)
        lose_wood(match.state, forest, 1)
        if match.listening:
            match.tell("removed-forest", "IB 6.9", [who(WOODWALKERS), at_forest("forest", forest)])
