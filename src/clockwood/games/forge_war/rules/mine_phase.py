"""The mine phase: everybody moves once, the first player may move twice, then the order changes. [FW F4]"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.games.forge_war.content import content_of
from clockwood.games.forge_war.mine.cells import workers_of
from clockwood.games.forge_war.rules.mine_moves import IN_TURN, SECOND, MoveOverseer
from clockwood.games.forge_war.turns import cells as turns
from clockwood.games.forge_war.turns.cells import seat_at
from clockwood.kernel.bits import bit
from clockwood.kernel.events import who
from clockwood.kernel.layout import hold, term
from clockwood.kernel.match import Match
from clockwood.kernel.step import Step


@mypyc_attr(acyclic=True, free_list_len=1)
class MinePhase(Step):
    """In player order each colour moves; after everyone the first player may move again. [FW F4.1] [FW F4.2]"""

    def __init__(self, spot: i64) -> None:
        self.spot: Final = spot

    def run(self, match: Match) -> None:
        state = match.state
        content = content_of(match)
        hold(state, turns.PHASE, turns.MINE_PHASE)
        state[turns.TURN] += 1
        if self.spot > content.colours:
            match.push(Reorder())
            return
        match.push(MinePhase(self.spot + 1))
        last = self.spot == content.colours
        seat = seat_at(state, self.spot % content.colours)
        if not content.automata >> seat & 1:
            match.push(MoveOverseer(seat, SECOND if last else IN_TURN))
        elif not last:
            for part in content.unplayed_turn:
                part.unplayed_turn(match, seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class Reorder(Step):
    """The fewest workers come first, ties in reverse order, the player who moved twice last. [FW F4.13] [FW F4.14]"""

    def run(self, match: Match) -> None:
        state = match.state
        content = content_of(match)
        old = vec[i64](capacity=4)
        for spot in range(content.colours):
            old = append(old, seat_at(state, spot))
        if content.solo:
            first_goes_last(state, old)
        else:
            by_workers(state, old)
        state[turns.MOVED_TWICE] = 0
        if match.listening:
            for spot in range(content.colours):
                match.tell("order-place", "FW F4.13", [who(seat_at(state, spot))])


def first_goes_last(state: vec[i64], old: vec[i64]) -> None:
    """Alone, the first colour of the order becomes the last. [FW F11.8]"""
    count = len(old)
    for spot in range(count):
        hold(state, turns.ORDER + spot, old[(spot + 1) % count])


def by_workers(state: vec[i64], old: vec[i64]) -> None:
    """Order the colours by their workers, the fewest first, of equals the one that was later. [FW F4.13]"""
    last = term(state, turns.MOVED_TWICE)
    taken: i64 = 0
    count = len(old)
    workers = vec[i64](capacity=4)
    for seat in old:
        workers = append(workers, workers_of(state, seat))
    for spot in range(count):
        best: i64 = -1
        fewest: i64 = 0
        for k in range(count):
            if taken >> k & 1 or (old[k] == last and spot < count - 1):
                continue
            if best < 0 or workers[k] <= fewest:
                best, fewest = k, workers[k]
        taken |= bit(best)
        hold(state, turns.ORDER + spot, old[best])
