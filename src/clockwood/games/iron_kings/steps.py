"""Every step of Iron Kings as positions write it: all those of these modules."""

from typing import Final

from clockwood.games.iron_kings.bots.rival import turn as rival_turn
from clockwood.games.iron_kings.rules import (
    boiler,
    changing,
    damage,
    effects,
    ending,
    head,
    items,
    mending,
    phase_end,
    planning,
    program,
    replanning,
    setup,
    stepping,
    tokens,
    treasure_cards,
    turn,
    turning,
    walking,
    workers,
)
from clockwood.kernel.step import steps_in

FIELDS: Final = {"seat": "seat", "way": "facing", "where": "hex", "treasure": "treasure"}
"""The kinds of term that fields of these names hold; all others are plain numbers."""

STEPS: Final = steps_in(
    [
        setup, turn, workers, head, planning, replanning, boiler, changing, mending, program, phase_end, effects,
        turning, walking, stepping, tokens, treasure_cards, damage, items, ending, rival_turn,
    ],
    FIELDS,
)  # fmt: skip
