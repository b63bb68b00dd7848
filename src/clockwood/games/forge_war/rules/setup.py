"""Setting up. [FW F2]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.events import who
from clockwood.games.forge_war.rules.quest_offer import (
    GREEN,
    GREY,
    RED,
    YELLOW_1,
    YELLOW_3,
    FillOffer,
    first_of_deck,
    is_played,
)
from clockwood.games.forge_war.rules.round import Round
from clockwood.games.forge_war.rules.solo_decks import drawn_by_lot, taken_out
from clockwood.games.forge_war.rules.stage import LaySector, PlaceOverseers, RevealMarket
from clockwood.games.forge_war.rules.starting_wealth import ChooseWealth, DealWealth, RevealWealth
from clockwood.games.forge_war.state import (
    ASIDE,
    BONUS_STACK,
    BOX,
    CARDS,
    FIRST_QUEST,
    FIRST_SINGLE,
    FIRST_WEALTH,
    FIRST_WEAPON,
    HEADS,
    LAST_CARD,
    LEVEL,
    ORDER,
    PUBLIC_ROW,
    QUEST_DECK,
    ROUND,
    SINGLE_STACK,
    STAGE,
    TILES_LEFT,
    WEALTH_DECK,
    WEAPON_STACK,
    adventurer,
    board,
    in_order,
)
from clockwood.games.forge_war.verbs import ORDER_NEXT, TILE, TOP
from clockwood.games.forge_war.words import TILES
from clockwood.kernel.events import Term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen, move_unseen
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import Step

TILES_USED: Final[i64] = 5
STARTING_HEADS: Final[i64] = 3
PUBLIC_FROM_START: Final[i64] = 4
MITHRIL_SWORD: Final[i64] = 13


def set_up(match: Match) -> None:
    """The cards lie ready and the first steps wait: order, mine, offer, market, wealth, overseers. [FW F2]"""
    content = board(match)
    state = match.state
    state[STAGE] = 1
    state[ROUND] = 1
    sort_cards(match)
    match.push(Round())
    match.push(PlaceOverseers(0))
    match.push(RevealWealth())
    match.push(ChooseWealth())
    match.push(DealWealth(0))
    match.push(Muster())
    match.push(RevealMarket(0))
    match.push(FillOffer())
    if content.solo and content.difficulty == "random":
        for deck in (GREEN, GREY, RED):
            if is_played(match, deck):
                match.push(LeaveOut(deck, drawn_by_lot(content, deck)))
    if content.tiles:
        match.push(LayTile(0))
    match.push(LaySector(0))
    match.push(DrawOrder(0))


def sort_cards(match: Match) -> None:
    """Decks and stacks shuffled, public designs in the row, what this game does not use aside. [FW F2.6–F2.9]"""
    state = match.state
    for card in range(FIRST_WEAPON):
        state[CARDS + card] = BONUS_STACK
    for card in range(FIRST_WEAPON, FIRST_SINGLE):
        state[CARDS + card] = WEAPON_STACK
    for card in range(FIRST_SINGLE, FIRST_QUEST):
        state[CARDS + card] = SINGLE_STACK
    for card in range(FIRST_WEALTH, LAST_CARD):
        state[CARDS + card] = WEALTH_DECK
    for design in range(PUBLIC_FROM_START):
        move_seen(state, CARDS + FIRST_WEAPON + design, PUBLIC_ROW)
    move_seen(state, CARDS + FIRST_WEAPON + MITHRIL_SWORD, ASIDE)
    for deck in range(5):
        for card in range(first_of_deck(deck), first_of_deck(deck + 1)):
            if is_played(match, deck) and not left_out(match, deck, card - FIRST_QUEST):
                state[CARDS + card] = QUEST_DECK
            else:
                move_seen(state, CARDS + card, ASIDE)


def left_out(match: Match, deck: i64, which: i64) -> bool:
    """Starred quests of the simple game; alone, what the chosen difficulty takes out. [FW F2.6] [FW F11.3, F11.4]"""
    content = board(match)
    if deck == GREEN and not content.epic and content.quest_star[which]:
        return True
    if not content.solo:
        return False
    if deck in (YELLOW_1, YELLOW_3):
        return not content.quest_solo[which]
    return taken_out(content, deck, which)


@mypyc_attr(acyclic=True, free_list_len=1)
class LeaveOut(Step):
    """Alone and at random: cards of a deck go back to the box unseen. [FW F11.3] [FW F11.4]"""

    def __init__(self, deck: i64, left: i64) -> None:
        self.deck: Final = deck
        self.left: Final = left

    def run(self, match: Match) -> None:
        if self.left:
            first, last = CARDS + first_of_deck(self.deck), CARDS + first_of_deck(self.deck + 1)
            match.ask_pile(self, first, last, QUEST_DECK, TOP.base - CARDS)

    def chosen(self, match: Match, action: i64) -> None:
        first, last = CARDS + first_of_deck(self.deck), CARDS + first_of_deck(self.deck + 1)
        move_unseen(match.state, first, last, CARDS + TOP.only(action), BOX, 0)
        if match.listening:
            match.tell("quest-left-out", "FW F11.3", [])
        match.push(LeaveOut(self.deck, self.left - 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawOrder(Step):
    """Player order is random; alone, the person's marker is last. [FW F2.4] [FW F11.2]"""

    def __init__(self, spot: i64) -> None:
        self.spot: Final = spot

    def run(self, match: Match) -> None:
        content = board(match)
        state = match.state
        if content.solo:
            for spot in range(content.colours):
                state[ORDER + spot] = (spot + 1) % content.colours + 1
            return
        if self.spot == content.colours:
            return
        options = vec[i64](capacity=4)
        for seat in range(content.colours):
            free = True
            for spot in range(self.spot):
                if state[ORDER + spot] == seat + 1:
                    free = False
            if free:
                options = append(options, ORDER_NEXT.code1(seat))
        match.ask(self, CHANCE, options)

    def chosen(self, match: Match, action: i64) -> None:
        seat = ORDER_NEXT.only(action)
        match.state[ORDER + self.spot] = seat + 1
        if match.listening:
            match.tell("order-place", "FW F2.4", [who(seat)])
        match.push(DrawOrder(self.spot + 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class LayTile(Step):
    """Five of the fifteen bonus tiles, face up. [FW F2.5]"""

    def __init__(self, laid: i64) -> None:
        self.laid: Final = laid

    def run(self, match: Match) -> None:
        if self.laid == TILES_USED:
            return
        options = vec[i64](capacity=15)
        for tile in range(len(TILES)):
            free = True
            for k in range(self.laid):
                if match.state[TILES_LEFT + k] == tile + 1:
                    free = False
            if free:
                options = append(options, TILE.code1(tile))
        match.ask(self, CHANCE, options)

    def chosen(self, match: Match, action: i64) -> None:
        match.state[TILES_LEFT + self.laid] = TILE.only(action) + 1
        if match.listening:
            match.tell("tile-laid", "FW F2.5", [Term("tile", "tile", TILE.only(action))])
        match.push(LayTile(self.laid + 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class Muster(Step):
    """The first adventurers, all of level 1. [FW F2.2]"""

    def run(self, match: Match) -> None:
        content = board(match)
        count = STARTING_HEADS
        if content.epic and not content.tiles:
            count += 1
        if content.solo:
            count += 1
        for seat in in_order(match):
            match.state[HEADS + seat] = count
            for which in range(count):
                match.state[LEVEL + adventurer(seat, which)] = 1
