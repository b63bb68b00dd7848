"""A table: a match that people play, with its story, its record and undo."""

from bisect import bisect_right
from collections.abc import Callable
from typing import Final, final

from clockwood.kernel.content import Content
from clockwood.kernel.errors import BadInput
from clockwood.kernel.events import REVEAL, Told
from clockwood.kernel.game import Game, blind, new_match
from clockwood.kernel.gesture import (
    Gesture,
    apply_gesture,
    question_of,
)
from clockwood.kernel.match import Match
from clockwood.kernel.played_match import PlayedMatch
from clockwood.kernel.position.writer import write_position
from clockwood.kernel.question import CHANCE
from clockwood.kernel.record_header import write_header
from clockwood.kernel.rng import Generator, seeded
from clockwood.kernel.trace import NO_SEAT, last_turn
from clockwood.kernel.view import Flat
from clockwood.kernel.what_if import WhatIf, turn_now, what_if

DRAWN_BY: Final[list[Callable[["Table"], str]]] = []
"""Functions that draw a table as text; the last one is used."""


@final
class Table(PlayedMatch):
    """The table `clockwood.new` opens: answers, choose, play, why_not, undo, view, foresee, blind, record, position."""

    def __init__(self, match: Match, seed: int, start: str = "") -> None:
        self._kept: tuple[Gesture, list[Match]] | None = None
        self._supposed: tuple[int, int] = (-1, 0)
        super().__init__(match, seed, start)

    def __repr__(self) -> str:
        """Say which game it is, how far it has come and who is asked."""
        match = self.match
        asked = [self._seat_text(int(each.seat)) if each.seat != CHANCE else "chance" for each in match.questions()]
        state = "over" if self.over else f"asks {', '.join(asked)}"
        given = len(self.gestures)
        return f"<table of {match.game.name}, {given} answer{'' if given == 1 else 's'}, {state}>"

    def __str__(self) -> str:
        """Draw the table as the seat that is asked sees it, where somebody said how to draw."""
        return DRAWN_BY[-1](self) if DRAWN_BY else repr(self)

    # -- taking back

    def may_undo(self, seat: str | int, across_reveals: bool = False) -> str:
        """Return the message id of the reason this seat cannot undo, or an empty text if it can.

        `across_reveals` says that the players agreed to take back what was revealed or answered since.
        """
        number = self.seat_number(seat)
        if not any(gesture.seat == number for gesture in self.gestures):
            return "undo-nothing"
        if across_reveals:
            return ""
        own = self._own_last(number)
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
            if not self._in_open_lanes(gesture):
                return None
            if gesture.seat == seat:
                return gesture
        return None

    def undo(self, seat: str | int, across_reveals: bool = False) -> None:
        """Take back the seat's last gesture; with `across_reveals`, and where needed, all later ones too."""
        number = self.seat_number(seat)
        refusal = self.may_undo(number, across_reveals)
        if refusal:
            raise BadInput("undo", refusal)
        own = self._own_last(number)
        if own is not None and not own.revealed:
            self._take_back(own)
            return
        while self._take_back(self.gestures[-1]) != number:
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
            self.undone[:] = kept
        return int(gesture.seat)

    def _restore(self, gesture: Gesture) -> None:
        at = self.gestures.index(gesture)
        del self.gestures[at:]
        del self.story[gesture.told :]
        self._return_to(gesture.before.copy())

    def may_restart(self, seat: str | int, across_reveals: bool = False) -> bool:
        """Return whether this seat has answers of this turn to take back."""
        if self.may_undo(seat, across_reveals):
            return False
        game = self.match.game
        return bool(game.turn_of(self.gestures[-1].before) == game.turn_of(self.match))

    def restart_turn(self, seat: str | int, across_reveals: bool = False) -> None:
        """Take back the seat's gestures of this turn, as far as it may."""
        game = self.match.game
        turn = game.turn_of(self.match)
        self._undo_while(seat, across_reveals, lambda: game.turn_of(self.gestures[-1].before) == turn)

    def back_to(self, seat: str | int, told: int, across_reveals: bool = False) -> None:
        """Take back gestures, as far as the seat may, until its story has at most `told` entries."""
        self._undo_while(seat, across_reveals, lambda: len(self.heard(seat)) > told)

    def _undo_while(self, seat: str | int, across_reveals: bool, wanted: Callable[[], bool]) -> None:
        refusal = self.may_undo(seat, across_reveals)
        if not refusal and not wanted():
            refusal = "undo-nothing"
        if refusal:
            raise BadInput("undo", refusal)
        while not self.may_undo(seat, across_reveals) and wanted():
            self.undo(seat, across_reveals)

    def may_redo(self, seat: str | int, across_reveals: bool = False) -> bool:
        """Return whether this seat may give again the gesture that was taken back last."""
        return self._undone_last(self.seat_number(seat), across_reveals) is not None

    def _undone_last(self, seat: int, across_reveals: bool) -> Gesture | None:
        """Return the gesture this seat may give again: the last one, or its own last in the open lanes.

        In lanes it does not depend on what another seat answers, or takes back, in secret.
        """
        if self.over or not self.undone:
            return None
        if across_reveals or not self.match.lanes:
            last = self.undone[-1]
            return last if across_reveals or last.seat == seat else None
        own = [each for each in self.undone if each.seat == seat and self._in_open_lanes(each)]
        return own[-1] if own else None

    def redo(self, seat: str | int | None = None, across_reveals: bool = False) -> list[Told]:
        """Give again the gesture that was taken back last, and return the events it caused.

        For a seat it must be allowed, and with `across_reveals` the other seats' gestures taken back with it follow.
        """
        if seat is None:
            gesture = self.undone[-1] if self.undone else None
        else:
            gesture = self._undone_last(self.seat_number(seat), across_reveals)
        if gesture is None:
            raise BadInput("redo", "redo-nothing")
        told = self._redo(gesture)
        if seat is not None and across_reveals:
            number = self.seat_number(seat)
            while self.undone and self.undone[-1].seat != number:
                told = told + self._redo(self.undone[-1])
        return told

    def _redo(self, gesture: Gesture) -> list[Told]:
        rest = [each for each in self.undone if each is not gesture]
        if not gesture.actions:
            told = self.end_by_resigning(gesture.seat)
        else:
            told = self._apply(self._asked(gesture.seat), gesture.actions)
        self.undone[:] = rest
        return told

    # -- looking

    def view(self, seat: str | int) -> Flat:
        """Return what the seat may know, and nothing more. A negative seat is a spectator."""
        return self.match.game.view(self.match, self.seat_number(seat))

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

    def entries_heard(self, seat: str | int) -> list[int]:
        """Return which entries of the story this seat knows: the number of a line in its own story is an index here."""
        number = self.seat_number(seat)
        return [entry for entry, told in enumerate(self.story) if told.known_to(number)]

    def heard(self, seat: str | int, since: int = 0) -> list[Told]:
        """Return the events this seat knows, from entry `since` of the story on."""
        number = self.seat_number(seat)
        return [told for told in self.story[since:] if told.known_to(number)]

    def why(self, seat: str | int | None = None, of: str = "") -> list[Told]:
        """Return events and traced choices of an automaton's last turn, that `of` a seat, as far as a seat knows."""
        story = self.story if seat is None else self.heard(seat)
        return last_turn(story, self.seat_number(of) if of else NO_SEAT)

    def foresee(self, answer: str | int, seat: str | int | None = None) -> list[Told]:
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

    def what_if(self, edits: list[str], seat: str | int, acting: str = "") -> WhatIf:
        """Play an automaton's turn as if it began now, on what the seat knows: as it is, and with the edits.

        `acting` names the automaton's seat; without it, the first automaton plays. Hidden information is drawn at
        random, the same for both, and stays the same until the next answer.
        """
        number, seed = self.seat_number(seat), self._supposed_seed()
        found = what_if(turn_now(self.match, number, seeded(seed), acting), edits, seed)
        plain = [told for told in found.plain if told.known_to(number)]
        return WhatIf(self.match.content, edits, plain, [told for told in found.changed if told.known_to(number)])

    def _supposed_seed(self) -> int:
        """Return the seed of what-ifs until the next answer: private chance, which tells nothing of the match."""
        if self._supposed[0] != len(self.lines):
            self._supposed = (len(self.lines), int(self.private.word()) << 32 | int(self.private.word()))
        return self._supposed[1]

    def blind(self, seat: str | int, rng: Generator | None = None) -> Match:
        """Return a copy in which the generator and everything the seat cannot know are drawn again."""
        return blind(self.match, self.seat_number(seat), self.private if rng is None else rng)

    def copy(self) -> Match:
        """Return a copy of the match, at the same decision."""
        return self.match.copy()

    def position(self, seat: str | int | None = None) -> str:
        """Return the position as text; for a seat, only what it knows."""
        if seat is None:
            return write_position(self.match, None)
        number = self.seat_number(seat)
        if number < 0:
            raise BadInput(str(seat), f"no position is written for spectators; there are {', '.join(self.seat_names)}")
        return write_position(self.match, self.seat_names[number])

    def record(self) -> str:
        """Return the record of the whole game, which `replay` can play again."""
        past = self.past or [write_header(self.match, {**self.players, **self.owners}, self.seed, self.start)]
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


def open_table(game: Game, content: Content, seed: int, outside_chance: bool = False) -> Table:
    """Return a table at the first question of a new match."""
    return Table(new_match(game, content, seeded(seed), outside_chance, listening=True), seed)
