"""The settings of a server. Every setting has a default suitable for a private server."""

from pathlib import Path
from typing import Final

UNLIMITED: Final = 1_000_000_000


class Settings:
    """Values that the host of a server may change; see `docs/hosting.md`."""

    secure: bool = False
    """Set if all visitors use https, so that the cookie can require it."""

    largest_request: int = 64_000
    largest_record: int = 1_000_000
    largest_message: int = 16_000
    requests_per_minute: int = 1200
    messages_per_minute: int = 1200
    messages_per_minute_of_address: int = 4800
    """Every open socket sends a beat now and then, so an address with all its sockets needs more than a visitor."""
    new_matches_per_hour: int = 120
    rare_requests_per_hour: int = 240
    """Invitations made and keys used: each leaves something stored."""
    running_matches: int = 200
    sockets_per_address: int = 100
    connections_per_address: int = 200
    """A network (an IPv4 /24, an IPv6 /48) may have four times as many requests, matches, sockets, connections."""
    long_requests_per_address: int = 2
    """So many films, hints, what-ifs and the like are computed for an address at the same time."""
    long_requests_waiting: int = 20
    """So many more of an address wait for their turn; all others are refused."""
    head_seconds: float = 10.0
    """Seconds in which a client must send the head of a request."""
    body_seconds: float = 30.0
    """Seconds in which the body of a request must arrive."""
    unread_seconds: float = 20.0
    """A connection is closed whose client takes nothing of what is sent to it for so long."""
    joining_at_once: int = 8
    """So many sockets are given their scene at the same time; others wait, and those who play are not slowed down."""
    beat_seconds: float = 2.0
    """A client that hears nothing for longer looks for a server that works."""
    seat_check_seconds: float = 20.0
    idle_seconds: float = 65.0
    away_seconds: float = 2.0
    """A player is shown as away this long after the last connection closed, so that a reload is not noticed."""

    notice_beat_seconds: float = 5.0
    """Every so often servers look for people who are waited for."""
    notice_after_seconds: float = 20.0
    """A person who answers by themselves within this time gets no notice."""
    notice_rest_seconds: float = 300.0
    """The least time between two notices of a match to the same person."""
    notice_changes_per_hour: int = 60
    subscriptions_per_visitor: int = 10
    local_targets: bool = False
    """Set if notices may be sent to addresses of this machine and of its own network, and without https."""
    smtp: str = ""
    """The server that sends e-mail: smtp://host:port or smtps://user@host."""
    smtp_password: str = ""
    mail_from: str = ""

    workers: int = 2
    think_seconds: float = 20.0
    kill_after: float = 5.0
    answer_beat: float = 0.4
    """An agent's answer is given at the next multiple of this, so that the time it took reveals nothing."""
    reading_seconds: float = 0.7
    """In a match without people an agent waits this long per event of the last answer, so that it can be read."""
    database_seconds: float = 10.0
    """Nobody waits longer for the database: a choice is stored by then, or refused with a reason."""
    lease_seconds: float = 2.0
    absent_seconds: float = 10.0
    """Every so often servers look for matches that wait for an agent and that nobody has open."""
    live_matches: int = 1000
    idle_match_seconds: float = 600.0
    longest_record: int = 20_000
    """Lines after which a match takes no more answers: choosing and undoing for ever would fill the disk."""
    quiet_match_seconds: float = 120.0
    """After so long without an answer the table of a match leaves memory; it is played again when it is needed."""

    def __init__(self, database: str = "", packs: Path | None = None) -> None:
        self.database: Final = database
        self.packs: Final = packs
        self.origins: list[str] = []
        """Origins the page may be opened from, besides the host of the request: behind a proxy, the public address."""

    def without_limits(self) -> None:
        """Remove the limits on how often and how many: for a trusted network, and for benchmarks."""
        self.requests_per_minute = self.messages_per_minute = self.new_matches_per_hour = UNLIMITED
        self.messages_per_minute_of_address = UNLIMITED
        self.notice_changes_per_hour = self.rare_requests_per_hour = UNLIMITED
        self.running_matches = self.sockets_per_address = self.connections_per_address = UNLIMITED
        self.long_requests_per_address = self.long_requests_waiting = UNLIMITED
