"""The messages of a socket: JSON objects whose field `is` names their type.

The scene inside them is described in `clockwood.scene.schema`.
"""

from typing import Annotated, Final

import msgspec

from clockwood.scene import schema as scene

VERSION: Final = 1
PRINTABLE: Final = "^[ -~]+$"
ClientId = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=PRINTABLE)]
"""A client's own id for a command, in printable ASCII. A command sent twice with the same id is carried out once."""
Answer = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
AgentName = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Mark = Annotated[str, msgspec.Meta(max_length=40)]
AskId = Annotated[str, msgspec.Meta(max_length=40)]
StoryLength = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]


# -- from the client


class ClientMessage(msgspec.Struct, tag_field="is", forbid_unknown_fields=True):
    """The base class of messages from a client."""


class Choose(ClientMessage, tag="choose"):
    """Answer, in notation, the question whose id is `ask`.

    An answer that was kept while the server was out of reach names in `by` who gave it, as `you` of the match: it is
    carried out for nobody else.
    """

    client: ClientId
    ask: AskId
    answer: Answer
    by: Mark = ""


class Undo(ClientMessage, tag="undo"):
    """Take back the last answer; with `across` also what was revealed since, if the match allows it."""

    client: ClientId
    across: bool = False


class Redo(ClientMessage, tag="redo"):
    """Give again the answer that was taken back last."""

    client: ClientId


class Restart(ClientMessage, tag="restart"):
    """Take back the answers of this turn."""

    client: ClientId
    across: bool = False


class Back(ClientMessage, tag="back"):
    """Take back answers until at most `told` lines of this seat's story are left."""

    client: ClientId
    told: StoryLength
    across: bool = False


class Resign(ClientMessage, tag="resign"):
    """Give up the match."""

    client: ClientId


class AskBack(ClientMessage, tag="ask-back"):
    """Ask the other people to take back your last answer, also past reveals."""

    client: ClientId


class AnswerBack(ClientMessage, tag="answer-back"):
    """Grant or refuse what another seat asks for, or withdraw what you ask for by refusing.

    It is taken back once everybody has agreed.
    """

    client: ClientId
    grant: bool


class Pause(ClientMessage, tag="pause"):
    """Pause the match, or wish to: it is paused when its opener or everybody wants it."""

    client: ClientId


class GoOn(ClientMessage, tag="go-on"):
    """End the pause, or the wishes for one."""

    client: ClientId


class HandOver(ClientMessage, tag="hand-over"):
    """Let an agent play for your seat until you take it back."""

    client: ClientId
    agent: AgentName


class TakeSeat(ClientMessage, tag="take-seat"):
    """Play for your seat yourself again."""

    client: ClientId


class Beat(ClientMessage, tag="beat"):
    """Tell the server that the client is still connected, and whether somebody is looking at the table."""

    looking: bool = True


Command = Choose | Undo | Redo | Restart | Back | Resign | AskBack | AnswerBack | Pause | GoOn | HandOver | TakeSeat
FromClient = Command | Beat


# -- to the client


class ServerMessage(msgspec.Struct, tag_field="is"):
    """The base class of messages from the server."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """The commands open to a seat. `ask` is the id of its question, or empty.

    `undo` is empty if the seat may undo, otherwise the id of the message that says why not. `restart` says whether
    there are answers of this turn to take back, `ask_back` whether the others can be asked to take back the last one,
    `resign` whether the seat may give up: not if it only watches automata.
    """

    ask: str
    undo: str
    across: bool
    restart: bool
    redo: bool
    ask_back: bool
    resign: bool
    over: bool
    moving: list[str]
    """The seats whose agent is thinking."""


class SceneMessage(ServerMessage, tag="scene", kw_only=True):
    """The whole scene: the first message, and after a reconnect if the missed changes are not remembered.

    A client that reconnects sends the last `stream` and `number` it received.
    """

    version: int = VERSION
    match: str
    stream: str
    number: int
    scene: scene.Scene
    standing: Standing


class ChangeMessage(ServerMessage, tag="change", kw_only=True):
    """The difference from the scene after change `number - 1`."""

    number: int
    change: scene.Change
    standing: Standing


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """The person at a seat: their name, empty if none was chosen; whether they are connected; the seat's state.

    `opener`: they opened the match. `away` is the day until which they are away, or empty; `agent` plays for them.
    """

    seat: str
    name: str
    present: bool
    state: str
    opener: bool
    away: str
    agent: str


class TakebackRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A seat asks to take back its last answer; `needed` are the seats that have not agreed yet."""

    seat: str
    needed: list[str]


class PeopleMessage(ServerMessage, tag="people", kw_only=True):
    """The people at the match and how many watch; sent first and whenever something of it changes.

    `pause_wishes` are the seats that would like to pause. `shared`: all of them are played at one screen.
    `closed` says how a request to take back an answer has just ended: granted, refused, lapsed, or empty.
    """

    people: list[Person]
    watching: int
    takeback: TakebackRequest | None
    paused: bool
    pause_wishes: list[str]
    shared: bool
    closed: str = ""


class DoneMessage(ServerMessage, tag="done", kw_only=True):
    """The command is stored, now or earlier with the same id. `number` is the change it caused."""

    client: str
    number: int


class RefusedMessage(ServerMessage, tag="no", kw_only=True):
    """The message was refused and changed nothing. `client` is empty if it could not be read.

    If a rule of the game or of the table forbids it, `reason` is a sentence in the seat's language.
    """

    client: str
    code: str
    reason: str
    place: str = ""
    message: str = ""
    cite: str = ""


class BeatMessage(ServerMessage, tag="beat", kw_only=True):
    """The server is still connected; the client replies with a `Beat`."""


class CloseMessage(ServerMessage, tag="bye", kw_only=True):
    """The server closes the socket; `code` says whether connecting again can help."""

    code: str
    reason: str


ToClient = SceneMessage | ChangeMessage | PeopleMessage | DoneMessage | RefusedMessage | BeatMessage | CloseMessage

READER: Final = msgspec.json.Decoder(FromClient)
WRITER: Final = msgspec.json.Encoder()
