"""Rounds, turns and crystals: how a game starts and ends, and what both sides share."""

from mypy_extensions import i64

from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.map.sketch import PLACES
from clockwood.games.ironwood.moments import IronwoodPart
from clockwood.games.ironwood.rules.phases import stack_at
from clockwood.games.ironwood.rules.pieces import outcome
from clockwood.games.ironwood.rules.set_up import set_up
from clockwood.games.ironwood.rules.turn import ActionTurn
from clockwood.games.ironwood.turns import cells as turns
from clockwood.games.ironwood.turns.boards import draw_boards
from clockwood.games.ironwood.turns.cells import crystal_supply
from clockwood.games.ironwood.turns.prompts import CITES, asked
from clockwood.games.ironwood.words import IRONCLAD, LAST_TURN, WOODWALKERS, opponent
from clockwood.kernel.content import Content
from clockwood.kernel.events import Event
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.question import Question
from clockwood.kernel.scene import Counter, Setting, Stage, Track
from clockwood.kernel.seen import Seen, number_in
from clockwood.kernel.sketch import Sketch
from clockwood.kernel.step import Step
from clockwood.kernel.view import Flat


class Turns(IronwoodPart):
    """The course of the game, and the supply of crystals."""

    def set_up(self, match: Match) -> None:
        set_up(match)

    def opening(self, match: Match, phase: str, seat: i64) -> list[Step]:
        return stack_at(match, phase, seat)

    def resigned(self, match: Match, seat: i64) -> Outcome:
        """Let the opponent win at once. [IW R17.1]"""
        return outcome(match.state, opponent(seat), "won-by-surrender", "IW R17.1")

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        view["supply.crystals"] = int(crystal_supply(match.state))

    def keys(self, content: Content) -> list[str]:
        return ["supply.crystals"]

    def problems(self, match: Match) -> list[str]:
        state = match.state
        found: list[str] = []
        if state[turns.CARGO] and state[turns.TRACK] == 0:
            found.append("state.cargo: cargo without a step on the track [IW R2.7]")
        return found

    def prompt(self, match: Match, question: Question) -> Event | None:
        return asked(match, question, CITES)

    # -- pictures

    def describe(self, content: Content, setting: Setting) -> None:
        setting.counters.append(Counter("round", "sketch-round"))
        setting.counters.append(Counter("supply.crystals", "scene-supply-crystals", icon="sign:crystal"))
        owners = [int(IRONCLAD if turn % 2 else WOODWALKERS) for turn in range(LAST_TURN + 1)]
        setting.tracks.append(Track("turn", "sketch-turn", [Stage("", owner=owner) for owner in owners], role="turns"))

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        seen.tracks["turn"] = min(number_in(view, "turn"), int(LAST_TURN))

    def sketch_parts(self) -> list[str]:
        return ["boards"]

    def sketch(self, match: Match, seat: i64, part: str) -> Sketch:
        return draw_boards(board(match), match.game.view(match, seat))

    def sketch_for(self, match: Match, question: Question) -> list[str]:
        """Return the table at the start of a turn, the map where places are asked for, else the battle."""
        if isinstance(question.step, ActionTurn):
            return ["map", "boards"]
        kinds = [kind for action in question.options for kind in match.game.vocabulary.verb_of(action).kinds]
        return ["map"] if any(kind in PLACES for kind in kinds) else ["battle"]
