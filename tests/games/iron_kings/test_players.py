"""The player that looks one step ahead brings treasure home; chance does not."""

import pytest

from clockwood.agents.greedy import GreedyAgent
from clockwood.agents.random import random_option
from clockwood.games.iron_kings.game import GAME
from clockwood.kernel.game import blind, new_match
from clockwood.kernel.rng import seeded
from games.iron_kings.builder import table


def score(seed: int, rounds: int) -> tuple[int, int]:
    """Red thinks, yellow draws lots."""
    content = table(round_limit=rounds).content
    match = new_match(GAME, content, seeded(seed))
    agent, rng = GreedyAgent("greedy", seeded(seed)), seeded(seed + 1)
    while match.outcome is None:
        question = match.question
        assert question is not None
        seat = question.seat
        match.answer(agent.choose(blind(match, seat, rng), seat) if seat == 0 else random_option(question, rng))
    return match.outcome.scores[0], match.outcome.scores[1]


@pytest.mark.slow
def test_thinking_beats_lots() -> None:
    scores = [score(seed, 30) for seed in range(6)]
    assert sum(red for red, _ in scores) > 4 * sum(yellow for _, yellow in scores)
    assert sum(red > yellow for red, yellow in scores) >= 5
