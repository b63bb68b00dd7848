"""Worker processes, for agents most of all: a slow one delays nobody, and one that does not stop is killed."""

import asyncio
import contextlib
import pickle
import sys
import time
from collections import OrderedDict
from functools import partial
from typing import Final

from clockwood.server.core.access_keys import network_part
from clockwood.server.core.measures import Measures
from clockwood.server.core.thinking.task import LENGTH, STOP, AgentTask, WorkerTask, frame

COMMAND: Final = (sys.executable, "-m", "clockwood.server.core.thinking.worker")
MOST_OWNERS: Final = 1000


class AgentFailed(Exception):
    """The agent raised an error, took too long, or its process died."""


class WorkerProcess:
    """One process, started when it is first needed and again after it died."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._killed: asyncio.subprocess.Process | None = None

    @property
    def runs(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        await self._running()

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            starting = asyncio.ensure_future(asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe))
            try:
                self._process = await asyncio.shield(starting)
            except asyncio.CancelledError:
                self._process = await starting  # wait until it has started, then end it: nobody else would
                await self.kill()
                raise
        return self._process

    async def ask(self, task: WorkerTask, seconds: float, grace: float) -> object:
        """Return the answer. After `seconds` an agent is asked to stop; `grace` seconds later the process is killed."""
        process = await self._running()
        assert process.stdout is not None
        reply = asyncio.ensure_future(self._reply(process.stdout))
        try:
            await self._send(pickle.dumps(task))
            done, _ = await asyncio.wait([reply], timeout=seconds)
            if not done:
                await self._send(STOP)
            async with asyncio.timeout(grace):
                success, found = await reply
        except TimeoutError:
            await self.kill()
            raise AgentFailed("took too long") from None
        except (OSError, asyncio.IncompleteReadError) as error:
            reply.cancel()
            await self.kill()
            raise AgentFailed("its process died") from error
        except BaseException:
            reply.cancel()
            await self.kill()
            raise
        if not success:
            raise AgentFailed(str(found))
        return found

    async def _send(self, raw: bytes) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(frame(raw))
        await self._process.stdin.drain()

    async def _reply(self, pipe: asyncio.StreamReader) -> tuple[bool, object]:
        size = LENGTH.unpack(await pipe.readexactly(LENGTH.size))[0]
        success, found = pickle.loads(await pipe.readexactly(size))  # noqa: S301 - from the process we started
        return bool(success), found

    async def kill(self) -> None:
        """End the process, and wait until it has ended, also if an earlier wait for that was cancelled."""
        if self._process is not None:
            self._killed, self._process = self._process, None
            with contextlib.suppress(ProcessLookupError):
                self._killed.kill()
        if self._killed is not None:
            await self._killed.wait()


class Waiting:
    """A task that waits for a worker: for whom, and whether a person waits for its answer."""

    def __init__(self, owner: str, person: bool) -> None:
        self.owners: Final = (network_part(owner), owner)
        self.person: Final = person
        self.worker: Final[asyncio.Future[WorkerProcess]] = asyncio.get_running_loop().create_future()


def turn_of(served: dict[str, int], waiting: Waiting) -> tuple[bool, list[int]]:
    """Return the place of a task among those that wait; `served` says when a network or an owner was served last."""
    return not waiting.person, [served.get(name, -1) for name in waiting.owners]


class WorkerPool:
    """A few worker processes. People come before matches that nobody plays; networks take turns, and owners in them.

    An owner is the hash of the address a match was opened from, so that one visitor with many matches, or many
    addresses, does not hold up the others.
    """

    def __init__(self, workers: int, seconds: float, grace: float, measures: Measures) -> None:
        self.seconds: Final = seconds
        self.grace: Final = grace
        self.measures: Final = measures
        self._all: Final = [WorkerProcess() for _ in range(workers)]
        self._free: Final = list(self._all)
        self._waiting: Final[list[Waiting]] = []
        self._served: Final[OrderedDict[str, None]] = OrderedDict()
        """The networks and owners that were served, the latest last."""

    async def warm_up(self) -> None:
        """Start every process before it is needed, so that a server that takes over for another answers at once."""
        await asyncio.gather(*(worker.start() for worker in self._all))

    async def answer(self, task: AgentTask, owner: str = "", *, person: bool = True) -> str:
        """Return the agent's answer. Cancelling kills its process, and the next task starts a new one."""
        worker = await self._next_worker(owner, person)
        start = time.monotonic()
        result = "broken"
        try:
            text = str(await worker.ask(task, self.seconds, self.grace))
            result = "given"
        except asyncio.CancelledError:
            result = "cancelled"
            raise
        finally:
            self.measures.agent_answered(result, time.monotonic() - start)
            self._release(worker)
        return text

    async def _next_worker(self, owner: str, person: bool) -> WorkerProcess:
        waiting = Waiting(owner, person)
        self._waiting.append(waiting)
        self._hand_out()
        try:
            return await waiting.worker
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif waiting.worker.done() and not waiting.worker.cancelled():
                self._release(waiting.worker.result())
            raise

    def _release(self, worker: WorkerProcess) -> None:
        self._free.append(worker)
        self._hand_out()

    def _hand_out(self) -> None:
        """Give free workers to those who wait: people first, then the owner that was served longest ago."""
        while self._free and self._waiting:
            served = {owner: place for place, owner in enumerate(self._served)}
            following = min(self._waiting, key=partial(turn_of, served))
            self._waiting.remove(following)
            if following.worker.done():  # whoever waited has just gone
                continue
            for name in following.owners:
                self._served.pop(name, None)
                self._served[name] = None
            while len(self._served) > MOST_OWNERS:
                self._served.popitem(last=False)
            following.worker.set_result(self._free.pop())

    async def close(self) -> None:
        await asyncio.gather(*(worker.kill() for worker in self._all))
