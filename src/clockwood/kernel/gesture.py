"""Gestures: several answers given at once. A gesture is applied whole or not at all."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from clockwood.kernel.errors import BadInput, UnknownName
from clockwood.kernel.match import Match
from clockwood.kernel.question import SOME, Question
from clockwood.kernel.reasons import Reason
from clockwood.kernel.step import NOT_ASKED
from clockwood.kernel.vocabulary import Verb, Vocabulary, whole

MOST_REPEATS: Final = 100


class IllegalAnswer(BadInput):
    """The answer is not among the options; `cause` is the reason, with its rule."""

    def __init__(self, notation: str, cause: Reason) -> None:
        super().__init__(notation, f"{cause.message} [{cause.cite}]" if cause.cite else cause.message)
        self.cause = cause


@final
@mypyc_attr(acyclic=True)
class Gesture:
    """A gesture that was applied, with a copy of the match and the length of the story before it, for undo.

    `reveals` is set if it revealed something: then undo stops here.
    """

    def __init__(self, seat: int, actions: list[int], before: Match, told: int) -> None:
        self.seat: Final = seat
        self.actions: Final = actions
        self.before: Final = before
        self.told: Final = told
        self.revealed: bool = False


def read_gesture(match: Match, text: str) -> list[int]:
    """Return the single answers of a gesture written as text.

    `move m1 o1 x3` repeats an answer, or gives the number that is asked after it; `burn WW07 WW12` names a set, `march
    auria ferrum; take 3 0` is a sequence.
    """
    known = match.content.answers.get(text)
    if known is not None:
        return [known]
    actions = read_parts(match, text)
    if len(actions) == 1 and match.game.vocabulary.notation(match.content, actions[0]) == text:
        match.content.answers[text] = actions[0]
    return actions


def read_parts(match: Match, text: str) -> list[int]:
    """Read the parts between semicolons in order."""
    actions: list[int] = []
    for part in text.split(";"):
        words = part.split()
        times = whole(words[-1][1:]) if len(words) > 1 and words[-1][0] in "x×" else None
        if times is None:
            actions += read_set(match, words)
        elif not 1 <= times <= MOST_REPEATS:
            raise UnknownName(text, f"an answer is repeated 1 to {MOST_REPEATS} times")
        elif words[0].lower() in match.game.numbers:
            actions += with_number(match, read_set(match, words[:-1])[0], times)
        else:
            actions += read_set(match, words[:-1]) * times
    return actions


def with_number(match: Match, action: int, times: int) -> list[int]:
    """Return an answer with the number that is asked after it. The only number there is needs no answer."""
    vocabulary = match.game.vocabulary
    number = vocabulary.parse(match.content, f"{match.game.numbers[vocabulary.verb_of(action).name]} {times}")
    if times == 1 and match.question is not None and match.question.offers(action):
        copy = match.copy()
        copy.listening = False
        copy.answer_unchecked(action)
        if copy.question is None or not copy.question.offers(number):
            return [action]
    return [action, number]


def read_set(match: Match, words: list[str]) -> list[int]:
    """Read one verb with one answer's arguments, or with those of several answers in a row."""
    vocabulary = match.game.vocabulary
    if len(words) > 2 and names_a_set(vocabulary, words[0].lower(), len(words) - 1):
        return [vocabulary.parse(match.content, f"{words[0]} {word}") for word in words[1:]]
    return [vocabulary.parse(match.content, " ".join(words))]


def names_a_set(vocabulary: Vocabulary, name: str, count: int) -> bool:
    """Return whether this many words after the verb are several answers rather than the arguments of one."""
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
    """Count the answers from `start` on that have this verb, one argument each, and ascend."""
    end = start + 1
    while len(verb.kinds) == 1 and end < len(actions) and verb.has(actions[end]) and actions[end] > actions[end - 1]:
        end += 1
    return end - start


def why_not(match: Match, question: Question, action: i64) -> Reason | None:
    """Return why the action does not answer the question, or None if it does."""
    if question.offers(action):
        return None
    code = question.step.why_not(match, action)
    if code == 0 or code == NOT_ASKED:  # noqa: PLR1714 - compiled, a tuple of words costs more than two comparisons
        return Reason("not-asked", "")
    return match.game.reasons[code]


def in_order(match: Match, question: Question, actions: list[int]) -> list[int]:
    """Return the answers in the order the rules ask for them: those of a set ascend."""
    if question.shape != SOME or not actions:
        return actions
    verb = match.game.vocabulary.verb_of(actions[0])
    end = 0
    while end < len(actions) and verb.has(actions[end]):
        end += 1
    return sorted(actions[:end]) + actions[end:]


def apply_gesture(match: Match, seat: i64, actions: list[int]) -> None:
    """Apply the answers in order. If one is refused the match is left half way: the caller restores a copy."""
    for action in actions:
        question = question_of(match, seat)
        if question is None:
            raise IllegalAnswer(match.game.vocabulary.notation(match.content, action), Reason("not-your-turn", ""))
        reason = why_not(match, question, action)
        if reason is not None:
            raise IllegalAnswer(match.game.vocabulary.notation(match.content, action), reason)
        if match.lanes:
            match.answer_in_lane_unchecked(seat, action)
        else:
            match.answer_unchecked(action)


def question_of(match: Match, seat: i64) -> Question | None:
    """Return the open question of this seat, or None."""
    if not match.lanes:
        only = match.question
        return only if only is not None and only.seat == seat else None
    for question in match.questions():
        if question.seat == seat:
            return question
    return None


def touched(match: Match, seat: i64, kinds: list[str]) -> tuple[list[str], list[str]]:
    """Return the names of these kinds that the seat's options may end at, and those they start from."""
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
    """Return the options; for a set also those that can only be chosen second, so that all can be listed."""
    found = [int(action) for action in question.options]
    if question.shape != SOME or question.low < 2:
        return found
    copy = match.copy()
    for _ in range(int(question.low) - 1):
        asked = question_of(copy, question.seat)
        assert asked is not None
        apply_gesture(copy, question.seat, [int(asked.options[0])])
        later = question_of(copy, question.seat)
        assert later is not None
        found += [int(action) for action in later.options if action not in found]
    return found
