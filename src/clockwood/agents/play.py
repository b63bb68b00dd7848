"""Whole games between agents, each of which sees only what its seat may know."""

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.agents.agent import Agent
from clockwood.agents.random import LONGEST, RandomAgent, random_option
from clockwood.kernel.game import blind
from clockwood.kernel.match import Match


def agent_action(match: Match, seat: i64, agent: Agent) -> i64:
    """Return the agent's answer to the open question, from a blind copy. A random one needs no eyes."""
    question = match.question
    assert question is not None
    if isinstance(agent, RandomAgent):
        return random_option(question, agent.rng)
    return agent.choose(blind(match, seat, agent.rng), seat)


def play_out(match: Match, agents: list[Agent], longest: i64 = LONGEST) -> i64:
    """Play to the end, or for so many decisions; return how many it took."""
    players = vec[Agent](agents)
    count: i64 = 0
    while match.outcome is None and count < longest:
        question = match.question
        assert question is not None
        match.answer(agent_action(match, question.seat, players[question.seat]))
        count += 1
    return count


def follow(match: Match, answers: vec[i64]) -> None:
    """Give answers that are known already, unchecked."""
    for action in answers:
        match.answer(action)
