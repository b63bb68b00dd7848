"""The map of a pack, checked: mountains, forests, what joins them, and how far they lie apart. [IW R8]"""

from typing import Final

from clockwood.games.ironwood.words import MAX_FORESTS, MAX_MOUNTAINS
from clockwood.kernel.entry import NAME_LENGTH, PROVENANCE, Entry, entries, file_of
from clockwood.kernel.errors import BadPack

MAX_LINKS: Final = 15
"""A row of neighbours holds this many and its end mark."""

SHEET_WIDTH: Final = 1000
SHEET_HEIGHT: Final = 800

RINGS: Final = ["centre", "inner", "outer"]
CENTRE: Final = 0
INNER: Final = 1
OUTER: Final = 2

MOUNTAIN_FIELDS: Final = [
    "id",
    "name",
    "ring",
    "forge_slot",
    "number",
    "adjacent_mountains",
    "touching_forests",
    "x",
    "y",
    "name_provenance",
    "provenance",
]
FOREST_FIELDS: Final = [
    "id",
    "ring",
    "band",
    "number",
    "adjacent_forests",
    "touching_mountains",
    "x",
    "y",
    "provenance",
]
RIDGE_FIELDS: Final = ["mountains", "kind", "path", "provenance", "path_provenance"]


class Places:
    """All places of one kind, in the order that numbers them."""

    def __init__(self, listed: list[Entry], rings: list[str], near: str, touch: str) -> None:
        self.entries: Final = listed
        self.ids: Final = [entry.id("id") for entry in listed]
        self.rings: Final = [RINGS.index(entry.choice("ring", rings)) for entry in listed]
        self.numbers: Final = [entry.number("number", 1, 99) for entry in listed]
        self.x: Final = [entry.number("x", 0, SHEET_WIDTH) for entry in listed]
        self.y: Final = [entry.number("y", 0, SHEET_HEIGHT) for entry in listed]
        self.provenance: Final = [entry.provenance() for entry in listed]
        self.near_ids: Final = [entry.ids(near) for entry in listed]
        self.touch_ids: Final = [entry.ids(touch) for entry in listed]
        self.near: Final[list[list[int]]] = []
        self.touch: Final[list[list[int]]] = []
        for index, entry in enumerate(listed):
            if self.numbers[index] in self.numbers[:index]:
                raise entry.wrong(f"number {self.numbers[index]} is taken")

    def link(self, kind: str, others: "Places", other_kind: str) -> None:
        """Turn names of neighbours and touching places into indices; each link is named from both its ends."""
        for index, entry in enumerate(self.entries):
            self.near.append(indices(entry, self.near_ids[index], self.ids, kind))
            self.touch.append(indices(entry, self.touch_ids[index], others.ids, other_kind))
            if index in self.near[index]:
                raise entry.wrong("is its own neighbour")

    def must_agree(self) -> None:
        for index, near in enumerate(self.near):
            for other in near:
                if index not in self.near[other]:
                    raise one_sided(self, index, "adjacent to", self, other)

    def must_touch_back(self, others: "Places") -> None:
        for index, touch in enumerate(self.touch):
            for other in touch:
                if index not in others.touch[other]:
                    raise one_sided(self, index, "touching", others, other)

    def must_hang_together(self) -> None:
        for index, steps in enumerate(distances(self.near, 0)):
            if steps < 0:
                raise self.entries[index].wrong(f"cannot be reached from {self.ids[0]}")


class Board:
    """The two networks of a pack's map, every check passed."""

    def __init__(self, files: dict[str, dict[str, object]]) -> None:
        Entry("map.toml", file_of(files, "map")).must_know(["mountain", "forest", "ridge"])
        mountains = read(files, "mountain", MOUNTAIN_FIELDS, MAX_MOUNTAINS)
        mountains.sort(key=ring_of)
        self.mountains: Final = Places(mountains, RINGS, "adjacent_mountains", "touching_forests")
        forests = read(files, "forest", FOREST_FIELDS, MAX_FORESTS)
        self.forests: Final = Places(forests, RINGS[INNER:], "adjacent_forests", "touching_mountains")
        must_differ(mountains + forests)
        self.names: Final = [entry.words("name", NAME_LENGTH) for entry in mountains]
        self.name_provenance: Final = [entry.provenance("name_provenance") for entry in mountains]
        self.bands: Final = [entry.maybe_words("band", NAME_LENGTH) for entry in forests]
        self.mountains.link("mountain", self.forests, "forest")
        self.forests.link("forest", self.mountains, "mountain")
        self.mountains.must_agree()
        self.forests.must_agree()
        self.mountains.must_touch_back(self.forests)
        self.forests.must_touch_back(self.mountains)
        self.must_have_rings()
        self.mountains.must_hang_together()
        self.forests.must_hang_together()
        self.ridges: Final = [self.ridge(entry) for entry in entries(files, "map", "ridge", "")]
        self.must_have_ridges()
        words = [*self.mountains.provenance, *self.forests.provenance, *self.name_provenance]
        self.provenance: Final = "house" if "house" in words else max(words, key=PROVENANCE.index)

    def must_have_rings(self) -> None:
        """Refuse other than one centre, inner mountains beside it, and Forge slots on all others. [IW R8.2]"""
        mountains = self.mountains
        if mountains.rings.count(CENTRE) != 1:
            raise BadPack(
                "map.toml", f"{mountains.rings.count(CENTRE)} mountains with ring 'centre'; there must be one"
            )
        if OUTER not in self.forests.rings:
            raise BadPack("map.toml", "no forest with ring 'outer'")
        for index, entry in enumerate(mountains.entries):
            joined = index in mountains.near[0]
            if joined != (mountains.rings[index] == INNER):
                link = "is" if joined else "is not"
                raise entry.wrong(f"is {entry.fields['ring']} but {link} adjacent to {mountains.ids[0]}")
            if entry.switch("forge_slot") != (mountains.rings[index] == OUTER):
                raise entry.wrong("a Forge slot belongs on every outer mountain and on no other")

    def ridge(self, entry: Entry) -> list[int]:
        """Return the two mountains a ridge joins, then the two forests its path joins, or -1, -1. [IW R8.4]"""
        entry.must_know(RIDGE_FIELDS)
        entry.provenance()
        entry.maybe_words("kind", NAME_LENGTH)
        ends = pair(entry, "mountains", self.mountains, "mountain")
        if not entry.has("path"):
            return [*ends, -1, -1]
        entry.provenance("path_provenance")
        return [*ends, *pair(entry, "path", self.forests, "forest")]

    def must_have_ridges(self) -> None:
        """Refuse a map with ridges where a pair of adjacent mountains lacks its own."""
        drawn = [frozenset(ridge[:2]) for ridge in self.ridges]
        for index, near in enumerate(self.mountains.near):
            for other in near:
                count = drawn.count(frozenset([index, other]))
                if drawn and count != 1:
                    ends = f"{self.mountains.ids[index]} and {self.mountains.ids[other]}"
                    raise BadPack("map.toml", f"{count} ridges between {ends}; there must be one")


def read(files: dict[str, dict[str, object]], kind: str, fields: list[str], most: int) -> list[Entry]:
    listed = entries(files, "map", kind, "id")
    if not listed:
        raise BadPack("map.toml", f"no {kind}")
    if len(listed) > most:
        raise BadPack("map.toml", f"{len(listed)} {kind}s; at most {most} fit")
    for entry in listed:
        entry.must_know(fields)
    return listed


def ring_of(mountain: Entry) -> int:
    return RINGS.index(mountain.choice("ring", RINGS))


def must_differ(listed: list[Entry]) -> None:
    ids = [entry.id("id") for entry in listed]
    for index, entry in enumerate(listed):
        if ids[index] in ids[:index]:
            raise entry.wrong("this id is given twice")


def indices(entry: Entry, ids: list[str], known: list[str], kind: str) -> list[int]:
    for name in ids:
        if name not in known:
            raise entry.wrong(f"there is no {kind} '{name}'")
    if len(ids) > MAX_LINKS:
        raise entry.wrong(f"{len(ids)} {kind}s next to it; at most {MAX_LINKS} fit")
    return sorted(known.index(name) for name in ids)


def pair(entry: Entry, key: str, places: Places, kind: str) -> list[int]:
    ends = indices(entry, entry.ids(key), places.ids, kind)
    if len(ends) != 2 or ends[1] not in places.near[ends[0]]:
        raise entry.wrong(f"'{key}' must name two adjacent {kind}s")
    return ends


def one_sided(places: Places, index: int, how: str, others: Places, other: int) -> BadPack:
    here, there = places.ids[index], others.ids[other]
    return places.entries[index].wrong(f"{here} is {how} {there}, but {there} is not {how} {here}")


def distances(near: list[list[int]], start: int) -> list[int]:
    """Steps from the start to every place; -1 where no way leads."""
    steps = [-1] * len(near)
    steps[start] = 0
    reached = [start]
    for place in reached:
        for other in near[place]:
            if steps[other] < 0:
                steps[other] = steps[place] + 1
                reached.append(other)
    return steps
