"""The setting: the fixed things of a table, described once for every way of drawing it. No sentences, no pictures.

Everything has one ref, such as `place:m1`, `card:WW07` or `zone:hand.woodwalkers`; views, options, events and traces
name things by it. A `label` is the id of a message; a seat is its number, -1 for nobody's.
"""

from typing import Final, final

from clockwood.kernel.events import Term
from clockwood.kernel.marks import PATTERNS, SHAPES

Point = tuple[int, int]

LISTED: Final = "table"
"""The panel of a game that describes nothing but cards: its view, row by row."""

PLAIN: Final = "plain"
"""The face of cards that no part describes."""


@final
class Mark:
    """The mark of a seat or a kind of piece: shape, letter and pattern first, colour last."""

    def __init__(self, letter: str, shape: str, pattern: str) -> None:
        self.letter: Final = letter
        self.shape: Final = shape
        self.pattern: Final = pattern


@final
class Board:
    """A sheet with places on it: the map, or a seat's mat. In text it is `columns` by `rows` characters.

    A place takes two rows of text: what it is called, and below it what stands there.
    """

    def __init__(
        self, name: str, label: str, width: int, height: int, columns: int, rows: int, owner: int = -1
    ) -> None:
        self.name: Final = name
        self.label: Final = label
        self.width: Final = width
        self.height: Final = height
        self.columns: Final = columns
        self.rows: Final = rows
        self.owner: Final = owner

    def cell(self, x: float, y: float) -> Point:
        """The column and row of text where a place is written whose centre is this point."""
        return int(x * (self.columns - 1) / self.width), int(y * (self.rows - 2) / self.height)

    def nearest(self, x: float, y: float) -> Point:
        """The column and row of text nearest to a point, for lines between places."""
        return int(x * (self.columns - 1) / self.width + 0.5), int(y * (self.rows - 2) / self.height + 0.5)


@final
class Place:
    """A place for pieces: `kind` and `value` name it in the content, `shape` is its outline as an SVG path.

    `spots` says where on the board things of it are drawn: `row` the pieces, `number`, `name`, and what a piece's own
    kind asks for. A number without a spot of its own leads the row. Where a spot has others beside it, `slots.2` and
    `slots.3` after `slots`, its pieces stand there one after the other, those that are not counted each for itself.
    """

    def __init__(
        self,
        board: str,
        kind: str,
        value: int,
        at: Point,
        shape: str,
        spots: dict[str, Point],
        number: int = 0,
        ring: str = "",
    ) -> None:
        self.board: Final = board
        self.kind: Final = kind
        self.value: Final = value
        self.at: Final = at
        self.shape: Final = shape
        self.spots: Final = spots
        self.number: Final = number
        self.ring: Final = ring


@final
class Link:
    """Two places side by side, by ref; arrows on the keyboard walk along links."""

    def __init__(self, first: str, second: str, kind: str) -> None:
        self.first: Final = first
        self.second: Final = second
        self.kind: Final = kind


@final
class CardZone:
    """A place for cards. `role`: hand, deck, discard, slot, open, ongoing, aside, hidden or out.

    Cards in a `column` or a `row` lie at the owner's own board.
    """

    def __init__(self, name: str, role: str, label: str, owner: int = -1, face: str = "") -> None:
        self.name: Final = name
        self.role: Final = role
        self.label: Final = label
        self.owner: Final = owner
        self.face: Final = face


@final
class Counter:
    """A number somebody has. With `most` it is drawn as so many signs, filled and empty; `goal` wins by it."""

    def __init__(
        self, name: str, label: str, owner: int = -1, icon: str = "", most: int = 0, goal: bool = False
    ) -> None:
        self.name: Final = name
        self.label: Final = label
        self.owner: Final = owner
        self.icon: Final = icon
        self.most: Final = most
        self.goal: Final = goal


@final
class Stage:
    """One step of a track: what is printed there, and whose it is."""

    def __init__(self, label: str, note: str = "", owner: int = -1) -> None:
        self.label: Final = label
        self.note: Final = note
        self.owner: Final = owner


@final
class Track:
    """Steps in a row with one marker on them. `role` is `turns` for the order of a round."""

    def __init__(self, name: str, label: str, stages: list[Stage], owner: int = -1, role: str = "") -> None:
        self.name: Final = name
        self.label: Final = label
        self.stages: Final = stages
        self.owner: Final = owner
        self.role: Final = role


@final
class Die:
    """A die; its faces are the names of a kind in the content."""

    def __init__(self, name: str, label: str, faces: str) -> None:
        self.name: Final = name
        self.label: Final = label
        self.faces: Final = faces


@final
class Panel:
    """Rows of words and numbers, filled by the view."""

    def __init__(self, name: str, label: str, owner: int = -1) -> None:
        self.name: Final = name
        self.label: Final = label
        self.owner: Final = owner


@final
class PieceKind:
    """A kind of piece: its mark, the spot of a place it stands on, whether it is counted.

    Pieces that share a spot stand side by side, in the order of their kinds. `about` is the message that explains it.
    """

    def __init__(
        self,
        name: str,
        label: str,
        mark: Mark,
        owner: int = -1,
        spot: str = "row",
        counted: bool = True,
        about: str = "",
    ) -> None:
        self.name: Final = name
        self.label: Final = label
        self.mark: Final = mark
        self.owner: Final = owner
        self.spot: Final = spot
        self.counted: Final = counted
        self.about: Final = about


@final
class FaceCell:
    """One of the boxes with a number at a card's head."""

    def __init__(self, name: str, label: str, icon: str) -> None:
        self.name: Final = name
        self.label: Final = label
        self.icon: Final = icon


@final
class Face:
    """A kind of card: its boxes, and what its row of icons is called.

    `band` is the colour token of its head, that of its seat where it has none; `sign` is a symbol beside its name.
    """

    def __init__(
        self, name: str, label: str, cells: list[FaceCell], icons: str = "", band: str = "", sign: str = ""
    ) -> None:
        self.name: Final = name
        self.label: Final = label
        self.cells: Final = cells
        self.icons: Final = icons
        self.band: Final = band
        self.sign: Final = sign


@final
class CardFace:
    """A card as printed, besides its name and text. `icons` are names, `!` before those of a red ring."""

    def __init__(
        self,
        card: int,
        face: str,
        cells: list[int],
        owner: int = -1,
        icons: list[str] | None = None,
        foot: str = "",
        provenance: str = "",
        about: str = "",
    ) -> None:
        self.card: Final = card
        self.face: Final = face
        self.cells: Final = cells
        self.owner: Final = owner
        self.icons: Final = [] if icons is None else icons
        self.foot: Final = foot
        self.provenance: Final = provenance
        self.about: Final = about


@final
class Setting:
    """Everything fixed on a table. The content's `families` say which kinds of names are places.

    `called` is the message with `$name` for a kind of place that is called by more than its printed name. `marked` are
    things besides the seats that have such a mark: what a seat can become.
    """

    def __init__(self, marks: list[Mark]) -> None:
        self.marks: list[Mark] = marks
        self.marked: Final[list[tuple[Term, Mark]]] = []
        self.called: Final[dict[str, str]] = {}
        self.boards: Final[list[Board]] = []
        self.places: Final[list[Place]] = []
        self.links: Final[list[Link]] = []
        self.zones: Final[list[CardZone]] = []
        self.counters: Final[list[Counter]] = []
        self.tracks: Final[list[Track]] = []
        self.dice: Final[list[Die]] = []
        self.panels: Final[list[Panel]] = []
        self.pieces: Final[list[PieceKind]] = []
        self.faces: Final[list[Face]] = []
        self.cards: Final[list[CardFace]] = []
        self.provenance: str = ""

    def only_cards(self) -> bool:
        """Return whether nothing but cards is described."""
        return not (self.boards or self.counters or self.tracks or self.panels or self.pieces)

    def add_plain_cards(self, count: int) -> None:
        """Give so many cards a face with nothing but their names."""
        self.faces.append(Face(PLAIN, "scene-card", []))
        self.cards.extend([CardFace(card, PLAIN, []) for card in range(count)])


def plain_marks(seats: list[str]) -> list[Mark]:
    """A mark for each seat, where the game says nothing else: the first letter not taken."""
    marks: list[Mark] = []
    taken = ""
    for k, name in enumerate(seats):
        free = [letter for letter in name.upper() if letter.isalpha() and letter not in taken]
        letter = free[0] if free else str(k + 1)
        taken += letter
        marks.append(Mark(letter, SHAPES[k % 6], PATTERNS[k % 6]))
    return marks
