"""The JSON replies about first games and guides."""

from clockwood.server.replies import Reply


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
