"""A crew of processes on this machine."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import wait as wait_for
from typing import Final, Generic

from clockwood.kernel.errors import BadInput
from clockwood.lab.runner.crew import Found
from clockwood.lab.runner.waiting import WAITING

STDOUT, STDERR = 1, 2


class Processes(Generic[Found]):
    """New processes, which ignore Ctrl-C, write nothing to stdout and end with this process."""

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers
        fresh = multiprocessing.get_context("spawn")
        self.pool: Final = ProcessPoolExecutor(workers, mp_context=fresh, initializer=begin)
        self.running: set[Future[Found]] = set()

    @property
    def handed_out(self) -> int:
        return len(self.running)

    @property
    def room(self) -> int:
        return self.workers * WAITING - len(self.running)

    def hand_out(self, task: Callable[[], Found]) -> None:
        self.running.add(self.pool.submit(task))

    def done(self) -> list[Callable[[], Found]]:
        done, self.running = wait(self.running, return_when=FIRST_COMPLETED)
        return [partial(result_of, future) for future in done]

    def end(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


class ProcessEnded(BadInput):
    """A process ended before its task was done."""


def result_of(future: Future[Found]) -> Found:
    try:
        return future.result()
    except BrokenProcessPool:
        raise ProcessEnded("", "a process ended in the middle of a game; what was played before is kept") from None


def begin() -> None:
    """Leave stdout to the results of the command, whatever agents and their libraries write; ignore Ctrl-C."""
    os.dup2(STDERR, STDOUT)
    ignore_interrupts()


def ignore_interrupts() -> None:
    """Let the program that started this process say when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait_for([parent.sentinel])
    os._exit(1)
