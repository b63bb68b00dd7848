"""The Vagabot's ways: to the nearest clearing where an action is possible, an item a step. [VB MOVEa]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.bots.common.bot import BY_LOT, HIGHEST
from clockwood.games.root.bots.common.shopping import take_boats, would_take_boats
from clockwood.games.root.bots.common.targets import buildings_of, by_priority, enemy_pieces, warriors_of
from clockwood.games.root.bots.vagabot.items import exhaust_items, usable
from clockwood.games.root.content import content_of
from clockwood.games.root.factions.vagabond import cells
from clockwood.games.root.factions.vagabond.roaming import near, without_scorched
from clockwood.games.root.factions.vagabond.verbs import SLIP
from clockwood.games.root.rules.moving import take_ferry
from clockwood.games.root.rules.placing import is_stopped
from clockwood.games.root.rules.ruling import tokens_at
from clockwood.games.root.rules.ways import by_ferry
from clockwood.games.root.verbs import MOVE
from clockwood.games.root.words import CLEARINGS, FIRST_FOREST, PLACES
from clockwood.kernel.bits import bit
from clockwood.kernel.events import Term, who
from clockwood.kernel.layout import hold
from clockwood.kernel.match import Match
from clockwood.kernel.priority import Score, fewest, most, pick
from clockwood.kernel.step import SeatStep, Step

FAR: Final[i64] = 99
"""More steps than any way has."""


def steps_from(match: Match, seat: i64, place: i64) -> i64:
    """Return the clearings one step away, the ferry's too, and by river if he buys boats. [VB MOVEc] [GE 12.1.1]"""
    found = near(match, seat, place) & (bit(CLEARINGS) - 1)
    if place < CLEARINGS:
        found |= by_ferry(match, seat, place)
        if would_take_boats(match, seat):
            found |= content_of(match).land.by_river[place]
    return without_scorched(match, found)


def distance(match: Match, seat: i64, origin: i64, to: i64) -> i64:
    """Count the steps from a place to a clearing, FAR where there is no way."""
    seen = bit(origin)
    edge = seen
    steps: i64 = 0
    while edge:
        if edge >> to & 1:
            return steps
        found: i64 = 0
        for place in range(PLACES):
            if edge >> place & 1:
                found |= steps_from(match, seat, place)
        edge = found & ~seen
        seen |= found
        steps += 1
    return FAR


class Way(Score):
    """The steps to where a move ends."""

    def score(self, match: Match, candidate: i64) -> i64:
        return distance(match, match.chooser, MOVE.first_of_two(candidate), MOVE.last_of(candidate))


class FoeCardboard(Score):
    """Buildings and tokens of the target where a move ends. [VB 7.5.4.I]"""

    def score(self, match: Match, candidate: i64) -> i64:
        target = match.state[cells.block(match, match.chooser) + cells.TARGET] - 1
        clearing = MOVE.last_of(candidate)
        return buildings_of(match, target, clearing) + tokens_at(content_of(match), match.state, target, clearing)


class FoeWarriors(Score):
    """Warriors of the target where a move ends. [VB 7.5.4.I]"""

    def score(self, match: Match, candidate: i64) -> i64:
        target = match.state[cells.block(match, match.chooser) + cells.TARGET] - 1
        return warriors_of(match, target, MOVE.last_of(candidate))


class Crowd(Score):
    """Enemy pieces where a move ends. [VB BERSERKER]"""

    def score(self, match: Match, candidate: i64) -> i64:
        return enemy_pieces(match, match.chooser, MOVE.last_of(candidate))


NEAREST: Final = [fewest("way-length", Way())]
TO_TARGET: Final = [*NEAREST, most("target-cardboard", FoeCardboard()), fewest("target-warriors", FoeWarriors())]
TO_CROWD: Final = [most("enemy-pieces", Crowd()), *NEAREST]
PLAIN: Final[i64] = 0
ON_TARGET: Final[i64] = 1
ON_CROWD: Final[i64] = 2
"""Ways to break ties of the nearest clearing, before priority."""


def crowded(match: Match, seat: i64, mask: i64) -> i64:
    """Return the clearings of a mask with most enemy pieces, of those the pawn can reach. [VB BERSERKER]"""
    origin = cells.place_of(match, seat)
    found: i64 = 0
    highest: i64 = 0
    for clearing in range(CLEARINGS):
        count = enemy_pieces(match, seat, clearing)
        if mask >> clearing & 1 and count >= highest and distance(match, seat, origin, clearing) < FAR:
            found = bit(clearing) if count > highest else found | bit(clearing)
            highest = count
    return found


def is_at(match: Match, seat: i64, mask: i64) -> bool:
    """Return whether the pawn is in a clearing of a mask."""
    place = cells.place_of(match, seat)
    return place < CLEARINGS and mask >> place & 1 == 1


@mypyc_attr(acyclic=True, free_list_len=1)
class GoNearest(Step):
    """Stay where the action is possible, else go to the nearest such clearing, as far as items reach. [VB MOVEb]"""

    def __init__(self, seat: i64, mask: i64, ties: i64) -> None:
        self.seat = seat
        self.mask = mask
        self.ties = ties

    def run(self, match: Match) -> None:
        if is_at(match, self.seat, self.mask if self.ties != ON_CROWD else crowded(match, self.seat, self.mask)):
            return
        origin = cells.place_of(match, self.seat)
        options = vec[i64](capacity=12)
        for clearing in by_priority(match, self.mask, lowest=False):
            if distance(match, self.seat, origin, clearing) < FAR:
                options = append(options, MOVE.code2(origin, clearing))
        criteria = TO_TARGET if self.ties == ON_TARGET else TO_CROWD if self.ties == ON_CROWD else NEAREST
        pick(match, self, options, "bot-goes", "VB MOVEa", criteria, HIGHEST, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        to = MOVE.last_of(action)
        while cells.place_of(match, self.seat) != to and usable(match, self.seat) and match.outcome is None:
            step_towards(match, self.seat, to)


def needs_boats(match: Match, seat: i64, origin: i64, to: i64) -> bool:
    """Return whether a step leads along a river for which he has not paid: boats are all it costs. [RR SV8]"""
    if origin >= CLEARINGS or not would_take_boats(match, seat):
        return False
    return not (near(match, seat, origin) | by_ferry(match, seat, origin)) >> to & 1


def step_towards(match: Match, seat: i64, to: i64) -> None:
    """Take the next step of a shortest way, the highest priority of several; it costs an item. [AM VB3]"""
    origin = cells.place_of(match, seat)
    left = distance(match, seat, origin, to)
    for clearing in by_priority(match, steps_from(match, seat, origin), lowest=False):
        if distance(match, seat, clearing, to) == left - 1 or clearing == to:
            if needs_boats(match, seat, origin, clearing):
                take_boats(match, seat, "RR SV8")
            else:
                exhaust_items(match, seat, 1, "VB MOVEa")
            put_pawn(match, seat, clearing)
            return
    raise AssertionError


def put_pawn(match: Match, seat: i64, to: i64) -> None:
    """Move the pawn, by the ferry where no path leads; out of a snare it takes a step more. [GE 12.1.1] [CO 11.8.2]"""
    origin = cells.place_of(match, seat)
    if is_stopped(match, seat, origin):
        return
    ferried = origin < CLEARINGS and not near(match, seat, origin) >> to & 1
    hold(match.state, cells.block(match, seat), to)
    if match.listening:
        terms = [who(seat), Term("from", "place", origin), Term("to", "place", to)]
        match.tell("pawn-moved", "VB MOVEa", terms)
    if ferried:
        take_ferry(match, seat, to)


@mypyc_attr(acyclic=True, free_list_len=1)
class FleeToForest(SeatStep):
    """The pawn goes to a neighbouring forest, by lot. [VB 7.4.3] [VB 7.7.3]"""

    def run(self, match: Match) -> None:
        place = cells.place_of(match, self.seat)
        options = vec[i64](capacity=6)
        for forest in range(FIRST_FOREST, PLACES):
            if near(match, self.seat, place) >> forest & 1:
                options = append(options, SLIP.code1(forest))
        pick(match, self, options, "bot-flees", "VB 7.4.3", [], BY_LOT, self.seat)

    def chosen(self, match: Match, action: i64) -> None:
        origin = cells.place_of(match, self.seat)
        hold(match.state, cells.block(match, self.seat), SLIP.only(action))
        if match.listening:
            terms = [who(self.seat), Term("from", "place", origin), Term("to", "place", SLIP.only(action))]
            match.tell("pawn-moved", "VB 7.4.3", terms)
