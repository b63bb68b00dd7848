"""What a seat is sent: its view, question and story, as they travel."""

from clockwood.scene.sent import Said, Sent

# -- view: one entry for each ref


class PieceEntry(Sent, tag_field="is", tag="piece"):
    """`count` pieces of one kind in one place, `spent` of them have acted."""

    place: str
    kind: str
    owner: str
    count: int
    spent: int
    flags: list[str]


class CardEntry(Sent, tag_field="is", tag="card"):
    """A card the seat knows of. `order` is its place in the zone, 0 where there is none."""

    zone: str
    order: int
    markers: int
    flags: list[str]


class ZoneEntry(Sent, tag_field="is", tag="zone"):
    """How many cards lie there, how many of them the seat sees only from behind, and markers on the zone itself."""

    count: int
    backs: int
    markers: int


class NumberEntry(Sent, tag_field="is", tag="number"):
    """The value of a counter, or the stage a track's marker stands on, from 0."""

    value: int


class DieEntry(Sent, tag_field="is", tag="die"):
    """The face that is up."""

    face: str


class Row(Sent):
    """A line of a panel; `flag` is empty, done, now, open or wrong."""

    said: Said
    number: int | None
    flag: str


class PanelEntry(Sent, tag_field="is", tag="panel"):
    """The rows of a panel."""

    rows: list[Row]


class OutcomeEntry(Sent, tag_field="is", tag="outcome"):
    """How it ended."""

    said: Said
    winners: list[str]
    scores: list[int]


Entry = PieceEntry | CardEntry | ZoneEntry | NumberEntry | DieEntry | PanelEntry | OutcomeEntry
View = dict[str, Entry]


class Diff(Sent):
    """What changed between two views: entries by ref that are new or different, and refs that are gone."""

    set: View
    gone: list[str]


# -- question


class Part(Sent):
    """A thing an option touches, and as what: from, to, at, card, or the kind of a plain argument."""

    ref: str
    part: str


class Option(Sent):
    """An answer: what to send, what it is called, what it touches, what comes of it."""

    answer: str
    action: int
    said: Said
    parts: list[Part]
    result: Said | None


class Question(Sent):
    """What a seat is asked. `shape`: one; some, a set of `low` to `high`; many, the same answer up to `high` times."""

    seat: str
    prompt: Said
    shape: str
    low: int
    high: int
    options: list[Option]
    out: list[Option]
    refs: list[str]


# -- story


class Happened(Sent, tag_field="is", tag="event"):
    """Something that happened. A wall bars undo; small ones are quiet.

    `head`: a round begins (1), a turn begins (2), a turn ends (3). `after` is what it changed in the view, to play it
    back step by step; nothing where it is not known.
    """

    number: int
    said: Said
    seat: str
    refs: list[str]
    quiet: bool
    head: int
    wall: bool
    after: Diff | None


class Candidate(Sent):
    """One of those an automaton chose among."""

    answer: str
    name: str
    refs: list[str]


class SieveCell(Sent):
    """What a criterion saw in a candidate that reached it, and whether it was kept."""

    score: int
    kept: bool


class SieveRow(Sent):
    """A criterion: only, prefer, most or fewest of something; a cell for each candidate, none for those out."""

    said: Said
    rule: str
    cells: list[SieveCell | None]
    left: int


class Chose(Sent, tag_field="is", tag="trace"):
    """An automaton's choice with its sieve. `winner` is the number of a candidate, -1 for nobody.

    `decided` is the number of the criterion that left one, -1 where none did; `rolled` is what a die showed.
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
    refs: list[str]


Line = Happened | Chose


# -- the whole, and what follows


class Scene(Sent):
    """Everything a seat is shown when it joins. `asked` are the seats that decide now."""

    version: int
    setting: str
    seat: str
    view: View
    question: Question | None
    asked: list[str]
    story: list[Line]


class Change(Sent):
    """What follows a scene: the view's difference, and the question and story as they are now.

    `told` is how many lines of the story stand before the new ones: fewer than were sent where an undo took some back.
    """

    version: int
    diff: Diff
    question: Question | None
    asked: list[str]
    told: int
    story: list[Line]


# -- on demand


class Span(Sent):
    """A few words in one style."""

    text: str
    style: str


class Rule(Sent):
    """A rule in our words."""

    tag: str
    text: str


class Explained(Sent):
    """What a thing is: lines of words, its rules, the answers that touch it now, or why there are none."""

    ref: str
    name: str
    lines: list[list[Span]]
    rules: list[Rule]
    answers: list[str]
    why_not: Said | None
