"""Quests as a part: decks, the offer, and each player's active ones. [FW F6.1] [FW F7.1]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.forge_war.cards import cells as cards
from clockwood.games.forge_war.cards.cells import ZONES, zone
from clockwood.games.forge_war.cards.problems import is_listed, row_problems
from clockwood.games.forge_war.content import content_of, forge_content
from clockwood.games.forge_war.events import asked, quest_term
from clockwood.games.forge_war.judging.arming import ArmingPlan, current_leg
from clockwood.games.forge_war.moments import ForgePart
from clockwood.games.forge_war.quests import cells as quests
from clockwood.games.forge_war.quests.cells import active_quest, has_quest, quest
from clockwood.games.forge_war.quests.drawing import describe_quests, draw_quests
from clockwood.games.forge_war.rules.quest_phase import Acquire, offer_slot, slot_cost, take_quest
from clockwood.games.forge_war.rules.quest_progress import PENALTY
from clockwood.games.forge_war.rules.weapons import difficulty_of, power_on
from clockwood.games.forge_war.turns.cells import is_last_round
from clockwood.games.forge_war.verbs import ADVANCE, ROAD, TAKE
from clockwood.games.forge_war.words import LEGS, MOST_PLAYERS, OFFER, QUESTS_EACH, SEATS
from clockwood.kernel.content import Content
from clockwood.kernel.events import EVERYONE, Event, number, said
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.scene import Setting
from clockwood.kernel.seen import Seen
from clockwood.kernel.view import Flat, show

CITES: Final = {"LeaveOut": "FW F11.3", "DealQuest": "FW F3.3", "Acquire": "FW F7.1", "AdvanceAny": "FW F7.11"}


class Quests(ForgePart):
    """The offer and the active quests with their trackers."""

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        """Show the power on every active quest, what its step needs, and what the pool lacks for it."""
        for player in range(content_of(match).colours):
            show_quests(match, player, view)

    def problems(self, match: Match) -> list[str]:
        found = row_problems(match, "offered", quests.OFFERED, OFFER, cards.IN_OFFER)
        for seat in range(MOST_PLAYERS):
            for slot in range(QUESTS_EACH):
                found += quest_problems(match, seat, slot)
        for card in range(cards.FIRST_QUEST, cards.FIRST_WEALTH):
            where = zone(match.state, card)
            is_active = cards.ACTIVE <= where < cards.ACTIVE + MOST_PLAYERS
            if is_active and not is_listed(match.state, quests.QUEST, MOST_PLAYERS * QUESTS_EACH, card):
                found.append(f"cards.{ZONES[where].name}: {match.content.names['card'][card]} has no tracker")
        return found

    def prompt(self, match: Match, question: Question) -> Event | None:
        return asked(question, CITES, [])

    def option(self, match: Match, question: Question, action: i64) -> list[Event]:
        """Return a rush, or the reward that comes next, with the quest by its name."""
        if ADVANCE.has(action):
            named = quest_term(match.state, question.seat, ADVANCE.only(action))
            return [Event(match.game.option_message(ADVANCE), "", EVERYONE, [named])]
        if not ROAD.has(action):
            return []
        terms = [quest_term(match.state, question.seat, ROAD.first_of_two(action)), number("n", ROAD.last_of(action))]
        return [Event(match.game.option_message(ROAD), "", EVERYONE, terms)]

    def result(self, match: Match, question: Question, action: i64) -> Event | None:
        return begun(match, question.seat, TAKE.only(action)) if TAKE.has(action) else None

    def describe(self, content: Content, setting: Setting) -> None:
        describe_quests(forge_content(content), setting)

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        draw_quests(forge_content(content), view, seen)

    def sketch_for(self, match: Match, question: Question) -> list[str]:
        return ["boards"] if isinstance(question.step, Acquire) else []


def show_quests(match: Match, seat: i64, view: Flat) -> None:
    """Show what a player's quests have and lack, now and in their next legs. [FW F7.3]"""
    printed = content_of(match).quests
    plan = ArmingPlan(match, seat)
    for slot in range(QUESTS_EACH):
        if has_quest(match.state, seat, slot):
            key = f"{match.content.names['seat'][seat]}.{match.content.names['quest'][slot]}"
            view[f"{key}.power"] = int(power_on(match, seat, slot))
            view[f"{key}.needs"] = int(difficulty_of(match, seat, slot))
            leg = current_leg(match, seat, slot)
            show(view, f"{key}.lacks", plan.meet(match, slot, leg))
            which = active_quest(match.state, seat, slot)
            if leg + 1 < which * LEGS + printed.legs[which]:
                show(view, f"{key}.lacks-next", ArmingPlan(match, seat).meet(match, slot, leg + 1))


def quest_problems(match: Match, seat: i64, slot: i64) -> list[str]:
    """Return an active quest that does not lie on the mat, or whose tracker is on none of its steps. [FW F7.1]"""
    state = match.state
    at = quest(seat, slot)
    card = term(state, quests.QUEST + at)
    if card == NONE:
        return [f"state.step{path(seat, slot)}: there is no quest"] if state[quests.STEP + at] else []
    if not cards.FIRST_QUEST <= card < cards.FIRST_WEALTH or zone(state, card) != cards.ACTIVE + seat:
        return [f"state.quest{path(seat, slot)}: the card is not an active quest of this player"]
    if not 1 <= state[quests.STEP + at] <= content_of(match).quests.steps[card - cards.FIRST_QUEST]:
        return [f"state.step{path(seat, slot)}: the tracker is on none of the steps [FW F6.1]"]
    return []


def path(seat: i64, slot: i64) -> str:
    """Return the end of an active quest's path in a position."""
    return f"_{SEATS[seat]}.q{slot + 1}"


def begun(match: Match, seat: i64, card: i64) -> Event:
    """Return the price, and whether the pool could meet the first step besides quests under way. [FW F7.1] [FW F7.3]

    In the last round, a quest of several steps cannot be completed, and says what that costs. [FW B6]
    """
    content = content_of(match)
    price = number("price", slot_cost(offer_slot(match.state, card)))
    if is_last_round(match) and content.late_penalty and content.quests.steps[card - cards.FIRST_QUEST] > 1:
        return said("result-too-late", [price, number("n", PENALTY)], "FW B6")
    copy = match.copy()
    copy.listening = False
    take_quest(copy, seat, card, charming=False)
    plan = ArmingPlan(copy, seat)
    lacks: i64 = 0
    for slot in range(QUESTS_EACH):
        if has_quest(copy.state, seat, slot):
            found = plan.meet(copy, slot, current_leg(copy, seat, slot))
            if term(copy.state, quests.QUEST + quest(seat, slot)) == card:
                lacks = found
    if lacks <= 0:
        return said("result-meets", [price], "FW F7.3")
    return said("result-lacks", [price, number("n", lacks)], "FW F7.3")
