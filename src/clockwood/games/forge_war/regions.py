"""What every region of the state is called in a position, and who sees which cards. [FW F1]"""

from typing import Final

from clockwood.games.forge_war.state import (
    BOUGHT,
    CARDS,
    CHARMED,
    CLAIMS,
    CUBES,
    END_BONUS,
    GOLD,
    GROUND,
    HEADS,
    KEPT,
    LEVEL,
    MINE,
    NEW,
    OFFERED,
    ON_QUEST,
    ORDER,
    PHASE,
    QUEST,
    ROUND,
    RUSHED,
    SCORE,
    SEAT_CELLS,
    SHOWN,
    SHOWN_CARDS,
    SINCE,
    SOLD,
    SPACES,
    STAGE,
    STALL_USES,
    STEP,
    TILES_LEFT,
    TITLE_OF,
    TOKENS,
    TURN,
    TWICE,
    WEAPON,
)
from clockwood.games.forge_war.words import (
    ADVENTURERS,
    ALL_BONUS,
    ALL_CARDS,
    CLOSED_SPACES,
    DESIGNS,
    END_BONUSES,
    HEXES,
    MOST_PLAYERS,
    OFFER,
    QUESTS_EACH,
    RESOURCES,
    SEATS,
)
from clockwood.kernel.bits import bit
from clockwood.kernel.layout import LEAST, Layout, Zone
from clockwood.kernel.piles import EVERY_SEAT

OPEN: Final = int(EVERY_SEAT)

ZONES: Final = [
    Zone("quests.deck", 0, 101, 174),
    Zone("weapons.stack", 0, 34, 67),
    Zone("bonus.stack", 0, 0, 34),
    Zone("single.stack", 0, 67, 101),
    Zone("wealth.deck", 0, 174, 190),
    Zone("box", 0, 101, 174),
    Zone("aside", OPEN, 34, 190),
    Zone("offer", OPEN, 101, 174),
    Zone("market.shown", OPEN, 0, 101),
    Zone("row", OPEN, 34, 67),
    Zone("market.discard", OPEN, 0, 101),
    Zone("gone", OPEN, 0, 190),
    *(Zone(f"active.{seat}", OPEN, 101, 174) for seat in SEATS),
    *(Zone(f"completed.{seat}", OPEN, 101, 174) for seat in SEATS),
    *(Zone(f"mat.{seat}", OPEN, 0, 67) for seat in SEATS),
    *(Zone(f"wealth.{seat}", int(bit(number)), 174, 190) for number, seat in enumerate(SEATS)),
]

TABLE: Final = Layout()


def each(name: str, size: int, index: str, value: str = "", *, at: int) -> None:
    """Declare a row for each colour, one after the other."""
    for seat, colour in enumerate(SEATS):
        TABLE.row(f"{name}_{colour}", size, index, value, at=at + seat * size, quiet=True)


TABLE.cell("stage", at=STAGE, quiet=True)
TABLE.cell("round", at=ROUND, quiet=True)
TABLE.cell("phase", "phase", at=PHASE, quiet=True)
TABLE.cell("turn", at=TURN, quiet=True)
TABLE.row("order", MOST_PLAYERS, "", "seat", at=ORDER, quiet=True)
TABLE.cell("moved_twice", "seat", at=TWICE, quiet=True)
TABLE.row("gold", MOST_PLAYERS, "seat", at=GOLD, quiet=True)
TABLE.row("score", MOST_PLAYERS, "seat", at=SCORE, quiet=True, least=LEAST)
for number, resource in enumerate(RESOURCES):
    TABLE.row(resource, MOST_PLAYERS, "seat", at=CUBES + number * SEAT_CELLS, quiet=True)
TABLE.row("bought", MOST_PLAYERS, "seat", at=BOUGHT, quiet=True)
TABLE.row("sold", MOST_PLAYERS, "seat", at=SOLD, quiet=True)
TABLE.row("stall_uses", ALL_BONUS, "card", at=STALL_USES, quiet=True)
TABLE.row("ground", HEXES, "hex", "resource", at=GROUND, quiet=True)
TABLE.row("mine", HEXES, "hex", "piece", at=MINE, quiet=True)
TABLE.row("offered", OFFER, "", "card", at=OFFERED, quiet=True)
TABLE.row("shown", SHOWN_CARDS, "", "card", at=SHOWN, quiet=True)
TABLE.row("spaces", len(CLOSED_SPACES), "space", "seat", at=SPACES, quiet=True)
TABLE.row("end_bonuses", len(END_BONUSES), "bonus", "seat", at=END_BONUS, quiet=True)
TABLE.row("claims", DESIGNS, "design", at=CLAIMS, quiet=True)
TABLE.row("tiles", 5, "", "tile", at=TILES_LEFT, quiet=True)
TABLE.row("adventurers", MOST_PLAYERS, "seat", at=HEADS, quiet=True)
each("level", ADVENTURERS, "adventurer", at=LEVEL)
each("title", ADVENTURERS, "adventurer", "title", at=TITLE_OF)
each("on_quest", ADVENTURERS, "adventurer", "quest", at=ON_QUEST)
each("weapon", ADVENTURERS, "adventurer", "design", at=WEAPON)
each("tokens", ADVENTURERS, "adventurer", at=TOKENS)
each("since_start", ADVENTURERS, "adventurer", at=SINCE)
each("quest", QUESTS_EACH, "quest", "card", at=QUEST)
each("step", QUESTS_EACH, "quest", at=STEP)
each("new", QUESTS_EACH, "quest", at=NEW)
each("rushed_from", QUESTS_EACH, "quest", at=RUSHED)
each("charmed", QUESTS_EACH, "quest", at=CHARMED)
TABLE.secrets("kept", MOST_PLAYERS, at=KEPT, key="kept.{bit}", bits="wealth")
TABLE.cards("cards", ALL_CARDS, ZONES, at=CARDS)
