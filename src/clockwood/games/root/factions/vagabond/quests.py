"""Quests: three lie open, two items fulfil one, for points or cards. [VA 9.5.5]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import COMPLETED, QUEST_DECK, QUESTS_OPEN
from clockwood.games.root.factions.vagabond import cells
from clockwood.games.root.factions.vagabond.items import NOT_SO, exhaust, turn_item
from clockwood.games.root.factions.vagabond.verbs import EXHAUST, FOR_CARDS, FOR_POINTS, IMPROVISE, QUEST
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.handing import draw_cards
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.table.cells import CARDS, suit_at
from clockwood.games.root.verbs import DEAL
from clockwood.games.root.words import ALL_ITEMS, CHARACTERS, CLEARINGS, QUESTS, RUIN_ITEMS
from clockwood.kernel.events import card_term, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import count_in, lies_in, move_seen
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

NO_SUCH_QUEST: Final[i64] = REASONS.add("no-such-quest", "VA 9.5.5")
WRONG_PLACE: Final[i64] = REASONS.add("quest-elsewhere", "VA 9.5.5")
QUEST_ITEMS: Final[i64] = REASONS.add("quest-items", "VA 9.5.5")

OPEN_QUESTS: Final[i64] = 3
REWARD_CARDS: Final[i64] = 2
ADVENTURER: Final[i64] = CHARACTERS.index("adventurer")


@mypyc_attr(acyclic=True, free_list_len=1)
class DealQuest(SeatStep):
    """Quests are dealt until three lie open. [VA 9.3.3] [VA 9.7.2]"""

    def run(self, match: Match) -> None:
        if count_in(match.state, CARDS + QUESTS, CARDS + RUIN_ITEMS, QUESTS_OPEN) < OPEN_QUESTS:
            match.ask_pile(self, CARDS + QUESTS, CARDS + RUIN_ITEMS, QUEST_DECK, DEAL.base - CARDS)

    def chosen(self, match: Match, action: i64) -> None:
        card = DEAL.only(action)
        move_seen(match.state, CARDS + card, QUESTS_OPEN)
        if match.listening:
            match.tell("dealt-quest", "VA 9.3.3", [card_term(card)])
        match.push(self)


def why_not_here(match: Match, seat: i64, card: i64) -> i64:
    """Return why a card is no quest that can be done where the pawn is. [VA 9.5.5]"""
    if not QUESTS <= card < RUIN_ITEMS or not lies_in(match.state, CARDS + card, QUESTS_OPEN):
        return NO_SUCH_QUEST
    place = cells.place_of(match, seat)
    if place >= CLEARINGS or suit_at(match.state, place) != content_of(match).deck.suit[card]:
        return WRONG_PLACE
    return ALLOWED


def why_not_quest(match: Match, seat: i64, card: i64) -> i64:
    """Return why a quest cannot be completed with the face-up items."""
    reason = why_not_here(match, seat, card)
    if reason != ALLOWED:
        return reason
    deck = content_of(match).deck
    first, second = deck.quest_item(card, 0), deck.quest_item(card, 1)
    needed: i64 = 2 if first == second else 1
    if cells.ready(match, seat, first) < needed or cells.ready(match, seat, second) < needed:
        return QUEST_ITEMS
    return ALLOWED


def why_not_improvise(match: Match, seat: i64, card: i64, item: i64) -> i64:
    """Return why an item cannot stand for one that a quest asks for. [VA V.7]"""
    if cells.character_of(match, seat) != ADVENTURER or match.state[cells.block(match, seat) + cells.IMPROVISED]:
        return NO_SUCH_QUEST
    reason = why_not_here(match, seat, card)
    if reason != ALLOWED:
        return reason
    if cells.ready(match, seat, item) == 0:
        return NOT_SO
    deck = content_of(match).deck
    for which in range(2):
        wanted = deck.quest_item(card, which)
        if cells.ready(match, seat, wanted) > (1 if wanted == item else 0):
            return ALLOWED
    return QUEST_ITEMS


def add_quests(match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add the quests that can be completed now."""
    for card in range(QUESTS, RUIN_ITEMS):
        if why_not_here(match, seat, card) != ALLOWED:
            continue
        if why_not_quest(match, seat, card) == ALLOWED:
            options = append(options, QUEST.code1(card))
        for item in range(ALL_ITEMS):
            if why_not_improvise(match, seat, card, item) == ALLOWED:
                options = append(options, IMPROVISE.code2(card, item))
    return options


def begin_quest(match: Match, seat: i64, card: i64) -> None:
    """Exhaust both items of a quest. [VA 9.5.5]"""
    deck = content_of(match).deck
    for which in range(2):
        exhaust(match, seat, deck.quest_item(card, which), "VA 9.5.5")
    complete(match, seat, card)


def begin_improvised(match: Match, seat: i64, card: i64, item: i64) -> None:
    """Exhaust and damage an item that stands for another; the other one asked for is paid as usual. [VA V.7]"""
    match.state[cells.block(match, seat) + cells.IMPROVISED] = 1
    turn_item(match, seat, item, cells.READY, cells.DAMAGED_DOWN, "improvised", "VA V.7")
    match.push(PayQuest(seat, card))


def complete(match: Match, seat: i64, card: i64) -> None:
    move_seen(match.state, CARDS + card, COMPLETED + seat)
    if match.listening:
        match.tell("completed-quest", "VA 9.5.5", [who(seat), card_term(card)])
    match.push(DealQuest(seat))
    match.push(Reward(seat, content_of(match).deck.suit[card]))


@mypyc_attr(acyclic=True, free_list_len=1)
class PayQuest(Step):
    """One of the two items of an improvised quest. [VA V.7]"""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def run(self, match: Match) -> None:
        deck = content_of(match).deck
        first, second = deck.quest_item(self.card, 0), deck.quest_item(self.card, 1)
        options = vec[i64](capacity=2)
        if cells.ready(match, self.seat, first):
            options = append(options, EXHAUST.code1(first))
        if second != first and cells.ready(match, self.seat, second):
            options = append(options, EXHAUST.code1(second))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return QUEST_ITEMS if EXHAUST.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        exhaust(match, self.seat, EXHAUST.only(action), "VA 9.5.5")
        complete(match, self.seat, self.card)


@mypyc_attr(acyclic=True, free_list_len=1)
class Reward(Step):
    """A point for each completed quest of the suit, or two cards. [VA 9.5.5]"""

    def __init__(self, seat: i64, suit: i64) -> None:
        self.seat = seat
        self.suit = suit

    def run(self, match: Match) -> None:
        match.ask(self, self.seat, append(append(vec[i64](capacity=2), FOR_POINTS.code()), FOR_CARDS.code()))

    def chosen(self, match: Match, action: i64) -> None:
        if FOR_POINTS.has(action):
            score(match, self.seat, done_in(match, self.seat, self.suit), "VA 9.5.5")
        else:
            draw_cards(match, self.seat, REWARD_CARDS)


def done_in(match: Match, seat: i64, suit: i64) -> i64:
    """Count a seat's completed quests of a suit."""
    suits = content_of(match).deck.suit
    found: i64 = 0
    for card in range(QUESTS, RUIN_ITEMS):
        found += suits[card] == suit and lies_in(match.state, CARDS + card, COMPLETED + seat)
    return found
