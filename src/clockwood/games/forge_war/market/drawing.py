"""The market drawn, and as text: the street with its stands, face-up cards, claims and end bonuses."""

from typing import Final

from clockwood.games.forge_war.cards.notes import card_line
from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.mine.drawing import WIDTH
from clockwood.games.forge_war.words import CLOSED_SPACES, END_BONUSES, SHOWN_CARDS
from clockwood.kernel.events import Term
from clockwood.kernel.scene import Board, Panel, Place, Setting
from clockwood.kernel.seen import Row, Seen, SeenPiece
from clockwood.kernel.sketch import Sketch, label, named, plain
from clockwood.kernel.view import Flat

STREET: Final = 130
STAND: Final = 100
"""The height of the street, and half the width of a stand."""


def describe_market(content: ForgeContent, setting: Setting) -> None:
    """Add the street with its closed stands, and a panel for claims and end bonuses."""
    setting.boards.append(Board("market", "scene-market", WIDTH, STREET, 79, 4))
    one_bazaar = has_one_bazaar(content)
    setting.places.extend(stand(which, one_bazaar) for which in stands(one_bazaar))
    setting.panels.append(Panel("market", "scene-claims"))


def has_one_bazaar(content: ForgeContent) -> bool:
    """Return whether the bazaar is one stand: with two players, or alone. [FW F5.4]"""
    return content.players < 3


def stands(one_bazaar: bool) -> list[int]:
    """Return the closed stands there are. [FW F5.2] [FW F5.4]"""
    return [which for which, name in enumerate(CLOSED_SPACES) if not (one_bazaar and name == "bazaar-single")]


def stand(which: int, one_bazaar: bool) -> Place:
    """Return a plate with the stand's name and a ring for the disk."""
    x, y = stand_centre(which, one_bazaar)
    spots = {"row": (x + 48, y - 15), "label": (x, y + 38)}
    return Place("market", "space", which, (x, y), stand_shape(which, one_bazaar), spots)


def widening(which: int, one_bazaar: bool) -> int:
    """Return how much wider a stand is to each side: a bazaar that is one takes the room of two."""
    return WIDTH // (2 * len(CLOSED_SPACES)) if one_bazaar and CLOSED_SPACES[which] == "bazaar" else 0


def stand_centre(which: int, one_bazaar: bool) -> tuple[int, int]:
    return WIDTH * (2 * which + 1) // (2 * len(CLOSED_SPACES)) + widening(which, one_bazaar), STREET // 2


def stand_shape(which: int, one_bazaar: bool) -> str:
    x, _ = stand_centre(which, one_bazaar)
    half = STAND + widening(which, one_bazaar)
    return f"M{x - half} 12H{x + half}V{STREET - 12}H{x - half}Z"


def draw_market(content: ForgeContent, view: Flat, seen: Seen) -> None:
    """Put the disks on their stands, and list claims and end bonuses."""
    for space in content.names["space"]:
        if f"space.{space}" in view:
            seen.pieces.append(SeenPiece(space, f"{view[f'space.{space}']}-disk", 1))
    seen.panels["market"] = [*bonus_rows(content, view), *claim_rows(content, view)]


def bonus_rows(content: ForgeContent, view: Flat) -> list[Row]:
    """Return the end bonuses that were bought, and by whom."""
    seats = content.names["seat"]
    rows: list[Row] = []
    for which, bonus in enumerate(END_BONUSES):
        if f"end-bonus.{bonus}" in view:
            buyer = seats.index(str(view[f"end-bonus.{bonus}"]))
            rows.append(Row("scene-bonus-taken", [Term("bonus", "bonus", which), Term("seat", "seat", buyer)]))
    return rows


def claim_rows(content: ForgeContent, view: Flat) -> list[Row]:
    """Return the designs that were claimed, and by whom."""
    rows: list[Row] = []
    for which, design in enumerate(content.names["design"]):
        for seat, name in enumerate(content.names["seat"]):
            if f"claim.{design}.{name}" in view:
                rows.append(Row("scene-claimed", [Term("design", "design", which), Term("seat", "seat", seat)]))
    return rows


def sketch_market(content: ForgeContent, view: Flat) -> Sketch:
    """Return face-up cards, public designs with their claims, taken spaces and end bonuses as text."""
    lines: Sketch = [[label("scene-market", "head")]]
    for k in range(1, SHOWN_CARDS + 1):
        if f"market.{k}" in view:
            lines.append(card_line(content, str(view[f"market.{k}"])))
    for card in content.names["design"]:
        if view.get(f"card.{card}") == "row":
            line = card_line(content, card)
            for seat in content.names["seat"]:
                if f"claim.{card}.{seat}" in view:
                    line += [plain("  "), named("seat", seat, seat)]
            lines.append(line)
    lines += taken(view, "space", "space", CLOSED_SPACES)
    return lines + taken(view, "end-bonus", "bonus", END_BONUSES)


def taken(view: Flat, key: str, kind: str, names: list[str]) -> Sketch:
    """Return a line for each of these that a player has."""
    held = [(name, str(view[f"{key}.{name}"])) for name in names if f"{key}.{name}" in view]
    return [[plain("  "), named(kind, name, "dim"), plain(" "), named("seat", seat, seat)] for name, seat in held]
