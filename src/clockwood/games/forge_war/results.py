"""What comes of an answer, in a few words: who gains what in the mine, whether a quest is met, what something costs."""

from mypy_extensions import i64

from clockwood.games.forge_war.judging.arming import Plan, current_leg
from clockwood.games.forge_war.rules.barracks import hire_price
from clockwood.games.forge_war.rules.management import Arm
from clockwood.games.forge_war.rules.market_cards import price_of
from clockwood.games.forge_war.rules.market_spaces import claim_price
from clockwood.games.forge_war.rules.mine import move_overseer
from clockwood.games.forge_war.rules.quest_phase import take_quest
from clockwood.games.forge_war.rules.weapons import difficulty_of, has_quest, power_on
from clockwood.games.forge_war.state import LEVEL, QUEST, adventurer, board, cubes_of, quest
from clockwood.games.forge_war.verbs import CLAIM, FORGE, HIRE, MOVE, PURCHASE, TAKE, TRAIN
from clockwood.games.forge_war.words import QUESTS_EACH
from clockwood.kernel.events import EVERYONE, Event, Term, number
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question


def result(match: Match, question: Question, action: i64) -> Event | None:
    """Return what comes of an answer, from what everybody can know."""
    seat = question.seat
    if MOVE.has(action):
        return mined(match, seat, MOVE.first_of_two(action), MOVE.last_of(action))
    if TAKE.has(action):
        return begun(match, seat, TAKE.only(action))
    if FORGE.has(action) and isinstance(question.step, Arm):
        return armed(match, question.step, action)
    if PURCHASE.has(action):
        return costing(price_of(match, PURCHASE.only(action)))
    if HIRE.has(action):
        return costing(hire_price(match))
    if TRAIN.has(action):
        return costing(match.state[LEVEL + adventurer(seat, TRAIN.only(action))])
    if CLAIM.has(action):
        return costing(claim_price(match, CLAIM.only(action)))
    return None


def said(message: str, cite: str, terms: list[Term]) -> Event:
    return Event(message, cite, EVERYONE, terms)


def costing(gold: i64) -> Event:
    return said("result-costs", "", [number("n", gold)])


def mined(match: Match, seat: i64, start: i64, end: i64) -> Event:
    """The cubes the mover and the others gain, and how many workers strike. [FW F4.10] [FW F4.11]"""
    twin = match.copy()
    twin.listening = True
    twin.told = []
    move_overseer(twin, seat, start, end)
    own = cubes_of(twin.state, seat) - cubes_of(match.state, seat)
    others: i64 = -own
    for colour in range(board(match).colours):
        others += cubes_of(twin.state, colour) - cubes_of(match.state, colour)
    struck = 0
    for told in twin.told:
        if isinstance(told, Event) and told.message == "strike":
            struck += int(told.terms[1].value)
    terms = [number("own", own), number("others", others), number("struck", struck)]
    return said("result-mined-strike" if struck else "result-mined", "FW F4.10", terms)


def begun(match: Match, seat: i64, card: i64) -> Event:
    """Whether the pool could meet the quest's first step, besides those under way. [FW F7.3]"""
    twin = match.copy()
    twin.listening = False
    take_quest(twin, seat, card, charming=False)
    plan = Plan(twin, seat)
    lacks: i64 = 0
    for slot in range(QUESTS_EACH):
        if has_quest(twin.state, seat, slot):
            fresh = twin.state[QUEST + quest(seat, slot)] == card + 1
            found = plan.meet(twin, slot, current_leg(twin, seat, slot))
            if fresh:
                lacks = found
    return met_by(lacks)


def armed(match: Match, step: Arm, action: i64) -> Event:
    """The power on the quest with this weapon, and what its step needs. [FW F7.3]"""
    twin = match.copy()
    twin.listening = False
    step.chosen(twin, action)
    power = power_on(twin, step.seat, step.slot)
    needs = difficulty_of(twin, step.seat, step.slot)
    return said("result-armed", "FW F7.3", [number("power", power), number("needs", needs)])


def met_by(lacks: i64) -> Event:
    if lacks <= 0:
        return said("result-meets", "FW F7.3", [])
    return said("result-lacks", "FW F7.3", [number("n", lacks)])
