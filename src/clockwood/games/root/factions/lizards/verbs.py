"""The Lizard Cult's own actions."""

from typing import Final

from clockwood.games.root.verbs import WORDS

OUTCAST: Final = WORDS.verb("outcast", "suit")
CONVERT: Final = WORDS.verb("convert", "clearing", "seat")
SANCTIFY: Final = WORDS.verb("sanctify", "clearing", "piece")
RITUAL_BUILD: Final = WORDS.verb("ritual-build", "card")
RITUAL_RECRUIT: Final = WORDS.verb("ritual-recruit", "card")
RITUAL_SCORE: Final = WORDS.verb("ritual-score", "card")
SACRIFICE: Final = WORDS.verb("sacrifice", "card")
