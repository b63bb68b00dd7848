"""The fields of an encoding: one number each, with its name, its place and its range."""

from typing import Final, final

from mypy_extensions import i64

from clockwood.kernel.content import Content
from clockwood.kernel.layout import CELL, FRAME, MOST, Region

FIELD_LEAST: Final[i64] = -32768
FIELD_MOST: Final[i64] = 32767
"""The range of one number of an encoding, which has 16 bits."""

PIECE: Final[i64] = 15
"""The bits of a larger number that one field holds."""

ANY_NUMBER: Final[i64] = 4
"""The fields of a number of which nothing is declared."""


@final
class Field:
    """One number of an encoding: a count, or a term of a `kind`, of which 0 is none and 1 the first.

    Fields of the kind `set` are 1 for a member of a set and 0 for others; those of the kind `part` hold 15 bits each of
    a number that needs more, the lowest first.
    """

    def __init__(self, name: str, offset: int, low: int, high: int, kind: str) -> None:
        self.name: Final = name
        self.offset: Final = offset
        self.low: Final = low
        self.high: Final = high
        self.kind: Final = kind

    def line(self) -> str:
        """Write the field as lists of fields do: place, name, range, and kind if it has one."""
        return f"{self.offset} {self.name} {self.low}..{self.high} {self.kind}".rstrip()


@final
class Fields:
    """Fields in their order, as they are added."""

    def __init__(self) -> None:
        self.all: Final[list[Field]] = []

    def add(self, name: str, low: int, high: int, kind: str = "") -> int:
        """Add a field behind the others; return its place."""
        place = len(self.all)
        self.all.append(Field(name, place, low, high, kind))
        return place

    def number(self, name: str, region: Region) -> int:
        """Add a field for a number of this region, with its range."""
        return self.add(name, max(int(region.least), int(FIELD_LEAST)), min(int(region.most), int(FIELD_MOST)))

    def term(self, name: str, content: Content, kind: str) -> int:
        """Add a field for a term of this kind, or for none."""
        return self.add(name, 0, len(content.names[kind]), kind)

    def members(self, name: str, members: list[str]) -> int:
        """Add a field for each member of a set; return how many."""
        for member in members:
            self.add(f"{name}.{member}", 0, 1, "set")
        return len(members)

    def pieces(self, name: str, count: int) -> int:
        """Add the fields of a number that needs several; return how many."""
        for k in range(count):
            self.add(f"{name}.part{k + 1}", 0, int(FIELD_MOST), "part")
        return count


def cell_names(region: Region, content: Content) -> list[str]:
    """Return a name for every cell of a region, also for those that this content leaves unused."""
    if region.form == CELL:
        return [region.name]
    if region.form == FRAME:
        return frame_names(region)
    known = content.names.get(region.index, [])
    return [f"{region.name}.{known[k] if k < len(known) else k + 1}" for k in range(region.size)]


def frame_names(region: Region) -> list[str]:
    """Return a name for each cell of a frame: how deep it is, then its fields, level by level."""
    width = len(region.fields)
    levels = (region.size - 1) // width
    named = [f"{region.name}.{level + 1}.{name}" for level in range(levels) for name in region.fields]
    return [f"{region.name}.depth", *named]


def kind_of(region: Region, k: int) -> str:
    """Return the kind of term that a cell of a region holds; a number has none."""
    return region.field_kinds[(k - 1) % len(region.fields)] if region.form == FRAME and k else region.value


def members_of(region: Region, content: Content) -> list[str]:
    """Return a name for each bit of a set, also for those that this content leaves unused; none for other cells."""
    known = content.names.get(region.bits, [])
    size = max(len(known), int(region.most).bit_length() if region.bits and region.most <= FIELD_MOST else 0)
    return [known[k] if k < len(known) else str(k + 1) for k in range(size)]


def pieces_of(region: Region, k: int) -> int:
    """Return how many fields a cell needs: one, unless it declares a larger range, or none as numbers of a frame do."""
    if region.form == FRAME:
        return 1 if k == 0 or kind_of(region, k) else int(ANY_NUMBER)
    if region.most <= FIELD_MOST or region.most == MOST:
        return 1
    return -(-int(region.most).bit_length() // int(PIECE))
