"""Moments: where core rules let the parts of a table act, or add to a number, in their own way.

Core rules name no bot. They loop over the parts that answer a moment, in the order of the table's parts; where nobody
answers, the loop costs nothing. A moment changes the table or returns a number, never both.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.kernel.automaton import Automaton
from clockwood.kernel.part import Part, answers
from clockwood.kernel.step import Step

if TYPE_CHECKING:
    from clockwood.kernel.match import Match
    from clockwood.kernel.sketch import Sketch
    from clockwood.kernel.view import Flat


@mypyc_attr(allow_interpreted_subclasses=True)
class IronwoodAutomaton(Automaton):
    """An automaton of Ironwood, as core rules know it."""

    def turn(self) -> Step:
        """Return the step that is its turn. [IB 3.4] [WB 3.4]"""
        raise NotImplementedError

    def begin_turn(self, match: "Match", seat: i64) -> None:
        match.push(self.turn())


@mypyc_attr(allow_interpreted_subclasses=True)
class IronwoodPart(Part):
    """A part of Ironwood. At each moment it does nothing unless it says otherwise."""

    # -- setting up

    def table_laid(self, match: "Match") -> None:
        """Add to the table once pieces and cards lie as a game starts. [IB 1.5, 2.3–2.6] [WB 1.5, 1.6, 2.3–2.6]"""

    def position_opened(self, match: "Match") -> None:
        """Fill in what a position without a stack leaves open of it. [IB 1.5] [WB 1.6, 4.1]"""

    # -- Preparation

    def prepared(self, match: "Match", seat: i64) -> None:
        """Push what follows when the seat's automaton has drawn the cards of a Preparation. [IB 3.2] [WB 3.2]"""

    def first_cards(self, match: "Match", seat: i64) -> i64:
        """Return how many cards more the seat's automaton draws in the first Preparation. [IB 2.5] [WB 2.5]"""
        return 0

    # -- the Drill, Foundations, visions

    def vision_taken(self, match: "Match", seat: i64) -> None:
        """Take the reward of the track's second step for the seat's automaton. [IB 8.14]"""

    def card_taken(self, match: "Match", seat: i64) -> None:
        """Take the reward of the track's third step for the seat's automaton. [IB 3.6]"""

    def founded(self, match: "Match", mountain: i64) -> None:
        """Answer to a Foundation that was placed, before cards in play do. [WB 7.12]"""

    def vision_shown(self, match: "Match", card: i64) -> None:
        """Answer to a vision that was discovered, or burned: where a part answers, burned visions are open. [IB 4.1]"""

    def markers_used(self, match: "Match") -> i64:
        """Return how many of the 20 markers lie as its own marks. [IB 4.2] [WB 4.2]"""
        return 0

    # -- cards

    def less_may_help(self, match: "Match", seat: i64, op: i64, count: i64) -> i64:
        """Return 1 where the seat may be better off with less of an effect that needs no choice. [IW H1]"""
        return 0

    # -- battle

    def battle_bonus(self, match: "Match", seat: i64, which: i64) -> i64:
        """Return what it adds to damage, defense or Dominance of the seat's automaton. [IB 7.13] [WB 7.8]"""
        return 0

    def bonus_name(self, match: "Match") -> str:
        """Return what its `battle_bonus` is called in the sheet of a battle."""
        raise NotImplementedError

    def clashed(self, match: "Match") -> None:
        """Push what follows when damage is dealt and the winner known. [WB 7.10]"""

    def battle_over(self, match: "Match") -> None:
        """Answer to a battle that is over, before its spoils. [IB 7.15]"""

    def raided(self, match: "Match", mountain: i64, node: i64) -> None:
        """Take spoils where the Woodwalkers attacked and won, before victory lines. [WB 6.5, 7.5]"""

    # -- drawing

    def board_lines(self, view: "Flat", seat: str) -> "Sketch":
        """Return lines of its own for a seat's board in the terminal."""
        return []


@final
class Moments:
    """The parts of one table that answer at each moment."""

    def __init__(self, parts: list[Part]) -> None:
        self.table_laid: Final = answering(parts, "table_laid")
        self.position_opened: Final = answering(parts, "position_opened")
        self.prepared: Final = answering(parts, "prepared")
        self.first_cards: Final = answering(parts, "first_cards")
        self.vision_taken: Final = answering(parts, "vision_taken")
        self.card_taken: Final = answering(parts, "card_taken")
        self.founded: Final = answering(parts, "founded")
        self.vision_shown: Final = answering(parts, "vision_shown")
        self.markers_used: Final = answering(parts, "markers_used")
        self.less_may_help: Final = answering(parts, "less_may_help")
        self.battle_bonus: Final = answering(parts, "battle_bonus")
        self.clashed: Final = answering(parts, "clashed")
        self.battle_over: Final = answering(parts, "battle_over")
        self.raided: Final = answering(parts, "raided")
        self.board_lines: Final = answering(parts, "board_lines")


def answering(parts: list[Part], moment: str) -> vec[IronwoodPart]:
    """Return the parts that say something at the moment, in their order."""
    found = vec[IronwoodPart](capacity=2)
    for part in parts:
        if isinstance(part, IronwoodPart) and answers(part, IronwoodPart, moment):
            found = append(found, part)
    return found
