"""A worker process in which agents think. It gets only what a seat knows, and can be stopped or killed at any time."""

import os
import pickle
import threading
from queue import SimpleQueue
from typing import BinaryIO, Final

from clockwood.agents.ismcts.agent import IsmctsAgent
from clockwood.agents.ismcts.settings import Stop
from clockwood.agents.registry import agent_named, is_level, thinker
from clockwood.kernel.agent import Agent
from clockwood.kernel.errors import BadInput
from clockwood.server.core.thinking.report import report
from clockwood.server.core.thinking.task import STOP, AgentTask, SearchTask, WorkerTask, frame, read_frame

NICE: Final = 5
STDIN, STDOUT, STDERR = range(3)


def answer(task: AgentTask, agent: Agent) -> str:
    """Return the agent's answer in notation, or the report of its search."""
    match = task.match()
    if isinstance(task, SearchTask) and isinstance(agent, IsmctsAgent):
        return report(match, agent.think(match, task.seat))
    action = agent.choose(match, task.seat)
    return match.game.vocabulary.notation(match.content, action)


def agent_for(task: AgentTask) -> Agent:
    """Return a new agent; one that searches gets a flag that stops it."""
    if is_level(task.agent):
        return thinker(task.agent, task.seed, stop=Stop())
    return agent_named(task.agent, task.seed)


def stop(agent: Agent | None) -> None:
    """Ask an agent that can be interrupted to answer with the best it has found."""
    if isinstance(agent, IsmctsAgent) and agent.stop is not None:
        agent.stop.wanted = True


def pipes_of_our_own() -> tuple[BinaryIO, BinaryIO]:
    """Return the pipes to the server. Agents get neither: what they write goes to stderr, and they read nothing."""
    tasks, answers = os.fdopen(os.dup(STDIN), "rb"), os.fdopen(os.dup(STDOUT), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), STDIN)
    os.dup2(STDERR, STDOUT)
    return tasks, answers


class Worker:
    """Reads tasks from one pipe and writes answers to another; `stop` may arrive while it thinks."""

    def __init__(self) -> None:
        self.tasks: Final[SimpleQueue[bytes | None]] = SimpleQueue()
        self.agent: Agent | None = None

    def listen(self, pipe: BinaryIO) -> None:
        while True:
            raw = read_frame(pipe)
            if raw == STOP:
                stop(self.agent)
                continue
            self.tasks.put(raw)
            if raw is None:
                return

    def run(self, tasks: BinaryIO, answers: BinaryIO) -> None:
        threading.Thread(target=self.listen, args=(tasks,), daemon=True).start()
        while (raw := self.tasks.get()) is not None:
            try:
                answers.write(frame(pickle.dumps(self.reply(raw))))
                answers.flush()
            except BrokenPipeError:  # the server is gone
                os.dup2(os.open(os.devnull, os.O_WRONLY), answers.fileno())
                return

    def reply(self, raw: bytes) -> tuple[bool, object]:
        """Return success and the answer, or failure and what the host's log says of it."""
        try:
            task = pickle.loads(raw)  # noqa: S301 - from the server that started us
            if isinstance(task, AgentTask):
                self.agent = agent_for(task)
                return True, answer(task, self.agent)
            assert isinstance(task, WorkerTask)
            return True, task.done()
        except BadInput as error:
            return False, str(error)
        except Exception as error:  # noqa: BLE001 - the server gets the type, and the process can go on
            return False, type(error).__name__
        finally:
            self.agent = None


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICE)
    Worker().run(*pipes_of_our_own())
