"""How good the table looks to a seat, in hundredths of a point: what is scored, and what it may still bring."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.forge_war.judging.arming import CUBE_WORTH, Plan
from clockwood.games.forge_war.judging.quest_forecast import POINT, Forecast
from clockwood.games.forge_war.rules.management import Arm
from clockwood.games.forge_war.rules.rounds import STAGE_ROUNDS, STAGES, rounds_of_stage
from clockwood.games.forge_war.rules.scoring import bonus_points, card_points, level_points
from clockwood.games.forge_war.rules.trading import STALL
from clockwood.games.forge_war.state import (
    GOLD,
    HEADS,
    LEVEL,
    MAT,
    ROUND,
    SCORE,
    STAGE,
    adventurer,
    board,
    bonus_limit,
    owns_design,
    weapon_limit,
    workers_of,
    zone,
)
from clockwood.games.forge_war.words import KINDS
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.question import Question

WIN: Final[i64] = 1_000_000
LEAD: Final[i64] = 30
"""A win is worth little more than its lead: whoever is behind must not shy away from the end."""
FEW: Final[i64] = 4
CAUTIOUS: Final[i64] = 40
"""What a point promised counts alone for a player of one step: completing is what it goes for, not the mark."""


def value(match: Match, seat: i64) -> i64:
    """The seat's prospects less those of the best of the others."""
    content = board(match)
    if match.outcome is not None:
        return ended(match, match.outcome, int(seat))
    best: i64 = 0
    if not content.solo:
        best = -WIN
        for other in range(content.colours):
            if other != seat:
                best = max(best, worth(match, other))
    return worth(match, seat, CAUTIOUS if content.solo else POINT) - best


def ended(match: Match, outcome: Outcome, seat: int) -> i64:
    """Winning alone is all; among others the lead counts too, so that one end is told from another."""
    won = seat in outcome.winners
    if board(match).solo or not outcome.scores:
        return (WIN if won else -WIN) + i64(sum(outcome.scores))
    best = max(score for k, score in enumerate(outcome.scores) if k != seat)
    return (outcome.scores[seat] - best) * POINT + (LEAD if won else -LEAD)


def rounds_left(match: Match) -> i64:
    """Rounds after this one."""
    state = match.state
    here = rounds_of_stage(match) - state[ROUND]
    return here + (STAGES - state[STAGE]) * STAGE_ROUNDS if board(match).epic else here


def worth(match: Match, seat: i64, keen: i64 = POINT) -> i64:
    """What a seat has scored and may still score, whatever the others do, as keen as it is on what quests promise."""
    question = being_armed(match, seat)
    if question is not None:
        return best_armed(match, seat, question, keen)
    state = match.state
    left = rounds_left(match)
    soon = min(left, FEW)
    found = (state[SCORE + seat] + level_points(match, seat) + card_points(match, seat)) * POINT
    found += bonus_points(match, seat) * POINT
    found += state[GOLD + seat] * (25 + 3 * soon)
    found += state[HEADS + seat] * 20 * soon - workers_of(state, seat) * 4 * soon
    for which in range(state[HEADS + seat]):
        found += state[LEVEL + adventurer(seat, which)] * 10 * soon
    plan = Plan(match, seat)
    found += Forecast(match, seat, left, plan, keen).worth(match)
    for resource in range(KINDS):
        each = board(match).sell[resource] * 25 + (CUBE_WORTH[resource] - 25) * soon // (2 * FEW)
        found += plan.cubes[resource] * each
    found += plan.hoped * 25
    return found + designs_worth(match, seat, soon) + bonus_worth(match, seat, left)


def being_armed(match: Match, seat: i64) -> Question | None:
    """The question with which weapon somebody of the player's is sent, while it is open. [FW F6.5]"""
    for lane in match.lanes:
        question = lane.question
        if lane.seat == seat and question is not None and isinstance(question.step, Arm):
            return question
    return None


def best_armed(match: Match, seat: i64, question: Question, keen: i64) -> i64:
    """Who is about to be armed must be: the table is worth what it is with the best weapon."""
    best: i64 = -WIN
    for action in question.options:
        twin = match.copy()
        twin.answer_in_lane(seat, action)
        best = max(best, worth(twin, seat, keen))
    return best


def designs_worth(match: Match, seat: i64, soon: i64) -> i64:
    """A design is worth more the stronger and the more types it has, and the longer it serves."""
    content = board(match)
    found: i64 = 0
    for design in range(weapon_limit(match.state)):
        if owns_design(match.state, seat, design):
            typed: i64 = 3 if content.design_types[design] else 1
            found += (content.design_power[design] * 8 + typed * 20) * soon // FEW
    return found


def bonus_worth(match: Match, seat: i64, left: i64) -> i64:
    content = board(match)
    found: i64 = 0
    for card in range(bonus_limit(match.state)):
        if zone(match.state, card) == MAT + seat:
            found += (20 if content.bonus_kind[card] == STALL else 30) * left
    return found
