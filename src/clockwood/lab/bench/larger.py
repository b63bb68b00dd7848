"""The speed of a game at a table with more seats, compared with the table that is measured."""

from typing import Final

from clockwood.agents.play import playout
from clockwood.api import content, simulated
from clockwood.kernel.content import Content
from clockwood.kernel.game import Game, blind
from clockwood.kernel.match import Match
from clockwood.kernel.rng import seeded
from clockwood.lab.bench.figures import MICROSECONDS, RATE, TIMES, Clock, Cost, Figure, Measure, Measured
from clockwood.lab.bench.tables import LARGER, goals_of, measured_table

DECISION: Final = "a decision at a larger table"
BLIND: Final = "blind copy at a larger table"
"""The names of the goals."""
GAMES: Final = 4
EVERY: Final = 25


class LargerTables:
    """Measures random games and blind copies at the larger tables of a game."""

    def __init__(self, game: Game, seconds: float, longest: int) -> None:
        self.game: Final = game
        self.seconds: Final = seconds
        self.longest: Final = longest
        self.usual: Final = measured_table(game.name)
        self.tables: Final = {
            name: content(game.name, options=options) for name, options in LARGER.get(game.name, {}).items()
        }

    def measures(self) -> list[Measured]:
        found: list[Measured] = []
        for name, made_of in self.tables.items():
            goals, matches = goals_of(self.game.name), self.matches(made_of)
            beside = Figure(f"a decision with {name}, in decisions of the usual table", TIMES, goals.get(DECISION))
            found += [
                Measured(self.playouts(made_of), Figure(f"random playouts with {name}", RATE)),
                Measured(self.beside_usual(made_of), beside),
            ]
            for seat, seated in enumerate(made_of.names["seat"]):
                figure = Figure(f"blind copy for {seated}, {name}", MICROSECONDS, goals.get(BLIND))
                found.append(Measured(self.blinded(matches, seat), figure))
        return found

    def playouts(self, made_of: Content) -> Measure:
        return lambda number: self.played(made_of, number, self.seconds)

    def beside_usual(self, made_of: Content) -> Measure:
        """Measure the time of a decision at the usual table and at the larger one."""

        def measure(number: int) -> Cost:
            few = self.played(self.usual, number, self.seconds / 2)
            many = self.played(made_of, number, self.seconds / 2)
            return Cost(few.seconds / few.count, many.seconds / many.count)

        return measure

    def played(self, made_of: Content, number: int, seconds: float) -> Cost:
        """Play whole random games in compiled loops; count decisions."""
        rng, clock, decisions, games = seeded(number), Clock(), 0, 0
        while clock.seconds() < seconds:
            match = simulated(self.game.name, number * 1_000_000 + games, made_of)
            decisions += int(playout(match, rng, self.longest))
            games += 1
        return Cost(decisions, clock.seconds())

    def blinded(self, matches: list[Match], seat: int) -> Measure:
        rng = seeded(seat)

        def measure(number: int) -> Cost:
            del number
            clock, count = Clock(), 0
            while clock.seconds() < self.seconds / 2:
                for match in matches:
                    blind(match, seat, rng)
                count += len(matches)
            return Cost(count, clock.seconds())

        return measure

    def matches(self, made_of: Content) -> list[Match]:
        """Return matches from all stages of random games."""
        found: list[Match] = []
        for seed in range(GAMES):
            rng, match = seeded(seed), simulated(self.game.name, seed, made_of)
            for count in range(self.longest):
                question = match.question
                if question is None:
                    break
                if count % EVERY == 5:
                    found.append(match.copy())
                match.answer(question.options[rng.below(len(question.options))])
        return found
