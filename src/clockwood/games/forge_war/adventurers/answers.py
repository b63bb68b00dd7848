"""Answers that name adventurers, and what they come to. [FW F6.3] [FW F7.3]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.forge_war.adventurers import cells as adventurers
from clockwood.games.forge_war.adventurers.cells import adventurer
from clockwood.games.forge_war.cards.cells import FIRST_QUEST
from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.events import design_term, hero, quest_term
from clockwood.games.forge_war.quests import cells as quests
from clockwood.games.forge_war.quests.cells import active_quest, has_quest, quest
from clockwood.games.forge_war.rules.management import Arm, Manage
from clockwood.games.forge_war.rules.quest_progress import PENALTY, consolation
from clockwood.games.forge_war.rules.weapons import difficulty_of, is_met, power_on
from clockwood.games.forge_war.verbs import DONE, FORGE, LEVEL, SEND, TRAIN, WITHDRAW
from clockwood.games.forge_war.words import QUESTS_EACH
from clockwood.kernel.events import EVERYONE, Event, Term, card_term, number, said
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question

VERBS: Final = [SEND, WITHDRAW, TRAIN, LEVEL]
"""The verbs whose first argument is an adventurer."""


def adventurer_answer(match: Match, question: Question, action: i64) -> list[Event]:
    """Return an answer that names an adventurer: which and of what level, and the quest by its name."""
    state = match.state
    seat = question.seat
    for verb in VERBS:
        if not verb.has(action):
            continue
        which = SEND.first_of_two(action) if verb is SEND else verb.only(action)
        terms = hero(state, seat, which)
        if verb is SEND:
            terms.append(quest_term(state, seat, SEND.last_of(action)))
        elif verb is WITHDRAW:
            slot = term(state, adventurers.ON_QUEST + adventurer(seat, which))
            weapon = term(state, adventurers.WEAPON + adventurer(seat, which))
            terms += [quest_term(state, seat, slot), design_term(weapon)]
        return [Event(match.game.option_message(verb), "", EVERYONE, terms)]
    return []


def adventurer_result(match: Match, question: Question, action: i64) -> Event | None:
    step = question.step
    if FORGE.has(action) and isinstance(step, Arm):
        return armed(match, step, action)
    return left_alone(match, step.seat) if action == DONE.code() and isinstance(step, Manage) else None


def armed(match: Match, step: Arm, action: i64) -> Event:
    """Return the power on the quest with this weapon, and what its step needs. [FW F7.3]"""
    copy = match.copy()
    copy.listening = False
    step.chosen(copy, action)
    power = power_on(copy, step.seat, step.slot)
    needs = difficulty_of(copy, step.seat, step.slot)
    return said("result-armed", [number("power", power), number("needs", needs)], "FW F7.3")


def left_alone(match: Match, seat: i64) -> Event | None:
    """Return which quests fail if nobody does more for them, and the prestige lost and kept. [FW F7.4–F7.6]"""
    state = match.state
    content = content_of(match)
    failing: i64 = 0
    lost: i64 = 0
    kept: i64 = 0
    first: i64 = 0
    for slot in range(QUESTS_EACH):
        if not has_quest(state, seat, slot) or is_met(match, seat, slot):
            continue
        at = quest(seat, slot)
        which = active_quest(state, seat, slot)
        if failing == 0:
            first = FIRST_QUEST + which
        failing += 1
        kept += consolation(content, which, state[quests.RUSHED_FROM + at] or state[quests.STEP + at])
        if state[quests.NEW + at]:
            lost += PENALTY
    if failing == 0:
        return None
    terms: list[Term] = [card_term(first), number("n", failing), number("lost", lost), number("kept", kept)]
    return said("result-loses-solo" if content.solo else "result-fails", terms, "FW F7.4")
