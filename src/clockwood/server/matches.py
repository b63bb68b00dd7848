"""The matches this server holds open, and what they need: store, agents, sceneries."""

import asyncio
import contextlib
import time
from functools import lru_cache
from typing import Final

from clockwood.kernel.content import Content
from clockwood.scene.builder import SceneBuilder
from clockwood.server import films
from clockwood.server.kept_matches import Kept, KeptMatches
from clockwood.server.ledger import Ledger
from clockwood.server.logs import LOG
from clockwood.server.metrics import Metrics
from clockwood.server.packs_here import PacksHere
from clockwood.server.settings import Settings
from clockwood.server.sitting import Sitting
from clockwood.server.thinking import Thinking

SWEEP: Final = 30.0


@lru_cache(maxsize=128)
def scenery_of(content: Content, language: str) -> SceneBuilder:
    return SceneBuilder(content, language)


class Matches:
    """A sitting per match, opened when somebody comes and dropped when all have gone."""

    def __init__(
        self, settings: Settings, rows: KeptMatches, ledger: Ledger, thinking: Thinking, metrics: Metrics
    ) -> None:
        self.settings: Final = settings
        self.rows: Final = rows
        self.ledger: Final = ledger
        self.thinking: Final = thinking
        self.metrics: Final = metrics
        self.packs: Final = PacksHere(settings.packs)
        self._open: Final[dict[str, Sitting]] = {}
        self._filming: Final[dict[str, asyncio.Task[None]]] = {}
        self._prepared: Final[set[tuple[Content, str]]] = set()
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        tasks = [task for task in (self._sweeper, *self._filming.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinking.close()

    async def sitting(self, match: str) -> Sitting:
        """Return the match with its table ready, or say that there is no such match."""
        found = self._open.get(match)
        if found is None:
            kept = await self.rows.find(match)
            found = self._open.setdefault(match, Sitting(self, kept))
        await found.ready()
        return found

    def loaded(self, match: str) -> Sitting | None:
        return self._open.get(match)

    def forget(self, match: str) -> None:
        sitting = self._open.pop(match, None)
        if sitting is not None:
            sitting.thinking.clear()
            sitting.drop()
        self.metrics.sittings.set(len(self._open))

    def scenery(self, content: Content, language: str) -> SceneBuilder:
        return scenery_of(content, language)

    async def prepare(self, content: Content, language: str) -> None:
        """Describe and draw a content for the first time, while others are served."""
        if (content, language) not in self._prepared:
            await asyncio.to_thread(scenery_of, content, language)
            self._prepared.add((content, language))

    def watch_over(self, sitting: Sitting) -> None:
        """A sitting has its table: count it, and make room where there are too many."""
        self._open.setdefault(sitting.id, sitting)
        self.metrics.sittings.set(len(self._open))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()

    def sweep(self) -> None:
        """Drop what nobody looks at; the longest untouched first where there are too many."""
        old = time.monotonic() - self.settings.keep_idle
        spare = len(self._open) - self.settings.kept_open
        for sitting in sorted(self._open.values(), key=lambda each: each.touched):
            if sitting.idle(old) or (spare > 0 and sitting.idle(time.monotonic())):
                spare -= 1
                self.forget(sitting.id)

    def think(self, sitting: Sitting, seat: int, ask: str) -> None:
        self.thinking.start(sitting, seat, ask)

    async def notice(self, match: str, number: int) -> None:
        """Another server stored lines of this match."""
        sitting = self._open.get(match)
        if sitting is not None and sitting.held:
            await sitting.read_on(number)

    # -- films

    def ended(self, sitting: Sitting) -> None:
        """Keep what everybody saw of a match that is over."""
        if sitting.id not in self._filming:
            self._filming[sitting.id] = asyncio.create_task(self._film(sitting))

    async def _film(self, sitting: Sitting) -> None:
        try:
            await self.prepare(sitting.table.match.content, sitting.kept.language)
            scenery = self.scenery(sitting.table.match.content, sitting.kept.language)
            raw = await asyncio.to_thread(films.all_films, sitting.table, scenery)
            await self.rows.keep_film(sitting.id, raw)
        except Exception:  # noqa: BLE001 - the match itself is stored; its film can be made again
            LOG.exception("no film was kept", extra={"fields": {"match": sitting.id}})
        finally:
            self._filming.pop(sitting.id, None)

    async def settled(self) -> None:
        """Wait until every film under way is kept."""
        for task in list(self._filming.values()):
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def film(self, kept: Kept, seat: int) -> tuple[films.Films | None, films.Film | None]:
        """Return the stored film of a match, where there is one."""
        raw = await self.rows.film(kept.id)
        if raw is None:
            return None, None
        stored = await asyncio.to_thread(films.unpacked, raw)
        return stored, stored.films[seat + 1]
