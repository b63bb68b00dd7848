"""Starting wealth cards as a pack prints them. [FW F2.13]"""

from typing import Final, final

from clockwood.games.forge_war.cards.printed import Card, checked_entry, must_differ
from clockwood.games.forge_war.words import WEALTH_CARDS, WEALTH_GIVES
from clockwood.kernel.content import table
from clockwood.kernel.entry import Entry, entries
from clockwood.kernel.errors import BadPack
from clockwood.kernel.layout import NONE
from clockwood.kernel.part import Files

FIELDS: Final = ["id", "gives", "claim", "provenance", "documented"]


class WealthCard(Card):
    """A starting wealth card: what it gives, and the design it claims, NONE for none."""

    def __init__(self, entry: Entry, public: list[str]) -> None:
        super().__init__(entry, entry.word("id"), entry.word("id"))
        self.gives: Final = entry.amounts("gives", WEALTH_GIVES, 20)
        self.claim: Final = claimed(entry, public)


def claimed(entry: Entry, public: list[str]) -> int:
    if not entry.has("claim"):
        return int(NONE)
    name = entry.word("claim")
    if name not in public:
        raise entry.wrong(f"'{name}' is not a design that is public from the start [FW F2.13]")
    return public.index(name)


def read_wealth(files: Files, public: list[str]) -> list[WealthCard]:
    """Return the cards; `public` are the designs that can be claimed from the start."""
    found = entries(files, "wealth", "wealth", "id")
    if len(found) != WEALTH_CARDS:
        raise BadPack("wealth.toml", f"{WEALTH_CARDS} cards are needed [FW F2.3]")
    for entry in found:
        checked_entry(entry, FIELDS)
    must_differ("wealth", [entry.word("id") for entry in found])
    return [WealthCard(entry, public) for entry in found]


@final
class WealthTables:
    """The cards as rules read them, counted from 0; `gives` has one amount for each thing a card may give."""

    def __init__(self, cards: list[WealthCard]) -> None:
        self.gives: Final = table([amount for card in cards for amount in card.gives])
        self.claim: Final = table([card.claim for card in cards])
