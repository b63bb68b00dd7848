"""All pictures of Iron Kings by name: the map's two layers in three sizes, each king's board, the sheets of symbols."""

from typing import Final

from clockwood.games.iron_kings.art.engraving import draw_plans
from clockwood.games.iron_kings.art.machines import machines
from clockwood.games.iron_kings.art.map import ground, relief, swatches
from clockwood.games.iron_kings.art.mats import frame, works
from clockwood.games.iron_kings.art.signs import signs
from clockwood.games.iron_kings.art.sizes import SIZES
from clockwood.games.iron_kings.art.tokens import tokens
from clockwood.games.iron_kings.content import KingsContent
from clockwood.games.iron_kings.kings.drawing.describe import MAT_HEIGHT, MAT_WIDTH
from clockwood.games.iron_kings.kings.drawing.marks import MARKS
from clockwood.games.iron_kings.map.drawing.describe import sheet_size
from clockwood.games.iron_kings.words import SEATS
from clockwood.kernel.svg import sheet

OPTIONS: Final = ("pack", "players")
"""The options that change the map: its pack, and the sites by number of players."""


def draw(content: KingsContent) -> dict[str, str]:
    """Return every picture as SVG, layers of a board from the ground up. The same content gives the same bytes."""
    drawn = {"symbols": sheet(0, 0, machines(), tokens(), signs(), draw_plans()), "legend": sheet(0, 0, swatches())}
    width, height = sheet_size(content)
    for size in SIZES:
        drawn[f"map.{size.name}.ground"] = sheet(width, height, ground(content))
        drawn[f"map.{size.name}.relief"] = sheet(width, height, relief(content, size))
        for seat, mark in zip(SEATS, MARKS, strict=True):
            drawn[f"mat-{seat}.{size.name}.ground"] = sheet(MAT_WIDTH, MAT_HEIGHT, frame(seat, mark))
            drawn[f"mat-{seat}.{size.name}.relief"] = sheet(MAT_WIDTH, MAT_HEIGHT, works(seat, mark, size))
    return drawn
