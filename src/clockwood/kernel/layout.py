"""The packed state: every cell declared once, with its name in positions, its key in views and its range."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.kernel.pieces import Pieces

CELL: Final = 0
ROW: Final = 1
CARDS: Final = 2
FRAME: Final = 3

NONE: Final[i64] = -1
"""The term that `term` returns for a cell that holds nothing."""

MOST: Final[i64] = 1 << 60
LEAST: Final[i64] = -MOST
"""Bounds that a plain number of a table never reaches."""


@final
class Zone:
    """A place cards can be: who sees what lies there, and which cards may.

    A zone of a seat whose name depends on the table, `seat` from 0 on, is called after it: `hand` of `eyrie`.
    """

    def __init__(self, name: str, sees: int, first: int, last: int, seat: int = -1) -> None:
        self.name: Final = name
        self.seat: Final = seat
        self.sees: Final = sees
        self.first: Final = first
        self.last: Final = last

    def called(self, seats: list[str]) -> str:
        """Return its name at a table with these seats.

        >>> Zone("hand", 2, 0, 9, 1).called(["marquise", "eyrie"]), Zone("deck", 0, 0, 9).called([])
        ('hand.eyrie', 'deck')
        """
        if self.seat < 0:
            return self.name
        return f"{self.name}.{seats[self.seat] if self.seat < len(seats) else self.seat + 1}"


@final
class Region:
    """A named stretch of the state. `index` and `value` are kinds of term; an empty kind is a plain number.

    A cell that holds a term holds its index plus one: 0 is none. `key` is the pattern of its keys in views: `{}` stands
    for the name of a cell's place, seat or card, `{seat}` for the seat whose row this is (`owner`, -1 for nobody's),
    `{bit}` for each member of a set of the kind `bits`. Without a key it is in no view.
    `also` is another name of a row, beside a place, and `was` the name it had in older positions.
    """

    def __init__(self, name: str, form: int, start: int, size: int, index: str, value: str) -> None:
        self.name: Final = name
        self.form: Final = form
        self.start: Final = start
        self.size: Final = size
        self.index: Final = index
        self.value: Final = value
        self.also: str = ""
        self.was: str = ""
        self.key: str = ""
        self.shows_zero: bool = False
        self.owner: int = -1
        self.private: bool = False
        self.bits: str = ""
        self.least: i64 = 0
        self.most: i64 = MOST
        self.cite: str = ""
        self.zones: list[Zone] = []
        self.backs: list[int] = []
        self.fields: list[str] = []
        self.field_kinds: list[str] = []

    def misfit(self, state: vec[i64], names: dict[str, list[str]]) -> str:
        """Name the first cell that holds what it cannot, and why; empty where there is none."""
        most: i64 = min(self.most, len(names[self.value])) if self.value else self.most
        for k in range(self.size):
            held = state[self.start + k]
            if self.least <= held <= most:
                continue
            if self.value and held > most:
                wrong = f"there is no such {self.value}"
            else:
                wrong = f"{held} is below {self.least}" if held < self.least else f"{held} is above {most}"
            called = names.get(self.index, [])
            place = f".{called[k]}" if self.form == ROW and k < len(called) else ""
            return f"state.{self.name}{place}: {wrong}" + (f" [{self.cite}]" if self.cite else "")
        return ""


@final
class Layout:
    """The cells of a game or of one of its parts, each declared in one line, at the largest size a pack may need.

    A line gives a cell its place in the state, its name in positions, its key in views and its range. Cells follow
    each other; `at` says where a run of them begins. A part's cells begin at a number, so that they lie where they lie
    whatever is imported first, and `joined` refuses gaps and overlaps.
    """

    def __init__(self, at: int = 0) -> None:
        self.regions: Final[list[Region]] = []
        self.decks: Final[list[Region]] = []
        self.boxes: Final[list[Pieces]] = []
        self.size: int = at
        self._zeros: vec[i64] = vec[i64]()

    def _region(self, name: str, form: int, size: int, index: str, value: str, at: int | None) -> Region:
        region = Region(name, form, self.size if at is None else at, size, index, value)
        self.add(region)
        return region

    def add(self, region: Region) -> None:
        self.regions.append(region)
        if region.form == CARDS:
            self.decks.append(region)
        self.size = region.start + region.size

    def cell(
        self,
        name: str,
        value: str = "",
        *,
        at: int | None = None,
        key: str = "",
        zero: bool = False,
        quiet: bool = False,
        bits: str = "",
        least: int = 0,
        most: int = 0,
        cite: str = "",
        was: str = "",
    ) -> int:
        """Declare one number, one term, or a set of `bits`.

        `zero` shows it in views when it is 0, `quiet` keeps it out of them.
        """
        region = self._region(name, CELL, 1, "", value, at)
        region.bits = bits
        region.key = "" if quiet else key or dashed(name)
        region.shows_zero = zero
        region.was = was
        bound(region, least, most, cite)
        return region.start

    def row(
        self,
        name: str,
        size: int,
        index: str = "",
        value: str = "",
        also: str = "",
        *,
        at: int | None = None,
        key: str = "",
        zero: bool = False,
        quiet: bool = False,
        private: bool = False,
        bits: str = "",
        least: int = 0,
        most: int = 0,
        cite: str = "",
        was: str = "",
    ) -> int:
        """Declare one cell for each place, seat or card of a kind; `also` is its name beside a place: `m1.fighters`.

        Of a `private` row `Part.shows_secret` says for each cell who knows it.
        """
        region = self._region(name, ROW, size, index, value, at)
        region.also = also
        region.bits = bits
        plain = f"{{}}.{dashed(name)}" if index == "seat" else f"{dashed(name)}.{{}}"
        region.key = "" if quiet else key or plain
        region.shows_zero = zero
        region.private = private
        region.was = was
        bound(region, least, most, cite)
        return region.start

    def rows(
        self,
        name: str,
        seats: list[str],
        size: int,
        index: str,
        value: str = "",
        *,
        at: int | None = None,
        key: str = "",
        zero: bool = False,
        quiet: bool = False,
        most: int = 0,
        cite: str = "",
    ) -> int:
        """Declare a row for each seat, one after the other; return where the first one's starts."""
        if at is not None:
            self.size = at
        first = self.size
        for owner, seat in enumerate(seats):
            region = self._region(f"{name}_{seat}", ROW, size, index, value, None)
            region.owner = owner
            region.key = "" if quiet else key or f"{{seat}}.{dashed(name)}.{{}}"
            region.shows_zero = zero
            bound(region, 0, most, cite)
        return first

    def secrets(
        self,
        name: str,
        seats: int,
        value: str = "",
        *,
        at: int | None = None,
        key: str = "",
        bits: str = "",
        quiet: bool = False,
        most: int = 0,
    ) -> int:
        """Declare one cell per seat that only this seat knows: a number, a term, or a set of `bits`.

        `quiet` keeps it out of its own view, too.
        """
        region = self._region(name, ROW, seats, "seat", value, at)
        bound(region, 0, most, "")
        region.bits = bits
        region.key = "" if quiet else key or f"{{}}.{dashed(name)}"
        region.private = True
        return region.start

    def cards(
        self, name: str, count: int, zones: list[Zone], *, at: int | None = None, backs: list[int] | None = None
    ) -> int:
        """Declare where each card is; see `piles`. The cards' term kind is `card`.

        `backs` are the first cards of those that can be told from the ones before them by their backs. They never
        change places with those in what a seat imagines. Cards that no zone may both hold need not be told apart.
        """
        region = self._region(name, CARDS, count, "card", "", at)
        region.zones = zones
        region.backs = backs or []
        return region.start

    def frame(self, name: str, depth: int, *fields: str, at: int | None = None) -> int:
        """Declare a frame of named fields, `depth` deep. A field may carry its kind: `"forest:forest"`."""
        region = self._region(name, FRAME, 1 + depth * len(fields), "", "", at)
        region.fields = [field.split(":")[0] for field in fields]
        region.field_kinds = [field.split(":")[1] if ":" in field else "" for field in fields]
        return region.start

    def pieces(
        self,
        called: str,
        number: int,
        *starts: int,
        singles: tuple[int, ...] = (),
        terms: tuple[tuple[int, int], ...] = (),
        reserve: int = -1,
        exact: bool = False,
        cite: str = "",
        owner: str = "",
        label: str = "",
    ) -> None:
        """Declare how many pieces of a kind the box has, and the cells of this layout that may hold them.

        Cells of `singles` hold one piece each, whatever their number says; those of `terms` hold one where they hold
        this term. A start inside a row takes the rest of it. Pieces that are nowhere else wait in the cell `reserve`.
        Those of a seat that may be away name it as `owner`; `label` is the message that names one, `edit-` and the name
        of its region if it is empty.

        >>> land = Layout()
        >>> golems = land.row("golems", 8, "mountain")
        >>> land.pieces("Golems", 3, golems, cite="IW R1.3")
        >>> land.misfits(vec[i64]([2, 2, 0, 0, 0, 0, 0, 0]), {"mountain": []})
        ['state.golems: more than 3 Golems [IW R1.3]']
        """
        rows = [self._row_from(start) for start in starts]
        single_rows = [self._row_from(start) for start in singles]
        term_rows = [(self._row_from(start), i64(held)) for start, held in terms]
        first = [*rows, *single_rows, *(row for row, _ in term_rows)][0]
        pieces = Pieces(first[0], called, number, exact, cite, reserve, owner, label)
        for _, cells in rows:
            pieces.cells.extend(cells)
        if reserve >= 0:
            pieces.cells.append(i64(reserve))
        for _, cells in single_rows:
            pieces.singles.extend(cells)
        for (_, cells), value in term_rows:
            for cell in cells:
                pieces.add_term(cell, value)
        self.boxes.append(pieces)

    def _row_from(self, start: int) -> tuple[str, list[i64]]:
        """Return the name of the region a cell is in, and its cells from there on."""
        for region in self.regions:
            if region.start <= start < region.start + region.size:
                return region.name, [i64(cell) for cell in range(start, region.start + region.size)]
        raise ValueError(f"no cell is declared at {start}")

    def cards_region(self) -> Region:
        """The region that says where each card is."""
        return self.decks[0]

    def blank(self) -> vec[i64]:
        """Return a state of zeros."""
        if len(self._zeros) != self.size:
            self._zeros = vec[i64]([i64(0) for _ in range(self.size)])
        return self._zeros[:]

    def misfits(self, state: vec[i64], names: dict[str, list[str]]) -> list[str]:
        """Name the regions outside cards and frames that hold what they cannot, then pieces the box does not have."""
        found: list[str] = []
        for region in self.regions:
            if region.form not in (CARDS, FRAME):
                wrong = region.misfit(state, names)
                if wrong:
                    found.append(wrong)
        return found + [wrong for wrong in [pieces.misfit(state) for pieces in self.boxes] if wrong]


def dashed(name: str) -> str:
    """Write the name of a cell as views do."""
    return name.replace("_", "-")


def bound(region: Region, least: int, most: int, cite: str) -> None:
    """Set the range of a region and the rule it follows from; no `most` leaves it open."""
    region.least = least
    region.cite = cite
    if most:
        region.most = most


def joined(layouts: list[Layout]) -> Layout:
    """Return the cells of all parts as one layout, in the order they lie; a gap or an overlap is named.

    >>> deck, land = Layout(), Layout(at=3)
    >>> deck.row("decks", 2, "seat"), land.cell("round")
    (0, 3)
    >>> joined([deck, land])
    Traceback (most recent call last):
    ValueError: round begins at 3; what lies before it ends at 2
    """
    whole = Layout()
    named: set[str] = set()
    regions = [region for layout in layouts for region in layout.regions]
    for region in sorted(regions, key=lambda region: region.start):
        if region.start != whole.size:
            raise ValueError(f"{region.name} begins at {region.start}; what lies before it ends at {whole.size}")
        if region.name in named:
            raise ValueError(f"{region.name} is declared twice")
        named.add(region.name)
        whole.add(region)
    for layout in layouts:
        whole.boxes.extend(layout.boxes)
    return whole


def term(state: vec[i64], at: i64) -> i64:
    """Return the term a cell holds, NONE where it holds nothing."""
    return state[at] - 1


def hold(state: vec[i64], at: i64, value: i64) -> None:
    """Let a cell hold this term; NONE empties it."""
    state[at] = value + 1


def held(value: i64) -> i64:
    """Return the number in a cell that holds this term, for loops that compare many cells with one term."""
    return value + 1


def open_frame(state: vec[i64], base: i64, fields: i64, depth: i64) -> i64:
    """Clear a new frame on top and return where its fields start."""
    level = state[base]
    assert level < depth
    state[base] = level + 1
    start = base + 1 + level * fields
    for k in range(fields):
        state[start + k] = 0
    return start


def top_frame(state: vec[i64], base: i64, fields: i64) -> i64:
    """Return where the fields of the frame on top start."""
    assert state[base] > 0
    return base + 1 + (state[base] - 1) * fields


def close_frame(state: vec[i64], base: i64, fields: i64) -> None:
    """Drop the frame on top; its fields are zero again, so that equal tables have equal states."""
    start = top_frame(state, base, fields)
    for k in range(fields):
        state[start + k] = 0
    state[base] -= 1
