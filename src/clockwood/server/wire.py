"""The HTTP bodies people send, read by FastAPI."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from clockwood.server import messages
from clockwood.server.opening import Wishes

Name = Annotated[str, Field(max_length=60)]
Client = Annotated[str, Field(min_length=1, max_length=40)]
Whole = Annotated[int, Field(ge=-(2**31), le=2**31)]


class Body(BaseModel):
    """The base: nothing unknown is let in, nothing is converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewMatch(Body):
    """A new match. A seat is `me`, `invite` (a key comes back), `open`, an agent or an automaton (`ironbot:5`)."""

    game: Name
    seats: dict[Name, Name] = Field(default_factory=dict, max_length=20)
    options: dict[Name, Whole | Name] = Field(default_factory=dict, max_length=100)
    packs: list[Name] = Field(default_factory=list, max_length=10)
    language: Name = "en"
    open: bool = False
    seed: Annotated[int, Field(ge=0, lt=2**62)] | None = None

    def wishes(self) -> Wishes:
        return Wishes(**self.model_dump())


class SeatBody(Body):
    """A seat."""

    seat: Name


class KeyBody(Body):
    """An invitation's key."""

    key: Annotated[str, Field(min_length=1, max_length=100)]


class RecordBody(Body):
    """A record to play again."""

    record: Annotated[str, Field(max_length=1_000_000)]
    packs: list[Name] = Field(default_factory=list, max_length=10)
    language: Name = "en"


class ChooseBody(Body):
    """An answer in notation to the question `ask`; `client` is the sender's own id for it."""

    seat: Name
    client: Client
    ask: Annotated[str, Field(max_length=40)]
    answer: Annotated[str, Field(min_length=1, max_length=2000)]

    def deed(self) -> messages.Choose:
        return messages.Choose(client=self.client, ask=self.ask, answer=self.answer)


class DeedBody(Body):
    """A deed without more to say."""

    seat: Name
    client: Client


class TakeBackBody(DeedBody):
    """Taking back; `across` what was revealed, where the table allows it."""

    across: bool = False


class BackBody(TakeBackBody):
    """Taking back until so many lines of the seat's story are left."""

    told: Annotated[int, Field(ge=0, le=10_000_000)]
