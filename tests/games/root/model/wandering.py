"""Items and ways of the Vagabot, written from the Law alone. [VB 7.2.3] [VB 7.2.4b] [VB MOVEa]"""

from collections.abc import Callable

from games.root.model.board import CLEARINGS, Board
from games.root.model.raiding import snare_stops
from games.root.model.turning import BotTurn

FIRST_FOREST = 14
"""Places from 14 on are forests: place 13 is the Burrow."""


class Wanderer(BotTurn):
    """A pawn and items that are all alike."""

    # -- where

    @property
    def here(self) -> int:
        return self.board.pawn[self.seat]

    @here.setter
    def here(self, place: int) -> None:
        self.board.pawn[self.seat] = place

    def in_clearing(self) -> bool:
        return self.here < FIRST_FOREST

    def foes_here(self) -> list[str]:
        return self.foes_at(self.here) if self.in_clearing() else []

    def forests_beside(self) -> list[int]:
        mask = int(self.land.forests_at[self.here - 1]) if self.in_clearing() else int(self.land.near[self.here - 1])
        return [place for place in range(FIRST_FOREST, 24) if mask >> (place - 1) & 1]

    def steps_from(self, place: int) -> list[int]:
        """Return the clearings one step away; none that a torch bars. [VB MOVEc]"""
        if place >= FIRST_FOREST:
            beside = [c for c in CLEARINGS if int(self.land.near[place - 1]) >> (c - 1) & 1]
        else:
            beside = self.near(place)
        return self.by_priority([c for c in beside if not self.board.scorched[c]])

    def distance(self, goal: int) -> int | None:
        """Count the steps to a clearing; None where no way leads there."""
        reached, steps = {self.here}, 0
        while goal not in reached:
            wider = reached | {to for place in reached for to in self.steps_from(place)}
            if wider == reached:
                return None
            reached, steps = wider, steps + 1
        return steps

    def nearest(self, goals: list[int], *keys: Callable[[int], int]) -> int | None:
        """Return the nearest of these, by further keys, then by priority. [AM VB3]"""
        far = {goal: self.distance(goal) for goal in goals}
        reached = {goal: steps for goal, steps in far.items() if steps is not None}
        return min(reached, key=lambda c: (reached[c], *(key(c) for key in keys), self.priority(c)), default=None)

    def go_nearest(self, goals: list[int], *keys: Callable[[int], int]) -> bool:
        """Go to the nearest of these; return whether he is there. [VB MOVEa] [VB MOVEb]"""
        goal = self.nearest(goals, *keys)
        if goal is None:
            return False
        self.walk(goal)
        return self.here == goal

    def walk(self, goal: int) -> None:
        """Walk by a shortest way, the first step of highest priority, as far as items reach. [AM VB3] [AM VB6]"""
        while self.here != goal and self.usable():
            left = self.distance(goal)
            assert left is not None
            to = next(step for step in self.steps_from(self.here) if self.from_there(step, goal) == left - 1)
            self.exhaust(1)
            if self.in_clearing() and snare_stops(self.board, self.seat, self.here, self.answers):
                continue
            self.ride(self.here, to)
            self.here = to

    def from_there(self, place: int, goal: int) -> int | None:
        mine, self.here = self.here, place
        found = self.distance(goal)
        self.here = mine
        return found

    # -- items

    def __init__(self, board: Board, *rest: object) -> None:
        super().__init__(board, *rest)  # type: ignore[arg-type]
        self.track_up = board.cell(f"{self.seat}_track_ready")
        self.track_down = board.cell(f"{self.seat}_track_exhausted")

    def in_facing(self, facing: str) -> int:
        return sum(self.board.items[self.seat][facing].values())

    def undamaged(self) -> int:
        return self.in_facing("ready") + self.in_facing("exhausted")

    def damaged(self) -> int:
        return self.in_facing("damaged") + self.in_facing("damaged-down")

    def usable(self) -> int:
        """Count items that can be exhausted: those on the Battle Track cannot. [VB 7.2.4d]"""
        return self.in_facing("ready") - self.track_up

    def turn(self, count: int, facing: str, to: str) -> None:
        held = self.board.items[self.seat]
        for _ in range(count):
            item = next(item for item, number in held[facing].items() if number)
            held[facing][item] -= 1
            held[to][item] += 1

    def exhaust(self, count: int) -> None:
        self.turn(count, "ready", "exhausted")

    def gain_item(self, item: str) -> None:
        self.board.items[self.seat][item and "ready"][item] += 1
        self.settle()

    def found_item(self) -> None:
        """Take an item of any kind: they are alike."""
        self.gain_item("boots")

    def lose_item(self) -> None:
        held = self.board.items[self.seat]["ready"]
        held[next(item for item, number in held.items() if number)] -= 1
        self.settle()

    def settle(self) -> None:
        """Let 1, 2 or 3 items sit on the Battle Track: exhausted ones first; they stay there. [AM VB1]"""
        counted = self.undamaged() + (self.damaged() if "questing" in self.traits else 0)
        wanted = min(self.undamaged(), sum(counted >= count for count in (6, 9, 12)))
        self.track_up = min(self.track_up, self.in_facing("ready"))
        self.track_down = min(self.track_down, self.in_facing("exhausted"))
        while self.track_up + self.track_down < wanted:
            if self.in_facing("exhausted") > self.track_down:
                self.track_down += 1
            else:
                self.track_up += 1
        while self.track_up + self.track_down > wanted:
            if self.track_up:
                self.track_up -= 1
            else:
                self.track_down -= 1

    def repair(self, count: int) -> None:
        """Repair unexhausted items first; each keeps its facing. [VB 7.5.5]"""
        up = min(count, self.in_facing("damaged"))
        self.turn(up, "damaged", "ready")
        self.turn(min(count - up, self.in_facing("damaged-down")), "damaged-down", "exhausted")
        self.settle()

    def refresh(self, count: int) -> None:
        """Refresh undamaged items, those of the track last. [VB 7.6.1]"""
        turned = min(count, self.in_facing("exhausted"))
        on_track = max(0, turned - (self.in_facing("exhausted") - self.track_down))
        self.turn(turned, "exhausted", "ready")
        self.track_down -= on_track
        self.track_up += on_track
