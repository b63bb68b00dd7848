"""Ministers of the Drillbit Duchy act, from the top of its board to the bottom. [DD 10.5.4] [DD 10.7]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import HIGHEST
from clockwood.games.root.bots.common.recruiting import placeable, recruits_in
from clockwood.games.root.bots.common.scores import OWN_WARRIORS
from clockwood.games.root.bots.common.targets import by_priority
from clockwood.games.root.bots.duchy.building import DrillbitBuild
from clockwood.games.root.bots.duchy.digging import BRIGADIER_NEEDS, DrillbitDig
from clockwood.games.root.bots.duchy.ministers import FROM_THE_TOP
from clockwood.games.root.factions.duchy import cells
from clockwood.games.root.factions.duchy.parliament import points_of, term_of
from clockwood.games.root.factions.duchy.verbs import DISMISS
from clockwood.games.root.rules.placing import place_warriors
from clockwood.games.root.rules.removing import NOBODY, bury, remove_pieces
from clockwood.games.root.rules.ruling import ruled
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.table.packing import packed
from clockwood.games.root.verbs import RECRUIT
from clockwood.games.root.words import BURROW
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Score, fewest, most, pick
from clockwood.kernel.step import SeatStep, Step


class WarriorsAt(Score):
    """Own warriors in a clearing or in the Burrow."""

    def score(self, match: Match, candidate: i64) -> i64:
        return match.state[cells.WARRIORS + DISMISS.only(candidate)]


POSTED: Final = [fewest("own-warriors", OWN_WARRIORS)]
DISMISSED: Final = [most("own-warriors", WarriorsAt())]
CITES: Final = [
    "DD 10.7.1", "DD 10.7.2", "DD 10.7.3", "DD 10.7.4", "DD 10.7.5", "DD 10.7.6", "DD 10.7.7", "DD 10.7.8", "DD 10.7.9",
]  # fmt: skip
"""The rules of the ministers from the top."""


@mypyc_attr(acyclic=True, free_list_len=1)
class ActMinisters(Step):
    """The next swayed minister from a place of the list on acts; Captain and Foremole have no action. [DD 10.5.4]"""

    def __init__(self, seat: i64, at: i64) -> None:
        self.seat = seat
        self.at = at

    def run(self, match: Match) -> None:
        for place in range(self.at, cells.ALL_MINISTERS):
            minister = FROM_THE_TOP[place]
            if minister not in (cells.CAPTAIN, cells.FOREMOLE) and cells.is_swayed(match.state, minister):
                match.push(ActMinisters(self.seat, place + 1))
                if match.listening:
                    match.tell("minister-acted", CITES[place], [who(self.seat), term_of(minister)])
                self.act(match, minister, CITES[place])
                return
        if self.at == 0 and match.listening:
            match.tell("no-minister-acts", "DD 10.5.4", [who(self.seat)])

    def act(self, match: Match, minister: i64, cite: str) -> None:
        if minister == cells.MARSHAL:
            match.push(MarshalPosts(self.seat))
        elif minister == cells.BRIGADIER:
            match.push(DrillbitDig(self.seat, BRIGADIER_NEEDS, 1))
        elif minister == cells.BANKER:
            match.push(DrillbitBuild(self.seat))
        elif minister == cells.MAYOR:
            match.push(MayorDismisses(self.seat))
        else:
            points = points_of(match.state, minister)
            if points == 0 and match.listening:
                match.tell("minister-scores-nothing", cite, [who(self.seat), term_of(minister)])
            score(match, self.seat, points, cite)


@mypyc_attr(acyclic=True, free_list_len=1)
class MarshalPosts(SeatStep):
    """A warrior in the clearing with an own building and fewest own warriors. [DD 10.7.2]"""

    def run(self, match: Match) -> None:
        state = match.state
        built = cells.clearings_with(state, cells.CITADEL) | cells.clearings_with(state, cells.MARKET)
        options = recruits_in(match, placeable(match, self.seat, built), lowest=False)
        if len(options) and state[cells.SUPPLY]:
            pick(match, self, options, "bot-posts", "DD 10.7.2", POSTED, HIGHEST, self.seat)
        elif match.listening:
            match.tell("recruits-nothing", "DD 10.7.2", [who(self.seat)])

    def chosen(self, match: Match, action: i64) -> None:
        place_warriors(match, self.seat, RECRUIT.only(action), 1, "DD 10.7.2")


@mypyc_attr(acyclic=True, free_list_len=1)
class MayorDismisses(SeatStep):
    """A warrior leaves the ruled clearing with most of them, maybe the Burrow, for 1 point. [DD 10.7.6] [AM DD9]"""

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=13)
        for clearing in by_priority(match, ruled(match, self.seat), lowest=False):
            if match.state[cells.WARRIORS + clearing]:
                options = append(options, DISMISS.code1(clearing))
        if match.state[cells.BELOW]:
            options = append(options, DISMISS.code1(BURROW))
        if len(options):
            pick(match, self, options, "bot-dismisses", "DD 10.7.6", DISMISSED, HIGHEST, self.seat)
        elif match.listening:
            match.tell("dismisses-nobody", "DD 10.7.6", [who(self.seat)])

    def chosen(self, match: Match, action: i64) -> None:
        place = DISMISS.only(action)
        if place == BURROW:
            match.state[cells.BELOW] -= 1
            bury(match, self.seat, 1)
            if match.listening:
                match.tell("dismissed-below", "DD 10.7.6", [who(self.seat)])
        else:
            remove_pieces(match, self.seat, NOBODY, place, packed(0, 1))
        score(match, self.seat, 1, "DD 10.7.6")
