"""The words of a card's line, each list indexed by the constants of `effects`."""

from typing import Final

BURNS: Final = ["", "special", "vision"]
MODS: Final = ["damage", "defense", "dominance", "peek wager", "cannot wager special"]
CONDITIONS: Final = ["", "attacking", "defending", "golem", "forge", "totem", "marked"]
PER: Final = ["", "forge", "foundation", "golem", "totem"]
UNITS: Final = ["fighter", "golem"]
PEEKS: Final = ["hand", "vision hand", "vision deck"]
EXTRAS: Final = ["base", "special"]
WHICH: Final = ["", "controlled", "uncontrolled", "adjacent", "marked"]
RINGS: Final = ["", "inner", "outer"]
WHERE: Final = ["mountain", "forest", "forge", "foundation", "totem", "there", "ferrum", "drill", "beaten"]
RULES: Final = [
    "cannot move at marked",
    "cannot attack at marked",
    "cannot discover at marked",
    "cost recruit",
    "cost build",
]
EVENTS: Final = ["battle won", "drill unloads", "foundation placed", "totem discovered"]

HEADS: Final = [
    "this combat",
    "victory",
    "each combat",
    "this round",
    "in play",
    "each preparation",
    "when exhausted",
    "when burned",
]
THIS_COMBAT: Final = 0
VICTORY_LINE: Final = 1
EACH_COMBAT: Final = 2
THIS_ROUND_RULE: Final = 3
IN_PLAY_RULE: Final = 4
EACH_PREPARATION: Final = 5
WHEN_EXHAUSTED: Final = 6
WHEN_BURNED: Final = 7

VERBS: Final = "move attack gain steal recover draw discover foundation build recruit retreat mark peek extra"
LINKS: Final = "ongoing whenever resolve opponent spend burn remove own enemy twice directly fresh if of per to at"
PLURALS: Final = "fighters golems warband warbands"
PHRASES: Final = MODS + CONDITIONS + PER + UNITS + PEEKS + EXTRAS + WHICH + RINGS + WHERE + RULES + EVENTS + HEADS
KNOWN: Final = frozenset(" ".join([*PHRASES, VERBS, LINKS, PLURALS]).split())
"""Every word of the grammar: one of these in a wrong place is misplaced, any other is unknown."""

LARGEST: Final = 20
"""No number of a card needs more than there are pieces of one kind. [IW R1.2]"""


def several(word: str) -> list[str]:
    """One and many: both are read after any number, the right one is printed."""
    return [word, word + "s"]


def counted(n: int, word: str) -> str:
    return f"{n} {word}" if n == 1 else f"{n} {word}s"
