"""All pictures of Ironwood by name: the map's two layers in three sizes, and the sheet of symbols."""

from clockwood.games.ironwood.art.icons import icons
from clockwood.games.ironwood.art.land import ground
from clockwood.games.ironwood.art.pieces import pieces
from clockwood.games.ironwood.art.relief import relief
from clockwood.games.ironwood.art.sizes import SIZES
from clockwood.games.ironwood.content import IronwoodContent
from clockwood.games.ironwood.map.printed import SHEET_HEIGHT, SHEET_WIDTH
from clockwood.kernel.svg import sheet


def draw(content: IronwoodContent) -> dict[str, str]:
    """Return every picture as SVG, layers of a board from the ground up. The same content gives the same bytes."""
    drawn = {"symbols": sheet(0, 0, pieces(), icons())}
    for size in SIZES:
        drawn[f"map.{size.name}.ground"] = sheet(SHEET_WIDTH, SHEET_HEIGHT, ground(content.land, size))
        drawn[f"map.{size.name}.relief"] = sheet(SHEET_WIDTH, SHEET_HEIGHT, relief(content.land, size))
    return drawn
