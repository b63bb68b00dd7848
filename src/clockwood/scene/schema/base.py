"""Base structs of the wire format. Every field is always sent, even when it is empty.

`VERSION` goes up with every change of a struct; `../schema.json` is the JSON Schema of them all.
"""

from typing import Annotated, Final

import msgspec

VERSION: Final = 11

Ref = Annotated[str, msgspec.Meta(title="Ref", description="The name of one thing: `place:m1`, `card:WW07`.")]


class Sent(msgspec.Struct):
    """The base of every struct that is sent."""


class Arg(Sent):
    """A typed argument of a message: a number, or a thing with its ref."""

    name: str
    kind: str
    value: int
    text: str
    ref: Ref


class Said(Sent):
    """A sentence in the seat's language, with the message it was made from and the rules it cites."""

    text: str
    id: str
    args: list[Arg]
    tags: list[str]
