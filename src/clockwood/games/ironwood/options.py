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
    OptionSpec("automaton", "none", "IW R1.1", choices=("none", "ironbot", "woodenbot")),
    OptionSpec("ironbot.level", 0, "IB 2.1", 0, 15),
    OptionSpec("ironbot.red-icons", -1, "IB 2.2", -1, 1),
    OptionSpec("ironbot.golem", -1, "IB 2.3", -1, 1),
    OptionSpec("ironbot.foundations", -1, "IB 2.4", -1, 1),
    OptionSpec("ironbot.four-cards", -1, "IB 2.5", -1, 1),
    OptionSpec("ironbot.garrison", -1, "IB 2.6", -1, 5),
    OptionSpec("ironbot.empty-hand-pays", 0, "IB 5.1"),
    OptionSpec("ironbot.special-expends", 1, "IB 5.9"),
    OptionSpec("ironbot.pays-once", 0, "IB 5.8"),
    OptionSpec("ironbot.chase-adjacent", 0, "IB 7.3"),
    OptionSpec("ironbot.attack-margin", 0, "IB 7.8"),
    OptionSpec("ironbot.defender-draws", 0, "IB 7.12"),
    OptionSpec("ironbot.fewest-first", 0, "IB 8.8"),
    OptionSpec("ironbot.drill-spares", 1, "IB 8.14"),
    OptionSpec("die-same-end", 0, "IB 10.3"),
]

VARIANTS: Final[list[dict[str, Value]]] = [
    {},
    {"beginner": 1, "draw-four": 0},
    {"handicap.woodwalkers": 4, "handicap.ironclad": 2, "ask-every-effect": 1, "moves-per-effect": 1},
    {"whole-gains": 1, "no-outer-retreat": 1, "drill-when-defending": 1},
    {"automaton": "ironbot"},
    {
        "automaton": "ironbot",
        "ironbot.level": 7,
        "ironbot.special-expends": 0,
        "ironbot.empty-hand-pays": 1,
        "ironbot.pays-once": 1,
        "ironbot.chase-adjacent": 1,
        "ironbot.attack-margin": 1,
        "ironbot.defender-draws": 1,
        "ironbot.fewest-first": 1,
        "ironbot.drill-spares": 0,
        "die-same-end": 1,
        "beginner": 1,
    },
    {"automaton": "ironbot", "ironbot.level": 15, "moves-per-effect": 1, "no-outer-retreat": 1},
]
"""Between them they turn every option once."""
