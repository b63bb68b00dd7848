"""Kings and small workers as pieces, wherever they are; the board says how many workers there are. [IK K1.5]"""

from typing import Final

from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.map import cells as land
from clockwood.games.iron_kings.words import ALL_SPACES, HEXES, MOST_PLAYERS, SEATS
from clockwood.kernel.layout import Layout
from clockwood.kernel.pieces import Pieces

MOST_WORKERS: Final = 9
"""The most small workers that a board may have."""

CELLS: Final = Layout()
"""No cells of its own: pieces that stand in those of kings and map."""

for colour, called in enumerate(SEATS):
    king = Pieces("king", f"kings of {called}", 1, False, "IK K1.2", -1)
    king.singles.append(kings.KING + colour)
    small = Pieces("rested", f"small workers of {called}", MOST_WORKERS, False, "IK K1.5", int(kings.RESTED) + colour)
    small.cells.extend([kings.RESTED + colour, kings.WILD + colour])
    for where in range(HEXES):
        small.add_term(land.WORKER_ON + where, colour)
    for owner in range(MOST_PLAYERS):
        for which in range(ALL_SPACES):
            small.add_term(kings.space(owner, which), kings.SMALL if owner == colour else kings.FOREIGN + colour)
    CELLS.boxes.extend([king, small])
