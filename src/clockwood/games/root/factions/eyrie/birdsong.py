"""The Eyrie's Birdsong: emergency orders, cards for the Decree, a new roost. [EY 7.4]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import DECREE as DECREE_ZONE
from clockwood.games.root.factions.eyrie import cells
from clockwood.games.root.factions.eyrie.verbs import DECREE
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.handing import NOT_IN_HAND, draw_cards, has_cards, in_hand
from clockwood.games.root.rules.placing import place_piece, place_warriors, why_not_build
from clockwood.games.root.table.cells import CARDS
from clockwood.games.root.verbs import BUILD, DONE
from clockwood.games.root.words import BIRD, CLEARINGS, COLUMNS, DECK_SIZE
from clockwood.kernel.bits import bit
from clockwood.kernel.events import Term, card_term, who
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

ONE_BIRD: Final[i64] = REASONS.add("one-bird", "EY 7.4.2a")
NOT_FEWEST: Final[i64] = REASONS.add("not-fewest", "EY 7.4.3")

MOST_ADDED: Final[i64] = 2
NEW_WARRIORS: Final[i64] = 3


@mypyc_attr(acyclic=True, free_list_len=1)
class EmergencyOrders(SeatStep):
    """A seat with no card at all draws one. [EY 7.4.1]"""

    def run(self, match: Match) -> None:
        if not has_cards(match, self.seat):
            draw_cards(match, self.seat, 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class AddToDecree(Step):
    """One or two cards, at most one of them a bird, each to any column. [EY 7.4.2a] [EY 7.4.2b]"""

    def __init__(self, seat: i64, added: i64, birds: i64) -> None:
        self.seat = seat
        self.added = added
        self.birds = birds

    def run(self, match: Match) -> None:
        if self.added == MOST_ADDED or not has_cards(match, self.seat):
            return
        options = vec[i64](capacity=24)
        if self.added:
            options = append(options, DONE.code())
        suits = content_of(match).deck.suit
        for card in range(DECK_SIZE):
            if in_hand(match, self.seat, card) and not (self.birds and suits[card] == BIRD):
                for column in range(len(COLUMNS)):
                    options = append(options, DECREE.code2(card, column))
        match.ask_secretly(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        if not DECREE.has(action):
            return NOT_ASKED
        return ONE_BIRD if in_hand(match, self.seat, DECREE.first_of_two(action)) else NOT_IN_HAND

    def chosen(self, match: Match, action: i64) -> None:
        if DONE.has(action):
            return
        card = DECREE.first_of_two(action)
        column = DECREE.last_of(action)
        bird: i64 = content_of(match).deck.suit[card] == BIRD
        move_seen(match.state, CARDS + card, DECREE_ZONE + column)
        if match.listening:
            terms = [who(self.seat), card_term(card), Term("column", "column", column)]
            match.tell("decreed", "EY 7.4.2b", terms)
        match.push(AddToDecree(self.seat, self.added + 1, self.birds + bird))


def fewest_warriors(match: Match, seat: i64) -> i64:
    """Return, as bits, the clearings with fewest warriors of all players among those that take a roost. [EY 7.4.3]"""
    content = content_of(match)
    found: i64 = 0
    fewest: i64 = 1000
    for clearing in range(CLEARINGS):
        if why_not_build(match, seat, clearing) != ALLOWED:
            continue
        total: i64 = 0
        for other in range(content.players):
            total += match.state[content.warriors[other] + clearing]
        if total < fewest:
            fewest = total
            found = 0
        if total == fewest:
            found |= bit(clearing)
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class NewRoost(SeatStep):
    """Without a roost on the map, one with three warriors where fewest warriors are. [EY 7.4.3]"""

    def run(self, match: Match) -> None:
        if cells.roosts(match.state):
            return
        mask = fewest_warriors(match, self.seat)
        options = vec[i64](capacity=12)
        for clearing in range(CLEARINGS):
            if mask >> clearing & 1:
                options = append(options, BUILD.code2(clearing, cells.ROOSTS))
        if len(options):
            match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        if not BUILD.has(action) or BUILD.last_of(action) != cells.ROOSTS:
            return NOT_ASKED
        reason = why_not_build(match, self.seat, BUILD.first_of_two(action))
        return NOT_FEWEST if reason == ALLOWED else reason

    def chosen(self, match: Match, action: i64) -> None:
        clearing = BUILD.first_of_two(action)
        place_piece(match, self.seat, cells.ROOST, cells.ROOSTS, clearing, "EY 7.4.3")
        place_warriors(match, self.seat, clearing, NEW_WARRIORS, "EY 7.4.3")
