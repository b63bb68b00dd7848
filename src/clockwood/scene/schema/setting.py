"""The setting: everything about a table that does not change during a match."""

from clockwood.scene.schema.base import Ref, Sent


class Seat(Sent):
    """A seat and its mark. `colour` is its place in the palette, from 1; `automaton`: the rules play this seat."""

    ref: Ref
    name: str
    letter: str
    shape: str
    pattern: str
    colour: int
    automaton: bool


class Board(Sent):
    """A sheet with places. `art` maps a size (desktop, phone, mini) to its pictures, lowest layer first."""

    ref: Ref
    name: str
    owner: str
    width: int
    height: int
    columns: int
    rows: int
    art: dict[str, list[str]]


class Place(Sent):
    """A place for pieces: its centre, its outline as an SVG path, its text cell, and spots for what is drawn there."""

    ref: Ref
    board: Ref
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

    first: Ref
    second: Ref
    kind: str


class Zone(Sent):
    """A zone for cards. `role`: hand, deck, discard, slot, open, column, row, ongoing, aside, hidden or out."""

    ref: Ref
    name: str
    role: str
    owner: str
    face: Ref


class Counter(Sent):
    """A number. With `most` above 0 it is drawn as that many signs; a counter with `goal` wins the game when full."""

    ref: Ref
    name: str
    owner: str
    icon: str
    most: int
    goal: bool


class Stage(Sent):
    """One step of a track."""

    name: str
    note: str
    owner: str


class Track(Sent):
    """A row of stages with one marker. `role` is `turns` for the turns of a round."""

    ref: Ref
    name: str
    role: str
    owner: str
    stages: list[Stage]


class Thing(Sent):
    """Something with a ref and a name only: the face of a die, an icon."""

    ref: Ref
    name: str


class Die(Sent):
    """A die and its faces."""

    ref: Ref
    name: str
    faces: list[Thing]


class Panel(Sent):
    """A box that the view fills with rows of words and numbers."""

    ref: Ref
    name: str
    owner: str


class PieceKind(Sent):
    """A kind of piece. Kinds that share a spot stand side by side, in the order of this list.

    `symbol` is the id of its drawing in the picture `symbols`, empty if it has none.
    """

    ref: Ref
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
    """A box with a number at the top of a card."""

    name: str
    icon: str


class Face(Sent):
    """A kind of card: its boxes, and the name of its row of icons.

    `band` is the colour token of its head, empty for the colour of its seat; `sign` is a symbol beside its name.
    """

    ref: Ref
    name: str
    cells: list[FaceCell]
    icons: str
    band: str
    sign: str


class CardIcon(Sent):
    """An icon on a card; a `red` one is drawn with a double ring."""

    ref: Ref
    name: str
    red: bool


class Card(Sent):
    """A card as it is printed. `lines` are the clauses of its effect; `about` is the ref of the place it names."""

    ref: Ref
    name: str
    face: Ref
    owner: str
    cells: list[int]
    text: str
    lines: list[str]
    icons: list[CardIcon]
    foot: str
    provenance: str
    about: Ref


class Setting(Sent):
    """The table of one content in one language. `hash` identifies it; `art` maps a picture's name to its hash.

    `marked` are things besides the seats that have a mark like theirs, such as the factions of a draft.
    """

    version: int
    game: str
    title: str
    language: str
    hash: str
    provenance: str
    seats: list[Seat]
    marked: list[Seat]
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
