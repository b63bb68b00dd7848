"""The Drillbit Duchy builds where most of its warriors are. [DD 10.5.3]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.battles import begin_battles
from clockwood.games.root.bots.common.bot import HIGHEST, numbers_at
from clockwood.games.root.bots.common.scores import OWN_WARRIORS
from clockwood.games.root.bots.common.shopping import BuildStep
from clockwood.games.root.bots.common.targets import by_priority
from clockwood.games.root.factions.duchy import cells
from clockwood.games.root.factions.duchy.building import can_build_any
from clockwood.games.root.rules.placing import open_slots, place_piece, why_not_build
from clockwood.games.root.rules.ruling import ruled
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.verbs import BUILD
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.priority import most, pick
from clockwood.kernel.step import ALLOWED

PLENTY: Final[i64] = 9
"""Warriors in supply for a citadel; with fewer it is a market. [DD 10.5.3]"""
BUILD_WHERE: Final = [most("own-warriors", OWN_WARRIORS)]


def row_of(piece: i64) -> i64:
    return cells.CITADEL if piece == cells.CITADELS else cells.MARKET


def next_piece(match: Match) -> i64:
    """Return a citadel while warriors are plenty, else a market. [DD 10.5.3]"""
    return cells.CITADELS if match.state[cells.SUPPLY] >= PLENTY else cells.MARKETS


@mypyc_attr(acyclic=True, free_list_len=1)
class DrillbitBuild(BuildStep):
    """A citadel or a market in the ruled clearing with most warriors that has an open slot. [DD 10.5.3] [GE 2.3a]"""

    def run(self, match: Match) -> None:
        mine = by_priority(match, ruled(match, self.seat), lowest=False)
        if cells.on_map(match.state, row_of(next_piece(match))) == cells.EACH:
            self.give_up(match)
            return
        slots: i64 = 0
        for clearing in mine:
            slots += max(open_slots(match, clearing), 0)
        options = self.sites(match)
        if len(options) == 0 and self.hires(match):
            return
        if len(options):
            pick(match, self, options, "bot-builds", "DD 10.5.3", BUILD_WHERE, HIGHEST, self.seat)
        elif slots == 0 and len(mine) and numbers_at(match, self.seat).is_on("invaders"):
            self.invade(match)
        else:
            self.give_up(match)

    def sites(self, match: Match) -> vec[i64]:
        """Return where the next building could be placed. [DD 10.5.3]"""
        found = vec[i64](capacity=12)
        for clearing in by_priority(match, ruled(match, self.seat), lowest=False):
            if why_not_build(match, self.seat, clearing) == ALLOWED:
                found = append(found, BUILD.code2(clearing, next_piece(match)))
        return found

    def give_up(self, match: Match) -> None:
        """Score 1 if a citadel or market is left on the board. [DD 10.5.3] [AM DD5]"""
        left = can_build_any(match)
        if match.listening:
            match.tell("builds-nothing" if left else "all-built", "DD 10.5.3", [who(self.seat)])
        if left:
            score(match, self.seat, 1, "DD 10.5.3")

    def invade(self, match: Match) -> None:
        """Battle in each clearing: no slot is open where it rules. [DD INVADERS] [AM DD8]"""
        if match.listening:
            match.tell("invades-for-room", "DD INVADERS", [who(self.seat)])
        begin_battles(match, self.seat, bit(CLEARINGS) - 1, "DD INVADERS")

    def chosen(self, match: Match, action: i64) -> None:
        piece = BUILD.last_of(action)
        place_piece(match, self.seat, row_of(piece), piece, BUILD.first_of_two(action), "DD 10.5.3")
