"""Turns, points, boards and a battle under way, as text."""

from mypy_extensions import i64

from clockwood.games.root.content import RootContent, content_of
from clockwood.games.root.table.battle_sheet import battle_sheet
from clockwood.games.root.words import GOAL, ITEMS, MOST_PLAYERS
from clockwood.kernel.match import Match
from clockwood.kernel.seen import number_in
from clockwood.kernel.sheet import sheet_lines
from clockwood.kernel.sketch import Piece, Sketch, label, named, plain, tab
from clockwood.kernel.view import Flat


def sketch_turn(match: Match, seat: i64) -> Sketch:
    """Draw round, phase and order, the piles, and one line for each faction."""
    content = content_of(match)
    view = match.game.view(match, seat)
    head = [label("scene-round"), plain(f" {view['round']}  ")]
    if "phase" in view:
        head += [named("phase", str(view["phase"]), "head"), plain("  ")]
    head += [label("scene-order"), plain(" ")]
    for k in range(1, MOST_PLAYERS + 1):
        if f"order.{k}" in view:
            head += [named("seat", str(view[f"order.{k}"]), str(view[f"order.{k}"])), plain(" ")]
    piles = [label("scene-deck"), plain(f" {number_in(view, 'count.deck')}  ")]
    piles += [
        label("scene-discard"),
        plain(f" {number_in(view, 'count.discard')}  "),
        label("sketch-items"),
        plain(" "),
    ]
    piles += items(view, "supply.")
    lines = [head, piles, *(seat_line(content, view, name) for name in content.factions())]
    for part in content.faction:
        lines += part.board_lines(view)
    return lines


def items(view: Flat, key: str) -> list[Piece]:
    """Return the items under a key, each with its number."""
    found: list[Piece] = []
    for item in ITEMS:
        count = number_in(view, f"{key}{item}")
        if count:
            found += [named("item", item, ""), plain(f" {count}  ")]
    return found


def seat_line(content: RootContent, view: Flat, name: str) -> list[Piece]:
    """Return points or dominance, hand, supply, and crafted items."""
    line = [named("seat", name, name), tab(12)]
    if f"{name}.dominance" in view:
        line.append(named("card", str(view[f"{name}.dominance"]), "head"))
    else:
        line += [label("scene-vp"), plain(f" {number_in(view, f'{name}.vp')}/{GOAL}", "head")]
    held = number_in(view, f"count.hand.{name}") + number_in(view, f"count.open-hand.{name}")
    line += [plain("  "), label("scene-hand"), plain(f" {held}  ")]
    line += [label("scene-supply"), plain(f" {number_in(view, f'{name}-supply')}  ")]
    crafted = [card for card in content.names["card"] if view.get(f"card.{card}") == f"crafted.{name}"]
    for card in crafted:
        line += [named("card", card, "card"), plain("  ")]
    return line + items(view, f"{name}.items.")


def sketch_battle(match: Match, seat: i64) -> Sketch:
    """Draw the sheet of a battle under way."""
    view = match.game.view(match, seat)
    return sheet_lines(match.content, battle_sheet(match.content, view)) if "battle.clearing" in view else []
