"""The games as OpenSpiel knows games: chance is played openly, and a state can be copied, saved and played out."""

from typing import Any, Final

import numpy as np
import pyspiel

from clockwood.kernel.game import new_match
from clockwood.kernel.learning.returns import returns
from clockwood.kernel.match import Match
from clockwood.kernel.options import Value
from clockwood.kernel.question import CHANCE, Question
from clockwood.kernel.rng import seeded
from clockwood.registry import playable
from clockwood.rl.learning import Learning

PREFIX: Final = "python_clockwood_"
LONGEST: Final = 100_000
"""More answers and chance events than any match has."""


class Held:
    """A match of a game, which OpenSpiel copies with its state."""

    def __init__(self, learning: Learning, match: Match) -> None:
        self.learning: Final = learning
        self.match: Final = match

    def __deepcopy__(self, memo: dict[int, object]) -> "Held":
        return Held(self.learning, self.match.copy())

    def __reduce__(self) -> tuple[object, tuple[Learning, Match]]:
        return Held, (self.learning, self.match)


class ClockwoodGame(pyspiel.Game):  # type: ignore[misc]  # published without types
    """A game of ours; its parameter `options` holds options of the table: `players:3;deck:extended`."""

    def __init__(self, params: dict[str, Any] | None = None, *, name: str) -> None:
        given = params or {}
        self.learning: Final = Learning(name, options=options_in(str(given.get("options", ""))))
        seats = len(self.learning.seats)
        size = int(self.learning.answers.size)
        info = pyspiel.GameInfo(
            num_distinct_actions=size,
            max_chance_outcomes=size,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(name, seats), info, given)

    def new_initial_state(self) -> "ClockwoodState":
        return ClockwoodState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> "ClockwoodObserver":
        if params:
            raise ValueError(f"observations take no parameters, and not {params}")
        return ClockwoodObserver(self.learning)


class ClockwoodState(pyspiel.State):  # type: ignore[misc]  # published without types
    """A match; dice and piles are asked of OpenSpiel's chance player."""

    def __init__(self, game: ClockwoodGame) -> None:
        super().__init__(game)
        learning = game.learning
        self._held = Held(learning, new_match(learning.game, learning.content, seeded(0), outside_chance=True))

    @property
    def match(self) -> Match:
        return self._held.match

    def _asked(self) -> Question:
        question = self.match.question
        assert question is not None
        return question

    def current_player(self) -> int:
        if self.match.over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = int(self._asked().seat)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        question = self.match.question
        return [] if question is None or question.seat != player else sorted(int(action) for action in question.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        question = self._asked()
        weights = [int(weight) for weight in question.weights] or [1] * len(question.options)
        chances = zip(question.options, weights, strict=True)
        return sorted((int(action), weight / sum(weights)) for action, weight in chances)

    def _apply_action(self, action: int) -> None:
        self.match.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self._held.learning.game.vocabulary.notation(self.match.content, action)

    def is_terminal(self) -> bool:
        return self.match.over

    def returns(self) -> list[float]:
        return returns(self.match)

    def __str__(self) -> str:
        return seen_by(self.match, -1)


class ClockwoodObserver:
    """Tells what a player knows: our encoding as numbers, and the view as text."""

    def __init__(self, learning: Learning) -> None:
        self._learning = learning
        self._numbers = np.zeros(int(learning.encoding.width), np.int16)
        self.tensor = np.zeros(int(learning.encoding.width), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ClockwoodState, player: int) -> None:
        self._learning.encoding.write(state.match, player, self._numbers)
        self.tensor[:] = self._numbers

    def string_from(self, state: ClockwoodState, player: int) -> str:
        return seen_by(state.match, player)


def seen_by(match: Match, seat: int) -> str:
    """Return a seat's view, a line for each thing."""
    return "\n".join(f"{key} = {value}" for key, value in sorted(match.game.view(match, seat).items()))


def options_in(text: str) -> dict[str, Value]:
    """Read options as they are written in a parameter, where OpenSpiel leaves no room for `=` and a comma.

    >>> options_in("players:3;seat.red:rival:2")
    {'players': '3', 'seat.red': 'rival:2'}
    """
    return {key: value for key, _, value in (word.partition(":") for word in text.split(";") if word)}


def game_type(name: str, seats: int = 0) -> Any:  # noqa: ANN401 - published without types
    """Return OpenSpiel's description of a game of ours."""
    most = seats or 8
    return pyspiel.GameType(
        short_name=PREFIX + name.replace("-", "_"),
        long_name=f"Clockwood {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=seats or 1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"options": ""},
    )


def class_of(name: str) -> type[ClockwoodGame]:
    """Return the class of one game, as OpenSpiel registers it; a function would not outlive the interpreter."""

    class Registered(ClockwoodGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(params, name=name)

    return Registered


def register() -> list[str]:
    """Make every game known to OpenSpiel; return their names there."""
    for name in playable():
        if game_type(name).short_name not in pyspiel.registered_names():
            pyspiel.register_game(game_type(name), class_of(name))
    return [game_type(name).short_name for name in playable()]
