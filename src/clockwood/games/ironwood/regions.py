"""What every region of the state is called in a position, and who sees which cards. [IW R18]"""

from typing import Final

from clockwood.games.ironwood.content_map import MAX_FORESTS, MAX_MOUNTAINS
from clockwood.games.ironwood.state import (
    AID,
    BATTLE,
    BEATEN_FOREST,
    BEATEN_MOUNTAIN,
    BOT_ACTED,
    BOT_ALERTED,
    BOT_PAID,
    BOT_SPECIAL,
    BOXED_TOKENS,
    CARDS,
    CARGO,
    CHOSEN,
    CRYSTALS,
    DIE,
    DRILL,
    DRILL_MOVED,
    EXTRA_CARDS,
    FADING_TOTEMS,
    FIRST_DRAW,
    FORGES,
    GOLEMS,
    GOLEMS_MOVED,
    IRON_FIGHTERS,
    IRON_MOVED,
    KNOWN,
    MARK_CARD,
    MARK_FOREST,
    MARK_MOUNTAIN,
    MARKERS,
    MARKS,
    POSSIBLE,
    PROCEDURE,
    ROUND,
    SECURED,
    SLOT_MARKERS,
    SPIRITS,
    STANCE,
    STARTING_VISION,
    THERE_FOREST,
    THERE_MOUNTAIN,
    TOTEMS,
    TRACK,
    TURN,
    WAGER,
    WAGERED,
    WOOD_FIGHTERS,
    WOOD_MOVED,
    WOOD_ONCE,
)
from clockwood.kernel.layout import Layout, Zone
from clockwood.kernel.piles import EVERY_SEAT

SEES_W: Final = 1
SEES_I: Final = 2
OPEN: Final = int(EVERY_SEAT)

ZONES: Final = [
    Zone("deck.woodwalkers", 0, 3, 38),
    Zone("deck.ironclad", 0, 41, 76),
    Zone("visions.deck", 0, 76, 86),
    Zone("hand.woodwalkers", SEES_W, 0, 38),
    Zone("hand.ironclad", SEES_I, 38, 76),
    Zone("visions.hand", SEES_W, 76, 86),
    Zone("slot1.woodwalkers", OPEN, 0, 38),
    Zone("slot2.woodwalkers", OPEN, 0, 38),
    Zone("slot3.woodwalkers", OPEN, 0, 38),
    Zone("slot1.ironclad", OPEN, 38, 76),
    Zone("slot2.ironclad", OPEN, 38, 76),
    Zone("slot3.ironclad", OPEN, 38, 76),
    Zone("ongoing.woodwalkers", OPEN, 3, 38),
    Zone("ongoing.ironclad", OPEN, 41, 76),
    Zone("discard.woodwalkers", OPEN, 3, 38),
    Zone("discard.ironclad", OPEN, 41, 76),
    Zone("aside.woodwalkers", OPEN, 0, 3),
    Zone("aside.ironclad", OPEN, 38, 41),
    Zone("visions.shown", OPEN, 76, 86),
    Zone("visions.burned", SEES_W, 76, 86),
    Zone("removed.woodwalkers", OPEN, 3, 38),
    Zone("removed.ironclad", OPEN, 41, 76),
    Zone("visions.discard", OPEN, 76, 86),
]

TABLE: Final = Layout()
TABLE.cell("round", at=ROUND)
TABLE.cell("turn", at=TURN)
TABLE.row("crystals", 2, "seat", at=CRYSTALS)
TABLE.cell("cargo", at=CARGO)
TABLE.cell("track", at=TRACK)
TABLE.cell("drill", "mountain", at=DRILL)
TABLE.cell("drill_moved", at=DRILL_MOVED)
TABLE.row("woodwalkers", MAX_FORESTS, "forest", also="fighters", at=WOOD_FIGHTERS)
TABLE.row("ironclad", MAX_MOUNTAINS, "mountain", also="fighters", at=IRON_FIGHTERS)
TABLE.row("golems", MAX_MOUNTAINS, "mountain", at=GOLEMS)
TABLE.row("woodwalkers_moved", MAX_FORESTS, "forest", at=WOOD_MOVED)
TABLE.row("woodwalkers_first_step", MAX_FORESTS, "forest", at=WOOD_ONCE)
TABLE.row("ironclad_moved", MAX_MOUNTAINS, "mountain", at=IRON_MOVED)
TABLE.row("golems_moved", MAX_MOUNTAINS, "mountain", at=GOLEMS_MOVED)
TABLE.row("forges", MAX_MOUNTAINS, "mountain", also="forge", at=FORGES)
TABLE.row("totems", MAX_FORESTS, "forest", at=TOTEMS)
TABLE.row("fading_totems", MAX_FORESTS, "forest", also="fading", at=FADING_TOTEMS)
TABLE.cell("secured", at=SECURED)
TABLE.row("markers", 76, "card", at=MARKERS)
TABLE.row("slot_markers", 2, "seat", at=SLOT_MARKERS)
TABLE.cell("marks", at=MARKS)
TABLE.row("mark_card", 20, "", "card", at=MARK_CARD)
TABLE.row("mark_forest", 20, "", "forest", at=MARK_FOREST)
TABLE.row("mark_mountain", 20, "", "mountain", at=MARK_MOUNTAIN)
TABLE.row("extra", 3, at=EXTRA_CARDS)
TABLE.cell("there_forest", "forest", at=THERE_FOREST)
TABLE.cell("there_mountain", "mountain", at=THERE_MOUNTAIN)
TABLE.cell("beaten_forest", "forest", at=BEATEN_FOREST)
TABLE.cell("beaten_mountain", "mountain", at=BEATEN_MOUNTAIN)
TABLE.row("wagered", 2, "seat", at=WAGERED)
TABLE.secrets("wager", 2, "card", at=WAGER)
TABLE.secrets("chosen", 2, at=CHOSEN)
TABLE.secrets("first_draw", 2, at=FIRST_DRAW)
TABLE.secrets("starting_vision", 2, "card", at=STARTING_VISION)
TABLE.cell("stance", "stance", at=STANCE)
TABLE.cell("procedure", "procedure", at=PROCEDURE)
TABLE.row("known_mountains", MAX_MOUNTAINS, "mountain", also="known", at=KNOWN)
TABLE.cell("special_action", at=BOT_SPECIAL)
TABLE.cell("icon_changed_something", at=BOT_ACTED)
TABLE.cell("compensations", at=BOT_PAID)
TABLE.cell("die", "face", at=DIE)
TABLE.cell("aid", "aid", at=AID)
TABLE.cell("spirits", at=SPIRITS)
TABLE.row("possible_mountains", MAX_MOUNTAINS, "mountain", at=POSSIBLE)
TABLE.cell("alert_came_up", at=BOT_ALERTED)
TABLE.cell("boxed_tokens", at=BOXED_TOKENS)
TABLE.frame(
    "battle",
    1,
    "attacker:seat",
    "forest:forest",
    "mountain:mountain",
    "node",
    "winner",
    "wood_hits",
    "iron_hits",
    at=BATTLE,
)
TABLE.cards("cards", 86, ZONES, at=CARDS)
