"""Adventurers as a part: levels, titles, weapons, and the quests they are on. [FW F6.3] [FW F6.4]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.forge_war.adventurers import cells as adventurers
from clockwood.games.forge_war.adventurers.answers import adventurer_answer, adventurer_result
from clockwood.games.forge_war.adventurers.cells import adventurer
from clockwood.games.forge_war.adventurers.drawing import describe_adventurers, draw_adventurers
from clockwood.games.forge_war.content import content_of, forge_content
from clockwood.games.forge_war.events import asked, design_term, hero, quest_term
from clockwood.games.forge_war.moments import ForgePart
from clockwood.games.forge_war.quests.cells import has_quest
from clockwood.games.forge_war.rules.levels import ChooseTitle, LevelUps
from clockwood.games.forge_war.rules.management import Arm, Manage
from clockwood.games.forge_war.rules.weapons import SpareCube
from clockwood.games.forge_war.words import ADVENTURERS, MOST_PLAYERS, SEATS
from clockwood.kernel.bits import bit
from clockwood.kernel.content import Content
from clockwood.kernel.events import Event, Term, number
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.scene import Setting
from clockwood.kernel.seen import Seen
from clockwood.kernel.step import Step
from clockwood.kernel.view import Flat

CITES: Final = {
    "Manage": "FW F7.3",
    "Arm": "FW F6.5",
    "SpareCube": "FW F10.7",
    "LevelUps": "FW F7.12",
    "ChooseTitle": "FW F10.6",
}


class Adventurers(ForgePart):
    """The adventurers of all players."""

    def problems(self, match: Match) -> list[str]:
        found: list[str] = []
        for seat in range(MOST_PLAYERS):
            for which in range(ADVENTURERS):
                found += adventurer_problems(match, seat, which)
            if has_title_twice(match, seat):
                found.append(f"state.title_{SEATS[seat]}: each title once [FW F10.6]")
        return found

    def prompt(self, match: Match, question: Question) -> Event | None:
        return asked(question, CITES, about(match, question.step))

    def option(self, match: Match, question: Question, action: i64) -> list[Event]:
        return adventurer_answer(match, question, action)

    def result(self, match: Match, question: Question, action: i64) -> Event | None:
        return adventurer_result(match, question, action)

    def describe(self, content: Content, setting: Setting) -> None:
        describe_adventurers(forge_content(content), setting)

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        draw_adventurers(forge_content(content), view, seen)

    def sketch_for(self, match: Match, question: Question) -> list[str]:
        return ["hand"] if isinstance(question.step, Manage | Arm) else []


def about(match: Match, step: Step) -> list[Term]:
    """Return what a question of these steps is about."""
    state = match.state
    if isinstance(step, Arm):
        return [*hero(state, step.seat, step.which), quest_term(state, step.seat, step.slot)]
    if isinstance(step, SpareCube):
        return [design_term(step.design)]
    if isinstance(step, ChooseTitle):
        return hero(state, step.seat, step.which)
    return [number("n", step.left)] if isinstance(step, LevelUps) else []


def adventurer_problems(match: Match, seat: i64, which: i64) -> list[str]:
    """Return what is wrong with an adventurer: level, weapon, quest or title. [FW F6.3] [FW F6.4]"""
    state = match.state
    content = content_of(match)
    at = adventurer(seat, which)
    level = state[adventurers.LEVEL + at]
    weapon, slot = term(state, adventurers.WEAPON + at), term(state, adventurers.ON_QUEST + at)
    found: list[str] = []
    if (level > 0) != (which < state[adventurers.COUNT + seat]):
        found.append(f"state.level{path(seat, which)}: levels are 1 to 4 for as many as there are [FW F6.4]")
    if (weapon == NONE) != (slot == NONE):
        found.append(f"state.weapon{path(seat, which)}: on a quest with a weapon, in the pool without [FW F6.3]")
    elif weapon != NONE and content.designs.level[weapon] > level:
        found.append(f"state.weapon{path(seat, which)}: the level is too low for it [FW F6.4]")
    if slot != NONE and not has_quest(state, seat, slot):
        found.append(f"state.on_quest{path(seat, which)}: there is no such quest [FW F6.9]")
    titled = term(state, adventurers.TITLE + at) != NONE
    if titled and (level != adventurers.CHAMPION or not content.epic):
        found.append(f"state.title{path(seat, which)}: only champions of the epic game have titles [FW F10.6]")
    return found


def path(seat: i64, which: i64) -> str:
    """Return the end of an adventurer's path in a position."""
    return f"_{SEATS[seat]}.a{which + 1}"


def has_title_twice(match: Match, seat: i64) -> bool:
    """Return whether two champions of a player have the same title. [FW F10.6]"""
    titles: i64 = 0
    for which in range(ADVENTURERS):
        title = term(match.state, adventurers.TITLE + adventurer(seat, which))
        if title != NONE:
            if titles >> title & 1:
                return True
            titles |= bit(title)
    return False
