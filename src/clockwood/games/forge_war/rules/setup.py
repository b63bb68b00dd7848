"""Setting up. [FW F2]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.adventurers import cells as adventurers
from clockwood.games.forge_war.adventurers.cells import adventurer
from clockwood.games.forge_war.cards import cells as cards
from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.quests import cells as quests
from clockwood.games.forge_war.quests.cells import first_of_deck
from clockwood.games.forge_war.rules.quest_offer import FillOffer, is_played
from clockwood.games.forge_war.rules.round import Round
from clockwood.games.forge_war.rules.solo_decks import drawn_at_random, taken_out
from clockwood.games.forge_war.rules.stage import MITHRIL_SWORD, LaySector, PlaceOverseers, RevealMarket
from clockwood.games.forge_war.rules.starting_wealth import ChooseWealth, DealWealth, RevealWealth
from clockwood.games.forge_war.turns import cells as turns
from clockwood.games.forge_war.turns.cells import in_order
from clockwood.games.forge_war.verbs import ORDER_NEXT, TILE, TOP
from clockwood.games.forge_war.words import DECKS, PUBLIC_FROM_START, TILES, TILES_USED
from clockwood.kernel.events import Term, who
from clockwood.kernel.layout import hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen, move_unseen
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import Step

STARTING_ADVENTURERS: Final[i64] = 3


def set_up(match: Match) -> None:
    """Push the first steps: order, mine, offer, market, wealth, overseers, the first round. [FW F2]"""
    content = content_of(match)
    state = match.state
    state[turns.STAGE] = 1
    state[turns.ROUND] = 1
    match.push(Round())
    match.push(PlaceOverseers(0))
    match.push(RevealWealth())
    match.push(ChooseWealth())
    match.push(DealWealth(0))
    match.push(Muster())
    match.push(RevealMarket(0))
    match.push(FillOffer())
    if content.solo and content.difficulty == "random":
        for deck in (quests.GREEN, quests.GREY, quests.RED):
            if is_played(match, deck):
                match.push(LeaveOut(deck, drawn_at_random(content, deck)))
    if content.tiles:
        match.push(LayTile(0))
    match.push(LaySector(0))
    match.push(DrawOrder(0))


def sort_cards(match: Match) -> None:
    """Shuffle decks and stacks, lay public designs in the row, put what is not used aside. [FW F2.6–F2.9]"""
    state = match.state
    for card in range(cards.FIRST_WEAPON):
        state[cards.CARDS + card] = cards.BONUS_STACK
    for card in range(cards.FIRST_WEAPON, cards.FIRST_SINGLE):
        state[cards.CARDS + card] = cards.WEAPON_STACK
    for card in range(cards.FIRST_SINGLE, cards.FIRST_QUEST):
        state[cards.CARDS + card] = cards.SINGLE_STACK
    for card in range(cards.FIRST_WEALTH, cards.LAST_CARD):
        state[cards.CARDS + card] = cards.WEALTH_DECK
    for design in range(PUBLIC_FROM_START):
        move_seen(state, cards.CARDS + cards.FIRST_WEAPON + design, cards.PUBLIC_ROW)
    move_seen(state, cards.CARDS + cards.FIRST_WEAPON + MITHRIL_SWORD, cards.ASIDE)
    for deck in range(len(DECKS)):
        for card in range(first_of_deck(deck), first_of_deck(deck + 1)):
            if is_played(match, deck) and not left_out(match, deck, card - cards.FIRST_QUEST):
                state[cards.CARDS + card] = cards.QUEST_DECK
            else:
                move_seen(state, cards.CARDS + card, cards.ASIDE)


def left_out(match: Match, deck: i64, which: i64) -> bool:
    """Return whether a quest is not used: starred, or taken out by a solo difficulty. [FW F2.6] [FW F11.3, F11.4]"""
    content = content_of(match)
    if deck == quests.GREEN and not content.epic and content.quests.star[which]:
        return True
    if not content.solo:
        return False
    if deck in (quests.YELLOW_1, quests.YELLOW_3):
        return not content.quests.solo[which]
    return taken_out(content, deck, which)


@mypyc_attr(acyclic=True, free_list_len=1)
class LeaveOut(Step):
    """Alone and at random: cards of a deck go back to the box unseen. [FW F11.3] [FW F11.4]"""

    def __init__(self, deck: i64, left: i64) -> None:
        self.deck: Final = deck
        self.left: Final = left

    def run(self, match: Match) -> None:
        if self.left:
            first, last = cards.CARDS + first_of_deck(self.deck), cards.CARDS + first_of_deck(self.deck + 1)
            match.ask_pile(self, first, last, cards.QUEST_DECK, TOP.base - cards.CARDS)

    def chosen(self, match: Match, action: i64) -> None:
        first, last = cards.CARDS + first_of_deck(self.deck), cards.CARDS + first_of_deck(self.deck + 1)
        move_unseen(match.state, first, last, cards.CARDS + TOP.only(action), cards.BOX, 0)
        if match.listening:
            match.tell("quest-left-out", "FW F11.3", [])
        match.push(LeaveOut(self.deck, self.left - 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawOrder(Step):
    """Player order is random; alone, the person's marker is last. [FW F2.4] [FW F11.2]"""

    def __init__(self, spot: i64) -> None:
        self.spot: Final = spot

    def run(self, match: Match) -> None:
        content = content_of(match)
        state = match.state
        if content.solo:
            for spot in range(content.colours):
                hold(state, turns.ORDER + spot, (spot + 1) % content.colours)
            return
        if self.spot == content.colours:
            return
        options = vec[i64](capacity=4)
        for seat in range(content.colours):
            free = True
            for spot in range(self.spot):
                if term(state, turns.ORDER + spot) == seat:
                    free = False
            if free:
                options = append(options, ORDER_NEXT.code1(seat))
        match.ask(self, CHANCE, options)

    def chosen(self, match: Match, action: i64) -> None:
        seat = ORDER_NEXT.only(action)
        hold(match.state, turns.ORDER + self.spot, seat)
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
                if term(match.state, turns.TILES + k) == tile:
                    free = False
            if free:
                options = append(options, TILE.code1(tile))
        match.ask(self, CHANCE, options)

    def chosen(self, match: Match, action: i64) -> None:
        hold(match.state, turns.TILES + self.laid, TILE.only(action))
        if match.listening:
            match.tell("tile-laid", "FW F2.5", [Term("tile", "tile", TILE.only(action))])
        match.push(LayTile(self.laid + 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class Muster(Step):
    """The first adventurers, all of level 1. [FW F2.2]"""

    def run(self, match: Match) -> None:
        content = content_of(match)
        count = STARTING_ADVENTURERS
        if content.epic and not content.tiles:
            count += 1
        if content.solo:
            count += 1
        for seat in in_order(match):
            match.state[adventurers.COUNT + seat] = count
            for which in range(count):
                match.state[adventurers.LEVEL + adventurer(seat, which)] = 1
