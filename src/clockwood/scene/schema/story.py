"""The story of a match as one seat heard it: events, and the choices of automata with their reasons."""

from clockwood.scene.schema.base import Ref, Said, Sent
from clockwood.scene.schema.view import Diff


class Happened(Sent, tag_field="is", tag="event"):
    """An event. `wall`: it revealed something, so undo stops here. `quiet`: a minor event.

    `head`: a round begins (1), a turn begins (2), a turn ends (3). `after` is the change it made to the view, for
    playing the story step by step; null if that is not known.
    """

    number: int
    said: Said
    seat: str
    refs: list[Ref]
    quiet: bool
    head: int
    wall: bool
    after: Diff | None


class Candidate(Sent):
    """One of the options an automaton chose among."""

    answer: str
    name: str
    refs: list[Ref]


class SieveCell(Sent):
    """The score a criterion gave to a candidate that reached it, and whether it kept the candidate."""

    score: int
    kept: bool


class SieveRow(Sent):
    """A criterion: only, prefer, most or fewest of something. A cell for each candidate, null for those already out."""

    said: Said
    rule: str
    cells: list[SieveCell | None]
    left: int


class Chose(Sent, tag_field="is", tag="trace"):
    """An automaton's choice, criterion by criterion. `winner` is the index of a candidate, -1 for none.

    `decided` is the index of the criterion that left one candidate or none, -1 if no criterion decided. `tie` says what
    broke a tie, `rolled` what a die showed.
    """

    number: int
    said: Said
    title: str
    candidates: list[Candidate]
    sieve: list[SieveRow]
    decided: int
    tie: Said | None
    rolled: Candidate | None
    winner: int
    refs: list[Ref]


Line = Happened | Chose
