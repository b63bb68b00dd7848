"""A crew of the workers of a Ray cluster: one of this machine alone, or one that runs already."""

import contextlib
import pickle
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final, Generic

from clockwood.kernel.errors import BadInput
from clockwood.lab.build import version
from clockwood.lab.runner.connection import answers, connected, head_of
from clockwood.lab.runner.crew import Found
from clockwood.lab.runner.quiet import OwnThread
from clockwood.lab.runner.sent import sent
from clockwood.lab.runner.waiting import WAITING

RETRIES: Final = 3
"""The number of workers that may be lost with the same task; after that it is the task that ends them."""

LOOK: Final = 5.0
"""The seconds between two looks at the number of processors, and, while no task is done, at the head of the cluster."""

GONE: Final = "no longer answers; what was played before is kept, and the same command continues"


class Cluster(Generic[Found]):
    """Ray's workers, each with one processor; Ray replaces those that are lost and does their tasks again.

    What Ray prints from threads of its own about lost workers is dropped: stdout is for results.
    """

    def __init__(self, on: str, most: int = 0) -> None:
        self.on: Final = on
        self.most: Final = most
        self.ray: Final = connected(on, most)
        self.printing: Final = contextlib.ExitStack()
        self.printing.enter_context(contextlib.redirect_stdout(OwnThread(sys.stdout)))
        self.head: Final = head_of(self.ray, on)
        self.running: list[Any] = []
        self.looked = 0.0
        self.processors = 0
        worker = sent(version())
        self.remote: Final = self.ray.remote(num_cpus=1, max_retries=RETRIES)(worker)
        if not self.workers:
            self.end()
            raise BadInput(f"--on {on}", "the cluster has no processors")

    @property
    def workers(self) -> int:
        """The processors of the cluster, at most as many as were asked for."""
        now = time.monotonic()
        if not self.looked or now - self.looked > LOOK:
            self.looked = now
            self.processors = int(self.ray.cluster_resources().get("CPU", 0)) or self.processors
        return min(self.most or self.processors, self.processors)

    @property
    def handed_out(self) -> int:
        return len(self.running)

    @property
    def room(self) -> int:
        workers = self.workers
        return workers * (WAITING if workers == self.processors else 1) - len(self.running)

    def hand_out(self, task: Callable[[], Found]) -> None:
        self.running.append(self.remote.remote(pickle.dumps(task)))

    def done(self) -> list[Callable[[], Found]]:
        first: list[Any] = []
        try:
            while not first:
                first, _ = self.ray.wait(self.running, timeout=LOOK)
                if not first and not answers(self.head):
                    raise BadInput(f"--on {self.on}", GONE)
            done, self.running = self.ray.wait(self.running, num_returns=len(self.running), timeout=0)
        except (ConnectionError, self.ray.exceptions.RayError) as error:
            raise BadInput(f"--on {self.on}", f"{GONE} ({one_line(error)})") from None
        return [partial(self.result_of, task) for task in done or first]

    def result_of(self, task: Any) -> Found:  # noqa: ANN401 - Ray has a type of its own for each way to connect
        try:
            found: Found = self.ray.get(task)
        except self.ray.exceptions.RayTaskError as error:
            raise self.cause(error) from None
        except (ConnectionError, self.ray.exceptions.RayError) as error:
            reason = f"a batch ended {RETRIES + 1} workers; what was played before is kept ({one_line(error)})"
            raise BadInput(f"--on {self.on}", reason) from None
        return found

    def cause(self, error: Any) -> Exception:  # noqa: ANN401 - Ray may be absent where types are checked
        """Return what a task raised; a worker without our package, or with another, cannot even begin."""
        cause: Exception = error.cause
        if isinstance(cause, ImportError):
            reason = f"a worker cannot run {version()}: {one_line(cause)}; install the same version on every machine"
            return BadInput(f"--on {self.on}", reason)
        return cause

    def end(self) -> None:
        """Cancel what still runs and leave the cluster; one that was started for this run ends with it."""
        with self.printing:
            with contextlib.suppress(ConnectionError, self.ray.exceptions.RayError):
                for task in self.running:
                    self.ray.cancel(task, force=True)
                if self.running:  # Ray ends the whole process if it is left while it still cancels
                    self.ray.wait(self.running, num_returns=len(self.running), timeout=LOOK)
            self.ray.shutdown()


def one_line(error: BaseException) -> str:
    return str(error).strip().partition("\n")[0] or type(error).__name__
