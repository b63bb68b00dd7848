"""Run the agents of live matches: get the lease, ask a worker, keep a steady pace, and answer when an agent fails."""

import asyncio
import math
import time
from typing import TYPE_CHECKING, Final

from clockwood import seeds
from clockwood.agents.registry import offered_agents
from clockwood.kernel.gesture import question_of
from clockwood.server.core.logs import log_error
from clockwood.server.core.refusals import Refused
from clockwood.server.core.stores import Leases
from clockwood.server.core.thinking.task import AgentTask
from clockwood.server.core.thinking.worker_pool import AgentFailed, WorkerPool

if TYPE_CHECKING:
    from clockwood.server.core.matches.live_match import LiveMatch

FALLBACK: Final = "random"
LONGEST_READING_TIME: Final = 20.0
AGAIN_SECONDS: Final = 1.0


class AgentScheduler:
    """One asyncio task per waiting agent. An answer to a question that was already answered is dropped."""

    def __init__(self, workers: WorkerPool, leases: Leases, beat: float, reading: float) -> None:
        self.workers: Final = workers
        self.leases: Final = leases
        self.beat: Final = beat
        self.reading: Final = reading
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def start(self, live: "LiveMatch", seat: int, ask: str) -> None:
        task = asyncio.create_task(self._think(live, seat, ask))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, live: "LiveMatch", seat: int, ask: str) -> None:
        try:
            while not await self.leases.hold(live.id):
                await asyncio.sleep(self.leases.length / 4000)
                if not live.awaits_agent(seat, ask):
                    return
            start = time.monotonic()
            answer = await self._answer(live, seat, ask)
            spent = time.monotonic() - start
            await asyncio.sleep(max(rest_of_beat(spent, self.beat), self._reading_time(live) - spent))
            if answer and live.awaits_agent(seat, ask):
                await live.answer_for_agent(seat, ask, answer)
        except Refused as error:
            if error.status >= 500:
                await self._begin_again(live, seat)

    async def _begin_again(self, live: "LiveMatch", seat: int) -> None:
        """Let the agents think anew as soon as the match, which was dropped, can be restored."""
        while True:
            await asyncio.sleep(AGAIN_SECONDS)
            live.thinking.pop(seat, None)
            try:
                await live.ready()
            except Refused as error:
                if error.status < 500:
                    return
                continue
            live.wake_agents()
            return

    def _reading_time(self, live: "LiveMatch") -> float:
        """Return how long spectators need to read the last events; 0 if people play, who take their own time."""
        gestures = live.table.gestures
        if live.stored.people or not gestures:
            return 0.0
        return min((len(live.table.story) - gestures[-1].told) * self.reading, LONGEST_READING_TIME)

    async def _answer(self, live: "LiveMatch", seat: int, ask: str) -> str:
        """Return the answer of the seat's agent or, if it fails, of the simplest agent."""
        offered = offered_agents(live.table.match.game)
        for name in (live.player(seat), FALLBACK):
            if not live.awaits_agent(seat, ask):
                return ""
            try:
                return await self._answer_while_asked(live, seat, ask, name if name in offered else FALLBACK)
            except AgentFailed as error:
                log_error("an agent failed", match=live.id, agent=name, error=str(error))
        return ""

    async def _answer_while_asked(self, live: "LiveMatch", seat: int, ask: str, name: str) -> str:
        """Wait for the answer while the question is open. The lock keeps the table from being read while it changes."""
        async with live.lock:
            if not live.awaits_agent(seat, ask):
                return ""
            task = blind_task(live, seat, name)
        stored = live.stored
        job = asyncio.ensure_future(self.workers.answer(task, stored.origin, person=stored.people > 0))
        try:
            while not job.done():
                await asyncio.wait([job], timeout=0.25)
                if not job.done() and not live.awaits_agent(seat, ask):
                    return ""
                await self.leases.hold(live.id)
            return job.result()
        finally:
            job.cancel()
            await asyncio.gather(job, return_exceptions=True)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.workers.close()


def rest_of_beat(spent: float, beat: float) -> float:
    """Return how long to wait so that the answer comes at a multiple of `beat`, however quickly it was found."""
    return max(math.ceil(spent / beat), 1) * beat - spent if beat else 0.0


def blind_task(live: "LiveMatch", seat: int, agent: str, kind: type[AgentTask] = AgentTask) -> AgentTask:
    """Return the task for an agent: a copy of the match in which everything its seat cannot know is drawn again."""
    copy = live.table.blind(seat)
    assert question_of(copy, seat) is not None
    content = copy.content
    packs = live.matches.packs.folders(live.stored.game, live.stored.pack_names())
    seed = seeds.fresh()  # unrelated to the seed of the match
    return kind(copy.game.name, copy.game.home, packs, dict(content.options), copy.key(), seat, agent, seed)
