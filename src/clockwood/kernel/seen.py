"""The described table as one seat sees it: pieces, cards, numbers, made from its flat view and nothing else."""

from typing import TYPE_CHECKING, Final, final

from clockwood.kernel.events import Term

if TYPE_CHECKING:
    from clockwood.kernel.sheet import Sheet


@final
class SeenPiece:
    """Pieces of one kind in one place. `spent` of them have acted; `flags` are words such as `fading`."""

    def __init__(self, place: str, kind: str, count: int, spent: int = 0, flags: list[str] | None = None) -> None:
        self.place: Final = place
        self.kind: Final = kind
        self.count: Final = count
        self.spent: Final = spent
        self.flags: Final = [] if flags is None else flags


@final
class SeenCard:
    """A card whose zone the seat knows. `order` is its place there, 0 where it has none or it is not known."""

    def __init__(self, card: str, zone: str, order: int = 0, markers: int = 0, flags: list[str] | None = None) -> None:
        self.card: Final = card
        self.zone: Final = zone
        self.order: Final = order
        self.markers: Final = markers
        self.flags: Final = [] if flags is None else flags


@final
class Row:
    """A line of a panel: a message with its terms, maybe a number, and a flag: done, now, open, wrong or die."""

    def __init__(
        self, label: str, terms: list[Term] | None = None, number: int | None = None, flag: str = "", cite: str = ""
    ) -> None:
        self.label: Final = label
        self.terms: Final = [] if terms is None else terms
        self.number: Final = number
        self.flag: Final = flag
        self.cite: Final = cite


@final
class Seen:
    """The table for one seat. A zone's number is how many cards lie in it, known or not; `markers` lie on zones.

    `signs` has icons that stand for the numbers of counters: who has one has left the track and plays for another goal.
    """

    def __init__(self) -> None:
        self.pieces: Final[list[SeenPiece]] = []
        self.cards: Final[list[SeenCard]] = []
        self.zones: Final[dict[str, int]] = {}
        self.markers: Final[dict[str, int]] = {}
        self.counters: Final[dict[str, int]] = {}
        self.signs: Final[dict[str, str]] = {}
        self.tracks: Final[dict[str, int]] = {}
        self.dice: Final[dict[str, str]] = {}
        self.panels: Final[dict[str, list[Row]]] = {}
        self.sheets: Final[dict[str, Sheet]] = {}


def listed_view(view: dict[str, int | str]) -> list[Row]:
    """Return a flat view as it is, row by row: how a game looks that describes nothing."""
    rows: list[Row] = []
    for key, value in sorted(view.items()):
        text = key if isinstance(value, int) else f"{key} {value}"
        rows.append(Row(text, number=value if isinstance(value, int) else None))
    return rows


def number_in(view: dict[str, int | str], key: str) -> int:
    """A number of a flat view, 0 where it is not told."""
    value = view.get(key, 0)
    assert isinstance(value, int)
    return value
