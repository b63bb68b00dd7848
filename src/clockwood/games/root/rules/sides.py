"""Enemies and partners. [RT G.8] [RT G.9]"""

from mypy_extensions import i64

from clockwood.games.root.table.cells import COALITION
from clockwood.kernel.layout import term
from clockwood.kernel.match import Match


def are_enemies(match: Match, seat: i64, other: i64) -> bool:
    """Return whether two seats are enemies: different ones that are not in a coalition."""
    state = match.state
    return seat != other and term(state, COALITION + seat) != other and term(state, COALITION + other) != seat
