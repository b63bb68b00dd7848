"""Gestures: people act in larger pieces than rules ask. A gesture is applied whole or not at all."""

from mypy_extensions import i64

from clockwood.kernel.errors import BadInput, UnknownName
from clockwood.kernel.game import Reason
from clockwood.kernel.match import Match
from clockwood.kernel.question import SOME, Question
from clockwood.kernel.step import NOT_ASKED

MOST_REPEATS = 100


class IllegalAnswer(BadInput):
    """The answer is not among the options; `cause` says why, with its rule."""

    def __init__(self, notation: str, cause: Reason) -> None:
        super().__init__(notation, f"{cause.message} [{cause.cite}]" if cause.cite else cause.message)
        self.cause = cause


def read_gesture(match: Match, text: str) -> list[int]:
    """Return the single answers a gesture stands for.

    `move m1 o1 x3` repeats, `burn WW07 WW12` takes a set, `march auria ferrum; take 3 0` goes on.
    """
    actions: list[int] = []
    for part in text.split(";"):
        words = part.split()
        times = 1
        if len(words) > 1 and words[-1][0] in "x×" and words[-1][1:].isascii() and words[-1][1:].isdigit():
            times = int(words[-1][1:])
            words = words[:-1]
            if not 1 <= times <= MOST_REPEATS:
                raise UnknownName(text, f"an answer is repeated 1 to {MOST_REPEATS} times")
        actions += read_set(match, words) * times
    return actions


def read_set(match: Match, words: list[str]) -> list[int]:
    """Read one verb with one answer's arguments, or with those of several answers in a row."""
    vocabulary = match.game.vocabulary
    if len(words) > 2 and words[0].lower() in {v.name for v in vocabulary.verbs if len(v.kinds) == 1}:
        if not any(v.name == words[0].lower() and len(v.kinds) == len(words) - 1 for v in vocabulary.verbs):
            return [vocabulary.parse(match.content, f"{words[0]} {word}") for word in words[1:]]
    return [vocabulary.parse(match.content, " ".join(words))]


def write_gesture(match: Match, actions: list[int]) -> str:
    """Return the shortest text that `read_gesture` reads back to these actions."""
    notation = [match.game.vocabulary.notation(match.content, action) for action in actions]
    parts: list[str] = []
    k = 0
    while k < len(notation):
        run = 1
        while k + run < len(notation) and notation[k + run] == notation[k]:
            run += 1
        verb = match.game.vocabulary.verb_of(actions[k])
        if run > 1:
            parts.append(f"{notation[k]} x{run}")
            k += run
            continue
        words = [notation[k]]
        k += 1
        while len(verb.kinds) == 1 and k < len(notation) and verb.has(actions[k]) and actions[k] > actions[k - 1]:
            words.append(notation[k].split()[1])
            k += 1
        parts.append(" ".join(words))
    return "; ".join(parts)


def why_not(match: Match, question: Question, action: i64) -> Reason | None:
    """Return why the action is no answer to the question, or None where it is one."""
    if question.offers(action):
        return None
    code = question.step.why_not(match, action)
    if code == 0 or code == NOT_ASKED:  # noqa: PLR1714 - compiled, a tuple of words costs more than two comparisons
        return Reason("not-asked", "")
    return match.game.reason(code)


def in_order(question: Question, actions: list[int]) -> list[int]:
    """Return the answers as they are asked: a set goes in ascending order, whatever order it was named in."""
    if question.shape == SOME and len(set(actions)) == len(actions) and all(question.offers(a) for a in actions):
        return sorted(actions)
    return actions


def apply_gesture(match: Match, seat: i64, actions: list[int]) -> None:
    """Give the answers one after the other; the caller keeps a copy and goes back to it where one is refused."""
    for action in actions:
        question = question_of(match, seat)
        if question is None:
            raise IllegalAnswer(match.game.vocabulary.notation(match.content, action), Reason("not-your-turn", ""))
        reason = why_not(match, question, action)
        if reason is not None:
            raise IllegalAnswer(match.game.vocabulary.notation(match.content, action), reason)
        if match.lanes:
            match.answer_in_lane(seat, action)
        else:
            match.answer(action)


def question_of(match: Match, seat: i64) -> Question | None:
    """Return the question this seat is asked now, if any."""
    for question in match.questions():
        if question.seat == seat:
            return question
    return None
