"""Every step of Root as positions write it: all those of these modules, of the factions and of the automata."""

from typing import Final

from clockwood.games.root.bots.every import MODULES
from clockwood.games.root.draft import picking, pool
from clockwood.games.root.factions.every import KITS
from clockwood.games.root.rules import (
    battle,
    battle_cards,
    between,
    crafting,
    dominance,
    guessing,
    handing,
    hits,
    homelands,
    moving,
    placing,
    setup,
    turn,
)
from clockwood.games.root.rules.effects import drawing, emigre, others, pieces, using
from clockwood.kernel.step import steps_in

FIELDS: Final = {
    "seat": "seat",
    "defender": "seat",
    "victim": "seat",
    "other": "seat",
    "clearing": "clearing",
    "origin": "camp",
    "target": "camp",
    "card": "card",
    "suit": "suit",
    "column": "column",
    "piece": "piece",
    "phase": "phase",
    "road": "road",
    "effect": "effect",
    "minister": "minister",
    "service": "service",
    "plot": "plot",
}
"""The kinds of term that fields of these names hold; all others are plain numbers."""

STEPS: Final = steps_in(
    [
        setup, pool, picking, homelands, turn, handing, placing, moving, battle, hits, battle_cards, crafting,
        dominance, guessing, between, using, others, pieces, emigre, drawing,
        *(module for kit in KITS for module in kit.modules), *MODULES,
    ],
    FIELDS,
)  # fmt: skip
