"""A match that is played at a table: its open decision, its answers, and the record and story they leave."""

import hashlib
from typing import Final

from clockwood.kernel.agent import Agent
from clockwood.kernel.automaton import HUMAN
from clockwood.kernel.errors import BadInput, RuleBroke, UnknownName
from clockwood.kernel.events import Told
from clockwood.kernel.game import blind
from clockwood.kernel.gesture import (
    Gesture,
    apply_gesture,
    in_order,
    question_of,
    read_gesture,
    why_not,
    write_gesture,
)
from clockwood.kernel.match import Match
from clockwood.kernel.offered import offered
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.question import CHANCE, Question
from clockwood.kernel.reasons import Reason
from clockwood.kernel.rng import private_chance
from clockwood.kernel.seats import number_of_seat
from clockwood.kernel.trace import NO_SEAT

CELL_BYTES: Final = 8


class PlayedMatch:
    """A match, the answers given to it, and what was told of them.

    `seed` and the record are secret while the match runs. `past` holds the record of the part that was played under
    older rules, where the table continues such a match.
    """

    def __init__(self, match: Match, seed: int, start: str = "") -> None:
        match.listening = True
        self.match: Match = match
        self.seed: Final = seed
        self.start: Final = start
        self.seat_names: Final = match.content.chairs()
        self.players: dict[str, str] = {}
        self.owners: Final[dict[str, str]] = {}
        """The players of seats that were handed over, as they were before."""
        self.pause_wishes: Final[set[int]] = set()
        self.paused: bool = False
        self.agents: Final[dict[int, Agent]] = {}
        self.past: Final[list[str]] = []
        self.lines: Final[list[str]] = []
        self.story: Final[list[Told]] = []
        self.gestures: Final[list[Gesture]] = []
        self.undone: Final[list[Gesture]] = []
        self.private: Final = private_chance(seed)
        self._hear()

    # -- the open decision

    @property
    def decision(self) -> Question | None:
        """The first open question in turn order."""
        return self.match.question

    @property
    def decisions(self) -> list[Question]:
        """Every open question, one per deciding seat."""
        return self.match.questions()

    @property
    def over(self) -> bool:
        return self.match.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    def notation(self, action: int) -> str:
        return self.match.game.vocabulary.notation(self.match.content, action)

    def seat_number(self, seat: str | int) -> int:
        """Return the number of a seat given by name or number; -1 stands for spectators, and for chance."""
        return NO_SEAT if seat == NO_SEAT else number_of_seat(self.seat_names, seat)

    def answers(self, seat: str | int | None = None) -> list[str]:
        """Return the answers that are offered now as they are typed, to the first seat asked or to another one."""
        return offered(self.match, self._asked(seat))

    # -- playing

    def choose(self, answer: str | int | list[int], seat: str | int | None = None) -> list[Told]:
        """Apply an answer or a gesture, whole or not at all, and return the events it caused."""
        question = self._asked(seat)
        return self._apply(question, self._read(question, answer))

    def play(self) -> list[Told]:
        """Let agents answer until somebody else is asked or the match is over; return the events they caused."""
        told: list[Told] = []
        while (question := self._asked_of_agent()) is not None:
            told += self._answer_by_agent(question)
        return told

    def until(self, seat: str | int) -> list[Told]:
        """Let agents answer until this seat is asked or the match is over; return the events they caused."""
        wanted = self.seat_number(seat)
        told: list[Told] = []
        while not self.over and question_of(self.match, wanted) is None:
            question = self._asked_of_agent()
            if question is None:
                raise BadInput(self._seat_text(wanted), "is not asked: a seat without an agent has to answer first")
            told += self._answer_by_agent(question)
        return told

    def _asked_of_agent(self) -> Question | None:
        """Return the first open question that is asked of an agent."""
        for question in self.match.questions():
            if int(question.seat) in self.agents:
                return question
        return None

    def _answer_by_agent(self, question: Question) -> list[Told]:
        """Let the agent of a seat answer from what the seat may know."""
        agent = self.agents[int(question.seat)]
        copy = blind(self.match, question.seat, agent.rng)
        copy.question = question_of(copy, question.seat)
        action = agent.choose(copy, question.seat)
        return self.choose(int(action), int(question.seat))

    def _asked(self, seat: str | int | None) -> Question:
        number = None if seat is None else self.seat_number(seat)
        if self.over:
            raise BadInput("", "the match is over")
        question = self.match.question if number is None else question_of(self.match, number)
        if question is None:
            raise BadInput(self._seat_text(number), "is not asked anything now")
        return question

    def _seat_text(self, seat: int | None) -> str:
        return self.seat_names[seat] if seat is not None and 0 <= seat < len(self.seat_names) else f"seat {seat}"

    def _read(self, question: Question, answer: str | int | list[int]) -> list[int]:
        """Return the single answers in the order the rules ask for them."""
        if isinstance(answer, str):
            actions = read_gesture(self.match, answer)
        else:
            actions = [answer] if isinstance(answer, int) else list(answer)
            for action in actions:
                if not 0 <= action < int(self.match.game.vocabulary.size):
                    raise UnknownName(str(action), f"no action of {self.match.game.name} has this number")
        if not actions:
            raise UnknownName("", "an empty answer")
        return in_order(self.match, question, actions)

    def _apply(self, question: Question, actions: list[int]) -> list[Told]:
        match = self.match
        before = match.copy()
        gesture = Gesture(int(question.seat), actions, before, len(self.story))
        text = write_gesture(match, actions)
        try:
            apply_gesture(match, question.seat, actions)
        except BadInput:
            self._return_to(before)
            raise
        except Exception as error:
            self._return_to(before)
            raise RuleBroke(f"{text}: {type(error).__name__}: {error}") from error
        gesture.revealed = match.reveals != before.reveals or question.seat == CHANCE
        self.gestures.append(gesture)
        self._forget_undone(gesture.seat, before)
        self._write("= " + text if question.seat == CHANCE else f"{self.seat_names[question.seat]}: {text}")
        if match.game.milestone(match) != match.game.milestone(before):
            self._write(f"@ {digest(match)}")
        return self._hear()

    def _forget_undone(self, seat: int, before: Match) -> None:
        """Forget what was taken back before an answer. In lanes the others keep theirs: they must not notice it."""
        joined = before.joins != self.match.joins
        others = [each for each in self.undone if each.seat != seat and each.actions]
        kept = [each for each in others if not joined and self._in_open_lanes(each)]
        self.undone.clear()
        self.undone.extend(kept)

    def _in_open_lanes(self, gesture: Gesture) -> bool:
        """Return whether a gesture was given in the lanes that are open now."""
        match, before = self.match, gesture.before
        return bool(match.lanes) and bool(before.lanes) and before.joins == match.joins

    def _return_to(self, before: Match) -> None:
        self.match = before
        self.match.listening = True

    def _hear(self) -> list[Told]:
        told = self.match.told
        self.match.told = []
        self.story.extend(told)
        return told

    def _write(self, line: str) -> None:
        self.lines.append(line)

    def why_not(self, answer: str | int, seat: str | int | None = None) -> Reason | None:
        """Return why an answer is not allowed, or None if it is allowed."""
        question = self._asked(seat)
        return why_not(self.match, question, self._read(question, answer)[0])

    def resign(self, seat: str | int) -> list[Told]:
        """End the match because this seat gives up; possible at any moment to a seat that plays."""
        if self.watches(seat):
            raise BadInput("resign", "automata play, and this seat only watches")
        return self.end_by_resigning(seat)

    def watches(self, seat: str | int) -> bool:
        """Return whether somebody only watches from this seat: automata play alone."""
        number = self.seat_number(seat)
        return 0 <= number < len(self.seat_names) and self.seat_names[number] in self.match.game.watchers()

    def end_by_resigning(self, seat: str | int) -> list[Told]:
        """End the match as a seat that gives up does. Records have it of seats that only watch, too."""
        if self.over:
            raise BadInput("resign", "the match is over")
        number = self.seat_number(seat)
        if not 0 <= number < len(self.seat_names):
            raise BadInput("resign", f"there is no {self._seat_text(number)}")
        self.gestures.append(Gesture(number, [], self.match.copy(), len(self.story)))
        self.undone.clear()
        self.match.finish(self.match.game.resigned(self.match, number))
        self._write(f"! resign {self.seat_names[number]}")
        return self._hear()

    def hand_over(self, seat: str | int, player: str) -> None:
        """Let another player, such as an agent, answer for this seat from now on."""
        name = self.seat_names[self.seat_number(seat)]
        owner = self.owners.pop(name, self.players.get(name, HUMAN))
        if player != owner:
            self.owners[name] = owner
        self.players[name] = player
        self._write(f"! hand {name} {player}")

    def wish_to_pause(self, seat: str | int) -> None:
        """Note that this seat would like to pause."""
        number = self.seat_number(seat)
        self.pause_wishes.add(number)
        self._write(f"! pause {self.seat_names[number]}")

    def pause(self) -> None:
        """Stop playing until a seat goes on; the rules know nothing of it."""
        self.pause_wishes.clear()
        self.paused = True
        self._write("! paused")

    def go_on(self, seat: str | int) -> None:
        """End the pause, or the wishes for one."""
        self.pause_wishes.clear()
        self.paused = False
        self._write(f"! go-on {self.seat_names[self.seat_number(seat)]}")

    def note(self, text: str) -> None:
        """Add a remark to the record."""
        self._write("! note " + " ".join(text.split()))


def digest(match: Match) -> str:
    """Return six characters that identify the state of a match; cells that came later count once they are used."""
    raw, first, second, stack, lanes, outcome = match.key()
    first_cells = match.game.first_cells * CELL_BYTES
    if first_cells and not any(raw[first_cells:]):
        raw = raw[:first_cells]
    rest = repr((first, second, stack, lanes, None if outcome is None else outcome.key()))
    return hashlib.sha256(raw + rest.encode()).hexdigest()[:6]
