"""The Conspiracy's plots as they are seen: tokens on the map by what a seat knows of them, and a list of kinds."""

from typing import Final

from clockwood.games.root.factions.corvids import cells
from clockwood.games.root.mat import Mat, MatRow, items_row
from clockwood.games.root.words import CLEARINGS, PLOTS
from clockwood.kernel.match import Match
from clockwood.kernel.scene import Mark, Panel, PieceKind, Setting
from clockwood.kernel.seen import Row, Seen, number_in
from clockwood.kernel.sketch import Sketch, label, named, plain
from clockwood.kernel.view import Flat

DOWN: Final = "plot"
LETTERS: Final = ("B", "S", "E", "R")
TAGS: Final = ("CC 13.7.1", "CC 13.7.2", "CC 13.7.3b", "CC 13.7.4")


def keys_of_plot(clearing: str) -> list[str]:
    """Return the keys under which the plot of a clearing may be in a view; it has one of them."""
    faces = [f"{kind}.{clearing}" for kind in PLOTS]
    return [f"{DOWN}.{clearing}", *faces, *(f"hidden-{face}" for face in faces)]


def show_plots(match: Match, view: Flat, knows: bool) -> None:
    """Show each plot: face up by its kind, face down as such to whoever knows it not, else as a hidden one."""
    state = match.state
    names = match.content.names["clearing"]
    for clearing in range(CLEARINGS):
        if cells.is_up(state, clearing):
            view[f"{PLOTS[cells.kind_at(state, clearing)]}.{names[clearing]}"] = 1
        elif cells.is_down(state, clearing):
            kind = f"hidden-{PLOTS[cells.kind_at(state, clearing)]}" if knows else DOWN
            view[f"{kind}.{names[clearing]}"] = 1
    if not knows:
        return
    for which, name in enumerate(PLOTS):
        left = cells.in_supply(state, which)
        if left:
            view[f"plots-left.{name}"] = int(left)


def board_of(name: str) -> Mat:
    """Return the plots that are not on the map, face down, and the box of items."""
    return Mat([MatRow("plots", DOWN, int(cells.ALL_PLOTS)), items_row(name)])


def describe_plots(setting: Setting, seat: int) -> None:
    """Add the kinds of plots, face up and as their owner knows them, and the list of what they do."""
    for kind, letter in zip(PLOTS, LETTERS, strict=True):
        for piece, pattern in ((kind, "plain"), (f"hidden-{kind}", "slants")):
            mark = Mark(letter, "circle", pattern)
            setting.pieces.append(PieceKind(piece, f"scene-{piece}", mark, seat, "tokens", False, f"about-{piece}"))
    setting.panels.append(Panel("plots", "scene-plots", seat))


def draw_plots(view: Flat, seen: Seen) -> None:
    """List what each kind does, and to whoever knows it how many of it are left."""
    knows = any(f"plots-left.{kind}" in view for kind in PLOTS)
    seen.panels["plots"] = [
        Row(f"scene-plot-{kind}", number=number_in(view, f"plots-left.{kind}") if knows else None, cite=cite)
        for kind, cite in zip(PLOTS, TAGS, strict=True)
    ]


def letters_at(view: Flat, clearing: str) -> str:
    """Return the plot of a clearing as letters: a question mark if it is face down, its kind as far as known."""
    for kind, letter in zip(PLOTS, LETTERS, strict=True):
        if f"{kind}.{clearing}" in view:
            return letter
        if f"hidden-{kind}.{clearing}" in view:
            return f"?{letter.lower()}"
    return "?" if f"{DOWN}.{clearing}" in view else ""


def plots_line(view: Flat) -> Sketch:
    """Return the plots in supply as text, as far as the seat knows them."""
    line = [plain("  "), label("scene-plots")]
    for kind in PLOTS:
        left = number_in(view, f"plots-left.{kind}")
        if left:
            line += [plain(" "), named("plot", kind, "head"), plain(f" {left}")]
    return [line]
