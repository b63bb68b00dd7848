"""The opinion of Root on its tables, for players that search."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.root.content import content_of
from clockwood.games.root.judging.common import POINT
from clockwood.games.root.judging.dominance import dominance_worth, threats
from clockwood.games.root.judging.unfinished import finished
from clockwood.games.root.rules.scoring import place_in_order
from clockwood.games.root.table.cells import ACTIVE, COALITION, DOMINANCE, ORDER, TURN, VP
from clockwood.games.root.verbs import GIVE, PUT_BACK, SHOW
from clockwood.games.root.words import GOAL
from clockwood.kernel.judge import Judge
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match
from clockwood.kernel.odds import MOST
from clockwood.kernel.question import Question

WON: Final[i64] = 100_000
FAR: Final = 900.0
NEAR: Final = 250.0
"""The lead, in hundredths of a point, that makes a win nearly three times as likely: at the start, and near 30."""
SHARED: Final[i64] = 500
"""Taken off in a coalition: a win with another is half a win, and it is for the partner to take it."""

PAID: Final[i64] = 120
"""Taken off for each own warrior that another was paid with, who spends it: without it every service looks free."""


class RootJudge(Judge):
    """Judges a table by points and what each faction says its board is worth; a coalition by the partner's."""

    def value(self, match: Match, seat: i64) -> i64:
        if seat >= content_of(match).players:
            return 0
        match = finished(match, seat)
        outcome = match.outcome
        if outcome is not None:
            return WON if int(seat) in outcome.winners else -WON
        partner = term(match.state, COALITION + seat)
        if partner != NONE:
            return self.standing(match, partner) - SHARED - threats(match, seat)
        return self.standing(match, seat) - threats(match, seat) - paid(match, seat)

    def standing(self, match: Match, seat: i64) -> i64:
        """Return what points, or dominance in their place, and board of a seat are worth."""
        state = match.state
        card = term(state, DOMINANCE + seat)
        points = state[VP + seat] * POINT if card == NONE else dominance_worth(match, seat, card)
        return points + content_of(match).faction[seat].worth(match, seat)

    def tells(self) -> bool:
        return True

    def chances(self, match: Match, seat: i64) -> float:
        return self.all_chances(match)[seat]

    def all_chances(self, match: Match) -> vec[float]:
        """Return each seat's share of the win; partners of a coalition divide theirs, people together do not."""
        players = content_of(match).players
        question = match.question
        if question is not None and 0 <= question.seat < players:
            match = finished(match, question.seat)
        seats: i64 = len(match.game.seats)
        found = vec[float](capacity=seats)
        outcome = match.outcome
        for seat in range(seats):
            won = outcome is not None and int(seat) in outcome.winners
            found = append(found, 1.0 if won else 0.0)
        if outcome is not None:
            return found
        scale = scale_of(match)
        highest = 0.0
        for seat in range(players):
            if head_of(match, seat) == seat:
                found[seat] = float(self.least(match, seat)) / scale
                highest = max(highest, found[seat])
        total = 0.0
        for seat in range(players):
            if head_of(match, seat) == seat:
                found[seat] = math.exp(max(found[seat] - highest, -MOST))
                total += found[seat]
        for seat in range(players):
            found[seat] /= total * float(1 + followers(match, seat))
        for seat in range(players):
            found[seat] = found[head_of(match, seat)]
        return found

    def least(self, match: Match, head: i64) -> i64:
        """Return the standing of a side: of people who play together, that of the one who is last. [GE COOP2]"""
        content = content_of(match)
        found = self.standing(match, head)
        if content.agreed.co_op and not content.is_bot(head):
            for seat in range(head + 1, content.players):
                if not content.is_bot(seat):
                    found = min(found, self.standing(match, seat))
        return found

    def pause_of(self, match: Match) -> i64:
        """Return the turn of the last person on turn: what automata do until the next belongs to it."""
        content = content_of(match)
        state = match.state
        turn = state[TURN]
        active = term(state, ACTIVE)
        if active == NONE:
            return turn
        place = place_in_order(match, active)
        for back in range(content.players):
            if not content.is_bot(term(state, ORDER + (place - back) % content.players)):
                return max(turn - back, 0)
        return turn

    def shown(self, match: Match, question: Question, action: i64) -> i64:
        """Return the action itself, for it is done before everyone's eyes, but hide a card that is given."""
        content = content_of(match)
        if question.seat >= content.players:  # a watcher
            return action
        played = GIVE.has(action) or SHOW.has(action) or PUT_BACK.has(action)
        hidden = played or content.faction[question.seat].hides(action)
        return -1 if hidden else action


def head_of(match: Match, seat: i64) -> i64:
    """Return the seat whose share of the win a seat has: its partner's, or that of the first of people together."""
    content = content_of(match)
    partner = term(match.state, COALITION + seat)
    if partner != NONE:
        return partner
    if content.agreed.co_op and not content.is_bot(seat):
        for person in range(seat):
            if not content.is_bot(person):
                return person
    return seat


def paid(match: Match, seat: i64) -> i64:
    """Return what to take off for own warriors on others' boards, which may have come from the supply."""
    content = content_of(match)
    found: i64 = 0
    for other in range(content.players if content.keeping else 0):
        if other != seat and content.keeping >> other & 1:
            found += content.faction[other].keeps(match, other, seat)
    return found * PAID


def followers(match: Match, seat: i64) -> i64:
    """Count the seats that formed a coalition with this one."""
    found: i64 = 0
    for other in range(content_of(match).players):
        found += term(match.state, COALITION + other) == seat
    return found


def scale_of(match: Match) -> float:
    """Return how much a lead counts: the more, the nearer somebody is to 30."""
    most: i64 = 0
    for seat in range(content_of(match).players):
        most = max(most, match.state[VP + seat])
    return FAR - (FAR - NEAR) * float(most) / float(GOAL)
