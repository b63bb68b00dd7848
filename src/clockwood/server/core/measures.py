"""Counts and times of the core, as a protocol. None of them names a match, a seat or a visitor."""

from typing import Protocol


class Measures(Protocol):
    """Takes note of what happens; `server/metrics.py` shows it to Prometheus."""

    def matches_held(self, count: int) -> None: ...

    def connected(self, change: int) -> None:
        """Count a connection that opened (1) or closed (-1)."""
        ...

    def chose(self, result: str, seconds: float | None = None) -> None:
        """Count a command by its result, and the time from its arrival to its acknowledgement."""
        ...

    def agent_answered(self, result: str, seconds: float) -> None: ...


class NoMeasures:
    """Takes note of nothing."""

    def matches_held(self, count: int) -> None:
        pass

    def connected(self, change: int) -> None:
        pass

    def chose(self, result: str, seconds: float | None = None) -> None:
        pass

    def agent_answered(self, result: str, seconds: float) -> None:
        pass
