"""The panel with the board: a map or a list of places, which can be clicked."""

from collections.abc import Collection

from rich.text import Text
from textual.containers import ScrollableContainer
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from clockwood.scene import schema as s
from clockwood.terminal.full_screen.board_text import BoardText, Cell, as_text, place_list


class BoardPanel(ScrollableContainer):
    """Shows the boards of the table, one below the other, and tells which place was clicked."""

    class Touched(Message):
        """A place was clicked."""

        def __init__(self, ref: str, name: str) -> None:
            super().__init__()
            self.ref = ref
            self.name = name

    def __init__(self, *, id: str) -> None:  # noqa: A002 - the name Textual gives it
        super().__init__(id=id)
        self.sheet = Static()
        self.cells: list[list[Cell]] = []
        self.names: dict[str, str] = {}

    def on_mount(self) -> None:
        self.mount(self.sheet)

    def show(self, setting: s.Setting, view: s.View, lit: Collection[str], as_list: bool) -> None:
        self.names = {place.ref: place.name for place in setting.places}
        self.cells = []
        lines: list[Text] = []
        for board in setting.boards:
            drawn = BoardText(setting, board)
            if lines:
                lines.append(Text(board.name, "dim"))
                self.cells.append([])
            rows = place_list(drawn, view, lit, max(40, self.size.width - 2)) if as_list else drawn.rows(view, lit)
            if rows:
                lines.append(as_text(rows))
                self.cells += rows[: len(lines[-1].plain.split("\n"))]
        self.sheet.update(Text("\n").join(lines))

    def on_click(self, event: Click) -> None:
        at = event.get_content_offset(self.sheet)
        if at is None or not 0 <= at.y < len(self.cells) or not 0 <= at.x < len(self.cells[at.y]):
            return
        ref = self.cells[at.y][at.x][2]
        if ref:
            self.post_message(self.Touched(ref, self.names[ref]))
