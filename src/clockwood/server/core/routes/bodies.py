"""The JSON bodies of requests. `NewMatchRequest` and `ForkRequest` are bodies too."""

from typing import Annotated

import msgspec
from msgspec import Meta

from clockwood.server.core.connections import messages
from clockwood.server.core.matches.new_match import Name

Packs = Annotated[list[Name], Meta(max_length=10)]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """The base class: unknown fields are refused and values are not converted."""


class LessonBody(Body):
    """A guided first game to open."""

    game: Name
    lesson: Name
    language: Name = "en"


class SeatBody(Body):
    """A seat."""

    seat: Name


class RematchBody(Body):
    """Another match like a finished one: same, other-side or harder."""

    kind: Name


class NameBody(SeatBody):
    """The name of the person at a seat; its length is checked where it is read, to say what is wrong."""

    name: str


class KeyBody(Body):
    """An invitation's key."""

    key: Annotated[str, Meta(min_length=1, max_length=100)]


class RecordBody(Body):
    """A record to be replayed."""

    record: Annotated[str, Meta(max_length=1_000_000)]
    packs: Packs = []
    language: Name = "en"


class PositionBody(Body):
    """A position to be played from."""

    position: Annotated[str, Meta(max_length=200_000)]
    language: Name = "en"


class CommandBody(Body):
    """A command that has no other fields; `client` is the sender's own id for it."""

    seat: Name
    client: messages.ClientId


class ChooseBody(CommandBody):
    """An answer in notation to the question `ask`; `by` names who gave it, if it was kept."""

    ask: messages.AskId
    answer: messages.Answer
    by: messages.Mark = ""

    def command(self) -> messages.Choose:
        return messages.Choose(client=self.client, ask=self.ask, answer=self.answer, by=self.by)


class UndoBody(CommandBody):
    """Undo or restart; `across` also takes back what was revealed, if the match allows it."""

    across: bool = False


class AnswerBackBody(CommandBody):
    """Grant or refuse what another seat asks to take back."""

    grant: bool


class BackBody(UndoBody, kw_only=True):
    """Undo until at most `told` lines of the seat's story are left."""

    told: messages.StoryLength


class HandOverBody(CommandBody):
    """The agent that is to play for the seat."""

    agent: messages.AgentName


class SubscriptionBody(Body):
    """A way to reach you."""

    id: Name


class CodeBody(SubscriptionBody):
    """The code that was sent to an e-mail address."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class NoticesBody(Body):
    """Notices of a match, on or off."""

    on: bool
