"""The automata: how a table makes them, and what they answer to the common rules. [GE 2.1] [GE 2.2]"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.losses import IS_TOKEN
from clockwood.games.root.content import root_content
from clockwood.games.root.levels import DEFAULT, LEVELS, Settings
from clockwood.games.root.moments import RootBot
from clockwood.games.root.rules.hits import ChooseLoss
from clockwood.games.root.rules.turn import Turn
from clockwood.kernel.automaton import Automaton, AutomatonSpec
from clockwood.kernel.content import Content
from clockwood.kernel.match import Match
from clockwood.kernel.priority import ByChance, Criterion, FirstListed, pick, prefer
from clockwood.kernel.step import Step

BY_LOT: Final = ByChance("tie-by-lot")
HIGHEST: Final = FirstListed("tie-highest-priority")
LOWEST: Final = FirstListed("tie-lowest-priority")
BY_LETTER: Final = FirstListed("tie-by-letter")
"""Ties: candidates are listed by priority, highest or lowest first, or by the setup letters of their players."""

LOSES: Final = [prefer("is-token", IS_TOKEN)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Clockwork(RootBot):
    """An automaton with its numbers. Its choices are picks with a trace; what no rule settles goes by priority.

    `defenders` is how it chooses whom to fight in a clearing, by `battle_cite`.
    """

    def __init__(self, name: str, level: int, traits: list[str], settings: Settings) -> None:
        super().__init__(name, level, traits)
        self.settings: Final = settings
        self.defenders: list[Criterion] = []
        self.battle_cite: str = "GE 2.2"

    def begin_turn(self, match: Match, seat: i64) -> None:
        match.push(Turn(seat))

    def next_turn(self, match: Match, seat: i64) -> list[Step]:
        return [Turn(seat)]

    def answer(self, match: Match, step: Step, seat: i64, options: vec[i64]) -> None:
        """Lose tokens before buildings, these by lot; else the first that is listed, so the highest priority."""
        if isinstance(step, ChooseLoss):
            pick(match, step, options, "bot-loses", "GE 1.2.1a", LOSES, BY_LOT, seat)
        else:
            pick(match, step, options, "bot-picks-any", "AM GEN4", [], HIGHEST, seat)


def declared(
    name: str,
    make: Callable[[Content, int, int, list[str]], Automaton],
    cite: str,
    seats: list[str],
    traits: list[str],
    turn: list[tuple[str, str, str]],
    marks: dict[str, list[str]],
) -> AutomatonSpec:
    """Declare a clockwork bot: all have the same levels. `marks` are what changes which step of its turn. [GE 3.3.1]"""
    return AutomatonSpec(
        name,
        make,
        cite,
        seats,
        high=len(LEVELS) - 1,
        level=DEFAULT,
        traits=traits,
        turn=turn,
        levels=LEVELS,
        marks=marks,
    )


def numbers_at(match: Match, seat: i64) -> Settings:
    """Return the numbers of the automaton at a seat."""
    bot = match.content.automaton[seat]
    assert isinstance(bot, Clockwork)
    return bot.settings


def settings_of(content: Content, name: str, level: int, traits: list[str]) -> Settings:
    """Return the numbers of an automaton of a table."""
    return root_content(content).levels.settings(name, level, traits)
