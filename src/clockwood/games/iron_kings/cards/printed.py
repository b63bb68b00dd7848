"""Cards as a pack prints them, whatever their kind: ids, names and texts, every copy a card of its own."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.kernel.content import table
from clockwood.kernel.entry import NAME_LENGTH, TEXT_LENGTH, Entry
from clockwood.kernel.errors import BadPack

COPIES: Final = "abcdefghi"


class CardTables:
    """Cards of one kind, in the order of the file; `house` tells which of them we made up."""

    def __init__(self, found: list[Entry], fields: list[str], file: str, most: i64, cite: str) -> None:
        self.entries: Final[list[Entry]] = []
        self.ids: Final[list[str]] = []
        self.names: Final[list[str]] = []
        self.texts: Final[list[str]] = []
        self.house: Final[list[bool]] = []
        for entry in found:
            entry.must_know(fields)
            self.add(entry, entry.number("copies", 1, 9) if "copies" in fields else 1)
        if not 1 <= len(self.ids) <= most:
            raise BadPack(file, f"{len(self.ids)} cards; there is room for 1 to {most} [IK {cite}]")
        for name in self.ids:
            if self.ids.count(name) > 1:
                raise BadPack(file, f"two cards are called {name}")
        self.count: Final[i64] = len(self.ids)

    def add(self, entry: Entry, copies: int) -> None:
        house = entry.provenance() == "house"
        for copy in range(copies):
            self.ids.append(entry.word("id") + (f"-{COPIES[copy]}" if copies > 1 else ""))
            self.names.append(entry.words("name_en", NAME_LENGTH))
            self.texts.append(entry.maybe_words("text_en", TEXT_LENGTH))
            self.house.append(house)
            self.entries.append(entry)

    def numbers(self, key: str, high: int) -> list[int]:
        """Return a number of each card, 0 where it is not printed."""
        return [entry.number(key, 0, high) if entry.has(key) else 0 for entry in self.entries]

    def amounts(self, key: str, kinds: list[str]) -> list[int]:
        """Return how much of each kind each card names, card after card."""
        found: list[int] = []
        for entry in self.entries:
            found += entry.amounts(key, kinds) if entry.has(key) else [0] * len(kinds)
        return found

    def listing(self, key: str, words: list[str]) -> vec[vec[i64]]:
        """Return for each word the cards that list it, counted from 0."""
        listed = [entry.items(key, words) if entry.has(key) else [] for entry in self.entries]
        return vec[vec[i64]]([table([k for k, held in enumerate(listed) if word in held]) for word in words])


def filled(names: list[str], size: i64, word: str) -> list[str]:
    """Return the names, and one for every place that the pack leaves empty."""
    return names + [f"{word}-{k}" for k in range(len(names) + 1, size + 1)]
