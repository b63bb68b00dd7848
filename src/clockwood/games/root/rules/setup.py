"""The setup: suits, ruins, items, deck, turn order, hands, then the factions, in letter order or drafted. [RT 5.1]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import DECK, OUT, QUEST_DECK
from clockwood.games.root.draft.picking import FIVE, AllChosen, KeepHands, NextPick
from clockwood.games.root.draft.pool import DealPool
from clockwood.games.root.events import suit_term, where
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.handing import Draw
from clockwood.games.root.rules.turn import Turn
from clockwood.games.root.table import cells
from clockwood.games.root.table.items import ITEM_SUPPLY
from clockwood.games.root.verbs import CORNER, MARKER, NEXT
from clockwood.games.root.words import (
    ALL_CARDS,
    CLEARINGS,
    DECK_SIZE,
    DOMINANCE,
    LAND_SUITS,
    QUESTS,
    RUIN_ITEMS,
)
from clockwood.kernel.events import number, who
from clockwood.kernel.layout import hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import card_cell, move_seen
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import NOT_ASKED, SeatStep, Step

NOT_A_START: Final[i64] = REASONS.add("not-a-start", "RT 5.1.8")

STARTING_HAND: Final[i64] = 3
FEW: Final[i64] = 2
"""With so many people, or fewer, no dominance is used. [RT 3.3.7]"""


def lay_out(match: Match) -> None:
    """Put ruins, items and cards where a game starts, and push the rest of the setup. [RT 5.1.3–5.1.5]"""
    content = content_of(match)
    state = match.state
    for clearing in content.land.ruins:
        state[cells.RUIN + clearing] = 1
    for item in range(len(ITEM_SUPPLY)):
        state[cells.SUPPLY + item] = ITEM_SUPPLY[item]
    if content.land.ferry >= 0:
        hold(state, cells.FERRY, content.land.ferry)
    lay_cards(match)
    for seat in range(content.players):
        content.faction[seat].before_dealing(match, seat)
    state[cells.ROUND] = 1
    match.push(FirstTurn())
    drafted = content.agreed.advanced
    if drafted:
        push_draft(match)
    for seat in range(content.players - 1, -1, -1):
        if not drafted or content.is_bot(seat):
            match.push(Begin(seat))
    for seat in range(content.players - 1, -1, -1):
        if not content.is_bot(seat):
            match.push(Draw(seat, FIVE if drafted else STARTING_HAND))
    match.push(TurnOrder(0))
    match.push(Markers(0))


def push_draft(match: Match) -> None:
    """Push the draft: the pool, choices from last to first, then the hands. Automata are set up before it. [RT U5]"""
    match.push(KeepHands())
    match.push(AllChosen())
    match.push(NextPick(content_of(match).players - 1))
    match.push(DealPool(people(match) + 1, 1))


def lay_cards(match: Match) -> None:
    """Shuffle the deck and the quests; few people, or people together, play without dominance. [RT 3.3.7] [GE COOP1]"""
    state = match.state
    few = people(match) <= FEW or content_of(match).agreed.co_op
    for card in range(ALL_CARDS):
        if card < DECK_SIZE and not (few and content_of(match).deck.kind[card] == DOMINANCE):
            state[cells.CARDS + card] = card_cell(DECK, 0, 0, 0)
        elif QUESTS <= card < RUIN_ITEMS:
            state[cells.CARDS + card] = card_cell(QUEST_DECK, 0, 0, 0)
        else:
            move_seen(state, cells.CARDS + card, OUT)


def people(match: Match) -> i64:
    """Count the seats that are no automaton's. [RT 3.3.7]"""
    content = content_of(match)
    found: i64 = 0
    for seat in range(content.players):
        found += 0 if content.is_bot(seat) else 1
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class Markers(Step):
    """Suits are printed, laid out as the map says, or drawn: four markers of each suit. [RT A.1] [RT U4]"""

    def __init__(self, clearing: i64) -> None:
        self.clearing = clearing

    def run(self, match: Match) -> None:
        content = content_of(match)
        if content.land.printed_suits or content.agreed.preset_suits:
            for clearing in range(CLEARINGS):
                hold(match.state, cells.SUIT + clearing, content.land.suits[clearing])
            return
        options = vec[i64](capacity=3)
        weights = vec[i64](capacity=3)
        for suit in range(LAND_SUITS):
            left = CLEARINGS // LAND_SUITS
            for clearing in range(self.clearing):
                left -= cells.suit_at(match.state, clearing) == suit
            if left > 0:
                options = append(options, MARKER.code1(suit))
                weights = append(weights, left)
        match.ask_weighted(self, options, weights)

    def chosen(self, match: Match, action: i64) -> None:
        hold(match.state, cells.SUIT + self.clearing, MARKER.only(action))
        if match.listening:
            match.tell("marked", "RT A.1", [where(self.clearing), suit_term(MARKER.only(action))])
        if self.clearing + 1 < CLEARINGS:
            match.push(Markers(self.clearing + 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class TurnOrder(Step):
    """Seating and first player are drawn, or follow the letters. [RT 5.1.1] [RT U22]"""

    def __init__(self, place: i64) -> None:
        self.place = place

    def run(self, match: Match) -> None:
        content = content_of(match)
        options = vec[i64](capacity=6)
        for seat in range(content.players):
            if not self.has_place(match, seat):
                options = append(options, NEXT.code1(seat))
        if content.agreed.drawn_order and len(options) > 1:
            match.ask(self, CHANCE, options)
        else:
            self.chosen(match, options[0])

    def has_place(self, match: Match, seat: i64) -> bool:
        for place in range(self.place):
            if term(match.state, cells.ORDER + place) == seat:
                return True
        return False

    def chosen(self, match: Match, action: i64) -> None:
        hold(match.state, cells.ORDER + self.place, NEXT.only(action))
        if match.listening:
            match.tell("takes-place", "RT 5.1.1", [who(NEXT.only(action)), number("n", self.place + 1)])
        if self.place + 1 < content_of(match).players:
            match.push(TurnOrder(self.place + 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class Begin(SeatStep):
    """A faction sets up. [RT 5.1.7]"""

    def run(self, match: Match) -> None:
        content_of(match).faction[self.seat].begin(match, self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstTurn(Step):
    """The first in turn order begins. [RT 5.1.1]"""

    def run(self, match: Match) -> None:
        match.push(Turn(term(match.state, cells.ORDER)))


def waiting(match: Match) -> list[Step]:
    """Return the steps that wait, and those that ask."""
    return [*match.stack, *(question.step for question in match.questions())]


def begins_later(match: Match, seat: i64) -> bool:
    """Tell whether a faction's setup is still to come. [RT 5.1.7]"""
    for step in waiting(match):
        if isinstance(step, Begin) and step.seat == seat:
            return True
    return False


def is_setting_up(match: Match, seat: i64) -> bool:
    """Tell whether a faction still has something to do before the first turn. [RT 5.1.7]"""
    steps = waiting(match)
    if not any(isinstance(step, FirstTurn) for step in steps):
        return False
    return any(isinstance(step, SeatStep) and step.seat == seat for step in steps)


def free_corners(match: Match) -> vec[i64]:
    """Return the corners where nobody started; those opposite a used one alone, if there are any. [RT 5.1.8]"""
    content = content_of(match)
    state = match.state
    free = vec[i64](capacity=4)
    opposite = vec[i64](capacity=4)
    for corner in content.land.corners:
        if state[cells.START + corner] == 0:
            free = append(free, CORNER.code1(corner))
            if state[cells.START + content.land.opposite[corner]]:
                opposite = append(opposite, CORNER.code1(corner))
    return opposite if len(opposite) else free


def why_not_start(action: i64) -> i64:
    return NOT_A_START if CORNER.has(action) else NOT_ASKED
