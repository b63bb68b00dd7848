"""Which automaton's statements speak where both do the same. [IB] [WB]"""

from clockwood.games.ironwood.state import board
from clockwood.kernel.match import Match


def by_bot(match: Match, iron: str, wood: str) -> str:
    """The citation from the book of the automaton that plays."""
    return wood if board(match).woodenbot else iron
