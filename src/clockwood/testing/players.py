"""Promises of players that search, at a decision of any game."""

from clockwood.agents.ismcts.agent import IsmctsAgent
from clockwood.agents.ismcts.settings import SearchSettings
from clockwood.kernel.game import blind
from clockwood.kernel.gesture import question_of
from clockwood.kernel.match import Match
from clockwood.kernel.question import CHANCE
from clockwood.kernel.rng import Generator, seeded
from clockwood.testing.faults import Fault, must
from clockwood.testing.leaks import second_worlds

MOST_ITERATIONS = 3
ONE_IN = 4


def check_search(match: Match, rng: Generator) -> None:
    """A seat that is asked gets an answer that is offered, the same for the same seed, whatever lies hidden."""
    for question in match.questions():
        if question.seat == CHANCE or rng.below(ONE_IN):
            continue
        seed, iterations = int(rng.word()), 1 + int(rng.below(MOST_ITERATIONS))
        seat = int(question.seat)
        answers = [searched(each, seat, iterations, seed) for each in (match, *second_worlds(match, seat, rng))]
        must(question.offers(answers[0]), f"action {answers[0]} is chosen by a search, and was not offered")
        if len(set(answers)) > 1:
            raise Fault(f"a search for seat {seat} follows what is hidden: {answers} after {iterations} iterations")


def searched(match: Match, seat: int, iterations: int, seed: int) -> int:
    rng = seeded(seed)
    twin = blind(match, seat, rng)
    must(question_of(twin, seat) is not None, f"seat {seat} is not asked in its blind copy")
    return int(IsmctsAgent("searching", rng, SearchSettings(iterations)).choose(twin, seat))
