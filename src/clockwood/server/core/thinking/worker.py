"""A worker process in which agents think. It gets only what a seat knows, and can be stopped or killed at any time."""

import os
import pickle
import sys
import threading
from queue import SimpleQueue
from typing import Final

from clockwood.agents.ismcts.agent import IsmctsAgent
from clockwood.agents.ismcts.settings import Stop
from clockwood.agents.registry import agent_named, level_names, thinker
from clockwood.kernel.agent import Agent
from clockwood.kernel.errors import BadInput
from clockwood.server.core.thinking.report import report
from clockwood.server.core.thinking.task import STOP, AgentTask, SearchTask, frame, read_frame

NICE: Final = 5


def answer(task: AgentTask, agent: Agent) -> str:
    """Return the agent's answer in notation, or the report of its search."""
    match = task.match()
    if isinstance(task, SearchTask) and isinstance(agent, IsmctsAgent):
        return report(match, agent.think(match, task.seat))
    action = agent.choose(match, task.seat)
    return match.game.vocabulary.notation(match.content, action)


def agent_for(task: AgentTask) -> Agent:
    """Return a new agent; one that searches gets a flag that stops it."""
    if task.agent in level_names():
        return thinker(task.agent, task.seed, stop=Stop())
    return agent_named(task.agent, task.seed)


def stop(agent: Agent | None) -> None:
    """Ask an agent that can be interrupted to answer with the best it has found."""
    if isinstance(agent, IsmctsAgent) and agent.stop is not None:
        agent.stop.wanted = True


class Worker:
    """Reads tasks from stdin and writes answers to stdout; `stop` may arrive while it thinks."""

    def __init__(self) -> None:
        self.tasks: Final[SimpleQueue[bytes | None]] = SimpleQueue()
        self.agent: Agent | None = None

    def listen(self) -> None:
        while True:
            raw = read_frame(sys.stdin.buffer)
            if raw == STOP:
                stop(self.agent)
                continue
            self.tasks.put(raw)
            if raw is None:
                return

    def run(self) -> None:
        threading.Thread(target=self.listen, daemon=True).start()
        while (raw := self.tasks.get()) is not None:
            try:
                sys.stdout.buffer.write(frame(pickle.dumps(self.reply(raw))))
                sys.stdout.buffer.flush()
            except BrokenPipeError:  # the server is gone
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
                return

    def reply(self, raw: bytes) -> tuple[bool, str]:
        """Return success and the answer, or failure and what the host's log says of it."""
        try:
            task = pickle.loads(raw)  # noqa: S301 - from the server that started us
            assert isinstance(task, AgentTask)
            self.agent = agent_for(task)
            return True, answer(task, self.agent)
        except BadInput as error:
            return False, str(error)
        except Exception as error:  # noqa: BLE001 - the server gets the type, and the process can go on
            return False, type(error).__name__
        finally:
            self.agent = None


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICE)
    Worker().run()
