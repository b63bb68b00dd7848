"""A map as printed: clearings, paths, rivers, forests, slots and ruins. [RT 2.2] [RT M.1]"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.root.words import CLEARINGS, FIRST_FOREST, FORESTS, MOST_SLOTS, PLACES, ROADS, SUITS
from clockwood.kernel.bits import bit
from clockwood.kernel.content import table
from clockwood.kernel.entry import NAME_LENGTH, Entry, file_of
from clockwood.kernel.errors import BadPack
from clockwood.kernel.part import Files

FIELDS: Final = [
    "name_en", "printed_suits", "suits", "slots", "ruins", "opposite_corners", "edge", "paths", "rivers", "closed",
    "coast", "ferry", "pass", "forests",
]  # fmt: skip
NOWHERE: Final[i64] = -1


@final
class MapTables:
    """One map; neighbours are masks of places by bits, clearings first, then the Burrow, then forests."""

    def __init__(self, files: Files, which: str) -> None:
        entry = map_entry(files, "maps", which)
        entry.must_know(FIELDS)
        self.title: Final = entry.words("name_en", NAME_LENGTH)
        self.printed_suits: Final[bool] = entry.switch("printed_suits")
        self.suits: Final = table([SUITS.index(word) for word in words_of(entry, "suits", SUITS[:3])])
        self.slots: Final = table(numbers_of(entry, "slots", 0, int(MOST_SLOTS), int(CLEARINGS)))
        self.ruins: Final = table(clearings_of(entry, "ruins"))
        self.edge: Final = table(clearings_of(entry, "edge"))
        paths = pairs_of(entry, "paths")
        closed = pairs_of(entry, "closed")
        rivers = pairs_of(entry, "rivers")
        if [pair for pair in closed if pair not in paths]:
            raise entry.wrong("'closed' names a path that is not there")
        if len(closed) > ROADS:
            raise entry.wrong(f"'closed' has {len(closed)} paths; at most {ROADS} fit")
        opposite = pairs_of(entry, "opposite_corners")
        self.roads: Final = [(a, b) for a, b in closed]
        self.road_names: Final = [f"c{a + 1}-c{b + 1}" for a, b in closed]
        self.paths: Final = paths
        self.rivers: Final = rivers
        self.near: Final = neighbours([pair for pair in paths if pair not in closed])
        self.by_river: Final = neighbours(rivers)
        self.coast: Final[i64] = mask(clearings_of(entry, "coast"))
        self.ferry: Final[i64] = entry.number("ferry", 0, int(CLEARINGS)) - 1
        self.pass_clearing: Final[i64] = entry.number("pass", 0, int(CLEARINGS)) - 1
        self.corners: Final = table([corner for pair in opposite for corner in pair])
        self.opposite: Final = table([int(partner(opposite, clearing)) for clearing in range(CLEARINGS)])
        forests = forests_of(entry)
        self.forests: Final[i64] = len(forests)
        for k, (clearings, others) in enumerate(forests):
            at = FIRST_FOREST + k
            for other in others:
                if not 0 <= other < len(forests) or k not in forests[other][1]:
                    raise entry.wrong(f"forest {k + 1} and forest {other + 1} are not adjacent both ways")
                self.near[at] |= bit(FIRST_FOREST + other)
            for clearing in clearings:
                self.near[at] |= bit(clearing)
        self.forests_at: Final = table([
            mask([int(FIRST_FOREST) + k for k, (clearings, _) in enumerate(forests) if clearing in clearings])
            for clearing in range(CLEARINGS)
        ])  # fmt: skip
        self.names: Final = [
            *(f"c{k + 1}" for k in range(CLEARINGS)),
            "burrow",
            *(f"f{k + 1}" for k in range(FORESTS)),
        ]


def map_entry(files: Files, stem: str, which: str) -> Entry:
    fields = file_of(files, stem).get(which)
    if not isinstance(fields, dict):
        raise BadPack(f"{stem}.toml", f"no map is called {which}")
    return Entry(f"{stem}.toml {which}", fields)


def mask(places: list[int]) -> int:
    found: i64 = 0
    for place in places:
        found |= bit(place)
    return int(found)


def neighbours(pairs: list[tuple[int, int]]) -> vec[i64]:
    near = table([0] * int(PLACES))
    for a, b in pairs:
        near[a] |= bit(b)
        near[b] |= bit(a)
    return near


def partner(pairs: list[tuple[int, int]], clearing: int) -> i64:
    for a, b in pairs:
        if clearing == a:
            return b
        if clearing == b:
            return a
    return NOWHERE


def words_of(entry: Entry, key: str, choices: list[str]) -> list[str]:
    listed = entry.value(key)
    if not isinstance(listed, list) or len(listed) != CLEARINGS or any(word not in choices for word in listed):
        raise entry.wrong(f"'{key}' must be {CLEARINGS} of {', '.join(choices)}")
    return [str(word) for word in listed]


def numbers_of(entry: Entry, key: str, low: int, high: int, count: int = 0) -> list[int]:
    listed = entry.value(key)
    if not isinstance(listed, list) or any(not isinstance(n, int) or not low <= n <= high for n in listed):
        raise entry.wrong(f"'{key}' must be a list of numbers {low}–{high}")
    if count and len(listed) != count:
        raise entry.wrong(f"'{key}' has {len(listed)} numbers; there must be {count}")
    return [int(n) for n in listed]


def clearings_of(entry: Entry, key: str) -> list[int]:
    return [n - 1 for n in numbers_of(entry, key, 1, int(CLEARINGS))]


def pairs_of(entry: Entry, key: str) -> list[tuple[int, int]]:
    """Read pairs of clearings, the lower first; a path is written once. [RT 2.2.1]"""
    listed = entry.value(key)
    if not isinstance(listed, list):
        raise entry.wrong(f"'{key}' must be a list of pairs of clearings")
    found: list[tuple[int, int]] = []
    for pair in listed:
        if not isinstance(pair, list) or len(pair) != 2 or any(n not in range(1, int(CLEARINGS) + 1) for n in pair):
            raise entry.wrong(f"'{key}' must be a list of pairs of clearings")
        first, second = min(pair) - 1, max(pair) - 1
        if first == second or (first, second) in found:
            raise entry.wrong(f"'{key}' names {pair[0]}–{pair[1]} twice, or a clearing beside itself")
        found.append((first, second))
    return found


def forests_of(entry: Entry) -> list[tuple[list[int], list[int]]]:
    listed = entry.value("forests")
    if not isinstance(listed, list) or not 0 < len(listed) <= FORESTS:
        raise entry.wrong(f"'forests' must be a list of 1 to {FORESTS} forests")
    found: list[tuple[list[int], list[int]]] = []
    for k, fields in enumerate(listed):
        if not isinstance(fields, dict):
            raise entry.wrong(f"forest {k + 1} must be a table")
        inner = Entry(f"{entry.place} forest {k + 1}", fields)
        others = [n - 1 for n in numbers_of(inner, "forests", 1, len(listed))]
        found.append((clearings_of(inner, "clearings"), others))
    return found
