"""Where a person reads: sketches and sentences, in colour or plain, on a terminal or in a pipe."""

import sys
from pathlib import Path
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.style import Style
from rich.text import Text
from rich.theme import Theme

from clockwood.kernel.sketch import TAB, Piece, Sketch
from clockwood.kernel.vocabulary import whole
from clockwood.words import Words

FORGET_ALL: Final = "\x1b[3J"
"""Clears what a terminal keeps to scroll back to."""

PIPE_WIDTH: Final = 100
WIDEST: Final = 110

# Read on light and on dark ground; letters and brackets say the same without any colour.
STYLES: Final = {
    "dim": "bright_black",
    "head": "bold",
    "key": "bold #0087af",
    "card": "bold",
    "house": "italic bright_black",
    "legal": "bold #241700 on #ffc94d",
    "source": "underline #af8700",
    "mountain": "bold",
    "forest": "#5f8700",
    "edge": "#8a8a5c",
    "ridge": "bright_black",
    "path": "#af8700",
    "ironclad": "bold #d75f00",
    "woodwalkers": "bold #009f7a",
    "drill": "bold #6c6c6c",
    "token": "#d75f00",
    "forge": "bold reverse #d75f00",
    "totem": "bold #af8700",
    "mark": "bold #af5fd7",
    "crystal": "#0087d7",
    "damage": "#d7493c",
    "defense": "#4f87d7",
    "dominance": "#af8700",
    "question": "bold #af8700",
    "wrong": "bold #d7493c",
    "news": "",
    "rule": "italic bright_black",
}


THEME: Final = Theme({name: Style.parse(style) for name, style in STYLES.items()})


def console_for(plain: bool) -> Console:
    """Return what writes to the standard output: with colours only where a person sees them and wants them."""
    seen = sys.stdout.isatty()
    return Console(
        theme=THEME,
        color_system="auto" if seen and not plain else None,
        width=None if seen else PIPE_WIDTH,
        highlight=False,
        emoji=False,
        markup=False,
    )


class Screen:
    """Draws in one language; `plain` leaves colours out, a pipe does so by itself."""

    def __init__(self, words: Words, plain: bool = False, console: Console | None = None) -> None:
        self.words = words
        self.live: Final = console is None and sys.stdin.isatty() and sys.stdout.isatty()
        self.console: Final = console_for(plain) if console is None else console

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def line(self, pieces: list[Piece]) -> Text:
        """Return one line of a sketch; what is too long goes on under its last tab."""
        text = Text()
        indent = 0
        for piece in pieces:
            if piece[1] == TAB:
                indent = whole(piece[0]) or 0
                text.append(" " * max(0 if indent < 8 else 1, indent - cell_len(text.plain)))
                indent = cell_len(text.plain)
            else:
                said, style = self.words.piece(piece)
                text.append(said, style or None)
        return self.folded(text, indent or len(text.plain) - len(text.plain.lstrip()) + 2)

    def folded(self, text: Text, indent: int) -> Text:
        text.rstrip()
        if cell_len(text.plain) <= self.width or indent > self.width // 2:
            return text
        first = text.wrap(self.console, self.width)[0]
        start = len(first.plain)
        while text.plain[start] == " ":
            start += 1
        first.rstrip()
        lines = [first]
        for line in text[start:].wrap(self.console, self.width - indent):
            line.rstrip()
            lines.append(Text(" " * indent) + line)
        return Text("\n").join(lines)

    def draw(self, sketch: Sketch) -> None:
        if sketch:
            self.console.print(Text("\n").join(self.line(pieces) for pieces in sketch))

    def say(self, text: str, style: str = "") -> None:
        self.console.print(self.folded(Text(text, style), 2))

    def tell(self, message: str, style: str = "", **arguments: str | int) -> None:
        self.say(self.words.say(message, **arguments), style)

    def tell_file(self, message: str, file: Path) -> None:
        """Name a file on a line that is not folded, so that it can be copied."""
        self.console.print(Text(self.words.say(message, file=str(file)), "dim"), soft_wrap=True)

    def gap(self) -> None:
        self.console.print()

    def clear(self) -> None:
        """Hide what was on the screen; in a pipe nothing can be hidden."""
        if self.live:
            self.console.file.write(FORGET_ALL)
            self.console.clear()
