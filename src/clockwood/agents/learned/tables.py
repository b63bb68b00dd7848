"""The tables that weights fit: those of the game, the vocabulary and the encoding they were learnt with."""

from typing import Final

from clockwood.agents.learned.layers import Layers
from clockwood.agents.learned.weights import Weights, vocabulary_digest
from clockwood.kernel.content import Content
from clockwood.kernel.errors import BadInput
from clockwood.kernel.game import Game
from clockwood.kernel.learning.encoding import Encoding

SEATS: Final = 2


def reason_against(game: Game, content: Content, weights: Weights) -> str:
    """Return why a network cannot play at a table of this content; empty where it can."""
    if weights.word("game") != game.name:
        return f"the network was learnt for {weights.word('game')}, not for {game.name}"
    if len(content.names["seat"]) != SEATS:
        return "the network has learnt tables of two seats"
    if content.automata:
        return "the network has learnt tables without automata"
    if weights.word("vocabulary") != vocabulary_digest(game):
        return "the network was learnt with another vocabulary"
    if weights.word("encoding") != Encoding(game, content).digest:
        return "the network was learnt with other cells or cards"
    return ""


def layers_of(game: Game, content: Content, weights: Weights) -> Layers:
    """Return the layers for tables of this content; refuse one that the weights do not fit."""
    reason = reason_against(game, content, weights)
    if reason:
        raise BadInput("weights", reason)
    return Layers(Encoding(game, content), weights)
