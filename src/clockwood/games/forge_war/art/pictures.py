"""All pictures of Forge War by name: the mine and the market in three sizes, and the sheet of symbols."""

from typing import Final

from clockwood.games.forge_war.art.market import street
from clockwood.games.forge_war.art.mine import pit, timber
from clockwood.games.forge_war.art.ores import ores
from clockwood.games.forge_war.art.pieces import pieces
from clockwood.games.forge_war.art.signs import signs
from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.market.drawing import STREET, has_one_bazaar
from clockwood.games.forge_war.mine.drawing import HEIGHT, WIDTH
from clockwood.kernel.svg import sheet

SIZES: Final = ("desktop", "phone", "mini")


def draw(content: ForgeContent) -> dict[str, str]:
    """Return every picture as SVG, layers of a board from the ground up. The same content gives the same bytes."""
    drawn = {"symbols": sheet(0, 0, ores(), pieces(), signs())}
    for size in SIZES:
        drawn[f"mine.{size}.ground"] = sheet(WIDTH, HEIGHT, pit(content))
        drawn[f"mine.{size}.relief"] = sheet(WIDTH, HEIGHT, timber())
        drawn[f"market.{size}.ground"] = sheet(WIDTH, STREET, street(has_one_bazaar(content)))
    return drawn
