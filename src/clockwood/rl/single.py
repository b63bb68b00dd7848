"""One seat of a game against chosen players, as Gymnasium plays it."""

from typing import Any, Unpack

import gymnasium

from clockwood.api import drawn
from clockwood.kernel.agent import Agent
from clockwood.kernel.errors import BadInput
from clockwood.kernel.learning.returns import returns
from clockwood.kernel.match import Match
from clockwood.kernel.table import Table
from clockwood.rl.learning import MOST_SEEDS, Learning, Observation, Settings
from clockwood.rl.opponents import against
from clockwood.seating import Seats

REFUSE, LOSE = "refuse", "lose"


class ClockwoodEnv(gymnasium.Env[Observation, int]):
    """One seat of a match; agents and automata, named by seat in `opponents`, play the others.

    A seat without a named opponent is played at random. An action that is not offered raises `BadInput` and changes
    nothing; with `illegal="lose"` it ends the match with a reward of -1. The reward is 0 until the match is over.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seat: str | int = "",
        opponents: Seats | None = None,
        *,
        illegal: str = REFUSE,
        render_mode: str | None = None,
        **settings: Unpack[Settings],
    ) -> None:
        if illegal not in (REFUSE, LOSE):
            raise BadInput("illegal", f"'{illegal}' is not known; there are {REFUSE} and {LOSE}")
        self.learning: Learning
        self.learning, self._seat = against(game, seat, opponents or {}, settings)
        self.seat = self.learning.seats[self._seat]
        self.render_mode = render_mode
        self.observation_space = self.learning.observation_space()  # type: ignore[assignment]  # a dict of arrays
        self.action_space = self.learning.action_space()  # type: ignore[assignment]  # takes any whole number
        self._loses = illegal == LOSE
        self._history = self.learning.history()
        self._agents: list[Agent | None] = []
        self._match: Match | None = None

    def __repr__(self) -> str:
        state = "not begun" if self._match is None else "over" if self._match.over else "asked"
        return f"<environment of {self.learning.line()}, {state}>"

    __str__ = __repr__

    @property
    def match(self) -> Match:
        """The match that is played; `reset` begins one."""
        assert self._match is not None, "reset begins a match"
        return self._match

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            self._agents = self.learning.seated(int(self.np_random.integers(MOST_SEEDS)))
            self._match = self.learning.match(int(self.np_random.integers(MOST_SEEDS)))
            self._history.clear()
            self.learning.let_agents_play(self.match, self._agents, self._history)
            if not self.match.over:
                return self._observed(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.learning.give(self.match, int(action), self._history)
        except BadInput:
            if not self._loses:
                raise
            return self._observed(), -1.0, True, False, {"illegal": True}
        self.learning.let_agents_play(self.match, self._agents, self._history)
        return self._observed(), returns(self.match)[self._seat], self.match.over, False, {}

    def _observed(self) -> Observation:
        return self.learning.observed(self.match, self.seat, self._history)

    def render(self) -> str:
        return drawn(Table(self.match.copy(), 0), seat=self.seat)
