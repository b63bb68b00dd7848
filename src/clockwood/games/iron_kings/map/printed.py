"""The map as a pack prints it: hexes with their terrain, stacks of small tokens, bags of big ones. [IK K1.6]"""

import heapq
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.iron_kings.words import BAGGED, HEXES, MOST_PLAYERS, RESOURCES, STOCKED, TERRAIN, TOKENS, WAYS
from clockwood.kernel.content import table
from clockwood.kernel.entry import Entry, entries
from clockwood.kernel.errors import BadPack
from clockwood.kernel.hexes import Hex, apart, next_hexes
from clockwood.kernel.part import Files

A_STEP: Final = 3
A_HARD_STEP: Final = 5
"""Onto a skull, which hurts, or into a lake, which stops."""
NO_WAY: Final = 99

HEX: Final = ["id", "col", "row", "terrain", "players", "provenance"]
SITE: Final = "site"


@final
class LandTables:
    """The map. `next_hex[hex * 6 + facing]` is -1 beyond the edge; `apart` and `way` go by `hex * size + other`.

    `bags` goes by terrain and token, stacks by terrain; `is_site` is for this number of players.
    """

    def __init__(self, files: Files, stem: str, players: int) -> None:
        hexes = Hexes(files, stem)
        self.ids: Final = hexes.ids
        self.spots: Final = hexes.spots
        self.size: Final[i64] = len(hexes.ids)
        self.next_hex: Final = next_hexes(hexes.places)
        self.apart: Final = table([apart(one, other) for one in hexes.places for other in hexes.places])
        self.way: Final = table(ways_between(self.next_hex, hexes.terrain))
        self.terrain: Final = table(hexes.terrain)
        self.is_site: Final = table([int(players in numbers) for numbers in hexes.site_for])
        self.site_names: Final = [name for name, numbers in zip(hexes.ids, hexes.site_for, strict=True) if numbers]
        self.bags: Final = table([number for bag in bags(files, stem) for number in bag])
        self.stack_wood: Final = table(stacks(files, stem, "wood"))
        self.stack_coal: Final = table(stacks(files, stem, "coal"))


class Hexes:
    """The hexes of a map. A site is plains until somebody settles there; `site_for` has the numbers of players."""

    def __init__(self, files: Files, stem: str) -> None:
        found = entries(files, stem, "hex", "id")
        if not 1 <= len(found) <= HEXES:
            raise BadPack(f"{stem}.toml", f"a map has up to {HEXES} hexes; this one has {len(found)} [IK K1.6]")
        self.ids: Final[list[str]] = []
        self.spots: Final[list[tuple[int, int]]] = []
        self.terrain: Final[list[int]] = []
        self.site_for: Final[list[list[int]]] = []
        for entry in found:
            self.add(entry)
        self.places: Final[list[Hex]] = [axial(col, row) for col, row in self.spots]
        for players in range(1, MOST_PLAYERS + 1):
            if sum(players in numbers for numbers in self.site_for) < players:
                raise BadPack(f"{stem}.toml", f"too few sites for {players} players [IK K1.2]")

    def add(self, entry: Entry) -> None:
        entry.must_know(HEX)
        entry.provenance()
        name = entry.id("id")
        spot = (entry.number("col", 0, 20), entry.number("row", 0, 40))
        if (spot[0] + spot[1]) % 2 != (sum(self.spots[0]) % 2 if self.spots else sum(spot) % 2):
            raise entry.wrong("column and row do not fit between the other hexes")
        if name in self.ids:
            raise entry.wrong("two hexes have this id")
        if spot in self.spots:
            raise entry.wrong(f"{self.ids[self.spots.index(spot)]} lies there already")
        terrain = entry.choice("terrain", [*TERRAIN, SITE])
        self.ids.append(name)
        self.spots.append(spot)
        self.terrain.append(0 if terrain == SITE else TERRAIN.index(terrain))
        self.site_for.append(players_of(entry) if terrain == SITE else [])


def axial(col: int, row: int) -> Hex:
    """Return a hex as the kernel counts it, so that its first way leads north.

    >>> axial(2, 0), axial(2, 2), axial(3, 1)
    ((-1, 2), (0, 2), (-1, 3))
    """
    return (row - col) // 2, col


def players_of(entry: Entry) -> list[int]:
    """Return the numbers of players with which a site may be chosen."""
    value = entry.value("players")
    if not isinstance(value, list) or not all(isinstance(n, int) and 1 <= n <= MOST_PLAYERS for n in value):
        raise entry.wrong("'players' must be a list of numbers from 1 to 4")
    return [int(n) for n in value]


def bags(files: Files, stem: str) -> list[list[int]]:
    """Return how many of each token a bag of each terrain holds; one bag each. [IK K1.6]"""
    found = [[0] * len(TOKENS) for _ in TERRAIN]
    given: list[str] = []
    for entry in entries(files, stem, "bag", "terrain"):
        entry.must_know(["terrain", *TOKENS, "provenance"])
        entry.provenance()
        given.append(entry.choice("terrain", BAGGED))
        found[TERRAIN.index(given[-1])] = [entry.number(token, 0, 20) for token in TOKENS]
    if sorted(given) != sorted(BAGGED):
        raise BadPack(f"{stem}.toml", f"one [[bag]] each is needed: {', '.join(BAGGED)} [IK K1.6]")
    return found


def stacks(files: Files, stem: str, resource: str) -> list[int]:
    """Return how many tokens of a resource lie on each terrain."""
    found = [0] * len(TERRAIN)
    for entry in entries(files, stem, "stack", "terrain"):
        entry.must_know(["terrain", "resource", "count", "provenance"])
        entry.provenance()
        kind = TERRAIN.index(entry.choice("terrain", STOCKED))
        count = entry.number("count", 0, 9)
        if entry.choice("resource", RESOURCES[:2]) == resource:
            found[kind] = count
    return found


def ways_between(next_hex: vec[i64], terrain: list[int]) -> list[int]:
    """Return how long the way from each hex to each other is, in thirds of a step, around mountains."""
    hard = [TERRAIN.index(name) for name in ("lake", "mine", "wasteland")]
    shut = TERRAIN.index("mountain")
    found: list[int] = []
    for start in range(len(terrain)):
        ways = [NO_WAY] * len(terrain)
        waiting = [(0, start)]
        while waiting:
            way, where = heapq.heappop(waiting)
            if way >= ways[where]:
                continue
            ways[where] = way
            for after in next_hex[where * WAYS : where * WAYS + WAYS]:
                if after >= 0 and terrain[after] != shut:
                    heapq.heappush(waiting, (way + (A_HARD_STEP if terrain[after] in hard else A_STEP), int(after)))
        found += ways
    return found
