"""Time and order as a part: stages, rounds, phases, the player order, bonus tiles. [FW F2.4] [FW F3]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.forge_war.content import content_of, forge_content
from clockwood.games.forge_war.events import asked
from clockwood.games.forge_war.moments import ForgePart
from clockwood.games.forge_war.rules.bonus_tiles import BonusTile, SpendAtOnce
from clockwood.games.forge_war.rules.market_phase import MarketPhase
from clockwood.games.forge_war.rules.mine_phase import MinePhase
from clockwood.games.forge_war.rules.quest_phase import QuestPhase
from clockwood.games.forge_war.rules.round import EndRound
from clockwood.games.forge_war.rules.setup import set_up
from clockwood.games.forge_war.turns import cells as turns
from clockwood.games.forge_war.turns.cells import in_order, rounds_of_stage, seat_at
from clockwood.games.forge_war.turns.drawing import describe_turns, draw_turns
from clockwood.games.forge_war.words import MOST_PLAYERS
from clockwood.kernel.bits import bit
from clockwood.kernel.content import Content
from clockwood.kernel.events import Event, number
from clockwood.kernel.layout import NONE, hold
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.scene import Setting
from clockwood.kernel.seen import Seen
from clockwood.kernel.step import Step
from clockwood.kernel.view import Flat

CITES: Final = {"DrawOrder": "FW F2.4", "LayTile": "FW F2.5", "SpendAtOnce": "FW F10.8"}


class Turns(ForgePart):
    """Stage, round, phase, player order and bonus tiles."""

    def set_up(self, match: Match) -> None:
        set_up(match)

    def opening(self, match: Match, phase: str, seat: i64) -> list[Step]:
        """Return the phase from this player's turn on; fill in what a hand-written position left out."""
        state = match.state
        state[turns.STAGE] = max(state[turns.STAGE], 1)
        state[turns.ROUND] = max(state[turns.ROUND], 1)
        if seat_at(state, 0) == NONE:
            for spot in range(content_of(match).colours):
                hold(state, turns.ORDER + spot, spot)
        below: list[Step] = [EndRound(), BonusTile()]
        if phase == "quest":
            return [*below, QuestPhase(spot_of(match, seat))]
        if phase == "market":
            return [*below, QuestPhase(0), MarketPhase(spot_of(match, seat))]
        spot = 0
        while seat_at(state, spot) != seat:
            spot += 1
        return [*below, QuestPhase(0), MarketPhase(0), MinePhase(spot)]

    def rounds(self, match: Match) -> i64:
        return (match.state[turns.STAGE] - 1) * turns.STAGE_ROUNDS + match.state[turns.ROUND]

    def problems(self, match: Match) -> list[str]:
        """Return a stage or round that the game does not have, and an order that names a player twice."""
        state = match.state
        found: list[str] = []
        if not 1 <= state[turns.STAGE] <= (turns.STAGES if content_of(match).epic else 1):
            found.append("state.stage: there is no such stage [FW F9.1]")
        if not 1 <= state[turns.ROUND] <= rounds_of_stage(match):
            found.append("state.round: there is no such round [FW F9.1]")
        if not is_ordered(match):
            found.append("state.order: each player stands in it once [FW F2.4]")
        return found

    def prompt(self, match: Match, question: Question) -> Event | None:
        step = question.step
        return asked(question, CITES, [number("n", step.left)] if isinstance(step, SpendAtOnce) else [])

    def describe(self, content: Content, setting: Setting) -> None:
        describe_turns(forge_content(content), setting)

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        draw_turns(forge_content(content), view, seen)


def spot_of(match: Match, seat: i64) -> i64:
    """Return the place of a player among those who decide."""
    order = in_order(match)
    for spot in range(len(order)):
        if order[spot] == seat:
            return spot
    return 0


def is_ordered(match: Match) -> bool:
    """Return whether each colour stands in the player order at most once, without a gap. [FW F2.4]"""
    placed: i64 = 0
    for spot in range(MOST_PLAYERS):
        seat = seat_at(match.state, spot)
        if seat == NONE:
            continue
        after_gap = spot > 0 and seat_at(match.state, spot - 1) == NONE
        if seat >= content_of(match).colours or placed >> seat & 1 or after_gap:
            return False
        placed |= bit(seat)
    return True
