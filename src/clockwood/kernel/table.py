"""A table: a match that people sit at, with its story, its record and what may be taken back."""

import hashlib
from typing import Final, final

from mypy_extensions import mypyc_attr

from clockwood.kernel.content import Content
from clockwood.kernel.errors import BadInput, RuleBroke, UnknownName
from clockwood.kernel.events import Told
from clockwood.kernel.game import Game, blind, new_match
from clockwood.kernel.gesture import apply_gesture, in_order, question_of, read_gesture, why_not, write_gesture
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.position.writer import write_position
from clockwood.kernel.question import CHANCE, Question
from clockwood.kernel.reasons import Reason
from clockwood.kernel.rng import Generator, seeded
from clockwood.kernel.trace import Trace
from clockwood.kernel.view import Flat
from clockwood.kernel.what_if import WhatIf, turn_now, what_if


@final
@mypyc_attr(acyclic=True)
class Gesture:
    """One line of the record, with the match as it was before: what undo goes back to."""

    def __init__(self, seat: int, actions: list[int], before: Match, told: int) -> None:
        self.seat: Final = seat
        self.actions: Final = actions
        self.before: Final = before
        self.told: Final = told
        self.wall: bool = False


@final
class Table:
    """Everything `clockwood.new` promises: choose, why_not, undo, view, foresee, blind, record, position.

    `seed` is a secret while the match runs, and so is the record. `past` is the record up to where the table began,
    where that was in the middle of a game: under older rules.
    """

    def __init__(self, match: Match, seed: int, start: str = "") -> None:
        match.listening = True
        self.match: Match = match
        self.seed: Final = seed
        self.start: Final = start
        self.seat_names: Final = match.content.names.get("seat", match.game.seats)
        self.players: dict[str, str] = {}
        self.past: Final[list[str]] = []
        self.lines: Final[list[str]] = []
        self.story: Final[list[Told]] = []
        self.fresh: list[Told] = []
        self.latest: Gesture | None = None
        self.glimpsed: list[Told] = []
        self.gestures: Final[list[Gesture]] = []
        self.undone: Final[list[Gesture]] = []
        self.private: Final = seeded(seed ^ 0x5EED)
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

    def seat_number(self, seat: str) -> int:
        for number, name in enumerate(self.seat_names):
            if name == seat:
                return number
        raise BadInput(seat, f"no such seat; there are {', '.join(self.seat_names)}")

    # -- playing

    def choose(self, answer: str | int | list[int], seat: int | None = None) -> list[Told]:
        """Give an answer or a gesture, whole or not at all; return what was told because of it."""
        question = self._asked(seat)
        return self._apply(question, self._read(question, answer))

    def _asked(self, seat: int | None) -> Question:
        if self.over:
            raise BadInput("", "the match is over")
        question = self.match.question if seat is None else question_of(self.match, seat)
        if question is None:
            raise BadInput(self._seat_text(seat), "is not asked anything now")
        return question

    def _seat_text(self, seat: int | None) -> str:
        return self.seat_names[seat] if seat is not None and 0 <= seat < len(self.seat_names) else f"seat {seat}"

    def _read(self, question: Question, answer: str | int | list[int]) -> list[int]:
        """Return the single answers, in the order they are asked."""
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
            self._back_to(before)
            raise
        except Exception as error:
            self._back_to(before)
            raise RuleBroke(f"{text}: {type(error).__name__}: {error}") from error
        gesture.wall = match.walls != before.walls or question.seat == CHANCE
        self.gestures.append(gesture)
        self.undone.clear()
        self._write("= " + text if question.seat == CHANCE else f"{self.seat_names[question.seat]}: {text}")
        if match.game.milestone(match) != match.game.milestone(before):
            self._write(f"@ {digest(match)}")
        return self._hear(gesture)

    def _back_to(self, before: Match) -> None:
        self.match = before
        self.match.listening = True

    def _hear(self, gesture: Gesture | None = None) -> list[Told]:
        self.latest = gesture
        if self.glimpsed:
            self.glimpsed = []
        told = self.match.told
        self.match.told = []
        self.story.extend(told)
        self.fresh = told
        return told

    def _write(self, line: str) -> None:
        self.lines.append(line)

    def why_not(self, answer: str | int, seat: int | None = None) -> Reason | None:
        """Return why an answer is not allowed, or None where it is."""
        question = self._asked(seat)
        return why_not(self.match, question, self._read(question, answer)[0])

    def resign(self, seat: int) -> list[Told]:
        """The seat gives up, at any moment."""
        if self.over:
            raise BadInput("resign", "the match is over")
        if not 0 <= seat < len(self.seat_names):
            raise BadInput("resign", f"there is no {self._seat_text(seat)}")
        self.gestures.append(Gesture(seat, [], self.match.copy(), len(self.story)))
        self.undone.clear()
        self.match.finish(self.match.game.resigned(self.match, seat))
        self._write(f"! resign {self.seat_names[seat]}")
        return self._hear()

    def note(self, text: str) -> None:
        """Write a remark into the record."""
        self._write("! note " + " ".join(text.split()))

    # -- taking back

    def may_undo(self, seat: int, across_walls: bool = False) -> str:
        """Return why the last gesture cannot be taken back by this seat, as a message id; empty where it can."""
        if not self.gestures:
            return "undo-nothing"
        last = self._last_of(seat)
        if across_walls or (last is not None and not last.wall):
            return ""
        if last is None and self.gestures[-1].seat != CHANCE:
            return "undo-other-seat"
        return "undo-wall"

    def _last_of(self, seat: int) -> Gesture | None:
        """Return the gesture this seat may take back: the last, or its own in lanes that have not joined."""
        last = self.gestures[-1]
        if last.seat == seat:
            return last
        if self.match.lanes:
            for gesture in reversed(self.gestures):
                if not gesture.before.lanes or gesture.before.joins != self.match.joins:
                    return None
                if gesture.seat == seat:
                    return gesture
        return None

    def undo(self, seat: int, across_walls: bool = False) -> None:
        """Take back the seat's last gesture, to the last wall; across it only where the table agreed to."""
        refusal = self.may_undo(seat, across_walls)
        if refusal:
            raise BadInput("undo", refusal)
        last = self._last_of(seat)
        gesture = self.gestures[-1] if last is None else last
        later = self.gestures[self.gestures.index(gesture) + 1 :]
        self._restore(gesture)
        self._write(f"! undo {self.seat_names[gesture.seat] if gesture.seat >= 0 else '='}")
        self.undone.append(gesture)
        for other in later:
            kept = list(self.undone)
            question = question_of(self.match, other.seat)
            assert question is not None
            lines = len(self.lines)
            self._apply(question, other.actions)
            del self.lines[lines:]
            self.undone.extend(kept)

    def _restore(self, gesture: Gesture) -> None:
        at = self.gestures.index(gesture)
        del self.gestures[at:]
        del self.story[gesture.told :]
        self._back_to(gesture.before.copy())

    def redo(self) -> list[Told]:
        """Give the gesture that was taken back last once more."""
        if not self.undone:
            raise BadInput("redo", "undo-nothing")
        gesture = self.undone[-1]
        rest = self.undone[:-1]
        if not gesture.actions:
            told = self.resign(gesture.seat)
        else:
            told = self._apply(self._asked(gesture.seat), gesture.actions)
        self.undone.extend(rest)
        return told

    # -- looking

    def view(self, seat: int) -> Flat:
        """Return what the seat may know, and nothing more; a negative seat watches."""
        return self.match.game.view(self.match, seat)

    def view_when(self, told: Told, seat: int) -> Flat | None:
        """Return what the seat could see when an event of the last answer was told; nothing of older ones."""
        for fresh, again in zip(self.fresh, self._once_more(), strict=False):
            if fresh is told and again.glimpse:
                return self.match.game.view(self.match.at(again.glimpse), seat)
        return None

    def _once_more(self) -> list[Told]:
        """Return what the last answer told, with glimpses: it is given again to a copy the first time somebody asks."""
        latest = self.latest
        if latest is not None and not self.glimpsed:
            twin = latest.before.copy()
            twin.listening = twin.glimpsing = True
            apply_gesture(twin, latest.seat, latest.actions)
            self.glimpsed = twin.told
        return self.glimpsed

    def heard(self, seat: int, since: int = 0) -> list[Told]:
        """Return the story as this seat knows it, from an entry on."""
        return [told for told in self.story[since:] if told.known_to(seat)]

    def why(self, seat: int | None = None) -> list[Told]:
        """Return the last automaton turn, what it did and each choice with its sieve; then its choices since.

        With a seat, only what that seat may know.
        """
        story = self.story if seat is None else self.heard(seat)
        begin = len(story) - 1
        while begin >= 0 and story[begin].message != "automaton-turn":
            begin -= 1
        found: list[Told] = []
        within = True
        for told in story[max(begin, 0) :]:
            if told.message != "wall" and (isinstance(told, Trace) or (within and begin >= 0)):
                found.append(told)
            if told.message == "automaton-turn-over":
                within = False
        return found

    def foresee(self, answer: str | int, seat: int | None = None) -> list[Told]:
        """Return the events that would follow, up to the first chance, reveal or other seat's choice."""
        question = self._asked(seat)
        if question.seat == CHANCE:
            return []
        twin = blind(self.match, question.seat, self.private)
        twin.outside_chance = True
        twin.listening = True
        apply_gesture(twin, question.seat, self._read(question, answer))
        seen: list[Told] = []
        for told in twin.told:
            if told.message == "wall":
                break
            if told.known_to(int(question.seat)):
                seen.append(told)
        return seen + self.match.game.foretell(twin, question)

    def what_if(self, edits: list[str], seat: int) -> WhatIf:
        """Play the automaton's turn as if it began now, on what the seat knows, as it is and as edited.

        What is hidden is drawn anew, the same for both and for as long as nobody chooses anything.
        """
        seed = self.seed ^ len(self.lines) << 32
        found = what_if(turn_now(self.match, seat, seeded(seed)), edits, seed)
        plain = [told for told in found.plain if told.known_to(seat)]
        return WhatIf(self.match.content, edits, plain, [told for told in found.changed if told.known_to(seat)])

    def blind(self, seat: int, rng: Generator | None = None) -> Match:
        """Return a copy in which all that the seat cannot know, and the generator, is drawn anew."""
        return blind(self.match, seat, self.private if rng is None else rng)

    def copy(self) -> Match:
        """Return the match alone, at the same decision."""
        return self.match.copy()

    def position(self, seat: int | None = None) -> str:
        """Write the table down; for a seat, only what it knows."""
        return write_position(self.match, None if seat is None else self.seat_names[seat])

    def record(self) -> str:
        """Write the whole game down, from which `replay` plays it again."""
        return "\n".join([*(self.past or [self._header()]), *self.lines]) + "\n"

    def _header(self) -> str:
        game, content = self.match.game, self.match.content
        parts = ["clockwood 1", f"{game.name} rules {game.rules_version}"]
        parts += [f"pack {pack.text()}" for pack in content.packs]
        parts += [
            f"option {spec.key}={content.options[spec.key]}"
            for spec in game.options
            if content.options[spec.key] != spec.default
        ]
        parts += [f"seat {seat}={who}" for seat, who in self.players.items()]
        if self.match.outside_chance:
            parts.append("chance told")
        parts.append(f"seed {self.seed}")
        header = " · ".join(parts)
        if self.start:
            header += "\n" + "\n".join("| " + line for line in self.start.rstrip("\n").split("\n"))
        return header


def digest(match: Match) -> str:
    """Return six letters that differ where two matches differ."""
    raw, first, second, stack, lanes, outcome = match.key()
    rest = repr((first, second, stack, lanes, None if outcome is None else outcome.key()))
    return hashlib.sha256(raw + rest.encode()).hexdigest()[:6]


def open_table(game: Game, content: Content, seed: int, outside_chance: bool = False) -> Table:
    """Return a table at the first question of a new match."""
    return Table(new_match(game, content, seeded(seed), outside_chance, listening=True), seed)
