"""The Electric Eyrie's Daylight around the Decree, and its Evening: razing, a roost, a swoop, points. [EE 5.5.1]"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import HIGHEST, numbers_at
from clockwood.games.root.bots.common.recruiting import placeable, recruits_in, supply_of
from clockwood.games.root.bots.common.shopping import BuildStep
from clockwood.games.root.bots.common.targets import by_priority, pieces_of
from clockwood.games.root.bots.eyrie.decree import SuitedDecree
from clockwood.games.root.bots.eyrie.turmoil import EndDecree, fail_to_place, fall_into_turmoil
from clockwood.games.root.content import content_of
from clockwood.games.root.factions.eyrie import cells
from clockwood.games.root.rules.placing import place_piece, place_warriors, why_not_build
from clockwood.games.root.rules.removing import cardboard, pieces_at, remove_groups
from clockwood.games.root.rules.ruling import ruled
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.rules.sides import are_enemies
from clockwood.games.root.verbs import BUILD, RECRUIT
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.priority import pick
from clockwood.kernel.step import ALLOWED, SeatStep


def begin_day(match: Match, seat: i64) -> None:
    """Push Daylight; turmoil in Birdsong left nothing of it. [EE 5.5.1] [AM EE4]"""
    if match.state[cells.IN_TURMOIL]:
        if match.listening:
            match.tell("rests", "EE 5.7.3", [who(seat)])
        return
    numbers = numbers_at(match, seat)
    if numbers.is_on("swoop"):
        match.push(Swoop(seat))
    match.push(EndDecree(seat))
    match.push(RaiseRoost(seat))
    if numbers.is_on("relentless"):
        match.push(Raze(seat))
    match.push(SuitedDecree(seat, 0, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class Raze(SeatStep):
    """Defenseless buildings and tokens of enemies fall where Eyrie warriors are. [EE RELENTLESS]"""

    def run(self, match: Match) -> None:
        content = content_of(match)
        owners = vec[i64](capacity=8)
        places = vec[i64](capacity=8)
        groups = vec[i64](capacity=8)
        for clearing in by_priority(match, -1, lowest=False):
            if match.state[cells.WARRIORS + clearing] == 0:
                continue
            for other in range(content.players):
                faction = content.faction[other]
                if are_enemies(match, self.seat, other) and faction.is_defenseless(match, other, clearing):
                    pieces = pieces_at(match, other, clearing)
                    if cardboard(faction, pieces):
                        owners = append(owners, other)
                        places = append(places, clearing)
                        groups = append(groups, pieces)
        if len(owners) == 0:
            if match.listening:
                match.tell("razes-nothing", "EE RELENTLESS", [who(self.seat)])
            return
        remove_groups(match, self.seat, owners, places, groups)


@mypyc_attr(acyclic=True, free_list_len=1)
class RaiseRoost(BuildStep):
    """A roost in the ruled clearing of highest priority that has none and takes one, or turmoil. [EE 5.5.2]"""

    def run(self, match: Match) -> None:
        options = self.sites(match)
        if len(options) == 0 and self.hires(match):
            return
        if not pick(match, self, options, "bot-builds", "EE 5.5.2", [], HIGHEST, self.seat):
            fall_into_turmoil(match, self.seat)

    def sites(self, match: Match) -> vec[i64]:
        """Return where another roost could be placed. [EE 5.5.2]"""
        found = vec[i64](capacity=12)
        if cells.roosts(match.state) < cells.ALL_ROOSTS:
            for clearing in by_priority(match, ruled(match, self.seat), lowest=False):
                free = match.state[cells.ROOST + clearing] == 0
                if free and why_not_build(match, self.seat, clearing) == ALLOWED:
                    found = append(found, BUILD.code2(clearing, cells.ROOSTS))
        return found

    def chosen(self, match: Match, action: i64) -> None:
        place_piece(match, self.seat, cells.ROOST, cells.ROOSTS, BUILD.first_of_two(action), "EE 5.5.2")


@mypyc_attr(acyclic=True, free_list_len=1)
class Swoop(SeatStep):
    """Two warriors in the clearing of highest priority without Eyrie pieces. [EE SWOOP]"""

    def run(self, match: Match) -> None:
        mask: i64 = 0
        for clearing in range(CLEARINGS):
            if pieces_of(match, self.seat, clearing) == 0:
                mask |= bit(clearing)
        options = recruits_in(match, placeable(match, self.seat, mask), lowest=False)
        if not pick(match, self, options, "bot-swoops", "EE SWOOP", [], HIGHEST, self.seat):
            fail_to_place(match, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        count = numbers_at(match, self.seat).number("swoop")
        if supply_of(match, self.seat) < count:
            fail_to_place(match, self.seat)
        place_warriors(match, self.seat, RECRUIT.only(action), count, "EE SWOOP")


@mypyc_attr(acyclic=True, free_list_len=1)
class ScoreAllRoosts(SeatStep):
    """A point for each roost on the map but one. [EE 5.6] [EE TRACK]"""

    def run(self, match: Match) -> None:
        points = max(cells.roosts(match.state) - 1, 0)
        if points == 0 and match.listening:
            match.tell("scores-nothing", "EE 5.6", [who(self.seat)])
        score(match, self.seat, points, "EE 5.6")
