"""The map on the table."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.iron_kings.content import content_of, kings_content
from clockwood.games.iron_kings.events import place
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.map import cells as land
from clockwood.games.iron_kings.map.drawing.describe import describe_map
from clockwood.games.iron_kings.map.drawing.pieces import pieces
from clockwood.games.iron_kings.map.drawing.seen import bag_rows, see_hexes
from clockwood.games.iron_kings.map.drawing.sketch import sketch_hex, sketch_map
from clockwood.games.iron_kings.moments import KingsPart
from clockwood.games.iron_kings.rules.effects import Climb, Pace, Stagger
from clockwood.games.iron_kings.rules.setup import ChooseSite
from clockwood.games.iron_kings.rules.tokens import DrawTokens, KeepTokens
from clockwood.games.iron_kings.rules.turning import TurnKing
from clockwood.games.iron_kings.rules.workers import WorkerPhase
from clockwood.kernel.content import Content
from clockwood.kernel.events import Event
from clockwood.kernel.layout import NONE, hold
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.scene import Panel, Setting
from clockwood.kernel.seen import Seen
from clockwood.kernel.sketch import Sketch
from clockwood.kernel.step import Step
from clockwood.kernel.view import Flat

ASKS: Final[dict[type[Step], str]] = {DrawTokens: "IK K5.5", KeepTokens: "IK K5.5"}


class Land(KingsPart):
    """Hexes with their terrain, stacks, bags and workers. [IK K1.6]"""

    def asks(self) -> dict[type[Step], str]:
        return ASKS

    def set_up(self, match: Match) -> None:
        state = match.state
        tables = content_of(match).land
        for where in range(tables.size):
            terrain = tables.terrain[where]
            hold(state, land.TERRAIN + where, terrain)
            state[land.WOOD_ON + where] = tables.stack_wood[terrain]
            state[land.COAL_ON + where] = tables.stack_coal[terrain]
            for token in range(land.ALL_TOKENS):
                state[land.bag(where, token)] = tables.bags[terrain * land.ALL_TOKENS + token]

    def problems(self, match: Match) -> list[str]:
        """Name hexes without terrain, and workers beside a king or a Holdfast. [IK K2.6]"""
        content = content_of(match)
        state = match.state
        found: list[str] = []
        for where, name in enumerate(content.land.ids):
            if state[land.TERRAIN + where] == 0:
                found.append(f"state.terrain.{name}: every hex has its terrain [IK K1.6]")
            if state[land.WORKER_ON + where] == 0:
                continue
            if kings.king_at(content, state, where) != NONE or kings.holdfast_at(content, state, where) != NONE:
                found.append(f"state.worker_on.{name}: no worker stands with a king or a Holdfast [IK K2.6]")
        return found

    def prompt(self, match: Match, question: Question) -> Event | None:
        step = question.step
        if isinstance(step, DrawTokens | KeepTokens):
            return question.asked(ASKS[type(step)], [place(step.where)])
        return None

    def describe(self, content: Content, setting: Setting) -> None:
        printed = kings_content(content)
        setting.provenance = printed.label
        describe_map(printed, setting)
        setting.pieces.extend(pieces(content.names["seat"]))
        setting.panels.append(Panel("bags", "scene-bags"))

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        see_hexes(kings_content(content), view, seen)
        seen.panels["bags"] = bag_rows(kings_content(content), view)

    def sketch_parts(self) -> list[str]:
        return ["map"]

    def sketch(self, match: Match, seat: i64, part: str) -> Sketch:
        return sketch_map(match, seat)

    def sketch_for(self, match: Match, question: Question) -> list[str]:
        on_map = isinstance(question.step, ChooseSite | WorkerPhase | Climb | Stagger | TurnKing | Pace)
        return ["map"] if on_map else []

    def sketch_of(self, match: Match, seat: i64, kind: str, value: int) -> Sketch:
        return sketch_hex(match, value) if kind == "hex" else []
