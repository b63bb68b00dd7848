"""What a pack says of the mine: sectors with two faces, borders, the centre. [FW F1.4–F1.7] [FW F2.11]

Hexes are numbered ring by ring from the centre: 0, 1–6, 7–18, 19–36 the core, 37–60 the border ring.
A hex is called by its row and its column: `e5` is the centre.
"""

from typing import Final

from clockwood.games.forge_war.market.printed import Files, checked_entry
from clockwood.games.forge_war.words import LETTERS, RESOURCES
from clockwood.kernel.entry import Entry, entries, file_of
from clockwood.kernel.errors import BadPack
from clockwood.kernel.hexes import Hex, hexagon

RADIUS: Final = 4
CORE: Final = 37
SECTORS: Final = 6
BORDERS: Final = 6
SECTOR_HEXES: Final = 6
LONGEST_BORDER: Final = 5
DOWN: Final = {2: 6, 3: 3, 4: 0}
"""How many borders lie face down: with three players long, short, long side by side. [FW F1.7]"""

PLACES: Final[list[Hex]] = hexagon(RADIUS)


def hex_name(place: Hex) -> str:
    """Return what a hex is called: its row as a letter, its column as a digit.

    >>> hex_name((0, 0)), hex_name((-3, 0)), hex_name((3, -3))
    ('e5', 'e2', 'b8')
    """
    return f"{'abcdefghi'[place[1] + RADIUS]}{place[0] + RADIUS + 1}"


def sector_hexes(sector: int) -> list[int]:
    """The hexes of a sector: one of ring 1, two of ring 2, three of ring 3, clockwise. [FW F1.5]"""
    first = {1: 1, 2: 7, 3: 19}
    return [first[ring] + sector * ring + k for ring in (1, 2, 3) for k in range(ring)]


def border_hexes(border: int) -> list[int]:
    """The hexes of a border: even ones are long, a side with both its corners; odd ones lie between. [FW F1.6]"""
    side = [CORE + (border * RADIUS + k) % (6 * RADIUS) for k in range(RADIUS + 1)]
    return side if border % 2 == 0 else side[1:-1]


class Mine:
    """The faces of the pieces as resources. `faces[stage][sector][side]`, `borders[stage][border]`."""

    def __init__(self, files: Files) -> None:
        centre = Entry("mine.toml centre", table(file_of(files, "mine").get("centre")))
        centre.must_know(["resource", "provenance"])
        centre.provenance()
        self.centre: Final = RESOURCES.index(centre.choice("resource", RESOURCES))
        sectors = entries(files, "mine", "sector", "id")
        borders = entries(files, "mine", "border", "id")
        for entry in sectors:
            checked_entry(entry, ["id", "stage", "side_a", "side_b", "provenance", "documented"])
        for entry in borders:
            checked_entry(entry, ["id", "stage", "length", "hexes", "provenance", "documented"])
        self.faces: Final = [self.sectors_of(sectors, stage) for stage in (1, 2, 3)]
        self.borders: Final = [self.borders_of(borders, stage) for stage in (1, 2, 3)]

    def sectors_of(self, found: list[Entry], stage: int) -> list[list[list[int]]]:
        here = [entry for entry in found if entry.number("stage", 1, 3) == stage]
        if len(here) != SECTORS:
            raise BadPack("mine.toml", f"stage {stage} needs {SECTORS} sectors [FW F1.5]")
        return [[resources(entry, f"side_{side}", SECTOR_HEXES) for side in "ab"] for entry in here]

    def borders_of(self, found: list[Entry], stage: int) -> list[list[int]]:
        """The borders in the order they lie round the mine: long and short by turns."""
        here = [entry for entry in found if entry.number("stage", 1, 3) == stage]
        long = [resources(e, "hexes", 5) for e in here if e.choice("length", ["long", "short"]) == "long"]
        short = [resources(e, "hexes", 3) for e in here if e.value("length") == "short"]
        if len(long) != 3 or len(short) != 3:
            raise BadPack("mine.toml", f"stage {stage} needs three long and three short borders [FW F1.6]")
        return [border for pair in zip(long, short, strict=True) for border in pair]


def resources(entry: Entry, key: str, count: int) -> list[int]:
    text = entry.words(key, 12)
    if len(text) != count or any(letter not in LETTERS for letter in text):
        raise entry.wrong(f"'{key}' must be {count} letters of {LETTERS}")
    return [LETTERS.index(letter) for letter in text]


def table(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise BadPack("mine.toml", "'centre' must be a table")
    return value
