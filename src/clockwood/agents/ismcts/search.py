"""Information-set Monte Carlo tree search, with a tree for each seat.

Every iteration redraws at random what the searching seat cannot know, then plays through the trees. In a seat's tree a
node is what that seat has seen since the search began. A hidden choice of another seat has one label there, whatever
was chosen, so that no seat reacts to a choice before it is revealed.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.agents.ismcts.settings import SearchSettings
from clockwood.agents.ismcts.tree import NO_NODE, Tree
from clockwood.agents.learned.chances import foretold, play_forced
from clockwood.agents.learned.network import Network
from clockwood.agents.random_agent import random_option
from clockwood.kernel.game import Game, blind
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.question import Question
from clockwood.kernel.rng import Generator

LONGEST_PLAYOUT: Final[i64] = 20_000
"""A playout with more decisions is cut off and won by nobody."""

SOON: Final = 50.0
"""A win counts half as much after this many turns, so that the search prefers the shorter of two ways to win."""

EVEN: Final = 0.5
UNSEEN: Final = -1.0
"""The hope of an answer that was not looked at."""


@final
class Search:
    """Grows the trees of all seats.

    `roots` and `at` hold each seat's root and present node, `path` the nodes passed in this iteration and `chose` the
    seats that chose them. `marks` tells the options of one question from all other actions. With a `network`, `hope`
    of a node is the share that the network gives its answer, and the network judges where the trees end.
    """

    def __init__(self, game: Game, settings: SearchSettings, network: Network | None = None) -> None:
        self.game: Final = game
        self.settings: Final = settings
        self.network: Final = network
        self.reach: Final = game.reach
        self.horizon: Final = game.horizon
        self.compared: Final = settings.compared_in(game)
        self.seats: Final[i64] = len(game.seats)
        self.words: Final[i64] = game.vocabulary.size
        self.tree: Final = Tree()
        self.roots: Final = filled(self.seats)
        self.at: Final = filled(self.seats)
        self.marks: Final = filled(self.words)
        self.mark: i64 = 0
        self.path: vec[i64] = vec[i64](capacity=128)
        self.chose: vec[i64] = vec[i64](capacity=128)
        self.steps: i64 = 0
        self.began: i64 = 0
        self.turn: i64 = 0
        self.turns: i64 = 0
        self.tells: Final = game.judge.tells()
        self.bias: float = settings.bias

    def restart(self) -> None:
        """Discard the trees and begin new ones."""
        self.tree.clear()
        for seat in range(self.seats):
            self.roots[seat] = self.tree.root()

    def label(self, seat: i64, action: i64) -> i64:
        """Return the label of a seat's answer; action -1 is an answer that cannot be seen."""
        return seat * self.words + action if action >= 0 else self.seats * self.words + seat

    def node(self, seat: i64, action: i64) -> i64:
        """Return the node below the seat's own answer, or `NO_NODE` if it was never tried."""
        return self.tree.child(self.roots[seat], self.label(seat, action))

    def go_to(self, seat: i64, action: i64, shown: i64) -> None:
        """Move every root below this answer, which other seats see as `shown`."""
        tree = self.tree
        for other in range(self.seats):
            node = tree.grown(self.roots[other], self.label(seat, action if other == seat else shown))
            self.roots[other] = tree.root() if node == NO_NODE else node

    # -- one iteration

    def once(self, table: Match, seat: i64, rng: Generator) -> None:
        """Do one iteration: redraw hidden information, descend the trees, play on, and add the result to the path."""
        match = blind(table, seat, rng)
        match.outside_chance = False
        self.bias = self.settings.bias * self.game.judge.exploration(match)
        for other in range(self.seats):
            self.at[other] = self.roots[other]
        self.steps = 0
        self.turns = 0
        self.turn = self.game.judge.pause_of(match)
        self.began = self.game.turn_of(match)
        self.descend(match, seat)
        if self.network is not None:
            play_forced(match)
        else:
            match = self.play_on(match, rng)
        self.count(match)

    def descend(self, match: Match, seat: i64) -> None:
        """Descend until the seat that is asked has not seen the node before, or as far as the game allows.

        That is for fewer than `Game.reach` turns, and not beyond `Game.horizon`.
        """
        tree = self.tree
        question = asked(match, seat)
        begun = False
        while question is not None:
            if self.reach and self.game.turn_of(match) - self.began >= self.reach:
                return
            if self.horizon:
                self.note_turn(match)
                if self.turns >= self.horizon:
                    return
            mover = question.seat
            node = self.at[mover]
            forced = self.network is not None and len(question.options) == 1
            if node == NO_NODE or (begun and tree.visits[node] == 0 and not forced):
                return
            child = self.select(match, question, node)
            if child == NO_NODE:
                return
            self.note_turn(match)
            action = tree.label[child] - mover * self.words
            self.see(mover, child, self.game.judge.shown(match, question, action))
            if begun or not match.lanes:
                match.answer_unchecked(action)
            else:
                match.answer_in_lane_unchecked(seat, action)
            begun = True
            question = match.question

    def note_turn(self, match: Match) -> None:
        """Count the turns since the position being searched."""
        now = self.game.judge.pause_of(match)
        if now != self.turn:
            self.turn = now
            self.turns += 1

    def see(self, mover: i64, child: i64, shown: i64) -> None:
        """Move each seat to the node for what it sees of the answer."""
        label = self.label(mover, shown)
        for seat in range(self.seats):
            node = child
            if seat != mover:
                node = self.at[seat]
                if node != NO_NODE:
                    node = self.tree.grown(node, label)
            self.at[seat] = node
            if node != NO_NODE:
                self.step(node, mover)

    def step(self, node: i64, mover: i64) -> None:
        if self.steps == len(self.path):
            self.path = append(self.path, node)
            self.chose = append(self.chose, mover)
        else:
            self.path[self.steps] = node
            self.chose[self.steps] = mover
        self.steps += 1

    def select(self, match: Match, question: Question, node: i64) -> i64:
        """Return the node of the answer to try, adding nodes for options that have none."""
        tree = self.tree
        options = question.options
        first_label = question.seat * self.words
        self.mark += 1
        for action in options:
            self.marks[action] = self.mark
        known: i64 = 0
        visits: i64 = 0
        total = 0.0
        child = tree.first[node]
        while child != NO_NODE:
            action = tree.label[child] - first_label
            if 0 <= action < self.words and self.marks[action] == self.mark:
                self.marks[action] = -self.mark
                known += 1
                visits += tree.visits[child]
                total += tree.total[child]
            child = tree.next[child]
        if self.network is not None:
            return self.selected(match, question, node, self.network, known)
        if known < len(options):
            for action in options:
                if self.marks[action] == self.mark:
                    self.marks[action] = -self.mark
                    child = tree.grown(node, first_label + action)
                    if child != NO_NODE:
                        tree.hope[child] = self.look(match, question, action)
        return self.best(node, first_label, total / float(visits) if visits else EVEN)

    def best(self, node: i64, first_label: i64, usual: float) -> i64:
        """Return the available child with the highest bound; one that was not looked at is given the `usual` result."""
        tree = self.tree
        bias = self.bias
        found: i64 = NO_NODE
        highest = 0.0
        child = tree.first[node]
        while child != NO_NODE:
            action = tree.label[child] - first_label
            if 0 <= action < self.words and self.marks[action] == -self.mark:
                tree.offered[child] += 1
                tries = float(tree.visits[child] + 1)
                hope = tree.hope[child] if tree.hope[child] >= 0.0 else usual
                bound = (tree.total[child] + hope + bias * math.sqrt(float(tree.offered[child]))) / tries
                if found == NO_NODE or bound > highest:
                    found, highest = child, bound
            child = tree.next[child]
        return found

    def selected(self, match: Match, question: Question, node: i64, network: Network, known: i64) -> i64:
        """Return the available child with the highest bound, after the network gave its shares to new ones."""
        tree = self.tree
        first_label = question.seat * self.words
        options = question.options
        if known < len(options):
            network.sense(match, question.seat)
            shares = network.shares(question)
            for k in range(len(options)):
                action = options[k]
                if self.marks[action] == self.mark:
                    self.marks[action] = -self.mark
                    child = tree.grown(node, first_label + action)
                    if child != NO_NODE:
                        tree.hope[child] = shares[k]
        return self.likeliest(node, first_label)

    def likeliest(self, node: i64, first_label: i64) -> i64:
        """Return the available child with the highest bound, whose bonus grows with the share it was given.

        A child is taken to be as good as those that were tried, until its own results say more.
        """
        tree = self.tree
        visits: i64 = 0
        total = 0.0
        child = tree.first[node]
        while child != NO_NODE:
            if tree.visits[child]:
                visits += tree.visits[child]
                total += tree.total[child]
            child = tree.next[child]
        usual = total / float(visits) if visits else EVEN
        bias = self.bias
        found: i64 = NO_NODE
        highest = 0.0
        child = tree.first[node]
        while child != NO_NODE:
            action = tree.label[child] - first_label
            if 0 <= action < self.words and self.marks[action] == -self.mark:
                tree.offered[child] += 1
                tries = float(tree.visits[child] + 1)
                bonus = bias * tree.hope[child] * math.sqrt(float(tree.offered[child]))
                bound = (tree.total[child] + usual + bonus) / tries
                if found == NO_NODE or bound > highest:
                    found, highest = child, bound
            child = tree.next[child]
        return found

    def look(self, match: Match, question: Question, action: i64) -> float:
        """Return the seat's chances right after an answer; `UNSEEN` if the answer is hidden from others."""
        if not self.settings.look or not self.tells or self.is_hidden(match, question):
            return UNSEEN
        after = match.copy()
        if match.lanes:
            after.answer_in_lane_unchecked(question.seat, action)
        else:
            after.answer_unchecked(action)
        return self.game.judge.chances(after, question.seat)

    def is_hidden(self, match: Match, question: Question) -> bool:
        """Return whether any answer to the question is hidden from other seats when it is given."""
        if not question.secret and not match.lanes:
            return False
        for action in question.options:
            if self.game.judge.shown(match, question, action) < 0:
                return True
        return False

    # -- beyond the trees

    def play_on(self, match: Match, rng: Generator) -> Match:
        """Play on for `settings.turns` turns, or to the end of the game; a turn ended by the last answer counts.

        With `Game.horizon`, play on to there: a long line is judged no sooner than a short one.
        """
        last = LONGEST_PLAYOUT
        if self.tells and self.settings.turns:
            last = self.horizon or self.turns + self.settings.turns
        decisions: i64 = 0
        while match.outcome is None and decisions < LONGEST_PLAYOUT:
            self.note_turn(match)
            if self.turns >= last:
                return match
            match = self.played(match, rng)
            decisions += 1
        return match

    def played(self, match: Match, rng: Generator) -> Match:
        """Return the match after a random answer, or after the best of a few random answers by `Judge.value`."""
        question = match.question
        assert question is not None
        options = question.options
        tries = min(self.compared, i64(len(options)))
        if tries == 1 or not self.tells or self.is_hidden(match, question):
            match.answer_unchecked(random_option(question, rng))
            return match
        best = match
        highest: i64 = 0
        for k in range(tries):
            # Nobody else holds this match, so the last try may be played on the match itself.
            after = match.copy() if k < tries - 1 else match
            after.answer_unchecked(options[k] if tries == len(options) else random_option(question, rng))
            worth = self.game.judge.value(after, question.seat)
            if k == 0 or worth > highest:
                best, highest = after, worth
        return best

    def count(self, match: Match) -> None:
        """Add the results to the nodes passed, each with the result of the seat that chose it."""
        results = self.results(match)
        for k in range(self.steps):
            self.tree.add(self.path[k], results[self.chose[k]])

    def results(self, match: Match) -> vec[float]:
        """Return each seat's result: its share of the win, worth less the later it comes, or else its chances."""
        outcome = match.outcome
        if outcome is None and self.network is not None:
            return foretold(match, self.network)
        found = self.game.judge.all_chances(match) if self.tells else shares(outcome, self.seats)
        if outcome is not None:
            for seat in range(self.seats):
                found[seat] = EVEN + (found[seat] - EVEN) * SOON / (SOON + float(self.turns))
        return found


def shares(outcome: Outcome | None, seats: i64) -> vec[float]:
    """Return each seat's share of the win; before the end, an even chance for each."""
    found = vec[float](capacity=seats)
    for seat in range(seats):
        found = append(found, EVEN if outcome is None else won_by(outcome, seat))
    return found


def won_by(outcome: Outcome, seat: i64) -> float:
    """Return the seat's share of the win, divided among all winners."""
    return 1.0 / float(len(outcome.winners)) if int(seat) in outcome.winners else 0.0


def filled(count: i64) -> vec[i64]:
    cells = vec[i64](capacity=count)
    for _ in range(count):
        cells = append(cells, NO_NODE)
    return cells


def asked(match: Match, seat: i64) -> Question | None:
    """Return the seat's open question, even if another seat is asked first."""
    for question in match.questions():
        if question.seat == seat:
            return question
    return None
