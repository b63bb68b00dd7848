"""Automata as printed: the numbers of each, and those that a level or a trait changes. [GE 3.3.1] [GE 3.3.2]"""

from typing import Final, final

from mypy_extensions import i64

from clockwood.kernel.entry import Entry, entries
from clockwood.kernel.errors import BadPack
from clockwood.kernel.part import Files

LEVELS: Final = ["easy", "default", "challenging", "nightmare"]
DEFAULT: Final = 1


@final
class Settings:
    """The numbers of one automaton, at its level and with its traits."""

    def __init__(self, numbers: dict[str, int]) -> None:
        self.numbers: Final = numbers

    def number(self, key: str) -> i64:
        return self.numbers[key]

    def is_on(self, key: str) -> bool:
        return self.numbers[key] > 0


@final
class LevelTables:
    """Every automaton of `bots.toml`; a level or a trait names only the numbers that it changes."""

    def __init__(self, files: Files) -> None:
        self.bots: Final = {
            entry.word("id"): numbers_of(entry, ["id"]) for entry in entries(files, "bots", "bot", "id")
        }
        self.levels: Final = changes(files, "level", self.bots)
        self.traits: Final = changes(files, "trait", self.bots)
        for name, levels in self.levels.items():
            if sorted(levels) != sorted(LEVELS):
                raise BadPack(f"bots.toml {name}", f"there must be a level for each of {', '.join(LEVELS)}")

    def settings(self, bot: str, level: int, traits: list[str]) -> Settings:
        """Return the numbers of an automaton: its own, then its level's, then its traits'."""
        numbers = self.bots[bot] | self.levels[bot][LEVELS[level]]
        for trait in traits:
            numbers |= self.traits[bot][trait]
        return Settings(numbers)


def numbers_of(entry: Entry, but: list[str]) -> dict[str, int]:
    return {key: entry.number(key, 0, 99) for key in entry.fields if key not in but}


def changes(files: Files, kind: str, bots: dict[str, dict[str, int]]) -> dict[str, dict[str, dict[str, int]]]:
    """Return what levels or traits change, by automaton and name."""
    found: dict[str, dict[str, dict[str, int]]] = {bot: {} for bot in bots}
    for entry in entries(files, "bots", kind, "id"):
        bot = entry.choice("bot", list(bots))
        entry.must_know(["id", "bot", *bots[bot]])
        found[bot][entry.word("id")] = numbers_of(entry, ["id", "bot"])
    return found
