"""The Riverfolk Robots' Daylight: a trade post, recruits, Protectionism, battles. [RR 9.5]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.battles import begin_battles
from clockwood.games.root.bots.common.bot import HIGHEST, numbers_at
from clockwood.games.root.bots.common.recruiting import placeable, recruits_in, supply_of
from clockwood.games.root.bots.common.scores import ENEMY_PIECES
from clockwood.games.root.bots.common.targets import by_priority
from clockwood.games.root.bots.riverfolk.market import ordered_clearings, recruiting_clearings
from clockwood.games.root.bots.riverfolk.scores import BESIDE_PAYER
from clockwood.games.root.content import content_of
from clockwood.games.root.factions.riverfolk import cells
from clockwood.games.root.factions.riverfolk.trading import place_post
from clockwood.games.root.rules.placing import place_warriors
from clockwood.games.root.rules.ruling import is_there
from clockwood.games.root.rules.scoring import score
from clockwood.games.root.table.cells import suit_at
from clockwood.games.root.verbs import BUILD, RECRUIT
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.bits import bit, bits_in
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.priority import most, pick, prefer
from clockwood.kernel.step import SeatStep, Step

ALL: Final[i64] = bit(12) - 1
ORGANIZED: Final[i64] = 2
"""Warriors that Organize places. [RR 9.5.3]"""
SITES: Final = [prefer("beside-payer", BESIDE_PAYER)]
ORGANIZES: Final = [most("enemy-pieces", ENEMY_PIECES)]


def sites(match: Match, seat: i64) -> i64:
    """Return the ordered clearings without a trade post where one of their suit can be placed. [RR 9.5.1] [GE 2.3b]"""
    state = match.state
    mask = placeable(match, seat, ordered_clearings(match))
    for clearing in range(CLEARINGS):
        if mask >> clearing & 1 and (
            state[cells.POST + clearing] or state[cells.LEFT + suit_at(state, clearing)] == 0
        ):  # fmt: skip
            mask &= ~bit(clearing)
    return mask


@mypyc_attr(acyclic=True, free_list_len=1)
class BuildAndGarrison(SeatStep):
    """A trade post and its garrison in an ordered clearing, beside the best payer if possible. [RR 9.5.1]"""

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=12)
        for clearing in by_priority(match, sites(match, self.seat), lowest=False):
            options = append(options, BUILD.code2(clearing, cells.POSTS))
        if len(options):
            pick(match, self, options, "bot-founds", "RR 9.5.1", SITES, HIGHEST, self.seat)
        elif match.listening:
            match.tell("founds-nothing", "RR 9.5.1", [who(self.seat)])

    def chosen(self, match: Match, action: i64) -> None:
        clearing = BUILD.first_of_two(action)
        placed = place_post(match, self.seat, clearing, "RR 9.5.1")
        place_warriors(match, self.seat, clearing, numbers_at(match, self.seat).number("garrison"), "RR 9.5.1")
        if placed and content_of(match).agreed.post_points:
            left = match.state[cells.LEFT + suit_at(match.state, clearing)]
            score(match, self.seat, cells.EACH - 1 - left, "AM RR1")


@mypyc_attr(acyclic=True, free_list_len=1)
class RobotRecruit(SeatStep):
    """A warrior in each ordered clearing, for a bird in each with a river; the highest priority first. [RR 9.5.2.I]"""

    def run(self, match: Match) -> None:
        mask = placeable(match, self.seat, recruiting_clearings(match))
        left = supply_of(match, self.seat)
        if mask == 0 or left == 0:
            if match.listening:
                match.tell("recruits-nothing", "RR 9.5.2", [who(self.seat)])
        elif left < bits_in(mask):
            match.push(RecruitByPriority(self.seat, mask))
        else:
            for clearing in by_priority(match, mask, lowest=False):
                place_warriors(match, self.seat, clearing, 1, "RR 9.5.2")


@mypyc_attr(acyclic=True, free_list_len=1)
class RecruitByPriority(Step):
    """A warrior for each clearing of a mask in turn, while any are left; one that is stopped is left. [RR 9.5.2.I]"""

    def __init__(self, seat: i64, mask: i64) -> None:
        self.seat = seat
        self.mask = mask

    def run(self, match: Match) -> None:
        options = recruits_in(match, self.mask, lowest=False)
        if len(options) and supply_of(match, self.seat):
            pick(match, self, options, "bot-recruits", "AM GEN9", [], HIGHEST, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        clearing = RECRUIT.only(action)
        match.push(RecruitByPriority(self.seat, self.mask & ~bit(clearing)))
        place_warriors(match, self.seat, clearing, 1, "AM GEN9")


@mypyc_attr(acyclic=True, free_list_len=1)
class Organize(SeatStep):
    """Nobody has paid: the shield. No warrior in supply: the sword. Either scores and strengthens. [RR 9.5.3]"""

    def run(self, match: Match) -> None:
        state = match.state
        state[cells.SHIELD] = 1 if cells.count_in(state, cells.PAYMENTS) == 0 else 0
        state[cells.SWORD] = 1 if state[cells.SUPPLY] == 0 else 0
        if match.listening:
            shield = "raises-shield" if state[cells.SHIELD] else "no-shield"
            match.tell(shield, "RR 9.2.4", [who(self.seat)])
            match.tell("draws-sword" if state[cells.SWORD] else "no-sword", "RR 9.2.4", [who(self.seat)])
        if state[cells.SHIELD] or state[cells.SWORD]:
            match.push(Strengthen(self.seat))
            score(match, self.seat, 1, "RR 9.5.3")


@mypyc_attr(acyclic=True, free_list_len=1)
class Strengthen(SeatStep):
    """Two warriors where own pieces meet most enemy pieces, as many as the supply has. [RR 9.5.3]"""

    def run(self, match: Match) -> None:
        content = content_of(match)
        mask: i64 = 0
        for clearing in range(CLEARINGS):
            if is_there(content, match.state, self.seat, clearing):
                mask |= bit(clearing)
        mask = placeable(match, self.seat, mask) if supply_of(match, self.seat) else 0
        if mask:
            options = recruits_in(match, mask, lowest=False)
            pick(match, self, options, "bot-organizes", "RR 9.5.3", ORGANIZES, HIGHEST, self.seat)
        elif match.listening:
            match.tell("recruits-nothing", "RR 9.5.3", [who(self.seat)])

    def chosen(self, match: Match, action: i64) -> None:
        place_warriors(match, self.seat, RECRUIT.only(action), ORGANIZED, "RR 9.5.3")


@mypyc_attr(acyclic=True, free_list_len=1)
class ProtectMarket(SeatStep):
    """The shield battles in each clearing, else the sword in each ordered one; else there is peace. [RR 9.5.4]"""

    def run(self, match: Match) -> None:
        state = match.state
        if state[cells.SHIELD]:
            begin_battles(match, self.seat, ALL, "RR 9.5.4")
        elif state[cells.SWORD]:
            begin_battles(match, self.seat, ordered_clearings(match), "RR 9.5.4")
        elif match.listening:
            match.tell("keeps-peace", "RR 9.5.4", [who(self.seat)])
