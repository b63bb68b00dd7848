"""Notices kept in memory: for tests, and for a table that needs no server."""

from typing import Final

import msgspec

from clockwood.server.core.access_keys import new_key
from clockwood.server.core.memory_stores import Memory
from clockwood.server.core.notices.stored import Awaited, Delivery, Looked, NoticeSettings, Subscription
from clockwood.server.core.stored import PLAYED, now


class MemoryNotices:
    """Keeps who wants notices and when, who was told, and what is still to be delivered."""

    def __init__(self, memory: Memory) -> None:
        self.memory: Final = memory
        self._values: Final[dict[str, str]] = {}
        self._settings: Final[dict[str, NoticeSettings]] = {}
        self._subscriptions: Final[dict[str, Subscription]] = {}
        self._muted: Final[set[tuple[str, str]]] = set()
        self._told: Final[dict[tuple[str, str], tuple[int, int]]] = {}
        self._due: Final[dict[str, tuple[int, int, Delivery]]] = {}
        """The moment, the time and the delivery by its id."""
        self._looked: set[Looked] = set()

    async def time(self) -> int:
        return now()

    async def kept_value(self, name: str, initial: str) -> str:
        return self._values.setdefault(name, initial)

    async def settings(self, visitor: str) -> NoticeSettings:
        return self._settings.get(visitor, NoticeSettings())

    async def set_settings(self, visitor: str, wanted: NoticeSettings) -> None:
        self._settings[visitor] = wanted

    async def subscriptions(self, visitor: str) -> list[Subscription]:
        return [each for each in self._subscriptions.values() if each.visitor == visitor]

    async def subscribe(self, added: Subscription) -> None:
        for each in await self.subscriptions(added.visitor):
            if (each.kind, each.address) == (added.kind, added.address):
                await self.unsubscribe(each.id)
        self._subscriptions[added.id] = added

    async def unsubscribe(self, subscription: str) -> None:
        self._subscriptions.pop(subscription, None)

    async def confirm(self, subscription: str) -> None:
        self._subscriptions[subscription] = msgspec.structs.replace(self._subscriptions[subscription], code="")

    async def muted(self, visitor: str) -> list[str]:
        return sorted(match for who, match in self._muted if who == visitor)

    async def mute(self, visitor: str, match: str, *, muted: bool) -> None:
        (self._muted.add if muted else self._muted.discard)((visitor, match))

    async def awaited(self) -> list[Awaited]:
        found: list[Awaited] = []
        since: dict[str, int] = {}
        for each in self._subscriptions.values():
            if not each.code and each.visitor in self.memory.visitors:
                since[each.visitor] = min(each.created, since.get(each.visitor, each.created))
        for visitor, match in sorted({(who, match) for who, match, _ in self.memory.holdings if who in since}):
            stored = self.memory.matches[match]
            waits = stored.moments()
            seats = [seat for who, of, seat in self.memory.holdings if (who, of) == (visitor, match) and seat >= 0]
            asked = [waits[seat] for seat in seats if seat in waits]
            wanted = stored.changed >= since[visitor] and (visitor, match) not in self._muted
            if asked and wanted and stored.kind in PLAYED:
                told, at = self._told.get((visitor, match), (-1, 0))
                own = await self.settings(visitor)
                found.append(Awaited(visitor, match, seats, max(asked), stored.changed, told, at, own))
        return found

    async def tell(self, who: Awaited, at: int, *, send: bool) -> bool:
        if self._told.get((who.visitor, who.match), (-1, 0))[0] != who.told:
            return False
        self._told[who.visitor, who.match] = (who.moment, at if send else who.told_at)
        if send:
            await self._add(who.visitor, who.match, who.moment, at)
        return True

    async def _add(self, visitor: str, match: str, moment: int, at: int) -> int:
        reached = [each for each in await self.subscriptions(visitor) if not each.code]
        game = self.memory.matches[match].game if match else ""
        for each in reached:
            name = new_key()[:32]
            self._due[name] = (moment, at, Delivery(name, each, match, game, 0))
        return len(reached)

    async def test(self, visitor: str, at: int) -> int:
        return await self._add(visitor, "", 0, at)

    async def take_due(self, kind: str, at: int, until: int, most: int) -> list[Delivery]:
        taken: list[Delivery] = []
        for name, (moment, due, delivery) in list(self._due.items()):
            if due > at or delivery.subscription.kind != kind or len(taken) >= most:
                continue
            if delivery.match and moment not in self.memory.matches[delivery.match].moments().values():
                del self._due[name]
                continue
            tried = delivery._replace(tries=delivery.tries + 1)
            self._due[name] = (moment, until, tried)
            taken.append(tried)
        return taken

    async def delivered(self, delivery: Delivery, result: str, at: int, again: int | None) -> None:
        own = self._subscriptions.get(delivery.subscription.id)
        if own is not None:
            self._subscriptions[own.id] = msgspec.structs.replace(own, result=result, result_at=at)
        moment, _, _ = self._due.pop(delivery.id)
        if again is not None:
            self._due[delivery.id] = (moment, again, delivery)

    async def look(self, seats: set[Looked], until: int) -> None:
        del until
        self._looked = seats

    async def looked_at(self, at: int) -> set[Looked]:
        del at
        return self._looked
