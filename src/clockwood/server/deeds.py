"""What a seat may do at a table, each deed whole or not at all."""

from collections.abc import Callable

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
    elif isinstance(deed, Undo):
        undo(table, seat, deed.across and crosses)
    elif isinstance(deed, Redo):
        redo(table, seat, crosses)
    elif isinstance(deed, Restart):
        restart(table, seat, deed.across and crosses)
    elif isinstance(deed, Back):
        back(table, seat, deed.told, deed.across and crosses)
    elif isinstance(deed, Resign):
        table.resign(seat)


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


def refusal(table: Table, seat: int, across: bool = False) -> str:
    """Return why this seat cannot take its last answer back, as a message id; empty where it can."""
    if seat < 0 or not any(gesture.seat == seat for gesture in table.gestures):
        return "why-undo-nothing"
    if across:
        return ""
    if table.match.lanes and not acted_in_lanes(table, seat):
        return "why-undo-other-seat"  # whatever others did in their lanes meanwhile
    reason = table.may_undo(seat)
    return f"why-{reason}" if reason else ""


def acted_in_lanes(table: Table, seat: int) -> bool:
    for gesture in reversed(table.gestures):
        if not gesture.before.lanes or gesture.before.joins != table.match.joins:
            return False
        if gesture.seat == seat:
            return True
    return False


def must_take_back(table: Table, seat: int, across: bool) -> None:
    reason = refusal(table, seat, across)
    if reason:
        raise Refused(reason.removeprefix("why-"), "undo", code=CANNOT, message=reason)


def undo(table: Table, seat: int, across: bool) -> None:
    """Take back the seat's last answer; across a wall, all that came after it too."""
    must_take_back(table, seat, across)
    if not refusal(table, seat):
        table.undo(seat)
        return
    mine = False
    while not mine:
        mine = table.gestures[-1].seat == seat
        table.undo(table.gestures[-1].seat, across_walls=True)


def restart(table: Table, seat: int, across: bool) -> None:
    """Take back this turn's answers, as far as may be."""
    turn = table.match.game.turn_of(table.match)
    take_back_while(table, seat, across, lambda: table.match.game.turn_of(table.gestures[-1].before) == turn)


def back(table: Table, seat: int, told: int, across: bool) -> None:
    """Take back until so many lines of the seat's story are left."""
    take_back_while(table, seat, across, lambda: len(table.heard(seat)) > told)


def take_back_while(table: Table, seat: int, across: bool, wanted: Callable[[], bool]) -> None:
    must_take_back(table, seat, across)
    count = 0
    while not refusal(table, seat, across) and wanted():
        undo(table, seat, across)
        count += 1
    if not count:
        raise Refused("undo-nothing", "undo", code=CANNOT, message="why-undo-nothing")


def may_redo(table: Table, seat: int, crosses: bool) -> bool:
    if seat < 0 or not table.undone or table.over:
        return False
    theirs = table.undone[-1].seat
    return crosses or theirs == seat


def redo(table: Table, seat: int, crosses: bool) -> None:
    """Give again what was taken back; with it, where others' answers were taken back too, theirs."""
    if not may_redo(table, seat, crosses):
        raise Refused("redo-nothing", "redo", code=CANNOT, message="why-redo-nothing")
    try:
        table.redo()
        while table.undone and table.undone[-1].seat != seat and crosses:
            table.redo()
    except BadInput as error:
        raise Refused(error.reason, "redo", code=CANNOT) from None
