"""All factions there are, in letter order. [RT 5.1.7]"""

from typing import Final

from clockwood.games.root.factions.alliance.kit import KIT as ALLIANCE
from clockwood.games.root.factions.corvids.kit import KIT as CORVIDS
from clockwood.games.root.factions.duchy.kit import KIT as DUCHY
from clockwood.games.root.factions.eyrie.kit import KIT as EYRIE
from clockwood.games.root.factions.lizards.kit import KIT as LIZARDS
from clockwood.games.root.factions.marquise.kit import KIT as MARQUISE
from clockwood.games.root.factions.riverfolk.kit import KIT as RIVERFOLK
from clockwood.games.root.factions.vagabond.kit import KIT as VAGABOND
from clockwood.games.root.factions.vagabond.kit import SECOND as VAGABOND2

KITS: Final = [MARQUISE, EYRIE, ALLIANCE, VAGABOND, VAGABOND2, LIZARDS, RIVERFOLK, DUCHY, CORVIDS]
USUAL: Final = ["marquise", "eyrie"]
"""Those that play unless a table says otherwise."""
