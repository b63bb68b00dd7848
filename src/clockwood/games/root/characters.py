"""The characters of a Vagabond as printed: the items each starts with. [VA V.1–V.9]"""

from typing import Final, final

from mypy_extensions import i64

from clockwood.games.root.words import ALL_ITEMS, CHARACTERS, ITEMS
from clockwood.kernel.content import table
from clockwood.kernel.entry import Entry, entries
from clockwood.kernel.errors import BadPack
from clockwood.kernel.part import Files


@final
class CharacterTables:
    """The starting items of all characters."""

    def __init__(self, files: Files) -> None:
        found = {entry.word("id"): items_of(entry) for entry in entries(files, "characters", "character", "id")}
        if sorted(found) != sorted(CHARACTERS):
            raise BadPack("characters.toml", f"there must be {', '.join(CHARACTERS)}")
        self.items: Final = table([found[name].count(item) for name in CHARACTERS for item in ITEMS])
        """Eight numbers a character."""

    def starting(self, character: i64, item: i64) -> i64:
        """Return how many items of a kind a character starts with."""
        return self.items[character * ALL_ITEMS + item]


def items_of(entry: Entry) -> list[str]:
    listed = entry.value("items")
    if not isinstance(listed, list) or not listed or any(item not in ITEMS for item in listed):
        raise entry.wrong(f"'items' must be some of {', '.join(ITEMS)}")
    return [str(item) for item in listed]
