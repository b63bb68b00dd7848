"""Lines of the story as text; a choice of an automaton unfolds into its criteria."""

from rich.table import Table as RichTable
from rich.text import Text

from clockwood.scene import schema as s


def story_line(line: s.Line) -> Text:
    """Return a line with its rules: a choice is marked by a triangle that unfolds it."""
    text = Text().append("▸ " if isinstance(line, s.Chose) else "", "mark")
    if isinstance(line, s.Happened) and line.head == 1:
        text.append(line.said.text, "head")
    else:
        text.append(line.said.text)
    if line.said.tags:
        text.append(f"  [{', '.join(line.said.tags)}]", "rule")
    return text


def sieve(line: s.Chose, left: str) -> RichTable:
    """Return a choice as a table: a column for each candidate, a row for each criterion, and how many were left."""
    table = RichTable(title=line.title, title_justify="left", pad_edge=False, show_edge=False)
    table.add_column("")
    for number, candidate in enumerate(line.candidates):
        table.add_column(candidate.name, style="bold" if number == line.winner else "", justify="center")
    table.add_column(left, justify="right")
    for row in line.sieve:
        cells = ["" if cell is None else f"{'✓' if cell.kept else '×'}{cell.score}" for cell in row.cells]
        table.add_row(row.said.text, *cells, str(row.left))
    if line.tie is not None:
        rolled = "" if line.rolled is None else line.rolled.name
        table.add_row(
            f"{line.tie.text} {rolled}".strip(),
            *("●" if k == line.winner else "" for k in range(len(line.candidates))),
            "1",
        )
    return table
