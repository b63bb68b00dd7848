"""The function that a worker of a cluster runs: it is sent whole, and begins by comparing versions."""

import pickle
import platform
import sys
from collections.abc import Callable
from typing import Any, Final

from clockwood.kernel.errors import BadInput
from clockwood.lab.build import version

Worker = Callable[[bytes], Any]


def sent(expected: str) -> Worker:
    """Return a function that unpickles a task and does it, where the version of the package is the expected one.

    It is one inside a function, because Ray sends such a function itself and not its name: so it also begins where our
    package is missing, and says that it is.
    """
    paths = list(sys.path)

    def work(task: bytes) -> Any:  # noqa: ANN401 - whatever the task returns
        sys.path.extend(path for path in paths if path not in sys.path)
        from clockwood.lab.runner.sent import must_be_same  # noqa: PLC0415 - first when the paths are known

        must_be_same(expected)
        return pickle.loads(task)()  # noqa: S301 - Ray itself runs whatever its driver sends

    return work


COMPARED: Final[set[str]] = set()
"""The versions that were found to be ours in this process."""


def must_be_same(expected: str) -> None:
    """Refuse to work for another version, whose games could go another way."""
    if expected not in COMPARED:
        if version() != expected:
            reason = f"runs {version()}, and this run is of {expected}; install the same version on every machine"
            raise BadInput(f"worker {platform.node()}", reason)
        COMPARED.add(expected)
