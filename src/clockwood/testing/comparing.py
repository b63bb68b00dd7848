"""Comparisons of two matches, made the same way by every check."""

from clockwood.kernel.events import Told
from clockwood.kernel.gesture import question_of
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.table import Table
from clockwood.kernel.trace import Trace
from clockwood.kernel.view import Flat
from clockwood.testing.faults import Fault, must
from clockwood.testing.play import options_of

Asked = list[tuple[int, str, str, list[int]]]


def seats(match: Match) -> range:
    return range(len(match.content.names["seat"]))


def table_over(match: Match) -> Table:
    """A table over a copy of the match."""
    return Table(match.copy(), 1)


def asked(match: Match) -> Asked:
    """Every open question: seat, step, shape and bounds, options."""
    return [
        (int(q.seat), repr(q.step), f"{q.shape} {q.low}-{q.high} {q.secret}", options_of(q)) for q in match.questions()
    ]


def assert_nothing_wrong(match: Match) -> None:
    problems = match.game.problems(match)
    if problems:
        raise Fault("; ".join(problems))


def question_of_seat(match: Match, seat: int) -> Question:
    found = question_of(match, seat)
    if found is None:
        raise Fault(f"seat {seat} is not asked")
    return found


def assert_same_for(seat: int, match: Match, twin: Match) -> None:
    """The seat cannot tell the two matches apart."""
    changed = differences(match.game.view(match, seat), match.game.view(twin, seat))
    must(not changed, f"seat {seat} sees {changed}")
    there, here = asked(match), asked(twin)
    must([entry[:2] for entry in here] == [entry[:2] for entry in there], "others are asked")
    if seat >= 0:
        own = [[entry for entry in both if entry[0] == seat] for both in (here, there)]
        must(own[0] == own[1], f"seat {seat} is asked {own[0]} or {own[1]}")
    texts = prompts(twin, seat), prompts(match, seat)
    must(texts[0] == texts[1], f"seat {seat} is asked {texts[0]} or {texts[1]}")
    must(twin.outcome == match.outcome, f"the outcome is {twin.outcome} or {match.outcome}")


def prompts(match: Match, seat: int) -> list[str]:
    """The open questions in words: the seat's own whole, of the others' only what they are about."""
    found = [(question, match.game.prompt(match, question)) for question in match.questions()]
    return [said(event) if question.seat == seat else event.message for question, event in found]


def differences(one: Flat, other: Flat) -> list[str]:
    """Name what two views do not have in common."""
    if one == other:
        return []
    return [
        f"{k}: {one.get(k)} / {other.get(k)}" for k in sorted(one.keys() | other.keys()) if one.get(k) != other.get(k)
    ]


def said(told: Told) -> str:
    if isinstance(told, Trace):
        sieve = [(s.message, s.rule, s.scores, s.kept) for s in told.sieve]
        return f"{told.message} {told.candidates} {sieve} {told.tie} {told.winner} [{told.cite}]"
    return repr(told)
