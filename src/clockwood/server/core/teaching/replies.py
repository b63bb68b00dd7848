"""The JSON replies about first games and guides."""

from clockwood.server.core.replies import Reply


class LessonInfo(Reply):
    """A guided first game, as the lobby lists it."""

    game: str
    name: str
    seat: str
    title: str
    text: str


class NoteInfo(Reply):
    """A note of a lesson: its text, the things it points at, and the answer it suggests, empty for none."""

    id: str
    text: str
    refs: list[str]
    answer: str


class LessonStanding(Reply):
    """The progress of a match in its lesson: `done` of `length` suggested answers, and the notes of the moment.

    `astray`: another answer was given than the suggested one. `over`: the last note was passed.
    """

    lesson: LessonInfo
    done: int
    length: int
    astray: bool
    over: bool
    notes: list[NoteInfo]


class TurnStage(Reply):
    """A stage of a turn or round, for the picture of it."""

    name: str
    text: str


class ChapterInfo(Reply):
    """A chapter of the rules: an introduction, and the tags of its rules."""

    id: str
    title: str
    text: str
    tags: list[str]


class PieceInfo(Reply):
    """A kind of piece in the legend, as the table draws it. A `tile` covers a place and is drawn around its centre."""

    ref: str
    name: str
    about: str
    letter: str
    shape: str
    pattern: str
    colour: int
    symbol: str
    tile: bool


class SignInfo(Reply):
    """An icon in the legend, and what it means."""

    ref: str
    name: str
    text: str


class GuideInfo(Reply):
    """The guide of a game. `art` is its emblem as SVG; `options` is the beginners' setup, empty where there is none."""

    game: str
    title: str
    line: str
    art: str
    minutes: list[int]
    players: list[int]
    weight: int
    goal: list[str]
    turn: list[TurnStage]
    house: str
    beginners: str
    options: dict[str, int | str]
    chapters: list[ChapterInfo]
    pieces: list[PieceInfo]
    signs: list[SignInfo]
