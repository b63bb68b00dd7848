"""The quest offer: dealt, moved up, thinned out. [FW F2.10] [FW F3.3] [FW F8.1] [FW F11.5]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.cards import cells as cards
from clockwood.games.forge_war.cards.cells import zone
from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.quests import cells as quests
from clockwood.games.forge_war.quests.cells import first_of_deck
from clockwood.games.forge_war.verbs import TOP
from clockwood.games.forge_war.words import OFFER
from clockwood.kernel.events import card_term, number
from clockwood.kernel.layout import NONE, hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen
from clockwood.kernel.step import Step

SOLO_DEALT: Final[i64] = 2


def is_played(match: Match, deck: i64) -> bool:
    """Return whether this length of game uses a deck: the simple one green and its yellow. [FW F2.6] [FW F2.7]"""
    return deck != quests.YELLOW_1 if content_of(match).epic else deck <= quests.YELLOW_1


@mypyc_attr(acyclic=True, free_list_len=1)
class FillOffer(Step):
    """Cards move up to close gaps, then the empty slots at the back are dealt; alone, the two first. [FW F3.3]"""

    def run(self, match: Match) -> None:
        if content_of(match).solo:
            match.push(DealQuest(0))
            return
        state = match.state
        filled: i64 = 0
        for slot in range(OFFER):
            card = term(state, quests.OFFERED + slot)
            if card != NONE:
                state[quests.OFFERED + slot] = 0
                hold(state, quests.OFFERED + filled, card)
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
        if self.place >= (SOLO_DEALT if content_of(match).solo else OFFER):
            return
        for deck in range(quests.GREEN, quests.YELLOW_3 + 1):
            if is_played(match, deck):
                first, last = cards.CARDS + first_of_deck(deck), cards.CARDS + first_of_deck(deck + 1)
                if match.ask_pile(self, first, last, cards.QUEST_DECK, TOP.base - cards.CARDS):
                    return

    def chosen(self, match: Match, action: i64) -> None:
        card = TOP.only(action)
        move_seen(match.state, cards.CARDS + card, cards.IN_OFFER)
        hold(match.state, quests.OFFERED + self.place, card)
        if match.listening:
            match.tell("quest-dealt", "FW F3.3", [card_term(card), number("n", self.place + 1)])
        match.push(DealQuest(self.place + 1))


def thin_offer(match: Match) -> None:
    """Clear the front slots: one with four players, two with three, three with two. [FW F8.1]"""
    for slot in range(5 - content_of(match).players):
        discard_offered(match, slot)


def discard_offered(match: Match, slot: i64) -> None:
    """Take the quest of a slot, if there is one, out of the game."""
    card = term(match.state, quests.OFFERED + slot)
    if card != NONE:
        match.state[quests.OFFERED + slot] = 0
        move_seen(match.state, cards.CARDS + card, cards.GONE)
        if match.listening:
            match.tell("quest-removed", "FW F8.1", [card_term(card)])


def drop_deck(match: Match, deck: i64) -> None:
    """Take a deck, and its quests of the offer, out of the game. [FW F8.2] [FW B7] [FW F10.2] [FW H6]"""
    state = match.state
    for slot in range(OFFER):
        card = term(state, quests.OFFERED + slot)
        if card != NONE and content_of(match).quests.deck[card - cards.FIRST_QUEST] == deck:
            discard_offered(match, slot)
    if content_of(match).old_quests_stay:
        return
    for card in range(first_of_deck(deck), first_of_deck(deck + 1)):
        if zone(state, card) == cards.QUEST_DECK:
            move_seen(state, cards.CARDS + card, cards.GONE)


def push_right(match: Match) -> None:
    """Alone: move the rest back, in its order and without gaps, behind the two free slots. [FW F11.5]"""
    state = match.state
    left = vec[i64](capacity=8)
    for slot in range(OFFER):
        card = term(state, quests.OFFERED + slot)
        if card != NONE:
            left = append(left, card)
            state[quests.OFFERED + slot] = 0
    for k in range(len(left)):
        hold(state, quests.OFFERED + SOLO_DEALT + k, left[k])
    if match.listening:
        match.tell("offer-moved-back", "FW F11.5", [])
