"""What a pack says of quests: decks, legs, rewards, and the orders that solo decks are made by. [FW F6.1] [FW F11.3]"""

from typing import Final

from clockwood.games.forge_war.market.printed import Files, checked_entry, must_differ
from clockwood.games.forge_war.words import DECK_SIZES, DECKS, LEGS, PHYSICAL, TYPES
from clockwood.kernel.entry import NAME_LENGTH, Entry, entries
from clockwood.kernel.errors import BadPack

QUEST: Final = [
    "id", "name_en", "deck", "copies", "prestige", "star", "hard", "easy", "solo", "legs",
    "name_provenance", "provenance", "documented",
]  # fmt: skip
LEG: Final = ["steps", "difficulty", "types", "consolation", "rewards"]


class Leg:
    """A row of steps of one difficulty, and what completing it pays. [FW F6.1]"""

    def __init__(self, entry: Entry, last: bool) -> None:
        entry.must_know(LEG)
        self.steps: Final = entry.number("steps", 1, 9)
        self.difficulty: Final = entry.number("difficulty", 1, 60)
        self.types: Final = [TYPES.index(name) for name in entry.items("types", TYPES)]
        self.rewards: Final = entry.amounts("rewards", PHYSICAL, 20)
        if last and entry.has("consolation"):
            raise entry.wrong("the last leg has no consolation [FW F7.12]")
        self.consolation: Final = 0 if last else entry.number("consolation", 0, 99)


class Quests:
    """The quest cards deck by deck, every copy a card of its own."""

    def __init__(self, files: Files) -> None:
        found = entries(files, "quests", "quest", "id")
        self.ids: Final[list[str]] = []
        self.entries: Final[list[Entry]] = []
        self.legs: Final[list[list[Leg]]] = []
        for entry in found:
            checked_entry(entry, QUEST)
        for deck, size in zip(DECKS, DECK_SIZES, strict=True):
            count = sum(self.add(entry) for entry in found if entry.choice("deck", DECKS) == deck)
            if count != size:
                raise BadPack("quests.toml", f"the deck {deck} has {count} cards; {size} are needed [FW F2.6]")
        must_differ("quests", self.ids)
        self.names: Final = [entry.words("name_en", NAME_LENGTH) for entry in self.entries]
        self.decks: Final = [DECKS.index(entry.choice("deck", DECKS)) for entry in self.entries]
        self.prestige: Final = [entry.number("prestige", 0, 200) for entry in self.entries]
        self.stars: Final = [entry.has("star") and entry.switch("star") for entry in self.entries]
        self.hard: Final = [entry.number("hard", 1, 20) if entry.has("hard") else 0 for entry in self.entries]
        self.easy: Final = [entry.number("easy", 1, 20) if entry.has("easy") else 0 for entry in self.entries]
        self.solo: Final = [entry.has("solo") and entry.switch("solo") for entry in self.entries]
        self.house: Final = [entry.provenance() == "house" for entry in self.entries]
        if sum(self.stars) != 2:
            raise BadPack("quests.toml", "two green quests have a star [FW F2.6]")

    def add(self, entry: Entry) -> int:
        copies = entry.number("copies", 1, 9)
        legs = self.read_legs(entry)
        for copy in range(copies):
            self.ids.append(entry.word("id") + ("abcdefghi"[copy] if copies > 1 else ""))
            self.entries.append(entry)
            self.legs.append(legs)
        return copies

    def read_legs(self, entry: Entry) -> list[Leg]:
        given = entry.value("legs")
        if not isinstance(given, list) or not 1 <= len(given) <= LEGS:
            raise entry.wrong(f"'legs' must be a list of 1–{LEGS} legs")
        legs: list[Leg] = []
        for k, fields in enumerate(given):
            if not isinstance(fields, dict):
                raise entry.wrong(f"leg {k + 1} must be a table")
            legs.append(Leg(Entry(f"{entry.place} leg {k + 1}", fields), k == len(given) - 1))
        return legs
