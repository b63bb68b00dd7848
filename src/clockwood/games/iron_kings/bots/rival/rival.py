"""The rival as a player of one seat. [IK V1]"""

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.iron_kings.bots.rival import answers
from clockwood.games.iron_kings.bots.rival.turn import rival_turn
from clockwood.kernel.automaton import Automaton
from clockwood.kernel.content import Content
from clockwood.kernel.match import Match
from clockwood.kernel.step import Step


class Rival(Automaton):
    """The rival as a player of one seat. [IK V1]"""

    def __init__(self, content: Content, seat: int, level: int, traits: list[str]) -> None:
        super().__init__("rival", level, traits)

    def begin_turn(self, match: Match, seat: i64) -> None:
        rival_turn(match, seat, self.level)

    def next_turn(self, match: Match, seat: i64) -> list[Step]:
        return match.game.opening(match, "turn", seat)

    def answer(self, match: Match, step: Step, seat: i64, options: vec[i64]) -> None:
        answers.answer(match, step, seat, options)
