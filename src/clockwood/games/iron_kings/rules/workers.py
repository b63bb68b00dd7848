"""The worker phase: one worker on a legal space. [IK K2.4–K2.9] [IK K3]"""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from clockwood.games.iron_kings.content import content_of
from clockwood.games.iron_kings.events import place, post_term, resource_term
from clockwood.games.iron_kings.kings import cells as kings
from clockwood.games.iron_kings.map import cells as land
from clockwood.games.iron_kings.reasons import REASONS
from clockwood.games.iron_kings.rules.boiler import boiler_work, gain_steam
from clockwood.games.iron_kings.rules.changing import arrange
from clockwood.games.iron_kings.rules.damage import DIE
from clockwood.games.iron_kings.rules.head import head_work
from clockwood.games.iron_kings.rules.mending import Mend, holdfast_repair
from clockwood.games.iron_kings.rules.spaces import NOT_DOCKED, placements, why_not_big, why_not_send, why_not_small
from clockwood.games.iron_kings.rules.turning import turn
from clockwood.games.iron_kings.rules.upgrading import (
    add_purchases,
    add_warps,
    buy,
    warp,
    why_not_buy,
    why_not_warp,
)
from clockwood.games.iron_kings.treasures import cells as treasures
from clockwood.games.iron_kings.turns import cells as turns
from clockwood.games.iron_kings.verbs import ARRANGE, BUY, DONE, PUT_BIG, PUT_SMALL, ROLL, SEND, WARP, WHIRL
from clockwood.games.iron_kings.words import ALL_SPACES, WAYS
from clockwood.kernel.events import who
from clockwood.kernel.layout import hold
from clockwood.kernel.match import Match
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep

ARRANGED_ALREADY: Final[i64] = REASONS.add("arranged-already", "IK K3.10")
NO_TREASURE: Final[i64] = REASONS.add("no-treasure", "IK K3.10")
NO_WHIRLEY: Final[i64] = REASONS.add("no-whirley", "IK H16")
MUST_PLACE: Final[i64] = REASONS.add("must-place", "IK K2.4")


def why_not_arrange(match: Match, seat: i64) -> i64:
    if not kings.is_docked(match.state, seat):
        return NOT_DOCKED
    if match.state[turns.ARRANGED]:
        return ARRANGED_ALREADY
    return ALLOWED if treasures.owns_any(match, seat) else NO_TREASURE


def why_not_whirl(match: Match, seat: i64) -> i64:
    """Judge the Coal Whirley: once a turn, with coal to burn. [IK H16]"""
    if match.state[turns.WHIRLED] or match.state[kings.stock(seat, kings.COAL)] == 0:
        return NO_WHIRLEY
    return ALLOWED if treasures.has(match, seat, treasures.WHIRLS) else NO_WHIRLEY


@mypyc_attr(acyclic=True, free_list_len=1)
class WorkerPhase(SeatStep):
    """One worker is placed, where a space is legal; before that, docked, other things can be done.

    [IK K2.4] [IK K3.10] [IK U30]
    """

    def why_not(self, match: Match, action: i64) -> i64:
        seat = self.seat
        if PUT_SMALL.has(action):
            return why_not_small(match, seat, PUT_SMALL.only(action) - seat * ALL_SPACES)
        if PUT_BIG.has(action):
            return why_not_big(match, seat, PUT_BIG.only(action) - seat * ALL_SPACES)
        if SEND.has(action):
            return why_not_send(match, seat, SEND.only(action))
        if BUY.has(action):
            return why_not_buy(match, seat, BUY.first_of_two(action), BUY.last_of(action))
        if ARRANGE.has(action):
            return why_not_arrange(match, seat)
        if WARP.has(action):
            return why_not_warp(match, seat, WARP.only(action))
        if WHIRL.has(action):
            return why_not_whirl(match, seat)
        if DONE.has(action):
            must = len(placements(match, seat)) > 0 and not content_of(match).agreed.may_rest
            return MUST_PLACE if must else ALLOWED
        return NOT_ASKED

    def run(self, match: Match) -> None:
        seat = self.seat
        options = placements(match, seat)
        placing = len(options) > 0
        options = add_purchases(match, seat, options)
        if kings.is_docked(match.state, seat):
            if why_not_arrange(match, seat) == 0:
                options = append(options, ARRANGE.code())
            options = add_warps(match, seat, options)
        if why_not_whirl(match, seat) == 0:
            options = append(options, WHIRL.code())
        if len(options) == 0:
            return
        if not placing or content_of(match).agreed.may_rest:
            options = append(options, DONE.code())
        match.ask(self, seat, options)

    def chosen(self, match: Match, action: i64) -> None:
        seat = self.seat
        if PUT_SMALL.has(action):
            place_worker(match, seat, PUT_SMALL.only(action) - seat * ALL_SPACES, kings.SMALL)
        elif PUT_BIG.has(action):
            place_worker(match, seat, PUT_BIG.only(action) - seat * ALL_SPACES, kings.BIG)
        elif SEND.has(action):
            harvest(match, seat, SEND.only(action))
        elif not DONE.has(action):
            match.push(self)
            do_besides(match, seat, action)


def do_besides(match: Match, seat: i64, action: i64) -> None:
    """Do what takes no worker: buy, arrange, use the gate or the whirley."""
    if BUY.has(action):
        buy(match, seat, BUY.first_of_two(action), BUY.last_of(action))
    elif ARRANGE.has(action):
        match.state[turns.ARRANGED] = 1
        arrange(match, seat)
    elif WARP.has(action):
        warp(match, seat, WARP.only(action))
    else:
        match.state[turns.WHIRLED] = 1
        match.state[kings.stock(seat, kings.COAL)] -= 1
        if match.listening:
            match.tell("whirley-fired", "IK H16", [who(seat)])
        match.push(Whirl(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class Whirl(SeatStep):
    """The king turns left by a die. [IK H16]"""

    def run(self, match: Match) -> None:
        match.ask(self, CHANCE, DIE)

    def chosen(self, match: Match, action: i64) -> None:
        turn(match, self.seat, WAYS - ROLL.only(action))


def place_worker(match: Match, seat: i64, which: i64, worker: i64) -> None:
    """Put a worker on a space and do what is printed there. [IK K3]"""
    state = match.state
    hold(state, kings.space(seat, which), worker)
    if worker == kings.BIG:
        state[kings.BIG_RESTED + seat] = 0
    else:
        state[kings.RESTED + seat] -= 1
    if match.listening:
        message = "big-worker-placed" if worker == kings.BIG else "worker-placed"
        match.tell(message, "IK K2.4", [who(seat), post_term(seat, which)])
    if which < kings.HEAD + 2:
        head_work(match, seat)
    elif which < kings.TORSO + 2:
        boiler_work(match, seat)
    elif which == kings.STEAM_SPACE:
        gain_steam(match, seat, 1, "IK K3.6")
    elif which == kings.REPAIR_SPACE:
        match.push(Mend(seat, 1, 1))
    elif which == kings.HOLDFAST_SPACE:
        holdfast_repair(match, seat)
    else:
        assert which >= kings.THROTTLE


def harvest(match: Match, seat: i64, where: i64) -> None:
    """Send a worker to a hex, where it takes one token of the stack; water has no end. [IK K3.9]"""
    state = match.state
    state[kings.RESTED + seat] -= 1
    hold(state, land.WORKER_ON + where, seat)
    if match.listening:
        match.tell("worker-sent", "IK K3.9", [who(seat), place(where)])
    terrain = land.terrain(state, where)
    if terrain == land.PLAINS:
        return
    kind = kings.WATER if terrain == land.LAKE else kings.WOOD if terrain == land.FOREST else kings.COAL
    if kind != kings.WATER:
        stack = land.WOOD_ON if kind == kings.WOOD else land.COAL_ON
        if state[stack + where] == 0:
            return
        state[stack + where] -= 1
    state[kings.stock(seat, kind)] += 1
    if match.listening:
        match.tell("harvested", "IK K3.9", [who(seat), resource_term(kind), place(where)])
