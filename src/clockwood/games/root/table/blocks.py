"""The first cell of each faction. What is not there yet keeps its room, so that nobody's cells move."""

from typing import Final

from mypy_extensions import i64

from clockwood.kernel.layout import Layout

MARQUISE: Final[i64] = 320
EYRIE: Final[i64] = 400
ALLIANCE: Final[i64] = 440
VAGABOND: Final[i64] = 490
VAGABOND2: Final[i64] = 570
DRAFT: Final[i64] = 625
"""In the room behind the second Vagabond."""
LIZARDS: Final[i64] = 650
RIVERFOLK: Final[i64] = 690
DUCHY: Final[i64] = 760
CORVIDS: Final[i64] = 830
END: Final[i64] = 890


def with_room(layouts: list[Layout]) -> list[Layout]:
    """Return the layouts and, for every gap between them, one that keeps its room."""
    found = list(layouts)
    ends: int = 0
    regions = [region for layout in layouts for region in layout.regions]
    for region in sorted(regions, key=lambda region: region.start):
        if region.start > ends:
            found.append(room(ends, region.start))
        ends = max(ends, region.start + region.size)
    return [*found, room(ends, int(END))] if ends < END else found


def room(start: int, end: int) -> Layout:
    kept = Layout(at=start)
    kept.row(f"room_{start}", end - start, quiet=True)
    return kept
