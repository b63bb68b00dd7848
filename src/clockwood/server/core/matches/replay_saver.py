"""Store what everybody saw of a finished match, while others are served."""

import asyncio
from typing import TYPE_CHECKING, Final

from clockwood.kernel.table import Table
from clockwood.server.core.logs import LOG
from clockwood.server.core.matches import replays
from clockwood.server.core.matches.frozen import frozen
from clockwood.server.core.matches.replay_task import ReplayTask
from clockwood.server.core.refusals import NotFound, Unavailable
from clockwood.server.core.thinking.worker_pool import WorkerProcess

AGAIN_SECONDS: Final = 1.0
LONGEST_SECONDS: Final = 120.0
REST_SECONDS: Final = 60.0
"""After so long without a finished match the process ends, and its memory is free."""

if TYPE_CHECKING:
    from clockwood.server.core.matches.live_match import LiveMatch
    from clockwood.server.core.matches.live_matches import LiveMatches


class ReplaySaver:
    """Makes the replays of one match after the other, in a process of its own: a thread would delay all answers."""

    def __init__(self, matches: "LiveMatches") -> None:
        self.matches: Final = matches
        self.process: Final = WorkerProcess()
        self._ended: Final[dict[str, Table | None]] = {}
        """The matches that wait, each with its table if the record alone does not tell it."""
        self._now: str = ""
        self._wanted: Final = asyncio.Event()
        self._saved: Final = asyncio.Event()
        self._saved.set()
        self._task: asyncio.Task[None] | None = None

    def save(self, live: "LiveMatch") -> None:
        """Store the match as it is when its turn comes: a person who plays alone may go on after the end."""
        self._ended[live.id] = frozen(live.table) if live.stopped else None
        self._saved.clear()
        self._wanted.set()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._save_while_matches_end())

    def saves(self, match: str) -> bool:
        """Return whether replays of a match are being stored."""
        return match in self._ended or match == self._now

    async def _save_while_matches_end(self) -> None:
        while True:
            await self._wait_for_an_end()
            while self._ended:
                self._now = next(iter(self._ended))
                await self._save(self._now, self._ended.pop(self._now))
            self._now = ""
            self._wanted.clear()
            self._saved.set()

    async def _wait_for_an_end(self) -> None:
        try:
            async with asyncio.timeout(REST_SECONDS):
                await self._wanted.wait()
        except TimeoutError:
            await self.process.kill()
            await self._wanted.wait()

    async def _save(self, match: str, table: Table | None) -> None:
        try:
            raw = await (self._packed_elsewhere(match) if table is None else self._packed_here(match, table))
            if raw:
                await self.matches.match_store.save_replay(match, raw)
        except Unavailable:
            self._ended.setdefault(match, table)
            await asyncio.sleep(AGAIN_SECONDS)
        except NotFound:
            return
        except Exception:  # noqa: BLE001 - an error that ended this would end the others, too
            LOG.exception("no replay was stored", extra={"fields": {"match": match}})

    async def _packed_elsewhere(self, match: str) -> bytes:
        stored = await self.matches.find(match)
        lines = [line.text for line in await self.matches.lines(match)]
        task = ReplayTask(stored, lines, self.matches.pack_folders(stored))
        found = await self.process.ask(task, LONGEST_SECONDS, AGAIN_SECONDS)
        assert isinstance(found, bytes)
        return found

    async def _packed_here(self, match: str, table: Table) -> bytes:
        """Pack the replays of a match that could not go on: its record cannot be replayed."""
        language = (await self.matches.find(match)).language
        content = table.match.content
        await self.matches.prepare_scenery(content, language)
        return await asyncio.to_thread(replays.pack_replays, table, self.matches.scenery(content, language))

    async def saved(self) -> None:
        """Wait until all replays that are being stored are stored."""
        await self._saved.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._ended.clear()
        self._now = ""
        await self.process.kill()
