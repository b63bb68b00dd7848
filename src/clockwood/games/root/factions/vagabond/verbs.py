"""The Vagabond's own actions."""

from typing import Final

from clockwood.games.root.verbs import WORDS

CHARACTER: Final = WORDS.verb("character", "character")
ENTER: Final = WORDS.verb("enter", "place")
SLIP: Final = WORDS.verb("slip", "place")
ESCORT: Final = WORDS.verb("escort", "seat", "count")

REFRESH: Final = WORDS.verb("refresh", "item", "facing")
DAMAGE: Final = WORDS.verb("damage", "item", "facing")
REPAIR: Final = WORDS.verb("repair", "item", "facing")
DROP: Final = WORDS.verb("drop", "item", "facing")
EXHAUST: Final = WORDS.verb("exhaust", "item")

EXPLORE: Final = WORDS.verb("explore")
AID: Final = WORDS.verb("aid", "seat")
TAKE_ITEM: Final = WORDS.verb("take-item", "item")
QUEST: Final = WORDS.verb("quest", "card")
FOR_POINTS: Final = WORDS.verb("for-points")
FOR_CARDS: Final = WORDS.verb("for-cards")
STRIKE: Final = WORDS.verb("strike", "seat", "piece")

RALLY: Final = WORDS.verb("rally", "seat")
LOSE_ALLY: Final = WORDS.verb("lose-ally")
JOIN: Final = WORDS.verb("join", "seat")

STEAL: Final = WORDS.verb("steal", "seat")
LABOR: Final = WORDS.verb("labor", "card")
HIDE: Final = WORDS.verb("hide")
INSTIGATE: Final = WORDS.verb("instigate", "seat", "seat")
ENLIST: Final = WORDS.verb("enlist", "seat")
SCORCH: Final = WORDS.verb("scorch")
IMPROVISE: Final = WORDS.verb("improvise", "card", "item")
GLIDE: Final = WORDS.verb("glide", "clearing")
SWIFT_STRIKE: Final = WORDS.verb("swift-strike")
