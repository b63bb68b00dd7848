"""The boards of players and the hand as text."""

from mypy_extensions import i64

from clockwood.games.iron_kings.cards.drawing.sketch import card_line, zone_lines
from clockwood.games.iron_kings.content import KingsContent, content_of
from clockwood.games.iron_kings.words import RESOURCES, SECTIONS, SLOTS, SPACES
from clockwood.kernel.match import Match
from clockwood.kernel.sketch import Sketch, label, named, plain
from clockwood.kernel.view import Flat


def sketch_boards(match: Match, seat: i64) -> Sketch:
    """Draw the board of every player, then the market."""
    content = content_of(match)
    view = match.game.view(match, seat)
    lines: Sketch = []
    for name in content.names["seat"]:
        lines += king_lines(content, view, name)
    return lines + zone_lines(content, view, "market", "scene-zone-market")


def sketch_hand(match: Match, seat: i64) -> Sketch:
    """Draw a player's own board and hand."""
    if seat < 0:
        return []
    content = content_of(match)
    view = match.game.view(match, seat)
    name = content.names["seat"][seat]
    return king_lines(content, view, name) + zone_lines(content, view, f"hand.{name}", "scene-zone-hand")


def king_lines(content: KingsContent, view: Flat, seat: str) -> Sketch:
    """Draw points and stores; workers and damage space by space; the program; treasures and upgrades."""
    head = [
        named("seat", seat, "head"),
        plain("  "),
        label("scene-vp"),
        plain(f" {view[f'{seat}.vp']}{goal(content)}  "),
    ]
    head += [label("scene-steam"), plain(f" {view[f'{seat}.steam']}/{view[f'{seat}.gauge']}  ")]
    for kind in RESOURCES:
        head += [plain(f"{view[f'{seat}.{kind}']} "), label(f"resource-{kind}", ""), plain("  ")]
    rest = [plain("  "), label("scene-rested"), plain(f" {view[f'{seat}.rested']}+{view[f'{seat}.big']}  ")]
    rest += [label("scene-wilderness"), plain(f" {view[f'{seat}.wilderness']}")]
    lines: Sketch = [head, rest]
    for space in SPACES:
        worker = [named("worker", str(view[f"{seat}.at.{space}"]), "")] if f"{seat}.at.{space}" in view else []
        damage = [label("token-damage", "wrong")] if f"{seat}.damage.{space}" in view else []
        if worker or damage:
            lines.append([plain("  "), named("space", space, "dim"), plain("  "), *worker, *damage])
    for slot in range(1, SLOTS + 1):
        if f"{seat}.track.{slot}" in view:
            lines.append(card_line(content, str(view[f"{seat}.track.{slot}"]), f"  {slot}. "))
    lines += [card_line(content, str(view[key])) for key in (f"{seat}.section.{s}" for s in SECTIONS) if key in view]
    for zone in ("king", "holdfast"):
        lines += zone_lines(content, view, f"{zone}.{seat}", f"scene-zone-{zone}")
    return lines


def goal(content: KingsContent) -> str:
    """Return the points that end the game, behind a stroke; nothing where one plays to the round limit. [IK U1]"""
    return f"/{content.agreed.goal}" if content.agreed.goal else ""
