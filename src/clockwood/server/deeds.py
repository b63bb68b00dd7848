"""What a seat may do at a table, each deed whole or not at all."""

import contextlib
from collections.abc import Iterator

from clockwood.kernel.errors import BadInput
from clockwood.kernel.gesture import IllegalAnswer, apply_gesture, in_order, question_of, read_gesture, why_not
from clockwood.kernel.table import Table
from clockwood.server.asking import Asking
from clockwood.server.messages import Back, Choose, Deed, Redo, Resign, Restart, Undo
from clockwood.server.refusals import Late, Refused

CANNOT = "cannot-take-back"


def do(table: Table, asking: Asking, seat: int, deed: Deed, crosses: bool) -> None:
    """Do what a seat's player asked for. `crosses` says whether the table lets walls be crossed."""
    if isinstance(deed, Choose):
        choose(table, asking, seat, deed)
    elif isinstance(deed, Resign):
        table.resign(seat)
    else:
        with refuse_to_take_back():
            take_back(table, seat, deed, crosses)


def take_back(table: Table, seat: int, deed: Undo | Redo | Restart | Back, crosses: bool) -> None:
    if isinstance(deed, Undo):
        table.undo(seat, across_walls=deed.across and crosses)
    elif isinstance(deed, Redo):
        table.redo(seat, across_walls=crosses)
    elif isinstance(deed, Restart):
        table.restart_turn(seat, across_walls=deed.across and crosses)
    else:
        table.back_to(seat, deed.told, across_walls=deed.across and crosses)


# -- answering


def choose(table: Table, asking: Asking, seat: int, deed: Choose) -> None:
    open_now = asking.id(seat)
    if not open_now or open_now != deed.ask:
        raise Late("the question was settled meanwhile", "ask")
    check_whole(table, seat, deed.answer)
    try:
        table.choose(deed.answer, seat)
    except IllegalAnswer as error:
        raise not_allowed(table, seat, deed.answer, error) from None


def check_whole(table: Table, seat: int, answer: str) -> None:
    """Refuse a gesture that goes on after something is revealed: refused late, it would tell what came.

    This is tried on a copy that holds nothing the seat does not know.
    """
    actions = read_gesture(table.match, answer)
    if len(actions) < 2:
        return
    question = question_of(table.match, seat)
    assert question is not None
    twin = table.blind(seat)
    twin.outside_chance = True
    actions = in_order(twin, question, actions)
    for action in actions[:-1]:
        walls = twin.walls
        apply_gesture(twin, seat, [action])
        if twin.walls != walls or twin.over or question_of(twin, seat) is None:
            raise Refused("give these answers one by one", "answer", code="one-by-one")


def not_allowed(table: Table, seat: int, answer: str, error: IllegalAnswer) -> Refused:
    """Say why, judged by what the seat knows."""
    twin = table.blind(seat)
    question = question_of(twin, seat)
    cause = error.cause
    actions = read_gesture(table.match, answer)
    if question is not None and len(actions) == 1:
        cause = why_not(twin, question, actions[0]) or cause
    return Refused(cause.message, answer, code="not-allowed", message=f"why-{cause.message}", cite=cause.cite)


# -- taking back


def undo_refusal(table: Table, seat: int, across: bool = False) -> str:
    """Return the message id of the reason this seat cannot undo, or an empty text if it can."""
    reason = "undo-nothing" if seat < 0 else table.may_undo(seat, across_walls=across)
    return f"why-{reason}" if reason else ""


def may_redo(table: Table, seat: int, across: bool) -> bool:
    return seat >= 0 and table.may_redo(seat, across_walls=across)


@contextlib.contextmanager
def refuse_to_take_back() -> Iterator[None]:
    """Turn the table's refusal into the server's, with the message that explains it."""
    try:
        yield
    except BadInput as error:
        message = f"why-{error.reason}" if error.reason.startswith(("undo-", "redo-")) else ""
        raise Refused(error.reason, error.place, code=CANNOT, message=message) from None
