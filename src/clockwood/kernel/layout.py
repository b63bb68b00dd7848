"""Where everything lies in the packed state: named regions, in words for positions and for debugging."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

CELL: Final = 0
ROW: Final = 1
CARDS: Final = 2
FRAME: Final = 3

MOST: Final[i64] = 1 << 60
LEAST: Final[i64] = -MOST
"""What a plain number of a table never reaches."""


@final
class Zone:
    """A place cards can be: who sees what lies there, and which cards may."""

    def __init__(self, name: str, sees: int, first: int, last: int) -> None:
        self.name: Final = name
        self.sees: Final = sees
        self.first: Final = first
        self.last: Final = last


@final
class Region:
    """A named stretch of the state. `index` and `value` are kinds of term; an empty kind is a plain number.

    A cell that holds a term holds its index plus one: 0 is none. `also` is another name of a row, beside a place.
    """

    def __init__(self, name: str, form: int, start: int, size: int, index: str, value: str) -> None:
        self.name: Final = name
        self.form: Final = form
        self.start: Final = start
        self.size: Final = size
        self.index: Final = index
        self.value: Final = value
        self.also: str = ""
        self.private: bool = False
        self.zones: list[Zone] = []
        self.fields: list[str] = []
        self.field_kinds: list[str] = []


@final
class Layout:
    """Regions declared once per game, at the largest size a pack may need; offsets fall out of the order.

    A compiled rule reads a number faster than a variable. A game that wants its offsets as plain sums says with `at`
    where it believes a region begins, and a wrong sum fails the import.
    """

    def __init__(self) -> None:
        self.regions: Final[list[Region]] = []
        self.size: int = 0
        self._zeros: vec[i64] = vec[i64]()

    def _region(self, name: str, form: int, size: int, index: str, value: str, at: int | None) -> Region:
        if at is not None and at != self.size:
            raise ValueError(f"{name} begins at {self.size}, not at {at}")
        region = Region(name, form, self.size, size, index, value)
        self.regions.append(region)
        self.size += size
        for _ in range(size):
            self._zeros = append(self._zeros, i64(0))
        return region

    def cell(self, name: str, value: str = "", *, at: int | None = None) -> int:
        """Declare one number, or one term."""
        return self._region(name, CELL, 1, "", value, at).start

    def row(
        self, name: str, size: int, index: str = "", value: str = "", also: str = "", *, at: int | None = None
    ) -> int:
        """Declare one cell for each place, seat or card of a kind; `also` is its name beside a place: `m1.fighters`."""
        region = self._region(name, ROW, size, index, value, at)
        region.also = also
        return region.start

    def secrets(self, name: str, seats: int, value: str = "", *, at: int | None = None) -> int:
        """Declare one cell per seat that only this seat knows."""
        region = self._region(name, ROW, seats, "seat", value, at)
        region.private = True
        return region.start

    def cards(self, name: str, count: int, zones: list[Zone], *, at: int | None = None) -> int:
        """Declare where each card is; see `piles`. The cards' term kind is `card`."""
        region = self._region(name, CARDS, count, "card", "", at)
        region.zones = zones
        return region.start

    def frame(self, name: str, depth: int, *fields: str, at: int | None = None) -> int:
        """Declare a frame of named fields, `depth` deep. A field may carry its kind: `"forest:forest"`."""
        region = self._region(name, FRAME, 1 + depth * len(fields), "", "", at)
        region.fields = [field.split(":")[0] for field in fields]
        region.field_kinds = [field.split(":")[1] if ":" in field else "" for field in fields]
        return region.start

    def cards_region(self) -> Region:
        """The region that says where each card is."""
        for region in self.regions:
            if region.form == CARDS:
                return region
        raise AssertionError

    def blank(self) -> vec[i64]:
        """Return a state of zeros."""
        return self._zeros[:]

    def misfits(self, state: vec[i64], names: dict[str, list[str]], signed: i64 = -1) -> list[str]:
        """Name what cells outside cards and frames hold and cannot; only the row at `signed` may be below zero."""
        found: list[str] = []
        for region in self.regions:
            if region.form in (CARDS, FRAME):
                continue
            least: i64 = LEAST if region.start == signed else 0
            most: i64 = len(names[region.value]) if region.value else MOST
            for at in range(region.start, region.start + region.size):
                if least <= state[at] <= most:
                    continue
                wrong = f"{state[at]} is below zero" if state[at] < 0 else f"there is no such {region.value}"
                found.append(f"state.{region.name}: {wrong}")
                break
        return found


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
