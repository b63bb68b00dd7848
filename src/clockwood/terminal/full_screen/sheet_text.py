"""A sheet of the scene, such as a battle's, as a few lines above the question."""

from typing import Final

from rich.text import Text

from clockwood.scene import schema as s
from clockwood.terminal.full_screen.seat_text import seat_styles

AGAINST: Final = "  :  "


def sheet_lines(setting: s.Setting, view: s.View, brief: bool) -> list[Text]:
    """Return the sheets that are open: a title, a line for each thing that is compared, and notes.

    Brief ones, for low screens, have neither the title nor the parts of sums.
    """
    lines: list[Text] = []
    for entry in view.values():
        if isinstance(entry, s.SheetEntry):
            lines += [] if brief else [Text(entry.said.text, "head")]
            lines += [section_line(setting, entry.seats, section, brief) for section in entry.sections]
            lines += [Text(f"  {note.text}", "dim") for note in entry.notes]
    return lines


def section_line(setting: s.Setting, seats: list[str], section: s.SheetSection, brief: bool) -> Text:
    """Return both sides of a section: sums first, then where they come from."""
    styles = seat_styles(setting)
    names = {seat.ref.partition(":")[2]: seat.name for seat in setting.seats}
    line = Text().append(f"  {section.said.text}  ", "dim")
    for k, (seat, column) in enumerate(zip(seats, section.columns, strict=True)):
        line.append(AGAINST if k else "")
        line.append(names.get(seat, seat), styles.get(seat, ""))
        line.append(f" {'?' if column.total is None else column.total}", "bold")
        if column.rows and not brief:
            line.append(f" ({', '.join(part(row) for row in column.rows)})")
    return line


def part(row: s.Row) -> str:
    """Return one row of a sum: its name and its number, a question mark where it is not known."""
    unknown = row.flag == "open" or row.number is None
    return f"{row.said.text} {'?' if unknown else row.number}"
