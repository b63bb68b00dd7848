"""Root: factions of a forest, each by rules of its own, two to six of them."""

from typing import Final

from clockwood.games.root.bots.alliance.bot import TRAITS as ALLIANCE_TRAITS
from clockwood.games.root.bots.corvids.bot import TRAITS as CORVID_TRAITS
from clockwood.games.root.bots.duchy.bot import TRAITS as DUCHY_TRAITS
from clockwood.games.root.bots.every import BOTS
from clockwood.games.root.bots.eyrie.bot import TRAITS as EYRIE_TRAITS
from clockwood.games.root.bots.lizards.bot import TRAITS as LIZARD_TRAITS
from clockwood.games.root.bots.marquise.bot import TRAITS as MARQUISE_TRAITS
from clockwood.games.root.bots.riverfolk.bot import TRAITS as ROBOT_TRAITS
from clockwood.games.root.bots.vagabot.bot import TRAITS as VAGABOT_TRAITS
from clockwood.games.root.clearings.part import Land
from clockwood.games.root.content import Printed, RootContent
from clockwood.games.root.deck.part import Cards
from clockwood.games.root.draft import cells as draft_cells
from clockwood.games.root.draft.part import Draft
from clockwood.games.root.factions.every import KITS, USUAL
from clockwood.games.root.judging.judge import RootJudge
from clockwood.games.root.options import options_for, seats_at
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.steps import STEPS
from clockwood.games.root.table import cells
from clockwood.games.root.table.blocks import LIZARDS, with_room
from clockwood.games.root.table.part import Turns
from clockwood.games.root.verbs import WORDS
from clockwood.kernel.content import Content, PackId
from clockwood.kernel.game import Game
from clockwood.kernel.options import Value
from clockwood.kernel.part import Files, Part

RULES_VERSION: Final = 2
FACTIONS: Final = [kit.part.name for kit in KITS]
COMMON: Final[list[Part]] = [Turns(), Draft(), Land(), Cards()]
VARIANTS: Final[list[dict[str, Value]]] = [
    {},
    {"map": "winter", "deck": "exiles"},
    {"map": "lake", "deck": "exiles", "order": "letter"},
    {"map": "mountain", "suits": "preset", "round-limit": 12},
    {"alliance": 1},
    {"alliance": 1, "vagabond": 1},
    {"vagabond": 1, "vagabond2": 1, "deck": "exiles"},
    {"seat.marquise": "mechanical-marquise:1"},
    {"map": "mountain", "seat.marquise": f"mechanical-marquise:3+{'+'.join(MARQUISE_TRAITS)}", "deck": "exiles"},
    {"map": "winter", "seat.eyrie": "electric-eyrie:0"},
    {"map": "lake", "seat.eyrie": f"electric-eyrie:3+{'+'.join(EYRIE_TRAITS)}", "deck": "exiles"},
    {"map": "lake", "seat.marquise": "mechanical-marquise:2+fortified", "seat.eyrie": "electric-eyrie:2+war-tax"},
    {"alliance": 1, "vagabond": 1, "seat.marquise": "mechanical-marquise:2+blitz", "seat.eyrie": "electric-eyrie:1"},
    {"alliance": 1, "seat.alliance": "automated-alliance:1"},
    {
        "map": "lake",
        "alliance": 1,
        "seat.alliance": f"automated-alliance:3+{'+'.join(ALLIANCE_TRAITS)}",
        "deck": "exiles",
    },
    {"alliance": 1, "seat.marquise": "mechanical-marquise:1", "seat.alliance": "automated-alliance:2+steadfast"},
    {"alliance": 1, "seat.marquise": "mechanical-marquise:1", "seat.eyrie": "electric-eyrie:1"},
    {"vagabond": 1, "seat.vagabond": "vagabot:1", "vagabot": "scoundrel"},
    {"vagabond": 1, "vagabond2": 1, "seat.vagabond2": f"vagabot:3+{'+'.join(VAGABOT_TRAITS)}", "vagabot": "ranger"},
    {
        "alliance": 1,
        "vagabond": 1,
        "seat.alliance": "automated-alliance",
        "seat.vagabond": "vagabot:0",
        "vagabot": "thief",
    },
    {"map": "mountain", "alliance": 1, "vagabond": 1, "vagabond2": 1},
    {
        "map": "lake",
        "alliance": 1,
        "vagabond": 1,
        "seat.marquise": f"mechanical-marquise:3+{'+'.join(MARQUISE_TRAITS)}",
        "seat.alliance": f"automated-alliance:3+{'+'.join(ALLIANCE_TRAITS)}",
        "seat.vagabond": f"vagabot:3+{'+'.join(VAGABOT_TRAITS)}",
        "vagabot": "vagrant",
    },
    {
        "alliance": 1,
        "vagabond": 1,
        "seat.marquise": "mechanical-marquise:1",
        "seat.eyrie": "electric-eyrie:1",
        "seat.alliance": "automated-alliance:1",
        "seat.vagabond": "vagabot:1",
        "vagabot": "tinker",
    },
    {
        "map": "winter",
        "alliance": 1,
        "vagabond": 1,
        "seat.eyrie": "electric-eyrie:1",
        "seat.alliance": "automated-alliance:1",
        "co-op": 1,
    },
    {"setup": "advanced", "people": 4, "deck": "exiles"},
    {"setup": "advanced", "people": 2, "seat.eyrie": "electric-eyrie:1", "map": "mountain"},
    {"setup": "advanced", "people": 1, "seat.marquise": "mechanical-marquise:1", "map": "lake"},
    {"setup": "advanced", "people": 3, "vagabond2": 1, "seat.alliance": "automated-alliance:1", "map": "winter"},
    {
        "setup": "advanced",
        "people": 3,
        "seat.vagabond": "vagabot:1",
        "seat.lizards": "logical-lizards:1",
        "seat.duchy": "drillbit-duchy:1",
    },
    {
        "setup": "advanced",
        "people": 2,
        "seat.riverfolk": "riverfolk-robots:2",
        "seat.corvids": "cogwheel-corvids:2+gamble",
        "map": "lake",
        "deck": "exiles",
    },
    {"marquise": 0, "lizards": 1},
    {"map": "winter", "alliance": 1, "vagabond": 1, "lizards": 1, "deck": "exiles"},
    {
        "map": "lake",
        "alliance": 1,
        "vagabond": 1,
        "lizards": 1,
        "seat.marquise": "mechanical-marquise:1",
        "seat.alliance": "automated-alliance:2",
        "seat.vagabond": "vagabot:2",
        "vagabot": "tinker",
        "deck": "exiles",
    },
    {"lizards": 1, "seat.lizards": "logical-lizards:1"},
    {
        "map": "mountain",
        "alliance": 1,
        "vagabond": 1,
        "lizards": 1,
        "seat.marquise": "mechanical-marquise:1",
        "seat.lizards": f"logical-lizards:3+{'+'.join(LIZARD_TRAITS)}",
        "deck": "exiles",
    },
    {
        "map": "lake",
        "marquise": 0,
        "alliance": 1,
        "vagabond": 1,
        "lizards": 1,
        "seat.eyrie": "electric-eyrie:2",
        "seat.alliance": "automated-alliance:1",
        "seat.lizards": "logical-lizards:0+fanatics",
        "co-op": 1,
    },
    {"marquise": 0, "lizards": 1, "riverfolk": 1, "map": "winter", "deck": "exiles"},
    {"alliance": 1, "vagabond": 1, "lizards": 1, "riverfolk": 1},
    {"map": "mountain", "eyrie": 0, "lizards": 1, "riverfolk": 1, "duchy": 1, "deck": "exiles"},
    {"map": "lake", "eyrie": 0, "vagabond": 1, "riverfolk": 1, "seat.marquise": "mechanical-marquise:1"},
    {"riverfolk": 1, "seat.riverfolk": "riverfolk-robots:1"},
    {
        "map": "mountain",
        "alliance": 1,
        "vagabond": 1,
        "riverfolk": 1,
        "seat.marquise": "mechanical-marquise:2",
        "seat.riverfolk": f"riverfolk-robots:3+{'+'.join(ROBOT_TRAITS)}",
        "deck": "exiles",
    },
    {
        "map": "winter",
        "vagabond": 1,
        "riverfolk": 1,
        "seat.eyrie": "electric-eyrie:1",
        "seat.riverfolk": "riverfolk-robots:0+garrison",
        "co-op": 1,
    },
    {
        "vagabond": 1,
        "riverfolk": 1,
        "seat.marquise": "mechanical-marquise:1",
        "seat.eyrie": "electric-eyrie:1",
        "seat.vagabond": "vagabot:1",
        "services": "advanced",
    },
    {
        "map": "lake",
        "marquise": 0,
        "lizards": 1,
        "riverfolk": 1,
        "duchy": 1,
        "corvids": 1,
        "seat.lizards": "logical-lizards:1",
        "seat.riverfolk": "riverfolk-robots:2+greedy",
        "seat.duchy": "drillbit-duchy:1",
        "seat.corvids": "cogwheel-corvids:1",
        "services": "advanced",
    },
    {"marquise": 0, "duchy": 1},
    {"map": "lake", "marquise": 0, "eyrie": 0, "alliance": 1, "vagabond": 1, "duchy": 1, "deck": "exiles"},
    {"map": "mountain", "eyrie": 0, "vagabond": 1, "vagabond2": 1, "duchy": 1},
    {
        "map": "winter",
        "alliance": 1,
        "lizards": 1,
        "duchy": 1,
        "seat.marquise": "mechanical-marquise:2",
        "seat.eyrie": "electric-eyrie:2",
        "deck": "exiles",
    },
    {"duchy": 1, "seat.duchy": "drillbit-duchy:1"},
    {
        "map": "lake",
        "alliance": 1,
        "vagabond": 1,
        "duchy": 1,
        "seat.eyrie": "electric-eyrie:1",
        "seat.duchy": f"drillbit-duchy:3+{'+'.join(DUCHY_TRAITS)}",
        "deck": "exiles",
    },
    {
        "map": "mountain",
        "lizards": 1,
        "duchy": 1,
        "seat.lizards": "logical-lizards:2",
        "seat.duchy": "drillbit-duchy:0+investors",
        "co-op": 1,
    },
    {"corvids": 1, "seat.corvids": "cogwheel-corvids:1"},
    {
        "map": "mountain",
        "alliance": 1,
        "vagabond": 1,
        "corvids": 1,
        "seat.eyrie": "electric-eyrie:1",
        "seat.corvids": f"cogwheel-corvids:3+{'+'.join(CORVID_TRAITS)}",
        "deck": "exiles",
    },
    {"marquise": 0, "corvids": 1},
    {
        "map": "lake",
        "marquise": 0,
        "eyrie": 0,
        "alliance": 1,
        "vagabond": 1,
        "duchy": 1,
        "corvids": 1,
        "deck": "exiles",
    },
    {
        "map": "mountain",
        "alliance": 1,
        "vagabond": 1,
        "lizards": 1,
        "corvids": 1,
        "seat.marquise": "mechanical-marquise:1",
        "seat.alliance": "automated-alliance:1",
        "seat.vagabond": "vagabot:1",
        "vagabot": "scoundrel",
    },
    {
        "map": "winter",
        "lizards": 1,
        "corvids": 1,
        "seat.marquise": "mechanical-marquise:2",
        "seat.eyrie": "electric-eyrie:1",
        "seat.lizards": "logical-lizards:1",
        "deck": "exiles",
    },
]


def build(files: Files, packs: list[PackId], options: dict[str, Value]) -> Content:
    """Make the content of a table: its map, its deck, and the factions in play."""
    seats = seats_at(options or dict.fromkeys(USUAL, 1), FACTIONS)
    content = RootContent(packs, options, seats, Printed(files, options))
    content.common = COMMON
    content.every = [kit.part for kit in KITS]
    content.parts = [*COMMON, *(kit.part for kit in KITS if kit.part.name in seats)]
    return content


GAME: Final = Game(
    "root",
    "clockwood.games.root.game",
    RULES_VERSION,
    FACTIONS,
    with_room([cells.CELLS, draft_cells.CELLS, *(kit.cells for kit in KITS)]),
    WORDS,
    STEPS,
    options_for(FACTIONS, USUAL),
    parts=[*COMMON, *(kit.part for kit in KITS)],
    build=build,
    reasons=REASONS,
    judge=RootJudge(),
    automata=BOTS,
    variants=VARIANTS,
    phases=["birdsong", "daylight", "evening"],
    numbers={"move": "take-along"},
    turn=cells.TURN,
    round=cells.ROUND,
    horizon=1,
    budgets={"novice": 48, "regular": 120, "strong": 1200, "expert": 4800},
    compared=8,
    first_cells=int(LIZARDS),
)
