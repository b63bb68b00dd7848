"""What travels over a socket: small tagged JSON, told apart by `is`.

The scene's own shapes stand in `clockwood.scene.schema`; these carry them.
"""

from typing import Annotated, Final

import msgspec

from clockwood.scene import schema as scene

VERSION: Final = 1
ClientId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
"""A client's own name for a deed: the same one twice is done once."""
Answer = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
AskId = Annotated[str, msgspec.Meta(max_length=40)]
Count = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]


# -- from the client


class Coming(msgspec.Struct, tag_field="is", forbid_unknown_fields=True):
    """The base of what a client says."""


class Choose(Coming, tag="choose"):
    """An answer, in notation, to the question whose id is `ask`."""

    client: ClientId
    ask: AskId
    answer: Answer


class Undo(Coming, tag="undo"):
    """Take back the last answer; `across` also what was revealed, where the table allows that."""

    client: ClientId
    across: bool = False


class Redo(Coming, tag="redo"):
    """Give once more what was taken back last."""

    client: ClientId


class Restart(Coming, tag="restart"):
    """Take back this turn's answers."""

    client: ClientId
    across: bool = False


class Back(Coming, tag="back"):
    """Take back until `told` lines of this seat's story are left, or fewer."""

    client: ClientId
    told: Count
    across: bool = False


class Resign(Coming, tag="resign"):
    """Give up the match."""

    client: ClientId


class Beat(Coming, tag="beat"):
    """I am still here."""


Deed = Choose | Undo | Redo | Restart | Back | Resign
FromClient = Deed | Beat


# -- to the client


class Going(msgspec.Struct, tag_field="is"):
    """The base of what a client is sent."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """What a client may do besides answering. `undo` is empty, or the message that says why not."""

    ask: str
    undo: str
    across: bool
    redo: bool
    over: bool
    moving: list[str]
    """Seats whose agent is thinking."""


class Whole(Going, tag="scene", kw_only=True):
    """Everything, at joining or when the last seen number is too old. `stream` and `number` are for coming back."""

    version: int = VERSION
    match: str
    stream: str
    number: int
    scene: scene.Scene
    standing: Standing


class Changed(Going, tag="change", kw_only=True):
    """What is different from the scene that number `number - 1` left."""

    number: int
    change: scene.Change
    standing: Standing


class Done(Going, tag="done", kw_only=True):
    """The deed is stored, now or earlier under the same id. `number` is the change it led to."""

    client: str
    number: int


class No(Going, tag="no", kw_only=True):
    """Nothing changed. `client` is empty where the message could not be read."""

    client: str
    code: str
    reason: str
    place: str = ""
    message: str = ""
    cite: str = ""


class Tick(Going, tag="beat", kw_only=True):
    """The server is still here; the client answers with the same."""


class Bye(Going, tag="bye", kw_only=True):
    """The socket closes: come back later, or not at all."""

    code: str
    reason: str


ToClient = Whole | Changed | Done | No | Tick | Bye

READER: Final = msgspec.json.Decoder(FromClient)
WRITER: Final = msgspec.json.Encoder()
