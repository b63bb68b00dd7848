"""The rival: a house automaton for any seat, at levels 1 to 8. [IK V1]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.iron_kings.bots.rival.answers import answer
from clockwood.games.iron_kings.bots.rival.turn import begin_turn
from clockwood.games.iron_kings.moments import KingsPart
from clockwood.kernel.automaton import Automaton, AutomatonSpec
from clockwood.kernel.content import Content
from clockwood.kernel.match import Match
from clockwood.kernel.part import Part
from clockwood.kernel.step import Step


class RivalPart(KingsPart):
    """A rival where core rules meet it: it is dealt no cards. [IK V1]"""

    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def plays_without_cards(self, seat: i64) -> bool:
        return seat == self.seat


class Rival(Automaton):
    """One rival at its seat. Its level is how many steps it takes in eight rounds. [IK V4]"""

    def __init__(self, content: Content, seat: int, level: int, traits: list[str]) -> None:
        super().__init__("rival", level, traits)
        self.seat: Final = seat

    def parts(self) -> list[Part]:
        return [RivalPart(self.seat)]

    def begin_turn(self, match: Match, seat: i64) -> None:
        begin_turn(match, seat, self.level)

    def next_turn(self, match: Match, seat: i64) -> list[Step]:
        return match.game.opening(match, "turn", seat)

    def answer(self, match: Match, step: Step, seat: i64, options: vec[i64]) -> None:
        answer(match, step, seat, options)


RIVAL: Final = AutomatonSpec("rival", Rival, "IK V1", low=1, high=8, level=2)
