"""The weights that games bring with them, and the tables at which the level `learned` plays with these."""

import importlib.util
from pathlib import Path
from typing import Final

from clockwood.agents.learned.layers import Layers
from clockwood.agents.learned.tables import layers_of, reason_against
from clockwood.agents.learned.weights import Weights, weights_in
from clockwood.kernel.content import Content
from clockwood.kernel.errors import BadInput
from clockwood.kernel.game import Game

LEARNED: Final = "learned"
"""The name of the level."""
FILE: Final = "learned.weights"
"""Lies in the folder of a game that has the level."""
MOST_KEPT: Final = 8

READ: Final[dict[str, Weights | None]] = {}
MADE: Final[list[tuple[Content, Layers]]] = []


def weights_for(game: Game) -> Weights | None:
    """Return the weights that a game brings with it, read once per process; None if it brings none."""
    if game.home not in READ:
        file = weights_file(game)
        READ[game.home] = None if file is None else weights_in(file.read_bytes(), str(file))
    return READ[game.home]


def weights_file(game: Game) -> Path | None:
    """Return the file of a game's weights; None if there is none, or the game is in no file itself."""
    try:
        spec = importlib.util.find_spec(game.home)
    except (ImportError, ValueError):
        return None
    if spec is None or spec.origin is None or not spec.has_location:
        return None
    file = Path(spec.origin).parent / FILE
    return file if file.is_file() else None


def reason_against_learned(game: Game, content: Content) -> str:
    """Return why the level `learned` cannot play at a table of this content; empty where it can."""
    weights = weights_for(game)
    return f"no network has learnt {game.name}" if weights is None else reason_against(game, content, weights)


def shipped_layers(game: Game, content: Content) -> Layers:
    """Return the layers for tables of this content, made once per process; refuse a table that they do not fit."""
    for known, layers in MADE:
        if known is content:
            return layers
    reason = reason_against_learned(game, content)
    weights = weights_for(game)
    if reason or weights is None:
        raise BadInput(LEARNED, reason)
    made = layers_of(game, content, weights)
    del MADE[: len(MADE) + 1 - MOST_KEPT]
    MADE.append((content, made))
    return made
