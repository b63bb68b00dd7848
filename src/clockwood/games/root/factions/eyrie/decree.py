"""The Decree: column by column every card once, or turmoil. [EY 7.5.2] [EY 7.7]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import DECREE as DECREE_ZONE
from clockwood.games.root.factions.eyrie import cells
from clockwood.games.root.factions.eyrie.leaders import NewLeader
from clockwood.games.root.factions.eyrie.verbs import RESOLVE
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.battle import add_battles, begin_battle, why_not_battle
from clockwood.games.root.rules.between import ask_between, do_between, why_not_between
from clockwood.games.root.rules.handing import discard
from clockwood.games.root.rules.moving import add_moves, begin_move, why_not_move
from clockwood.games.root.rules.placing import (
    NONE_LEFT,
    NOT_RULED,
    place_piece,
    place_warriors,
    recruits,
    why_not_build,
    why_not_place,
)
from clockwood.games.root.rules.ruling import ruled
from clockwood.games.root.rules.scoring import lose_points
from clockwood.games.root.table.cells import CARDS, suit_mask
from clockwood.games.root.verbs import BATTLE, BUILD, MOVE, RECRUIT
from clockwood.games.root.words import BIRD, CLEARINGS, COLUMNS, LEADERS, SUITS, VIZIERS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import card_term, number, who
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match
from clockwood.kernel.piles import cards_in, lies_in
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

NOT_IN_COLUMN: Final[i64] = REASONS.add("not-in-column", "EY 7.5.2a")
WRONG_SUIT: Final[i64] = REASONS.add("wrong-suit", "EY 7.5.2b")
ROOST_THERE: Final[i64] = REASONS.add("roost-there", "EY 7.5.2.IV")
NO_ROOST: Final[i64] = REASONS.add("no-roost", "EY 7.5.2.I")


def unresolved(match: Match, column: i64) -> vec[i64]:
    """Return a card of each suit that is still to be resolved in a column: those of one suit are alike."""
    found = vec[i64](capacity=4)
    lying = cards_in(match.state, CARDS, CARDS + cells.DECREE_CARDS, DECREE_ZONE + column)
    suits = content_of(match).deck.suit
    for suit in range(len(SUITS)):
        done = match.state[cells.RESOLVED + suit]
        for at in lying:
            if suits[at - CARDS] == suit:
                if done == 0:
                    found = append(found, RESOLVE.code1(at - CARDS))
                    break
                done -= 1
    return found


def none_resolved(match: Match) -> None:
    for suit in range(len(SUITS)):
        match.state[cells.RESOLVED + suit] = 0


@mypyc_attr(acyclic=True, free_list_len=1)
class Decree(Step):
    """The cards of a column in any order, then the next column. [EY 7.5.2a]"""

    def __init__(self, seat: i64, column: i64) -> None:
        self.seat = seat
        self.column = column

    def run(self, match: Match) -> None:
        options = unresolved(match, self.column)
        if len(options):
            ask_between(match, self, self.seat, options)
            return
        none_resolved(match)
        if self.column + 1 < len(COLUMNS):
            match.push(Decree(self.seat, self.column + 1))

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_IN_COLUMN if RESOLVE.has(action) else why_not_between(match, self.seat, action)

    def chosen(self, match: Match, action: i64) -> None:
        match.push(self)
        if not RESOLVE.has(action):
            do_between(match, self.seat, action)
            return
        card = RESOLVE.only(action)
        match.state[cells.RESOLVED + content_of(match).deck.suit[card]] += 1
        if match.listening:
            match.tell("resolving", "EY 7.5.2a", [who(self.seat), card_term(card)])
        match.push(Obey(self.seat, self.column, content_of(match).deck.suit[card]))


def can_recruit(match: Match) -> bool:
    """Return whether the supply has what a leader must place. [EY 7.8.2]"""
    return match.state[cells.SUPPLY] >= recruited(match)


def recruited(match: Match) -> i64:
    """Return how many warriors one card recruits. [EY 7.8.2]"""
    return 2 if cells.is_led_by(match.state, cells.CHARISMATIC) else 1


def roost_mask(state: vec[i64]) -> i64:
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if state[cells.ROOST + clearing]:
            found |= bit(clearing)
    return found


def why_not_roost(match: Match, seat: i64, clearing: i64, mine: i64) -> i64:
    """Return why the Eyrie may not build a roost there. [EY 7.5.2.IV]"""
    if not mine >> clearing & 1:
        return NOT_RULED
    if match.state[cells.ROOST + clearing]:
        return ROOST_THERE
    if cells.roosts(match.state) >= cells.ALL_ROOSTS:
        return NONE_LEFT
    return why_not_build(match, seat, clearing)


@mypyc_attr(acyclic=True, free_list_len=1)
class Obey(Step):
    """The action of a card, in a clearing of its suit; if there is none, turmoil. [EY 7.5.2b] [EY 7.5.2c]"""

    def __init__(self, seat: i64, column: i64, suit: i64) -> None:
        self.seat = seat
        self.column = column
        self.suit = suit

    def run(self, match: Match) -> None:
        mask = suit_mask(match.state, self.suit)
        options = vec[i64](capacity=16)
        if self.column == cells.RECRUIT:
            if can_recruit(match):
                options = recruits(match, self.seat, mask & roost_mask(match.state))
        elif self.column == cells.MOVE:
            options = add_moves(match, self.seat, mask, options)
        elif self.column == cells.BATTLE:
            options = add_battles(match, self.seat, mask, options)
        else:
            mine = ruled(match, self.seat)
            for clearing in range(CLEARINGS):
                if mask >> clearing & 1 and why_not_roost(match, self.seat, clearing, mine) == ALLOWED:
                    options = append(options, BUILD.code2(clearing, cells.ROOSTS))
        if len(options):
            match.ask(self, self.seat, options)
        else:
            match.push(Turmoil(self.seat))

    def why_not(self, match: Match, action: i64) -> i64:
        seat = self.seat
        mask = suit_mask(match.state, self.suit)
        if self.column == cells.RECRUIT and RECRUIT.has(action):
            clearing = RECRUIT.only(action)
            if not match.state[cells.ROOST + clearing]:
                return NO_ROOST
            reason = why_not_place(match, seat, clearing)
        elif self.column == cells.MOVE and MOVE.has(action):
            clearing = MOVE.first_of_two(action)
            reason = why_not_move(match, seat, clearing, MOVE.last_of(action))
        elif self.column == cells.BATTLE and BATTLE.has(action):
            clearing = BATTLE.first_of_two(action)
            reason = why_not_battle(match, seat, clearing, BATTLE.last_of(action))
        elif self.column == cells.BUILD and BUILD.has(action) and BUILD.last_of(action) == cells.ROOSTS:
            clearing = BUILD.first_of_two(action)
            reason = why_not_roost(match, seat, clearing, ruled(match, seat))
        else:
            return NOT_ASKED
        return reason if mask >> clearing & 1 else WRONG_SUIT

    def chosen(self, match: Match, action: i64) -> None:
        if RECRUIT.has(action):
            place_warriors(match, self.seat, RECRUIT.only(action), recruited(match), "EY 7.5.2.I")
        elif MOVE.has(action):
            begin_move(match, self.seat, action)
        elif BATTLE.has(action):
            begin_battle(match, self.seat, action)
        else:
            place_piece(match, self.seat, cells.ROOST, cells.ROOSTS, BUILD.first_of_two(action), "EY 7.5.2.IV")


@mypyc_attr(acyclic=True, free_list_len=1)
class Turmoil(SeatStep):
    """Points for birds are lost, the Decree is purged, the leader deposed; then Daylight is over. [EY 7.7.1–7.7.4]"""

    def run(self, match: Match) -> None:
        state = match.state
        if match.listening:
            match.tell("turmoil", "EY 7.5.2c", [who(self.seat)])
        birds: i64 = 0
        suits = content_of(match).deck.suit
        for card in range(cells.DECREE_CARDS):
            birds += suits[card] == BIRD and is_in_decree(match, card)
        lose_points(match, self.seat, birds, "EY 7.7.1")
        purged: i64 = 0
        for card in range(VIZIERS):
            if is_in_decree(match, card):
                discard(match, card)
                purged += 1
        if match.listening:
            match.tell("purged", "EY 7.7.2", [who(self.seat), number("n", purged)])
        none_resolved(match)
        state[cells.DEPOSED] |= bit(term(state, cells.LEADER))
        if state[cells.DEPOSED] == bit(len(LEADERS)) - 1:
            state[cells.DEPOSED] = 0
        state[cells.LEADER] = 0
        match.push(NewLeader(self.seat))


def is_in_decree(match: Match, card: i64) -> bool:
    for column in range(len(COLUMNS)):
        if lies_in(match.state, CARDS + card, DECREE_ZONE + column):
            return True
    return False
