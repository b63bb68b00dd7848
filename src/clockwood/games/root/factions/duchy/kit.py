"""The Underground Duchy, as the game lists it."""

from typing import Final

from clockwood.games.root.factions.duchy import (
    assembly,
    building,
    cells,
    digging,
    evening,
    failing,
    parliament,
    setup,
    swaying,
)
from clockwood.games.root.factions.duchy.part import Duchy
from clockwood.games.root.kit import FactionKit

KIT: Final = FactionKit(
    Duchy(),
    cells.CELLS,
    [setup, failing, building, digging, assembly, parliament, swaying, evening],
)
