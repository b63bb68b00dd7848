"""All pictures of Root by name: the map's two layers in three sizes, the factions' boards, the sheet of symbols."""

from typing import Final

from clockwood.games.root.art.clearings import beds, relief, signs
from clockwood.games.root.art.ground import ground
from clockwood.games.root.art.mats import mat_picture
from clockwood.games.root.art.pieces import icons, pieces
from clockwood.games.root.art.sizes import SIZES
from clockwood.games.root.bots.boards import BOARDS
from clockwood.games.root.clearings.drawing import HEIGHT, WIDTH
from clockwood.games.root.content import RootContent
from clockwood.games.root.factions.every import KITS
from clockwood.games.root.mat import MAT_WIDTH
from clockwood.kernel.svg import sheet

OPTIONS: Final = ("map",)
"""The options that change a picture."""


def draw(content: RootContent) -> dict[str, str]:
    """Return every picture as SVG, layers of a board from the ground up. The same content gives the same bytes."""
    drawn = {"symbols": sheet(0, 0, beds(), signs(), pieces(), icons())}
    for size in SIZES:
        drawn[f"map.{size.name}.ground"] = sheet(WIDTH, HEIGHT, ground(content, size))
        drawn[f"map.{size.name}.relief"] = sheet(WIDTH, HEIGHT, relief(content))
        for kit in KITS:
            name = kit.part.name
            for board, mat in ((f"mat-{name}", kit.part.mat()), (f"mat-{name}-bot", BOARDS[name])):
                drawn[f"{board}.{size.name}.ground"] = sheet(MAT_WIDTH, mat.height(), mat_picture(name, mat))
    return drawn
