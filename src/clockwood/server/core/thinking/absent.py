"""Go on with matches that nobody has open: let their agents answer, and store what was seen of those that ended."""

import asyncio
from typing import TYPE_CHECKING, Final

from clockwood.server.core.logs import LOG
from clockwood.server.core.refusals import Refused
from clockwood.server.core.stored import StoredMatch

if TYPE_CHECKING:
    from clockwood.server.core.matches.live_match import LiveMatch
    from clockwood.server.core.matches.live_matches import LiveMatches

MOST_AT_ONCE: Final = 100
MOST_REPLAYS: Final = 10
MOST_REMEMBERED: Final = 10_000


class AbsentMatches:
    """Looks for stored matches of which a server that was stopped, or is another one, owes something."""

    def __init__(self, matches: "LiveMatches", seconds: float) -> None:
        self.matches: Final = matches
        self.seconds: Final = seconds
        self._seen: Final[dict[str, int]] = {}
        """The lines of each match when it was opened here: it is being gone on with, or cannot be."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._look_forever())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look_forever(self) -> None:
        while True:
            try:
                await self.look()
            except Refused:
                pass
            except Exception:  # noqa: BLE001 - an error that ended this would leave agents silent
                LOG.exception("matches that wait for an agent or have no replay could not be opened")
            await asyncio.sleep(self.seconds)

    async def look(self) -> None:
        for stored in await self.matches.match_store.waiting_for_agents(MOST_AT_ONCE):
            if self._is_new(stored):
                await self._open(stored)
        saver = self.matches.replay_saver
        for stored in await self.matches.match_store.without_replay(MOST_REPLAYS):
            if not saver.saves(stored.id) and self._is_new(stored):
                live = await self._open(stored)
                if live is not None and live.table.over:
                    saver.save(live)

    async def _open(self, stored: StoredMatch) -> "LiveMatch | None":
        try:
            return await self.matches.live(stored.id)
        except Refused as error:
            if error.status >= 500:  # it is tried again
                del self._seen[stored.id]
            return None

    def _is_new(self, stored: StoredMatch) -> bool:
        held = self.matches.held(stored.id)
        if held is not None and held.thinking:
            return False
        if len(self._seen) >= MOST_REMEMBERED:
            self._seen.clear()
        new = self._seen.get(stored.id) != stored.lines
        self._seen[stored.id] = stored.lines
        return new
