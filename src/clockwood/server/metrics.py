"""Prometheus metrics. None of them names a match, a seat or a visitor."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST: Final = (0.0005, 0.001, 0.0025, 0.005, 0.0075, 0.01, 0.0125, 0.015, 0.02, 0.03, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    """One registry per server, so that two servers in one process do not mix."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        r = self.registry
        self.requests: Final = Counter("clockwood_requests", "HTTP requests", ["method", "status"], registry=r)
        self.request_seconds: Final = Histogram(
            "clockwood_request_seconds", "Time to answer a request", registry=r, buckets=FAST
        )
        self.choices: Final = Counter("clockwood_choices", "Choices by result", ["result"], registry=r)
        self.choice_seconds: Final = Histogram(
            "clockwood_choice_seconds", "From a choice's arrival to its acknowledgement", registry=r, buckets=FAST
        )
        self.commits: Final = Histogram("clockwood_commit_seconds", "Time of one commit", registry=r, buckets=FAST)
        self.commit_sizes: Final = Histogram(
            "clockwood_commit_entries", "Choices in one commit", registry=r, buckets=(1, 2, 4, 8, 16, 32, 64, 128)
        )
        self.sockets: Final = Gauge("clockwood_sockets", "Open sockets", registry=r)
        self.live_matches: Final = Gauge("clockwood_sittings", "Matches held in memory", registry=r)
        self.answers: Final = Counter("clockwood_agent_answers", "Agents' answers by result", ["result"], registry=r)
        self.thinking: Final = Histogram(
            "clockwood_agent_seconds", "Time an agent took", registry=r, buckets=(0.01, 0.05, 0.25, 1, 5, 20)
        )
        self.faults: Final = Counter("clockwood_faults", "Errors that are ours", registry=r)

    def text(self) -> bytes:
        return generate_latest(self.registry)

    # -- what the core tells

    def matches_held(self, count: int) -> None:
        self.live_matches.set(count)

    def connected(self, change: int) -> None:
        self.sockets.inc(change)

    def chose(self, result: str, seconds: float | None = None) -> None:
        self.choices.labels(result).inc()
        if seconds is not None:
            self.choice_seconds.observe(seconds)

    def agent_answered(self, result: str, seconds: float) -> None:
        self.answers.labels(result).inc()
        self.thinking.observe(seconds)
