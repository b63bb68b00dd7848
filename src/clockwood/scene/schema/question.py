"""The question a seat is asked, with its options."""

from clockwood.scene.schema.base import Ref, Said, Sent


class Part(Sent):
    """A thing an option touches, and its role: from, to, at, card, or the kind of a plain argument."""

    ref: Ref
    part: str


class Option(Sent):
    """An option: the answer to send, its text, the things it touches, and its result if that is certain.

    `most` is how many times in a row it may be given; `number`, above 0, the highest number that may be given with it
    as `ANSWER xN`, which is asked next otherwise; `group` names the kind of answer, where a game has a name for it.
    `idle`: it would do nothing now, as its words say.
    """

    answer: str
    action: int
    said: Said
    parts: list[Part]
    result: Said | None
    most: int
    number: int
    group: str
    idle: bool


class Question(Sent):
    """A question. `shape`: one; some, a set of `low` to `high`; many, the same answer up to `high` times.

    The first `foremost` options matter most. `out` are the options that end or skip the decision; `refs` are the
    things the question is about. Where nothing but a way out is offered, `hindrances` say why.
    """

    seat: str
    prompt: Said
    shape: str
    low: int
    high: int
    options: list[Option]
    foremost: int
    out: list[Option]
    refs: list[Ref]
    hindrances: list[Said]
