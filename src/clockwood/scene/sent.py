"""How things travel: structs with every field always there; what is empty is empty, not missing.

`VERSION` goes up with every change of a struct; `schema.json` beside this file is their JSON Schema.
"""

from typing import Final

import msgspec

VERSION: Final = 3


class Sent(msgspec.Struct):
    """The base of all that is sent."""


class Arg(Sent):
    """A typed argument of a message: a number, or a thing with its ref."""

    name: str
    kind: str
    value: int
    text: str
    ref: str


class Said(Sent):
    """A sentence in the seat's language, with the message it was made from and the rules it cites."""

    text: str
    id: str
    args: list[Arg]
    tags: list[str]
