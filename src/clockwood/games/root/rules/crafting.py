"""Crafting: what a card costs, who can pay, and what it does at once. [RT 4.1]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.printed import ANY
from clockwood.games.root.deck.zones import CRAFTED, OUT
from clockwood.games.root.events import item_term, suit_term
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.handing import NOT_IN_HAND, discard, draw_cards, in_hand
from clockwood.games.root.rules.persistent import has, owner_of
from clockwood.games.root.rules.removing import remove_enemies
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.table import cells
from clockwood.games.root.verbs import CRAFT, WITH
from clockwood.games.root.words import AMBUSH as AMBUSH_CARD
from clockwood.games.root.words import (
    DECK_SIZE,
    ENGRAVERS,
    FAVOR,
    ITEM,
    LAND_SUITS,
    MURINE_BROKER,
    PERSISTENT,
)
from clockwood.kernel.events import card_term, who
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step

NOT_CRAFTABLE: Final[i64] = REASONS.add("not-craftable", "RT 4.1.1d")
TOO_DEAR: Final[i64] = REASONS.add("too-dear", "RT 4.1.1a")
NO_ITEM: Final[i64] = REASONS.add("no-item", "RT 4.1.2b")
CRAFTED_ALREADY: Final[i64] = REASONS.add("crafted-already", "RT 4.1.4")


def free_pieces(match: Match, seat: i64, suit: i64) -> i64:
    """Count the crafting pieces of a suit that were not activated this turn. [RT 4.1.1b]"""
    return content_of(match).faction[seat].crafting(match.state, seat, suit) - match.state[cells.USED + suit]


def free_by_suit(match: Match, seat: i64) -> vec[i64]:
    """Count the free crafting pieces of each suit; the last number is how many of them the seat can afford."""
    found = vec[i64](capacity=4)
    for suit in range(LAND_SUITS):
        found = append(found, free_pieces(match, seat, suit))
    return append(found, content_of(match).faction[seat].most_activated(match, seat))


def can_pay(match: Match, free: vec[i64], card: i64) -> bool:
    """Return whether free crafting pieces, as `free_by_suit` counts them, cover every symbol of a card. [RT 4.1.1a]"""
    deck = content_of(match).deck
    rest: i64 = 0
    if deck.price_of(card) > free[LAND_SUITS]:
        return False
    for suit in range(LAND_SUITS):
        over = free[suit] - deck.cost_of(card, suit)
        if over < 0:
            return False
        rest += over
    return rest >= deck.cost_of(card, ANY)


def why_not_craft(match: Match, seat: i64, card: i64) -> i64:
    """Return why a seat may not craft a card."""
    return why_not_craft_with(match, seat, free_by_suit(match, seat), card)


def why_not_craft_with(match: Match, seat: i64, free: vec[i64], card: i64) -> i64:
    """Return why a seat that has these crafting pieces free, by suit, may not craft a card."""
    deck = content_of(match).deck
    if card >= DECK_SIZE or deck.kind[card] >= AMBUSH_CARD:
        return NOT_CRAFTABLE
    if not in_hand(match, seat, card):
        return NOT_IN_HAND
    if deck.kind[card] == ITEM and match.state[cells.SUPPLY + deck.item[card]] == 0:
        return NO_ITEM
    if deck.kind[card] == PERSISTENT and has(match, seat, deck.effect[card]):
        return CRAFTED_ALREADY
    return ALLOWED if can_pay(match, free, card) else TOO_DEAR


def add_crafts(match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add the cards a seat may craft now."""
    free = free_by_suit(match, seat)
    if free[0] <= 0 and free[1] <= 0 and free[2] <= 0:
        return options
    state = match.state
    zone = content_of(match).hand[seat]
    for card in range(DECK_SIZE):
        if state[cells.CARDS + card] & 255 == zone and why_not_craft_with(match, seat, free, card) == ALLOWED:
            options = append(options, CRAFT.code1(card))
    return options


def any_free(match: Match, seat: i64) -> bool:
    for suit in range(LAND_SUITS):
        if free_pieces(match, seat, suit) > 0:
            return True
    return False


def begin_craft(match: Match, seat: i64, card: i64) -> None:
    """Craft a card: it lies open while it is paid for, then does what it does. [RT 4.1.1a]"""
    deck = content_of(match).deck
    move_seen(match.state, cells.CARDS + card, CRAFTED + seat if deck.kind[card] == PERSISTENT else OUT)
    if match.listening:
        match.tell("crafted", "RT 4.1a", [who(seat), card_term(card)])
    match.push(Crafted(seat, card))
    pay_for(match, seat, card)


def pay_for(match: Match, seat: i64, card: i64) -> None:
    """Activate the crafting pieces that a card costs. [RT 4.1.1a]"""
    deck = content_of(match).deck
    for suit in range(LAND_SUITS):
        activate(match, seat, suit, deck.cost_of(card, suit))
    if deck.cost_of(card, ANY):
        match.push(PayAny(seat, deck.cost_of(card, ANY)))


def activate(match: Match, seat: i64, suit: i64, count: i64) -> None:
    if count > 0:
        match.state[cells.USED + suit] += count
        content_of(match).faction[seat].activates(match, seat, suit, count)


@mypyc_attr(acyclic=True, free_list_len=1)
class PayAny(Step):
    """A question mark takes a crafting piece of any suit; where several are left, its owner says which. [RT 4.1.1a]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=3)
        for suit in range(LAND_SUITS):
            if free_pieces(match, self.seat, suit) > 0:
                options = append(options, WITH.code1(suit))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return TOO_DEAR if WITH.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if self.left > 1:
            match.push(PayAny(self.seat, self.left - 1))
        activate(match, self.seat, WITH.only(action), 1)
        if match.listening:
            match.tell("activated-piece", "RT 4.1.1a", [who(self.seat), suit_term(WITH.only(action))])


@mypyc_attr(acyclic=True, free_list_len=1)
class Crafted(Step):
    """A card that is paid for: an item, an effect at once, or one that stays. [RT 4.1.2a] [RT 4.1.2b] [RT 4.1.3]"""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def run(self, match: Match) -> None:
        deck = content_of(match).deck
        if deck.kind[self.card] == PERSISTENT:
            return
        discard(match, self.card)
        if deck.kind[self.card] == ITEM:
            take_crafted_item(match, self.seat, deck.item[self.card], deck.points[self.card])
        else:
            suit = deck.effect[self.card] - FAVOR
            remove_enemies(match, self.seat, cells.suit_mask(match.state, suit))


def take_crafted_item(match: Match, seat: i64, item: i64, printed: i64) -> None:
    """Take an item from the supply and score for it. [RT 4.1.2b] [RT 3.2.2]"""
    state = match.state
    faction = content_of(match).faction[seat]
    state[cells.SUPPLY + item] -= 1
    if not faction.takes_item(match, seat, item):
        state[cells.items_of(seat, item)] += 1
    if match.listening:
        match.tell("took-item", "RT 4.1.2b", [who(seat), item_term(item)])
    broker = owner_of(match, MURINE_BROKER)
    if broker not in (NONE, seat):
        draw_cards(match, broker, 1)
    points = faction.item_points(match, seat, printed) + (1 if has(match, seat, ENGRAVERS) else 0)
    score(match, seat, points, "RT 3.2.2")
