"""At every table, with or without an automaton: the die, and that nobody has what belongs to an absent bot."""

from typing import Final

from clockwood.games.ironwood.bots.common import cells as bots
from clockwood.games.ironwood.bots.ironbot import cells as ironbot
from clockwood.games.ironwood.bots.woodenbot import cells as woodenbot
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.moments import IronwoodPart
from clockwood.games.ironwood.turns.prompts import asked
from clockwood.games.ironwood.words import IRONCLAD, WOODWALKERS
from clockwood.kernel.content import Content
from clockwood.kernel.events import Event
from clockwood.kernel.layout import Region
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.scene import Die, Setting

CITES: Final = {"Garrison": "IB 2.6", "DrawUnseen": "IB 3.6", "RollDie": "IB 10.1"}


class Bots(IronwoodPart):
    """The Magic die, and the cells of bots that do not play, which are empty."""

    def problems(self, match: Match) -> list[str]:
        automata = match.content.automata
        found: list[str] = []
        if not automata >> IRONCLAD & 1 and any_held(match, ironbot.CELLS.regions):
            found.append("state.stance: the Ironbot does not play at this table")
        foreign = any_held(match, woodenbot.CELLS.regions) or match.state[ironclad.BOXED_TOKENS] > 0
        if not automata >> WOODWALKERS & 1 and foreign:
            found.append("state.aid: the Woodenbot does not play at this table")
        if not automata and match.state[bots.DIE]:
            found.append("state.die: no automaton plays at this table")
        return found

    def prompt(self, match: Match, question: Question) -> Event | None:
        return asked(match, question, CITES)

    def describe(self, content: Content, setting: Setting) -> None:
        setting.dice.append(Die("magic", "scene-die", "face"))


def any_held(match: Match, regions: list[Region]) -> bool:
    """Return whether any cell of these is not empty."""
    return any(match.state[at] for region in regions for at in range(region.start, region.start + region.size))
