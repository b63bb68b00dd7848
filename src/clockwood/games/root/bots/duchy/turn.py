"""Warriors of the Drillbit Duchy gather in the Burrow, and battle in the ordered clearings. [DD 10.4.3] [DD 10.5.2]"""

from mypy_extensions import mypyc_attr

from clockwood.games.root.bots.common.battles import begin_battles
from clockwood.games.root.bots.common.bot import numbers_at
from clockwood.games.root.bots.common.order import ordered
from clockwood.games.root.factions.duchy import cells
from clockwood.games.root.factions.duchy.assembly import recruit_below
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.step import SeatStep


@mypyc_attr(acyclic=True, free_list_len=1)
class DrillbitRecruit(SeatStep):
    """Warriors for the Burrow: those of the level, of citadels, and one for the Foremole. [DD 10.4.3] [DD 10.7.3]"""

    def run(self, match: Match) -> None:
        state = match.state
        count = numbers_at(match, self.seat).number("recruit") + cells.ICONS[cells.on_map(state, cells.CITADEL)]
        count += 1 if cells.is_swayed(state, cells.FOREMOLE) else 0
        if state[cells.SUPPLY] == 0 and match.listening:
            match.tell("recruits-nothing", "DD 10.4.3", [who(self.seat)])
        recruit_below(match, self.seat, count, "DD 10.4.3")


@mypyc_attr(acyclic=True, free_list_len=1)
class DrillbitBattles(SeatStep):
    """A battle in each ordered clearing, the highest priority first. [DD 10.5.2] [AM GEN8]"""

    def run(self, match: Match) -> None:
        begin_battles(match, self.seat, ordered(match, self.seat), "DD 10.5.2")
