"""Wood: placed at sawmills in Birdsong. [MC 6.4]"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.factions.marquise import cells
from clockwood.games.root.factions.marquise.verbs import WOOD
from clockwood.games.root.rules.placing import NONE_LEFT, place_piece, why_not_place
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.bits import bit
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step


def place_wood(match: Match, seat: i64, clearing: i64, cite: str) -> None:
    place_piece(match, seat, cells.WOOD, cells.WOODS, clearing, cite)


@mypyc_attr(acyclic=True, free_list_len=1)
class MakeWood(SeatStep):
    """One wood at each sawmill; with too little, the Marquise says where. [MC 6.4a] [MC 6.4b]"""

    def run(self, match: Match) -> None:
        state = match.state
        due: i64 = 0
        total: i64 = 0
        for clearing in range(CLEARINGS):
            if state[cells.SAWMILL + clearing] and why_not_place(match, self.seat, clearing) == ALLOWED:
                due |= state[cells.SAWMILL + clearing] << (clearing * 4)
                total += state[cells.SAWMILL + clearing]
        if total > cells.wood_left(state):
            match.push(SpreadWood(self.seat, due))
            return
        for clearing in range(CLEARINGS):
            for _ in range(due >> (clearing * 4) & 15):
                place_wood(match, self.seat, clearing, "MC 6.4a")


@mypyc_attr(acyclic=True, free_list_len=1)
class SpreadWood(Step):
    """Wood that does not reach all sawmills, piece by piece; `due` has four bits a clearing. [MC 6.4b]"""

    def __init__(self, seat: i64, due: i64) -> None:
        self.seat = seat
        self.due = due

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=6)
        for clearing in range(CLEARINGS):
            if self.due >> (clearing * 4) & 15:
                options = append(options, WOOD.code1(clearing))
        if len(options) and cells.wood_left(match.state):
            match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NONE_LEFT if WOOD.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        clearing = WOOD.only(action)
        match.push(SpreadWood(self.seat, self.due - bit(clearing * 4)))
        place_wood(match, self.seat, clearing, "MC 6.4b")
