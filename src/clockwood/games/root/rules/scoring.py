"""Points, in one place: gained, lost, and enough of them to win. [RT 3.1] [RT 3.2]"""

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.games.root.content import content_of
from clockwood.games.root.table.cells import ACTIVE, COALITION, DOMINANCE, ORDER, VP
from clockwood.games.root.words import GOAL
from clockwood.kernel.events import number, who
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome


def has_points(match: Match, seat: i64) -> bool:
    """Return whether a seat's marker is on the track. [RT 3.3.1b]"""
    return match.state[DOMINANCE + seat] == 0 and match.state[COALITION + seat] == 0


def add_points(match: Match, seat: i64, points: i64, cite: str) -> None:
    """Note points, without looking yet who has won: where several score at one moment, `settle` comes last."""
    if points <= 0 or not has_points(match, seat):
        return
    state = match.state
    state[VP + seat] = min(GOAL, state[VP + seat] + points)
    if match.listening:
        match.tell("scored", cite, [who(seat), number("n", points), number("vp", state[VP + seat])])


def score(match: Match, seat: i64, points: i64, cite: str) -> None:
    """Gain points; with 30 the seat wins at once, and nothing may be asked after that. [RT 3.1]"""
    add_points(match, seat, points, cite)
    settle(match)


def lose_points(match: Match, seat: i64, points: i64, cite: str) -> None:
    """Lose points, never below none. [RT 3.1.2] [RT U14]"""
    state = match.state
    lost = 0 if is_safe(match, seat) else min(points, state[VP + seat])
    if lost <= 0 or not has_points(match, seat):
        return
    state[VP + seat] -= lost
    if match.listening:
        match.tell("lost-points", cite, [who(seat), number("n", lost), number("vp", state[VP + seat])])


def leave_track(match: Match, seat: i64) -> None:
    """Take a seat's marker off the track for good. [RT 3.3.1b]"""
    match.state[VP + seat] = 0


def settle(match: Match) -> None:
    """End the match if somebody has 30 points; of several the first in turn order from the seat on turn. [RT 3.1.1]"""
    if match.outcome is not None:
        return
    together = content_of(match).agreed.co_op
    for seat in from_active(match):
        if match.state[VP + seat] < GOAL:
            continue
        if not together or content_of(match).is_bot(seat):
            win(match, seat, "won-by-points", "RT 3.1")
            return
        if least_of_people(match) >= GOAL:
            win_together(match, "won-together", "GE COOP2")
            return


def is_safe(match: Match, seat: i64) -> bool:
    """Return whether a seat has reached 30 for good, while others of its side play on. [RT U14] [AM GEN7]"""
    return content_of(match).agreed.co_op and match.state[VP + seat] >= GOAL


def least_of_people(match: Match) -> i64:
    """Return the points of the person who has fewest."""
    content = content_of(match)
    found = GOAL
    for seat in range(content.players):
        if not content.is_bot(seat):
            found = min(found, match.state[VP + seat])
    return found


def win_together(match: Match, reason: str, cite: str) -> None:
    """End the match: all people win. [GE COOP2]"""
    match.finish(Outcome(seats_of(match, bots=False), reason, cite, scores(match)))


def seats_of(match: Match, bots: bool) -> tuple[int, ...]:
    """Return the seats of all automata, or of all people."""
    content = content_of(match)
    return tuple(seat for seat in range(int(content.players)) if content.is_bot(seat) == bots)


def win(match: Match, seat: i64, reason: str, cite: str) -> None:
    """End the match: the seat wins, and who is in a coalition with it."""
    state = match.state
    players = content_of(match).players
    winners = [k for k in range(players) if k == seat or term(state, COALITION + k) == seat]
    match.finish(Outcome(tuple(int(k) for k in winners), reason, cite, scores(match)))


def scores(match: Match) -> tuple[int, ...]:
    """Return the points of every seat; a watcher has none."""
    found = [int(match.state[VP + seat]) for seat in range(content_of(match).players)]
    return tuple(found + [0] * (len(match.content.names["seat"]) - len(found)))


def place_in_order(match: Match, seat: i64) -> i64:
    for place in range(content_of(match).players):
        if term(match.state, ORDER + place) == seat:
            return place
    return NONE


def from_active(match: Match) -> vec[i64]:
    """Return the seats in turn order, beginning with the one on turn."""
    players = content_of(match).players
    start = max(place_in_order(match, term(match.state, ACTIVE)), 0)
    found = vec[i64](capacity=6)
    for k in range(players):
        found = append(found, term(match.state, ORDER + (start + k) % players))
    return found
