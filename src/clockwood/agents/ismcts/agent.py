"""The agent that searches: it plays many possible games and takes the answer it tried most often."""

import time
from typing import Final

from mypy_extensions import i64

from clockwood.agents.ismcts.search import Search, asked
from clockwood.agents.ismcts.settings import SearchSettings, Stop
from clockwood.agents.ismcts.thought import Thought, choices, lead, most_tried, tried
from clockwood.agents.ismcts.tree import MOST_NODES
from clockwood.agents.learned.network import Network
from clockwood.kernel.agent import Agent
from clockwood.kernel.errors import BadInput
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.rng import Generator
from clockwood.kernel.view import Flat

CHECK_EVERY: Final[i64] = 16
"""The number of iterations between two looks at the clock, the flag, and the lead of the best answer."""

LEAST_SHARE: Final[i64] = 4
"""A search that continues in existing trees still does at least one in this number of its iterations."""


class IsmctsAgent(Agent):
    """Searches at every decision; if the seat now sees what the last search foresaw, it continues in those trees."""

    def __init__(self, name: str, rng: Generator, settings: SearchSettings, stop: Stop | None = None) -> None:
        super().__init__(name, rng)
        self.settings: Final = settings
        self.stop: Final = stop
        self.search: Search | None = None
        self.foreseen: Flat | None = None
        self.iterations: i64 = 0

    def choose(self, match: Match, seat: i64) -> i64:
        question = must_be_asked(match, seat)
        self.iterations = 0
        if len(question.options) == 1:
            return question.options[0]
        search = self.ready(match, seat)
        self.iterate(search, match, seat, question)
        best = most_tried(search, seat, question)
        self.foresee(search, match, question, best)
        return best

    def think(self, match: Match, seat: i64) -> Thought:
        """Search, and return everything that was found."""
        question = must_be_asked(match, seat)
        search = self.ready(match, seat)
        self.iterate(search, match, seat, question)
        return Thought(seat, choices(search, seat, question), self.iterations, search.tree.used)

    def ready(self, match: Match, seat: i64) -> Search:
        """Return the search, with its trees kept only if the seat's view is exactly the one that was foreseen."""
        search = self.search
        foreseen = self.foreseen
        self.foreseen = None
        network = self.network_at(match)
        if search is None or search.game is not match.game or search.network is not network:
            search = Search(match.game, self.settings, network)
            self.search = search
            foreseen = None
        if foreseen is None or 2 * search.tree.used > MOST_NODES or match.game.view(match, seat) != foreseen:
            search.restart()
        return search

    def network_at(self, match: Match) -> Network | None:
        """Return the network that the search trusts at a table; most searches have none."""
        return None

    def foresee(self, search: Search, match: Match, question: Question, action: i64) -> None:
        """Keep the trees below the answer if the same seat is asked next."""
        if match.lanes:
            return
        after = match.copy()
        after.outside_chance = False
        after.answer_unchecked(action)
        then = after.question
        if then is not None and then.seat == question.seat and not after.lanes:
            search.go_to(question.seat, action, match.game.judge.shown(match, question, action))
            self.foreseen = match.game.view(after, question.seat)

    def iterate(self, search: Search, match: Match, seat: i64, question: Question) -> None:
        """Search until the budget is spent, the flag is raised, or the rest could not change the choice."""
        settings, stop = self.settings, self.stop
        budget = settings.iterations_in(match)
        wanted = max(budget - tried(search, seat, question), budget // LEAST_SHARE)
        until = time.monotonic() + settings.seconds if settings.seconds > 0.0 else 0.0
        done: i64 = 0
        while budget == 0 or done < wanted:
            if done % CHECK_EVERY == 0:
                if stop is not None and stop.raised():
                    break
                if until > 0.0 and done > 0 and time.monotonic() >= until:
                    break
                if budget and lead(search, seat, question) > wanted - done:
                    break
            search.once(match, seat, self.rng)
            done += 1
        self.iterations = done


def must_be_asked(match: Match, seat: i64) -> Question:
    """Return the seat's open question; raise `BadInput` with the reason if it has none."""
    if match.outcome is not None:
        raise BadInput("", "the match is over")
    if not 0 <= seat < len(match.game.seats):
        raise BadInput(f"seat {seat}", f"there is none; {match.game.name} has {len(match.game.seats)} seats")
    question = asked(match, seat)
    if question is None:
        raise BadInput(match.content.names["seat"][seat], "is not asked anything now")
    return question
