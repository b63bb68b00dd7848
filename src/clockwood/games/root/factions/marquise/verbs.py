"""The Marquise's own actions."""

from typing import Final

from clockwood.games.root.verbs import WORDS

MARCH: Final = WORDS.verb("march")
RECRUIT_ALL: Final = WORDS.verb("recruit-all")
OVERWORK: Final = WORDS.verb("overwork", "card")
EXTRA_ACTION: Final = WORDS.verb("extra-action", "card")
HEAL: Final = WORDS.verb("heal", "card")
WOOD: Final = WORDS.verb("wood", "clearing")
PAY_WOOD: Final = WORDS.verb("pay-wood", "clearing")
