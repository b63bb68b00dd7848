"""Games that a build with counters plays, so that the next one is made for what games do most.

    python -m build_steps.training

It needs no more than the rules do: builds in isolation have nothing else.
"""

from clockwood import api, registry
from clockwood.agents.play import play_agents, playout
from clockwood.agents.registry import agent_named
from clockwood.kernel.agent import Agent
from clockwood.kernel.content import Content
from clockwood.kernel.rng import seeded
from clockwood.kernel.table import open_table

PLAYOUTS = 60
SEARCHED = 60
"""The number of random games of each variant of a game, and of decisions to search."""
LONGEST = 20_000
AGENTS = ("regular", "greedy")


def play_at_random(game: str, content: Content, playouts: int) -> int:
    """Play random games and nothing else; return how many decisions they took."""
    return sum(int(playout(api.simulated(game, seed, content), seeded(seed), LONGEST)) for seed in range(playouts))


def search(game: str, content: Content, decisions: int) -> int:
    """Let agents of each kind play against each other for some decisions; return how many there were."""
    found = 0
    for name in AGENTS:
        agents: list[Agent] = [agent_named(name, seat) for seat in range(len(content.names["seat"]))]
        found += int(play_agents(api.simulated(game, 1, content), agents, decisions))
    return found


def sit_at_a_table(game: str, content: Content) -> int:
    """Play one game as people do, with everything told and shown; return the length of its record, read again."""
    table = open_table(registry.game_named(game), content, 1)
    answers = seeded(2)
    question = table.decision
    while question is not None and len(table.lines) < LONGEST:
        for seat in range(len(content.names["seat"])):
            table.view(seat)
        table.choose([int(question.options[answers.below(len(question.options))])])
        question = table.decision
    table.position()
    return len(api.replay(table.record()).lines)


def train(playouts: int = PLAYOUTS, searched: int = SEARCHED) -> None:
    """Play every variant of every game."""
    for game in registry.names():
        for options in registry.game_named(game).variants:
            content = api.content(game, options=options)
            play_at_random(game, content, playouts)
            search(game, content, searched)
        sit_at_a_table(game, api.content(game))


if __name__ == "__main__":
    train()
