"""Visions as the rules read them: flat tables, made once."""

from typing import Final, final

from clockwood.games.ironwood.visions.printed import PrintedVisions
from clockwood.kernel.content import table


@final
class VisionTables:
    """The mountain of each vision, and the crystals it gives. [IW R14]"""

    def __init__(self, visions: PrintedVisions) -> None:
        self.mountain: Final = table(visions.mountains)
        self.crystals: Final = table(visions.crystals)
