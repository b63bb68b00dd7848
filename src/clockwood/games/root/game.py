"""Root: factions of a forest, each by rules of its own, two to six of them."""

from typing import Final

from clockwood.games.root.bots.every import BOTS
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
from clockwood.games.root.variants import VARIANTS
from clockwood.games.root.verbs import WORDS
from clockwood.kernel.content import Content, PackId
from clockwood.kernel.game import Game
from clockwood.kernel.options import Value
from clockwood.kernel.part import Files, Part

RULES_VERSION: Final = 2
FACTIONS: Final = [kit.part.name for kit in KITS]
COMMON: Final[list[Part]] = [Turns(), Draft(), Land(), Cards()]


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
    budgets={"novice": 48, "regular": 120, "strong": 400, "expert": 6400},
    compared=8,
    first_cells=int(LIZARDS),
)
