"""What a table may agree on. Defaults follow the rulebook and our rulings; see NOTES.md."""

from typing import Final

from clockwood.kernel.content import OptionSpec, Value

OPTIONS: Final = [
    OptionSpec("players", 2, "IK K1.1", 1, 4),
    OptionSpec("automaton", "none", "IK V1", choices=("none", "rival")),
    OptionSpec("rival.level", 2, "IK V4", 1, 8),
    OptionSpec("pack", "module", "IK H1", choices=("module", "ring")),
    OptionSpec("deck", "plain", "IK U27", choices=("plain", "extended")),
    OptionSpec("vp-goal", 0, "IK U1", 0, 60),
    OptionSpec("round-limit", 30, "IK U1", 1, 60),
    OptionSpec("site-order", "turn", "IK U28", choices=("turn", "reverse", "drawn")),
    OptionSpec("mulligan", 1, "IK K1.4"),
    OptionSpec("wreck", "tow", "IK U4", choices=("tow", "ignore")),
    OptionSpec("holdfast-steam", "start", "IK U5", choices=("start", "arrival")),
    OptionSpec("unkept-tokens", "bag", "IK U8", choices=("bag", "gone")),
    OptionSpec("blocked-push-damage", 0, "IK U13"),
]

VARIANTS: Final[list[dict[str, Value]]] = [
    {},
    {"players": 3, "site-order": "reverse", "holdfast-steam": "arrival", "deck": "extended"},
    {"players": 4, "site-order": "drawn", "blocked-push-damage": 1, "unkept-tokens": "gone"},
    {"players": 1},
    {"players": 2, "automaton": "rival", "rival.level": 8},
    {"players": 2, "pack": "ring", "wreck": "ignore", "mulligan": 0, "round-limit": 20, "vp-goal": 6},
]
"""Every number of players and, between them, every option once."""
