"""Every step of Forge War, and the kinds that the names of their fields stand for."""

from typing import Final

from clockwood.games.forge_war.automata import overseers
from clockwood.games.forge_war.rules import (
    acquiring,
    legs,
    levels,
    managing,
    market,
    mining,
    moving,
    offer,
    rewards,
    round,  # noqa: A004
    scoring,
    settling,
    setup,
    stage,
    tiles,
    wealth,
    weapons,
)
from clockwood.kernel.step import steps_in

STEPS: Final = steps_in(
    [
        setup, stage, offer, wealth, round, mining, moving, overseers, market, acquiring, managing, weapons, settling,
        rewards, legs, levels, tiles, scoring,
    ],
    {"seat": "seat", "which": "adventurer", "slot": "quest", "design": "design", "start": "hex"},
)  # fmt: skip
