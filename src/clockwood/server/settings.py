"""How a server is set up. Everything has a value that suits one household."""

from pathlib import Path
from typing import Final

MANY: Final = 1_000_000_000


class Settings:
    """What the person who runs the server decides; see `docs/hosting.md`."""

    def __init__(self, database: str, packs: Path | None = None) -> None:
        self.database: Final = database
        self.packs: Final = packs
        self.origins: list[str] = []
        """Addresses the page is opened under, besides the host a request names; behind a proxy: the public one."""
        self.secure: bool = False
        """Whether visitors come by https, so that the cookie may demand it."""

        self.largest_request: int = 64_000
        self.largest_record: int = 1_000_000
        self.largest_message: int = 16_000
        self.requests_per_minute: int = 1200
        self.messages_per_minute: int = 1200
        self.new_matches_per_hour: int = 120
        self.open_matches: int = 200
        self.sockets_per_address: int = 100
        self.beat_seconds: float = 20.0
        self.idle_seconds: float = 65.0

        self.workers: int = 2
        self.think_seconds: float = 20.0
        self.kill_after: float = 5.0
        self.answer_beat: float = 0.4
        """An agent's answer is given at the next multiple of this, so that its haste tells nothing."""
        self.reading_seconds: float = 0.7
        """At a table without people an agent waits so long for each line the last answer told: for who watches."""
        self.lease_seconds: float = 30.0
        self.kept_open: int = 1000
        self.keep_idle: float = 600.0

    def without_limits(self) -> None:
        """Let everybody ask as often as they like: for a trusted network, and for measuring."""
        self.requests_per_minute = self.messages_per_minute = self.new_matches_per_hour = MANY
        self.open_matches = self.sockets_per_address = MANY
