"""From an agent's question to its answer: the lease, the blind copy, the steady pace, and a way on when it fails."""

import asyncio
import math
import time
from typing import TYPE_CHECKING, Final

from clockwood import seeds
from clockwood.agents.registry import agent_names
from clockwood.kernel.gesture import question_of
from clockwood.server.agents_at_work import AgentsAtWork, Broken
from clockwood.server.leases import Leases
from clockwood.server.logs import trouble
from clockwood.server.refusals import Refused
from clockwood.server.tasks import Task

if TYPE_CHECKING:
    from clockwood.server.sitting import Sitting

FALLBACK: Final = "random"
LONGEST_READING: Final = 20.0


class Thinking:
    """One task per waiting agent. An answer to a question already settled is dropped."""

    def __init__(self, agents: AgentsAtWork, leases: Leases, beat: float, reading: float) -> None:
        self.agents: Final = agents
        self.leases: Final = leases
        self.beat: Final = beat
        self.reading: Final = reading
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def start(self, sitting: "Sitting", seat: int, ask: str) -> None:
        task = asyncio.create_task(self._think(sitting, seat, ask))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, sitting: "Sitting", seat: int, ask: str) -> None:
        try:
            while not await self.leases.hold(sitting.id):
                await asyncio.sleep(self.leases.length / 2000)
                if not sitting.wanted(seat, ask):
                    return
            start = time.monotonic()
            answer = await self._answer(sitting, seat, ask)
            spent = time.monotonic() - start
            await asyncio.sleep(max(rest_of_beat(spent, self.beat), self._reading(sitting) - spent))
            if answer and sitting.wanted(seat, ask):
                await sitting.agent_answers(seat, ask, answer)
        except Refused as error:
            if error.status >= 500:
                await asyncio.sleep(1)
                sitting.thinking.pop(seat, None)
                sitting.wake()

    def _reading(self, sitting: "Sitting") -> float:
        """Return how long those who watch need for what was told last; people at the table read when they like."""
        gestures = sitting.table.gestures
        if sitting.kept.people or not gestures:
            return 0.0
        return min((len(sitting.table.story) - gestures[-1].told) * self.reading, LONGEST_READING)

    async def _answer(self, sitting: "Sitting", seat: int, ask: str) -> str:
        """Return the answer of the seat's agent, or of the simplest one where it fails."""
        for name in (sitting.player(seat), FALLBACK):
            if not sitting.wanted(seat, ask):
                return ""
            try:
                return await self._unless_settled(sitting, seat, ask, name if name in agent_names() else FALLBACK)
            except Broken as error:
                trouble("an agent failed", match=sitting.id, agent=name, error=str(error))
        return ""

    async def _unless_settled(self, sitting: "Sitting", seat: int, ask: str, name: str) -> str:
        """Wait for the answer, but no longer than the question stands. No table is looked at while it is changed."""
        async with sitting.lock:
            if not sitting.wanted(seat, ask):
                return ""
            task = blind_task(sitting, seat, name)
        job = asyncio.ensure_future(self.agents.answer(task))
        try:
            while not job.done():
                await asyncio.wait([job], timeout=0.25)
                if not job.done() and not sitting.wanted(seat, ask):
                    return ""
            return job.result()
        finally:
            job.cancel()
            await asyncio.gather(job, return_exceptions=True)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.agents.close()


def rest_of_beat(spent: float, beat: float) -> float:
    """Return how long to wait so that the answer comes at a whole beat, however quickly it was found."""
    return max(math.ceil(spent / beat), 1) * beat - spent if beat else 0.0


def blind_task(sitting: "Sitting", seat: int, agent: str) -> Task:
    """Return what the agent is given: a match in which all that its seat cannot know is drawn anew."""
    twin = sitting.table.blind(seat)
    assert question_of(twin, seat) is not None
    content = twin.content
    packs = sitting.matches.packs.folders(sitting.kept.game, sitting.kept.pack_names())
    seed = seeds.fresh()  # nothing that could tell the match's own
    return Task(twin.game.name, twin.game.home, packs, dict(content.options), twin.key(), seat, agent, seed)
