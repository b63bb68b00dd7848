"""The speed of one game: playouts, single steps, copies, hidden information, records, positions."""

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
from clockwood.kernel.content import Content
from clockwood.kernel.game import blind
from clockwood.kernel.match import Match
from clockwood.kernel.position.writer import write_position
from clockwood.kernel.rng import Generator, seeded
from clockwood.kernel.table import Table, open_table
from clockwood.lab.bench.figures import MICROSECONDS, MILLISECONDS, RATE, Clock, Cost, Figure, Measure, Measured
from clockwood.lab.bench.larger import LargerTables
from clockwood.lab.bench.learners import Learners
from clockwood.lab.bench.players import Players
from clockwood.lab.bench.tables import WITH_AUTOMATA, goals_of, measured_table
from clockwood.lab.bench.turns import Turns
from clockwood.registry import game_named

Thing = TypeVar("Thing")

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


class GameBench:
    """Measures one game. Each measure takes about `seconds` a round; a random game ends after `longest` decisions."""

    def __init__(self, game: str, seconds: float, longest: int) -> None:
        self.name: Final = game
        self.game: Final = game_named(game)
        self.content: Final = measured_table(game)
        self.goals: Final = goals_of(game)
        self.seconds: Final = seconds
        self.longest: Final = longest
        self.lengths: Final[list[int]] = []
        self.cut: int = 0
        self.games_rate: Final = self._figure("random games, inside the core", RATE)
        self.matches: Final = self._matches()
        self.records: Final = [self._record(seed) for seed in range(3)]
        self.positions: Final = [write_position(match) for match in self.matches]
        self.pickles: Final = [pickle.dumps(match) for match in self.matches]

    def measures(self) -> list[Measured]:
        """Return every measure of the game, in the order of the report."""
        found = [
            self._of("random playouts, inside the core", RATE, self.playouts),
            *(
                self._of(f"random games, {name}", RATE, self.games_at(content(self.name, options=options)))
                for name, options in WITH_AUTOMATA.get(self.name, {}).items()
            ),
            self._of("stepped from Python: a match", RATE, self.stepped),
            self._of("stepped from Python: a table with its journal", RATE, self.at_a_table),
            *Learners(self.game, self.content, self.seconds, self.longest, self.goals.get("learner steps")).measures(),
            *Players(self.game, self.seconds, self.longest, self.goals.get("more players")).measures(),
            self._of("copy of a match", MICROSECONDS, self.each(lambda match: match.copy())),
        ]
        for seat, name in enumerate(self.content.names["seat"]):
            found += [
                self._of(f"resample for {name}", MICROSECONDS, self.resampled(seat), "resample"),
                self._of(f"blind copy for {name}", MICROSECONDS, self.blinded(seat), "blind copy"),
                self._of(f"view of {name}", MICROSECONDS, self.viewed(seat)),
            ]
        return [
            *found,
            *LargerTables(self.game, self.seconds, self.longest).measures(),
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
        """Return a named measure; its goal is looked up under `goal`, or else under its name."""
        return Measured(measure, self._figure(name, unit, goal))

    def _figure(self, name: str, unit: str, goal: str = "") -> Figure:
        return Figure(name, unit, self.goals.get(goal or name))

    def lengths_data(self) -> dict[str, object]:
        """Return the lengths of random games; a cut game counts with the length at which it was cut."""
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
        """Play whole random games in compiled loops; count decisions."""
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

    def games_at(self, made_of: Content) -> Measure:
        """Measure whole random games at another table; count games."""

        def measure(number: int) -> Cost:
            rng, clock, games = seeded(number), Clock(), 0
            while clock.seconds() < self.seconds:
                playout(simulated(self.name, number * 1_000_000 + games, made_of), rng, self.longest)
                games += 1
            return Cost(games, clock.seconds())

        return measure

    def stepped(self, number: int) -> Cost:
        """Play random games in a Python loop that reads the options and chooses one."""
        rng, clock, decisions = seeded(number), Clock(), 0
        while clock.seconds() < self.seconds:
            match = simulated(self.name, int(rng.word()), self.content)
            stop = decisions + self.longest
            question = match.question
            while question is not None and decisions < stop:
                options = question.options
                match.answer(options[rng.below(len(options))])
                decisions += 1
                question = match.question
        return Cost(decisions, clock.seconds())

    def at_a_table(self, number: int) -> Cost:
        """Play random games at a table, with story, record and undo."""
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
        """Measure the act on things taken from all stages of random games."""

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
        copies = [match.copy() for match in self.matches]
        return self.each_of(copies, lambda match: game.resample(match, seat, rng))

    def blinded(self, seat: int) -> Measure:
        rng = seeded(seat)
        return self.each(lambda match: blind(match, seat, rng))

    def viewed(self, seat: int) -> Measure:
        return self.each(lambda match: self.game.view(match, seat))

    def replayed(self, number: int) -> Cost:
        """Replay whole records from their text; count choices."""
        clock, choices = Clock(), 0
        while clock.seconds() < self.seconds or choices == 0:
            text, count = self.records[number % len(self.records)]
            replay(text)
            choices += count
        return Cost(choices, clock.seconds())

    # -- the things that are measured

    def _matches(self) -> list[Match]:
        """Return matches from all stages of random games."""
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
                match.answer(question.options[rng.below(len(question.options))])
        return found

    def _record(self, seed: int) -> tuple[str, int]:
        """Return the record of a random game, and the number of its choices."""
        table = open_table(self.game, self.content, seed)
        choices = self._play(table, seeded(seed))
        return table.record(), choices


def fresh(script: str) -> Measure:
    """Measure a script that prints its own processor time, in a new process."""
    home = str(Path(str(clockwood.__file__)).parent.parent)
    paths = os.pathsep.join([home, *os.environ.get("PYTHONPATH", "").split(os.pathsep)])

    def measure(number: int) -> Cost:
        del number
        command = [sys.executable, "-c", script]
        environment = {**os.environ, "PYTHONPATH": paths.rstrip(os.pathsep)}
        result = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)  # noqa: S603 - our own script
        return Cost(1, float(result.stdout))

    return measure
