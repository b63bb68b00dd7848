"""The map as a seat sees it: ground, bags and workers, from its view. Stacks show themselves."""

from clockwood.games.iron_kings.content import KingsContent
from clockwood.games.iron_kings.words import TOKENS
from clockwood.kernel.events import Term, number
from clockwood.kernel.seen import Row, Seen, SeenPiece, number_in
from clockwood.kernel.view import Flat


def see_hexes(content: KingsContent, view: Flat, seen: Seen) -> None:
    for name in content.land.ids:
        seen.pieces.append(SeenPiece(name, f"ground-{view[f'terrain.{name}']}", 1))
        if any(f"bag.{token}.{name}" in view for token in TOKENS):
            seen.pieces.append(SeenPiece(name, "bag", 1))
        if f"worker.{name}" in view:
            seen.pieces.append(SeenPiece(name, f"{view[f'worker.{name}']}-small", 1))


def bag_rows(content: KingsContent, view: Flat) -> list[Row]:
    """Return what is left in each bag, as everybody may count it."""
    rows: list[Row] = []
    for where, name in enumerate(content.land.ids):
        counts = [number_in(view, f"bag.{token}.{name}") for token in TOKENS]
        if any(counts):
            terms = [number(token, count) for token, count in zip(TOKENS, counts, strict=True)]
            rows.append(Row("scene-bag", [Term("hex", "hex", where), *terms]))
    return rows
