"""The settings of a server. Every setting has a default suitable for a private server."""

from pathlib import Path
from typing import Final

UNLIMITED: Final = 1_000_000_000


class Settings:
    """Values that the host of a server may change; see `docs/hosting.md`."""

    def __init__(self, database: str, packs: Path | None = None) -> None:
        self.database: Final = database
        self.packs: Final = packs
        self.origins: list[str] = []
        """Origins the page may be opened from, besides the host of the request: behind a proxy, the public address."""
        self.secure: bool = False
        """Set if all visitors use https, so that the cookie can require it."""

        self.largest_request: int = 64_000
        self.largest_record: int = 1_000_000
        self.largest_message: int = 16_000
        self.requests_per_minute: int = 1200
        self.messages_per_minute: int = 1200
        self.new_matches_per_hour: int = 120
        self.running_matches: int = 200
        self.sockets_per_address: int = 100
        self.beat_seconds: float = 20.0
        self.idle_seconds: float = 65.0
        self.away_seconds: float = 2.0
        """A player is shown as away this long after the last connection closed, so that a reload is not noticed."""

        self.workers: int = 2
        self.think_seconds: float = 20.0
        self.kill_after: float = 5.0
        self.answer_beat: float = 0.4
        """An agent's answer is given at the next multiple of this, so that the time it took reveals nothing."""
        self.reading_seconds: float = 0.7
        """In a match without people an agent waits this long per event of the last answer, so that it can be read."""
        self.database_seconds: float = 10.0
        """Nobody waits longer for the database: a choice is stored by then, or refused with a reason."""
        self.lease_seconds: float = 30.0
        self.live_matches: int = 1000
        self.idle_match_seconds: float = 600.0

    def without_limits(self) -> None:
        """Remove the limits on how often and how many: for a trusted network, and for benchmarks."""
        self.requests_per_minute = self.messages_per_minute = self.new_matches_per_hour = UNLIMITED
        self.running_matches = self.sockets_per_address = UNLIMITED
