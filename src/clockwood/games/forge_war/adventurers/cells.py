"""The cells of adventurers: level, title, quest and weapon of each. [FW F6.3] [FW F6.4] [FW F10.6]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.forge_war.words import ADVENTURERS, MOST_PLAYERS, SEATS, TITLES
from clockwood.kernel.layout import Layout

CHAMPION: Final[i64] = 4
"""The highest level. [FW F6.4]"""

CELLS: Final = Layout(at=267)
COUNT: Final[i64] = CELLS.row("adventurers", MOST_PLAYERS, "seat", quiet=True, most=ADVENTURERS, cite="FW H1")
LEVEL: Final[i64] = CELLS.rows(
    "level", SEATS, ADVENTURERS, "adventurer", key="{seat}.{}.level", most=CHAMPION, cite="FW F6.4"
)
TITLE: Final[i64] = CELLS.rows("title", SEATS, ADVENTURERS, "adventurer", "title", key="{seat}.{}.title")
ON_QUEST: Final[i64] = CELLS.rows("on_quest", SEATS, ADVENTURERS, "adventurer", "quest", key="{seat}.{}.quest")
WEAPON: Final[i64] = CELLS.rows("weapon", SEATS, ADVENTURERS, "adventurer", "design", key="{seat}.{}.weapon")
TOKENS: Final[i64] = CELLS.rows("tokens", SEATS, ADVENTURERS, "adventurer", key="{seat}.{}.tokens")
SINCE_START: Final[i64] = CELLS.rows("since_start", SEATS, ADVENTURERS, "adventurer", key="{seat}.{}.since-start")

OPPORTUNISTIC: Final[i64] = TITLES.index("opportunistic")
UNRELENTING: Final[i64] = TITLES.index("unrelenting")
VALOROUS: Final[i64] = TITLES.index("valorous")
FORTUITOUS: Final[i64] = TITLES.index("fortuitous")
CHARMING: Final[i64] = TITLES.index("charming")
RENDING: Final[i64] = TITLES.index("rending")
BRUTISH: Final[i64] = TITLES.index("brutish")
THRUSTING: Final[i64] = TITLES.index("thrusting")
DENDRITIC: Final[i64] = TITLES.index("dendritic")
SANGUINE: Final[i64] = TITLES.index("sanguine")
PURIFIED: Final[i64] = TITLES.index("purified")
THRIFTY: Final[i64] = TITLES.index("thrifty")
"""The titles that rules look at. [FW F10.7]"""


def adventurer(seat: i64, which: i64) -> i64:
    """Return where a player's adventurer lies in the rows above."""
    return seat * ADVENTURERS + which
