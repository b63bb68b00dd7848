"""The pieces of a faction as the box has them: counted in positions, moved by what-ifs. [RT 1.5.1]"""

from clockwood.games.root.moments import FIGURE, FactionPart
from clockwood.games.root.table.cells import NIL
from clockwood.games.root.words import PIECES
from clockwood.kernel.layout import Layout


def declare_pieces(cells: Layout, part: FactionPart) -> None:
    """Declare the pieces that a faction lists, in its cells. Warriors that are nowhere else wait in the supply."""
    owner = part.name
    for row in part.pieces:
        number, start = int(row.count), int(row.row)
        if row.sort == FIGURE:
            called, label = f"warriors of {owner}", f"scene-warriors-{owner}"
            cells.pieces(called, number, start, reserve=int(part.supply), cite=row.cite, owner=owner, label=label)
        else:
            name = PIECES[row.piece]
            cells.pieces(name, number, start, cite=row.cite, owner=owner, label=f"piece-{name}")
    if part.pawn != NIL:
        cells.pieces(f"pawns of {owner}", 1, singles=(int(part.pawn),), owner=owner, label=f"seat-{owner}")
