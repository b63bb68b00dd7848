"""The player that searches: it plays many possible games forward and takes what was worth trying most often."""

import time
from typing import Final

from mypy_extensions import i64

from clockwood.agents.agent import Agent
from clockwood.agents.ismcts_search import Search, asked
from clockwood.agents.ismcts_thought import Thought, choices, lead, most_tried, tried
from clockwood.agents.ismcts_tree import MOST_NODES
from clockwood.agents.ismcts_way import Stop, Way
from clockwood.kernel.errors import BadInput
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.rng import Generator
from clockwood.kernel.view import Flat

GLANCE: Final[i64] = 16
"""After so many iterations the search looks at the clock, at the flag, and whether it is settled."""

AT_LEAST: Final[i64] = 4
"""A search that goes on in trees it has still takes this part of its iterations anew."""


class IsmctsAgent(Agent):
    """Searches afresh at every decision, or on in the trees it has, where the table is what it foresaw."""

    def __init__(self, name: str, rng: Generator, way: Way, stop: Stop | None = None) -> None:
        super().__init__(name, rng)
        self.way: Final = way
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
        """Search, and return all that was found."""
        question = must_be_asked(match, seat)
        search = self.ready(match, seat)
        self.iterate(search, match, seat, question)
        return Thought(seat, choices(search, seat, question), self.iterations, search.tree.used)

    def ready(self, match: Match, seat: i64) -> Search:
        """Return the search, in the trees it has where the seat knows just what was foreseen."""
        search = self.search
        foreseen = self.foreseen
        self.foreseen = None
        if search is None or search.game is not match.game:
            search = Search(match.game, self.way)
            self.search = search
            foreseen = None
        if foreseen is None or 2 * search.tree.used > MOST_NODES or match.game.view(match, seat) != foreseen:
            search.restart()
        return search

    def foresee(self, search: Search, match: Match, question: Question, action: i64) -> None:
        """Keep what was found below the answer, if the same seat will be asked next."""
        if match.lanes:
            return
        twin = match.copy()
        twin.outside_chance = False
        twin.answer(action)
        then = twin.question
        if then is not None and then.seat == question.seat and not twin.lanes:
            search.go_to(question.seat, action, match.game.judge.shown(match, question, action))
            self.foreseen = match.game.view(twin, question.seat)

    def iterate(self, search: Search, match: Match, seat: i64, question: Question) -> None:
        """Search until the budget is spent, the flag is raised, or nothing can change the choice any more."""
        way, stop = self.way, self.stop
        wanted = max(way.iterations - tried(search, seat, question), way.iterations // AT_LEAST)
        until = time.monotonic() + way.seconds if way.seconds > 0.0 else 0.0
        done: i64 = 0
        while way.iterations == 0 or done < wanted:
            if done % GLANCE == 0:
                if stop is not None and stop.raised():
                    break
                if until > 0.0 and done > 0 and time.monotonic() >= until:
                    break
                if way.iterations and lead(search, seat, question) > wanted - done:
                    break
            search.once(match, seat, self.rng)
            done += 1
        self.iterations = done


def must_be_asked(match: Match, seat: i64) -> Question:
    """Return the seat's open question, or say why it has none."""
    if match.outcome is not None:
        raise BadInput("", "the match is over")
    if not 0 <= seat < len(match.game.seats):
        raise BadInput(f"seat {seat}", f"there is none; {match.game.name} has {len(match.game.seats)} seats")
    question = asked(match, seat)
    if question is None:
        raise BadInput(match.content.names["seat"][seat], "is not asked anything now")
    return question
