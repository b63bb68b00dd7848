"""A seat's view of the table: one entry for each ref, and the difference between two views."""

from clockwood.scene.schema.base import Ref, Said, Sent


class PieceEntry(Sent, tag_field="is", tag="piece"):
    """`count` pieces of one kind in one place; `spent` of them have acted."""

    place: Ref
    kind: Ref
    owner: str
    count: int
    spent: int
    flags: list[str]


class CardEntry(Sent, tag_field="is", tag="card"):
    """A card whose zone the seat knows. `order` is its position in the zone, 0 if it has none."""

    zone: Ref
    order: int
    markers: int
    flags: list[str]


class ZoneEntry(Sent, tag_field="is", tag="zone"):
    """The number of cards in a zone, how many of them the seat sees only from behind, and markers on the zone."""

    count: int
    backs: int
    markers: int


class NumberEntry(Sent, tag_field="is", tag="number"):
    """The value of a counter, or the stage of a track's marker, from 0. A `sign` stands for one that is given up."""

    value: int
    sign: str


class DieEntry(Sent, tag_field="is", tag="die"):
    """The face that is up."""

    face: Ref


class Row(Sent):
    """A row of a panel; `flag` is empty, done, now, open, wrong, or die for a number that is rolled."""

    said: Said
    number: int | None
    flag: str


class PanelEntry(Sent, tag_field="is", tag="panel"):
    """The rows of a panel."""

    rows: list[Row]


class SheetColumn(Sent):
    """One side's share of a section; `total` is null while a row is not known."""

    rows: list[Row]
    total: int | None


class SheetSection(Sent):
    """One thing that is compared, with a column for each side."""

    said: Said
    columns: list[SheetColumn]


class SheetEntry(Sent, tag_field="is", tag="sheet"):
    """Sides set against each other, such as a battle's. `places` are where it happens; `notes` say who wins ties."""

    said: Said
    places: list[Ref]
    seats: list[str]
    sections: list[SheetSection]
    notes: list[Said]


class OutcomeEntry(Sent, tag_field="is", tag="outcome"):
    """The result of a finished match."""

    said: Said
    winners: list[str]
    scores: list[int]


Entry = PieceEntry | CardEntry | ZoneEntry | NumberEntry | DieEntry | PanelEntry | SheetEntry | OutcomeEntry
View = dict[str, Entry]


class Diff(Sent):
    """The difference between two views: entries that are new or changed, and refs that are gone."""

    set: View
    gone: list[Ref]
