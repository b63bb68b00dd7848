"""A player's planning deck as a pack prints it. [IK K1.3]"""

from typing import Final, final

from clockwood.games.iron_kings.cards.printed import CardTables, filled
from clockwood.games.iron_kings.words import EFFECTS, PLANS_EACH
from clockwood.kernel.content import table
from clockwood.kernel.entry import entries
from clockwood.kernel.part import Files

PLANNING: Final = ["id", "name_en", "steam", "effect", "amount", "copies", "text_en", "provenance"]


@final
class PlanTables(CardTables):
    """The planning cards that every player has, counted from 0."""

    def __init__(self, files: Files, stem: str) -> None:
        found = entries(files, stem, "planning", "id")
        super().__init__(found, PLANNING, f"{stem}.toml", PLANS_EACH, "K1.3")
        self.steam: Final = table([entry.number("steam", 0, 9) for entry in self.entries])
        self.effect: Final = table([EFFECTS.index(entry.choice("effect", EFFECTS)) for entry in self.entries])
        self.amount: Final = table([entry.number("amount", 0, 3) for entry in self.entries])
        self.all_ids: Final = filled(self.ids, PLANS_EACH, "blank")
