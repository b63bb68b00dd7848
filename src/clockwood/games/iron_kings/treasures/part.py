"""Treasures on kings and Holdfasts."""

from typing import Final

from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.events import treasure_term
from clockwood.games.iron_kings.moments import KingsPart
from clockwood.games.iron_kings.rules.changing import Arrival, Carry, ChangeEquipment
from clockwood.games.iron_kings.rules.treasure_cards import DrawTreasures, KeepTreasure, ScrapFor
from clockwood.games.iron_kings.treasures import cells as treasures
from clockwood.games.iron_kings.words import ARMS, SEATS
from clockwood.kernel.events import Event
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.step import Step

ASKS: Final[dict[type[Step], str]] = {
    ChangeEquipment: "IK U23",
    Carry: "IK K3.10",
    Arrival: "IK K3.10",
    DrawTreasures: "IK K5.7",
    KeepTreasure: "IK K5.7",
    ScrapFor: "IK U25",
}


class Treasures(KingsPart):
    """Treasures, how worn they are and how damaged. [IK K7.1]"""

    def asks(self) -> dict[type[Step], str]:
        return ASKS

    def problems(self, match: Match) -> list[str]:
        """Name kings with too many treasures, and shields with more tokens than spaces. [IK K7.1] [IK K6.4]"""
        content = content_of(match)
        found = [
            f"cards.king.{SEATS[seat]}: there are {ARMS} slots [IK K7.1]"
            for seat in range(content.players)
            if treasures.slots_used(match, seat) > ARMS
        ]
        for treasure in range(content.treasures.count):
            shields = content.treasures.shields[treasure]
            if match.state[treasures.HITS + treasure] > shields:
                name = content.treasures.ids[treasure]
                found.append(f"state.shield_damage.{name}: there are {shields} shield spaces [IK K6.4]")
        return found

    def prompt(self, match: Match, question: Question) -> Event | None:
        step = question.step
        if isinstance(step, ScrapFor):
            return question.asked(ASKS[ScrapFor], [treasure_term(step.treasure)])
        return super().prompt(match, question)
