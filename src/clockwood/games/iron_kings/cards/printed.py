"""What a pack says of planning cards, treasures and upgrades, entry by entry. [IK K1.3] [IK K1.7]"""

from typing import Final

from clockwood.games.iron_kings.map.printed import Files
from clockwood.games.iron_kings.words import (
    DECKS,
    EFFECTS,
    PLANNING_CARDS,
    POWERS,
    RESOURCES,
    SECONDS,
    TRAITS,
    TREASURES,
    UPGRADED,
    UPGRADES,
)
from clockwood.kernel.bits import bit
from clockwood.kernel.entry import NAME_LENGTH, TEXT_LENGTH, Entry, entries
from clockwood.kernel.errors import BadPack

PLANNING: Final = ["id", "name_en", "steam", "effect", "amount", "copies", "text_en", "provenance"]
TREASURE: Final = [
    "id", "name_en", "vp", "attack", "shields", "max_steam", "traits", "scrap", "scrap_or", "gains", "deck", "copies",
    "text_en", "provenance",
]  # fmt: skip
NUMBERS: Final = [
    "draw_first", "plans", "draw_after", "turn_after", "burn", "pairs", "max_steam", "shields", "stride",
]  # fmt: skip
UPGRADE: Final = [
    "id", "name_en", "section", "gear", *NUMBERS, "powers", "second", "deck", "text_en", "gear_provenance",
    "provenance",
]  # fmt: skip
GAINS: Final = [*RESOURCES, "steam"]


class Cards:
    """Cards of one kind, every copy a card of its own: ids, names, texts, and whether we made them up."""

    def __init__(self) -> None:
        self.ids: Final[list[str]] = []
        self.names: Final[list[str]] = []
        self.texts: Final[list[str]] = []
        self.house: Final[list[bool]] = []
        self.entries: Final[list[Entry]] = []

    def add(self, entry: Entry, fields: list[str], copies: int) -> None:
        entry.must_know(fields)
        house = entry.provenance() == "house"
        for copy in range(copies):
            self.ids.append(entry.word("id") + (f"-{'abcdefghi'[copy]}" if copies > 1 else ""))
            self.names.append(entry.words("name_en", NAME_LENGTH))
            self.texts.append(entry.maybe_words("text_en", TEXT_LENGTH))
            self.house.append(house)
            self.entries.append(entry)

    def must_fit(self, file: str, most: int, cite: str) -> None:
        if not 1 <= len(self.ids) <= most:
            raise BadPack(file, f"{len(self.ids)} cards; there is room for 1 to {most} [IK {cite}]")
        for name in self.ids:
            if self.ids.count(name) > 1:
                raise BadPack(file, f"two cards are called {name}")


def maybe(entry: Entry, key: str, high: int, default: int = 0) -> int:
    return entry.number(key, 0, high) if entry.has(key) else default


def maybe_amounts(entry: Entry, key: str, kinds: list[str]) -> list[int]:
    return entry.amounts(key, kinds) if entry.has(key) else [0] * len(kinds)


def set_of(entry: Entry, key: str, words: list[str]) -> int:
    """The words a list names, as bits."""
    return sum(int(bit(words.index(word))) for word in entry.items(key, words)) if entry.has(key) else 0


class Planning(Cards):
    """A player's planning deck. [IK K1.3]"""

    def __init__(self, files: Files, stem: str) -> None:
        super().__init__()
        for entry in entries(files, stem, "planning", "id"):
            self.add(entry, PLANNING, entry.number("copies", 1, 9))
        self.must_fit(f"{stem}.toml", PLANNING_CARDS, "K1.3")
        self.steam: Final = [entry.number("steam", 0, 9) for entry in self.entries]
        self.effects: Final = [EFFECTS.index(entry.choice("effect", EFFECTS)) for entry in self.entries]
        self.amounts: Final = [entry.number("amount", 0, 3) for entry in self.entries]


class Treasures(Cards):
    """The treasure deck; the extended one holds the plain one too. [IK K1.7] [IK U27]"""

    def __init__(self, files: Files, stem: str, extended: bool) -> None:
        super().__init__()
        for entry in entries(files, stem, "treasure", "id"):
            if entry.choice("deck", DECKS) == "plain" or extended:
                self.add(entry, TREASURE, entry.number("copies", 1, 9))
        self.must_fit(f"{stem}.toml", TREASURES, "K1.7")
        self.vp: Final = [entry.number("vp", 0, 20) for entry in self.entries]
        self.attack: Final = [maybe(entry, "attack", 9) for entry in self.entries]
        self.shields: Final = [maybe(entry, "shields", 9) for entry in self.entries]
        self.max_steam: Final = [maybe(entry, "max_steam", 9) for entry in self.entries]
        self.traits: Final = [set_of(entry, "traits", TRAITS) for entry in self.entries]
        self.scrap: Final = [maybe_amounts(entry, "scrap", RESOURCES) for entry in self.entries]
        self.scrap_or: Final = [maybe_amounts(entry, "scrap_or", RESOURCES) for entry in self.entries]
        self.gains: Final = [maybe_amounts(entry, "gains", GAINS) for entry in self.entries]


class Upgrades(Cards):
    """The market. [IK K1.7]"""

    def __init__(self, files: Files, stem: str, extended: bool) -> None:
        super().__init__()
        for entry in entries(files, stem, "upgrade", "id"):
            if entry.choice("deck", DECKS) == "plain" or extended:
                self.add(entry, UPGRADE, 1)
        self.must_fit(f"{stem}.toml", UPGRADES, "K1.7")
        self.sections: Final = [UPGRADED.index(entry.choice("section", UPGRADED)) for entry in self.entries]
        self.gear: Final = [entry.number("gear", 0, 20) for entry in self.entries]
        self.numbers: Final = [[maybe(entry, key, 9) for key in NUMBERS] for entry in self.entries]
        self.powers: Final = [set_of(entry, "powers", POWERS) for entry in self.entries]
        self.seconds: Final = [
            SECONDS.index(entry.choice("second", SECONDS)) + 1 if entry.has("second") else 0 for entry in self.entries
        ]
