"""Setting up, handicaps and the beginner's decks. [IW R2, R17]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.ironwood.cards import cells as cards
from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.rules.hands import automatic
from clockwood.games.ironwood.rules.phases import Round
from clockwood.games.ironwood.rules.places import WRONG_PLACE
from clockwood.games.ironwood.rules.recruiting import enlist
from clockwood.games.ironwood.verbs import DRAW, RECRUIT_FOREST, RECRUIT_MOUNTAIN
from clockwood.games.ironwood.visions import cells as visions
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.words import (
    ALL_CARDS,
    BASE_EACH,
    CARDS_EACH,
    FERRUM,
    FIRST_VISION,
    FORGE_SIDE,
    IRONCLAD_FIRST,
    SEATS,
    WOODWALKERS,
)
from clockwood.kernel.bits import bit
from clockwood.kernel.events import card_term, who
from clockwood.kernel.layout import hold
from clockwood.kernel.match import Match
from clockwood.kernel.piles import EVERY_SEAT, card_cell, draw, move_seen
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import NOT_ASKED, Step

WOOD_START: Final[i64] = 2
IRON_START: Final[i64] = 3


def set_up(match: Match) -> None:
    """Lay pieces and cards as the game starts, and push the first steps. [IW R2.1–R2.7]"""
    deal_cards(match)
    place_pieces(match)
    match.push(Round())
    for part in board(match).moments.table_laid:
        part.table_laid(match)
    for seat in IRONCLAD_FIRST:
        if board(match).agreed.handicap[seat]:
            match.push(Handicap(seat, board(match).agreed.handicap[seat]))
    if not automatic(match, WOODWALKERS):
        match.push(FirstVision())


def deal_cards(match: Match) -> None:
    """Deal base cards to hands and shuffle the others, in rising order for beginners. [IW R2.1, R2.2, R17.2]

    An automaton is no beginner: its deck is shuffled. [IW A10]
    """
    state = match.state
    for seat in range(SEATS):
        for k in range(CARDS_EACH):
            at = cards.CARDS + seat * CARDS_EACH + k
            if k < BASE_EACH:
                move_seen(state, at, cards.HAND + seat)
            elif leaves_the_game(match, seat, k):
                move_seen(state, at, cards.REMOVED + seat)
            elif board(match).agreed.beginner and not automatic(match, seat):
                state[at] = card_cell(cards.DECK + seat, k - BASE_EACH + 1, EVERY_SEAT, EVERY_SEAT)
            else:
                state[at] = cards.DECK + seat
    for card in range(FIRST_VISION, ALL_CARDS):
        state[cards.CARDS + card] = cards.VISION_DECK


def leaves_the_game(match: Match, seat: i64, which: i64) -> bool:
    """Return whether a card of the person's deck stays in the box against an automaton. [IB 1.3] [WB 1.3]"""
    content = board(match)
    alone = content.automata != 0 and not content.automata >> seat & 1
    return alone and content.cards.solo_removed[seat * CARDS_EACH + which] == 1


def place_pieces(match: Match) -> None:
    """Put two Fighters on every outer forest; the Drill, its guard, the inner garrisons. [IW R2.4, R2.5]"""
    land = board(match).land
    state = match.state
    for forest in range(land.forests):
        if land.ring_of_forest[forest] == 2:
            state[woodwalkers.FIGHTERS + forest] = WOOD_START
    for mountain in range(land.mountains):
        if land.ring_of_mountain[mountain] == 1:
            state[ironclad.FIGHTERS + mountain] = IRON_START
    state[ironclad.FIGHTERS + FERRUM] = 1
    state[ironclad.FORGES + FERRUM] = FORGE_SIDE
    hold(state, ironclad.DRILL, FERRUM)


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstVision(Step):
    """The Woodwalkers take one inner vision at random, in secret; the other nine are the deck. [IW R2.3, A1]"""

    def run(self, match: Match) -> None:
        content = board(match)
        land = content.land
        options = vec[i64](capacity=8)
        for card in range(FIRST_VISION, ALL_CARDS):
            if land.ring_of_mountain[content.visions.mountain[card - FIRST_VISION]] == 1:
                options = append(options, DRAW.code1(card))
        match.ask(self, CHANCE, options)

    def chosen(self, match: Match, action: i64) -> None:
        card = DRAW.only(action)
        draw(match.state, cards.VISIONS, cards.END, cards.CARDS + card, cards.VISION_HAND, WOODWALKERS)
        hold(match.state, visions.STARTING_VISION + WOODWALKERS, card)
        if match.listening:
            match.tell("drew-vision", "IW R2.3", [who(WOODWALKERS), card_term(card)], bit(WOODWALKERS))
            match.tell("drew-vision-hidden", "IW R2.3", [who(WOODWALKERS)], ~bit(WOODWALKERS))


@mypyc_attr(acyclic=True, free_list_len=1)
class Handicap(Step):
    """A novice strengthens up to four starting places by a Fighter each. [IW R17.3]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, match: Match) -> None:
        options = starting_places(match, self.seat)
        if len(options) <= self.left:
            for action in options:
                enlist(match, self.seat, action, "IW R17.3")
            return
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        verb = RECRUIT_FOREST if self.seat == WOODWALKERS else RECRUIT_MOUNTAIN
        return WRONG_PLACE if verb.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        enlist(match, self.seat, action, "IW R17.3")
        if self.left > 1:
            match.push(Handicap(self.seat, self.left - 1))


def starting_places(match: Match, seat: i64) -> vec[i64]:
    """Inner mountains or outer forests that hold no more than they start with."""
    land = board(match).land
    state = match.state
    options = vec[i64](capacity=8)
    if seat == WOODWALKERS:
        for forest in range(land.forests):
            if land.ring_of_forest[forest] == 2 and state[woodwalkers.FIGHTERS + forest] == WOOD_START:
                options = append(options, RECRUIT_FOREST.code1(forest))
    else:
        for mountain in range(land.mountains):
            if land.ring_of_mountain[mountain] == 1 and state[ironclad.FIGHTERS + mountain] == IRON_START:
                options = append(options, RECRUIT_MOUNTAIN.code1(mountain))
    return options
