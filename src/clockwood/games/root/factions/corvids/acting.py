"""The Corvids' actions: move, plot, battle, trick; three in Daylight, one more by exertion. [CC 13.5] [CC 13.6.1]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.root.events import plot_term, where
from clockwood.games.root.factions.corvids import cells
from clockwood.games.root.factions.corvids.plots import place_plot, trick
from clockwood.games.root.factions.corvids.verbs import LAY, PLOT, TRICK
from clockwood.games.root.reasons import REASONS
from clockwood.games.root.rules.battle import add_battles, begin_battle
from clockwood.games.root.rules.between import add_between, ask_on_turn, do_between, why_not_between
from clockwood.games.root.rules.effects.drawing import EveningDraw
from clockwood.games.root.rules.move_or_battle import why_not_move_or_battle
from clockwood.games.root.rules.moving import add_moves, begin_move
from clockwood.games.root.rules.placing import NONE_LEFT, why_not_place
from clockwood.games.root.rules.removing import remove_pieces
from clockwood.games.root.table.packing import packed
from clockwood.games.root.verbs import BATTLE, DONE, MOVE
from clockwood.games.root.words import CLEARINGS
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.match import Match
from clockwood.kernel.step import ALLOWED, NOT_ASKED, SeatStep, Step

PLOT_THERE: Final[i64] = REASONS.add("plot-there", "CC 13.2.2b")
TOO_FEW_CROWS: Final[i64] = REASONS.add("too-few-crows", "CC 13.5.2")
NOT_ALIKE: Final[i64] = REASONS.add("not-alike", "CC 13.5.4")
NOT_THIS_PLOT: Final[i64] = REASONS.add("not-this-plot", "CC 13.5.2")

ACTIONS: Final[i64] = 3


def cost_of_plot(match: Match) -> i64:
    """Return the warriors that the next plot takes: one, and one for each placed this turn. [CC 13.5.2]"""
    return match.state[cells.PLACED] + 1


def why_not_plot(match: Match, seat: i64, clearing: i64) -> i64:
    """Return why no plot can be placed in a clearing. [CC 13.5.2]"""
    state = match.state
    if state[cells.PLOT + clearing]:
        return PLOT_THERE
    if state[cells.WARRIORS + clearing] < cost_of_plot(match):
        return TOO_FEW_CROWS
    if cells.on_map(state) >= cells.ALL_PLOTS:
        return NONE_LEFT
    return why_not_place(match, seat, clearing)


def why_not_trick(match: Match, first: i64, second: i64) -> i64:
    """Return why two plots cannot be exchanged: both lie face up and differ, or both face down. [CC 13.5.4]"""
    state = match.state
    if first == second or not state[cells.PLOT + first] or not state[cells.PLOT + second]:
        return NOT_ALIKE
    if cells.is_up(state, first) != cells.is_up(state, second):
        return NOT_ALIKE
    same = cells.is_up(state, first) and state[cells.KIND + first] == state[cells.KIND + second]
    return NOT_ALIKE if same else ALLOWED


def add_actions(match: Match, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add the actions that can be taken. [CC 13.5]"""
    options = add_moves(match, seat, -1, options)
    options = add_battles(match, seat, -1, options)
    for clearing in range(CLEARINGS):
        if why_not_plot(match, seat, clearing) == ALLOWED:
            options = append(options, PLOT.code1(clearing))
    for first in range(CLEARINGS):
        if match.state[cells.PLOT + first]:
            for second in range(first + 1, CLEARINGS):
                if why_not_trick(match, first, second) == ALLOWED:
                    options = append(options, TRICK.code2(first, second))
    return options


def why_not_act(match: Match, seat: i64, action: i64) -> i64:
    """Return why an action cannot be taken, NOT_ASKED where it is none."""
    if PLOT.has(action):
        return why_not_plot(match, seat, PLOT.only(action))
    if TRICK.has(action):
        first, second = TRICK.first_of_two(action), TRICK.last_of(action)
        reason = why_not_trick(match, first, second)
        return NOT_ASKED if reason == ALLOWED else reason
    return why_not_move_or_battle(match, seat, action)


def is_action(action: i64) -> bool:
    """Return whether this is an action, not something done between them."""
    return MOVE.has(action) or BATTLE.has(action) or PLOT.has(action) or TRICK.has(action)


def act(match: Match, seat: i64, action: i64) -> None:
    """Take an action. [CC 13.5.1] [CC 13.5.2] [CC 13.5.3] [CC 13.5.4]"""
    if MOVE.has(action):
        begin_move(match, seat, action)
    elif BATTLE.has(action):
        begin_battle(match, seat, action)
    elif TRICK.has(action):
        trick(match, seat, TRICK.first_of_two(action), TRICK.last_of(action), "CC 13.5.4")
    else:
        clearing = PLOT.only(action)
        match.push(LayPlot(seat, clearing))
        remove_pieces(match, seat, seat, clearing, packed(0, cost_of_plot(match)))


@mypyc_attr(acyclic=True, free_list_len=1)
class CorvidDay(Step):
    """Up to three actions in any mix. [CC 13.5]"""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def run(self, match: Match) -> None:
        options = append(vec[i64](capacity=64), DONE.code())
        options = add_actions(match, self.seat, options)
        ask_on_turn(match, self, self.seat, add_between(match, self.seat, options))

    def why_not(self, match: Match, action: i64) -> i64:
        if is_action(action):
            return why_not_act(match, self.seat, action)
        return why_not_between(match, self.seat, action)

    def chosen(self, match: Match, action: i64) -> None:
        if DONE.has(action):
            return
        if not is_action(action):
            match.push(self)
            do_between(match, self.seat, action)
            return
        if self.left > 1:
            match.push(CorvidDay(self.seat, self.left - 1))
        act(match, self.seat, action)


@mypyc_attr(acyclic=True, free_list_len=1)
class LayPlot(Step):
    """Any plot of the supply goes face down where the warriors were; nobody else sees which. [CC 13.5.2]"""

    def __init__(self, seat: i64, clearing: i64) -> None:
        self.seat = seat
        self.clearing = clearing

    def run(self, match: Match) -> None:
        options = vec[i64](capacity=4)
        for kind in range(cells.ALL_KINDS):
            if cells.in_supply(match.state, kind):
                options = append(options, LAY.code1(kind))
        match.ask_secretly(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return NOT_THIS_PLOT if LAY.has(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        place_plot(match, self.seat, self.clearing, LAY.only(action), "CC 13.5.2")
        if match.listening:
            terms = [who(self.seat), plot_term(LAY.only(action)), where(self.clearing)]
            match.tell("laid-plot", "CC 13.2.2a", terms, bit(self.seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class Exert(SeatStep):
    """One action more, or the cards of the Evening. [CC 13.6.1] [CC 13.6.2]"""

    def run(self, match: Match) -> None:
        options = add_actions(match, self.seat, append(vec[i64](capacity=64), DONE.code()))
        match.ask(self, self.seat, options)

    def why_not(self, match: Match, action: i64) -> i64:
        return why_not_act(match, self.seat, action) if is_action(action) else NOT_ASKED

    def chosen(self, match: Match, action: i64) -> None:
        if DONE.has(action):
            match.push(EveningDraw(self.seat, cells.draws(match.state)))
            return
        if match.listening:
            match.tell("exerted", "CC 13.6.1", [who(self.seat)])
        act(match, self.seat, action)
