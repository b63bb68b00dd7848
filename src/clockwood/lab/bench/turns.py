"""The time of a turn: of a person who plays at random, and of an automaton with and without its trace."""

from dataclasses import dataclass
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.agents.play import answer_all
from clockwood.agents.random_agent import random_option
from clockwood.api import simulated
from clockwood.kernel.automaton import AutomatonSpec
from clockwood.kernel.content import Content
from clockwood.kernel.game import Game
from clockwood.kernel.match import Match
from clockwood.kernel.options import Value
from clockwood.kernel.rng import Generator, seeded
from clockwood.kernel.trace import TURN, TURN_OVER
from clockwood.lab.bench.figures import MICROSECONDS, MILLISECONDS, TIMES, Clock, Cost, Figure, Measured
from clockwood.lab.bench.tables import goals_of, measured_table
from clockwood.seating import usual_seat

GAMES: Final = 3
TRACED: Final = "an automaton's turn, with its trace"
"""The name of the goal."""
IN_HUMAN_TURNS: Final = 2.0


@dataclass(frozen=True)
class Turn:
    """A match at the start of a turn, and the answers that lead to the first decision after it."""

    start: Match
    answers: vec[i64]


class Turns:
    """Measures turns of one game, each several times; matches are copied before the clock starts."""

    def __init__(self, game: Game, seconds: float, longest: int) -> None:
        self.game: Final = game
        self.seconds: Final = seconds
        self.longest: Final = longest
        self.people: Final = [
            turn for seed in range(GAMES) for turn in self.turns_of_people(measured_table(game.name), seed)
        ]

    def measures(self) -> list[Measured]:
        found = [Measured(lambda _: self.taken(self.people), Figure("a random human turn", MICROSECONDS))]
        for name, made_of in automata(self.game).items():
            turns = [turn for seed in range(GAMES) for turn in self.turns_of_automaton(made_of, seed)]
            if turns:
                found += self._automaton(name, turns)
        return found

    def _automaton(self, name: str, turns: list[Turn]) -> list[Measured]:
        def against_people(number: int) -> Cost:
            del number
            person, automaton = self.taken(self.people), self.taken(turns)
            return Cost(person.seconds / person.count, automaton.seconds / automaton.count)

        return [
            Measured(
                lambda _: self.taken(turns, listening=True),
                Figure(f"a turn of the {name}, with its trace", MILLISECONDS, goals_of(self.game.name)[TRACED]),
            ),
            Measured(lambda _: self.taken(turns), Figure(f"a turn of the {name}, nobody listening", MICROSECONDS)),
            Measured(against_people, Figure(f"a turn of the {name}, in random human turns", TIMES, IN_HUMAN_TURNS)),
        ]

    def taken(self, turns: list[Turn], listening: bool = False) -> Cost:
        """Play every turn, again and again."""
        spent, count = 0.0, 0
        while spent < self.seconds / 2:
            copies = [turn.start.copy() for turn in turns]
            for match in copies:
                match.listening = listening
            clock = Clock()
            for match, turn in zip(copies, turns, strict=True):
                answer_all(match, turn.answers)
            spent += clock.seconds()
            count += len(turns)
        return Cost(count, spent)

    # -- the turns that are measured

    def turns_of_people(self, made_of: Content, seed: int) -> list[Turn]:
        """Return the turns of a random game, as `Game.turn_of` tells them apart."""
        match, rng, found = simulated(self.game.name, seed, made_of), seeded(seed), list[Turn]()
        for _ in range(self.longest):
            if match.over:
                break
            turn, start, answers = self.game.turn_of(match), match.copy(), vec[i64]()
            while lasts(match, turn):
                answers = append(answers, answered(match, rng))
            found.append(Turn(start, answers))
        return found

    def turns_of_automaton(self, made_of: Content, seed: int) -> list[Turn]:
        """Return an automaton's turns, each from the answer before it to the first question after it."""
        match, rng, found = simulated(self.game.name, seed, made_of), seeded(seed), list[Turn]()
        match.listening = True
        start, answers = match.copy(), vec[i64]()
        for _ in range(self.longest):
            if match.over:
                break
            answers = append(answers, answered(match, rng))
            told = [event.message for event in match.told]
            if TURN_OVER in told:
                found.append(Turn(start, answers))
            if TURN not in told or TURN_OVER in told:
                match.told.clear()
                start, answers = match.copy(), vec[i64]()
        return found


def lasts(match: Match, turn: i64) -> bool:
    """Return whether the turn is still the same and the match not over."""
    return not match.over and match.game.turn_of(match) == turn


def answered(match: Match, rng: Generator) -> i64:
    """Answer at random; return the answer."""
    question = match.question
    assert question is not None
    action = random_option(question, rng)
    match.answer(action)
    return action


def automata(game: Game) -> dict[str, Content]:
    """Return the content of a table for each automaton of the game, at its usual seat and level."""
    return {spec.name: table_with(game, spec) for spec in game.automata}


def table_with(game: Game, spec: AutomatonSpec) -> Content:
    """Return the measured table with an automaton; a seat that only it can take joins the others."""
    seats = measured_table(game.name).names["seat"]
    joins: dict[str, Value] = {} if not spec.seats or set(spec.seats) & set(seats) else {spec.seats[0]: 1}
    seat = usual_seat(spec, [*seats, *joins])
    return measured_table(game.name, **joins, **{f"seat.{seat}": spec.name})
