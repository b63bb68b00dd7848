"""How fast a game of ours runs: played out, stepped, copied, hidden, written down."""

import os
import pickle
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

import clockwood
from clockwood.agents.play import playout
from clockwood.api import content, load, replay, simulated
from clockwood.kernel.game import blind
from clockwood.kernel.match import Match
from clockwood.kernel.position import write_position
from clockwood.kernel.rng import Generator, seeded
from clockwood.kernel.table import Table, open_table
from clockwood.lab.bench_players import Players
from clockwood.lab.bench_turns import Turns
from clockwood.lab.figures import MICROSECONDS, MILLISECONDS, RATE, Clock, Cost, Figure, Measure, Measured
from clockwood.registry import game_named

Thing = TypeVar("Thing")

EVERY_GAME: Final = {"import, in a fresh process": 300.0}
GOALS: Final[dict[str, dict[str, float]]] = {
    "ironwood": {
        "random playouts, inside the core": 1_200_000,
        "stepped from Python: a match": 300_000,
        "copy of a match": 0.7,
        "resample": 2.0,
        "replay of a record, a choice": 6.0,
    },
    "forge-war": {
        "random playouts, inside the core": 800_000,
        "copy of a match": 1.5,
        "more players": 1.25,
    },
    "iron-kings": {
        "random playouts, inside the core": 800_000,
        "copy of a match": 1.5,
    },
}
"""What each game is to reach: least rates, longest times."""

IMPORTED: Final = """
import time
start = time.process_time()
import clockwood
print(time.process_time() - start)
"""
FIRST_DECISION: Final = """
import time
start = time.process_time()
import clockwood
clockwood.new("{game}", seed=1)
print(time.process_time() - start)
"""


class Bench:
    """Measures one game. `seconds` is about what each measure takes a round, `longest` where a random game is cut."""

    def __init__(self, game: str, seconds: float, longest: int) -> None:
        self.name: Final = game
        self.game: Final = game_named(game)
        self.content: Final = content(game)
        self.goals: Final = {**EVERY_GAME, **GOALS.get(game, {})}
        self.seconds: Final = seconds
        self.longest: Final = longest
        self.lengths: Final[list[int]] = []
        self.cut: int = 0
        self.games_rate: Final = Figure("random games, inside the core", RATE)
        self.matches: Final = self._matches()
        self.records: Final = [self._record(seed) for seed in range(3)]
        self.positions: Final = [write_position(match) for match in self.matches]
        self.pickles: Final = [pickle.dumps(match) for match in self.matches]

    def measures(self) -> list[Measured]:
        """Return every measure of the game, in the order of the report."""
        found = [
            self._of("random playouts, inside the core", RATE, self.playouts),
            self._of("stepped from Python: a match", RATE, self.stepped),
            self._of("stepped from Python: a table with its journal", RATE, self.at_a_table),
            *Players(self.game, self.seconds, self.longest, self.goals.get("more players")).measures(),
            self._of("copy of a match", MICROSECONDS, self.each(lambda match: match.copy())),
        ]
        for seat, name in enumerate(self.content.names["seat"]):
            found += [
                self._of(f"resample for {name}", MICROSECONDS, self.resampled(seat), "resample"),
                self._of(f"blind copy for {name}", MICROSECONDS, self.blinded(seat)),
                self._of(f"view of {name}", MICROSECONDS, self.viewed(seat)),
            ]
        return [
            *found,
            *Turns(self.game, self.seconds, self.longest).measures(),
            self._of("replay of a record, a choice", MICROSECONDS, self.replayed),
            self._of("position written", MICROSECONDS, self.each(write_position)),
            self._of("position read", MICROSECONDS, self.each_of(self.positions, load)),
            self._of("match pickled", MICROSECONDS, self.each(pickle.dumps)),
            self._of("match unpickled", MICROSECONDS, self.each_of(self.pickles, pickle.loads)),
            self._of("import, in a fresh process", MILLISECONDS, fresh(IMPORTED)),
            self._of("import and first decision", MILLISECONDS, fresh(FIRST_DECISION.format(game=self.name))),
        ]

    def _of(self, name: str, unit: str, measure: Measure, goal: str = "") -> Measured:
        """Name a measure; its goal is known by that name, or by its own."""
        return Measured(measure, Figure(name, unit, self.goals.get(goal or name)))

    def lengths_data(self) -> dict[str, object]:
        """How long random games are. Cut games count with the length they were cut at."""
        return {
            "games": len(self.lengths),
            "decisions mean": statistics.fmean(self.lengths),
            "decisions median": statistics.median(self.lengths),
            "decisions most": max(self.lengths),
            "cut at": self.longest,
            "cut": self.cut,
        }

    # -- playing

    def playouts(self, number: int) -> Cost:
        """Whole random games in compiled loops; what is counted is decisions."""
        rng, clock, decisions, games = seeded(number), Clock(), 0, 0
        while clock.seconds() < self.seconds:
            match = simulated(self.name, number * 1_000_000 + games, self.content)
            length = int(playout(match, rng, self.longest))
            self.lengths.append(length)
            self.cut += not match.over
            decisions += length
            games += 1
        cost = Cost(decisions, clock.seconds())
        self.games_rate.add(Cost(games, cost.seconds))
        return cost

    def stepped(self, number: int) -> Cost:
        """Random games in a loop of Python: read the options, choose a number."""
        rng, clock, decisions = seeded(number), Clock(), 0
        while clock.seconds() < self.seconds:
            match = simulated(self.name, int(rng.word()), self.content)
            stop = decisions + self.longest
            question = match.question
            while question is not None and decisions < stop:
                options = question.options
                match.choose(options[rng.below(len(options))])
                decisions += 1
                question = match.question
        return Cost(decisions, clock.seconds())

    def at_a_table(self, number: int) -> Cost:
        """The same with a story, a record and undo."""
        rng, clock, decisions = seeded(number), Clock(), 0
        while clock.seconds() < self.seconds:
            decisions += self._play(open_table(self.game, self.content, int(rng.word())), rng)
        return Cost(decisions, clock.seconds())

    def _play(self, table: Table, rng: Generator) -> int:
        decisions = 0
        question = table.decision
        while question is not None and decisions < self.longest:
            options = question.options
            table.choose(options[rng.below(len(options))])
            decisions += 1
            question = table.decision
        return decisions

    # -- one match at a time

    def each(self, act: Callable[[Match], object]) -> Measure:
        return self.each_of(self.matches, act)

    def each_of(self, things: list[Thing], act: Callable[[Thing], object]) -> Measure:
        """Measure the act on matches from all over a random game."""

        def measure(number: int) -> Cost:
            del number
            clock, count = Clock(), 0
            while clock.seconds() < self.seconds / 2:
                for thing in things:
                    act(thing)
                count += len(things)
            return Cost(count, clock.seconds())

        return measure

    def resampled(self, seat: int) -> Measure:
        rng, game = seeded(seat), self.game
        twins = [match.copy() for match in self.matches]
        return self.each_of(twins, lambda match: game.resample(match, seat, rng))

    def blinded(self, seat: int) -> Measure:
        rng = seeded(seat)
        return self.each(lambda match: blind(match, seat, rng))

    def viewed(self, seat: int) -> Measure:
        return self.each(lambda match: self.game.view(match, seat))

    def replayed(self, number: int) -> Cost:
        """Whole recorded games, played again from their text."""
        clock, choices = Clock(), 0
        while clock.seconds() < self.seconds or choices == 0:
            text, count = self.records[number % len(self.records)]
            replay(text)
            choices += count
        return Cost(choices, clock.seconds())

    # -- what is measured on

    def _matches(self) -> list[Match]:
        """Return matches from the beginning, the middle and the end of random games."""
        found: list[Match] = []
        for seed in range(4):
            rng = seeded(seed)
            match = simulated(self.name, seed, self.content)
            for count in range(self.longest):
                question = match.question
                if question is None:
                    break
                if count % 25 == 5:
                    found.append(match.copy())
                match.choose(question.options[rng.below(len(question.options))])
        return found

    def _record(self, seed: int) -> tuple[str, int]:
        """Return a random game as text, and how many choices it has."""
        table = open_table(self.game, self.content, seed)
        choices = self._play(table, seeded(seed))
        return table.record(), choices


def fresh(script: str) -> Measure:
    """Measure a script in a new process, which prints its own processor time."""
    home = str(Path(str(clockwood.__file__)).parent.parent)
    paths = os.pathsep.join([home, *os.environ.get("PYTHONPATH", "").split(os.pathsep)])

    def measure(number: int) -> Cost:
        del number
        command = [sys.executable, "-c", script]
        environment = {**os.environ, "PYTHONPATH": paths.rstrip(os.pathsep)}
        result = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)  # noqa: S603 - our own script
        return Cost(1, float(result.stdout))

    return measure
