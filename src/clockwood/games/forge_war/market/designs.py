"""Weapon designs as a pack prints them: the weapon cards by stage, then the two everybody has. [FW F2.1] [FW F2.8]"""

from typing import Final, final

from clockwood.games.forge_war.cards.printed import PRICED, Card, checked_entry, mask, must_differ
from clockwood.games.forge_war.words import (
    ALL_WEAPONS,
    DESIGN_KINDS,
    DESIGNS,
    RESOURCES,
    SPECIALS,
    TYPES,
    WEAPON_CARDS,
)
from clockwood.kernel.content import table
from clockwood.kernel.entry import NAME_LENGTH, Entry, entries
from clockwood.kernel.errors import BadPack
from clockwood.kernel.part import Files

FIELDS: Final = [*PRICED, "kind", "cost", "power", "types", "min_level", "prestige", "special"]
FIRST_UNIQUE_LEVEL: Final = 3
GEMS: Final = slice(3, 6)
IN_STAGE: Final = [[4, 3, 6], [1, 3, 6], [0, 0, 10]]
"""Public, hidden and unique designs of each stage. [FW F2.8]"""


class Design(Card):
    """The design of a weapon: its cost in cubes, its power and types, and the level it needs. [FW F6.4] [FW F6.5]"""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry, entry.word("id"), entry.words("name_en", NAME_LENGTH))
        self.kind: Final = DESIGN_KINDS.index(entry.choice("kind", DESIGN_KINDS))
        self.cost: Final = entry.amounts("cost", RESOURCES, 9)
        self.power: Final = entry.number("power", 1, 40)
        self.types: Final = [TYPES.index(name) for name in entry.items("types", TYPES)]
        self.min_level: Final = entry.number("min_level", 1, 4)
        self.price: Final = entry.number("price", 0, 99)
        self.simple_price: Final = entry.number("price_simple", 0, 99)
        self.prestige: Final = entry.number("prestige", 0, 99)
        self.special: Final = entry.amounts("special", SPECIALS, 9) if entry.has("special") else [0] * len(SPECIALS)
        if sum(self.cost) == 0:
            raise entry.wrong("a weapon costs at least one cube [FW F6.5]")
        if DESIGN_KINDS[self.kind] == "unique":
            if sum(self.cost[GEMS]) == 0:
                raise entry.wrong("a unique design needs a gem [FW F5.11]")
            if self.min_level < FIRST_UNIQUE_LEVEL:
                raise entry.wrong("a unique design needs level 3 [FW F6.4]")


def read_designs(files: Files) -> list[Design]:
    """Return the designs by stage, public before hidden before unique; then the two designs everybody starts with."""
    found = entries(files, "designs", "design", "id")
    for entry in found:
        checked_entry(entry, FIELDS)
    listed = [entry for stage in (1, 2, 3) for entry in designs_of_stage(found, stage)]
    starting = [entry for entry in found if entry.value("kind") == "starting"]
    if len(starting) != 2 or len(listed) != ALL_WEAPONS or len(found) != DESIGNS:
        raise BadPack("designs.toml", "two starting designs and 13, 10 and 10 of the stages are needed [FW F2.1]")
    must_differ("designs", [entry.word("id") for entry in [*listed, *starting]])
    return [Design(entry) for entry in [*listed, *starting]]


def designs_of_stage(found: list[Entry], stage: int) -> list[Entry]:
    """Return the weapon cards of a stage: those public from its start, the public ones of its stack, the unique."""
    here = [entry for entry in found if entry.number("stage", 0, 3) == stage]
    groups = [[entry for entry in here if entry.value("kind") == kind] for kind in DESIGN_KINDS[1:]]
    wanted = IN_STAGE[stage - 1]
    if [len(group) for group in groups] != wanted or len(here) != WEAPON_CARDS[stage - 1]:
        raise BadPack(
            "designs.toml",
            f"stage {stage} needs {wanted[0]} public, {wanted[1]} hidden and {wanted[2]} unique designs [FW F2.8]",
        )
    return [entry for group in groups for entry in group]


@final
class DesignTables:
    """The designs as rules read them, a number for each; `cost` has one for each resource of each design."""

    def __init__(self, designs: list[Design], epic: bool) -> None:
        self.kind: Final = table([design.kind for design in designs])
        self.cost: Final = table([cubes for design in designs for cubes in design.cost])
        self.power: Final = table([design.power for design in designs])
        self.types: Final = table([mask(design.types) for design in designs])
        self.any_type: Final = table([design.special[0] for design in designs])
        self.per_leg: Final = table([design.special[1] for design in designs])
        self.at_end: Final = table([design.special[2] for design in designs])
        self.level: Final = table([design.min_level for design in designs])
        self.price: Final = table([design.price if epic else design.simple_price for design in designs])
        self.prestige: Final = table([design.prestige for design in designs])
        self.names: Final = [design.name for design in designs]
