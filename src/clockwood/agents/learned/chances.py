"""The chances of both seats where a tree ends: what the network foretells, halfway to what the game's judge says."""

from typing import Final

from librt.vecs import vec

from clockwood.agents.learned.network import Network
from clockwood.kernel.match import Match

TRUST: Final = 0.5
"""The weight of the network where the game has a judge that tells chances. Each errs where the other does not."""


def play_forced(match: Match) -> None:
    """Give answers as long as there is only one: a network knows questions with a choice."""
    question = match.question
    while question is not None and len(question.options) == 1:
        match.answer_unchecked(question.options[0])
        question = match.question


def foretold(match: Match, network: Network) -> vec[float]:
    """Return the chances of both seats: those the seat foretells that is asked, and with them the judge's."""
    question = match.question
    assert question is not None
    network.sense(match, question.seat)
    found = vec[float]([0.0, 0.0])
    found[question.seat] = network.value()
    found[1 - question.seat] = 1.0 - found[question.seat]
    judge = match.game.judge
    if judge.tells():
        judged = judge.all_chances(match)
        for seat in range(2):
            found[seat] = judged[seat] + TRUST * (found[seat] - judged[seat])
    return found
