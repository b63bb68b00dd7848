"""The mine as a pack prints it: sectors with two faces, borders, the centre. [FW F1.4–F1.7] [FW F2.11]

Hexes are numbered ring by ring from the centre: 0, 1–6, 7–18, 19–36 the core, 37–60 the border ring.
A hex is called by its row and its column: `e5` is the centre.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.forge_war.cards.printed import checked_entry, mask
from clockwood.games.forge_war.words import LETTERS, RESOURCES
from clockwood.kernel.content import table
from clockwood.kernel.entry import Entry, entries, file_of
from clockwood.kernel.errors import BadPack
from clockwood.kernel.hexes import WAYS, Hex, hexagon, next_hexes
from clockwood.kernel.part import Files

RADIUS: Final = 4
CORE: Final = 37
SECTORS: Final[i64] = 6
BORDERS: Final[i64] = 6
SECTOR_HEXES: Final[i64] = 6
LONGEST_BORDER: Final[i64] = 5
DOWN: Final = {2: 6, 3: 3, 4: 0}
"""The number of borders that lie face down; with three colours long, short, long side by side. [FW F1.7]"""

PLACES: Final[list[Hex]] = hexagon(RADIUS)


def hex_name(place: Hex) -> str:
    """Return the name of a hex: its row as a letter, its column as a digit.

    >>> hex_name((0, 0)), hex_name((-3, 0)), hex_name((3, -3))
    ('e5', 'e2', 'b8')
    """
    return f"{'abcdefghi'[place[1] + RADIUS]}{place[0] + RADIUS + 1}"


def sector_hexes(sector: int) -> list[int]:
    """Return the hexes of a sector: one of ring 1, two of ring 2, three of ring 3, clockwise. [FW F1.5]"""
    first = {1: 1, 2: 7, 3: 19}
    return [first[ring] + sector * ring + k for ring in (1, 2, 3) for k in range(ring)]


def border_hexes(border: int) -> list[int]:
    """Return the hexes of a border: even ones are long, a side with both corners; odd ones lie between. [FW F1.6]"""
    side = [CORE + (border * RADIUS + k) % (6 * RADIUS) for k in range(RADIUS + 1)]
    return side if border % 2 == 0 else side[1:-1]


@final
class MineTables:
    """The mine as rules read it. `next_hex[hex * 6 + way]` is -1 beyond the edge; `beside` has a bit per neighbour.

    `faces` has the resources of each stage, sector and side, `border_face` those of each stage and border.
    """

    def __init__(self, files: Files, colours: int) -> None:
        centre = Entry("mine.toml centre", table_of(file_of(files, "mine").get("centre")))
        centre.must_know(["resource", "provenance"])
        centre.provenance()
        sectors = entries(files, "mine", "sector", "id")
        borders = entries(files, "mine", "border", "id")
        for entry in sectors:
            checked_entry(entry, ["id", "stage", "side_a", "side_b", "provenance", "documented"])
        for entry in borders:
            checked_entry(entry, ["id", "stage", "length", "hexes", "provenance", "documented"])
        self.centre: Final[i64] = RESOURCES.index(centre.choice("resource", RESOURCES))
        self.faces: Final = table([kind for stage in (1, 2, 3) for kind in faces_of(sectors, stage)])
        self.border_face: Final = table([kind for stage in (1, 2, 3) for kind in border_faces_of(borders, stage)])
        self.sector_hex: Final = table([place for sector in range(SECTORS) for place in sector_hexes(sector)])
        self.border_hex: Final = table([place for k in range(BORDERS) for place in padded(border_hexes(k), -1)])
        self.borders_down: Final[i64] = DOWN[colours]
        self.next_hex: Final = next_hexes(PLACES)
        self.beside: Final = table([neighbours(self.next_hex, at) for at in range(len(PLACES))])


def neighbours(next_hex: vec[i64], at: int) -> int:
    """Return the hexes beside a hex as a set."""
    return mask([int(near) for near in next_hex[at * WAYS : (at + 1) * WAYS] if near >= 0])


def faces_of(sectors: list[Entry], stage: int) -> list[int]:
    """Return the resources of a stage's sectors, first those of side a, then those of side b."""
    here = [entry for entry in sectors if entry.number("stage", 1, 3) == stage]
    if len(here) != SECTORS:
        raise BadPack("mine.toml", f"stage {stage} needs {SECTORS} sectors [FW F1.5]")
    return [kind for entry in here for side in "ab" for kind in resources(entry, f"side_{side}", SECTOR_HEXES)]


def border_faces_of(borders: list[Entry], stage: int) -> list[int]:
    """Return the resources of a stage's borders in the order they lie round the mine: long and short by turns."""
    here = [entry for entry in borders if entry.number("stage", 1, 3) == stage]
    long = [resources(e, "hexes", 5) for e in here if e.choice("length", ["long", "short"]) == "long"]
    short = [resources(e, "hexes", 3) for e in here if e.value("length") == "short"]
    if len(long) != 3 or len(short) != 3:
        raise BadPack("mine.toml", f"stage {stage} needs three long and three short borders [FW F1.6]")
    return [kind for pair in zip(long, short, strict=True) for border in pair for kind in padded(border, 0)]


def padded(row: list[int], empty: int) -> list[int]:
    return row + [empty] * (LONGEST_BORDER - len(row))


def resources(entry: Entry, key: str, count: int) -> list[int]:
    text = entry.words(key, 12)
    if len(text) != count or any(letter not in LETTERS for letter in text):
        raise entry.wrong(f"'{key}' must be {count} letters of {LETTERS}")
    return [LETTERS.index(letter) for letter in text]


def table_of(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise BadPack("mine.toml", "'centre' must be a table")
    return value
