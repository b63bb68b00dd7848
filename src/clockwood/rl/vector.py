"""Many matches at once in arrays: as they are, and as Gymnasium's vector environments."""

from typing import Any, Unpack

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from clockwood.agents.batch import CUT, OVER, Batch
from clockwood.kernel.errors import BadInput
from clockwood.kernel.learning.answers import NO_ACTION
from clockwood.rl.learning import MOST_SEEDS, Actions, Learning, Mask, Numbers, Observation, Settings
from clockwood.rl.opponents import against
from clockwood.seating import Seats


class Arrays:
    """The vectors of a batch as arrays, which show it as it is after each step. They can only be read."""

    def __init__(self, batch: Batch) -> None:
        count = int(batch.count)
        self.batch = batch
        self.observations: Numbers = np.frombuffer(memoryview(batch.observations), np.int16).reshape(count, -1)
        self.finals: Numbers = np.frombuffer(memoryview(batch.finals), np.int16).reshape(count, -1)
        self.masks: Mask = np.frombuffer(memoryview(batch.masks), np.int8).reshape(count, -1)
        choices: Actions = np.frombuffer(memoryview(batch.choices), np.int64)
        self.choices = choices.reshape(count, int(batch.answers.places))
        self.offered = np.frombuffer(memoryview(batch.offered), np.int64)
        self.asked = np.frombuffer(memoryview(batch.asked), np.int64)
        self.rewards = np.frombuffer(memoryview(batch.rewards), np.float64).reshape(count, -1)
        self.ended = np.frombuffer(memoryview(batch.ended), np.uint8)

    def step(self, actions: npt.ArrayLike) -> None:
        """Answer in every match; one action that is not offered stops them all."""
        given = np.asarray(actions)
        if not np.issubdtype(given.dtype, np.integer):
            raise BadInput("actions", f"whole numbers are needed, not {given.dtype.name}")
        self.batch.step(np.ascontiguousarray(given, dtype=np.int64))

    def sample(self) -> npt.NDArray[np.int64]:
        """Return a random answer for every match."""
        return np.frombuffer(memoryview(self.batch.sample()), np.int64)


class ClockwoodVectorEnv(VectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """The same seat of `num_envs` matches, played in lockstep; see `ClockwoodEnv` for opponents.

    A match that ends is followed by another in the same step; `infos["final_obs"]` has what the seat knew in the end.
    `sample` draws actions that are offered. One seed fixes all matches; of a list the first is taken. Matches longer
    than `longest` decisions of all players are truncated.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seat: str | int = "",
        opponents: Seats | None = None,
        *,
        longest: int = 0,
        **settings: Unpack[Settings],
    ) -> None:
        super().__init__()
        self.learning: Learning
        self.learning, self._seat = against(game, seat, opponents or {}, settings)
        self.seat = self.learning.seats[self._seat]
        self.num_envs = num_envs
        self.longest = longest
        self.single_observation_space: spaces.Dict = self.learning.observation_space()
        self.single_action_space: spaces.Discrete = self.learning.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.arrays = Arrays(self.learning.batch(num_envs, 0, longest))

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        begin = int(self.np_random.integers(MOST_SEEDS))
        self.arrays = Arrays(self.learning.batch(self.num_envs, begin, self.longest))
        return self._observed(), {}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        arrays = self.arrays
        arrays.step(actions)
        infos: dict[str, Any] = {}
        if arrays.ended.any():
            infos["final_obs"] = self._seen(
                arrays.finals, np.zeros_like(arrays.masks), np.full_like(arrays.choices, NO_ACTION)
            )
            infos["_final_obs"] = arrays.ended != 0
        return (
            self._observed(),
            arrays.rewards[:, self._seat].copy(),
            arrays.ended == OVER,
            arrays.ended == CUT,
            infos,
        )

    def sample(self) -> npt.NDArray[np.int64]:
        """Return a random answer for every match, from those that are offered."""
        return self.arrays.sample()

    def _observed(self) -> Observation:
        return self._seen(self.arrays.observations, self.arrays.masks, self.arrays.choices)

    def _seen(self, numbers: Numbers, mask: Mask, choices: Actions) -> Observation:
        seen: Observation = {"observation": numbers.copy(), "action_mask": mask.copy()}
        return {**seen, "choices": choices.copy()} if self.learning.answers.compact else seen
