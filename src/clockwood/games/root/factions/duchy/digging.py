"""Tunnels: dug for a card, taken back where all three are out, and warriors that come up through them. [UD 12.5.1.V]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.events import where
from clockwood.games.root.factions.duchy import cells
from clockwood.games.root.factions.duchy.building import OTHER_SUIT, fits
from clockwood.games.root.factions.duchy.verbs import LIFT, TUNNEL
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.moving import NO_WARRIOR, move_warriors
from clockwood.games.root.rules.placing import place_piece, why_not_place
from clockwood.games.root.verbs import TAKE_ALONG
from clockwood.games.root.words import BURROW, CLEARINGS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, Step

NOBODY_BELOW: Final[i64] = REASONS.add("nobody-below", "UD 12.5.1.V")
TUNNEL_THERE: Final[i64] = REASONS.add("tunnel-there", "UD 12.2.4")

MOST_UP: Final[i64] = 4
"""Warriors that come up through a new tunnel. [UD 12.5.1.V]"""


def why_not_tunnel(match: Match, seat: i64, clearing: i64, suit: i64) -> i64:
    """Return why no tunnel can be dug in a clearing for a suit. [UD 12.5.1.V] [UD 12.5.1a]"""
    if not fits(match, clearing, suit):
        return OTHER_SUIT
    if match.state[cells.TUNNEL + clearing]:
        return TUNNEL_THERE
    return why_not_place(match, seat, clearing)


def sites(match: Match, seat: i64, suit: i64) -> i64:
    """Return the clearings where a tunnel can be dug, as bits."""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if why_not_tunnel(match, seat, clearing, suit) == ALLOWED:
            found |= bit(clearing)
    return found


def all_out(match: Match) -> bool:
    return cells.on_map(match.state, cells.TUNNEL) >= cells.EACH


def to_lift(match: Match, seat: i64, suit: i64) -> i64:
    """Return the tunnels that may be taken off so that one can be dug: any, or one where it is dug anew. [UD 12.2.4]"""
    out = cells.clearings_with(match.state, cells.TUNNEL)
    if sites(match, seat, suit):
        return out
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if out >> clearing & 1 and fits(match, clearing, suit) and why_not_place(match, seat, clearing) == ALLOWED:
            found |= bit(clearing)
    return found


def why_not_dig(match: Match, seat: i64, suit: i64) -> i64:
    """Return why a card of a suit digs nothing. [UD 12.5.1.V]"""
    if match.state[cells.BELOW] == 0:
        return NOBODY_BELOW
    possible = to_lift(match, seat, suit) if all_out(match) else sites(match, seat, suit)
    return ALLOWED if possible else TUNNEL_THERE


@mypyc_attr(acyclic=True, free_list_len=1)
class LiftTunnel(Step):
    """One of three tunnels is taken off the map; nobody scores for it. [UD 12.2.4] [UD I1]"""

    def __init__(self, seat: i64, suit: i64) -> None:
        self.seat = seat
        self.suit = suit

    def run(self, match: Match) -> None:
        mask = to_lift(match, self.seat, self.suit)
        options = vec[i64](capacity=4)
        for clearing in range(CLEARINGS):
            if mask >> clearing & 1:
                options = append(options, LIFT.code1(clearing))
        if len(options):
            match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return OTHER_SUIT if LIFT.has(action) and match.state[cells.TUNNEL + LIFT.only(action)] else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        match.state[cells.TUNNEL + LIFT.only(action)] -= 1
        if match.listening:
            match.tell("lifted-tunnel", "UD 12.2.4", [who(self.seat), where(LIFT.only(action))])


@mypyc_attr(acyclic=True, free_list_len=1)
class DigTunnel(Step):
    """A tunnel in a clearing of the suit that has none. [UD 12.5.1.V]"""

    def __init__(self, seat: i64, suit: i64) -> None:
        self.seat = seat
        self.suit = suit

    def run(self, match: Match) -> None:
        mask = 0 if all_out(match) else sites(match, self.seat, self.suit)
        options = vec[i64](capacity=4)
        for clearing in range(CLEARINGS):
            if mask >> clearing & 1:
                options = append(options, TUNNEL.code1(clearing))
        if len(options):
            match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return why_not_tunnel(match, self.seat, TUNNEL.only(action), self.suit) if TUNNEL.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        place_piece(match, self.seat, cells.TUNNEL, cells.TUNNELS, TUNNEL.only(action), "UD 12.5.1.V")
        match.push(ComeUp(self.seat, TUNNEL.only(action)))


@mypyc_attr(acyclic=True, free_list_len=1)
class ComeUp(Step):
    """One to four warriors move from the Burrow through the new tunnel. [UD 12.5.1.V]"""

    def __init__(self, seat: i64, clearing: i64) -> None:
        self.seat = seat
        self.clearing = clearing

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=4)
        for count in range(1, min(match.state[cells.BELOW], MOST_UP) + 1):
            options = append(options, TAKE_ALONG.code1(count))
        if len(options):
            match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NO_WARRIOR if TAKE_ALONG.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        move_warriors(match, self.seat, BURROW, self.clearing, TAKE_ALONG.only(action))
