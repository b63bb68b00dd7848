"""Store what everybody saw of a finished match, while others are served."""

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from clockwood.kernel.table import Table
from clockwood.server.core.logs import LOG
from clockwood.server.core.matches import replays
from clockwood.server.core.matches.frozen import frozen
from clockwood.server.core.refusals import Unavailable

AGAIN_SECONDS: Final = 1.0

if TYPE_CHECKING:
    from clockwood.server.core.matches.live_match import LiveMatch
    from clockwood.server.core.matches.live_matches import LiveMatches


class ReplaySaver:
    """Stores the replays of each match one after the other, so that those of its last end are stored last."""

    def __init__(self, matches: "LiveMatches") -> None:
        self.matches: Final = matches
        self._ended: Final[dict[str, Table]] = {}
        """The tables that are not stored yet."""
        self._saving: Final[dict[str, asyncio.Task[None]]] = {}

    def save(self, live: "LiveMatch") -> None:
        """Start to store the match as it is now: a person who plays alone may go on after the end."""
        self._ended[live.id] = frozen(live.table)
        if live.id not in self._saving:
            self._saving[live.id] = asyncio.create_task(self._save_all(live.id, live.stored.language))

    def saves(self, match: str) -> bool:
        """Return whether replays of a match are being stored."""
        return match in self._saving

    async def _save_all(self, match: str, language: str) -> None:
        try:
            while (table := self._ended.pop(match, None)) is not None:
                await self._save(match, table, language)
        finally:
            self._saving.pop(match, None)

    async def _save(self, match: str, table: Table, language: str) -> None:
        try:
            content = table.match.content
            await self.matches.prepare_scenery(content, language)
            raw = await asyncio.to_thread(replays.pack_replays, table, self.matches.scenery(content, language))
            await self.matches.match_store.save_replay(match, raw)
        except Unavailable:
            self._ended.setdefault(match, table)
            await asyncio.sleep(AGAIN_SECONDS)
        except Exception:  # noqa: BLE001 - an error that ended this would end the others, too
            LOG.exception("no replay was stored", extra={"fields": {"match": match}})

    async def saved(self) -> None:
        """Wait until all replays that are being stored are stored."""
        for task in list(self._saving.values()):
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def close(self) -> None:
        tasks = list(self._saving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
