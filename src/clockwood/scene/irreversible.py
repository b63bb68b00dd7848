"""Answers that cannot be undone: they reveal something, or the next seat goes on after them."""

from typing import Final

from clockwood.kernel.events import REVEAL, Event
from clockwood.kernel.gesture import apply_gesture, in_order, question_of, read_gesture
from clockwood.kernel.match import Match
from clockwood.kernel.question import CHANCE, Question
from clockwood.kernel.table import Table
from clockwood.kernel.trace import TURN

UNDOABLE: Final = ""
REVEALS: Final = "reveals"
PASSES: Final = "passes"


def undo_limits(table: Table, seat: int, answer: str = "") -> dict[str, str]:
    """Return for one answer, or for each single option, whether it can be undone: UNDOABLE, REVEALS or PASSES.

    The table must hold nothing the seat does not know.
    """
    match = table.match
    question = None if table.over else question_of(match, seat)
    if question is None:
        return {}
    if answer:
        return {answer: undo_limit(match, question, read_gesture(match, answer))}
    vocabulary = match.game.vocabulary
    return {
        vocabulary.notation(match.content, action): undo_limit(match, question, [int(action)])
        for action in question.options
    }


def undo_limit(match: Match, question: Question, actions: list[int]) -> str:
    """Try the actions on a copy that stops where chance decides.

    What an automaton reveals in the turn that follows is its own: the answer only passes.
    """
    seat, copy = int(question.seat), match.copy()
    copy.listening = True
    copy.told = []
    copy.outside_chance = True
    apply_gesture(copy, seat, in_order(copy, question, actions))
    told = [each.message for each in copy.told if isinstance(each, Event)]
    if REVEAL in (told[: told.index(TURN)] if TURN in told else told):
        return REVEALS
    if TURN not in told and copy.question is not None and copy.question.seat == CHANCE:
        return REVEALS
    game = match.game
    stays = question_of(copy, seat) is not None and game.turn_of(copy) == game.turn_of(match)
    return UNDOABLE if stays else PASSES
