"""The factions. Their verbs are imported here in letter order, so that actions have the same codes everywhere."""

from clockwood.games.root.factions.marquise import verbs as marquise_verbs  # isort: skip
from clockwood.games.root.factions.eyrie import verbs as eyrie_verbs  # isort: skip
from clockwood.games.root.factions.alliance import verbs as alliance_verbs  # isort: skip
from clockwood.games.root.factions.vagabond import verbs as vagabond_verbs  # isort: skip
from clockwood.games.root.factions.lizards import verbs as lizards_verbs  # isort: skip
from clockwood.games.root.factions.riverfolk import verbs as riverfolk_verbs  # isort: skip
from clockwood.games.root.factions.duchy import verbs as duchy_verbs  # isort: skip
from clockwood.games.root.factions.corvids import verbs as corvids_verbs  # isort: skip

__all__ = [
    "alliance_verbs",
    "corvids_verbs",
    "duchy_verbs",
    "eyrie_verbs",
    "lizards_verbs",
    "marquise_verbs",
    "riverfolk_verbs",
    "vagabond_verbs",
]
