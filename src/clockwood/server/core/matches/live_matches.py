"""The matches held in memory, and what they share: stores, packs, sceneries, replays and agents."""

import asyncio
import time
from typing import Final, Protocol

from clockwood.kernel.content import Content
from clockwood.scene.builder import SceneBuilder
from clockwood.server.core.gallery_matches import GalleryMatches
from clockwood.server.core.installed_packs import InstalledPacks
from clockwood.server.core.logs import log_error, log_info
from clockwood.server.core.matches import replays
from clockwood.server.core.matches.live_match import LiveMatch
from clockwood.server.core.matches.replay_saver import ReplaySaver
from clockwood.server.core.matches.restore import CannotContinue, replay_only
from clockwood.server.core.matches.sceneries import SCENERIES
from clockwood.server.core.measures import Measures
from clockwood.server.core.notices.stored import Looked
from clockwood.server.core.rate_limits import Doorway
from clockwood.server.core.refusals import Refused, Unavailable
from clockwood.server.core.settings import Settings
from clockwood.server.core.stored import Chair, StoredLine, StoredMatch
from clockwood.server.core.stores import MatchStore, RecordLines, Retention, SeatStore
from clockwood.server.core.thinking.scheduler import AgentScheduler

SECONDS_BETWEEN_CLEANUPS: Final = 30.0
SECONDS_BETWEEN_SWEEPS: Final = 6 * 3600.0
MANY_LINES: Final = 1_000_000_000


class OpenConnection(Protocol):
    """A connection that can be closed from here."""

    @property
    def match(self) -> str: ...

    def hang_up(self) -> None: ...

    def check_seat(self) -> None: ...


class LiveMatches:
    """Opens a match when somebody asks for it, and drops it when nobody has used it for a while."""

    def __init__(
        self,
        settings: Settings,
        match_store: MatchStore,
        record_lines: RecordLines,
        scheduler: AgentScheduler,
        measures: Measures,
        seats: SeatStore,
    ) -> None:
        self.settings: Final = settings
        self.match_store: Final = match_store
        self.record_lines: Final = record_lines
        self.scheduler: Final = scheduler
        self.measures: Final = measures
        self.seats: Final = seats
        self.gallery: Final = GalleryMatches()
        self.packs: Final = InstalledPacks(settings.packs)
        self._held: Final[dict[str, LiveMatch]] = {}
        self.replay_saver: Final = ReplaySaver(self)
        self.doorway: Final = Doorway(settings.joining_at_once, settings.database_seconds)
        self.connections: Final[set[OpenConnection]] = set()
        self._swept: float = time.monotonic()
        self._cleaner: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._cleaner = asyncio.create_task(self._clean_up_forever())

    async def close(self) -> None:
        if self._cleaner is not None:
            self._cleaner.cancel()
            await asyncio.gather(self._cleaner, return_exceptions=True)
        await self.replay_saver.close()
        await self.scheduler.close()

    # -- matches

    async def live(self, match: str) -> LiveMatch:
        """Return the match with its table ready, or refuse because there is none."""
        found = self._held.get(match)
        if found is None:
            stored = await self.find(match)
            found = self._held.setdefault(match, LiveMatch(self, stored))
        await found.ready()
        return found

    async def find(self, match: str) -> StoredMatch:
        """Return the row of a match, also of one in the gallery, or refuse because there is none."""
        shown = await self.gallery.find(match)
        return await self.match_store.find(match) if shown is None else shown

    def pack_folders(self, stored: StoredMatch) -> list[str]:
        """Return the folders of a match's packs; without them it cannot be played, nor replayed."""
        try:
            return self.packs.folders(stored.game, stored.pack_names())
        except Refused:
            raise replay_only() if stored.over else CannotContinue() from None

    async def lines(self, match: str, since: int = 0) -> list[StoredLine]:
        """Return the lines of a match from number `since` on."""
        shown = await self.gallery.lines(match)
        return await self.record_lines.lines(match, since) if shown is None else shown[since:]

    async def stored(self, match: str) -> StoredMatch:
        """Return the row of a match; if it is in memory, as it was when it was opened."""
        found = self._held.get(match)
        return await self.find(match) if found is None else found.stored

    def held(self, match: str) -> LiveMatch | None:
        """Return a match if it is in memory."""
        return self._held.get(match)

    def add(self, live: LiveMatch) -> None:
        self._held.setdefault(live.id, live)
        self.measures.matches_held(len(self._held))

    def forget(self, match: str) -> None:
        live = self._held.pop(match, None)
        if live is not None:
            live.thinking.clear()
            live.drop()
        self.measures.matches_held(len(self._held))

    async def _clean_up_forever(self) -> None:
        sweep_at = time.monotonic()
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_CLEANUPS)
            self.clean_up()
            if time.monotonic() >= sweep_at:
                sweep_at = time.monotonic() + SECONDS_BETWEEN_SWEEPS
                await self.sweep()

    async def sweep(self) -> None:
        """Delete what is stored and nobody needs any more."""
        try:
            elapsed, self._swept = time.monotonic() - self._swept, time.monotonic()
            at = await self.match_store.sweep_time(int(elapsed * 1000))
            gone = await self.match_store.sweep(at, Retention())
        except Unavailable:
            return
        if gone:
            log_info("old matches and visitors were deleted", count=gone)

    def clean_up(self) -> None:
        """Drop matches that nobody uses; if there are too many, also those used last, the oldest first.

        The table of a match in which nothing happens leaves memory sooner, also while people look at it.
        """
        quiet = time.monotonic() - self.settings.quiet_match_seconds
        for live in self._held.values():
            if live.may_rest(quiet):
                live.rest()
        old = time.monotonic() - self.settings.idle_match_seconds
        surplus = len(self._held) - self.settings.live_matches
        for live in sorted(self._held.values(), key=lambda each: each.used):
            if live.idle(old) or (surplus > 0 and live.idle(time.monotonic())):
                surplus -= 1
                self.forget(live.id)

    async def lines_written(self, match: str, number: int) -> None:
        """Follow another server that stored lines of this match."""
        live = self._held.get(match)
        if live is None:
            return
        try:
            await live.read_new_lines(number)
        except Refused as error:
            log_error("new lines of a match could not be read", match=match, error=error.code)
            self.hang_up(match)

    async def read_missed(self) -> None:
        """Read the lines that other servers stored while this one could not hear of them."""
        for match in list(self._held):
            await self.lines_written(match, MANY_LINES)

    def seats_changed(self, match: str = "") -> None:
        """Let the connections to a match, or all, find out at once whether their seats are still theirs."""
        for live in self._held.values():
            live.seats_known = live.seats_known and match not in ("", live.id)
        for connection in list(self.connections):
            if match in ("", connection.match):
                connection.check_seat()

    def hang_up(self, match: str = "") -> None:
        """Close the connections to a match, or to all: their clients go on at a server that can serve them."""
        for connection in list(self.connections):
            if match in ("", connection.match):
                connection.hang_up()

    def looked_at(self) -> set[Looked]:
        """Return the seats whose players look at a table that waits for somebody, as far as this server knows."""
        waiting = [live for live in self._held.values() if live.waiting.moments]
        return {Looked(live.id, seat) for live in waiting for seat in live.people.looking()}

    async def chairs(self, match: str) -> dict[int, Chair]:
        """Return the seats of a match that people play."""
        return await self.seats.chairs(match)

    async def people_changed(self, match: str) -> None:
        """Tell those at a match that somebody sat down, left or has another name."""
        live = self._held.get(match)
        if live is not None and live.loaded:
            await live.read_who_plays()
            await live.people.changed()
            live.send_changes()

    # -- sceneries

    def scenery(self, content: Content, language: str) -> SceneBuilder:
        return SCENERIES.of(content, language)

    async def prepare_scenery(self, content: Content, language: str) -> None:
        """Describe and draw a content for the first time, in a thread, while others are served."""
        await SCENERIES.prepare(content, language)

    # -- replays

    async def stored_replays(self, match: str) -> replays.StoredReplays | None:
        """Return the stored replays of a match, if there are any."""
        raw = await self.match_store.replay(match)
        return None if raw is None else await asyncio.to_thread(replays.unpack_replays, raw)
