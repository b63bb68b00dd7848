"""The deck as printed: suit, cost, item, points and effect of each card. [RT 2.1]"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.root.words import (
    ALL_CARDS,
    BIRD,
    DECK_SIZE,
    EFFECTS,
    ITEMS,
    KINDS,
    QUESTS,
    RUIN_ITEMS,
    SUITS,
    UNDER_RUINS,
)
from clockwood.kernel.content import table
from clockwood.kernel.entry import NAME_LENGTH, TEXT_LENGTH, Entry, entries
from clockwood.kernel.errors import BadPack
from clockwood.kernel.part import Files

ANY: Final[i64] = 3
"""The symbol of a cost that takes any suit."""
SYMBOLS: Final = ["fox", "rabbit", "mouse", "any"]
FIELDS: Final = ["id", "name_en", "deck", "suit", "kind", "copies", "cost", "item", "vp", "text_en"]


@final
class DeckTables:
    """The 54 cards of one deck, then the Viziers, quests and items under ruins; each table is by card."""

    def __init__(self, files: Files, deck: str) -> None:
        cards = cards_of(files, deck)
        quests = entries(files, "quests", "quest", "id")
        if len(quests) != RUIN_ITEMS - QUESTS:
            raise BadPack("quests.toml", f"there are {len(quests)} quests; there must be {RUIN_ITEMS - QUESTS}")
        hidden = [(item, copy) for copy in (1, 2) for item in UNDER_RUINS]
        effects = [effect_of(card) for card, _ in cards]
        self.ids: Final = [
            *(name_of(card, copy) for card, copy in cards),
            "vizier-1",
            "vizier-2",
            *(quest.word("id") for quest in quests),
            *(f"ruin-{item}-{copy}" for item, copy in hidden),
        ]
        self.names: Final = [
            *(card.words("name_en", NAME_LENGTH) for card, _ in cards),
            "Loyal Vizier",
            "Loyal Vizier",
            *(quest.words("name_en", NAME_LENGTH) for quest in quests),
            *(item.capitalize() for item, _ in hidden),
        ]
        self.texts: Final = [card.maybe_words("text_en", TEXT_LENGTH) for card, _ in cards] + [""] * (
            int(ALL_CARDS) - len(cards)
        )
        suited = [*(card for card, _ in cards), None, None, *quests, *(None for _ in hidden)]
        self.suit: Final = table([int(BIRD) if card is None else suit_of(card) for card in suited])
        suits_of = {name: {self.suit[k] for k, other in enumerate(self.names) if other == name} for name in self.names}
        self.shared: Final = {name for name, suits in suits_of.items() if len(suits) > 1}
        """The names of cards that exist in more than one suit."""
        self.kind: Final = table([KINDS.index(card.choice("kind", KINDS)) for card, _ in cards])
        self.dominances: Final = table([k for k, (card, _) in enumerate(cards) if card.word("kind") == "dominance"])
        self.item: Final = table(
            [ITEMS.index(card.choice("item", ITEMS)) if is_item(card) else -1 for card, _ in cards]
        )
        self.points: Final = table([card.number("vp", 0, 9) if is_item(card) else 0 for card, _ in cards])
        self.effect: Final = table(effects)
        self.cost: Final = table([count for card, _ in cards for count in cost_of(card)])
        """Four numbers a card: fox, rabbit, mouse, any."""
        self.quest_items: Final = table([ITEMS.index(item) for quest in quests for item in quest_items(quest)])
        self.with_effect: Final = vec[vec[i64]](
            [table([card for card in range(DECK_SIZE) if effects[card] == effect]) for effect in range(len(EFFECTS))]
        )

    def cost_of(self, card: i64, symbol: i64) -> i64:
        return self.cost[card * 4 + symbol]

    def price_of(self, card: i64) -> i64:
        """Return how many crafting pieces a card costs in all."""
        at = card * 4
        return self.cost[at] + self.cost[at + 1] + self.cost[at + 2] + self.cost[at + 3]

    def quest_item(self, card: i64, which: i64) -> i64:
        """Return one of the two items a quest asks for."""
        return self.quest_items[(card - QUESTS) * 2 + which]


def cards_of(files: Files, deck: str) -> list[tuple[Entry, int]]:
    """Return the cards of a deck, each copy with its number."""
    found: list[tuple[Entry, int]] = []
    for entry in entries(files, "cards", "card", "id"):
        entry.must_know(FIELDS)
        if entry.choice("deck", ["both", "standard", "exiles"]) in ("both", deck):
            found += [(entry, copy) for copy in range(1, entry.number("copies", 1, 4) + 1)]
    if len(found) != DECK_SIZE:
        raise BadPack("cards.toml", f"the {deck} deck has {len(found)} cards; there are {DECK_SIZE}")
    return found


def name_of(entry: Entry, copy: int) -> str:
    """Return the name of a card in notation; copies are numbered."""
    name = entry.word("id")
    return name if entry.number("copies", 1, 4) == 1 else f"{name}-{copy}"


def suit_of(entry: Entry) -> int:
    return SUITS.index(entry.choice("suit", SUITS))


def is_item(entry: Entry) -> bool:
    return entry.choice("kind", KINDS) == "item"


def effect_of(entry: Entry) -> int:
    """Return the effect of a card that has one, else -1."""
    name = entry.word("id")
    if entry.choice("kind", KINDS) not in ("persistent", "immediate"):
        return -1
    if name not in EFFECTS:
        raise entry.wrong(f"no rule is known for the effect of {name}")
    return EFFECTS.index(name)


def cost_of(entry: Entry) -> list[int]:
    if not entry.has("cost"):
        return [0, 0, 0, 0]
    listed = entry.value("cost")
    if not isinstance(listed, list) or any(symbol not in SYMBOLS for symbol in listed):
        raise entry.wrong(f"'cost' must be a list of {', '.join(SYMBOLS)}")
    return [listed.count(symbol) for symbol in SYMBOLS]


def quest_items(entry: Entry) -> list[str]:
    listed = entry.value("items")
    if not isinstance(listed, list) or len(listed) != 2 or any(item not in ITEMS for item in listed):
        raise entry.wrong(f"'items' must be two of {', '.join(ITEMS)}")
    return [str(item) for item in listed]
