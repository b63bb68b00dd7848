"""The speed of a game with more than two players, compared with two."""

from typing import Final

from clockwood.agents.play import playout
from clockwood.api import content, simulated
from clockwood.kernel.content import Content
from clockwood.kernel.game import Game
from clockwood.kernel.rng import seeded
from clockwood.lab.bench.figures import RATE, TIMES, Clock, Cost, Figure, Measured

PLAYERS: Final = "players"
"""The option for the number of players."""

FEWEST: Final = 2


class Players:
    """Measures random games with two players and with more; the goal is a limit on the ratio of their costs."""

    def __init__(self, game: Game, seconds: float, longest: int, goal: float | None) -> None:
        self.name: Final = game.name
        self.seconds: Final = seconds
        self.longest: Final = longest
        self.goal: Final = goal
        most = max([0, *(spec.high for spec in game.options if spec.key == PLAYERS)])
        self.contents: Final = {
            count: content(game.name, options={PLAYERS: count}) for count in range(FEWEST, most + 1)
        }

    def measures(self) -> list[Measured]:
        if len(self.contents) < 2:
            return []
        most = max(self.contents)
        found = [self._playouts(count, made_of) for count, made_of in self.contents.items() if count > FEWEST]
        name = f"a decision with {most} players, in decisions with {FEWEST}"
        return [*found, Measured(self.against_two, Figure(name, TIMES, self.goal))]

    def _playouts(self, players: int, made_of: Content) -> Measured:
        figure = Figure(f"random playouts with {players} players", RATE)
        return Measured(lambda number: self.played(made_of, number, self.seconds), figure)

    def against_two(self, number: int) -> Cost:
        """Measure the time of a decision with two players and with the most."""
        few = self.played(self.contents[FEWEST], number, self.seconds / 2)
        many = self.played(self.contents[max(self.contents)], number, self.seconds / 2)
        return Cost(few.seconds / few.count, many.seconds / many.count)

    def played(self, made_of: Content, number: int, seconds: float) -> Cost:
        """Play whole random games in compiled loops; count decisions."""
        rng, clock, decisions, games = seeded(number), Clock(), 0, 0
        while clock.seconds() < seconds:
            match = simulated(self.name, number * 1_000_000 + games, made_of)
            decisions += int(playout(match, rng, self.longest))
            games += 1
        return Cost(decisions, clock.seconds())
