"""The Riverfolk Company's own actions, and those of its buyers."""

from typing import Final

from clockwood.games.root.verbs import WORDS

PRICE: Final = WORDS.verb("price", "service", "count")
FUND: Final = WORDS.verb("fund", "seat")
DRAW_FOR_FUND: Final = WORDS.verb("draw-for-fund")
ESTABLISH: Final = WORDS.verb("establish", "clearing")
EXPORT: Final = WORDS.verb("export", "card")
BUY: Final = WORDS.verb("buy", "service")
BUY_CARD: Final = WORDS.verb("buy-card", "card")
