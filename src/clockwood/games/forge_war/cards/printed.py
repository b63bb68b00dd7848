"""The fields that entries of all kinds of cards share: id, copies, name, provenance."""

from typing import Final

from clockwood.kernel.bits import bit
from clockwood.kernel.entry import TEXT_LENGTH, Entry
from clockwood.kernel.errors import BadPack

PRICED: Final = ["id", "name_en", "stage", "price", "price_simple", "name_provenance", "provenance", "documented"]
COPY_LETTERS: Final = "abcdefghi"


class Card:
    """A card: its id, its name, and whether its numbers are ours."""

    def __init__(self, entry: Entry, name: str, title: str) -> None:
        self.id: Final = name
        self.name: Final = title
        self.house: Final = entry.provenance() == "house"


def checked_entry(entry: Entry, fields: list[str]) -> None:
    """Refuse fields that nobody reads, and check those that every entry has."""
    entry.must_know(fields)
    entry.word("id")
    entry.provenance()
    entry.maybe_words("documented", TEXT_LENGTH)


def copies_of(entry: Entry) -> list[str]:
    """Return the ids of an entry's copies, every one a card of its own: `K01a`, `K01b`."""
    copies = entry.number("copies", 1, len(COPY_LETTERS))
    name = entry.word("id")
    return [name] if copies == 1 else [name + letter for letter in COPY_LETTERS[:copies]]


def must_differ(file: str, ids: list[str]) -> None:
    """Refuse two entries of a file with the same id."""
    for k, name in enumerate(ids):
        if name.lower() in [other.lower() for other in ids[:k]]:
            raise BadPack(f"{file}.toml {name}", "two entries have this id")


def must_be_one_to_one(ids: list[str]) -> None:
    """Refuse two cards, of whatever file, with the same id."""
    seen: set[str] = set()
    for name in ids:
        if name.lower() in seen:
            raise BadPack("pack.toml", f"two cards are called {name}")
        seen.add(name.lower())


def mask(members: list[int]) -> int:
    """Return a set of small numbers as the bits of one."""
    return sum(int(bit(member)) for member in members)
