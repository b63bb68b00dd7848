"""Every action of Iron Kings: its verb, its arguments, and so its notation."""

from typing import Final

from clockwood.games.iron_kings.words import (
    ALL_CARDS,
    ALL_POSTS,
    ALL_SECTIONS,
    HEXES,
    RESOURCES,
    SEATS,
    SLOTS,
    TOKENS,
    WAYS,
)
from clockwood.kernel.vocabulary import Vocabulary

WORDS: Final = Vocabulary(
    {
        "seat": len(SEATS),
        "hex": HEXES,
        "facing": WAYS,
        "post": ALL_POSTS,
        "section": ALL_SECTIONS,
        "slot": SLOTS,
        "card": ALL_CARDS,
        "token": len(TOKENS),
        "resource": len(RESOURCES),
        "fuel": 2,
        "turn": WAYS,
        "side": 2,
        "line": 2,
        "steps": 10,
        "face": 7,
    }
)

PASS: Final = WORDS.verb("pass")
DONE: Final = WORDS.verb("done")

SETTLE: Final = WORDS.verb("settle", "hex", "facing")
KEEP_HAND: Final = WORDS.verb("keep-hand")
MULLIGAN: Final = WORDS.verb("mulligan")

PUT_SMALL: Final = WORDS.verb("small", "post")
PUT_BIG: Final = WORDS.verb("big", "post")
SEND: Final = WORDS.verb("send", "hex")
BUY: Final = WORDS.verb("buy", "card", "section")
ARRANGE: Final = WORDS.verb("arrange")
CARRY: Final = WORDS.verb("carry", "card")
WARP: Final = WORDS.verb("warp", "hex")
WHIRL: Final = WORDS.verb("whirl")

LINE: Final = WORDS.verb("use", "line")
INSERT: Final = WORDS.verb("insert", "card", "slot")
REPLACE: Final = WORDS.verb("replace", "card", "slot")
REMOVE: Final = WORDS.verb("remove", "slot")
SWAP: Final = WORDS.verb("swap", "slot", "slot")
RECOVER: Final = WORDS.verb("recover", "card")
BURN: Final = WORDS.verb("burn", "fuel")
CHANGE: Final = WORDS.verb("change", "card", "card")
MEND: Final = WORDS.verb("mend", "post")
PATCH: Final = WORDS.verb("patch", "card")
PAY_GEAR: Final = WORDS.verb("pay-gear")

TURN: Final = WORDS.verb("turn", "turn")
STEPS: Final = WORDS.verb("steps", "steps")
VEER: Final = WORDS.verb("veer", "side")
CLIMB: Final = WORDS.verb("climb", "hex")
HOOK: Final = WORDS.verb("hook", "post")
TARGET: Final = WORDS.verb("target", "seat")

PUT_BACK: Final = WORDS.verb("put-back", "token")
KEEP: Final = WORDS.verb("keep", "card")
KEEP_FOR: Final = WORDS.verb("keep", "card", "card")
DECLINE: Final = WORDS.verb("decline")
SCRAP_FOR: Final = WORDS.verb("scrap-for", "resource")
SHIELD: Final = WORDS.verb("shield", "card")
LOSE: Final = WORDS.verb("lose", "card")

# The way of an automaton.
GO: Final = WORDS.verb("go", "hex")

# Answers of chance.
FIRST_SEAT: Final = WORDS.verb("first", "seat")
TOP: Final = WORDS.verb("top", "card")
ROLL: Final = WORDS.verb("roll", "face")
DRAWN_TOKEN: Final = WORDS.verb("drawn", "token")
