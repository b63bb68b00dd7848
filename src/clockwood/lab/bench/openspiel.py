"""OpenSpiel measured in the same rounds as our games: stepped from Python, and with rollouts inside C++."""

import importlib
import importlib.util
import random
from typing import Any, Final

from clockwood.extras import how_to_install
from clockwood.kernel.errors import BadInput
from clockwood.lab.bench.figures import RATE, Clock, Cost, Figure, Measured

GAMES: Final = ("skat", "gin_rummy", "backgammon", "chess")
HINT: Final = f"OpenSpiel is not installed; {how_to_install('peers')}"


def peer_library() -> Any:  # noqa: ANN401 - OpenSpiel is published without types
    """Import OpenSpiel; raise `BadInput` with installation advice if it is missing."""
    if importlib.util.find_spec("pyspiel") is None:
        raise BadInput("--peers", HINT)
    return importlib.import_module("pyspiel")


class Peer:
    """Measures one game of OpenSpiel; decisions of players are counted, chance events are not."""

    def __init__(self, name: str, seconds: float) -> None:
        self.name: Final = name
        self.seconds: Final = seconds
        self.library: Final = peer_library()
        self.game: Final = self.library.load_game(name)
        self.decisions: int = 0
        self.games: int = 0
        self.python: Final = Figure(f"{name}, stepped from Python", RATE)
        self.native: Final = Figure(f"{name}, rollouts inside C++", RATE)
        self.native_games: Final = Figure(f"{name}, games inside C++", RATE)
        self.batch: int = 1

    def measures(self) -> list[Measured]:
        """Return the measures, Python first: it finds the decisions in a game, which the native figure needs."""
        return [Measured(self.from_python, self.python), Measured(self.inside, self.native)]

    def data(self) -> dict[str, object]:
        return {
            "decisions per game": self.decisions / self.games,
            "python decisions": self.python.data(),
            "native decisions": self.native.data(),
            "native games": self.native_games.data(),
        }

    def from_python(self, number: int) -> Cost:
        dice, clock, decisions = dice_of(number), Clock(), 0
        while clock.seconds() < self.seconds:
            decisions += self._play(self.game.new_initial_state(), dice)
            self.games += 1
        seconds = clock.seconds()
        self.decisions += decisions
        return Cost(decisions, seconds)

    def _play(self, state: Any, dice: random.Random) -> int:  # noqa: ANN401 - as above
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                sample(state, dice)
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(dice.random() * len(actions))])
                decisions += 1
        return decisions

    def inside(self, number: int) -> Cost:
        """Run one simulation of its tree search with many rollouts, random games that stay inside C++."""
        state = self.game.new_initial_state()
        dice = dice_of(number)
        while state.is_chance_node():
            sample(state, dice)
        seconds = self._rollouts(state, number)
        while seconds < self.seconds:
            self.batch *= 2 if seconds > self.seconds / 8 else 8
            seconds = self._rollouts(state, number)
        self.native_games.add(Cost(self.batch, seconds))
        return Cost(self.batch * self.decisions / self.games, seconds)

    def _rollouts(self, state: Any, seed: int) -> float:  # noqa: ANN401 - as above
        evaluator = self.library.RandomRolloutEvaluator(self.batch, seed)
        bot = self.library.MCTSBot(self.game, evaluator, 1.0, 1, 100, False, seed, False)
        clock = Clock()
        bot.step(state)
        return clock.seconds()


def dice_of(number: int) -> random.Random:
    return random.Random(number)  # noqa: S311 - nothing is kept secret


def sample(state: Any, dice: random.Random) -> None:  # noqa: ANN401 - as above
    """Sample a chance event with the probabilities of the game."""
    outcomes = state.chance_outcomes()
    left = dice.random()
    which = 0
    while which < len(outcomes) - 1 and left >= outcomes[which][1]:
        left -= outcomes[which][1]
        which += 1
    state.apply_action(outcomes[which][0])
