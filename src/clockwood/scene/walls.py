"""Which answers cannot be taken back: something is revealed behind them, or the hand passes on."""

from typing import Final

from clockwood.kernel.gesture import apply_gesture, in_order, question_of, read_gesture
from clockwood.kernel.match import Match
from clockwood.kernel.question import CHANCE, Question
from clockwood.kernel.table import Table

OPEN: Final = ""
WALL: Final = "wall"
PASSES: Final = "passes"


def behind(table: Table, seat: int, answer: str = "") -> dict[str, str]:
    """Return what stands behind an answer, or behind each single one: a wall, the end of one's hand, or nothing.

    The table holds nothing the seat does not know: what it cannot foresee is as good as any other.
    """
    match = table.match
    question = None if table.over else question_of(match, seat)
    if question is None:
        return {}
    if answer:
        return {answer: tried(match, question, read_gesture(match, answer))}
    vocabulary = match.game.vocabulary
    return {
        vocabulary.notation(match.content, action): tried(match, question, [int(action)]) for action in question.options
    }


def tried(match: Match, question: Question, actions: list[int]) -> str:
    """Give the answers to a copy in which chance is asked of nobody yet."""
    seat, twin = int(question.seat), match.copy()
    twin.listening = False
    twin.outside_chance = True
    apply_gesture(twin, seat, in_order(twin, question, actions))
    if twin.walls != match.walls or (twin.question is not None and twin.question.seat == CHANCE):
        return WALL
    game = match.game
    stays = question_of(twin, seat) is not None and game.turn_of(twin) == game.turn_of(match)
    return OPEN if stays else PASSES
