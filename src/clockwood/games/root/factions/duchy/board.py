"""The Duchy's own board: buildings, tunnels, the Burrow, crowns, and ministers with what they do. [UD 12.3]"""

from typing import Final

from clockwood.games.root.factions.duchy import cells
from clockwood.games.root.mat import Mat, MatRow, Printed, Spread, items_row
from clockwood.games.root.words import MINISTERS, RANKS
from clockwood.kernel.scene import Counter, Panel, Setting
from clockwood.kernel.seen import Row, Seen, number_in
from clockwood.kernel.sketch import Piece, Sketch, label, named, plain
from clockwood.kernel.view import Flat

BURROW_AT: Final = 320


def board_of(name: str) -> Mat:
    """Return citadels with warriors, markets with cards, then tunnels with the Burrow beside them. [UD ICONS]"""
    each = int(cells.EACH)
    recruited = [str(cells.RECRUITED[k]) for k in range(1, each + 1)]
    drawn = [str(cells.DRAWN[k]) for k in range(1, each + 1)]
    return laid_out(name, Printed(recruited, [], "figure"), Printed(drawn, [], "card"))


def automatons_board(name: str) -> Mat:
    """Return the same with the warriors that citadels add for the automaton, and points for markets. [DD ICONS]"""
    each = int(cells.EACH)
    added = [f"+{cells.ICONS[k]}" for k in range(1, each + 1)]
    points = [str(k) for k in range(1, each + 1)]
    return laid_out(name, Printed(added, [], "figure"), Printed(points, [], "point"))


def laid_out(name: str, citadels: Printed, markets: Printed) -> Mat:
    each = int(cells.EACH)
    return Mat(
        [
            MatRow("citadels", "citadel", each, citadels),
            MatRow("markets", "market", each, markets),
            MatRow("tunnels", "tunnel", each),
            MatRow("burrow", "", 1, sign="burrow", spread=Spread(BURROW_AT, beside=True)),
            items_row(name),
        ]
    )


def describe_ministers(setting: Setting, seat: int) -> None:
    """Add the crowns that are left by rank, and the list of ministers."""
    for rank in RANKS:
        setting.counters.append(
            Counter(f"crowns.{rank}", f"scene-crowns-{rank}", seat, f"icon:crown-{rank}", int(cells.EACH))
        )
    setting.panels.append(Panel("ministers", "scene-ministers", seat))


def draw_ministers(view: Flat, seen: Seen) -> None:
    """List the ministers: swayed ones wait for their action or have taken it."""
    for rank in RANKS:
        seen.counters[f"crowns.{rank}"] = number_in(view, f"crowns.{rank}")
    seen.panels["ministers"] = [
        Row(f"scene-minister-{minister}", flag=standing(view, minister)) for minister in MINISTERS
    ]


def standing(view: Flat, minister: str) -> str:
    """Return whether a minister is swayed, or has acted this turn."""
    if f"swayed.{minister}" not in view:
        return ""
    return "done" if f"acted.{minister}" in view else "now"


def ministers_line(view: Flat) -> Sketch:
    """Return Burrow, crowns and swayed ministers as text."""
    crowns = [label("scene-crowns"), *(plain(f" {number_in(view, f'crowns.{rank}')}") for rank in RANKS)]
    return [[*burrow_line(view), *crowns], swayed_line(view)]


def burrow_line(view: Flat) -> list[Piece]:
    return [plain("  "), label("box-burrow"), plain(f" {number_in(view, 'duchy.burrow')}  ")]


def swayed_line(view: Flat) -> list[Piece]:
    line = [plain("  "), label("scene-ministers")]
    for minister in MINISTERS:
        if standing(view, minister):
            line += [plain(" "), named("minister", minister, "dim" if standing(view, minister) == "done" else "head")]
    return line
