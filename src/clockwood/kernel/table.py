"""A table: a match that people play, with its story, its record and undo."""

import hashlib
from bisect import bisect_right
from collections.abc import Callable
from typing import Final, final

from clockwood.kernel.content import Content
from clockwood.kernel.errors import BadInput, RuleBroke, UnknownName
from clockwood.kernel.events import REVEAL, Told
from clockwood.kernel.game import Game, blind, new_match
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
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.position.writer import write_position
from clockwood.kernel.question import CHANCE, Question
from clockwood.kernel.reasons import Reason
from clockwood.kernel.record_header import write_header
from clockwood.kernel.rng import Generator, private_chance, seeded
from clockwood.kernel.trace import NO_SEAT, last_turn
from clockwood.kernel.view import Flat
from clockwood.kernel.what_if import WhatIf, turn_now, what_if

CELL_BYTES: Final = 8


@final
class Table:
    """The object `clockwood.new` returns: choose, why_not, undo, view, foresee, blind, record, position.

    `seed` and the record are secret while the match runs. `past` holds the record of the part that was played under
    older rules, where the table continues such a match.
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
        self.gestures: Final[list[Gesture]] = []
        self.undone: Final[list[Gesture]] = []
        self.private: Final = private_chance(seed)
        self._kept: tuple[Gesture, list[Match]] | None = None
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
        """Apply an answer or a gesture, whole or not at all, and return the events it caused."""
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
        self.undone.clear()
        self._write("= " + text if question.seat == CHANCE else f"{self.seat_names[question.seat]}: {text}")
        if match.game.milestone(match) != match.game.milestone(before):
            self._write(f"@ {digest(match)}")
        return self._hear()

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

    def why_not(self, answer: str | int, seat: int | None = None) -> Reason | None:
        """Return why an answer is not allowed, or None if it is allowed."""
        question = self._asked(seat)
        return why_not(self.match, question, self._read(question, answer)[0])

    def resign(self, seat: int) -> list[Told]:
        """End the match because this seat gives up; possible at any moment."""
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
        """Add a remark to the record."""
        self._write("! note " + " ".join(text.split()))

    # -- taking back

    def may_undo(self, seat: int, across_reveals: bool = False) -> str:
        """Return the message id of the reason this seat cannot undo, or an empty text if it can.

        `across_reveals` says that the players agreed to take back what was revealed or answered since.
        """
        if not any(gesture.seat == seat for gesture in self.gestures):
            return "undo-nothing"
        if across_reveals:
            return ""
        own = self._own_last(seat)
        if own is None:
            chance = not self.match.lanes and self.gestures[-1].seat == CHANCE
            return "undo-wall" if chance else "undo-other-seat"
        return "undo-wall" if own.revealed else ""

    def _own_last(self, seat: int) -> Gesture | None:
        """Return the gesture this seat may take back alone: the last one, or its own last in the open lanes.

        In lanes an earlier gesture does not count, even if it is the last: otherwise the refusal would change when
        another seat answers in secret.
        """
        if not self.match.lanes:
            last = self.gestures[-1]
            return last if last.seat == seat else None
        for gesture in reversed(self.gestures):
            if not gesture.before.lanes or gesture.before.joins != self.match.joins:
                return None
            if gesture.seat == seat:
                return gesture
        return None

    def undo(self, seat: int, across_reveals: bool = False) -> None:
        """Take back the seat's last gesture; with `across_reveals`, and where needed, all later ones too."""
        refusal = self.may_undo(seat, across_reveals)
        if refusal:
            raise BadInput("undo", refusal)
        own = self._own_last(seat)
        if own is not None and not own.revealed:
            self._take_back(own)
            return
        while self._take_back(self.gestures[-1]) != seat:
            pass

    def _take_back(self, gesture: Gesture) -> int:
        """Undo one gesture, give later ones (of other lanes) again, and return its seat."""
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
        return int(gesture.seat)

    def _restore(self, gesture: Gesture) -> None:
        at = self.gestures.index(gesture)
        del self.gestures[at:]
        del self.story[gesture.told :]
        self._return_to(gesture.before.copy())

    def may_restart(self, seat: int, across_reveals: bool = False) -> bool:
        """Return whether this seat has answers of this turn to take back."""
        if self.may_undo(seat, across_reveals):
            return False
        game = self.match.game
        return bool(game.turn_of(self.gestures[-1].before) == game.turn_of(self.match))

    def restart_turn(self, seat: int, across_reveals: bool = False) -> None:
        """Take back the seat's gestures of this turn, as far as it may."""
        game = self.match.game
        turn = game.turn_of(self.match)
        self._undo_while(seat, across_reveals, lambda: game.turn_of(self.gestures[-1].before) == turn)

    def back_to(self, seat: int, told: int, across_reveals: bool = False) -> None:
        """Take back gestures, as far as the seat may, until its story has at most `told` entries."""
        self._undo_while(seat, across_reveals, lambda: len(self.heard(seat)) > told)

    def _undo_while(self, seat: int, across_reveals: bool, wanted: Callable[[], bool]) -> None:
        refusal = self.may_undo(seat, across_reveals)
        if not refusal and not wanted():
            refusal = "undo-nothing"
        if refusal:
            raise BadInput("undo", refusal)
        while not self.may_undo(seat, across_reveals) and wanted():
            self.undo(seat, across_reveals)

    def may_redo(self, seat: int, across_reveals: bool = False) -> bool:
        """Return whether this seat may give again the gesture that was taken back last."""
        return bool(self.undone) and not self.over and (across_reveals or self.undone[-1].seat == seat)

    def redo(self, seat: int | None = None, across_reveals: bool = False) -> list[Told]:
        """Give again the gesture that was taken back last, and return the events it caused.

        For a seat it must be allowed, and with `across_reveals` the other seats' gestures taken back with it follow.
        """
        if not self.undone or (seat is not None and not self.may_redo(seat, across_reveals)):
            raise BadInput("redo", "redo-nothing")
        told = self._redo_last()
        while seat is not None and across_reveals and self.undone and self.undone[-1].seat != seat:
            told = told + self._redo_last()
        return told

    def _redo_last(self) -> list[Told]:
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
        """Return what the seat may know, and nothing more. A negative seat is a spectator."""
        return self.match.game.view(self.match, seat)

    def match_at(self, entry: int) -> Match:
        """Return the match as it was when an entry of the story was told; of setup and surrender only the end."""
        later = bisect_right(self.gestures, entry, key=told_before)
        if later == 0 or not self.gestures[later - 1].actions:
            return self.match_after(entry)
        gesture = self.gestures[later - 1]
        kept = self._kept
        if kept is None or kept[0] is not gesture:
            kept = self._kept = (gesture, snapshots_of(gesture))
        return kept[1][entry - gesture.told]

    def match_after(self, entry: int) -> Match:
        """Return the match at the decision that followed the answer in which this entry of the story was told."""
        later = bisect_right(self.gestures, entry, key=told_before)
        return self.gestures[later].before if later < len(self.gestures) else self.match

    def entries_heard(self, seat: int) -> list[int]:
        """Return which entries of the story this seat knows: the number of a line in its own story is an index here."""
        return [entry for entry, told in enumerate(self.story) if told.known_to(seat)]

    def heard(self, seat: int, since: int = 0) -> list[Told]:
        """Return the events this seat knows, from entry `since` of the story on."""
        return [told for told in self.story[since:] if told.known_to(seat)]

    def why(self, seat: int | None = None, of: str = "") -> list[Told]:
        """Return events and traced choices of an automaton's last turn, that `of` a seat, as far as a seat knows."""
        story = self.story if seat is None else self.heard(seat)
        return last_turn(story, self.seat_number(of) if of else NO_SEAT)

    def foresee(self, answer: str | int, seat: int | None = None) -> list[Told]:
        """Return the events that would follow, up to the first chance, reveal or other seat's choice."""
        question = self._asked(seat)
        if question.seat == CHANCE:
            return []
        copy = blind(self.match, question.seat, self.private)
        copy.outside_chance = True
        copy.listening = True
        apply_gesture(copy, question.seat, self._read(question, answer))
        seen: list[Told] = []
        for told in copy.told:
            if told.message == REVEAL:
                break
            if told.known_to(int(question.seat)):
                seen.append(told)
        return seen + self.match.game.foretell(copy, question)

    def what_if(self, edits: list[str], seat: int, acting: str = "") -> WhatIf:
        """Play an automaton's turn as if it began now, on what the seat knows: as it is, and with the edits.

        `acting` names the automaton's seat; without it, the first automaton plays. Hidden information is drawn at
        random, the same for both, and stays the same until the next answer.
        """
        seed = self.seed ^ len(self.lines) << 32
        found = what_if(turn_now(self.match, seat, seeded(seed), acting), edits, seed)
        plain = [told for told in found.plain if told.known_to(seat)]
        return WhatIf(self.match.content, edits, plain, [told for told in found.changed if told.known_to(seat)])

    def blind(self, seat: int, rng: Generator | None = None) -> Match:
        """Return a copy in which the generator and everything the seat cannot know are drawn again."""
        return blind(self.match, seat, self.private if rng is None else rng)

    def copy(self) -> Match:
        """Return a copy of the match, at the same decision."""
        return self.match.copy()

    def position(self, seat: int | None = None) -> str:
        """Return the position as text; for a seat, only what it knows."""
        return write_position(self.match, None if seat is None else self.seat_names[seat])

    def record(self) -> str:
        """Return the record of the whole game, which `replay` can play again."""
        past = self.past or [write_header(self.match, self.players, self.seed, self.start)]
        return "\n".join([*past, *self.lines]) + "\n"


def told_before(gesture: Gesture) -> int:
    return gesture.told


def snapshots_of(gesture: Gesture) -> list[Match]:
    """Return the match at each entry that a gesture told: it is applied again to a copy."""
    copy = gesture.before.copy()
    copy.listening = True
    copy.snapshots = []
    apply_gesture(copy, gesture.seat, gesture.actions)
    return copy.snapshots


def digest(match: Match) -> str:
    """Return six characters that identify the state of a match; cells that came later count once they are used."""
    raw, first, second, stack, lanes, outcome = match.key()
    first_cells = match.game.first_cells * CELL_BYTES
    if first_cells and not any(raw[first_cells:]):
        raw = raw[:first_cells]
    rest = repr((first, second, stack, lanes, None if outcome is None else outcome.key()))
    return hashlib.sha256(raw + rest.encode()).hexdigest()[:6]


def open_table(game: Game, content: Content, seed: int, outside_chance: bool = False) -> Table:
    """Return a table at the first question of a new match."""
    return Table(new_match(game, content, seeded(seed), outside_chance, listening=True), seed)
