"""Serves the browser table at once, and goes over to compiled rules by itself when they are built.

    python -m tools.play [options of clockwood serve]

Every choice is stored before it is acknowledged and the page connects again by itself, so no game is lost in between.
"""

import asyncio
import os
import signal
import sys
from collections.abc import Coroutine
from pathlib import Path

from build_steps.rules import ROOT, SOURCES
from build_steps.tree import TREE, is_current

BUILD = ["nice", "-n", "19", "make", "--no-print-directory", "compiled"]
SERVED = "Clockwood is served at "
CORE_MINUTES = 9
PATIENCE = 20
"""Seconds that a server has to stop by itself."""


def say(text: str) -> None:
    print(f"play: {text}", flush=True)


def surroundings(tree: Path) -> dict[str, str]:
    """Return the environment of a server whose rules lie in a tree, free of what `make` tells its own children."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    return {**kept, "PYTHONPATH": str(tree), "PYTHONUNBUFFERED": "1"}


class Server:
    """One process that serves, with the rules of one tree; what it says is passed on."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.port = ""
        self.heard = asyncio.Event()
        self.ended = asyncio.create_task(self._listen())

    @classmethod
    async def start(cls, tree: Path, options: list[str]) -> "Server":
        command = [sys.executable, "-m", "clockwood", "serve", *options]
        pipe = asyncio.subprocess.PIPE
        return cls(await asyncio.create_subprocess_exec(*command, env=surroundings(tree), stdout=pipe))

    async def _listen(self) -> int:
        assert self.process.stdout is not None
        while line := (await self.process.stdout.readline()).decode():
            print(line, end="", flush=True)
            if line.startswith(SERVED):
                self.port = line.removeprefix(SERVED).split()[0].rstrip("/").rpartition(":")[2]
                self.heard.set()
        self.heard.set()
        return await self.process.wait()

    async def announced(self) -> bool:
        """Wait until the server says where it is; return false if it ended before."""
        await self.heard.wait()
        return bool(self.port) and not self.ended.done()

    async def end(self) -> int:
        """Wait for the end of the server, whatever becomes of those who wait."""
        await asyncio.wait([self.ended])
        return self.ended.result()

    async def stop(self) -> None:
        if self.process.returncode is None:
            self.process.terminate()
        await asyncio.wait([self.ended], timeout=PATIENCE)
        if not self.ended.done():
            self.process.kill()
            await self.end()


async def serve(tree: Path, options: list[str]) -> int:
    server = await Server.start(tree, options)
    try:
        return await server.end()
    finally:
        await server.stop()


def stop_all(process: asyncio.subprocess.Process) -> None:
    """Stop a process, and those that it started where the system knows groups of processes."""
    if hasattr(os, "killpg"):
        os.killpg(process.pid, signal.SIGTERM)
    else:
        process.terminate()


async def serve_and_build(options: list[str], build: list[str], sources: Path, compiled: Path) -> int:
    """Serve the sources while the build runs, then the compiled form on the same port; return the exit status."""
    server = await Server.start(sources, options)
    building = await asyncio.create_subprocess_exec(*build, cwd=ROOT, env=surroundings(sources), start_new_session=True)
    try:
        built = asyncio.create_task(building.wait())
        await asyncio.wait([server.ended, built], return_when=asyncio.FIRST_COMPLETED)
        if not await server.announced():
            return await server.end()
        if built.result() != 0:
            say("the rules stay interpreted")
            return await server.end()
        say("the rules are compiled; the server starts again with them, and games go on where they are")
    finally:
        if building.returncode is None:
            stop_all(building)
        await server.stop()
    again = [option for option in options if option != "--open"]
    return await serve(compiled, [*again, "--port", server.port])


async def play(options: list[str]) -> int:
    """Serve the compiled form, or have it built meanwhile."""
    if is_current():
        return await serve(TREE, options)
    minutes = max(1, round(CORE_MINUTES / (os.cpu_count() or 1)))
    say(f"the rules run interpreted while they are compiled, which takes about {minutes} minutes")
    return await serve_and_build(options, BUILD, SOURCES, TREE)


async def until_told_to_end(serving: Coroutine[None, None, int]) -> int:
    """Serve until the server ends by itself, or a signal ends it."""
    task = asyncio.create_task(serving)
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    await asyncio.wait([task])
    return 0 if task.cancelled() else task.result()


if __name__ == "__main__":
    sys.exit(asyncio.run(until_told_to_end(play(sys.argv[1:]))))
