"""The kit of a faction: its part, its cells and the modules of its steps."""

from types import ModuleType
from typing import Final, final

from clockwood.games.root.moments import FactionPart
from clockwood.games.root.table.boxes import declare_pieces
from clockwood.kernel.layout import Layout


@final
class FactionKit:
    """A faction as `factions/every.py` lists it."""

    def __init__(self, part: FactionPart, cells: Layout, modules: list[ModuleType]) -> None:
        declare_pieces(cells, part)
        self.part: Final = part
        self.cells: Final = cells
        self.modules: Final = modules
