"""Loops that play whole games: at random, or between agents, each of which sees only what its seat may know."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.agents.random_agent import RandomAgent, random_option
from clockwood.kernel.agent import Agent
from clockwood.kernel.game import blind
from clockwood.kernel.gesture import question_of
from clockwood.kernel.match import Match
from clockwood.kernel.rng import Generator

LONGEST: Final[i64] = 1_000_000
"""More decisions than any game takes; a playout that reaches this number is caught in a loop."""


def playout(match: Match, rng: Generator, longest: i64 = LONGEST) -> i64:
    """Play at random to the end, or for at most `longest` decisions; return the number of decisions."""
    count: i64 = 0
    while match.outcome is None and count < longest:
        question = match.question
        assert question is not None
        match.answer_unchecked(random_option(question, rng))
        count += 1
    return count


def play_agents(match: Match, agents: list[Agent], longest: i64 = LONGEST) -> i64:
    """Play with an agent for each seat to the end, or for at most `longest` decisions; return their number.

    An answer that is not offered is refused with `BadInput`.
    """
    players = vec[Agent](agents)
    count: i64 = 0
    while match.outcome is None and count < longest:
        question = match.question
        assert question is not None
        player = players[question.seat]
        if isinstance(player, RandomAgent):
            match.answer_unchecked(random_option(question, player.rng))
        else:
            match.answer(agent_action(match, question.seat, player))
        count += 1
    return count


def agent_action(match: Match, seat: i64, agent: Agent) -> i64:
    """Return the agent's answer to its seat's question, chosen on a blind copy; a random agent needs no copy."""
    if isinstance(agent, RandomAgent):
        return agent.choose(match, seat)
    copy = blind(match, seat, agent.rng)
    copy.question = question_of(copy, seat)
    return agent.choose(copy, seat)


def answer_all(match: Match, answers: vec[i64]) -> None:
    """Give recorded answers one after the other, without checking them."""
    for action in answers:
        match.answer_unchecked(action)
