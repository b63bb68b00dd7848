"""The Duchy's own board: buildings, tunnels, the Burrow, crowns, and ministers with what they do. [UD 12.3]"""

from typing import Final

from clockwood.games.root.factions.duchy import cells
from clockwood.games.root.mat import Mat, MatRow, Printed, Spread, items_row
from clockwood.games.root.words import MINISTERS, RANKS
from clockwood.kernel.scene import Counter, Panel, Setting
from clockwood.kernel.seen import Row, Seen, number_in
from clockwood.kernel.sketch import Sketch, label, named, plain
from clockwood.kernel.view import Flat

BURROW_AT: Final = 320
NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
"""Of the ministers in the Law. [UD 12.5.2]"""


def board_of(name: str) -> Mat:
    """Return citadels with warriors, markets with cards, then tunnels with the Burrow beside them. [UD ICONS]"""
    each = int(cells.EACH)
    recruited = [str(cells.RECRUITED[k]) for k in range(1, each + 1)]
    drawn = [str(cells.DRAWN[k]) for k in range(1, each + 1)]
    return Mat(
        [
            MatRow("citadels", "citadel", each, Printed(recruited, [], "figure")),
            MatRow("markets", "market", each, Printed(drawn, [], "card")),
            MatRow("tunnels", "tunnel", each),
            MatRow("burrow", "", 1, sign="burrow", spread=Spread(BURROW_AT, beside=True)),
            items_row(name),
        ]
    )


def describe_ministers(setting: Setting, seat: int) -> None:
    """Add the crowns that are left by rank, and the list of ministers."""
    for rank in RANKS:
        setting.counters.append(Counter(f"crowns.{rank}", f"scene-crowns-{rank}", seat, "icon:crown", int(cells.EACH)))
    setting.panels.append(Panel("ministers", "scene-ministers", seat))


def draw_ministers(view: Flat, seen: Seen) -> None:
    """List the ministers: swayed ones wait for their action or have taken it."""
    for rank in RANKS:
        seen.counters[f"crowns.{rank}"] = number_in(view, f"crowns.{rank}")
    seen.panels["ministers"] = [
        Row(f"scene-minister-{minister}", flag=standing(view, minister), cite=f"UD 12.5.2.{NUMERALS[k]}")
        for k, minister in enumerate(MINISTERS)
    ]


def standing(view: Flat, minister: str) -> str:
    """Return whether a minister is swayed, or has acted this turn."""
    if f"swayed.{minister}" not in view:
        return ""
    return "done" if f"acted.{minister}" in view else "now"


def ministers_line(view: Flat) -> Sketch:
    """Return Burrow, crowns and swayed ministers as text."""
    line = [plain("  "), label("box-burrow"), plain(f" {number_in(view, 'duchy.burrow')}  "), label("scene-crowns")]
    line += [plain(f" {number_in(view, f'crowns.{rank}')}") for rank in RANKS]
    below = [plain("  "), label("scene-ministers")]
    for minister in MINISTERS:
        if standing(view, minister):
            below += [plain(" "), named("minister", minister, "dim" if standing(view, minister) == "done" else "head")]
    return [line, below]
