"""Every action of Forge War: its verb, its arguments, and so its notation."""

from typing import Final

from clockwood.games.forge_war.words import (
    ADVENTURERS,
    ALL_CARDS,
    DESIGNS,
    END_BONUSES,
    HEXES,
    KINDS,
    QUESTS_EACH,
    SEATS,
    TILES,
    TITLES,
    WEALTH_CARDS,
)
from clockwood.kernel.vocabulary import Vocabulary

WORDS: Final = Vocabulary(
    {
        "seat": len(SEATS),
        "hex": HEXES,
        "resource": KINDS,
        "card": ALL_CARDS,
        "wealth": WEALTH_CARDS,
        "design": DESIGNS,
        "adventurer": ADVENTURERS,
        "quest": QUESTS_EACH,
        "steps": 10,
        "title": len(TITLES),
        "tile": len(TILES),
        "bonus": len(END_BONUSES),
        "side": 2,
        "way": 2,
    }
)

PASS: Final = WORDS.verb("pass")
DONE: Final = WORDS.verb("done")
SKIP: Final = WORDS.verb("skip")

PLACE: Final = WORDS.verb("place", "hex")
MOVE: Final = WORDS.verb("move", "hex", "hex")
LIFT: Final = WORDS.verb("lift", "hex")
DROP: Final = WORDS.verb("drop", "hex")
OFF_BOARD: Final = WORDS.verb("off-board")

KEEP: Final = WORDS.verb("keep", "wealth", "wealth")

BUY: Final = WORDS.verb("buy", "resource")
SELL: Final = WORDS.verb("sell", "resource")
TRADE: Final = WORDS.verb("trade", "card", "way")

PURCHASE: Final = WORDS.verb("purchase", "card")
HIRE: Final = WORDS.verb("hire")
TRAIN: Final = WORDS.verb("train", "adventurer")
CLAIM: Final = WORDS.verb("claim", "design")
ROAD: Final = WORDS.verb("road", "quest", "steps")
END_BONUS: Final = WORDS.verb("bonus", "bonus")

TAKE: Final = WORDS.verb("take", "card")
CHARM: Final = WORDS.verb("charm", "card")
SEND: Final = WORDS.verb("send", "adventurer", "quest")
FORGE: Final = WORDS.verb("forge", "design")
WITHDRAW: Final = WORDS.verb("withdraw", "adventurer")

LEVEL: Final = WORDS.verb("level", "adventurer")
TITLE: Final = WORDS.verb("title", "title")
SPARE: Final = WORDS.verb("spare", "resource")
SPEND: Final = WORDS.verb("spend", "resource")
REDEEM: Final = WORDS.verb("redeem", "card")

# What chance answers.
TOP: Final = WORDS.verb("top", "card")
ORDER_NEXT: Final = WORDS.verb("order", "seat")
LAY: Final = WORDS.verb("lay", "side")
TILE: Final = WORDS.verb("tile", "tile")
ADVANCE: Final = WORDS.verb("advance", "quest")
