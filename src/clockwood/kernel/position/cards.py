"""Cards put where a position says they are; where it says `"?"`, one of those it does not name."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.kernel.errors import BadPosition
from clockwood.kernel.layout import Region, Zone
from clockwood.kernel.piles import MIDDLE, card_cell
from clockwood.kernel.position.words import Words, flat, list_at, shown, table_at
from clockwood.kernel.position.writer import UNKNOWN
from clockwood.kernel.rng import Generator
from clockwood.kernel.vocabulary import whole


@final
class Dealing:
    """The cards of one region. `taken` says where each named card lies, `unknown` which zones wait for one."""

    def __init__(self, words: Words, region: Region, state: vec[i64]) -> None:
        self.words: Final = words
        self.region: Final = region
        self.state: Final = state
        self.seats: Final = words.content.names["seat"]
        self.taken: Final[dict[int, str]] = {}
        self.places: Final[set[tuple[int, int]]] = set()
        self.unknown: Final[list[tuple[str, int]]] = []

    def read(self, given: object, rng: Generator) -> None:
        """Put every card somewhere."""
        region = self.region
        names = [zone.called(self.seats) for zone in region.zones]
        for name, held in flat(table_at(region.name, given), region.name).items():
            path = f"{region.name}.{name}"
            if name not in names:
                raise BadPosition(path, f"no such zone; there are {', '.join(names)}")
            for entry in list_at(path, held):
                if entry == UNKNOWN:
                    self.unknown.append((path, names.index(name)))
                else:
                    self.put(path, names.index(name), entry)
        self._fill(rng)

    def put(self, path: str, index: int, entry: object) -> None:
        """Put a named card into a zone: `IC20`, `IC20 @1`, `IC20 known woodwalkers`."""
        zone = self.region.zones[index]
        words = entry.split() if isinstance(entry, str) else []
        if not words:
            raise BadPosition(path, f"{shown(entry)} is not a card")
        card = self.words.term(path, "card", words[0], self.region.size)
        if not zone.first <= card < zone.last:
            raise BadPosition(path, f"{words[0]} cannot be in {zone.called(self.seats)}")
        if card in self.taken:
            raise BadPosition(path, f"{words[0]} is also in {self.taken[card]}")
        self.taken[card] = zone.called(self.seats)
        self.state[self.region.start + card] = self._cell(path, index, zone, words)

    def _cell(self, path: str, index: int, zone: Zone, words: list[str]) -> i64:
        place, knows, placed = 0, zone.sees, 0
        rest = words[1:]
        if rest and rest[0].startswith("@"):
            place = self._place(path, index, rest[0])
            rest = rest[1:]
        while len(rest) >= 2 and rest[0] in ("known", "placed"):
            mask = self.words.seat_mask(path, rest[1])
            if rest[0] == "known":
                knows = mask
            else:
                placed = mask
            rest = rest[2:]
        if rest:
            raise BadPosition(path, f"{shown(' '.join(rest))} after {words[0]} is not understood")
        return card_cell(index, place, knows, placed)

    def _place(self, path: str, index: int, word: str) -> int:
        place = whole(word[1:])
        if place is None or not 1 <= place <= 255 or place == MIDDLE:
            raise BadPosition(path, f"{shown(word)} is not a place in a pile")
        if (index, place) in self.places:
            raise BadPosition(path, f"two cards are at {word}")
        self.places.add((index, place))
        return place

    def _fill(self, rng: Generator) -> None:
        """Deal unnamed cards to the places that wait for one, the rest to the first zone that may hold them."""
        region = self.region
        left = [card for card in range(region.size) if card not in self.taken]
        for path, index in self.unknown:
            zone = region.zones[index]
            fitting = [card for card in left if zone.first <= card < zone.last]
            if not fitting:
                raise BadPosition(path, "no card is left for a '?'")
            card = fitting[rng.below(len(fitting))]
            left.remove(card)
            self.state[region.start + card] = card_cell(index, 0, zone.sees, 0)
        for card in left:
            home = next(k for k, zone in enumerate(region.zones) if zone.first <= card < zone.last)
            self.state[region.start + card] = card_cell(home, 0, region.zones[home].sees, 0)
