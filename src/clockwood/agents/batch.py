"""Many matches in lockstep, for learners: numbers in, numbers out, without an object for each step."""

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from clockwood.agents.play import agent_action
from clockwood.kernel.agent import Agent
from clockwood.kernel.errors import BadInput
from clockwood.kernel.game import new_match
from clockwood.kernel.learning.answers import NO_ACTION, Answers
from clockwood.kernel.learning.buffers import bytes_of
from clockwood.kernel.learning.encoding import Encoding
from clockwood.kernel.learning.history import History
from clockwood.kernel.learning.returns import return_to
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.rng import Generator, seeded

GOES_ON: Final[u8] = 0
OVER: Final[u8] = 1
CUT: Final[u8] = 2
"""The marks in `ended`: a match that goes on, one that came to its end, one that was cut off before."""

ACTION_BYTES: Final[i64] = 8
DRAWING: Final = 0x5EED
"""Tells the seed of random answers from those of the matches."""


@final
class Batch:
    """Plays `count` matches at once; a match that ends is replaced by a new one in the same step.

    After each step every match waits for an answer of the seat in `asked`. Row k of `observations` is what this seat
    knows, row k of `masks` what it may answer, `offered` how many answers these are. Where answers are compact, row k
    of `choices` has the action of the vocabulary at each place, -1 beyond those offered. `rewards` has a column for
    each seat and is 0 but in the step that ends a match, which `ended` marks; then row k of `finals` is what the seat
    that answered knows at its end. These vectors stay where they are and can be read as buffers. An agent answers for
    its seat. Matches are cut off after `longest` decisions, if it is given.
    """

    def __init__(
        self,
        encoding: Encoding,
        answers: Answers,
        count: int,
        seed: int = 0,
        agents: list[Agent | None] | None = None,
        longest: int = 0,
    ) -> None:
        if count < 1:
            raise BadInput("count", f"{count} matches cannot be played")
        self.encoding: Final = encoding
        self.answers: Final = answers
        self.count: Final[i64] = count
        self.seats: Final[i64] = len(encoding.seats)
        self.longest: Final[i64] = longest
        self.begun: i64 = 0
        self._seed: Final[int] = seed
        self._drawing: Final[Generator] = seeded(seed ^ DRAWING)
        self._agents: Final[list[Agent | None]] = agents or []
        self._width: Final[i64] = encoding.width
        self._answers_each: Final[i64] = answers.size
        self._matches: vec[Match] = vec[Match]()
        self._pasts: vec[History] = vec[History]([History(encoding.past.length) for _ in range(count)])
        self._lengths: vec[i64] = vec[i64]([i64(0) for _ in range(count)])
        self._chosen: vec[i64] = vec[i64]([i64(0) for _ in range(count)])
        self.observations: Final = vec[i16]([i16(0) for _ in range(self.count * encoding.width)])
        self.finals: Final = vec[i16]([i16(0) for _ in range(self.count * encoding.width)])
        self.masks: Final = vec[u8]([u8(0) for _ in range(self.count * answers.size)])
        self.choices: Final = vec[i64]([NO_ACTION for _ in range(self.count * answers.places)])
        self.offered: Final = vec[i64]([i64(0) for _ in range(count)])
        self.asked: Final = vec[i64]([i64(0) for _ in range(count)])
        self.rewards: Final = vec[float]([0.0 for _ in range(self.count * self.seats)])
        self.ended: Final = vec[u8]([u8(0) for _ in range(count)])
        self.must_ask_somebody()
        for k in range(count):
            self._matches = append(self._matches, self._begin(k))
            self._show(k)

    def __repr__(self) -> str:
        return f"<batch of {self.count} matches of {self.encoding.game.name}, {self.begun} begun>"

    def must_ask_somebody(self) -> None:
        """Refuse agents for all seats that people or learners could play."""
        automata = self.encoding.content.automata
        left = [seat for seat in range(self.seats) if not automata >> seat & 1]
        if all(self._agent_at(seat) is not None for seat in left):
            raise BadInput("agents", "no seat is left to learn")

    def match(self, k: int) -> Match:
        """Return a copy of a match as it is now."""
        if not 0 <= k < self.count:
            raise BadInput(f"match {k}", f"there are {self.count}, from 0 on")
        return self._matches[k].copy()

    def step(self, actions: object) -> None:
        """Answer in every match; `actions` is a buffer of numbers of 64 bits. One that is not offered stops all."""
        given = bytes_of(actions, "an action for each match").tobytes()
        if len(given) != self.count * ACTION_BYTES:
            wanted = f"{self.count} numbers of {ACTION_BYTES} bytes are needed"
            raise BadInput("actions", f"{wanted}; the buffer has {len(given)} bytes")
        for k in range(self.count):
            self._chosen[k] = self._action(k, read_i64_le(given, k * ACTION_BYTES))
        for k in range(self.count):
            self._answer(k, self._chosen[k])

    def sample(self) -> vec[i64]:
        """Return a random answer for every match, all equally likely, as `step` takes them."""
        found = vec[i64](capacity=self.count)
        for k in range(self.count):
            place = self._drawing.below(self.offered[k])
            found = append(found, place if self.answers.compact else self._question(k).options[place])
        return found

    def _question(self, k: i64) -> Question:
        question = self._matches[k].question
        assert question is not None
        return question

    def _action(self, k: i64, chosen: i64) -> i64:
        question = self._question(k)
        action = self.answers.action(question, chosen)
        if action < 0:
            self.answers.must_offer(question, chosen, f"match {k}")
        return action

    def _answer(self, k: i64, action: i64) -> None:
        self._forget(k)
        match = self._matches[k]
        self._give(match, k, action)
        self._let_agents_play(match, k)
        if match.outcome is not None:
            for seat in range(self.seats):
                self.rewards[k * self.seats + seat] = return_to(match, seat, self.seats)
            self._end(match, k, OVER)
        elif self.longest and self._lengths[k] >= self.longest:
            self._end(match, k, CUT)
        self._show(k)

    def _end(self, match: Match, k: i64, mark: u8) -> None:
        """Keep what the seat that answered knows in the end, and begin another match."""
        self.ended[k] = mark
        self._encode(match, k, self.asked[k], self.finals)
        self._matches[k] = self._begin(k)

    def _encode(self, match: Match, k: i64, seat: i64, out: vec[i16]) -> None:
        at = k * self._width
        self.encoding.fill(match, seat, out, at)
        self.encoding.past.fill(self._pasts[k], seat, out, at)

    def _give(self, match: Match, k: i64, action: i64) -> None:
        self._lengths[k] += 1
        self._pasts[k].note(match, action)
        match.answer_unchecked(action)

    def _forget(self, k: i64) -> None:
        """Clear what the last step showed of a match."""
        base = k * self._answers_each
        if self.answers.compact:
            for place in range(self.offered[k]):
                self.masks[base + place] = 0
                self.choices[base + place] = NO_ACTION
        else:
            for action in self._question(k).options:
                self.masks[base + action] = 0
        if self.ended[k]:
            self.ended[k] = GOES_ON
            for seat in range(self.seats):
                self.rewards[k * self.seats + seat] = 0.0

    def _begin(self, k: i64) -> Match:
        """Return a new match at the first question that a learner is asked."""
        while True:
            match = new_match(self.encoding.game, self.encoding.content, seeded(self._seed + int(self.begun)))
            self.begun += 1
            self._lengths[k] = 0
            self._pasts[k].clear()
            self._let_agents_play(match, k)
            if match.outcome is None:
                return match

    def _agent_at(self, seat: i64) -> Agent | None:
        return self._agents[seat] if seat < len(self._agents) else None

    def _let_agents_play(self, match: Match, k: i64) -> None:
        while self._agents and match.outcome is None:
            question = match.question
            assert question is not None
            agent = self._agent_at(question.seat)
            if agent is None:
                return
            self._give(match, k, agent_action(match, question.seat, agent))

    def _show(self, k: i64) -> None:
        """Write what the asked seat knows and may answer."""
        match = self._matches[k]
        question = self._question(k)
        options = question.options
        self._encode(match, k, question.seat, self.observations)
        base = k * self._answers_each
        if self.answers.compact:
            self.answers.must_fit(question)
            for place in range(len(options)):
                self.masks[base + place] = 1
                self.choices[base + place] = options[place]
        else:
            for action in options:
                self.masks[base + action] = 1
        self.asked[k] = question.seat
        self.offered[k] = len(options)
