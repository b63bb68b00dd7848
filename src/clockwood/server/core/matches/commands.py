"""The commands of a seat: answer, undo, redo, restart, back, resign. Each is applied whole or not at all."""

import contextlib
from collections.abc import Iterator
from typing import Final

from clockwood.kernel.errors import BadInput
from clockwood.kernel.gesture import IllegalAnswer, apply_gesture, in_order, question_of, read_gesture, why_not
from clockwood.kernel.table import Table
from clockwood.server.core.connections.messages import (
    AnswerBack,
    AskBack,
    Back,
    Choose,
    Command,
    GoOn,
    HandOver,
    Pause,
    Redo,
    Resign,
    Restart,
    TakeSeat,
    Undo,
)
from clockwood.server.core.matches.question_ids import QuestionIds
from clockwood.server.core.matches.restore import CannotContinue
from clockwood.server.core.refusals import Refused, TooLate

TakingBack = Undo | Redo | Restart | Back
TableCommand = Choose | TakingBack | Resign
"""The commands that a seat carries out without asking anybody."""
StandstillCommand = Pause | GoOn | HandOver | TakeSeat
"""The commands that change who plays and when, and not the game."""

MOST_TAKEN_BACK: Final = 500
"""So many answers of a seat may be taken back between people: to answer and take back must not fill the record."""


def refuse_what_is_closed(table: Table, seat: int, command: Command, *, crosses: bool, stopped: bool) -> None:
    """Refuse a command, of whatever kind, that is not open to the seat as the match is now."""
    if stopped:
        if not isinstance(command, Resign):
            raise CannotContinue
    elif isinstance(command, Resign) and not table.over and table.watches(seat):
        raise Refused("automata play, and this seat only watches", "seat", code="watches", message="why-watches")
    refuse_after_the_end(table, command, crosses)
    refuse_in_a_pause(table, command)


def refuse_after_the_end(table: Table, command: Command, crosses: bool) -> None:
    """Refuse every command to a match that is over, but let who plays alone take back the end.

    Between people everything is open then: nobody goes back, or on, not even if all agree.
    """
    if not table.over or (crosses and isinstance(command, TakingBack)):
        return
    if isinstance(command, Choose):
        raise TooLate("the match is over", "ask")
    if isinstance(command, TakingBack | AskBack | AnswerBack):
        raise Refused("undo-over", "undo", code="cannot-take-back", message="why-undo-over")
    raise Refused("the match is over", "match", code="over")


def refuse_in_a_pause(table: Table, command: Command) -> None:
    """Refuse what changes the game while the match is paused; it can be resigned."""
    if table.paused and not isinstance(command, StandstillCommand | Resign):
        raise Refused("the match is paused", "match", code="paused", message="why-paused")


def apply(table: Table, question_ids: QuestionIds, seat: int, command: TableCommand, crosses: bool) -> None:
    """Carry out a command. `crosses` says whether undo may go past reveals in this match."""
    if isinstance(command, Choose):
        choose(table, question_ids, seat, command)
    elif isinstance(command, Resign):
        table.end_by_resigning(seat)
    else:
        with undo_refused():
            take_back(table, seat, command, crosses)


# -- answering


def choose(table: Table, question_ids: QuestionIds, seat: int, command: Choose) -> None:
    current = question_ids.id(seat)
    if not current or current != command.ask:
        raise TooLate("the question was answered meanwhile", "ask")
    refuse_answers_after_a_reveal(table, seat, command.answer)
    try:
        table.choose(command.answer, seat)
    except IllegalAnswer as error:
        raise not_allowed(table, seat, command.answer, error) from None


def refuse_answers_after_a_reveal(table: Table, seat: int, answer: str) -> None:
    """Refuse a gesture that continues after something is revealed.

    Its later answers would be accepted or refused depending on what was revealed, and so tell it. This is tried on a
    copy that holds nothing the seat does not know.
    """
    actions = read_gesture(table.match, answer)
    if len(actions) < 2:
        return
    question = question_of(table.match, seat)
    assert question is not None
    copy = table.blind(seat)
    copy.outside_chance = True
    actions = in_order(copy, question, actions)
    for action in actions[:-1]:
        reveals = copy.reveals
        apply_gesture(copy, seat, [action])
        if copy.reveals != reveals or copy.over or question_of(copy, seat) is None:
            raise Refused("give these answers one by one", "answer", code="one-by-one")


def not_allowed(table: Table, seat: int, answer: str, error: IllegalAnswer) -> Refused:
    """Return the refusal of an illegal answer, with a reason judged only by what the seat knows."""
    copy = table.blind(seat)
    question = question_of(copy, seat)
    cause = error.cause
    actions = read_gesture(table.match, answer)
    if question is not None and len(actions) == 1:
        cause = why_not(copy, question, actions[0]) or cause
    return Refused(cause.message, answer, code="not-allowed", message=f"why-{cause.message}", cite=cause.cite)


# -- taking back


def take_back(table: Table, seat: int, command: TakingBack, crosses: bool) -> None:
    if not isinstance(command, Redo) and not crosses and took_back_often(table, seat):
        raise BadInput("undo", "undo-often")
    if isinstance(command, Undo):
        table.undo(seat, across_reveals=command.across and crosses)
    elif isinstance(command, Redo):
        table.redo(seat, across_reveals=crosses)
    elif isinstance(command, Restart):
        table.restart_turn(seat, across_reveals=command.across and crosses)
    else:
        table.back_to(seat, command.told, across_reveals=command.across and crosses)


@contextlib.contextmanager
def undo_refused() -> Iterator[None]:
    """Turn the table's refusal to undo or redo into the server's, with the message that explains it."""
    try:
        yield
    except BadInput as error:
        message = f"why-{error.reason}" if error.reason.startswith(("undo-", "redo-")) else ""
        raise Refused(error.reason, error.place, code="cannot-take-back", message=message) from None


def is_final(table: Table, crosses: bool) -> bool:
    """Return whether the match is over for good: between people everything is open at the end, so nobody goes back."""
    return table.over and not crosses


def undo_refusal(table: Table, seat: int, crosses: bool, across: bool = False) -> str:
    """Return the message id of the reason this seat cannot undo, or an empty text if it can."""
    if is_final(table, crosses):
        return "why-undo-over"
    reason = "undo-nothing" if seat < 0 else table.may_undo(seat, across_reveals=across)
    if not reason and not crosses and took_back_often(table, seat):
        reason = "undo-often"
    return f"why-{reason}" if reason else ""


def took_back_often(table: Table, seat: int) -> bool:
    """Return whether so many answers of the seat were taken back that no more are without the others' consent."""
    if len(table.past) + len(table.lines) < MOST_TAKEN_BACK:
        return False
    line = f"! undo {table.seat_names[seat]}"
    return table.past.count(line) + table.lines.count(line) >= MOST_TAKEN_BACK


def may_restart(table: Table, seat: int, crosses: bool) -> bool:
    return not undo_refusal(table, seat, crosses, across=crosses) and table.may_restart(seat, crosses)


def may_redo(table: Table, seat: int, across: bool) -> bool:
    return seat >= 0 and table.may_redo(seat, across_reveals=across)
