"""The Corvid Conspiracy's own actions."""

from typing import Final

from clockwood.games.root.verbs import WORDS

PLOT: Final = WORDS.verb("plot", "clearing")
LAY: Final = WORDS.verb("lay", "plot")
FLIP_PLOT: Final = WORDS.verb("flip-plot", "clearing")
TRICK: Final = WORDS.verb("trick", "clearing", "clearing")
CALL_UP: Final = WORDS.verb("call-up", "suit")
GUESS: Final = WORDS.verb("guess", "plot")
