"""The worth of the Eyrie's board: what roosts will score, and a Decree that can be obeyed or leads to turmoil."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.root.content import content_of
from clockwood.games.root.deck.zones import DECREE
from clockwood.games.root.factions.eyrie import cells
from clockwood.games.root.factions.eyrie.decree import recruited
from clockwood.games.root.factions.eyrie.turn import DRAWS, POINTS
from clockwood.games.root.judging.common import POINT, cards_worth, risk, rounds_left
from clockwood.games.root.rules.placing import open_slots
from clockwood.games.root.rules.ruling import is_there, ruled
from clockwood.games.root.table.cells import ACTIVE, CARDS, PHASE, suit_at
from clockwood.games.root.words import BIRD, CLEARINGS, COLUMNS, EVENING
from clockwood.kernel.bits import bit
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match

WARRIOR: Final[i64] = 18
RULED: Final[i64] = 12
ROOST: Final[i64] = 40
OBEYED: Final[i64] = 25
BUILDS: Final[i64] = 40
"""A card of the Decree that can be obeyed, and more for one that builds."""
TURMOIL: Final[i64] = 150
A_BIRD: Final[i64] = 60
"""Taken off where a card cannot be obeyed: for the turn that is lost, and for each bird of the Decree."""
SUITED: Final[i64] = 4
SURE: Final[i64] = 100
LIKELY: Final[i64] = 60
MANY: Final[i64] = 9


def worth(match: Match, seat: i64) -> i64:
    state = match.state
    built = cells.roosts(state)
    found = board_worth(match, seat, built) + decree_worth(match, seat)
    if term(state, ACTIVE) == seat and term(state, PHASE) < EVENING:
        found += POINTS[built] * POINT
    return found + cards_worth(match, seat, DRAWS[built])


def board_worth(match: Match, seat: i64, built: i64) -> i64:
    """Return the worth of roosts and warriors, which their automaton has too."""
    found = built * ROOST + POINTS[built] * POINT * rounds_left(match, seat) * 2 // 3
    mine = ruled(match, seat)
    for clearing in range(CLEARINGS):
        found += match.state[cells.WARRIORS + clearing] * WARRIOR
        if mine >> clearing & 1:
            found += RULED
    return found - risk(match, seat)


def decree_worth(match: Match, seat: i64) -> i64:
    """Return the worth of the cards of the Decree that can be obeyed, less the cost of a turmoil to come."""
    state = match.state
    suits = content_of(match).deck.suit
    counts: i64 = 0
    birds: i64 = 0
    for card in range(cells.DECREE_CARDS):
        column = (state[CARDS + card] & 255) - DECREE
        if 0 <= column < len(COLUMNS):
            counts += bit((column * SUITED + suits[card]) * 4)
            birds += suits[card] == BIRD
    mine = ruled(match, seat)
    held = warriors_mask(match)
    obeyed: i64 = 0
    missing: i64 = 0
    for column in range(len(COLUMNS)):
        each = OBEYED + (BUILDS if column == cells.BUILD else 0)
        spare: i64 = 0
        for suit in range(BIRD):
            wanted = (counts >> ((column * SUITED + suit) * 4) & 15) * SURE
            could = chances_in(match, seat, column, suit, mine, held)
            obeyed += min(wanted, could) * each // SURE
            missing += max(wanted - could, 0)
            spare += max(could - wanted, 0)
        wanted = (counts >> ((column * SUITED + BIRD) * 4) & 15) * SURE
        obeyed += min(wanted, spare) * each // SURE
        missing += max(wanted - spare, 0)
    due = cells.decree_size(state, cells.RECRUIT) * recruited(match)
    missing += max(due - state[cells.SUPPLY], 0) * SURE
    return obeyed - min(missing, 2 * SURE) * (TURMOIL + birds * A_BIRD) // (2 * SURE)


def warriors_mask(match: Match) -> i64:
    """Return the clearings with warriors of the Eyrie, as bits."""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if match.state[cells.WARRIORS + clearing]:
            found |= bit(clearing)
    return found


def chances_in(match: Match, seat: i64, column: i64, suit: i64, mine: i64, held: i64) -> i64:
    """Return how many cards of a suit could be obeyed in a column, `SURE` for each; less where a move must come first.

    `mine` are the clearings that the Eyrie rules, `held` those with its warriors.
    """
    content = content_of(match)
    state = match.state
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if suit_at(state, clearing) != suit:
            continue
        if column == cells.RECRUIT:
            found += MANY * SURE * state[cells.ROOST + clearing]
            continue
        if column == cells.MOVE:
            found += SURE * state[cells.WARRIORS + clearing]
            continue
        beside = content.land.near[clearing] & held
        if column == cells.BUILD:
            if state[cells.ROOST + clearing] == 0 and open_slots(match, clearing) > 0:
                found += SURE if mine >> clearing & 1 else LIKELY if beside else 0
        elif held >> clearing & 1 or beside:
            for other in range(content.players):
                if other != seat and is_there(content, state, other, clearing):
                    found += SURE if held >> clearing & 1 else LIKELY
    return found
