"""Games of self-play: what the seats knew, which answers the search tried, and who won.

They are numbered cells like those of a study. A game is determined by its teacher and number, so the files are the same
whoever plays them, processes of this machine or the workers of a cluster.
"""

import io
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from clockwood import api, registry
from clockwood.agents.ismcts.agent import IsmctsAgent
from clockwood.agents.ismcts.levels import LEVELS
from clockwood.agents.ismcts.settings import SearchSettings
from clockwood.agents.ismcts.thought import most_tried, tries
from clockwood.agents.learned.agent import LearnedAgent
from clockwood.agents.learned.weights import Weights, weights_in
from clockwood.kernel.game import blind, new_match
from clockwood.kernel.gesture import question_of
from clockwood.kernel.learning.encoding import Encoding
from clockwood.kernel.learning.returns import returns
from clockwood.kernel.match import Match
from clockwood.kernel.options import Value
from clockwood.kernel.rng import Generator, seeded
from clockwood.lab.games import Batch, Cell, must_be_our_rules, own_seed
from clockwood.lab.runner import do_all
from clockwood.lab.runner.waiting import batch_of
from clockwood.registry import game_named

Numbers = npt.NDArray[np.int16]

BIAS: Final = 1.0
"""Scales the bonus of a teacher with weights: it tries more than a player does that wants to win."""
AT_RANDOM: Final = 24
"""One decision in so many is drawn at random, so that games go where good play does not."""
EARLY: Final = 40
"""The decisions at the beginning of a game that are drawn by how often each answer was tried."""
LONGEST: Final = 3_000
GAMES_EACH: Final = 4
WIDEST: Final = 128
"""As many answers of a question are kept."""


@dataclass(frozen=True)
class Teacher:
    """A player: a level's search, or one with weights, with so many iterations for each decision."""

    game: str
    iterations: int
    options: tuple[tuple[str, Value], ...] = ()
    weights: bytes = b""
    bias: float = BIAS

    def agent(self, seed: int) -> IsmctsAgent:
        if not self.weights:
            return IsmctsAgent("teacher", seeded(seed), LEVELS["strong"].with_budget(self.iterations, 0.0))
        settings = SearchSettings(self.iterations, bias=self.bias)
        return LearnedAgent("teacher", seeded(seed), settings, read_once(self.weights))

    def batch(self, numbers: range) -> Batch:
        """Return these games for a worker, who must play by our rules."""
        players = ("teacher", "teacher")
        return batch_of(Cell(self.game, players, dict(self.options)), list(numbers))


@cache
def read_once(weights: bytes) -> Weights:
    return weights_in(weights)


class Examples:
    """Decisions of games as arrays: one row each, with `counts` answers in `actions` and how often each was tried."""

    def __init__(self) -> None:
        self.seen: list[Numbers] = []
        self.counts: list[int] = []
        self.actions: list[int] = []
        self.tried: list[int] = []
        self.means: list[float] = []
        self.results: list[float] = []
        self.games: list[int] = []

    def note(
        self, encoding: Encoding, match: Match, seat: int, options: list[int], tried: list[int], mean: float
    ) -> None:
        """Note a decision: what the seat knows, its answers, how often each was tried and the mean of all results."""
        numbers = np.zeros(int(encoding.width), dtype=np.int16)
        encoding.write(match, seat, numbers)
        self.seen.append(numbers)
        self.counts.append(len(options))
        self.actions += options
        self.tried += tried
        self.means.append(mean)

    def arrays(self) -> dict[str, npt.NDArray[np.generic]]:
        return {
            "seen": np.array(self.seen, dtype=np.int16),
            "counts": np.array(self.counts, dtype=np.int16),
            "actions": np.array(self.actions, dtype=np.int32),
            "tried": np.array(self.tried, dtype=np.int32),
            "means": np.array(self.means, dtype=np.float32),
            "results": np.array(self.results, dtype=np.float32),
            "games": np.array(self.games, dtype=np.int32),
        }


@dataclass(frozen=True)
class Noted:
    """The decisions of some games, as the bytes of a file, and how many they are."""

    first: int
    games: int
    decisions: int
    file: bytes


def play(teacher: Teacher, batch: Batch) -> Noted:
    """Play the games of a batch and note their decisions."""
    registry.register(batch.cell.game, batch.home)
    must_be_our_rules(batch)
    found = Examples()
    game = game_named(teacher.game)
    content = api.content(teacher.game, None, dict(teacher.options))
    encoding = Encoding(game, content)
    for seed in batch.numbers:
        match = new_match(game, content, seeded(seed))
        agents = [teacher.agent(own_seed(seed, seat)) for seat in range(2)]
        first = len(found.seen)
        seats = play_game(match, encoding, agents, found, seeded(seed ^ 0x1EA4))
        won = returns(match)
        for k, seat in enumerate(seats):
            over = match.outcome is not None
            found.results.append((won[seat] + 1) / 2 if over else found.means[first + k])
        found.games += [seed] * len(seats)
    arrays: dict[str, Any] = found.arrays()
    file = io.BytesIO()
    np.savez_compressed(file, **arrays)
    return Noted(batch.numbers[0], len(batch.numbers), len(found.seen), file.getvalue())


def play_game(
    match: Match, encoding: Encoding, agents: list[IsmctsAgent], found: Examples, chance: Generator
) -> list[int]:
    """Play to the end and note every decision; return the seat of each that was noted."""
    seats: list[int] = []
    decisions = 0
    while match.question is not None and decisions < LONGEST:
        seat = int(match.question.seat)
        agent = agents[seat]
        copy = blind(match, seat, agent.rng)
        copy.question = question_of(copy, seat)
        question = copy.question
        assert question is not None
        if len(question.options) == 1:
            match.answer(question.options[0])
            continue
        options = [int(action) for action in question.options]
        search = agent.ready(copy, seat)
        agent.iterate(search, copy, seat, question)
        tried = [int(tries(search, seat, action)) for action in options]
        if len(options) <= WIDEST:
            total = sum(float(search.tree.total[search.node(seat, a)]) for a in options if tries(search, seat, a))
            found.note(encoding, match, seat, options, tried, total / max(1, sum(tried)))
            seats.append(seat)
        chosen = drawn(options, tried, chance, decisions)
        if chosen < 0:
            chosen = int(most_tried(search, seat, question))
        agent.foresee(search, copy, question, chosen)
        match.answer(chosen)
        decisions += 1
    return seats


def drawn(options: list[int], tried: list[int], chance: Generator, decisions: int) -> int:
    """Return an answer that chance draws; -1 where the most tried one is given."""
    if int(chance.below(AT_RANDOM)) == 0:
        return options[int(chance.below(len(options)))]
    if decisions >= EARLY or not sum(tried):
        return -1
    left = int(chance.below(sum(tried)))
    for action, count in zip(options, tried, strict=True):
        left -= count
        if left < 0:
            return action
    return -1


def play_many(
    teacher: Teacher, folder: Path, games: int, first: int, processes: int, seconds: float = 0, on: str = ""
) -> Iterator[tuple[int, int]]:
    """Play games in processes, or on a cluster, until the time is up; yield games and decisions.

    Files that are there already are not played again.
    """
    folder.mkdir(parents=True, exist_ok=True)
    done = 0
    for noted in do_all(missing(teacher, folder, range(first, first + games), seconds), games, processes, on):
        keep(folder / file_name(noted.first), noted.file)
        done += noted.games
        yield done, noted.decisions


def missing(teacher: Teacher, folder: Path, numbers: range, seconds: float) -> Iterator[Callable[[], Noted]]:
    """Yield a task for each file that is not there, until the time is up."""
    start = time.monotonic()
    for first in range(numbers.start, numbers.stop, GAMES_EACH):
        if seconds and time.monotonic() - start > seconds:
            return
        if not (folder / file_name(first)).exists():
            yield partial(play, teacher, teacher.batch(range(first, min(first + GAMES_EACH, numbers.stop))))


def file_name(first: int) -> str:
    return f"games-{first}.npz"


def keep(path: Path, data: bytes) -> None:
    """Write a file as a whole or not at all."""
    half = path.with_suffix(".half")
    half.write_bytes(data)
    half.replace(path)
