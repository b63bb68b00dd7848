"""Leaders: chosen at the start and after turmoil, each with two columns for the Viziers. [EY 7.8]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.deck.zones import DECREE
from clockwood.games.root.factions.eyrie import cells
from clockwood.games.root.factions.eyrie.verbs import LEADER
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.turn import EndPhase
from clockwood.games.root.table.cells import CARDS
from clockwood.games.root.words import LEADERS, VIZIERS
from clockwood.kernel.events import Term, who
from clockwood.kernel.layout import hold
from clockwood.kernel.match import Match
from clockwood.kernel.piles import move_seen
from clockwood.kernel.step import NOT_ASKED, SeatStep

DEPOSED_ALREADY: Final[i64] = REASONS.add("deposed-already", "EY 7.7.3")


def leaders(match: Match) -> vec[i64]:
    """Return the leaders that lie face up. [EY 7.7.3]"""
    options = vec[i64](capacity=4)
    for leader in range(len(LEADERS)):
        if not match.state[cells.DEPOSED] >> leader & 1:
            options = append(options, LEADER.code1(leader))
    return options


def appoint(match: Match, seat: i64, leader: i64, cite: str) -> None:
    """Let a leader rule; the Viziers go to the leader's columns. [EY 7.3.4] [EY 7.7.3]"""
    hold(match.state, cells.LEADER, leader)
    for which in range(2):
        move_seen(match.state, CARDS + VIZIERS + which, DECREE + cells.VIZIER_COLUMNS[leader * 2 + which])
    if match.listening:
        match.tell("appointed", cite, [who(seat), Term("leader", "leader", leader)])


@mypyc_attr(acyclic=True, free_list_len=1)
class FirstLeader(SeatStep):
    """One of four leaders; the others stay available. [EY 7.3.3]"""

    def run(self, match: Match) -> None:
        match.ask(self, self.seat, leaders(match))

    def chosen(self, match: Match, action: i64) -> None:
        appoint(match, self.seat, LEADER.only(action), "EY 7.3.3")


@mypyc_attr(acyclic=True, free_list_len=1)
class NewLeader(SeatStep):
    """After turmoil another leader, then Daylight is over. [EY 7.7.3] [EY 7.7.4]"""

    def run(self, match: Match) -> None:
        match.ask(self, self.seat, leaders(match))

    def why_not(self, match: Match, action: i64) -> i64:
        return DEPOSED_ALREADY if LEADER.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        appoint(match, self.seat, LEADER.only(action), "EY 7.7.3")
        match.leave(EndPhase)
