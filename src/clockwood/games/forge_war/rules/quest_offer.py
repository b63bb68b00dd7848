"""The quest offer: dealt, moved up, thinned out. [FW F2.10] [FW F3.3] [FW F8.1] [FW F11.5]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.events import card_term
from clockwood.games.forge_war.state import CARDS, FIRST_QUEST, GONE, IN_OFFER, OFFERED, QUEST_DECK, board, zone
from clockwood.games.forge_war.verbs import TOP
from clockwood.games.forge_war.words import OFFER
from clockwood.kernel.events import number
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen
from clockwood.kernel.step import Step

GREEN: Final[i64] = 0
YELLOW_1: Final[i64] = 1
GREY: Final[i64] = 2
RED: Final[i64] = 3
YELLOW_3: Final[i64] = 4
SOLO_DEALT: Final[i64] = 2


def first_of_deck(deck: i64) -> i64:
    """The first card of a deck, among all cards."""
    if deck == GREEN:
        return FIRST_QUEST
    if deck == YELLOW_1:
        return FIRST_QUEST + 20
    if deck == GREY:
        return FIRST_QUEST + 29
    return FIRST_QUEST + 49 if deck == RED else FIRST_QUEST + (61 if deck == YELLOW_3 else 73)


def is_played(match: Match, deck: i64) -> bool:
    """Green and yellow in the simple game; green, grey, red and the other yellow in the epic. [FW F2.6] [FW F2.7]"""
    return deck != YELLOW_1 if board(match).epic else deck <= YELLOW_1


@mypyc_attr(acyclic=True, free_list_len=1)
class FillOffer(Step):
    """Cards move up to close gaps, then the empty slots at the back are dealt; alone, the two first. [FW F3.3]"""

    def run(self, match: Match) -> None:
        if board(match).solo:
            match.push(DealQuest(0))
            return
        state = match.state
        filled: i64 = 0
        for slot in range(OFFER):
            card = state[OFFERED + slot]
            if card:
                state[OFFERED + slot] = 0
                state[OFFERED + filled] = card
                filled += 1
        if match.listening:
            match.tell("offer-moved-up", "FW F3.3", [])
        match.push(DealQuest(filled))


@mypyc_attr(acyclic=True, free_list_len=1)
class DealQuest(Step):
    """The next quest comes to a slot, then the one after it; one colour after the other. [FW F3.4]"""

    def __init__(self, place: i64) -> None:
        self.place: Final = place

    def run(self, match: Match) -> None:
        if self.place >= (SOLO_DEALT if board(match).solo else OFFER):
            return
        for deck in range(GREEN, YELLOW_3 + 1):
            if is_played(match, deck):
                first = CARDS + first_of_deck(deck)
                last = CARDS + first_of_deck(deck + 1)
                if match.ask_pile(self, first, last, QUEST_DECK, TOP.base - CARDS):
                    return

    def chosen(self, match: Match, action: i64) -> None:
        card = TOP.only(action)
        move_seen(match.state, CARDS + card, IN_OFFER)
        match.state[OFFERED + self.place] = card + 1
        if match.listening:
            match.tell("quest-dealt", "FW F3.3", [card_term(card), number("n", self.place + 1)])
        match.push(DealQuest(self.place + 1))


def thin_offer(match: Match) -> None:
    """The front slots are cleared: one with four players, two with three, three with two. [FW F8.1]"""
    for slot in range(5 - board(match).players):
        discard_offered(match, slot)


def discard_offered(match: Match, slot: i64) -> None:
    card = match.state[OFFERED + slot] - 1
    if card >= 0:
        match.state[OFFERED + slot] = 0
        move_seen(match.state, CARDS + card, GONE)
        if match.listening:
            match.tell("quest-removed", "FW F8.1", [card_term(card)])


def drop_deck(match: Match, deck: i64) -> None:
    """All of a colour leave the offer, and the deck. [FW F8.2] [FW B7] [FW F10.2] [FW H6]"""
    state = match.state
    for slot in range(OFFER):
        card = state[OFFERED + slot] - 1
        if card >= 0 and board(match).quest_deck[card - FIRST_QUEST] == deck:
            discard_offered(match, slot)
    for card in range(first_of_deck(deck), first_of_deck(deck + 1)):
        if zone(state, card) == QUEST_DECK:
            move_seen(state, CARDS + card, GONE)


def push_right(match: Match) -> None:
    """Alone: what is left moves back, in its order and without gaps, behind the two free slots. [FW F11.5]"""
    state = match.state
    left = vec[i64](capacity=8)
    for slot in range(OFFER):
        if state[OFFERED + slot]:
            left = append(left, state[OFFERED + slot])
            state[OFFERED + slot] = 0
    for k in range(len(left)):
        state[OFFERED + SOLO_DEALT + k] = left[k]
    if match.listening:
        match.tell("offer-moved-back", "FW F11.5", [])
