"""The worth of a table to a seat, in hundredths of a point: what is scored, and what may still be."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.forge_war.adventurers import cells as adventurers
from clockwood.games.forge_war.adventurers.cells import adventurer
from clockwood.games.forge_war.cards import cells as cards
from clockwood.games.forge_war.cards.cells import zone
from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.judging.arming import CUBE_WORTH, ArmingPlan
from clockwood.games.forge_war.judging.quest_forecast import POINT, QuestForecast
from clockwood.games.forge_war.market import cells as market
from clockwood.games.forge_war.market.cells import bonus_limit, owns_design, weapon_limit
from clockwood.games.forge_war.mine.cells import workers_of
from clockwood.games.forge_war.players import cells as players
from clockwood.games.forge_war.rules.management import Arm
from clockwood.games.forge_war.rules.scoring import bonus_points, card_points, level_points
from clockwood.games.forge_war.turns import cells as turns
from clockwood.games.forge_war.turns.cells import rounds_of_stage
from clockwood.games.forge_war.words import KINDS
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.question import Question

WIN: Final[i64] = 1_000_000
LEAD: Final[i64] = 30
"""The worth of winning besides the lead: small, so that a player who is behind does not avoid the end."""
FEW: Final[i64] = 4
"""The number of rounds over which possessions pay off."""
CAUTIOUS: Final[i64] = 40
"""The worth of a promised point for a player alone who looks one step ahead: completing quests matters more."""


def value(match: Match, seat: i64) -> i64:
    """Return the worth of the table to the seat less that to the best of the others."""
    content = content_of(match)
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
    """Return the worth of a finished game: alone the result is all, among others the lead counts too."""
    won = seat in outcome.winners
    if content_of(match).solo or not outcome.scores:
        return (WIN if won else -WIN) + i64(sum(outcome.scores))
    best = max(score for k, score in enumerate(outcome.scores) if k != seat)
    return (outcome.scores[seat] - best) * POINT + (LEAD if won else -LEAD)


def rounds_left(match: Match) -> i64:
    """Count the rounds after this one."""
    state = match.state
    here = rounds_of_stage(match) - state[turns.ROUND]
    return here + (turns.STAGES - state[turns.STAGE]) * turns.STAGE_ROUNDS if content_of(match).epic else here


def worth(match: Match, seat: i64, keen: i64 = POINT) -> i64:
    """Return what a seat has scored and may still score; `keen` is the worth of a point that quests promise."""
    question = being_armed(match, seat)
    if question is not None:
        return best_armed(match, seat, question, keen)
    state = match.state
    left = rounds_left(match)
    soon = min(left, FEW)
    found = (state[players.SCORE + seat] + level_points(match, seat) + card_points(match, seat)) * POINT
    found += bonus_points(match, seat) * POINT
    found += state[players.GOLD + seat] * (25 + 3 * soon)
    found += state[adventurers.COUNT + seat] * 20 * soon - workers_of(state, seat) * 4 * soon
    for which in range(state[adventurers.COUNT + seat]):
        found += state[adventurers.LEVEL + adventurer(seat, which)] * 10 * soon
    plan = ArmingPlan(match, seat)
    found += QuestForecast(match, seat, left, plan, keen).worth(match)
    for resource in range(KINDS):
        each = content_of(match).market.sell[resource] * 25 + (CUBE_WORTH[resource] - 25) * soon // (2 * FEW)
        found += plan.cubes[resource] * each
    found += plan.hoped * 25
    return found + designs_worth(match, seat, soon) + bonus_worth(match, seat, left)


def being_armed(match: Match, seat: i64) -> Question | None:
    """Return the player's open question about the weapon of an adventurer, if there is one. [FW F6.5]"""
    for lane in match.lanes:
        question = lane.question
        if lane.seat == seat and question is not None and isinstance(question.step, Arm):
            return question
    return None


def best_armed(match: Match, seat: i64, question: Question, keen: i64) -> i64:
    """Return the worth of the table with the best weapon: an adventurer about to be armed must be."""
    best: i64 = -WIN
    for action in question.options:
        copy = match.copy()
        copy.answer_in_lane_unchecked(seat, action)
        best = max(best, worth(copy, seat, keen))
    return best


def designs_worth(match: Match, seat: i64, soon: i64) -> i64:
    """Return the worth of a player's designs: stronger and typed ones more, and the more rounds are left."""
    content = content_of(match)
    found: i64 = 0
    for design in range(weapon_limit(match.state)):
        if owns_design(match.state, seat, design):
            typed: i64 = 3 if content.designs.types[design] else 1
            found += (content.designs.power[design] * 8 + typed * 20) * soon // FEW
    return found


def bonus_worth(match: Match, seat: i64, left: i64) -> i64:
    """Return the worth of a player's bonus cards for the rounds that are left."""
    content = content_of(match)
    found: i64 = 0
    for card in range(bonus_limit(match.state)):
        if zone(match.state, card) == cards.MAT + seat:
            found += (20 if content.market.bonus_kind[card] == market.STALL else 30) * left
    return found
