"""The actions that all factions share: verbs, their arguments, and so their notation.

A faction adds its own in its `verbs.py`; `factions/__init__.py` imports them in letter order, so that codes are fixed.
"""

from typing import Final

from clockwood.games.root.words import (
    ALL_CARDS,
    ALL_ITEMS,
    CHARACTERS,
    CLEARINGS,
    COLUMNS,
    FACINGS,
    FACTIONS,
    LEADERS,
    MINISTERS,
    MOST_PLAYERS,
    PIECES,
    PLACES,
    PLOTS,
    ROADS,
    SERVICES,
    SUITS,
)
from clockwood.kernel.vocabulary import Vocabulary

WORDS: Final = Vocabulary(
    {
        "seat": MOST_PLAYERS,
        "clearing": CLEARINGS,
        "place": PLACES,
        "card": ALL_CARDS,
        "suit": len(SUITS),
        "piece": len(PIECES),
        "item": ALL_ITEMS,
        "count": 26,
        "die": 4,
        "column": len(COLUMNS),
        "leader": len(LEADERS),
        "character": len(CHARACTERS),
        "road": ROADS,
        "facing": len(FACINGS),
        "minister": len(MINISTERS),
        "service": len(SERVICES),
        "plot": len(PLOTS),
        "faction": len(FACTIONS),
    }
)

DONE: Final = WORDS.verb("done")
PASS: Final = WORDS.verb("pass")

# Cards.
CRAFT: Final = WORDS.verb("craft", "card")
WITH: Final = WORDS.verb("with", "suit")
USE: Final = WORDS.verb("use", "card")
SPEND: Final = WORDS.verb("spend", "card")
DISCARD: Final = WORDS.verb("discard", "card")
GIVE: Final = WORDS.verb("give", "card")
TAKE: Final = WORDS.verb("take", "card")
AMBUSH: Final = WORDS.verb("ambush", "card")
ACTIVATE: Final = WORDS.verb("activate", "card")
FETCH: Final = WORDS.verb("fetch", "card")
SABOTAGE: Final = WORDS.verb("sabotage", "card")
FLIP: Final = WORDS.verb("flip", "item")

# Other players.
AGAINST: Final = WORDS.verb("against", "seat")
EXPOSE: Final = WORDS.verb("expose", "clearing", "plot")
SHOW: Final = WORDS.verb("show", "card")

# The map.
MOVE: Final = WORDS.verb("move", "place", "place")
TAKE_ALONG: Final = WORDS.verb("take-along", "count")
OPEN: Final = WORDS.verb("open", "road")
BATTLE: Final = WORDS.verb("battle", "clearing", "seat")
LOSE: Final = WORDS.verb("lose", "piece")
REMOVE: Final = WORDS.verb("remove", "clearing")
RECRUIT: Final = WORDS.verb("recruit", "clearing")
BUILD: Final = WORDS.verb("build", "clearing", "piece")
REPLACE: Final = WORDS.verb("replace", "clearing", "seat")
ORDER_OUT: Final = WORDS.verb("order-out", "clearing", "seat")
CORNER: Final = WORDS.verb("corner", "clearing")

# The draft.
PICK: Final = WORDS.verb("pick", "faction")
HOMELAND: Final = WORDS.verb("homeland", "clearing")
PUT_BACK: Final = WORDS.verb("put-back", "card")
OFFER: Final = WORDS.verb("offer", "faction")
ASSIGN: Final = WORDS.verb("assign", "character")

# The watcher of a table of automata.
GO_ON: Final = WORDS.verb("go-on")
TO_THE_END: Final = WORDS.verb("to-the-end")

# Answers of chance.
FIRST: Final = WORDS.verb("first", "seat")
NEXT: Final = WORDS.verb("next", "seat")
MARKER: Final = WORDS.verb("marker", "suit")
DEAL: Final = WORDS.verb("deal", "card")
ROLL: Final = WORDS.verb("roll", "die", "die")

# The ferry, where a river leads there, too.
FERRY_OVER: Final = WORDS.verb("ferry-over", "count")
