"""Conspiracies of the Logical Lizards, one for each acolyte, as the marker goes round its track. [LL 8.4.2]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.battles import BattleEach, battles_in
from clockwood.games.root.bots.common.bot import numbers_at
from clockwood.games.root.bots.common.targets import by_priority
from clockwood.games.root.bots.lizards.paying import PayAcolyte
from clockwood.games.root.bots.lizards.replacing import ConvertWhom, SanctifyWhom, converted, sanctified
from clockwood.games.root.bots.lizards.souls import ordered_clearings
from clockwood.games.root.factions.lizards import cells
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.step import SeatStep, Step

TRACK: Final[i64] = 5
SANCTIFY: Final[i64] = 0
CONVERT: Final[i64] = 1
"""The marker stands on Sanctify, then every other space is Convert, the others Crusade. [LL CTRACK]"""
CRUSADERS: Final[i64] = 2
"""Warriors that a clearing must hold for a crusade. [LL 8.4.2.II]"""


def crusades(match: Match, seat: i64) -> i64:
    """Return the ordered clearings where a crusade battles, as bits. [LL 8.4.2.II]"""
    mask = ordered_clearings(match)
    found: i64 = 0
    for clearing in range(CLEARINGS):
        if mask >> clearing & 1 and match.state[cells.WARRIORS + clearing] >= CRUSADERS:
            found |= bit(clearing)
    return found if len(battles_in(match, seat, by_priority(match, found, lowest=False))) else 0


@mypyc_attr(acyclic=True, free_list_len=1)
class BotConspire(Step):
    """The marker moves on and its conspiracy is done if it can be; a lap in vain ends it. [LL 8.4.2] [AM LL4]"""

    def __init__(self, seat: i64, failed: i64) -> None:
        self.seat = seat
        self.failed = failed

    def run(self, match: Match) -> None:
        state = match.state
        if state[cells.ACOLYTES] == 0:
            return
        if self.failed == TRACK:
            if match.listening:
                match.tell("conspires-in-vain", "AM LL4", [who(self.seat)])
            return
        space = (state[cells.CONSPIRACY] + 1) % TRACK
        state[cells.CONSPIRACY] = space
        if space == SANCTIFY:
            self.go_on(match, "sanctify", sanctified(match, self.seat, -1) != 0)
        elif space % 2 == CONVERT:
            self.go_on(match, "convert", converted(match, self.seat, -1) != 0)
        else:
            self.go_on(match, "crusade", crusades(match, self.seat) != 0)

    def go_on(self, match: Match, which: str, able: bool) -> None:
        """Do what the marker says, or try the next space."""
        if match.listening:
            match.tell(f"turns-to-{which}" if able else f"cannot-{which}", "LL 8.4.2", [who(self.seat)])
        match.push(BotConspire(self.seat, 0 if able else self.failed + 1))
        if not able:
            return
        if which == "sanctify":
            match.push(SanctifyWhom(self.seat))
        elif which == "convert":
            match.push(ConvertWhom(self.seat))
        else:
            self.begin_crusade(match)

    def begin_crusade(self, match: Match) -> None:
        """Battle in each of the clearings, the highest priority first, and pay. [LL 8.4.2.II] [AM GEN8]"""
        match.push(PayAcolyte(self.seat))
        if numbers_at(match, self.seat).is_on("spite"):
            match.state[cells.SPITE] = 1
            match.push(Spite(self.seat))
        match.push(BattleEach(self.seat, crusades(match, self.seat)))


@mypyc_attr(acyclic=True, free_list_len=1)
class Spite(SeatStep):
    """A crusade that removed a token scores a point. [LL SPITEFUL]"""

    def run(self, match: Match) -> None:
        removed = match.state[cells.SPITE] > 1
        match.state[cells.SPITE] = 0
        if removed:
            score(match, self.seat, 1, "LL SPITEFUL")
