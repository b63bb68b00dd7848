"""The market of upgrades as a pack prints it. [IK K1.7]"""

from typing import Final, final

from clockwood.games.iron_kings.cards.printed import CardTables, filled
from clockwood.games.iron_kings.words import DECKS, NUMBERS, POWERS, SECONDS, UPGRADED, UPGRADES
from clockwood.kernel.content import table
from clockwood.kernel.entry import entries
from clockwood.kernel.layout import NONE
from clockwood.kernel.part import Files

UPGRADE: Final = [
    "id", "name_en", "section", "gear", *NUMBERS, "powers", "second", "deck", "text_en", "gear_provenance",
    "provenance",
]  # fmt: skip


@final
class UpgradeTables(CardTables):
    """The upgrades, counted from 0. `with_power` lists them by power, `work` goes by upgrade and NUMBERS."""

    def __init__(self, files: Files, stem: str, extended: bool) -> None:
        found = entries(files, stem, "upgrade", "id")
        found = [entry for entry in found if entry.choice("deck", DECKS) == "plain" or extended]
        super().__init__(found, UPGRADE, f"{stem}.toml", UPGRADES, "K1.7")
        numbers = [self.numbers(key, 9) for key in NUMBERS]
        self.section: Final = table([UPGRADED.index(entry.choice("section", UPGRADED)) for entry in self.entries])
        self.gear: Final = table([entry.number("gear", 0, 20) for entry in self.entries])
        self.work: Final = table([row[upgrade] for upgrade in range(len(self.ids)) for row in numbers])
        self.with_power: Final = self.listing("powers", POWERS)
        self.second: Final = table(
            [SECONDS.index(entry.choice("second", SECONDS)) if entry.has("second") else NONE for entry in self.entries]
        )
        self.all_ids: Final = filled(self.ids, UPGRADES, "no-upgrade")
