"""How hard an automaton is: options that add up to a level of 0 to 15, and a spread for each level. [IB 2] [WB 2]"""

from typing import Final

from clockwood.kernel.content import AutomatonSpec, Value

RED: Final = 0
FIRST_HELP: Final = 1
SECOND_HELP: Final = 2
FOUR_CARDS: Final = 3
GARRISON: Final = 4
LEVELS: Final = [2, 3, 3, 2, 1]
"""What each option adds; a garrison adds its own number."""

KEYS: Final = {
    "ironbot": ["red-icons", "golem", "foundations", "four-cards", "garrison"],
    "woodenbot": ["red-icons", "spirits", "fewer-forges", "four-cards", "garrison"],
}

SPREAD: Final = [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 1],
    [1, 0, 0, 0, 0],
    [1, 0, 0, 0, 1],
    [1, 0, 0, 1, 0],
    [1, 0, 0, 1, 1],
    [1, 0, 0, 1, 2],
    [1, 1, 0, 1, 0],
    [1, 1, 0, 1, 1],
    [1, 1, 0, 1, 2],
    [1, 1, 1, 1, 0],
    [1, 1, 1, 1, 1],
    [1, 1, 1, 1, 2],
    [1, 1, 1, 1, 3],
    [1, 1, 1, 1, 4],
    [1, 1, 1, 1, 5],
]
"""By level: the bot's own strength first, then what it or the person starts with."""

IRONBOT: Final = AutomatonSpec(
    "ironbot",
    {"automaton": "ironbot"},
    "ironbot.level",
    [
        *((key, 1, adds) for key, adds in zip(KEYS, LEVELS, strict=True)),
        (KEYS[GARRISON], 3, 3 * LEVELS[GARRISON]),
        (KEYS[GARRISON], 5, 5 * LEVELS[GARRISON]),
    ],
)


def difficulty(automaton: str, options: dict[str, Value]) -> list[int]:
    """Return the five settings: what was asked for, else what the level spreads.

    >>> difficulty("ironbot", {"ironbot.level": 7, "ironbot.garrison": 2})
    [1, 1, 0, 1, 2]
    """
    level = options.get(f"{automaton}.level", 0)
    assert isinstance(level, int)
    found = list(SPREAD[level])
    for k, key in enumerate(KEYS.get(automaton, [])):
        asked = options.get(f"{automaton}.{key}", -1)
        assert isinstance(asked, int)
        if asked >= 0:
            found[k] = asked
    return found


def level_of(settings: list[int]) -> int:
    """Return the level the settings add up to. [IB 2.1] [WB 2.1]

    >>> [level_of(spread) for spread in SPREAD] == list(range(16))
    True
    """
    return sum(each * held for each, held in zip(LEVELS, settings, strict=True))
