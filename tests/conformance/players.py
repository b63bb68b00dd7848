"""What holds for players that search, at a decision of any game."""

from clockwood.agents.ismcts.agent import IsmctsAgent
from clockwood.agents.ismcts.settings import SearchSettings
from clockwood.kernel.game import blind
from clockwood.kernel.gesture import question_of
from clockwood.kernel.match import Match
from clockwood.kernel.question import CHANCE
from clockwood.kernel.rng import Generator, seeded

MOST_ITERATIONS = 3
ONE_IN = 4


def check_search(match: Match, rng: Generator) -> None:
    """Whoever is asked gets an answer that is offered, the same for the same seed, whatever lies hidden."""
    for question in match.questions():
        if question.seat == CHANCE or rng.below(ONE_IN):
            continue
        seed, iterations = int(rng.word()), 1 + int(rng.below(MOST_ITERATIONS))
        other = blind(match, question.seat, rng)
        answers = [searched(table, int(question.seat), iterations, seed) for table in (match, other)]
        assert question.offers(answers[0])
        assert answers[0] == answers[1], f"{answers} after {iterations} iterations"


def searched(match: Match, seat: int, iterations: int, seed: int) -> int:
    rng = seeded(seed)
    twin = blind(match, seat, rng)
    assert question_of(twin, seat) is not None
    return int(IsmctsAgent("searching", rng, SearchSettings(iterations)).choose(twin, seat))
