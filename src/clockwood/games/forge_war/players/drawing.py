"""The guilds drawn, and as text: marks, counters, pieces, scores, and all that a player has."""

from typing import Final

from clockwood.games.forge_war.adventurers.drawing import adventurer_pieces
from clockwood.games.forge_war.cards.notes import card_line
from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.quests.drawing import sketch_quest
from clockwood.games.forge_war.words import RESOURCES, SCORED
from clockwood.kernel.events import Term, number
from clockwood.kernel.scene import Counter, Mark, Panel, PieceKind, Setting
from clockwood.kernel.seen import Row, Seen, number_in
from clockwood.kernel.sketch import Sketch, label, named, plain, tab
from clockwood.kernel.view import Flat

MARKS: Final = [
    Mark("B", "square", "lattice"),
    Mark("Y", "lozenge", "bars"),
    Mark("P", "triangle", "posts"),
    Mark("G", "leaf", "slants"),
]
"""The marks of the guilds; colour follows shape, so that blue is drawn in blue."""

PIECES: Final = ("overseer", "worker", "disk")
COUNTED: Final = [
    ("score", "scene-prestige", "sign:prestige"),
    ("gold", "scene-gold", "sign:gold"),
    ("workers", "scene-workers", "sign:workers"),
    *((kind, f"resource-{kind}", f"sign:{kind}") for kind in RESOURCES),
]
"""The counters of a guild: key, label and icon."""


def describe_players(content: ForgeContent, setting: Setting) -> None:
    """Add marks, counters and pieces of the guilds that play, and the panel of final scores."""
    seats = content.names["seat"]
    setting.marks = MARKS[: len(seats)]
    setting.panels.append(Panel("scores", "scene-scores"))
    for seat, name in enumerate(seats):
        setting.counters.extend(Counter(f"{name}.{key}", text, seat, icon) for key, text, icon in COUNTED)
        for kind in PIECES:
            mark, about = MARKS[seat], f"about-{kind}"
            setting.pieces.append(PieceKind(f"{name}-{kind}", f"scene-{kind}", mark, seat, counted=False, about=about))


def draw_players(content: ForgeContent, view: Flat, seen: Seen) -> None:
    """Fill the final scores."""
    seen.panels["scores"] = score_rows(content, view)


def score_rows(content: ForgeContent, view: Flat) -> list[Row]:
    """Return every player's prestige when all is added up: quests, levels, cards, end bonuses, gold. [FW F9]"""
    rows: list[Row] = []
    for seat, name in enumerate(content.names["seat"]):
        if f"{name}.final.quests" in view:
            terms = [number(part, number_in(view, f"{name}.final.{part}")) for part in SCORED]
            flag = "now" if f"winner.{name}" in view else ""
            total = number_in(view, f"{name}.score")
            rows.append(Row("scene-score", [Term("seat", "seat", seat), *terms], total, flag, "FW F9.6"))
    return rows


def sketch_scores(content: ForgeContent, view: Flat) -> Sketch:
    """Return everybody's prestige by its sources as text, when the game is over. [FW F9]"""
    lines: Sketch = []
    for seat in content.names["seat"]:
        if f"{seat}.final.quests" in view:
            line = [plain("  "), named("seat", seat, seat), tab(14), plain(f"{view[f'{seat}.score']} =")]
            for part in (SCORED[-1], *SCORED[:-1]):
                line += [plain("  "), label(f"sketch-{part}"), plain(f" {view[f'{seat}.final.{part}']}")]
            lines.append(line)
    return [[label("scene-scores", "head")], *lines] if lines else []


def sketch_player(content: ForgeContent, view: Flat, seat: str) -> Sketch:
    """Return prestige, pool, adventurers, quests and the cards on the mat as text."""
    head = [named("seat", seat, seat), plain("  "), label("scene-prestige"), plain(f" {view[f'{seat}.score']}  ")]
    head += [label("scene-gold"), plain(f" {view[f'{seat}.gold']}  ")]
    head += [label("scene-workers"), plain(f" {view[f'{seat}.workers']}  ")]
    for kind in RESOURCES:
        if f"{seat}.{kind}" in view:
            head += [plain(f"{view[f'{seat}.{kind}']} "), label(f"resource-{kind}", ""), plain("  ")]
    lines: Sketch = [head]
    pool = [which for which in content.names["adventurer"] if f"{seat}.{which}.level" in view]
    home = [adventurer_pieces(view, f"{seat}.{which}", which) for which in pool if f"{seat}.{which}.quest" not in view]
    if home:
        lines.append([plain("  "), label("sketch-pool"), *(piece for pieces in home for piece in pieces)])
    for quest in content.names["quest"]:
        if f"{seat}.{quest}" in view:
            lines += sketch_quest(content, view, seat, quest, pool)
    mat = [name for name in content.names["card"] if view.get(f"card.{name}") == f"mat.{seat}"]
    return lines + [card_line(content, name) for name in mat]
