"""The Alliance's own actions."""

from typing import Final

from clockwood.games.root.verbs import WORDS

REVOLT: Final = WORDS.verb("revolt", "clearing")
SPREAD: Final = WORDS.verb("spread", "clearing")
MOBILIZE: Final = WORDS.verb("mobilize", "card")
TRAIN: Final = WORDS.verb("train", "card")
ORGANIZE: Final = WORDS.verb("organize", "clearing")
SHOW_HAND: Final = WORDS.verb("show-hand")
HOLD_NONE: Final = WORDS.verb("hold-none")
