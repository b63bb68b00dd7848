"""A match: a flat state, a generator, and a stack of immutable steps over a content."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clockwood.kernel.content import Content
from clockwood.kernel.errors import RuleBroke
from clockwood.kernel.events import EVERYONE, REVEAL, Event, Term, Told
from clockwood.kernel.lane import NO_LANES, Lane
from clockwood.kernel.offered import must_be_offered, question_text
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.piles import next_card, next_cards
from clockwood.kernel.question import CHANCE, ONE, Question
from clockwood.kernel.rng import Generator
from clockwood.kernel.step import Step
from clockwood.kernel.trace import TURN, TURN_OVER, Trace

if TYPE_CHECKING:
    from clockwood.kernel.game import Game

MOST_STEPS: Final[i64] = 100_000
"""A turn that takes more steps than this without a question is a loop."""

NO_STEPS: Final = vec[Step]()
"""The stack of a new match. It has no room, so the first push makes a stack of its own."""


@final
@mypyc_attr(acyclic=True)
class Match:
    """Runs steps until one of them asks; copying it copies two flat things.

    `question` is the decision that is open now, the first in turn order where several seats decide at once.
    `snapshots`, where they are kept, are copies of the match at each entry of `told`, to look at only.
    `reveals` counts chance results and whatever else was shown; undo does not go past them. `joins` counts the lanes
    that came to their end. `chooser` is the seat whose automaton chooses, for the scores of its criteria.
    `content` changes only where the state settles more of it, as a draft does; see `Content.at`.
    """

    def __init__(self, game: "Game", content: Content, state: vec[i64], rng: Generator) -> None:
        self.game: Final = game
        self.content: Content = content
        self.state: vec[i64] = state
        self.rng: Generator = rng
        self._steps: vec[Step] = NO_STEPS
        self._depth: i64 = 0
        self.lanes: list[Lane] = NO_LANES
        self.question: Question | None = None
        self.outcome: Outcome | None = None
        self.outside_chance: bool = False
        self.listening: bool = False
        self.told: list[Told] = []
        self.snapshots: list[Match] | None = None
        self.reveals: i64 = 0
        self.joins: i64 = 0
        self.chooser: i64 = 0

    def copy(self) -> "Match":
        """Return an independent match at the same decision, to which nobody listens."""
        copy = Match(self.game, self.content, self.state[:], self.rng.copy())
        copy._steps = self._steps[: self._depth]
        copy._depth = self._depth
        if self.lanes:
            copy.lanes = [lane.copy() for lane in self.lanes]
        copy.question = self.question
        copy.outcome = self.outcome
        copy.outside_chance = self.outside_chance
        copy.reveals = self.reveals
        copy.joins = self.joins
        return copy

    @property
    def stack(self) -> list[Step]:
        """The pending steps, next one last. Returns a copy; use `push`, or assign the whole list."""
        return list(self._steps[: self._depth])

    @stack.setter
    def stack(self, steps: list[Step]) -> None:
        self._depth = 0
        for step in steps:
            self.push(step)

    # -- what steps may do

    def push(self, step: Step) -> None:
        """Put a step on top of the stack: it runs next."""
        depth = self._depth
        if depth < len(self._steps):
            self._steps[depth] = step
        else:
            self._steps = append(self._steps, step)
        self._depth = depth + 1

    def ask(self, step: Step, seat: i64, options: vec[i64], shape: i64 = ONE, low: i64 = 1, high: i64 = 1) -> None:
        """Ask openly: everyone can tell the options. If there is only one, it is chosen automatically.

        A seat that is played by the rules is not asked: its automaton answers.
        """
        if seat == CHANCE:
            if not self.outside_chance:
                self.reveal()
                step.chosen(self, options[self.rng.below(len(options))])
                return
        elif self.content.automata >> seat & 1:
            self.content.automaton[seat].answer(self, step, seat, options)
            return
        elif len(options) == 1:
            step.chosen(self, options[0])
            return
        self.push(step)
        self.question = Question(step, seat, options, shape, low, high, False)

    def ask_pile(self, step: Step, first: i64, last: i64, zone: i64, shift: i64) -> bool:
        """Ask chance for the next card of a pile, see `piles.next_cards`; return False where it is empty."""
        if self.outside_chance:
            options = next_cards(self.state, first, last, zone, shift)
            if len(options):
                self.ask(step, CHANCE, options)
            return len(options) > 0
        at = next_card(self.state, first, last, zone, self.rng)
        if at < 0:
            return False
        self.reveal()
        step.chosen(self, at + shift)
        return True

    def ask_weighted(self, step: Step, options: vec[i64], weights: vec[i64]) -> None:
        """Ask chance where answers differ in likelihood, as with tokens in a bag."""
        if self.outside_chance:
            self.push(step)
            self.question = Question(step, CHANCE, options, ONE, 1, 1, False, None, weights)
            return
        total: i64 = 0
        for weight in weights:
            total += weight
        left = self.rng.below(total)
        which: i64 = 0
        while left >= weights[which]:
            left -= weights[which]
            which += 1
        self.reveal()
        step.chosen(self, options[which])

    def ask_secretly(
        self, step: Step, seat: i64, options: vec[i64], shape: i64 = ONE, low: i64 = 1, high: i64 = 1
    ) -> None:
        """Ask without showing others the options; asked even when only one is left, so that nobody can tell."""
        if self.content.automata >> seat & 1:
            self.content.automaton[seat].answer(self, step, seat, options)
            return
        self.push(step)
        self.question = Question(step, seat, options, shape, low, high, True)

    def ask_to_settle(self, step: Step, seat: i64, options: vec[i64], trace: Trace | None) -> None:
        """Ask chance or a person to break the tie of an automaton's choice, whose trace is told with the answer."""
        if seat == CHANCE and not self.outside_chance:
            self.reveal()
            winner = options[self.rng.below(len(options))]
            if trace is not None:
                self.keep(trace.won_by(winner, trace.tie))
            step.chosen(self, winner)
            return
        self.push(step)
        self.question = Question(step, seat, options, ONE, 1, 1, secret=False, trace=trace)

    def leave(self, closing: type[Step]) -> None:
        """Drop every step above the nearest one of this class; it comes next."""
        while self._depth and type(self._steps[self._depth - 1]) is not closing:
            self._depth -= 1
        if self._depth == 0:
            raise RuleBroke(f"no {closing.__name__} waits to be left for")

    def finish(self, outcome: Outcome) -> None:
        """End the match and drop all pending steps."""
        self.outcome = outcome
        self.stack = []
        self.lanes = []
        self.question = None

    def reveal(self) -> None:
        """Something was revealed: what came before can no longer be taken back unseen."""
        self.reveals += 1
        if self.listening:
            self.tell(REVEAL, "", [])

    def automaton_turn(self, seat: i64, cite: str, over: bool) -> None:
        """Say that an automaton's turn begins, or is over: `Table.why` reads back what lies between."""
        if self.listening:
            self.tell(TURN_OVER if over else TURN, cite, [Term("seat", "seat", seat)])

    def tell(self, message: str, cite: str, terms: list[Term], know: i64 = EVERYONE) -> None:
        """Say what happened. Callers ask `listening` first, so that a playout builds nothing."""
        self.keep(Event(message, cite, know, terms))

    def keep(self, told: Told) -> None:
        """Add an entry to what was told, and a snapshot where they are kept."""
        self.told.append(told)
        if self.snapshots is not None:
            self.snapshots.append(self.copy())

    def open_lanes(self, seats: vec[i64], steps: list[Step]) -> None:
        """Let these seats decide at the same time, each on its own stack; the rest waits until all are done."""
        self.lanes = [Lane(seats[k], append(vec[Step](capacity=4), steps[k])) for k in range(len(steps))]

    # -- what a table, an agent or a test may do

    @property
    def over(self) -> bool:
        return self.outcome is not None

    def questions(self) -> list[Question]:
        """Return every open question, one per deciding seat, in turn order."""
        if self.lanes:
            return [lane.question for lane in self.lanes if lane.question is not None]
        return [] if self.question is None else [self.question]

    def begin(self) -> None:
        """Run up to the first question."""
        self._advance()

    def answer(self, action: i64) -> None:
        """Give an answer to `question`; one that is not offered is refused and changes nothing."""
        must_be_offered(self, self.question, action)
        self.answer_unchecked(action)

    def answer_unchecked(self, action: i64) -> None:
        """Give an answer to `question` without checking it: for playouts, which take it from the list.

        Any other answer leaves a match in which nothing can be trusted any more.
        """
        question = self.question
        assert question is not None
        if len(self.lanes) > 0:
            self.answer_in_lane_unchecked(question.seat, action)
            return
        self.question = None
        self._depth -= 1
        if question.trace is not None and self.listening:
            self.keep(question.trace.won_by(action, question.trace.tie))
        question.step.chosen(self, action)
        self._advance()

    def answer_in_lane(self, seat: i64, action: i64) -> None:
        """Give the answer of one of the seats that decide at the same time; the others need not wait for it."""
        asked = [question for question in self.questions() if question.seat == seat]
        must_be_offered(self, asked[0] if asked else None, action)
        self.answer_in_lane_unchecked(seat, action)

    def answer_in_lane_unchecked(self, seat: i64, action: i64) -> None:
        """Do as `answer_in_lane` does, without looking whether the answer is offered."""
        for lane in self.lanes:
            if lane.seat == seat and lane.question is not None:
                question = lane.question
                lane.question = None
                self.question = None
                waiting, depth = self._enter(lane)
                self._depth -= 1
                question.step.chosen(self, action)
                if self.outcome is None:
                    lane.question = self._next_in_lane()
                if self.outcome is None:
                    self._step_out(lane, waiting, depth)
                    self._advance()
                return
        raise ValueError(f"seat {seat} is not deciding")

    def ask_again(self) -> None:
        """Run every asking step once more, so that its options are listed from the state as it is now."""
        if self.outcome is not None:
            return
        for lane in self.lanes:
            lane.question = None
        self.question = None
        self._advance()

    def _advance(self) -> None:
        count: i64 = 0
        while self.outcome is None:
            if len(self.lanes) > 0:
                self._run_lanes()
                if self.lanes:
                    return
                continue
            if self.question is not None:
                return
            depth = self._depth - 1
            if depth < 0:
                raise RuleBroke("nothing is left to do and nobody has won")
            # The cell is kept for the step pushed after this one, which is cheaper than shrinking.
            self._depth = depth
            self._steps[depth].run(self)
            count += 1
            if count > MOST_STEPS:
                raise RuleBroke(f"no question for {MOST_STEPS} steps; what comes next: {self.stack[:-6:-1]}")

    def _enter(self, lane: Lane) -> tuple[vec[Step], i64]:
        """Go on with the stack of a lane; return what waits meanwhile."""
        waiting, depth = self._steps, self._depth
        self._steps, self._depth = lane.steps, lane.depth
        return waiting, depth

    def _step_out(self, lane: Lane, waiting: vec[Step], depth: i64) -> None:
        """Keep what is left in the lane, and go back to what waits."""
        lane.steps, lane.depth = self._steps, self._depth
        self._steps, self._depth = waiting, depth

    def _asked(self) -> Question | None:
        """Return `question`: a type checker that saw it set to None does not know that a step may ask."""
        return self.question

    def _run_lanes(self) -> None:
        """Bring every lane to its question or its end; the first question in turn order is `question`."""
        first: Question | None = None
        for lane in self.lanes:
            if lane.question is None and lane.depth:
                waiting, depth = self._enter(lane)
                lane.question = self._next_in_lane()
                if self.outcome is not None:
                    return
                self._step_out(lane, waiting, depth)
            if first is None:
                first = lane.question
        self.question = first
        if first is None:
            self.lanes = []
            self.joins += 1

    def _next_in_lane(self) -> Question | None:
        """Run the lane that was entered to its next question, or to its end or that of the match, where it has none."""
        count: i64 = 0
        asked: Question | None = None
        while asked is None and self._depth:
            self.question = None
            self._depth -= 1
            self._steps[self._depth].run(self)
            if self.outcome is not None:
                return None
            asked = self._asked()
            count += 1
            if count > MOST_STEPS:
                raise RuleBroke(f"no question in a lane for {MOST_STEPS} steps")
        return asked

    # -- comparing, keeping

    def key(self) -> tuple[bytes, int, int, tuple[Step, ...], tuple[tuple[int, tuple[Step, ...]], ...], Outcome | None]:
        """Return everything that tells this match from others of the same game and content."""
        lanes = tuple((int(lane.seat), tuple(lane.stack)) for lane in self.lanes)
        raw = bytes(memoryview(self.state))
        return (raw, int(self.rng.first), int(self.rng.second), tuple(self.stack), lanes, self.outcome)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        """Say which game it is and what is asked."""
        asked = "; ".join(question_text(self, question) for question in self.questions())
        return f"<match of {self.game.name}, {'over' if self.over else asked or 'not begun'}>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return rebuilt, (self.game, self.content, self.key(), self.outside_chance, self.rng.key)


def rebuilt(
    game: "Game", content: Content, key: tuple[object, ...], outside_chance: bool, chance: bytes | None = None
) -> Match:
    """Return the match whose `key` this is, at the same question; `chance` is the key of its generator."""
    raw, first, second, stack, lanes, outcome = key
    assert isinstance(raw, bytes)
    assert isinstance(first, int)
    assert isinstance(second, int)
    assert isinstance(stack, tuple)
    assert isinstance(lanes, tuple)
    state = vec[i64](memoryview(raw).cast("q"))
    match = Match(game, content.at(state), state, Generator(first, second, chance))
    match.stack = list(stack)
    match.lanes = [Lane(seat, vec[Step](steps)) for seat, steps in lanes]
    match.outside_chance = outside_chance
    if outcome is not None:
        assert isinstance(outcome, Outcome)
        match.outcome = outcome
    match.ask_again()
    return match
