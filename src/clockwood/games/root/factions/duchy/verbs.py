"""The Underground Duchy's own actions."""

from typing import Final

from clockwood.games.root.verbs import WORDS

RAISE: Final = WORDS.verb("raise", "card")
MUSTER: Final = WORDS.verb("muster")
DIG: Final = WORDS.verb("dig", "card")
LIFT: Final = WORDS.verb("lift", "clearing")
TUNNEL: Final = WORDS.verb("tunnel", "clearing")
COMMAND: Final = WORDS.verb("command", "minister")
SWAY: Final = WORDS.verb("sway", "minister")
REVEAL: Final = WORDS.verb("reveal", "card")
FORSAKE: Final = WORDS.verb("forsake", "minister")
DISMISS: Final = WORDS.verb("dismiss", "place")
