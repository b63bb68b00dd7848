"""A game for the kernel alone: seats hide a stake at the same time, then draw lots until one has enough."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clockwood.kernel.content import Content, PackId
from clockwood.kernel.game import Game
from clockwood.kernel.layout import Layout
from clockwood.kernel.match import Match
from clockwood.kernel.options import Value
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.part import Files, Part
from clockwood.kernel.priority import ByChance, Score, fewest, most, pick, prefer
from clockwood.kernel.question import CHANCE
from clockwood.kernel.step import Step, StepKind
from clockwood.kernel.vocabulary import Vocabulary

SEATS: Final = ["north", "east", "south"]
ENOUGH: Final = 40

LAYOUT: Final = Layout()
HELD: Final = LAYOUT.row("held", len(SEATS), "seat")
STAKE: Final = LAYOUT.secrets("stake", len(SEATS))

WORDS: Final = Vocabulary({"seat": len(SEATS), "number": 7})
STAKING: Final = WORDS.verb("stake", "number")
GIVING: Final = WORDS.verb("give", "seat")
LOT: Final = WORDS.verb("lot", "number")


def numbers(low: int, high: int) -> vec[i64]:
    found = vec[i64](capacity=8)
    for number in range(low, high + 1):
        found = append(found, i64(number))
    return found


class Held(Score):
    def score(self, match: Match, candidate: i64) -> i64:
        return match.state[HELD + candidate]


class Staked(Score):
    def score(self, match: Match, candidate: i64) -> i64:
        return match.state[STAKE + candidate]


HELPED: Final = [prefer("holds something", Held()), fewest("held", Held()), most("stake", Staked())]
EVEN: Final = ByChance("lots")


class Stake(Step):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, match: Match) -> None:
        match.ask_secretly(self, self.seat, vec[i64]([STAKING.code1(number) for number in numbers(0, 3)]))

    def chosen(self, match: Match, action: i64) -> None:
        match.state[STAKE + self.seat] = STAKING.only(action)


class Round(Step):
    def run(self, match: Match) -> None:
        for seat in range(len(SEATS)):
            match.push(Draw(seat))
        match.open_lanes(numbers(0, len(SEATS) - 1), [Stake(seat) for seat in range(len(SEATS))])


class Draw(Stake):
    def run(self, match: Match) -> None:
        match.ask(self, CHANCE, vec[i64]([LOT.code1(number) for number in numbers(1, 6)]))

    def chosen(self, match: Match, action: i64) -> None:
        match.state[HELD + self.seat] += LOT.only(action) * match.state[STAKE + self.seat]
        match.push(Give(self.seat))


class Give(Stake):
    def run(self, match: Match) -> None:
        others = [GIVING.code1(i64(seat)) for seat in range(len(SEATS)) if match.state[HELD + seat] < ENOUGH]
        match.ask(self, self.seat, vec[i64](others))

    def chosen(self, match: Match, action: i64) -> None:
        match.state[HELD + GIVING.only(action)] += 1
        match.push(Help())


class Help(Step):
    def run(self, match: Match) -> None:
        pick(match, self, numbers(0, len(SEATS) - 1), "help", "", HELPED, EVEN)

    def chosen(self, match: Match, action: i64) -> None:
        match.state[HELD + action] += 1
        rich = [seat for seat in range(len(SEATS)) if match.state[HELD + seat] >= ENOUGH]
        if rich:
            match.finish(Outcome(tuple(rich), "enough", ""))
        elif not match.stack:
            match.push(Round())


class Players(Part):
    def set_up(self, match: Match) -> None:
        match.push(Round())


def build(files: Files, packs: list[PackId], options: dict[str, Value]) -> Content:
    del files
    return Content(packs, options, {"seat": SEATS})


GAME: Final = Game(
    "lots", "compiled.lots", 1, SEATS, [LAYOUT], WORDS, [StepKind(Round, {})], [], parts=[Players()], build=build
)
