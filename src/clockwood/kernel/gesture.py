"""Gestures: people act in larger pieces than rules ask. A gesture is applied whole or not at all."""

from typing import Final

from mypy_extensions import i64

from clockwood.kernel.errors import BadInput, UnknownName
from clockwood.kernel.match import Match
from clockwood.kernel.question import SOME, Question
from clockwood.kernel.reasons import Reason
from clockwood.kernel.step import NOT_ASKED
from clockwood.kernel.vocabulary import Verb, Vocabulary, whole

MOST_REPEATS: Final = 100


class IllegalAnswer(BadInput):
    """The answer is not among the options; `cause` says why, with its rule."""

    def __init__(self, notation: str, cause: Reason) -> None:
        super().__init__(notation, f"{cause.message} [{cause.cite}]" if cause.cite else cause.message)
        self.cause = cause


def read_gesture(match: Match, text: str) -> list[int]:
    """Return the single answers a gesture stands for.

    `move m1 o1 x3` repeats, `burn WW07 WW12` takes a set, `march auria ferrum; take 3 0` goes on.
    """
    known = match.content.answers.get(text)
    if known is not None:
        return [known]
    actions = read_parts(match, text)
    if len(actions) == 1 and match.game.vocabulary.notation(match.content, actions[0]) == text:
        match.content.answers[text] = actions[0]
    return actions


def read_parts(match: Match, text: str) -> list[int]:
    """Read what stands between semicolons, one after the other."""
    actions: list[int] = []
    for part in text.split(";"):
        words = part.split()
        times = whole(words[-1][1:]) if len(words) > 1 and words[-1][0] in "x×" else None
        if times is None:
            actions += read_set(match, words)
        elif 1 <= times <= MOST_REPEATS:
            actions += read_set(match, words[:-1]) * times
        else:
            raise UnknownName(text, f"an answer is repeated 1 to {MOST_REPEATS} times")
    return actions


def read_set(match: Match, words: list[str]) -> list[int]:
    """Read one verb with one answer's arguments, or with those of several answers in a row."""
    vocabulary = match.game.vocabulary
    if len(words) > 2 and names_a_set(vocabulary, words[0].lower(), len(words) - 1):
        return [vocabulary.parse(match.content, f"{words[0]} {word}") for word in words[1:]]
    return [vocabulary.parse(match.content, " ".join(words))]


def names_a_set(vocabulary: Vocabulary, name: str, count: int) -> bool:
    """Whether so many words after this verb are answers in a row, not the arguments of one."""
    counts = [len(verb.kinds) for verb in vocabulary.called.get(name, [])]
    return 1 in counts and count not in counts


def write_gesture(match: Match, actions: list[int]) -> str:
    """Return the shortest text that `read_gesture` reads back to these actions."""
    vocabulary = match.game.vocabulary
    if len(actions) == 1:
        return vocabulary.notation(match.content, actions[0])
    notation = [vocabulary.notation(match.content, action) for action in actions]
    parts: list[str] = []
    k = 0
    while k < len(actions):
        same = run_of_same(actions, k)
        if same > 1:
            parts.append(f"{notation[k]} x{same}")
            k += same
            continue
        verb = vocabulary.verb_of(actions[k])
        rising = run_of_rising(verb, actions, k)
        if not names_a_set(vocabulary, verb.name, rising):
            rising = 1
        parts.append(" ".join([notation[k], *(text.split()[1] for text in notation[k + 1 : k + rising])]))
        k += rising
    return "; ".join(parts)


def run_of_same(actions: list[int], start: int) -> int:
    end = start + 1
    while end < len(actions) and actions[end] == actions[start] and end - start < MOST_REPEATS:
        end += 1
    return end - start


def run_of_rising(verb: Verb, actions: list[int], start: int) -> int:
    """Count the answers from here on that one verb names with one argument each, upwards."""
    end = start + 1
    while len(verb.kinds) == 1 and end < len(actions) and verb.has(actions[end]) and actions[end] > actions[end - 1]:
        end += 1
    return end - start


def why_not(match: Match, question: Question, action: i64) -> Reason | None:
    """Return why the action is no answer to the question, or None where it is one."""
    if question.offers(action):
        return None
    code = question.step.why_not(match, action)
    if code == 0 or code == NOT_ASKED:  # noqa: PLR1714 - compiled, a tuple of words costs more than two comparisons
        return Reason("not-asked", "")
    return match.game.reasons[code]


def in_order(match: Match, question: Question, actions: list[int]) -> list[int]:
    """Return the answers as they are asked: a set goes in ascending order, whatever order it was named in."""
    if question.shape != SOME or not actions:
        return actions
    verb = match.game.vocabulary.verb_of(actions[0])
    end = 0
    while end < len(actions) and verb.has(actions[end]):
        end += 1
    return sorted(actions[:end]) + actions[end:]


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
    if not match.lanes:
        only = match.question
        return only if only is not None and only.seat == seat else None
    for question in match.questions():
        if question.seat == seat:
            return question
    return None


def touched(match: Match, seat: i64, kinds: list[str]) -> tuple[list[str], list[str]]:
    """Name the places of these kinds that the seat's open question may end at, and those it may only start from."""
    question = question_of(match, seat) if seat >= 0 else None
    if question is None:
        return [], []
    targets: list[str] = []
    sources: list[str] = []
    for action in question.options:
        verb = match.game.vocabulary.verb_of(action)
        names = [
            match.content.names[kind][value]
            for kind, value in zip(verb.kinds, verb.arguments(action), strict=True)
            if kind in kinds
        ]
        targets += names[-1:]
        sources += names[:-1]
    return targets, sources


def members(match: Match, question: Question) -> list[int]:
    """Return the options; for a set, also those that can only come second, so that it can be named whole."""
    found = [int(action) for action in question.options]
    if question.shape != SOME or question.low < 2:
        return found
    twin = match.copy()
    for _ in range(int(question.low) - 1):
        asked = question_of(twin, question.seat)
        assert asked is not None
        apply_gesture(twin, question.seat, [int(asked.options[0])])
        later = question_of(twin, question.seat)
        assert later is not None
        found += [int(action) for action in later.options if action not in found]
    return found
