"""The options of a table. Defaults follow the rulebook and our rulings; see NOTES.md."""

from typing import Final

from clockwood.kernel.options import OptionSpec, Value

DIFFICULTIES: Final = ("very-easy", "medium", "difficult", "random")

OPTIONS: Final = [
    OptionSpec("players", 2, "FW F1.7", 1, 4),
    OptionSpec("length", "simple", "FW F9.1", choices=("simple", "epic")),
    OptionSpec("bonus-tiles", 0, "FW F2.5"),
    OptionSpec("difficulty", "medium", "FW F11.3", choices=DIFFICULTIES),
    OptionSpec("defect-to-zero", 1, "FW B3"),
    OptionSpec("train-questing", 0, "FW B5"),
    OptionSpec("late-penalty", 1, "FW B6"),
    OptionSpec("epic-end-bonuses", 1, "FW B9"),
    OptionSpec("negative-scores", 1, "FW B11"),
    OptionSpec("reward-order", 0, "FW H11"),
    OptionSpec("old-quests-stay", 0, "FW H6"),
]

VARIANTS: Final[list[dict[str, Value]]] = [
    {},
    {"players": 3, "train-questing": 1, "reward-order": 1},
    {"players": 4},
    {"players": 1},
    {"length": "epic", "epic-end-bonuses": 0, "old-quests-stay": 1},
    {"length": "epic", "players": 4, "bonus-tiles": 1, "late-penalty": 0, "negative-scores": 0, "defect-to-zero": 0},
    {"length": "epic", "players": 1, "bonus-tiles": 1, "difficulty": "random"},
]
"""Every number of players, short and long, with tiles and without; every option is changed in one of them."""
