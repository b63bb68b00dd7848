"""The story as a seat heard it: events with the things they touch, choices of automata with their criteria."""

from clockwood.kernel.events import REVEAL, Event, Told
from clockwood.kernel.priority import RULES
from clockwood.kernel.trace import Sieved, Trace
from clockwood.rulebook import tags_of
from clockwood.scene import schema as s
from clockwood.scene.speaker import Speaker

"""The message of the event that stops undo."""


def story_lines(heard: list[Told], speaker: Speaker, since: int = 0) -> list[s.Line]:
    """Return the lines from number `since` on, numbered as this seat heard them."""
    return [story_line(speaker, number, told) for number, told in enumerate(heard[since:], since)]


def story_line(speaker: Speaker, number: int, told: Told) -> s.Line:
    if isinstance(told, Trace):
        return choice_line(speaker, number, told)
    assert isinstance(told, Event)
    seats = [term.value for term in told.terms if term.kind == "seat"]
    return s.Happened(
        number=number,
        said=speaker.event(told),
        seat=speaker.seat(seats[0]) if seats else "",
        refs=speaker.words.refs(told.terms),
        quiet=speaker.words.is_quiet(told.message),
        head=speaker.words.head(told.message),
        wall=told.message == REVEAL,
        after=None,
    )


def choice_line(speaker: Speaker, number: int, trace: Trace) -> s.Chose:
    words = speaker.words
    winner = trace.candidates.index(trace.winner) if trace.winner in trace.candidates else -1
    decided = trace.decided_by()
    return s.Chose(
        number=number,
        said=s.Said(text=words.trace(trace), id=trace.message, args=[], tags=tags_of(trace.cite)),
        title=words.say(trace.message),
        candidates=[candidate(speaker, action) for action in trace.candidates],
        sieve=[sieve_row(speaker, trace, row) for row in trace.sieve],
        decided=-1 if decided is None else trace.sieve.index(decided),
        tie=speaker.said(trace.tie, cite=trace.cite) if trace.tie and trace.winner >= 0 else None,
        rolled=None if trace.rolled < 0 else candidate(speaker, trace.rolled),
        winner=winner,
        refs=[] if winner < 0 else words.touched(trace.winner),
    )


def candidate(speaker: Speaker, action: int) -> s.Candidate:
    words = speaker.words
    return s.Candidate(answer=words.notation(action), name=words.action(action), refs=words.touched(action))


def sieve_row(speaker: Speaker, trace: Trace, row: Sieved) -> s.SieveRow:
    scores = dict(row.scores)
    cells = [
        s.SieveCell(score=scores[action], kept=action in row.kept) if action in scores else None
        for action in trace.candidates
    ]
    return s.SieveRow(said=speaker.said(row.message), rule=RULES[row.rule], cells=cells, left=len(row.kept))
