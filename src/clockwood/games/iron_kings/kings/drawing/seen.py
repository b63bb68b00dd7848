"""Kings and their boards as a seat sees them, from its view and nothing else."""

from clockwood.games.iron_kings.content import KingsContent
from clockwood.games.iron_kings.words import SECTIONS, SLOTS, SPACES
from clockwood.kernel.events import Term, number
from clockwood.kernel.seen import Row, Seen, SeenPiece, number_in
from clockwood.kernel.view import Flat


def see_kings(content: KingsContent, view: Flat, seen: Seen) -> None:
    """Add Holdfasts, kings with their prows, then the pieces of each board and its rows. Counters show themselves."""
    for name in content.names["seat"]:
        if f"{name}.site" in view:
            seen.pieces.append(SeenPiece(str(view[f"{name}.site"]), f"{name}-holdfast", 1))
        if f"{name}.king" in view:
            at = str(view[f"{name}.king"])
            seen.pieces.append(SeenPiece(at, f"{name}-king", 1))
            seen.pieces.append(SeenPiece(at, f"{name}-{view[f'{name}.facing']}", 1))
    for name in content.names["seat"]:
        see_board(view, name, seen)
        seen.panels[f"king.{name}"] = king_rows(content, view, name)


def see_board(view: Flat, name: str, seen: Seen) -> None:
    """Add workers and damage; a worker from elsewhere keeps its colour."""
    for space in SPACES:
        if f"{name}.at.{space}" in view:
            worker = str(view[f"{name}.at.{space}"])
            seen.pieces.append(SeenPiece(f"{name}-{space}", worker if "-" in worker else f"{name}-{worker}", 1))
        if f"{name}.damage.{space}" in view:
            seen.pieces.append(SeenPiece(f"{name}-{space}", "damage", 1))


def king_rows(content: KingsContent, view: Flat, name: str) -> list[Row]:
    """Return rows on the way a king looks, the card it runs, its upgrades, and what weighs on it."""
    rows: list[Row] = []
    if view.get("active") == name:
        rows.append(Row("scene-phase-king" if number_in(view, "pointer") else "scene-phase-worker", flag="now"))
    if f"{name}.facing" in view:
        terms = [term_in(content, view, f"{name}.king", "hex"), term_in(content, view, f"{name}.facing", "facing")]
        rows.append(Row("scene-faces", terms))
    for slot in range(1, SLOTS + 1):
        if view.get("active") == name and view.get("pointer") == slot and f"{name}.track.{slot}" in view:
            card = term_in(content, view, f"{name}.track.{slot}", "card")
            rows.append(Row("scene-planned", [number("n", slot), card], flag="now"))
    for k, section in enumerate(SECTIONS):
        if f"{name}.section.{section}" in view:
            card = term_in(content, view, f"{name}.section.{section}", "card")
            rows.append(Row("scene-upgraded", [Term("section", "section", k), card]))
    if f"{name}.hull" in view:
        rows.append(Row("scene-hull", number=number_in(view, f"{name}.hull")))
    if f"{name}.chained" in view:
        rows.append(Row("scene-chained"))
    return rows


def term_in(content: KingsContent, view: Flat, key: str, kind: str) -> Term:
    """Return the hex, facing or card that a view names."""
    return Term(kind, kind, content.names[kind].index(str(view[key])))
