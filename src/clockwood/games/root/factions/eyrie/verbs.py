"""The Eyrie's own actions."""

from typing import Final

from clockwood.games.root.verbs import WORDS

DECREE: Final = WORDS.verb("decree", "card", "column")
RESOLVE: Final = WORDS.verb("resolve", "card")
LEADER: Final = WORDS.verb("leader", "leader")
