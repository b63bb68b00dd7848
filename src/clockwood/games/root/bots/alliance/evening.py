"""The Automated Alliance's Evening: organize, recruit, and fire that goes on spreading. [AA 6.6]"""

from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.alliance.spreading import BotSpread
from clockwood.games.root.bots.common.bot import numbers_at
from clockwood.games.root.bots.common.order import DiscardOrder, OrdersDone, ordered
from clockwood.games.root.bots.common.recruiting import placeable
from clockwood.games.root.bots.common.targets import by_priority
from clockwood.games.root.events import where
from clockwood.games.root.factions.alliance import cells
from clockwood.games.root.rules.placing import place_warriors
from clockwood.games.root.rules.removing import NOBODY, remove_pieces
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.table.packing import packed
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.step import SeatStep, Step


def ready(match: Match, seat: i64) -> i64:
    """Return the clearings with a base and enough warriors to organize, as bits. [AA 6.6.1]"""
    found: i64 = 0
    for clearing in range(CLEARINGS):
        enough = match.state[cells.WARRIORS + clearing] >= numbers_at(match, seat).number("organize")
        if match.state[cells.BASE + clearing] and enough:
            found |= bit(clearing)
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class BotOrganize(SeatStep):
    """Warriors at bases make place for sympathy. [AA 6.6.1]"""

    def run(self, match: Match) -> None:
        mask = ready(match, self.seat)
        if mask:
            match.push(OrganizeEach(self.seat, mask))
        elif match.listening:
            match.tell("organizes-nowhere", "AA 6.6.1", [who(self.seat)])


@mypyc_attr(acyclic=True, free_list_len=1)
class OrganizeEach(Step):
    """All warriors leave the first clearing of those left, as bits; then sympathy spreads. [AA 6.6.1] [GE 2.4]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def run(self, match: Match) -> None:
        clearing = by_priority(match, self.left, lowest=False)[0]
        left = self.left & ~bit(clearing)
        if left:
            match.push(OrganizeEach(self.seat, left))
        match.push(BotSpread(self.seat, ordered(match, self.seat), 1))
        if match.listening:
            match.tell("organized", "AA 6.6.1", [who(self.seat), where(clearing)])
        warriors = match.state[cells.WARRIORS + clearing]
        remove_pieces(match, self.seat, NOBODY, clearing, packed(0, warriors))


@mypyc_attr(acyclic=True, free_list_len=1)
class BotRecruit(SeatStep):
    """A warrior at each base, the highest priority first. [AA 6.6.2] [AM GEN9]"""

    def run(self, match: Match) -> None:
        mask = placeable(match, self.seat, cells.mask_of(match.state, cells.BASE))
        if match.listening and (mask == 0 or match.state[cells.SUPPLY] == 0):
            match.tell("recruits-none", "AA 6.6.2", [who(self.seat)])
        for clearing in by_priority(match, mask, lowest=False):
            place_warriors(match, self.seat, clearing, 1, "AA 6.6.2")


@mypyc_attr(acyclic=True, free_list_len=1)
class LevelPoints(SeatStep):
    """The points that a level gives at the end of Evening. [AA NIGHTMARE] [AM GEN10]"""

    def run(self, match: Match) -> None:
        score(match, self.seat, numbers_at(match, self.seat).number("evening"), "AA NIGHTMARE")


def begin_evening(match: Match, seat: i64) -> None:
    """Push the Evening; fire spreads last, by the discarded order, and scores nothing. [AA WILDFIRE] [AM AA7]"""
    match.push(OrdersDone(seat, 0))
    if numbers_at(match, seat).is_on("wildfire"):
        match.push(BotSpread(seat, ordered(match, seat), 0))
    match.push(LevelPoints(seat))
    match.push(DiscardOrder(seat))
    match.push(BotRecruit(seat))
    match.push(BotOrganize(seat))
