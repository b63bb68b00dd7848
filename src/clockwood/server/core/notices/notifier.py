"""Tell people that they are waited for: once for every moment, whichever server finds it first."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Final

from clockwood import api
from clockwood.server.core.logs import LOG, log_info
from clockwood.server.core.notices.delivery import Attempt, Deliverer, Ended, Notice
from clockwood.server.core.notices.hours import may_disturb
from clockwood.server.core.notices.store import NoticeStore
from clockwood.server.core.notices.stored import KINDS, Awaited, Delivery, Looked
from clockwood.server.core.refusals import Unavailable
from clockwood.server.core.settings import Settings
from clockwood.server.core.stores import Leases
from clockwood.words import Words

LEASE: Final = "notices"
LOOKED_FOR_ROUNDS: Final = 3
"""A seat counts as looked at for so many rounds after its server said so."""
CLAIM_MILLISECONDS: Final = 60_000
"""A delivery belongs to the server that took it for so long; then it has died, and another one tries."""
PAUSES: Final = (30_000, 120_000, 600_000, 1_800_000)
"""Milliseconds before each new attempt; after the last one the notice is given up."""
STOP_SECONDS: Final = 2.0
MOST_AT_ONCE: Final = 16
"""Deliveries of one kind at the same time: webhooks that hang keep no push and no mail waiting."""


class Notifier:
    """Looks at the stored matches again and again; nothing is lost if a server stops, and nothing told twice."""

    def __init__(
        self,
        settings: Settings,
        store: NoticeStore,
        leases: Leases,
        deliverer: Deliverer,
        looked_at: Callable[[], set[Looked]],
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.leases: Final = leases
        self.deliverer: Final = deliverer
        self.looked_at: Final = looked_at
        self.time: Callable[[], Awaitable[int]] = store.time
        self._running: Final[dict[str, set[asyncio.Task[None]]]] = {kind: set() for kind in KINDS}
        self._task: asyncio.Task[None] | None = None
        self._wake: Final = asyncio.Event()

    async def start(self) -> None:
        self.deliverer.open(await self.store.kept_value("vapid", self.deliverer.new_key()))
        self._task = asyncio.create_task(self._run_forever())

    async def close(self) -> None:
        """Stop. What is being sent has a moment to end, so that no other server sends it again."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        sending = [task for tasks in self._running.values() for task in tasks]
        if sending:
            _, late = await asyncio.wait(sending, timeout=STOP_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def wake(self) -> None:
        """Begin the next round at once."""
        self._wake.set()

    async def _run_forever(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.settings.notice_beat_seconds):
                    await self._wake.wait()
            self._wake.clear()
            try:
                await self.round()
            except Unavailable:
                continue
            except Exception:  # noqa: BLE001 - an error that ended this would silence every notice
                LOG.exception("notices could not be sent")

    async def round(self) -> None:
        """Say who looks at this server's tables, tell who is waited for, and deliver what is due."""
        at = await self.time()
        shown = int(self.settings.notice_beat_seconds * 1000 * LOOKED_FOR_ROUNDS)
        await self.store.look(self.looked_at(), at + shown)
        if await self.leases.hold(LEASE):
            await self._tell(at)
        await self._deliver(at)

    async def delivered(self) -> None:
        """Wait until everything that is being sent has ended."""
        for tasks in self._running.values():
            await asyncio.gather(*tasks)

    # -- telling

    async def _tell(self, at: int) -> None:
        found = await self.store.awaited()
        looked = await self.store.looked_at(at) if found else set()
        for who in found:
            if who.moment <= who.told:
                continue
            if any(Looked(who.match, seat) in looked for seat in who.seats):
                await self.store.tell(who, at, send=False)
            elif self._is_due(who, at):
                await self.store.tell(who, at, send=True)

    def _is_due(self, who: Awaited, at: int) -> bool:
        """Return whether it is time: they had a moment to come by themselves, and were not told of another just now."""
        early = at < who.changed + int(self.settings.notice_after_seconds * 1000)
        again = at < who.told_at + int(self.settings.notice_rest_seconds * 1000)
        return not early and not again and may_disturb(who.settings, at)

    # -- delivering

    async def _deliver(self, at: int) -> None:
        for kind, running in self._running.items():
            room = MOST_AT_ONCE - len(running)
            if room <= 0:
                continue
            for delivery in await self.store.take_due(kind, at, at + CLAIM_MILLISECONDS, room):
                task = asyncio.create_task(self._send(delivery))
                running.add(task)
                task.add_done_callback(running.discard)

    async def _send(self, delivery: Delivery) -> None:
        to = delivery.subscription
        try:
            notice = await asyncio.to_thread(notice_of, delivery.match, delivery.game, to.language)
            attempt = await self.deliverer.send(to, notice, await self.time())
            await self._note(delivery, attempt)
        except Unavailable:
            return  # the claim ends by itself
        except Exception:  # noqa: BLE001 - one notice that cannot be sent must not stop the others
            LOG.exception("a notice could not be sent", extra={"fields": {"kind": to.kind}})

    async def _note(self, delivery: Delivery, attempt: Attempt) -> None:
        at = await self.time()
        if attempt.ended is Ended.GONE:
            log_info("a way to reach a visitor is gone", kind=delivery.subscription.kind)
            await self.store.unsubscribe(delivery.subscription.id)
            return
        again = None
        if attempt.ended is Ended.LATER and delivery.match and delivery.tries <= len(PAUSES):
            again = at + PAUSES[delivery.tries - 1]
        await self.store.delivered(delivery, attempt.result, at, again)


def notice_of(match: str, game: str, language: str) -> Notice:
    """Return the words of a notice; without a match, those of a test."""
    if not match:
        return Notice("Clockwood", Words(language).say("notice-test"), "", "")
    return Notice(title_of(game, language), Words(language).say("notice-turn"), game, match)


@lru_cache(maxsize=64)
def title_of(game: str, language: str) -> str:
    words = Words(language, api.content(game))
    return words.say("scene-title") if words.has("scene-title") else game.capitalize()
