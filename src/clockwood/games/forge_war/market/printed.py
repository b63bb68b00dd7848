"""Market cards and the market's own prices as a pack prints them. [FW F5.12–F5.17]"""

from typing import Final, final

from clockwood.games.forge_war.cards.printed import PRICED, Card, checked_entry, copies_of, must_differ
from clockwood.games.forge_war.words import BENEFITS, BONUS_CARDS, BONUS_KINDS, END_BONUSES, RESOURCES, SINGLE_CARDS
from clockwood.kernel.content import table
from clockwood.kernel.entry import NAME_LENGTH, Entry, entries
from clockwood.kernel.errors import BadPack
from clockwood.kernel.part import Files


class MarketCard(Card):
    """A card that is sold, for less in the simple game. [FW F5.10]"""

    def __init__(self, entry: Entry, name: str) -> None:
        super().__init__(entry, name, entry.words("name_en", NAME_LENGTH))
        self.price: Final = entry.number("price", 0, 99)
        self.simple_price: Final = entry.number("price_simple", 0, 99)


class Bonus(MarketCard):
    """A stall or a savvy. [FW F5.12] [FW F5.13]"""

    def __init__(self, entry: Entry, name: str) -> None:
        super().__init__(entry, name)
        self.kind: Final = BONUS_KINDS.index(entry.choice("kind", BONUS_KINDS))
        self.prestige: Final = entry.number("prestige", 0, 99)
        self.left: Final = side_of_stall(entry, "left")
        self.right: Final = side_of_stall(entry, "right")


class Single(MarketCard):
    """A single-use card and what it gives. [FW F5.14]"""

    def __init__(self, entry: Entry, name: str) -> None:
        super().__init__(entry, name)
        self.gives: Final = entry.amounts("gives", BENEFITS, 20)


def side_of_stall(entry: Entry, key: str) -> tuple[int, int]:
    """Return the resource and the amount on one side of a stall."""
    if entry.value("kind") != "stall":
        if entry.has(key):
            raise entry.wrong(f"only a stall has '{key}'")
        return (0, 0)
    amounts = entry.amounts(key, RESOURCES, 9)
    shown = [kind for kind in range(len(RESOURCES)) if amounts[kind]]
    if len(shown) != 1:
        raise entry.wrong(f"'{key}' shows one resource [FW F5.12]")
    return (shown[0], amounts[shown[0]])


def read_bonuses(files: Files) -> list[Bonus]:
    fields = ["kind", "left", "right", "prestige"]
    return [Bonus(entry, name) for entry, name in cards_by_stage(files, "bonus", fields, BONUS_CARDS)]


def read_singles(files: Files) -> list[Single]:
    return [Single(entry, name) for entry, name in cards_by_stage(files, "single", ["gives"], SINGLE_CARDS)]


def cards_by_stage(files: Files, key: str, fields: list[str], sizes: list[int]) -> list[tuple[Entry, str]]:
    """Return the cards of a kind sorted by stage, every copy with an id of its own."""
    found = entries(files, "market", key, "id")
    for entry in found:
        checked_entry(entry, [*PRICED, "copies", *fields])
    cards: list[tuple[Entry, str]] = []
    for stage, size in enumerate(sizes, 1):
        here = [entry for entry in found if entry.number("stage", 1, 3) == stage]
        copies = [(entry, name) for entry in here for name in copies_of(entry)]
        if len(copies) != size:
            raise BadPack("market.toml", f"stage {stage} has {len(copies)} {key} cards; {size} are needed [FW F2.8]")
        cards += copies
    must_differ("market", [name for _, name in cards])
    return cards


def read_prices(files: Files, key: str, names: list[str], fields: list[str]) -> list[Entry]:
    """Return the entries of the board under a key, one for each name, in the order of the names."""
    found = entries(files, "board", key, "id")
    given = [entry.word("id") for entry in found]
    if sorted(given) != sorted(names):
        raise BadPack("board.toml", f"one [[{key}]] each is needed: {', '.join(names)}")
    for entry in found:
        checked_entry(entry, ["id", *fields, "provenance", "documented"])
    return [found[given.index(name)] for name in names]


@final
class MarketTables:
    """Bonus and single-use cards, each counted from 0, the merchant's prices and the costs of the end bonuses.

    Stalls that exchange the same have one number in `bonus_exchange`.
    """

    def __init__(self, bonuses: list[Bonus], singles: list[Single], files: Files, epic: bool) -> None:
        self.bonus_kind: Final = table([bonus.kind for bonus in bonuses])
        self.bonus_exchange: Final = table(exchanges(bonuses))
        self.bonus_price: Final = table([bonus.price if epic else bonus.simple_price for bonus in bonuses])
        self.bonus_prestige: Final = table([bonus.prestige for bonus in bonuses])
        self.left_kind: Final = table([bonus.left[0] for bonus in bonuses])
        self.left_count: Final = table([bonus.left[1] for bonus in bonuses])
        self.right_kind: Final = table([bonus.right[0] for bonus in bonuses])
        self.right_count: Final = table([bonus.right[1] for bonus in bonuses])
        self.single_price: Final = table([single.price if epic else single.simple_price for single in singles])
        self.single_gives: Final = table([amount for single in singles for amount in single.gives])
        merchant = read_prices(files, "merchant", RESOURCES, ["buy", "sell"])
        self.buy: Final = table([entry.number("buy", 1, 99) for entry in merchant])
        self.sell: Final = table([entry.number("sell", 0, 99) for entry in merchant])
        end_bonuses = read_prices(files, "end_bonus", END_BONUSES, ["cost", "cost_simple"])
        self.end_cost: Final = table(end_costs(end_bonuses, epic))


def exchanges(bonuses: list[Bonus]) -> list[int]:
    """Return a number for each bonus card that is the same for all that exchange the same."""
    seen: list[tuple[tuple[int, int], tuple[int, int]]] = []
    found: list[int] = []
    for bonus in bonuses:
        pair = (bonus.left, bonus.right)
        if pair not in seen:
            seen.append(pair)
        found.append(seen.index(pair))
    return found


def end_costs(end_bonuses: list[Entry], epic: bool) -> list[int]:
    """Return the costs that hold for this length of game, and check those of the other."""
    costs = [entry.number("cost", 0, 99) for entry in end_bonuses]
    simple_costs = [entry.number("cost_simple", 0, 99) for entry in end_bonuses]
    return costs if epic else simple_costs
