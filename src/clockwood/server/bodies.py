"""The JSON bodies of HTTP requests, validated by FastAPI."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from clockwood.server.matches.new_match import ForkRequest, NewMatchRequest
from clockwood.server.sockets import messages

Name = Annotated[str, Field(max_length=60)]
Client = Annotated[str, Field(min_length=1, max_length=40, pattern=messages.PRINTABLE)]
OptionNumber = Annotated[int, Field(ge=-(2**31), le=2**31)]


class Body(BaseModel):
    """The base class: unknown fields are refused and values are not converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewMatchBody(Body):
    """A new match. A seat is `me`, `invite` (a key comes back), `open`, an agent or an automaton.

    An automaton is written with its level and traits: `rival:3`, `bot:2+blitz`. Spectators are `delay_answers` and
    `delay_minutes` behind the players. `name` is shown at your seats.
    """

    game: Name
    seats: dict[Name, Name] = Field(default_factory=dict, max_length=20)
    options: dict[Name, OptionNumber | Name] = Field(default_factory=dict, max_length=100)
    packs: list[Name] = Field(default_factory=list, max_length=10)
    language: Name = "en"
    open: bool = False
    seed: Annotated[int, Field(ge=0, lt=2**62)] | None = None
    delay_answers: Annotated[int, Field(ge=0, le=500)] = 0
    delay_minutes: Annotated[int, Field(ge=0, le=1440)] = 0
    name: str = ""

    def request(self) -> NewMatchRequest:
        return NewMatchRequest(**self.model_dump())


class LessonBody(Body):
    """A guided first game to open."""

    game: Name
    lesson: Name
    language: Name = "en"


class SeatBody(Body):
    """A seat."""

    seat: Name


class ForkBody(SeatBody):
    """A what-if: at a line of the seat's story, or now, with pieces changed by the paths of a position."""

    told: Annotated[int, Field(ge=0, le=10_000_000)] | None = None
    edits: list[Annotated[str, Field(max_length=200)]] = Field(default_factory=list, max_length=50)

    def request(self) -> ForkRequest:
        return ForkRequest(**self.model_dump())


class RematchBody(Body):
    """Another match like a finished one: same, other-side or harder."""

    kind: Name


class NameBody(SeatBody):
    """The name of the person at a seat; its length is checked where it is read, to say what is wrong."""

    name: str


class KeyBody(Body):
    """An invitation's key."""

    key: Annotated[str, Field(min_length=1, max_length=100)]


class RecordBody(Body):
    """A record to be replayed."""

    record: Annotated[str, Field(max_length=1_000_000)]
    packs: list[Name] = Field(default_factory=list, max_length=10)
    language: Name = "en"


class PositionBody(Body):
    """A position to be played from."""

    position: Annotated[str, Field(max_length=200_000)]
    language: Name = "en"


class ChooseBody(Body):
    """An answer in notation to the question `ask`; `client` is the sender's own id for it."""

    seat: Name
    client: Client
    ask: Annotated[str, Field(max_length=40)]
    answer: Annotated[str, Field(min_length=1, max_length=2000)]

    def command(self) -> messages.Choose:
        return messages.Choose(client=self.client, ask=self.ask, answer=self.answer)


class CommandBody(Body):
    """A command that has no other fields."""

    seat: Name
    client: Client


class UndoBody(CommandBody):
    """Undo or restart; `across` also takes back what was revealed, if the match allows it."""

    across: bool = False


class AnswerBackBody(CommandBody):
    """Grant or refuse what another seat asks to take back."""

    grant: bool


class BackBody(UndoBody):
    """Undo until at most `told` lines of the seat's story are left."""

    told: Annotated[int, Field(ge=0, le=10_000_000)]
