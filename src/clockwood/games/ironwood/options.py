"""What a table may agree on: modes of the book, and rulings where both readings are reasonable."""

from typing import Final

from clockwood.kernel.content import OptionSpec, Value

OPTIONS: Final = [
    OptionSpec("beginner", 0, "IW R17.2"),
    OptionSpec("draw-four", 1, "IW R4.3"),
    OptionSpec("handicap.woodwalkers", 0, "IW R17.3", 0, 4),
    OptionSpec("handicap.ironclad", 0, "IW R17.3", 0, 4),
    OptionSpec("ask-every-effect", 0, "IW R5.4"),
    OptionSpec("moves-per-effect", 0, "IW A2"),
    OptionSpec("whole-gains", 0, "IW A22"),
    OptionSpec("no-outer-retreat", 0, "IW A24"),
    OptionSpec("drill-when-defending", 0, "IW A33"),
]

VARIANTS: Final[list[dict[str, Value]]] = [
    {},
    {"beginner": 1, "draw-four": 0},
    {"handicap.woodwalkers": 4, "handicap.ironclad": 2, "ask-every-effect": 1, "moves-per-effect": 1},
    {"whole-gains": 1, "no-outer-retreat": 1, "drill-when-defending": 1},
]
"""Between them they turn every option once."""
