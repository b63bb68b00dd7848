"""The setting as it travels: what is always there."""

from clockwood.scene.sent import Sent


class Seat(Sent):
    """A seat and its mark. `colour` is its place in the palette, from 1; `automaton` plays by the rules."""

    ref: str
    name: str
    letter: str
    shape: str
    pattern: str
    colour: int
    automaton: bool


class Board(Sent):
    """A sheet of places. `art` maps a size (desktop, phone, mini) to its pictures, from the ground up."""

    ref: str
    name: str
    owner: str
    width: int
    height: int
    columns: int
    rows: int
    art: dict[str, list[str]]


class Place(Sent):
    """Where pieces stand: centre, outline as an SVG path, text cell, and spots for what is drawn there."""

    ref: str
    board: str
    kind: str
    name: str
    short: str
    number: int
    ring: str
    x: int
    y: int
    cell: tuple[int, int]
    shape: str
    spots: dict[str, tuple[int, int]]


class Link(Sent):
    """Two neighbouring places."""

    first: str
    second: str
    kind: str


class Zone(Sent):
    """Where cards lie. `role`: hand, deck, discard, slot, open, ongoing, aside, hidden or out."""

    ref: str
    name: str
    role: str
    owner: str
    face: str


class Counter(Sent):
    """A number. With `most` above 0 it is drawn as so many signs; a `goal` wins the game when full."""

    ref: str
    name: str
    owner: str
    icon: str
    most: int
    goal: bool


class Stage(Sent):
    """A step of a track."""

    name: str
    note: str
    owner: str


class Track(Sent):
    """Steps with a marker. `role` is `turns` for the turns of a round."""

    ref: str
    name: str
    role: str
    owner: str
    stages: list[Stage]


class Thing(Sent):
    """Something with a ref and a name: the face of a die, an icon."""

    ref: str
    name: str


class Die(Sent):
    """A die and its faces."""

    ref: str
    name: str
    faces: list[Thing]


class Panel(Sent):
    """Where rows of words and numbers go."""

    ref: str
    name: str
    owner: str


class PieceKind(Sent):
    """A kind of piece; those that share a spot stand side by side, in the order of kinds.

    `symbol` is the id of its drawing in the picture `symbols`, empty where there is none.
    """

    ref: str
    name: str
    letter: str
    shape: str
    pattern: str
    owner: str
    spot: str
    counted: bool
    about: str
    symbol: str


class FaceCell(Sent):
    """A box with a number at a card's head."""

    name: str
    icon: str


class Face(Sent):
    """A kind of card: its boxes, what its icons are called, and whether it has a back of its own."""

    ref: str
    name: str
    cells: list[FaceCell]
    icons: str


class CardIcon(Sent):
    """An icon on a card; `red` ones wear a double ring."""

    ref: str
    name: str
    red: bool


class Card(Sent):
    """What is printed on a card. `lines` are the clauses of its effect; `about` is the ref of what it names."""

    ref: str
    name: str
    face: str
    owner: str
    cells: list[int]
    text: str
    lines: list[str]
    icons: list[CardIcon]
    foot: str
    provenance: str
    about: str


class Setting(Sent):
    """All that is always there, in one language. `hash` names it; `art` maps a picture's name to its hash."""

    version: int
    game: str
    title: str
    language: str
    hash: str
    provenance: str
    seats: list[Seat]
    boards: list[Board]
    places: list[Place]
    links: list[Link]
    zones: list[Zone]
    counters: list[Counter]
    tracks: list[Track]
    dice: list[Die]
    things: list[Thing]
    panels: list[Panel]
    pieces: list[PieceKind]
    faces: list[Face]
    cards: list[Card]
    art: dict[str, str]
