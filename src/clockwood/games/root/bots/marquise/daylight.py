"""The Mechanical Marquise's Daylight, plain or escalated: battle, recruit, build, move, expand. [MM 4.5] [MM 4.7]"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.battles import begin_battles
from clockwood.games.root.bots.common.bot import numbers_at
from clockwood.games.root.bots.common.order import DiscardOrder, RevealOrder, is_bird_order, order_card, ordered
from clockwood.games.root.bots.marquise.building import MarquiseBuild
from clockwood.games.root.bots.marquise.marching import MarquiseBlitz, begin_marches
from clockwood.games.root.bots.marquise.recruiting import MarquiseRecruit
from clockwood.games.root.factions.marquise import cells
from clockwood.games.root.rules.handing import can_draw
from clockwood.games.root.table.cells import RESHUFFLED
from clockwood.kernel.events import who
from clockwood.kernel.layout import NONE
from clockwood.kernel.match import Match
from clockwood.kernel.step import SeatStep

FEW_BUILDINGS: Final[i64] = 5
"""With so many, or fewer, the Marquise expands. [MM 4.5.5a]"""
MOST_RESHUFFLES: Final[i64] = 1
"""A deck made anew more often than that within the turn ends the expanding. [RT U1]"""


@mypyc_attr(acyclic=True, free_list_len=1)
class MarquiseOrders(SeatStep):
    """Daylight by the order card; a bird escalates it, which leaves no room to expand. [MM 4.5.5b] [MM 4.7.X]"""

    def run(self, match: Match) -> None:
        bird = is_bird_order(match, self.seat)
        if bird and match.listening:
            match.tell("escalates", "MM 4.7.1", [who(self.seat)])
        if not bird:
            match.push(MarquiseExpand(self.seat))
        if numbers_at(match, self.seat).is_on("blitz"):
            match.push(MarquiseBlitz(self.seat))
        match.push(MarquiseMarches(self.seat))
        match.push(MarquiseBuild(self.seat))
        match.push(MarquiseRecruit(self.seat))
        begin_battles(match, self.seat, ordered(match, self.seat), "MM 4.7.1" if bird else "MM 4.5.1")


@mypyc_attr(acyclic=True, free_list_len=1)
class MarquiseMarches(SeatStep):
    """All but three warriors leave each ordered clearing. [MM 4.5.4] [MM 4.7.4]"""

    def run(self, match: Match) -> None:
        begin_marches(match, self.seat, ordered(match, self.seat))


def buildings(match: Match) -> i64:
    """Count her buildings on the map."""
    found: i64 = 0
    for piece in cells.BUILDINGS:
        found += cells.on_map(match.state, cells.row_of(piece))
    return found


def why_not_expand(match: Match, seat: i64) -> str:
    """Return the message that says why the Marquise does not expand, none where she does. [MM 4.5.5a] [RT U1]"""
    state = match.state
    if state[cells.BUILT]:
        return "expands-not-built"
    if buildings(match) > FEW_BUILDINGS:
        return "expands-not-large"
    if state[cells.EXPANDED] >= numbers_at(match, seat).number("expands"):
        return "expands-not-again"
    if state[RESHUFFLED] > MOST_RESHUFFLES or (order_card(match, seat) == NONE and not can_draw(match)):
        return "expands-not-cards"
    return ""


@mypyc_attr(acyclic=True, free_list_len=1)
class MarquiseExpand(SeatStep):
    """Without a building this turn and with few of them: a new order card, and Daylight again. [MM 4.5.5a]"""

    def run(self, match: Match) -> None:
        reason = why_not_expand(match, self.seat)
        if match.listening:
            match.tell(reason or "expands", "MM 4.5.5a", [who(self.seat)])
        if reason:
            return
        match.state[cells.EXPANDED] += 1
        match.push(MarquiseOrders(self.seat))
        match.push(RevealOrder(self.seat))
        match.push(DiscardOrder(self.seat))
