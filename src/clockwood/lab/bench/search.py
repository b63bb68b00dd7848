"""The speed of the search: whole playouts, playouts cut off by `Judge.chances`, and a decision of each level."""

from typing import Any, Final

from clockwood.agents.ismcts.agent import IsmctsAgent
from clockwood.agents.ismcts.search import Search
from clockwood.agents.ismcts.settings import SearchSettings
from clockwood.agents.ismcts.tree import MOST_NODES
from clockwood.agents.play import agent_action, play_agents
from clockwood.agents.random_agent import RandomAgent
from clockwood.agents.registry import agent_named, level_names, level_settings
from clockwood.api import content, simulated
from clockwood.kernel.agent import Agent
from clockwood.kernel.match import Match
from clockwood.kernel.rng import seeded
from clockwood.lab.bench.figures import MILLISECONDS, RATE, Clock, Cost, Figure, Measured, in_rounds
from clockwood.lab.bench.openspiel import peer_library, sample
from clockwood.lab.bench.run import where

NODE_BYTES: Final = 64
PEER_GAME: Final = "gin_rummy"
PEER_SIMULATIONS: Final = 50
CHUNK: Final = 8

POSITIONS: Final = 8
APART: Final = 15
"""Decisions are measured in `POSITIONS` matches, each `APART` decisions later in its game than the one before."""


class SearchBench:
    """Measures the search in one game, from its opening and from later positions."""

    def __init__(self, game: str, seconds: float, longest: int = 20_000) -> None:
        self.game: Final = game
        self.content: Final = content(game)
        self.seconds: Final = seconds
        self.longest: Final = longest
        self.decisions: int = 0
        self.games: int = 0
        self.playouts: Final = Figure("random playouts, decisions", RATE)
        self.full: Final = Figure("iterations to the end of the game, from the opening", RATE)
        self.cut: Final = Figure("iterations cut off by the evaluation, from the opening", RATE, 5_000)
        self.levels: Final = [
            Figure(f"a decision of {name}", MILLISECONDS, 60.0 if name == "strong" else None) for name in level_names()
        ]
        self.positions: Final = [self._middle(seed) for seed in range(POSITIONS)]

    def measures(self) -> list[Measured]:
        cut = level_settings("strong")
        found = [
            Measured(self.at_random, self.playouts),
            Measured(self.searched(SearchSettings(1, turns=0, sample=1, look=False)), self.full),
            Measured(self.searched(cut), self.cut),
        ]
        return found + [
            Measured(self.deciding(name), figure) for name, figure in zip(level_names(), self.levels, strict=True)
        ]

    def at_random(self, number: int) -> Cost:
        clock, decisions = Clock(), 0
        while clock.seconds() < self.seconds:
            seed = 1_000_000 * number + self.games
            agents: list[Agent] = [
                RandomAgent("random", seeded(seed + k)) for k in range(len(self.content.names["seat"]))
            ]
            decisions += int(play_agents(simulated(self.game, seed, self.content), agents, self.longest))
            self.games += 1
        self.decisions += decisions
        return Cost(decisions, clock.seconds())

    def searched(self, settings: SearchSettings) -> Any:  # noqa: ANN401 - a measure
        match = simulated(self.game, 1, self.content)

        def measure(number: int) -> Cost:
            question = match.question
            assert question is not None
            search, rng = Search(match.game, settings), seeded(number)
            search.restart()
            clock, count = Clock(), 0
            while clock.seconds() < self.seconds:
                for _ in range(CHUNK):
                    search.once(match, question.seat, rng)
                count += CHUNK
            return Cost(count, clock.seconds())

        return measure

    def deciding(self, name: str) -> Any:  # noqa: ANN401 - a measure
        def measure(number: int) -> Cost:
            clock, count = Clock(), 0
            while count == 0 or clock.seconds() < self.seconds:
                match = self.positions[(number + count) % len(self.positions)]
                question = match.question
                assert question is not None
                agent_action(match, question.seat, agent_named(name, number))
                count += 1
            return Cost(count, clock.seconds())

        return measure

    def _middle(self, seed: int) -> Match:
        """Return a match with a choice to make, some decisions into a game between quick searches."""
        match = simulated(self.game, seed, self.content)
        agent = IsmctsAgent("quick", seeded(seed), SearchSettings(4))
        wanted = 4 + APART * seed
        while wanted > 0 or match.question is None or len(match.question.options) < 2:
            question = match.question
            if question is None:
                match = simulated(self.game, seed + 100, self.content)
                continue
            match.answer(agent_action(match, question.seat, agent))
            wanted -= 1
        return match

    def share(self) -> float:
        """Return whole-game iterations as a share of the number that random playouts alone would allow."""
        return self.full.median / (self.playouts.median / (self.decisions / self.games))


class PeerSearch:
    """Measures OpenSpiel's information-set search with random rollouts, on deals of gin rummy."""

    def __init__(self, seconds: float) -> None:
        self.seconds: Final = seconds
        self.library: Final = peer_library()
        self.game: Final = self.library.load_game(PEER_GAME)
        self.figure: Final = Figure(f"OpenSpiel's ISMCTS on {PEER_GAME}, iterations", RATE)

    def measure(self, number: int) -> Cost:
        import random  # noqa: PLC0415 - only peers need it

        library = self.library
        state = self.game.new_initial_state()
        dice = random.Random(number)  # noqa: S311 - nothing is kept secret
        while state.is_chance_node():
            sample(state, dice)
        evaluator = library.RandomRolloutEvaluator(1, number)
        bot = library.ISMCTSBot(number, evaluator, 1.4, PEER_SIMULATIONS, -1)
        clock, count = Clock(), 0
        while clock.seconds() < self.seconds:
            bot.step(state)
            count += PEER_SIMULATIONS
        return Cost(count, clock.seconds())


def run(game: str = "ironwood", *, peers: bool = False, rounds: int = 5, seconds: float = 0.5) -> dict[str, Any]:
    """Take all measures in rounds; return figures in a form that JSON can hold."""
    ours = SearchBench(game, seconds)
    peer = PeerSearch(seconds) if peers else None
    measures = ours.measures()
    in_rounds(measures + ([] if peer is None else [Measured(peer.measure, peer.figure)]), rounds)
    found: dict[str, Any] = {
        "game": game,
        "where": where(),
        "figures": {measured.figure.name: measured.figure.data() for measured in measures},
        "share of playouts": ours.share(),
        "tree": {"nodes at most": int(MOST_NODES), "bytes at most": int(MOST_NODES) * NODE_BYTES},
        "budgets": {name: int(level_settings(name).iterations) for name in level_names()},
    }
    if peer is not None:
        found["peer"] = {peer.figure.name: peer.figure.data(), "ours / peer": ours.full.median / peer.figure.median}
    return found


def lines(found: dict[str, Any]) -> list[str]:
    """Return the figures as Markdown."""
    told = ["| what | median | least … most | goal |", "| --- | ---: | ---: | ---: |"]
    figures = {**found["figures"], **{k: v for k, v in found.get("peer", {}).items() if isinstance(v, dict)}}
    for name, figure in figures.items():
        unit = "/s" if figure["unit"] == RATE else f" {figure['unit']}"
        goal = ""
        if "goal" in figure:
            sign = "≥" if figure["unit"] == RATE else "≤"
            goal = f"{sign} {figure['goal']:,.0f}{unit}, {'reached' if figure['reached'] else 'missed'}"
        least, most = (
            f"{figure[end]:,.3g}" if figure[end] < 100 else f"{figure[end]:,.0f}" for end in ("least", "most")
        )
        median = f"{figure['median']:,.3g}" if figure["median"] < 100 else f"{figure['median']:,.0f}"
        told.append(f"| {name} | {median}{unit} | {least} … {most} | {goal} |")
    share = found["share of playouts"]
    told.append(
        f"| whole-game iterations, of what playouts alone allow | {share:.2f} | | ≥ 0.60, {word(share >= 0.6)} |"
    )
    if "peer" in found:
        told.append(f"| our whole-game iterations / OpenSpiel's | {found['peer']['ours / peer']:.2f} | | |")
    return told


def word(reached: bool) -> str:
    return "reached" if reached else "missed"
