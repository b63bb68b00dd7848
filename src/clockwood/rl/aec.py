"""A game for several learners that answer in turn, as PettingZoo plays it."""

from typing import Any, ClassVar, SupportsIndex, Unpack

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from clockwood.api import drawn
from clockwood.kernel.agent import Agent
from clockwood.kernel.errors import BadInput
from clockwood.kernel.learning.returns import returns
from clockwood.kernel.match import Match
from clockwood.kernel.table import Table
from clockwood.rl.learning import MOST_SEEDS, Learning, Observation, Settings
from clockwood.seating import Seats


class ClockwoodAEC(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # published without types
    """One match in which each seat is an agent, but those whose `players` are named: our agents and automata.

    An action that is not offered raises `BadInput` and changes nothing. Rewards are 0 until the match is over. `render`
    returns the table in text, as the asked seat sees it.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "name": "clockwood_v2", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        players: Seats | None = None,
        *,
        render_mode: str | None = None,
        **settings: Unpack[Settings],
    ) -> None:
        super().__init__()
        self.learning = Learning(game, players=players, **settings)
        if not self.learning.learners:
            raise BadInput("players", "no seat is left to learn")
        self.render_mode = render_mode
        self.possible_agents = self.learning.learners
        self.agents: list[str] = []
        self.observation_spaces = {seat: self.learning.observation_space() for seat in self.possible_agents}
        self.action_spaces = {seat: self.learning.action_space() for seat in self.possible_agents}
        self._chance: np.random.Generator | None = None
        self._history = self.learning.history()
        self._players: list[Agent | None] = []
        self._match: Match | None = None

    def observation_space(self, agent: str | SupportsIndex) -> spaces.Dict:
        return self.observation_spaces[self._name(agent)]

    def action_space(self, agent: str | SupportsIndex) -> spaces.Discrete:
        return self.action_spaces[self._name(agent)]

    def _name(self, seat: str | SupportsIndex) -> str:
        return self.learning.seats[self.learning.seat(seat)]

    @property
    def match(self) -> Match:
        """The match that is played; `reset` begins one."""
        assert self._match is not None, "reset begins a match"
        return self._match

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self._chance is None:
            self._chance = np.random.default_rng(seed)
        self._match = None
        self._begin(self._chance)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {seat: {} for seat in self.agents}
        self._select()

    def _begin(self, chance: np.random.Generator) -> None:
        """Begin a match in which somebody is left to ask."""
        while self._match is None or self._match.over:
            self._players = self.learning.seated(int(chance.integers(MOST_SEEDS)))
            self._match = self.learning.match(int(chance.integers(MOST_SEEDS)))
            self._history.clear()
            self.learning.let_agents_play(self._match, self._players, self._history)

    def observe(self, agent: str | SupportsIndex) -> Observation:
        return self.learning.observed(self.match, self.learning.seat(agent), self._history)

    def step(self, action: int | None) -> None:
        seat = self.agent_selection
        if self.terminations[seat]:
            self._was_dead_step(action)
            return
        self.learning.give(self.match, -1 if action is None else action, self._history)
        self.learning.let_agents_play(self.match, self._players, self._history)
        self._cumulative_rewards[seat] = 0.0
        if self.match.over:
            got = returns(self.match)
            self.rewards = {seat: got[self.learning.seat(seat)] for seat in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        """Let the seat that is asked go on."""
        question = self.match.question
        self.agent_selection = self.agents[0] if question is None else self.learning.seats[question.seat]

    def render(self) -> str:
        return drawn(Table(self.match.copy(), 0))

    def close(self) -> None:
        """Nothing is held open."""
