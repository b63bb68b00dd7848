"""Solo icons of the Ironbot, by its stance. [IB 6]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.ironwood.bots.common.icon_rules import CardIcon, IconRule, NoRule
from clockwood.games.ironwood.bots.common.rewards import acted, take_crystal
from clockwood.games.ironwood.bots.ironbot import cells as ironbot
from clockwood.games.ironwood.bots.ironbot.answers import FORGE_PRICE, can_build
from clockwood.games.ironwood.bots.ironbot.attack import HUNTED, AttackIfAble, wood_warbands
from clockwood.games.ironwood.bots.ironbot.cells import AGGRESSIVE, DEFENSIVE, EXPANSIVE
from clockwood.games.ironwood.bots.ironbot.cells import EXHAUSTED as EXHAUSTED_SIDE
from clockwood.games.ironwood.bots.ironbot.icon_steps import BotRecruit, RemoveNearTotem, ReplaceByGolem
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
from clockwood.games.ironwood.events import mountain as at_mountain
from clockwood.games.ironwood.ironclad.cells import drill, iron_supply, units
from clockwood.games.ironwood.rules.burning import Burn, burnable
from clockwood.games.ironwood.rules.digging import MoveDrill
from clockwood.games.ironwood.rules.forging import BuildForge
from clockwood.games.ironwood.rules.pieces import renew_moves, spend
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.words import FERRUM, IRONCLAD, WOODWALKERS
from clockwood.kernel.events import number, who
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match

FULL_FERRUM: Final[i64] = 5


def move_drill(match: Match) -> None:
    renew_moves(match)
    moving = MoveDrill(1, 0)
    if match.listening and moving.held(match):
        match.tell("bot-drill-held", "IB 8.11", [at_mountain("mountain", drill(match.state))])
    match.push(moving)


def attack(match: Match) -> None:
    match.push(AttackIfAble(0))


def recruit(match: Match, price: i64) -> None:
    """Recruit a Fighter, if there is one and its price. [IB 9.3]"""
    if match.state[turns.CRYSTALS + IRONCLAD] < price or iron_supply(match.state) == 0:
        if match.listening:
            match.tell("bot-cannot-recruit", "IB 9.3", [who(IRONCLAD), number("n", price)])
        return
    match.push(BotRecruit(price))


def build(match: Match) -> None:
    """Flip a controlled Foundation for five crystals. [IB 8.15]"""
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
    """Return whether any Warband passes the first three criteria of the hunt."""
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
    """Return whether the icon turns the Exhausted side over instead. [IB 6.1]"""
    return icon == BATTLE and term(match.state, ironbot.PROCEDURE) == EXHAUSTED_SIDE
