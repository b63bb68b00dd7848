"""The Drillbit Duchy digs a tunnel in an ordered clearing, and warriors of the Burrow come up. [DD 10.5.1]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import HIGHEST, numbers_at
from clockwood.games.root.bots.common.order import is_bird_order, ordered
from clockwood.games.root.bots.common.recruiting import placeable
from clockwood.games.root.bots.common.scores import ENEMY_BUILDINGS, ENEMY_WARRIORS, OWN_WARRIORS
from clockwood.games.root.bots.common.targets import buildings_of, by_priority, clearing_of
from clockwood.games.root.content import content_of
from clockwood.games.root.events import where
from clockwood.games.root.factions.duchy import cells
from clockwood.games.root.factions.duchy.digging import all_out
from clockwood.games.root.rules.moving import move_warriors
from clockwood.games.root.rules.placing import is_stopped, open_slots, place_piece
from clockwood.games.root.rules.ruling import tokens_at
from clockwood.games.root.rules.sides import is_target
from clockwood.games.root.verbs import BUILD, REMOVE
from clockwood.games.root.words import BURROW
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Criterion, Score, fewest, most, pick
from clockwood.kernel.step import SeatStep, Step

BRIGADIER_NEEDS: Final[i64] = 3
"""Warriors in the Burrow for a dig of the Brigadier. [DD 10.7.4]"""


class EmptySlots(Score):
    """Open slots of the clearing."""

    def score(self, match: Match, candidate: i64) -> i64:
        return open_slots(match, clearing_of(candidate))


class EnemyCardboard(Score):
    """Enemy buildings and tokens in the clearing."""

    def score(self, match: Match, candidate: i64) -> i64:
        content = content_of(match)
        clearing = clearing_of(candidate)
        found: i64 = 0
        for other in range(content.players):
            if is_target(match, match.chooser, other):
                found += buildings_of(match, other, clearing) + tokens_at(content, match.state, other, clearing)
        return found


BY_SUIT: Final = [most("empty-slots", EmptySlots()), fewest("enemy-warriors", ENEMY_WARRIORS)]
BY_BIRD: Final = [most("enemy-cardboard", EnemyCardboard())]
INVADING: Final = [most("enemy-buildings", ENEMY_BUILDINGS), fewest("enemy-warriors", ENEMY_WARRIORS)]
LIFTED: Final = [fewest("own-warriors", OWN_WARRIORS)]


def has_building(match: Match, clearing: i64) -> bool:
    return match.state[cells.CITADEL + clearing] + match.state[cells.MARKET + clearing] > 0


def dig_sites(match: Match, seat: i64) -> vec[i64]:
    """Return the tunnels that can be dug: in ordered clearings with neither tunnel nor own building. [DD 10.5.1]"""
    found = vec[i64](capacity=12)
    for clearing in by_priority(match, placeable(match, seat, ordered(match, seat)), lowest=False):
        if match.state[cells.TUNNEL + clearing] == 0 and not has_building(match, clearing):
            found = append(found, BUILD.code2(clearing, cells.TUNNELS))
    return found


@mypyc_attr(acyclic=True, free_list_len=1)
class DrillbitDig(Step):
    """A dig, if the Burrow has so many warriors; one of the Brigadier goes where most cardboard is. [DD 10.7.4]

    Where a snare stops it, no tunnel is taken from elsewhere, and nobody comes up. [AM DD12]
    """

    def __init__(self, seat: i64, needed: i64, brigadier: i64) -> None:
        self.seat = seat
        self.needed = needed
        self.brigadier = brigadier

    def run(self, match: Match) -> None:
        if match.state[cells.BELOW] < self.needed:
            if match.listening:
                match.tell("digs-too-few", self.asked_by(), [who(self.seat)])
            return
        options = dig_sites(match, self.seat)
        if len(options):
            pick(match, self, options, self.message(match), self.cite(match), self.ties(match), HIGHEST, self.seat)
        elif match.listening:
            match.tell("digs-nowhere", self.asked_by(), [who(self.seat)])

    def is_invasion(self, match: Match) -> bool:
        """Return whether invaders choose; the Brigadier keeps to his own list. [AM DD7]"""
        return self.brigadier == 0 and numbers_at(match, self.seat).is_on("invaders")

    def ties(self, match: Match) -> list[Criterion]:
        if self.is_invasion(match):
            return INVADING
        return BY_BIRD if self.brigadier or is_bird_order(match, self.seat) else BY_SUIT

    def asked_by(self) -> str:
        return "DD 10.7.4" if self.brigadier else "DD 10.5.1"

    def cite(self, match: Match) -> str:
        """Return the rule by which the clearing is chosen."""
        if self.brigadier:
            return "DD 10.7.4"
        return "DD INVADERS" if self.is_invasion(match) else "DD 10.5.1.I"

    def message(self, match: Match) -> str:
        return "bot-invades" if self.is_invasion(match) else "bot-digs"

    def chosen(self, match: Match, action: i64) -> None:
        clearing = BUILD.first_of_two(action)
        if is_stopped(match, self.seat, clearing):
            return
        match.push(DrillUp(self.seat, clearing))
        if all_out(match):
            match.push(LiftFewest(self.seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class LiftFewest(SeatStep):
    """Without a tunnel in supply the one with fewest own warriors is taken. [DD 10.5.1.II]"""

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=4)
        for clearing in by_priority(match, cells.clearings_with(match.state, cells.TUNNEL), lowest=False):
            options = append(options, REMOVE.code1(clearing))
        pick(match, self, options, "bot-lifts-tunnel", "DD 10.5.1.II", LIFTED, HIGHEST, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        match.state[cells.TUNNEL + REMOVE.only(action)] -= 1
        if match.listening:
            match.tell("lifted-tunnel", "DD 10.5.1.II", [who(self.seat), where(REMOVE.only(action))])


@mypyc_attr(acyclic=True, free_list_len=1)
class DrillUp(Step):
    """The tunnel is placed, and four warriors come up, or all there are. [DD 10.5.1] [AM DD3]"""

    def __init__(self, seat: i64, clearing: i64) -> None:
        self.seat = seat
        self.clearing = clearing

    def run(self, match: Match) -> None:
        place_piece(match, self.seat, cells.TUNNEL, cells.TUNNELS, self.clearing, "DD 10.5.1")
        count = min(numbers_at(match, self.seat).number("diggers"), match.state[cells.BELOW])
        move_warriors(match, self.seat, BURROW, self.clearing, count)
