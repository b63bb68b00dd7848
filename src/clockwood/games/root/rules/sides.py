"""Enemies and partners. [RT G.8] [RT G.9] [GE COOP3]"""

from mypy_extensions import i64

from clockwood.games.root.content import content_of
from clockwood.games.root.table.cells import COALITION
from clockwood.kernel.bits import bit
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match


def are_enemies(match: Match, seat: i64, other: i64) -> bool:
    """Return whether two seats are enemies: different ones that are not in a coalition."""
    state = match.state
    return seat != other and term(state, COALITION + seat) != other and term(state, COALITION + other) != seat


def enemies_of(match: Match, seat: i64) -> i64:
    """Return a seat's enemies, as bits."""
    found: i64 = 0
    for other in range(content_of(match).players):
        if are_enemies(match, seat, other):
            found |= bit(other)
    return found


def is_target(match: Match, automaton: i64, other: i64) -> bool:
    """Return whether a player's pieces count as enemy pieces for an automaton that chooses. [GE 2.6] [GE COOP3]"""
    return are_enemies(match, automaton, other) and not spares(match, other)


def spares(match: Match, other: i64) -> bool:
    """Return whether automata do not choose this player: one of them, where people play together. [GE COOP3]"""
    content = content_of(match)
    return content.agreed.co_op and content.is_bot(other)
