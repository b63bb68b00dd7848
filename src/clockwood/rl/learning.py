"""A game as a learner meets it: its content, the encoding of what a seat knows, and the answers to choose from."""

from collections.abc import Mapping
from operator import index
from typing import Any, Final, SupportsIndex, TypedDict

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from clockwood import api
from clockwood.agents.batch import Batch
from clockwood.agents.play import agent_action
from clockwood.agents.registry import agent_named, agent_names, must_play_there
from clockwood.kernel.agent import Agent
from clockwood.kernel.errors import BadInput
from clockwood.kernel.game import new_match
from clockwood.kernel.learning.answers import NO_ACTION, WIDTH, Answers
from clockwood.kernel.learning.encoding import Encoding
from clockwood.kernel.learning.history import History
from clockwood.kernel.match import Match
from clockwood.kernel.options import Value
from clockwood.kernel.rng import seeded
from clockwood.registry import game_named
from clockwood.seating import Seats, must_be_known, must_sit_right, with_seats

Numbers = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]
Actions = npt.NDArray[np.int64]
Observation = dict[str, npt.NDArray[Any]]
"""`observation`, what a seat knows, and `action_mask`, with a 1 for each answer that is offered to it.

Where answers are compact, `choices` has the action of the vocabulary at each place, -1 beyond those offered.
"""

MOST_SEEDS: Final = 2**31


class Settings(TypedDict, total=False):
    """The settings of `Learning` that every environment takes."""

    options: Mapping[str, Value] | None
    packs: list[str] | None
    history: int
    compact: bool
    width: int


class Learning:
    """A game with its options, as learners meet it.

    `players` are those of other seats: agents and automata by name, `{"ironclad": "ironbot:5"}`; a seat is given by its
    name or number. `history` is how many of the last answers an observation tells. With `compact`, an action is the
    place of an answer in the list of those offered, and there are `width` of them; else it is an action of the game's
    vocabulary.
    """

    def __init__(
        self,
        game: str,
        *,
        options: Mapping[str, Value] | None = None,
        packs: list[str] | None = None,
        players: Seats | None = None,
        history: int = 0,
        compact: bool = False,
        width: int = WIDTH,
    ) -> None:
        self._settings: Final[Settings] = {
            "options": options, "packs": packs, "history": history, "compact": compact, "width": width,
        }  # fmt: skip
        self.game: Final = game_named(game)
        self.players: Final = api.named_players(self.game, players or {}, dict(options or {}), packs)
        named = self.players
        must_be_known(self.game, named, agent_names(named.values(), self.game))
        self.content: Final = api.content(game, packs, with_seats(self.game, named, dict(options or {})))
        must_sit_right(self.game, self.content, named)
        must_play_there(self.game, self.content, named)
        if history < 0:
            raise BadInput("history", f"{history} is below 0")
        self.encoding: Final = Encoding(self.game, self.content, history)
        self.answers: Final = Answers(self.game, width if compact else 0)
        self.seats: Final[list[str]] = self.encoding.seats
        self.agents: Final = {
            seat: player for seat, player in named.items() if player in agent_names([player], self.game)
        }

    def __reduce__(self) -> tuple[object, tuple[str, dict[str, str], Settings]]:
        """Another process makes the same from the same settings."""
        return learning_again, (self.game.name, self.players, self._settings)

    def __repr__(self) -> str:
        return f"<learning of {self.line()}>"

    def line(self) -> str:
        """Return the game, who learns, and against whom."""
        others = [f"{seat} ({player})" for seat, player in self.players.items() if seat not in self.learners]
        against = f", against {', '.join(others)}" if others else ""
        return f"{self.game.name}, {', '.join(self.learners) or 'nobody'}{against}"

    # -- spaces

    @property
    def learners(self) -> list[str]:
        """The seats that neither an automaton nor an agent plays."""
        free = [seat for number, seat in enumerate(self.seats) if not self.content.automata >> number & 1]
        return [seat for seat in free if seat not in self.agents]

    def seat(self, seat: str | SupportsIndex) -> int:
        """Return the number of a seat that is left to learn, given by name or number."""
        wanted = seat if isinstance(seat, str) else index(seat)
        for name in self.learners:
            number = self.seats.index(name)
            if wanted in (name, number):
                return number
        raise BadInput(str(seat), f"no seat to learn; there are {', '.join(self.learners) or 'none'}")

    def bounds(self) -> tuple[Numbers, Numbers]:
        """Return the least and the greatest value of each field."""
        fields = self.encoding.fields
        low = np.array([field.low for field in fields], dtype=np.int16)
        return low, np.array([field.high for field in fields], dtype=np.int16)

    def observation_space(self) -> spaces.Dict:
        """Return the space of the observations of one seat."""
        low, high = self.bounds()
        mask = spaces.Box(0, 1, (int(self.answers.size),), dtype=np.int8)
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": mask,
        }
        if self.answers.compact:
            most = int(self.game.vocabulary.size) - 1
            seen["choices"] = spaces.Box(int(NO_ACTION), most, mask.shape, dtype=np.int64)
        return spaces.Dict(seen)

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(int(self.answers.size))

    # -- playing

    def match(self, seed: int) -> Match:
        """Return a new match at its first question."""
        return new_match(self.game, self.content, seeded(seed))

    def history(self) -> History:
        """Return an empty history of the length that observations need."""
        return History(int(self.encoding.past.length))

    def batch(self, count: int, seed: int = 0, longest: int = 0) -> Batch:
        """Return matches that are played in lockstep; agents answer for their seats."""
        agents = self.seated(seed)
        return Batch(self.encoding, self.answers, count, seed, agents if self.agents else [], longest)

    def seated(self, seed: int) -> list[Agent | None]:
        """Return a new agent for each seat that has one."""
        return [
            agent_named(self.agents[seat], seed + number) if seat in self.agents else None
            for number, seat in enumerate(self.seats)
        ]

    def observed(self, match: Match, seat: str | SupportsIndex, history: History | None = None) -> Observation:
        """Return what a seat knows and may answer, in arrays of its own."""
        numbers = np.zeros(int(self.encoding.width), dtype=np.int16)
        mask = np.zeros(int(self.answers.size), dtype=np.int8)
        asked = seat if isinstance(seat, str) else index(seat)
        self.encoding.write(match, asked, numbers, history)
        self.answers.write(match, asked, mask)
        if not self.answers.compact:
            return {"observation": numbers, "action_mask": mask}
        choices = np.zeros(int(self.answers.places), dtype=np.int64)
        self.answers.write_choices(match, asked, choices)
        return {"observation": numbers, "action_mask": mask, "choices": choices}

    def give(self, match: Match, chosen: int, history: History) -> None:
        """Give an answer to the open question; one that is not offered is refused and changes nothing."""
        question = match.question
        if question is None:
            raise BadInput("action", "the match is over")
        seat = self.seats[question.seat]
        action = self.answers.must_offer(question, int(chosen), f"action of {seat}")
        history.note(match, action)
        match.answer(action)

    def let_agents_play(self, match: Match, agents: list[Agent | None], history: History) -> None:
        """Let agents answer until a seat is asked that is left to learn, or the match is over."""
        while match.question is not None:
            seat = int(match.question.seat)
            agent = agents[seat]
            if agent is None:
                return
            action = agent_action(match, seat, agent)
            history.note(match, action)
            match.answer(action)


def learning_again(game: str, players: dict[str, str], settings: Settings) -> Learning:
    """Return a game with these players and settings, as `Learning` takes them."""
    return Learning(game, players=players, **settings)
