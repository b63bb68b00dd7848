"""Solo icons of the Woodenbot, by the side of its aid. [WB 6]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.ironwood.bots.common.icon_rules import CardIcon, IconRule, NoRule
from clockwood.games.ironwood.bots.common.rewards import acted
from clockwood.games.ironwood.bots.woodenbot import cells as woodenbot
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
from clockwood.games.ironwood.bots.woodenbot.icon_steps import (
    BY_LADDER,
    BY_TOTEM,
    DiscoverNearby,
    GiveUp,
    RecruitWood,
    can_give_card,
    discoverable,
)
from clockwood.games.ironwood.bots.woodenbot.locating import Locate, ReturnVisions
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
from clockwood.games.ironwood.rules.pieces import marker_supply
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.words import IRONCLAD, WOODWALKERS
from clockwood.kernel.events import who
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match


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
        if marker_supply(match):
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


class ShieldIcon(IconRule):
    """The person gives a card up and the Woodenbot draws one, or it steals a crystal. [WB 6.9]"""

    def start(self, match: Match, mode: i64) -> None:
        if can_give_card(match) or match.state[turns.CRYSTALS + IRONCLAD]:
            acted(match)
            match.push(GiveUp())
        elif match.listening:
            match.tell("bot-nothing-to-take", "WB 6.9", [who(IRONCLAD)])


class WarbandIcon(IconRule):
    """A Fighter is recruited; Exalted into a Warband with a Totem, if there is one. [WB 6.10]"""

    def start(self, match: Match, mode: i64) -> None:
        joins = mode == EXALTED and totem_at_warband(match)
        if not joins or agreed(match).warband_both:
            match.push(RecruitWood(BY_LADDER))
        if joins:
            match.push(RecruitWood(BY_TOTEM))


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
    """Begin what the icon says on this side; ALERT is handled by the turn. [WB 6.1]"""
    RULES[icon].start(match, term(match.state, woodenbot.AID))
