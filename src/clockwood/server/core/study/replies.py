"""The JSON replies about hints, finished matches and what-ifs."""

from clockwood.server.core.replies import Reply


class LineStep(Reply):
    """One answer of a line of play; `text` is empty where the seat that asked would not see it."""

    seat: str
    text: str


class HintChoice(Reply):
    """An answer a search tried: the chance to win in percent with its 95 % interval, and the line that followed."""

    answer: str
    text: str
    expected: int
    low: int
    high: int
    tries: int
    line: list[LineStep]


class Hint(Reply):
    """The best answers a search found. `sure`: the interval of the first lies above that of the second."""

    seat: str
    tries: int
    sure: bool
    choices: list[HintChoice]


class Swing(Reply):
    """A moment that changed the chances of a seat most: percent before and after, and the line of the story."""

    told: int
    seat: str
    text: str
    before: int
    after: int


class SeatResult(Reply):
    """A seat of a finished match: its player, its score if the game has scores, and whether it won."""

    seat: str
    name: str
    player: str
    score: int | None
    won: bool


class Summary(Reply):
    """A finished match: the result and its rule, its length, the largest swings, and the rematches there are.

    `rematches` are some of same, other-side and harder.
    """

    text: str
    tags: list[str]
    rounds: int
    answers: int
    seats: list[SeatResult]
    swings: list[Swing]
    rematches: list[str]


class EditChoice(Reply):
    """A value that a cell may be given, and its name."""

    value: str
    name: str


class EditableCell(Reply):
    """Something of a place that a what-if may change: its path in a position, its name and its value now.

    Without choices it is a number.
    """

    path: str
    name: str
    value: str
    choices: list[EditChoice]


class Committed(Reply):
    """The number of answers of a what-if that were given in the match itself, and why the next one was not."""

    answers: int
    reason: str
