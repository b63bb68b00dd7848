"""Harm done to a server from outside while it runs: its wall clock is wrong, notifications come in disorder.

The harness and the servers share a small file in memory, so that both go on where they were after a kill.
"""

import asyncio
import mmap
import random
import struct
import time
from pathlib import Path
from typing import Any

from clockwood.server import server
from clockwood.server.core.matches import live_matches
from clockwood.server.store.notices import Notices, Written

FIELD = struct.Struct("<q")
SHIFT, DOUBLED, LATE = range(3)
LONGEST_DELAY = 0.3
"""Seconds by which a notification comes too late, after others that were sent later."""
SECONDS_BETWEEN_SWEEPS = 0.5
"""Often enough that old rows are looked for, by whatever clock, in the short life of a server."""


class Weather:
    """The shift of the clock, and counts of what was done to notifications."""

    def __init__(self, file: Path) -> None:
        if not file.exists():
            file.write_bytes(bytes(3 * FIELD.size))
        with file.open("r+b") as opened:
            self._shared = mmap.mmap(opened.fileno(), 0)
        self.file = file

    def get(self, field: int) -> int:
        return int(FIELD.unpack_from(self._shared, field * FIELD.size)[0])

    def set(self, field: int, value: int) -> None:
        FIELD.pack_into(self._shared, field * FIELD.size, value)

    def shift_clock(self, seconds: float) -> None:
        """Let the server's wall clock differ so much from the true one."""
        self.set(SHIFT, int(seconds * 1e9))

    def befall(self) -> None:
        """Let all this happen to the server that runs in this process."""
        true_clock = time.time_ns
        time.time_ns = lambda: true_clock() + self.get(SHIFT)
        time.time = lambda: time.time_ns() / 1e9
        live_matches.SECONDS_BETWEEN_CLEANUPS = SECONDS_BETWEEN_SWEEPS  # type: ignore[misc]
        live_matches.SECONDS_BETWEEN_SWEEPS = SECONDS_BETWEEN_SWEEPS  # type: ignore[misc]
        server.Notices = self.notices  # type: ignore[attr-defined, assignment]

    def notices(self, url: Any, written: Written, *others: Any) -> Notices:  # noqa: ANN401 - passed on as they come
        """Return what follows the other servers; some of their notifications come twice, some late."""

        async def disordered(match: str, number: int) -> None:
            luck = random.random()  # noqa: S311 - a test, not a secret
            if luck < 0.15:
                self.set(LATE, self.get(LATE) + 1)
                await asyncio.sleep(random.uniform(0, LONGEST_DELAY))  # noqa: S311 - as above
            await written(match, number)
            if luck > 0.85:
                self.set(DOUBLED, self.get(DOUBLED) + 1)
                await written(match, number)

        return Notices(url, disordered, *others)
