"""The screen between two people at one keyboard."""

from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import ModalScreen
from textual.widgets import Static

from clockwood.words import Words


class HandOver(ModalScreen[None]):
    """Hides the table until the next person presses Enter."""

    BINDINGS = [Binding("enter", "dismiss", "Enter")]  # noqa: RUF012 - the form Textual reads

    def __init__(self, words: Words, seat: int) -> None:
        super().__init__()
        self.said = f"{words.say('ui-hand-over', seat=words.name('seat', seat))}\n\n{words.say('ui-press-enter')}"

    def compose(self) -> ComposeResult:
        yield Static(self.said, id="hand-over")
