"""The kinds of pieces of Iron Kings, from the ground up."""

from typing import Final

from clockwood.games.iron_kings.kings.drawing.marks import ARROWS, MARKS
from clockwood.games.iron_kings.words import FACINGS, SEATS, TERRAIN
from clockwood.kernel.scene import Mark, PieceKind

LETTERS: Final = ["P", "F", "M", "R", "B", "X", "L", "W"]
"""Of terrain."""


def pieces(seats: list[str]) -> list[PieceKind]:
    """Return terrain, Holdfasts, kings and workers, tokens, the prows of kings; then damage."""
    found = [
        PieceKind(
            f"ground-{kind}",
            f"terrain-{kind}",
            Mark(LETTERS[k], "circle", "plain"),
            spot="ground",
            counted=False,
            about=f"about-{kind}",
        )
        for k, kind in enumerate(TERRAIN)
    ]
    found += [
        PieceKind(
            f"{name}-holdfast",
            "scene-holdfast",
            Mark("H", "square", MARKS[k].pattern),
            k,
            "ground",
            counted=False,
            about="about-holdfast",
        )
        for k, name in enumerate(seats)
    ]
    for k in range(len(seats)):
        found += figures_of(k)
    found.append(PieceKind("wood", "resource-wood", Mark("w", "square", "slants"), spot="stack", about="about-wood"))
    found.append(PieceKind("coal", "resource-coal", Mark("c", "lozenge", "rivets"), spot="stack", about="about-coal"))
    found.append(
        PieceKind("bag", "scene-bag-tokens", Mark("o", "circle", "plain"), spot="bag", counted=False, about="about-bag")
    )
    for k in range(len(seats)):
        found += prows_of(k)
    burst = Mark("!", "lozenge", "plain")
    found.append(PieceKind("damage", "token-damage", burst, spot="damage", counted=False, about="about-damage"))
    return found


def figures_of(seat: int) -> list[PieceKind]:
    """Return a king and its workers."""
    name, mark = SEATS[seat], MARKS[seat]
    small = Mark(mark.letter.lower(), "circle", mark.pattern)
    return [
        PieceKind(f"{name}-king", "scene-king", mark, seat, "middle", False, "about-king"),
        PieceKind(f"{name}-small", "scene-worker", small, seat, "middle", False, "about-small"),
        PieceKind(f"{name}-big", "scene-big-worker", mark, seat, "middle", False, "about-big"),
    ]


def prows_of(seat: int) -> list[PieceKind]:
    """Return a king's prow for each side it may face."""
    name, pattern = SEATS[seat], MARKS[seat].pattern
    return [
        PieceKind(f"{name}-{way}", f"facing-{way}", Mark(arrow, "circle", pattern), seat, f"facing-{way}", False)
        for way, arrow in zip(FACINGS, ARROWS, strict=True)
    ]
