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
from clockwood.games.forge_war.terms import (
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
from clockwood.kernel.layout import Layout, Zone
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
        TABLE.row(f"{name}_{colour}", size, index, value, at=at + seat * size)


TABLE.cell("stage", at=STAGE)
TABLE.cell("round", at=ROUND)
TABLE.cell("phase", "phase", at=PHASE)
TABLE.cell("turn", at=TURN)
TABLE.row("order", MOST_PLAYERS, "", "seat", at=ORDER)
TABLE.cell("moved_twice", "seat", at=TWICE)
TABLE.row("gold", MOST_PLAYERS, "seat", at=GOLD)
TABLE.row("score", MOST_PLAYERS, "seat", at=SCORE)
for number, resource in enumerate(RESOURCES):
    TABLE.row(resource, MOST_PLAYERS, "seat", at=CUBES + number * SEAT_CELLS)
TABLE.row("bought", MOST_PLAYERS, "seat", at=BOUGHT)
TABLE.row("sold", MOST_PLAYERS, "seat", at=SOLD)
TABLE.row("stall_uses", ALL_BONUS, "card", at=STALL_USES)
TABLE.row("ground", HEXES, "hex", "resource", at=GROUND)
TABLE.row("mine", HEXES, "hex", "piece", at=MINE)
TABLE.row("offered", OFFER, "", "card", at=OFFERED)
TABLE.row("shown", SHOWN_CARDS, "", "card", at=SHOWN)
TABLE.row("spaces", len(CLOSED_SPACES), "space", "seat", at=SPACES)
TABLE.row("end_bonuses", len(END_BONUSES), "bonus", "seat", at=END_BONUS)
TABLE.row("claims", DESIGNS, "design", at=CLAIMS)
TABLE.row("tiles", 5, "", "tile", at=TILES_LEFT)
TABLE.row("adventurers", MOST_PLAYERS, "seat", at=HEADS)
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
TABLE.secrets("kept", MOST_PLAYERS, at=KEPT)
TABLE.cards("cards", ALL_CARDS, ZONES, at=CARDS)
