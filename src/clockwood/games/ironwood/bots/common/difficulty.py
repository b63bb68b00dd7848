"""Difficulty: options that add up to a level of 0 to 15, and a spread for each level. [IB 2] [WB 2]"""

from typing import Final

from clockwood.kernel.options import Value, number_of

RED: Final = 0
FIRST_HELP: Final = 1
SECOND_HELP: Final = 2
FOUR_CARDS: Final = 3
GARRISON: Final = 4
LEVELS: Final = [2, 3, 3, 2, 1]
"""The levels each option adds; a garrison adds its own number."""

KEYS: Final = {
    "ironbot": [
        "ironbot.red-icons",
        "ironbot.golem",
        "ironbot.foundations",
        "ironbot.four-cards",
        "ironbot.garrison",
    ],
    "woodenbot": [
        "woodenbot.red-icons",
        "woodenbot.spirits",
        "woodenbot.fewer-forges",
        "woodenbot.four-cards",
        "woodenbot.garrison",
    ],
}

SPREAD: Final = [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 1],
    [0, 0, 0, 0, 2],
    [0, 0, 0, 0, 3],
    [0, 0, 0, 0, 4],
    [0, 0, 0, 0, 5],
    [0, 0, 0, 1, 4],
    [0, 0, 0, 1, 5],
    [0, 1, 0, 1, 3],
    [1, 1, 1, 0, 1],
    [1, 1, 1, 0, 2],
    [1, 1, 1, 0, 3],
    [1, 1, 1, 1, 2],
    [1, 1, 1, 1, 3],
    [1, 1, 1, 1, 4],
    [1, 1, 1, 1, 5],
]
"""By level: settings that cost a person least first, the red icons late. See `docs/studies/difficulty-ironwood.md`."""


def harder(automaton: str) -> list[tuple[str, int, int]]:
    """Return what a study may turn by itself: the option, its value, and what it adds to the level."""
    keys = KEYS[automaton]
    turns = [(key, 1, adds) for key, adds in zip(keys, LEVELS, strict=True)]
    return turns + [(keys[GARRISON], count, count * LEVELS[GARRISON]) for count in (3, 5)]


def difficulty(automaton: str, level: int, options: dict[str, Value]) -> list[int]:
    """Return the five settings: what was asked for, else what the level spreads.

    >>> difficulty("ironbot", 7, {"ironbot.garrison": 2})
    [0, 0, 0, 1, 2]
    """
    found = list(SPREAD[level])
    for k, key in enumerate(KEYS[automaton]):
        asked = number_of(options, key, -1)
        if asked >= 0:
            found[k] = asked
    return found


def level_of(settings: list[int]) -> int:
    """Return the level the settings add up to. [IB 2.1] [WB 2.1]

    >>> [level_of(spread) for spread in SPREAD] == list(range(16))
    True
    """
    return sum(each * held for each, held in zip(LEVELS, settings, strict=True))
