"""The store of notices, as a protocol. `server/store/notice_store.py` keeps it in a database."""

from typing import Protocol

from clockwood.server.core.notices.stored import Awaited, Delivery, Looked, NoticeSettings, Subscription


class NoticeStore(Protocol):
    """Keeps who wants notices and when, who was told, and what is still to be delivered.

    Times are milliseconds by the clock of the store, which all servers share.
    """

    async def time(self) -> int:
        """Return the time by the clock that all servers share."""
        ...

    async def kept_value(self, name: str, initial: str) -> str:
        """Return a value of the server itself, which is set to `initial` the first time."""
        ...

    async def settings(self, visitor: str) -> NoticeSettings: ...

    async def set_settings(self, visitor: str, wanted: NoticeSettings) -> None: ...

    async def subscriptions(self, visitor: str) -> list[Subscription]:
        """Return the ways to reach a visitor, the oldest first."""
        ...

    async def subscribe(self, added: Subscription) -> None:
        """Add a way to reach a visitor, in the place of one of the same kind and address."""
        ...

    async def unsubscribe(self, subscription: str) -> None: ...

    async def confirm(self, subscription: str) -> None: ...

    async def muted(self, visitor: str) -> list[str]:
        """Return the matches of which a visitor wants no notices."""
        ...

    async def mute(self, visitor: str, match: str, *, muted: bool) -> None: ...

    async def awaited(self) -> list[Awaited]:
        """Return who is waited for, in a match that changed since they can be reached."""
        ...

    async def tell(self, who: Awaited, at: int, *, send: bool) -> bool:
        """Note that a visitor was told of a moment and, to `send`, add deliveries; False if another server did."""
        ...

    async def test(self, visitor: str, at: int) -> int:
        """Add a test for every confirmed way to reach a visitor; return how many there are."""
        ...

    async def take_due(self, kind: str, at: int, until: int, most: int) -> list[Delivery]:
        """Take deliveries of a kind that are due, for this server alone until a time; drop those that came too late."""
        ...

    async def delivered(self, delivery: Delivery, result: str, at: int, again: int | None) -> None:
        """Note how a delivery went; it is tried again at a time, or is done with."""
        ...

    async def look(self, seats: set[Looked], until: int) -> None:
        """Note which asked seats are looked at on this server, in the place of what was noted before."""
        ...

    async def looked_at(self, at: int) -> set[Looked]:
        """Return which asked seats are looked at on any server."""
        ...
