"""What a pack says of the market: weapon designs, bonus and single-use cards, starting wealth. [FW F2.8] [FW F5.11]"""

from typing import Final

from clockwood.games.forge_war.words import (
    ALL_WEAPONS,
    BENEFITS,
    BONUS_CARDS,
    BONUS_KINDS,
    DESIGN_KINDS,
    DESIGNS,
    RESOURCES,
    SINGLE_CARDS,
    SPECIALS,
    TYPES,
    WEALTH_CARDS,
    WEALTH_GIVES,
    WEAPON_CARDS,
)
from clockwood.kernel.entry import NAME_LENGTH, TEXT_LENGTH, Entry, entries
from clockwood.kernel.errors import BadPack

Files = dict[str, dict[str, object]]

PRICED: Final = ["id", "name_en", "stage", "price", "price_simple", "name_provenance", "provenance", "documented"]
FIRST_UNIQUE_LEVEL: Final = 3


def checked_entry(entry: Entry, fields: list[str]) -> None:
    entry.must_know(fields)
    entry.word("id")
    entry.provenance()
    entry.maybe_words("documented", TEXT_LENGTH)


def must_differ(file: str, ids: list[str]) -> None:
    for k, name in enumerate(ids):
        if name.lower() in [other.lower() for other in ids[:k]]:
            raise BadPack(f"{file}.toml {name}", "two entries have this id")


class Designs:
    """The weapon cards by stage, public before hidden before unique; then the two designs everybody starts with."""

    def __init__(self, files: Files) -> None:
        found = entries(files, "designs", "design", "id")
        for entry in found:
            checked_entry(entry, [*PRICED, "kind", "cost", "power", "types", "min_level", "prestige", "special"])
        listed = [entry for stage in (1, 2, 3) for entry in self.of_stage(found, stage)]
        starting = [entry for entry in found if entry.value("kind") == "starting"]
        if len(starting) != 2 or len(listed) != ALL_WEAPONS or len(found) != DESIGNS:
            raise BadPack("designs.toml", "two starting designs and 13, 10 and 10 of the stages are needed [FW F2.1]")
        listed += starting
        self.ids: Final = [entry.word("id") for entry in listed]
        must_differ("designs", self.ids)
        self.names: Final = [entry.words("name_en", NAME_LENGTH) for entry in listed]
        self.kinds: Final = [DESIGN_KINDS.index(entry.choice("kind", DESIGN_KINDS)) for entry in listed]
        self.costs: Final = [entry.amounts("cost", RESOURCES, 9) for entry in listed]
        self.powers: Final = [entry.number("power", 1, 40) for entry in listed]
        self.types: Final = [[TYPES.index(name) for name in entry.items("types", TYPES)] for entry in listed]
        self.min_levels: Final = [entry.number("min_level", 1, 4) for entry in listed]
        self.prices: Final = [entry.number("price", 0, 99) for entry in listed]
        self.simple_prices: Final = [entry.number("price_simple", 0, 99) for entry in listed]
        self.prestige: Final = [entry.number("prestige", 0, 99) for entry in listed]
        self.specials: Final = [
            entry.amounts("special", SPECIALS, 9) if entry.has("special") else [0] * len(SPECIALS) for entry in listed
        ]
        self.house: Final = [entry.provenance() == "house" for entry in listed]
        for k, entry in enumerate(listed):
            self.must_fit(entry, k)

    def of_stage(self, found: list[Entry], stage: int) -> list[Entry]:
        """The weapon cards of a stage: those public from its start, then the stack's public ones, then the unique."""
        here = [entry for entry in found if entry.number("stage", 0, 3) == stage]
        sorted_out = [[entry for entry in here if entry.value("kind") == kind] for kind in DESIGN_KINDS[1:]]
        wanted = [4, 3, 6] if stage == 1 else [1, 3, 6] if stage == 2 else [0, 0, 10]
        if [len(group) for group in sorted_out] != wanted or len(here) != WEAPON_CARDS[stage - 1]:
            raise BadPack(
                "designs.toml",
                f"stage {stage} needs {wanted[0]} public, {wanted[1]} hidden and {wanted[2]} unique designs [FW F2.8]",
            )
        return [entry for group in sorted_out for entry in group]

    def must_fit(self, entry: Entry, which: int) -> None:
        if sum(self.costs[which]) == 0:
            raise entry.wrong("a weapon costs at least one cube [FW F6.5]")
        if self.kinds[which] == DESIGN_KINDS.index("unique"):
            if sum(self.costs[which][3:]) == 0:
                raise entry.wrong("a unique design needs a gem [FW F5.11]")
            if self.min_levels[which] < FIRST_UNIQUE_LEVEL:
                raise entry.wrong("a unique design needs level 3 [FW F6.4]")


class Cards:
    """A deck of a stage-sorted kind, every copy a card of its own: `K01a`, `K01b`."""

    def __init__(self, files: Files, key: str, fields: list[str], sizes: list[int]) -> None:
        found = entries(files, "market", key, "id")
        self.ids: Final[list[str]] = []
        self.entries: Final[list[Entry]] = []
        self.groups: Final[list[int]] = []
        for entry in found:
            checked_entry(entry, [*PRICED, "copies", *fields])
        for stage in range(1, len(sizes) + 1):
            count = 0
            for group, entry in enumerate(found):
                if entry.number("stage", 1, 3) == stage:
                    count += self.add(entry, group)
            if count != sizes[stage - 1]:
                raise BadPack(
                    "market.toml", f"stage {stage} has {count} {key} cards; {sizes[stage - 1]} are needed [FW F2.8]"
                )
        must_differ("market", self.ids)
        self.names: Final = [entry.words("name_en", NAME_LENGTH) for entry in self.entries]
        self.prices: Final = [entry.number("price", 0, 99) for entry in self.entries]
        self.simple_prices: Final = [entry.number("price_simple", 0, 99) for entry in self.entries]
        self.house: Final = [entry.provenance() == "house" for entry in self.entries]

    def add(self, entry: Entry, group: int) -> int:
        copies = entry.number("copies", 1, 9)
        for copy in range(copies):
            self.ids.append(entry.word("id") + ("abcdefghi"[copy] if copies > 1 else ""))
            self.entries.append(entry)
            self.groups.append(group)
        return copies


class Bonuses(Cards):
    """Stalls and savvies. Stalls that exchange the same have one number. [FW F5.12] [FW F5.13]"""

    def __init__(self, files: Files) -> None:
        super().__init__(files, "bonus", ["kind", "left", "right", "prestige"], BONUS_CARDS)
        self.kinds: Final = [BONUS_KINDS.index(entry.choice("kind", BONUS_KINDS)) for entry in self.entries]
        self.prestige: Final = [entry.number("prestige", 0, 99) for entry in self.entries]
        self.left: Final = [self.shown(entry, "left") for entry in self.entries]
        self.right: Final = [self.shown(entry, "right") for entry in self.entries]
        exchanges: list[object] = []
        self.exchange: Final[list[int]] = []
        for k in range(len(self.entries)):
            pair = (self.left[k], self.right[k])
            if pair not in exchanges:
                exchanges.append(pair)
            self.exchange.append(exchanges.index(pair))

    def shown(self, entry: Entry, key: str) -> tuple[int, int]:
        """The resource and the amount on one side of a stall."""
        if entry.value("kind") != "stall":
            if entry.has(key):
                raise entry.wrong(f"only a stall has '{key}'")
            return (0, 0)
        amounts = entry.amounts(key, RESOURCES, 9)
        shown = [kind for kind in range(len(RESOURCES)) if amounts[kind]]
        if len(shown) != 1:
            raise entry.wrong(f"'{key}' shows one resource [FW F5.12]")
        return (shown[0], amounts[shown[0]])


class Singles(Cards):
    """Single-use cards and what they give. [FW F5.14]"""

    def __init__(self, files: Files) -> None:
        super().__init__(files, "single", ["gives"], SINGLE_CARDS)
        self.gives: Final = [entry.amounts("gives", BENEFITS, 20) for entry in self.entries]


class Wealth:
    """The starting wealth cards. [FW F2.13]"""

    def __init__(self, files: Files, designs: Designs) -> None:
        found = entries(files, "wealth", "wealth", "id")
        if len(found) != WEALTH_CARDS:
            raise BadPack("wealth.toml", f"{WEALTH_CARDS} cards are needed [FW F2.3]")
        for entry in found:
            checked_entry(entry, ["id", "gives", "claim", "provenance", "documented"])
        self.ids: Final = [entry.word("id") for entry in found]
        must_differ("wealth", self.ids)
        self.gives: Final = [entry.amounts("gives", WEALTH_GIVES, 20) for entry in found]
        self.claims: Final = [self.claim(entry, designs) for entry in found]
        self.house: Final = [entry.provenance() == "house" for entry in found]

    def claim(self, entry: Entry, designs: Designs) -> int:
        """The design a card claims, or -1."""
        if not entry.has("claim"):
            return -1
        name = entry.word("claim")
        public = [k for k in range(4) if designs.ids[k] == name]
        if not public:
            raise entry.wrong(f"'{name}' is not a design that is public from the start [FW F2.13]")
        return public[0]
