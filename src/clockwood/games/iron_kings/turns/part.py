"""Rounds and turns: how a game begins, how it is given up, and whose turn a position opens with."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.moments import KingsPart
from clockwood.games.iron_kings.rules.ending import final_vp
from clockwood.games.iron_kings.rules.program import Throttle
from clockwood.games.iron_kings.rules.setup import DrawChooser, DrawFirst, begin
from clockwood.games.iron_kings.rules.turn import EndTurn, Turn
from clockwood.games.iron_kings.rules.workers import WorkerPhase
from clockwood.games.iron_kings.turns import cells as turns
from clockwood.kernel.content import Content
from clockwood.kernel.layout import hold
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.scene import Counter, Setting
from clockwood.kernel.step import Step
from clockwood.kernel.view import Flat

PHASES: Final = ["turn", "worker", "king"]
ASKS: Final[dict[type[Step], str]] = {DrawFirst: "IK K1.1", DrawChooser: "IK U28", WorkerPhase: "IK K2.4"}


class Turns(KingsPart):
    """The rounds, and the turns they are made of. [IK K2]"""

    def asks(self) -> dict[type[Step], str]:
        return ASKS

    def set_up(self, match: Match) -> None:
        match.state[turns.ROUND] = 1
        begin(match)

    def opening(self, match: Match, phase: str, seat: i64) -> list[Step]:
        """Return the player's turn from this phase on; what a hand-written position left out is filled in."""
        state = match.state
        if state[turns.ROUND] == 0:
            state[turns.ROUND] = 1
        if state[turns.FIRST] == 0:
            hold(state, turns.FIRST, 0)
        if phase == "turn":
            return [Turn(seat)]
        hold(state, turns.ACTIVE, seat)
        steps: list[Step] = [EndTurn(seat), Throttle(seat)]
        return [*steps, WorkerPhase(seat)] if phase == "worker" else steps

    def resigned(self, match: Match, seat: i64) -> Outcome:
        """Let the others win; alone nobody does."""
        players = range(int(content_of(match).players))
        scores = tuple(int(final_vp(match, k)) for k in players)
        if content_of(match).solo:
            return Outcome((), "lost-by-giving-up", "IK U26", scores)
        return Outcome(tuple(k for k in players if k != seat), "won-by-surrender", "IK K8.1", scores)

    def problems(self, match: Match) -> list[str]:
        state = match.state
        found: list[str] = []
        if not 1 <= state[turns.ROUND] <= content_of(match).agreed.round_limit:
            found.append("state.round: there is no such round [IK U1]")
        if state[turns.FIRST] == 0 and state[kings.KING]:
            found.append("state.first: somebody is the first player [IK K1.1]")
        return found

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        view["last-round"] = int(content_of(match).agreed.round_limit)

    def keys(self, content: Content) -> list[str]:
        return ["last-round"]

    def describe(self, content: Content, setting: Setting) -> None:
        setting.counters.extend([Counter("round", "scene-round"), Counter("last-round", "scene-last-round")])
