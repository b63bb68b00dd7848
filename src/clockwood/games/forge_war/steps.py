"""Every step of Forge War, and the kinds that the names of their fields stand for."""

from typing import Final

from clockwood.games.forge_war.bots.overseers import moves as overseers
from clockwood.games.forge_war.rules import (
    bonus_tiles,
    levels,
    management,
    management_end,
    market_phase,
    mine_moves,
    mine_phase,
    quest_offer,
    quest_phase,
    quest_progress,
    rewards,
    round,  # noqa: A004 - the word of every rulebook
    scoring,
    setup,
    stage,
    starting_wealth,
    weapons,
)
from clockwood.kernel.step import steps_in

MODULES: Final = [
    setup, stage, quest_offer, starting_wealth, round, mine_phase, mine_moves, overseers, market_phase, quest_phase,
    management, weapons, management_end, rewards, quest_progress, levels, bonus_tiles, scoring,
]  # fmt: skip
FIELDS: Final = {"seat": "seat", "which": "adventurer", "slot": "quest", "design": "design", "start": "hex"}

STEPS: Final = steps_in(MODULES, FIELDS)
