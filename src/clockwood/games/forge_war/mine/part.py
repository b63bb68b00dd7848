"""The mine as a part: ground, workers and overseers. [FW F1.3–F1.7] [FW F4]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.forge_war.content import content_of, forge_content
from clockwood.games.forge_war.events import asked, place
from clockwood.games.forge_war.mine import cells as mine
from clockwood.games.forge_war.mine.cells import colour_of, piece_at, workers_of
from clockwood.games.forge_war.mine.drawing import describe_mine, draw_mine, sketch_mine
from clockwood.games.forge_war.moments import ForgePart
from clockwood.games.forge_war.players.cells import cube, cubes_of
from clockwood.games.forge_war.rules.mine import move_overseer
from clockwood.games.forge_war.rules.mine_moves import DropWorker, MoveOverseer
from clockwood.games.forge_war.rules.stage import PlaceOverseers
from clockwood.games.forge_war.turns.drawing import sketch_round
from clockwood.games.forge_war.verbs import MOVE
from clockwood.games.forge_war.words import HEXES, KINDS, RESOURCES, SEATS
from clockwood.kernel.content import Content
from clockwood.kernel.events import Event, Term, number, said
from clockwood.kernel.gesture import touched
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.scene import Setting
from clockwood.kernel.seen import Seen
from clockwood.kernel.sketch import Sketch, plain
from clockwood.kernel.view import Flat

CITES: Final = {
    "LaySector": "FW F2.11",
    "PlaceOverseers": "FW F2.15",
    "MoveOverseer": "FW F4.1",
    "MoveWorker": "FW F7.10",
    "DropWorker": "FW F7.10",
}
OCCASIONS: Final = [("", "FW F4.1"), ("-second", "FW F4.2"), ("-free", "FW F7.10")]
"""The end of the message and the rule of each occasion to move an overseer."""


class Mine(ForgePart):
    """The hexes of the mine and the pieces on them."""

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        for colour, name in enumerate(match.content.names["seat"]):
            view[f"{name}.workers"] = int(workers_of(match.state, colour))

    def keys(self, content: Content) -> list[str]:
        return [f"{name}.workers" for name in content.names["seat"]]

    def problems(self, match: Match) -> list[str]:
        """Return pieces beyond the mine or of colours nobody plays. [FW F1.7]"""
        state = match.state
        names = match.content.names["hex"]
        found: list[str] = []
        for at in range(HEXES):
            piece = piece_at(state, at)
            if piece == NONE:
                continue
            if state[mine.GROUND + at] == 0:
                found.append(f"state.mine.{names[at]}: this hex is not part of the mine [FW F1.7]")
            if colour_of(piece) >= content_of(match).colours:
                found.append(f"state.mine.{names[at]}: nobody plays {SEATS[colour_of(piece)]}")
        return found

    def prompt(self, match: Match, question: Question) -> Event | None:
        step = question.step
        if isinstance(step, PlaceOverseers):
            return asked(question, CITES, [Term("colour", "seat", step.colour(match))])
        if isinstance(step, DropWorker):
            return asked(question, CITES, [place("hex", step.start)])
        event = asked(question, CITES, [])
        if event is not None and isinstance(step, MoveOverseer):
            ending, cite = OCCASIONS[step.why]
            return Event(event.message + ending, cite, event.know, event.terms)
        return event

    def result(self, match: Match, question: Question, action: i64) -> Event | None:
        if MOVE.has(action):
            return mined(match, question.seat, MOVE.first_of_two(action), MOVE.last_of(action))
        return None

    def describe(self, content: Content, setting: Setting) -> None:
        describe_mine(forge_content(content), setting)

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        draw_mine(forge_content(content), view, seen)

    def sketch_parts(self) -> list[str]:
        return ["map"]

    def sketch(self, match: Match, seat: i64, part: str) -> Sketch:
        view = match.game.view(match, seat)
        marked, _ = touched(match, seat, ["hex"])
        return sketch_round(content_of(match), view) + sketch_mine(content_of(match), view, marked)

    def sketch_for(self, match: Match, question: Question) -> list[str]:
        return ["map"] if isinstance(question.step, MoveOverseer | PlaceOverseers | DropWorker) else []

    def sketch_of(self, match: Match, seat: i64, kind: str, value: int) -> Sketch:
        if kind != "hex":
            return []
        view = match.game.view(match, -1)
        name = match.content.names["hex"][value]
        return [[plain(name), plain(f"  {view.get(f'ground.{name}', '—')}  {view.get(f'mine.{name}', '')}")]]


def mined(match: Match, seat: i64, start: i64, end: i64) -> Event:
    """Return the cubes of each kind for the mover, those of the others, and the strikes. [FW F4.10] [FW F4.11]"""
    copy = match.copy()
    copy.listening = True
    copy.told = []
    move_overseer(copy, seat, start, end)
    own = cubes_of(copy.state, seat) - cubes_of(match.state, seat)
    others: i64 = -own
    for colour in range(content_of(match).colours):
        others += cubes_of(copy.state, colour) - cubes_of(match.state, colour)
    struck = 0
    for told in copy.told:
        if isinstance(told, Event) and told.message == "strike":
            struck += int(told.terms[1].value)
    terms = [number("own", own), number("others", others), number("struck", struck)]
    for resource in range(KINDS):
        gained = copy.state[cube(seat, resource)] - match.state[cube(seat, resource)]
        terms.append(number(RESOURCES[resource], gained))
    return said("result-mined-strike" if struck else "result-mined", terms, "FW F4.10")
