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
TABLE.cell("round", at=ROUND, quiet=True)
TABLE.cell("turn", at=TURN, quiet=True)
TABLE.row("crystals", 2, "seat", at=CRYSTALS, quiet=True)
TABLE.cell("cargo", at=CARGO, quiet=True)
TABLE.cell("track", at=TRACK, quiet=True)
TABLE.cell("drill", "mountain", at=DRILL, quiet=True)
TABLE.cell("drill_moved", at=DRILL_MOVED, quiet=True)
TABLE.row("woodwalkers", MAX_FORESTS, "forest", also="fighters", at=WOOD_FIGHTERS, quiet=True)
TABLE.row("ironclad", MAX_MOUNTAINS, "mountain", also="fighters", at=IRON_FIGHTERS, quiet=True)
TABLE.row("golems", MAX_MOUNTAINS, "mountain", at=GOLEMS, quiet=True)
TABLE.row("woodwalkers_moved", MAX_FORESTS, "forest", at=WOOD_MOVED, quiet=True)
TABLE.row("woodwalkers_first_step", MAX_FORESTS, "forest", at=WOOD_ONCE, quiet=True)
TABLE.row("ironclad_moved", MAX_MOUNTAINS, "mountain", at=IRON_MOVED, quiet=True)
TABLE.row("golems_moved", MAX_MOUNTAINS, "mountain", at=GOLEMS_MOVED, quiet=True)
TABLE.row("forges", MAX_MOUNTAINS, "mountain", also="forge", at=FORGES, quiet=True)
TABLE.row("totems", MAX_FORESTS, "forest", at=TOTEMS, quiet=True)
TABLE.row("fading_totems", MAX_FORESTS, "forest", also="fading", at=FADING_TOTEMS, quiet=True)
TABLE.cell("secured", at=SECURED, quiet=True)
TABLE.row("markers", 76, "card", at=MARKERS, quiet=True)
TABLE.row("slot_markers", 2, "seat", at=SLOT_MARKERS, quiet=True)
TABLE.cell("marks", at=MARKS, quiet=True)
TABLE.row("mark_card", 20, "", "card", at=MARK_CARD, quiet=True)
TABLE.row("mark_forest", 20, "", "forest", at=MARK_FOREST, quiet=True)
TABLE.row("mark_mountain", 20, "", "mountain", at=MARK_MOUNTAIN, quiet=True)
TABLE.row("extra", 3, at=EXTRA_CARDS, quiet=True)
TABLE.cell("there_forest", "forest", at=THERE_FOREST, quiet=True)
TABLE.cell("there_mountain", "mountain", at=THERE_MOUNTAIN, quiet=True)
TABLE.cell("beaten_forest", "forest", at=BEATEN_FOREST, quiet=True)
TABLE.cell("beaten_mountain", "mountain", at=BEATEN_MOUNTAIN, quiet=True)
TABLE.row("wagered", 2, "seat", at=WAGERED, quiet=True)
TABLE.secrets("wager", 2, "card", at=WAGER, quiet=True)
TABLE.secrets("chosen", 2, at=CHOSEN, quiet=True)
TABLE.secrets("first_draw", 2, at=FIRST_DRAW, quiet=True)
TABLE.secrets("starting_vision", 2, "card", at=STARTING_VISION, quiet=True)
TABLE.cell("stance", "stance", at=STANCE, quiet=True)
TABLE.cell("procedure", "procedure", at=PROCEDURE, quiet=True)
TABLE.row("known_mountains", MAX_MOUNTAINS, "mountain", also="known", at=KNOWN, quiet=True)
TABLE.cell("special_action", at=BOT_SPECIAL, quiet=True)
TABLE.cell("icon_changed_something", at=BOT_ACTED, quiet=True)
TABLE.cell("compensations", at=BOT_PAID, quiet=True)
TABLE.cell("die", "face", at=DIE, quiet=True)
TABLE.cell("aid", "aid", at=AID, quiet=True)
TABLE.cell("spirits", at=SPIRITS, quiet=True)
TABLE.row("possible_mountains", MAX_MOUNTAINS, "mountain", at=POSSIBLE, quiet=True)
TABLE.cell("alert_came_up", at=BOT_ALERTED, quiet=True)
TABLE.cell("boxed_tokens", at=BOXED_TOKENS, quiet=True)
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
