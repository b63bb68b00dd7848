"""A bomb: all enemy pieces of its clearing leave together; of an automaton only two do. [CC 13.7.1] [CO 11.8.1]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.content import content_of
from clockwood.games.root.moments import BUILDING, FIGURE, TOKEN
from clockwood.games.root.rules.removing import pieces_at, remove_groups, remove_pieces
from clockwood.games.root.rules.sides import are_enemies
from clockwood.games.root.table.packing import packed, unpacked
from clockwood.games.root.verbs import LOSE
from clockwood.kernel.match import Match
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import Step

OF_AUTOMATON: Final[i64] = 2
"""Pieces that an automaton loses to a bomb. [CO 11.8.1]"""


def explode(match: Match, seat: i64, clearing: i64) -> None:
    """Remove the enemy pieces of a clearing, together. [CC 13.7.1] [RT 1.5.4c]"""
    content = content_of(match)
    owners = vec[i64](capacity=6)
    places = vec[i64](capacity=6)
    groups = vec[i64](capacity=6)
    for owner in range(content.players):
        if not are_enemies(match, seat, owner):
            continue
        pieces = pieces_at(match, owner, clearing)
        if pieces or match.state[content.pawn[owner]] == clearing + 1:
            owners = append(owners, owner)
            places = append(places, clearing)
            groups = append(groups, first_two(match, owner, clearing) if content.is_bot(owner) else pieces)
    remove_groups(match, seat, owners, places, groups)
    if match.outcome is not None:
        return
    for k in range(len(owners) - 1, -1, -1):
        left = OF_AUTOMATON - total(groups[k])
        if content.is_bot(owners[k]) and left > 0 and buildings(match, owners[k], clearing):
            match.push(BombedBuilding(seat, owners[k], clearing, left, 0))
        content.faction[owners[k]].cleared(match, owners[k], seat, clearing)


def total(pieces: i64) -> i64:
    """Count packed pieces."""
    found: i64 = 0
    which: i64 = 0
    while pieces >= packed(which, 1):
        found += unpacked(pieces, which)
        which += 1
    return found


def first_two(match: Match, owner: i64, clearing: i64) -> i64:
    """Return what of an automaton's warriors, then tokens, a bomb removes, packed; buildings come last. [RT U15]"""
    left = OF_AUTOMATON
    found: i64 = 0
    for sort in (FIGURE, TOKEN):
        for which, piece in enumerate(content_of(match).faction[owner].pieces):
            if piece.sort == sort:
                count = min(left, match.state[piece.row + clearing])
                found += packed(which, count)
                left -= count
    return found


def buildings(match: Match, owner: i64, clearing: i64) -> i64:
    """Count an owner's buildings in a clearing."""
    found: i64 = 0
    for piece in content_of(match).faction[owner].pieces:
        if piece.sort == BUILDING:
            found += match.state[piece.row + clearing]
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class BombedBuilding(Step):
    """An automaton loses buildings to a bomb, together; which kinds is left to chance. [RT U15] [GE 1.2.1b]

    `left` are still to be drawn, `drawn` are packed.
    """

    def __init__(self, seat: i64, victim: i64, clearing: i64, left: i64, drawn: i64) -> None:
        self.seat = seat
        self.victim = victim
        self.clearing = clearing
        self.left = left
        self.drawn = drawn

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=3)
        for which, piece in enumerate(content_of(match).faction[self.victim].pieces):
            if (
                piece.sort == BUILDING
                and self.left > 0
                and match.state[piece.row + self.clearing] > unpacked(self.drawn, which)
            ):
                options = append(options, LOSE.code1(piece.piece))
        if len(options) == 0:
            remove_pieces(match, self.victim, self.seat, self.clearing, self.drawn)
        elif len(options) == 1:
            self.chosen(match, options[0])
        else:
            match.ask(self, CHANCE, options)

    def chosen(self, match: Match, action: i64) -> None:
        drawn = self.drawn
        for which, piece in enumerate(content_of(match).faction[self.victim].pieces):
            if piece.piece == LOSE.only(action):
                drawn += packed(which, 1)
        match.push(BombedBuilding(self.seat, self.victim, self.clearing, self.left - 1, drawn))
