"""The treasure deck as a pack prints it. [IK K1.7] [IK U27]"""

from typing import Final, final

from clockwood.games.iron_kings.cards.printed import CardTables, filled
from clockwood.games.iron_kings.words import DECKS, RESOURCES, TRAITS, TREASURES
from clockwood.kernel.content import table
from clockwood.kernel.entry import entries
from clockwood.kernel.part import Files

TREASURE: Final = [
    "id", "name_en", "vp", "attack", "shields", "max_steam", "traits", "scrap", "scrap_or", "gains", "deck", "copies",
    "text_en", "provenance",
]  # fmt: skip
GAINS: Final = [*RESOURCES, "steam"]


@final
class TreasureTables(CardTables):
    """The treasures, counted from 0; the extended deck holds the plain one too. `with_trait` lists them by trait.

    `scrap` and `scrap_or` go by treasure and resource, `gains` by treasure and resource with steam as the last.
    """

    def __init__(self, files: Files, stem: str, extended: bool) -> None:
        found = entries(files, stem, "treasure", "id")
        found = [entry for entry in found if entry.choice("deck", DECKS) == "plain" or extended]
        super().__init__(found, TREASURE, f"{stem}.toml", TREASURES, "K1.7")
        self.vp: Final = table([entry.number("vp", 0, 20) for entry in self.entries])
        self.attack: Final = table(self.numbers("attack", 9))
        self.shields: Final = table(self.numbers("shields", 9))
        self.max_steam: Final = table(self.numbers("max_steam", 9))
        self.with_trait: Final = self.listing("traits", TRAITS)
        self.scrap: Final = table(self.amounts("scrap", RESOURCES))
        self.scrap_or: Final = table(self.amounts("scrap_or", RESOURCES))
        self.gains: Final = table(self.amounts("gains", GAINS))
        self.has_or: Final = table([int(bool(entry.fields.get("scrap_or"))) for entry in self.entries])
        self.all_ids: Final = filled(self.ids, TREASURES, "no-treasure")
