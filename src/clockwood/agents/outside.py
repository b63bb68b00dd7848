"""Agents of other packages: found by entry point, or written as `package.module:Class`."""

import importlib
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from clockwood.kernel.agent import Agent
from clockwood.kernel.errors import AgentFailed, UnknownName
from clockwood.kernel.gesture import question_of
from clockwood.kernel.match import Match
from clockwood.kernel.rng import Generator

GROUP: Final = "clockwood.agents"
"""The entry points by which an installed package offers its agents."""
SECONDS: Final = 60.0
"""The time an agent has for one answer, unless its class has another number as `seconds`."""
LONGEST: Final = 86_400.0
"""The longest time that may be given to an agent: a day."""
AGAIN: Final = 1.0
"""The seconds after which an agent that catches what stops it is stopped again."""


@cache
def installed() -> tuple[str, ...]:
    """Return the names of the agents that installed packages offer; the disk is searched for them once."""
    return tuple(sorted(point.name for point in entry_points(group=GROUP)))


def is_path(name: str) -> bool:
    """Return whether a name says where a class is.

    >>> is_path("my_agents.cautious:Cautious"), is_path("ironbot:5"), is_path("strong")
    (True, False, False)
    """
    module, colon, found = name.partition(":")
    return bool(colon) and found.isidentifier() and all(part.isidentifier() for part in module.split("."))


def is_outside(name: str) -> bool:
    """Return whether this is the name of another package's agent."""
    return is_path(name) or name in installed()


def outside_agent(name: str, rng: Generator) -> Agent:
    """Return the agent of an entry point or of `package.module:Class`; refuse in one sentence what is none."""
    point = next((point for point in entry_points(group=GROUP) if point.name == name), None)
    with redirect_stdout(sys.stderr):
        made_by = class_at(name, point or EntryPoint(name, name, GROUP))
        try:
            agent = made_by(name, rng)
        except (Exception, SystemExit) as error:
            raise AgentFailed(name, f"cannot be made: {described(error)}") from error
    return OutsideAgent(name, rng, agent, seconds_of(name, agent))


def seconds_of(name: str, agent: Agent) -> float:
    """Return the time an agent has for an answer; refuse what is no time."""
    wanted: object = getattr(agent, "seconds", SECONDS)
    if isinstance(wanted, bool) or not isinstance(wanted, int | float) or not 0 < wanted <= LONGEST:
        raise AgentFailed(name, f"seconds is {wanted!r}, which is no time between 0 and {LONGEST:g}")
    return float(wanted)


def class_at(name: str, point: EntryPoint) -> type[Agent]:
    """Load the class of an agent; a module in the folder where one stands is found too."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found: object = importlib.import_module(point.module)
        for part in point.attr.split("."):
            found = getattr(found, part)
    except (Exception, SystemExit) as error:
        raise UnknownName(name, f"cannot be loaded: {described(error)}") from error
    if not isinstance(found, type) or not issubclass(found, Agent):
        raise UnknownName(name, "is no subclass of clockwood.Agent")
    return found


def described(error: BaseException) -> str:
    """Return an error in one line.

    >>> described(ValueError("not   now")), described(KeyError())
    ('ValueError: not now', 'KeyError')
    """
    return ": ".join(filter(None, [type(error).__name__, " ".join(str(error).split())]))


class TooLong(BaseException):
    """An agent's time is up. It is no `Exception`, so that an agent that catches those is stopped too."""


class OutsideAgent(Agent):
    """Asks an agent of another package; what it does wrong is told by name and stops nothing else.

    What it prints goes to the error output, so that reports stay readable by programs.
    """

    def __init__(self, name: str, rng: Generator, inner: Agent, seconds: float) -> None:
        super().__init__(name, rng)
        self.inner: Final = inner
        self.seconds: Final = seconds

    def choose(self, match: Match, seat: i64) -> i64:
        question = question_of(match, seat)
        assert question is not None
        offered = set(question.options)
        try:
            with redirect_stdout(sys.stderr), at_most(self.seconds):
                action = self.inner.choose(match, seat)
            is_offered = action in offered
        except TooLong:
            raise AgentFailed(self.name, f"no answer within {self.seconds:g} seconds") from None
        except (Exception, SystemExit) as error:
            raise AgentFailed(self.name, described(error)) from error
        if not is_offered:
            raise AgentFailed(self.name, f"answered {action}, which is not offered")
        return action


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raise `TooLong` in what takes longer; only in a main thread, and not on Windows, which has no alarm."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _too_long)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _too_long(number: int, frame: object) -> None:
    del number, frame
    raise TooLong
