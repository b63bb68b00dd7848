"""The whole scene of a seat, the changes that follow it, and explanations on demand."""

from clockwood.scene.schema.base import Ref, Said, Sent
from clockwood.scene.schema.question import Question
from clockwood.scene.schema.story import Line
from clockwood.scene.schema.view import Diff, View


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
    """The difference between two scenes: the change of the view, the question now, and the end of the story now.

    `told` is the number of story lines before the new ones; after an undo it is smaller than the number sent so far.
    """

    version: int
    diff: Diff
    question: Question | None
    asked: list[str]
    told: int
    story: list[Line]


class Span(Sent):
    """A few words in one style."""

    text: str
    style: str


class Rule(Sent):
    """A rule in our own words."""

    tag: str
    text: str


class Explained(Sent):
    """The explanation of a thing: lines of text, its rules, the answers that touch it now, or why there are none."""

    ref: Ref
    name: str
    lines: list[list[Span]]
    rules: list[Rule]
    answers: list[str]
    why_not: Said | None
