"""Clearings and players as automata look at them: in order of priority, and by what is there. [GE 2.1] [GE 2.2]"""

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.root.content import MOST_ROWS, content_of
from clockwood.games.root.rules.ruling import strength, tokens_at
from clockwood.games.root.rules.scoring import has_points
from clockwood.games.root.rules.sides import is_target
from clockwood.games.root.table.cells import VP
from clockwood.games.root.verbs import BATTLE, BUILD, MOVE, RECRUIT, REMOVE, REPLACE
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.match import Match


def by_priority(match: Match, mask: i64, lowest: bool) -> vec[i64]:
    """Return clearings, highest or lowest priority first; the Pass is first of either. [GE 12.2.2] [AM GEN2]"""
    found = vec[i64](capacity=12)
    tower = content_of(match).land.pass_clearing
    if tower >= 0 and mask >> tower & 1:
        found = append(found, tower)
    for k in range(CLEARINGS):
        clearing = CLEARINGS - 1 - k if lowest else k
        if mask >> clearing & 1 and clearing != tower:
            found = append(found, clearing)
    return found


def rank(match: Match, clearing: i64) -> i64:
    """Return the number that makes a clearing come first where the highest priority does: 0 for the Pass."""
    return 0 if clearing == content_of(match).land.pass_clearing else clearing + 1


def reverse_rank(match: Match, clearing: i64) -> i64:
    """Return the number that makes a clearing come first where the lowest priority does: 0 for the Pass."""
    return 0 if clearing == content_of(match).land.pass_clearing else CLEARINGS - clearing


def buildings_of(match: Match, seat: i64, clearing: i64) -> i64:
    content = content_of(match)
    found: i64 = 0
    for k in range(1, MOST_ROWS):
        found += match.state[content.held[seat * MOST_ROWS + k] + clearing]
    return found


def warriors_of(match: Match, seat: i64, clearing: i64) -> i64:
    return match.state[content_of(match).warriors[seat] + clearing]


def pieces_of(match: Match, seat: i64, clearing: i64) -> i64:
    """Count all pieces of a player in a clearing, a pawn too. [AM GEN1]"""
    content = content_of(match)
    state = match.state
    pawn: i64 = 1 if state[content.pawn[seat]] == clearing + 1 else 0
    return strength(content, state, seat, clearing) + tokens_at(content, state, seat, clearing) + pawn


def enemy_pieces(match: Match, seat: i64, clearing: i64) -> i64:
    found: i64 = 0
    for other in range(content_of(match).players):
        if is_target(match, seat, other):
            found += pieces_of(match, other, clearing)
    return found


def enemy_warriors(match: Match, seat: i64, clearing: i64) -> i64:
    found: i64 = 0
    for other in range(content_of(match).players):
        if is_target(match, seat, other):
            found += warriors_of(match, other, clearing)
    return found


def points_of(match: Match, seat: i64) -> i64:
    """Return a player's points; -1 without any, as with a dominance: last of the most, never fewest. [AM GEN5]"""
    return match.state[VP + seat] if has_points(match, seat) else -1


def clearing_of(action: i64) -> i64:
    """Return the clearing a candidate is about: where a move ends, where a battle is, where something comes or goes."""
    if MOVE.has(action):
        return MOVE.last_of(action)
    if BATTLE.has(action):
        return BATTLE.first_of_two(action)
    if REPLACE.has(action):
        return REPLACE.first_of_two(action)
    if REMOVE.has(action):
        return REMOVE.only(action)
    return BUILD.first_of_two(action) if BUILD.has(action) else RECRUIT.only(action)
