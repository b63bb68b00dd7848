"""The people at a match: their names, who is present, and a request to take an answer back."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from clockwood.kernel.automaton import HUMAN
from clockwood.server.core.connections.messages import WRITER, PeopleMessage, Person, TakebackRequest
from clockwood.server.core.matches.waiting import Standstill, standstill_of
from clockwood.server.core.refusals import Refused, TooLate
from clockwood.server.core.stored import WATCHER, Chair

if TYPE_CHECKING:
    from clockwood.kernel.table import Table
    from clockwood.server.core.matches.live_match import LiveMatch

GRANTED: Final = "granted"
REFUSED: Final = "refused"
LAPSED: Final = "lapsed"
WITHDRAWN: Final = "withdrawn"
MOST_CONSENTS: Final = 200
Send = Callable[[bytes], None]


class Takeback:
    """A seat asks to take back its last answer; it lapses when spectators see the table move on."""

    def __init__(self, seat: int, moment: tuple[int, int, bool], needed: set[int]) -> None:
        self.seat: Final = seat
        self.moment: Final = moment
        self.needed: Final = needed

    def request(self, names: list[str]) -> TakebackRequest:
        """Return the request as it is sent."""
        return TakebackRequest(seat=names[self.seat], needed=[names[seat] for seat in sorted(self.needed)])


class People:
    """Tells everybody at a match who plays, who is connected, and what they ask of each other."""

    def __init__(self, live: "LiveMatch") -> None:
        self.live: Final = live
        self.chairs: dict[int, Chair] = {}
        self.takeback: Takeback | None = None
        self.consents: Final[deque[tuple[int, str]]] = deque(maxlen=MOST_CONSENTS)
        """The requests to take back, and the replies to them, that are in no record: the latest."""
        self._connected: Final[Counter[int]] = Counter()
        self._looking: Final[dict[Send, int]] = {}
        self.standstill: Standstill = Standstill()
        self._listeners: Final[dict[Send, int]] = {}

    # -- presence

    async def arrive(self, seat: int, send: Send) -> None:
        """Count a connection, and tell everybody, the new one included."""
        await self.read_chairs()
        self._connected[seat] += 1
        self._looking[send] = seat
        self._listeners[send] = seat
        self.announce()

    def leave(self, seat: int, send: Send) -> None:
        """Forget a connection. A page that is loaded again comes back before anybody is told."""
        self._connected[seat] -= 1
        self._looking.pop(send, None)
        self._listeners.pop(send, None)
        asyncio.get_running_loop().call_later(self.live.matches.settings.away_seconds, self.announce)

    def look(self, seat: int, send: Send, *, looking: bool) -> None:
        """Note whether somebody looks at the table through a connection, or has it out of sight."""
        if looking and send in self._listeners:
            self._looking[send] = seat
        else:
            self._looking.pop(send, None)

    def looking(self) -> set[int]:
        """Return the seats whose players look at the table."""
        return set(self._looking.values()) - {WATCHER}

    async def read_chairs(self) -> None:
        self.chairs = await self.live.matches.chairs(self.live.id)

    async def changed(self) -> None:
        """Tell everybody that somebody sat down or has another name."""
        if self._listeners:
            await self.read_chairs()
            self.announce()

    def announce(self) -> None:
        """Send the people to every connection."""
        self._send(self._listeners, self.message())

    def _announce_takeback(self, closed: str = "") -> None:
        """Send a request to take back, or how it ended: spectators who are behind hear nothing of it."""
        players = {send: seat for send, seat in self._listeners.items() if seat != WATCHER}
        self._send(players if self._spectators_are_behind else self._listeners, self.message(closed))

    def _send(self, listeners: dict[Send, int], message: PeopleMessage) -> None:
        if not listeners:
            return
        raw = WRITER.encode(message)
        behind = self._spectators_are_behind
        without = WRITER.encode(msgspec.structs.replace(message, takeback=None)) if behind else raw
        for send, seat in list(listeners.items()):
            send(without if seat == WATCHER else raw)

    @property
    def _spectators_are_behind(self) -> bool:
        return self.live.stored.delayed and not (self.live.loaded and self.live.table.over)

    def announce_standstill(self) -> None:
        """Tell everybody about a pause or a seat that was handed over, if that is new."""
        if self.standstill != standstill_of(self.live.table):
            self.announce()

    def message(self, closed: str = "") -> PeopleMessage:
        """Return the people; `closed` says how a request to take back ended."""
        names = self.live.seat_names
        asked = self.takeback
        if self.live.loaded:
            self.standstill = standstill_of(self.live.table)
        return PeopleMessage(
            people=[
                Person(
                    seat=names[seat],
                    name=chair.name,
                    present=self._connected[seat] > 0,
                    state=chair.state,
                    opener=chair.opener,
                    away=chair.away,
                    agent=self.standstill.handed.get(names[seat], ""),
                )
                for seat, chair in sorted(self.chairs.items())
            ],
            paused=self.standstill.paused,
            pause_wishes=[names[seat] for seat in self.standstill.wishes],
            watching=self._connected[WATCHER],
            takeback=None if asked is None else asked.request(names),
            shared=self.live.stored.shared,
            closed=closed,
        )

    # -- taking back by consent

    def may_ask_back(self, seat: int) -> bool:
        """Return whether a seat may ask the other people to take back its last answer."""
        live = self.live
        alone = live.stored.alone
        return not alone and seat >= 0 and not live.table.over and not live.table.may_undo(seat, across_reveals=True)

    def ask_back(self, seat: int) -> None:
        if not self.may_ask_back(seat):
            raise Refused("there is nothing to ask for", "undo", code="no-takeback", message="why-undo-nothing")
        table = self.live.table
        players = {**table.players, **table.owners}
        people = {number for number, name in enumerate(table.seat_names) if players.get(name, HUMAN) == HUMAN}
        self.takeback = Takeback(seat, moment(table), people - {seat})
        self._announce_takeback()

    def answer_back(self, seat: int, grant: bool) -> int | None:
        """Note what a seat says to the request; return the seat that asked once everybody has agreed.

        Who asked may only refuse: the request is withdrawn.
        """
        self.lapse_if_moved_on()
        asked = self.takeback
        if asked is not None and seat == asked.seat and not grant:
            self._close(WITHDRAWN)
            return None
        if asked is None or seat not in asked.needed:
            raise TooLate("nobody asks you to take back an answer now", "takeback", message="why-takeback-none")
        if not grant:
            self._close(REFUSED)
            return None
        asked.needed.discard(seat)
        if asked.needed:
            self._announce_takeback()
            return None
        return asked.seat

    def granted(self) -> None:
        self._close(GRANTED)

    def lapse_if_moved_on(self) -> None:
        if self.takeback is not None and self.takeback.moment != moment(self.live.table):
            self._close(LAPSED)

    def _close(self, how: str) -> None:
        self.takeback = None
        self._announce_takeback(how)


def moment(table: "Table") -> tuple[int, int, bool]:
    """Return what changes when everybody sees the table move on, and not when a seat answers in secret."""
    return len(table.heard(WATCHER)), int(table.match.joins), table.over
