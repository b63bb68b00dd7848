"""Reactions, triggers and simultaneous seats: three shapes that every rulebook uses."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.kernel.bits import bit
from clockwood.kernel.step import Step

if TYPE_CHECKING:
    from clockwood.kernel.match import Match


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Window(Step):
    """Each seat that could use something here is asked in turn; after a use all are asked again, until all pass.

    `turn` counts how many seats have passed since the last use.
    """

    def __init__(self, turn: i64) -> None:
        self.turn = turn

    def order(self, match: "Match") -> vec[i64]:
        """The seats, in the order the rules give."""
        raise NotImplementedError

    def could(self, match: "Match", seat: i64) -> bool:
        """Return whether, as far as everyone can tell, the seat may have something to use."""
        raise NotImplementedError

    def uses(self, match: "Match", seat: i64) -> vec[i64]:
        """Return the actions that the seat can really use."""
        raise NotImplementedError

    def use(self, match: "Match", seat: i64, action: i64) -> None:
        raise NotImplementedError

    def passing(self) -> i64:
        """The action that uses nothing."""
        raise NotImplementedError

    def after(self, turn: i64) -> "Window":
        """Return the same window with another count of passes."""
        raise NotImplementedError

    def run(self, match: "Match") -> None:
        seats = self.order(match)
        turn = self.turn
        while turn < len(seats) and not self.could(match, seats[turn]):
            turn += 1
        if turn == len(seats):
            return
        if turn != self.turn:
            match.push(self.after(turn))
            return
        options = append(vec[i64](capacity=8), self.passing())
        for action in self.uses(match, seats[turn]):
            options = append(options, action)
        match.ask_secretly(self, seats[turn], options)

    def chosen(self, match: "Match", action: i64) -> None:
        if action == self.passing():
            match.push(self.after(self.turn + 1))
            return
        seat = self.order(match)[self.turn]
        match.push(self.after(0))
        self.use(match, seat, action)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class InAnyOrder(Step):
    """Several effects at once: the seat the rules name picks the next one, the rest waits below.

    `left` has a bit for each effect still to come.
    """

    def __init__(self, chooser: i64, left: i64) -> None:
        self.chooser = chooser
        self.left = left

    def option(self, match: "Match", which: i64) -> i64:
        """The action that picks this effect."""
        raise NotImplementedError

    def effect(self, match: "Match", action: i64) -> i64:
        """The effect an action picks."""
        raise NotImplementedError

    def resolve(self, match: "Match", which: i64) -> None:
        raise NotImplementedError

    def with_left(self, left: i64) -> "InAnyOrder":
        raise NotImplementedError

    def run(self, match: "Match") -> None:
        if self.left == 0:
            return
        options = vec[i64](capacity=8)
        which: i64 = 0
        while self.left >> which:
            if self.left >> which & 1:
                options = append(options, self.option(match, which))
            which += 1
        match.ask(self, self.chooser, options)

    def chosen(self, match: "Match", action: i64) -> None:
        which = self.effect(match, action)
        rest = self.left & ~bit(which)
        if rest:
            match.push(self.with_left(rest))
        self.resolve(match, which)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Together(Step):
    """Several seats decide at the same time: each gets a lane, and the match goes on when all are done.

    In a lane a seat changes only what is its own, takes no chance and shows nothing.
    """

    def lane(self, match: "Match", seat: i64) -> Step | None:
        """The step this seat decides on, or none."""
        raise NotImplementedError

    def seats(self, match: "Match") -> vec[i64]:
        """The seats, in turn order."""
        raise NotImplementedError

    def run(self, match: "Match") -> None:
        deciding = vec[i64](capacity=8)
        steps: list[Step] = []
        for seat in self.seats(match):
            step = self.lane(match, seat)
            if step is not None:
                deciding = append(deciding, seat)
                steps.append(step)
        match.open_lanes(deciding, steps)
