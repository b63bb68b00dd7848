"""The Vagabonds, as the game lists them: two that play by the same rules. [VA 9.7]"""

from typing import Final

from clockwood.games.root.factions.vagabond import (
    cells,
    coalition,
    fighting,
    items,
    quests,
    relations,
    roaming,
    ruins,
    setup,
    turn,
)
from clockwood.games.root.factions.vagabond.part import Vagabond
from clockwood.games.root.kit import FactionKit
from clockwood.games.root.table.blocks import VAGABOND, VAGABOND2

KIT: Final = FactionKit(
    Vagabond("vagabond", VAGABOND),
    cells.CELLS,
    [setup, items, roaming, quests, ruins, relations, fighting, coalition, turn],
)
SECOND: Final = FactionKit(Vagabond("vagabond2", VAGABOND2), cells.CELLS2, [])
