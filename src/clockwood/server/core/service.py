"""The core of a server: matches, lobby, permissions and questions about matches, over stores of any kind."""

from typing import Final, NamedTuple

from clockwood.server.core.lobby import Lobby
from clockwood.server.core.matches.live_matches import LiveMatches
from clockwood.server.core.matches.match_requests import MatchRequests
from clockwood.server.core.measures import Measures, NoMeasures
from clockwood.server.core.memory_seats import MemorySeats
from clockwood.server.core.memory_stores import Memory, MemoryMatches, MemoryRecordLines, NoLeases
from clockwood.server.core.notices.delivery import Deliverer, NoDelivery
from clockwood.server.core.notices.memory import MemoryNotices
from clockwood.server.core.notices.notifier import Notifier
from clockwood.server.core.notices.requests import NoticeRequests
from clockwood.server.core.notices.store import NoticeStore
from clockwood.server.core.permissions import Permissions
from clockwood.server.core.rate_limits import RateLimit, Turns, VisitLimit
from clockwood.server.core.seat_requests import SeatRequests
from clockwood.server.core.settings import Settings
from clockwood.server.core.stores import Leases, MatchStore, RecordLines, SeatStore
from clockwood.server.core.study.requests import StudyRequests
from clockwood.server.core.thinking.absent import AbsentMatches
from clockwood.server.core.thinking.scheduler import AgentScheduler
from clockwood.server.core.thinking.worker_pool import WorkerPool


class Stores(NamedTuple):
    """The stores of a service."""

    matches: MatchStore
    record_lines: RecordLines
    seats: SeatStore
    leases: Leases
    notices: NoticeStore


def memory_stores() -> Stores:
    """Return empty stores that keep everything in memory."""
    memory = Memory()
    notices = MemoryNotices(memory)
    return Stores(MemoryMatches(memory), MemoryRecordLines(memory), MemorySeats(memory), NoLeases(), notices)


class Service:
    """Everything that routes and connections call. It needs no network: a visit says who asks."""

    def __init__(
        self,
        settings: Settings,
        stores: Stores,
        measures: Measures | None = None,
        deliverer: Deliverer | None = None,
    ) -> None:
        deliverer = NoDelivery() if deliverer is None else deliverer
        measures = NoMeasures() if measures is None else measures
        self.settings: Final = settings
        self.stores: Final = stores
        self.seats: Final = stores.seats
        self.permissions: Final = Permissions(stores.seats)
        self.workers: Final = WorkerPool(settings.workers, settings.think_seconds, settings.kill_after, measures)
        scheduler = AgentScheduler(self.workers, stores.leases, settings.answer_beat, settings.reading_seconds)
        self.matches: Final = LiveMatches(
            settings, stores.matches, stores.record_lines, scheduler, measures, stores.seats
        )
        self.lobby: Final = Lobby(self.matches, self.permissions)
        self.seat_requests: Final = SeatRequests(self.matches, self.permissions)
        self.absent: Final = AbsentMatches(self.matches, settings.absent_seconds)
        self.gallery: Final = self.matches.gallery
        self.match_requests: Final = MatchRequests(self.matches, self.permissions)
        self.study: Final = StudyRequests(self.match_requests, self.workers)
        self.notifier: Final = Notifier(settings, stores.notices, stores.leases, deliverer, self.matches.looked_at)
        self.notices: Final = NoticeRequests(self.matches, self.permissions, stores.notices, deliverer, self.notifier)
        self.turns: Final = Turns(settings.long_requests_per_address, settings.long_requests_waiting)
        self.rare_limit: Final = RateLimit(settings.rare_requests_per_hour, 3600)
        self.message_limit: Final = VisitLimit(settings.messages_per_minute, settings.messages_per_minute_of_address)

    async def start(self) -> None:
        self.matches.start()
        self.absent.start()
        await self.notifier.start()

    async def stop(self) -> None:
        await self.notifier.close()
        await self.absent.close()
        await self.matches.close()
