"""A table drawn as lines of styled text, for terminals. Nothing here is a sentence: words are named, not written.

A piece is a text and a style. `"legal"` is a style; `"dim@label"` says that the text is the id of a message, and
`"card@card"` that it is the id of a card: whoever draws the piece says it in a language, in the style before the `@`.
`tab(30)` moves on to a column.
"""

from typing import Final

Piece = tuple[str, str]
Sketch = list[list[Piece]]

TAB: Final = "tab"


def label(message: str, style: str = "dim") -> Piece:
    """A word of the locale files."""
    return (message, f"{style}@label")


def counted(message: str, n: int, style: str = "") -> Piece:
    """A word of the locale files that goes with a number, as in `2 steps`."""
    return (f"{message} {n}", f"{style}@counted")


def going_on(message: str, n: int, style: str = "") -> Piece:
    """A word of the locale files that goes with a number, begun with a small letter inside a sentence."""
    return (f"{message} {n}", f"{style}@going_on")


def named(kind: str, name: str, style: str) -> Piece:
    """A place, card or seat, by its id."""
    return (name, f"{style}@{kind}")


def plain(text: str, style: str = "") -> Piece:
    return (text, style)


def tab(column: int) -> Piece:
    return (str(column), TAB)


def listed(view: dict[str, int | str]) -> Sketch:
    """A flat view as it is, a line for each entry."""
    return [[plain(key, "dim"), plain(" "), plain(str(value))] for key, value in sorted(view.items())]
