"""The ways out of the server, as a protocol: `server/delivery` sends by Web Push, to webhooks and by e-mail."""

from enum import Enum
from typing import NamedTuple, Protocol

from clockwood.server.core.notices.stored import Subscription
from clockwood.server.core.refusals import Refused


class Notice(NamedTuple):
    """A notice: the game, that it is the reader's turn, and the match. Nothing of the table is in it."""

    title: str
    text: str
    game: str
    match: str


class Ended(Enum):
    """The end of an attempt: sent, to be tried again later, refused for good, or the address is gone for good."""

    SENT = "sent"
    LATER = "later"
    REFUSED = "refused"
    GONE = "gone"


class Attempt(NamedTuple):
    """The end of an attempt, and a word on it for the visitor: `sent`, `status 500`, `unreachable`."""

    ended: Ended
    result: str


class Deliverer(Protocol):
    """Sends notices. No method waits for long, whatever the other side does."""

    @property
    def push_key(self) -> str:
        """Return the public key that browsers subscribe with; empty before `open`."""
        ...

    @property
    def mails(self) -> bool:
        """Return whether e-mail can be sent."""
        ...

    def new_key(self) -> str:
        """Return a new private key, to be stored once for all servers."""
        ...

    def open(self, key: str) -> None:
        """Use the private key that is stored."""
        ...

    async def must_reach(self, wanted: Subscription) -> None:
        """Refuse an address to which nothing may be sent."""
        ...

    async def send(self, to: Subscription, notice: Notice, at: int) -> Attempt: ...

    async def send_code(self, to: Subscription, code: str) -> None:
        """Send the code that confirms an e-mail address."""
        ...


class NoDelivery:
    """Sends nothing: for a table in process."""

    push_key = ""
    mails = False

    def new_key(self) -> str:
        return ""

    def open(self, key: str) -> None:
        del key

    async def must_reach(self, wanted: Subscription) -> None:
        raise Refused(f"this server sends nothing by {wanted.kind}", "kind", code="no-delivery")

    async def send(self, to: Subscription, notice: Notice, at: int) -> Attempt:
        del to, notice, at
        return Attempt(Ended.REFUSED, "no delivery")

    async def send_code(self, to: Subscription, code: str) -> None:
        del to, code
