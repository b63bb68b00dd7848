"""Effects on pieces and crafted things: removed, replaced, sent away, sabotaged, flipped. [RT 4.1.3]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import CRAFTED
from clockwood.games.root.events import item_term
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.battle import add_battles, begin_battle
from clockwood.games.root.rules.handing import NOT_IN_HAND, ask_of_hand, discard, draw_cards, hand_of, has_cards, spend
from clockwood.games.root.rules.hiring import is_hired
from clockwood.games.root.rules.move_or_battle import why_not_move_or_battle
from clockwood.games.root.rules.moving import (
    NO_WARRIOR,
    add_moves,
    begin_move,
    camps_of,
    can_move,
    is_snared,
    move_warriors,
)
from clockwood.games.root.rules.placing import place_warriors, why_not_place
from clockwood.games.root.rules.removing import remove_pieces
from clockwood.games.root.rules.sides import are_enemies
from clockwood.games.root.rules.ways import reachable
from clockwood.games.root.table import cells
from clockwood.games.root.table.packing import packed
from clockwood.games.root.verbs import (
    FLIP,
    MOVE,
    ORDER_OUT,
    PASS,
    REMOVE,
    REPLACE,
    SABOTAGE,
    SPEND,
)
from clockwood.games.root.words import ALL_ITEMS, BIRD, CLEARINGS, DECK_SIZE, DOMINANCE
from clockwood.kernel.bits import bit
from clockwood.kernel.events import card_term, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import lies_in
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

NOT_TO_SABOTAGE: Final[i64] = REASONS.add("not-to-sabotage", "RT 4.1.3")
NOTHING_TO_FLIP: Final[i64] = REASONS.add("nothing-to-flip", "RT 4.1.3")
NOT_TO_REPLACE: Final[i64] = REASONS.add("not-to-replace", "RT G.23")


@mypyc_attr(acyclic=True, free_list_len=1)
class TaxCollector(SeatStep):
    """Remove one of the own warriors to draw a card. [RT 4.1.3]"""

    def run(self, match: Match) -> None:
        row = content_of(match).warriors[self.seat]
        options = vec[i64](capacity=12)
        for clearing in range(CLEARINGS):
            if match.state[row + clearing]:
                options = append(options, REMOVE.code1(clearing))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NO_WARRIOR if REMOVE.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        draw_cards(match, self.seat, 1)
        remove_pieces(match, self.seat, self.seat, REMOVE.only(action), packed(0, 1))


def sabotages(match: Match, seat: i64) -> vec[i64]:
    """Return the crafted cards of enemies, without an activated dominance. [RT 3.3.2]"""
    content = content_of(match)
    options = vec[i64](capacity=8)
    for card in range(DECK_SIZE):
        for other in range(content.players):
            if (
                lies_in(match.state, cells.CARDS + card, CRAFTED + other)
                and content.deck.kind[card] != DOMINANCE
                and are_enemies(match, seat, other)
            ):
                options = append(options, SABOTAGE.code1(card))
    return options


def any_sabotage(match: Match, seat: i64) -> bool:
    return len(sabotages(match, seat)) > 0


@mypyc_attr(acyclic=True, free_list_len=1)
class Sabotage(SeatStep):
    """Discard a card that an enemy has crafted. [RT 4.1.3]"""

    def run(self, match: Match) -> None:
        match.ask(self, self.seat, sabotages(match, self.seat))

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_TO_SABOTAGE if SABOTAGE.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        card = SABOTAGE.only(action)
        if match.listening:
            match.tell("sabotaged", "RT 4.1.3", [who(self.seat), card_term(card)])
        discard(match, card)


def ways_of_orders(match: Match, victim: i64, origin: i64) -> i64:
    """Return where false orders may send warriors, whoever rules. [RT 4.2.1] [RT 1.5.5a]"""
    if match.state[content_of(match).warriors[victim] + origin] == 0 or is_snared(match, victim, origin):
        return 0
    found = reachable(match, victim, origin)
    for clearing in range(CLEARINGS):
        if match.state[cells.TORCH + clearing]:
            found &= ~bit(clearing)
    return found


def false_orders(match: Match, seat: i64) -> vec[i64]:
    options = vec[i64](capacity=16)
    for victim in range(content_of(match).players):
        if are_enemies(match, seat, victim):
            for origin in range(CLEARINGS):
                if ways_of_orders(match, victim, origin):
                    options = append(options, ORDER_OUT.code2(origin, victim))
    return options


def any_false_orders(match: Match, seat: i64) -> bool:
    return len(false_orders(match, seat)) > 0


@mypyc_attr(acyclic=True, free_list_len=1)
class FalseOrders(SeatStep):
    """Pick whose warriors in which clearing are sent away. [RT 4.1.3] [RT 1.5.5a]"""

    def run(self, match: Match) -> None:
        match.ask(self, self.seat, false_orders(match, self.seat))

    def why_not(self, match: Match, action: i64) -> i64:
        return NO_WARRIOR if ORDER_OUT.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        match.push(SendAway(self.seat, ORDER_OUT.last_of(action), ORDER_OUT.first_of_two(action)))


@mypyc_attr(acyclic=True, free_list_len=1)
class SendAway(Step):
    """Half of the warriors there, rounded up, move where the user of the card says. [RT 4.1.3] [RT 1.5.5a]"""

    def __init__(self, seat: i64, victim: i64, origin: i64) -> None:
        self.seat = seat
        self.victim = victim
        self.origin = origin

    def run(self, match: Match) -> None:
        ways = ways_of_orders(match, self.victim, self.origin)
        options = vec[i64](capacity=8)
        for to in range(camps_of(match, self.victim)):
            if ways >> to & 1:
                options = append(options, MOVE.code2(self.origin, to))
        match.ask(self, self.seat, options)

    def chosen(self, match: Match, action: i64) -> None:
        count = (match.state[content_of(match).warriors[self.victim] + self.origin] + 1) // 2
        move_warriors(match, self.victim, self.origin, MOVE.last_of(action), count)


def why_not_replace(match: Match, seat: i64, clearing: i64, other: i64) -> i64:
    """Return why an enemy's warrior cannot be replaced: both halves must be legal. [RT G.23]"""
    content = content_of(match)
    if other >= content.players or not are_enemies(match, seat, other) or is_hired(match, seat, other):
        return NOT_TO_REPLACE
    if match.state[content.warriors[other] + clearing] == 0 or match.state[content.supply[seat]] == 0:
        return NOT_TO_REPLACE
    return why_not_place(match, seat, clearing)


def replacements(match: Match, seat: i64, suit: i64) -> vec[i64]:
    options = vec[i64](capacity=16)
    for clearing in range(CLEARINGS):
        if suit not in (cells.suit_at(match.state, clearing), BIRD):
            continue
        for other in range(content_of(match).players):
            if why_not_replace(match, seat, clearing, other) == ALLOWED:
                options = append(options, REPLACE.code2(clearing, other))
    return options


def any_bureau(match: Match, seat: i64) -> bool:
    """Return whether a card may be spent and an enemy's warrior replaced, as far as everyone can tell."""
    return has_cards(match, seat) and len(replacements(match, seat, BIRD)) > 0


@mypyc_attr(acyclic=True, free_list_len=1)
class Bureau(SeatStep):
    """Spend a card to replace an enemy's warrior in a matching clearing. [RT 4.1.3] [RT 2.1.1a]"""

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=8), PASS.code())
        suits = content_of(match).deck.suit
        for action in hand_of(match, self.seat, SPEND.base):
            if len(replacements(match, self.seat, suits[SPEND.only(action)])):
                options = append(options, action)
        ask_of_hand(match, self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_IN_HAND if SPEND.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if PASS.has(action):
            return
        card = SPEND.only(action)
        match.push(Replace(self.seat, content_of(match).deck.suit[card]))
        spend(match, self.seat, card, "RT 4.1.3")


@mypyc_attr(acyclic=True, free_list_len=1)
class Replace(Step):
    """An enemy's warrior in a clearing of the suit becomes one's own. [RT G.23]"""

    def __init__(self, seat: i64, suit: i64) -> None:
        self.seat = seat
        self.suit = suit

    def run(self, match: Match) -> None:
        match.ask(self, self.seat, replacements(match, self.seat, self.suit))

    def why_not(self, match: Match, action: i64) -> i64:
        if not REPLACE.has(action):
            return NOT_ASKED
        reason = why_not_replace(match, self.seat, REPLACE.first_of_two(action), REPLACE.last_of(action))
        return NOT_TO_REPLACE if reason == ALLOWED else reason

    def chosen(self, match: Match, action: i64) -> None:
        clearing = REPLACE.first_of_two(action)
        place_warriors(match, self.seat, clearing, 1, "RT G.23")
        remove_pieces(match, REPLACE.last_of(action), self.seat, clearing, packed(0, 1))


def any_unflipped(match: Match, seat: i64) -> bool:
    """Return whether a crafted item can be flipped, and a move or a battle come of it."""
    for item in range(ALL_ITEMS):
        if match.state[cells.items_of(seat, item)] > match.state[cells.flipped_of(seat, item)]:
            return can_move(match, seat, -1) or len(add_battles(match, seat, -1, vec[i64]())) > 0
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class FlipItem(SeatStep):
    """Flip one of the own crafted items, for a move or a battle. [RT 4.1.3]"""

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=8)
        for item in range(ALL_ITEMS):
            if match.state[cells.items_of(self.seat, item)] > match.state[cells.flipped_of(self.seat, item)]:
                options = append(options, FLIP.code1(item))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOTHING_TO_FLIP if FLIP.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        item = FLIP.only(action)
        match.state[cells.flipped_of(self.seat, item)] += 1
        if match.listening:
            match.tell("flipped", "RT 4.1.3", [who(self.seat), item_term(item)])
        match.push(MoveOrBattle(self.seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class MoveOrBattle(SeatStep):
    """One move or one battle. [RT 4.1.3]"""

    def run(self, match: Match) -> None:
        options = add_battles(match, self.seat, -1, add_moves(match, self.seat, -1, vec[i64](capacity=32)))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return why_not_move_or_battle(match, self.seat, action)

    def chosen(self, match: Match, action: i64) -> None:
        if MOVE.has(action):
            begin_move(match, self.seat, action)
        else:
            begin_battle(match, self.seat, action)
