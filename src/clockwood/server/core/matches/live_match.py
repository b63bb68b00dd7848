"""One match held in memory: commands are carried out one after the other, and stored before anybody sees them."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from clockwood.kernel.automaton import HUMAN
from clockwood.kernel.errors import BadInput, RuleBroke
from clockwood.kernel.question import CHANCE
from clockwood.kernel.table import Table
from clockwood.server.core.connections.messages import AnswerBack, AskBack, Choose, Command, Pause, Resign, Standing
from clockwood.server.core.connections.seat_stream import SeatStream
from clockwood.server.core.logs import log_error, log_info
from clockwood.server.core.matches import commands, standstill
from clockwood.server.core.matches.delay import DelayedTable
from clockwood.server.core.matches.entry import EntryWriter
from clockwood.server.core.matches.people import People
from clockwood.server.core.matches.question_ids import QuestionIds
from clockwood.server.core.matches.restore import STOPPED, restore
from clockwood.server.core.matches.waiting import Waiting, moments_now
from clockwood.server.core.refusals import Refused, TooLate, Unavailable
from clockwood.server.core.stored import StoredLine, StoredMatch, now
from clockwood.server.core.stores import WriteConflict

if TYPE_CHECKING:
    from clockwood.server.core.matches.live_matches import LiveMatches

MOST_ATTEMPTS: Final = 4
SEND_TO_OTHERS_AFTER: Final = 0.001


class LiveMatch:
    """A table with its streams and waiting agents.

    The table is a cache: it can be dropped at any time, and is restored from the stored lines when it is needed.
    """

    def __init__(self, matches: "LiveMatches", stored: StoredMatch) -> None:
        self.matches: Final = matches
        self.stored: StoredMatch = stored
        self.id: Final = stored.id
        self.lock: Final = asyncio.Lock()
        self.streams: Final[dict[tuple[int, str], SeatStream]] = {}
        self.thinking: Final[dict[int, str]] = {}
        self.used: float = time.monotonic()
        self.seats_known: bool = True
        self.line_count: int = 0
        self._lines_before_table: int = 0
        self._unstored: list[str] = []
        """The line that says that the match goes on under new rules; it is stored with the first answer."""
        self._table: Table | None = None
        self.stopped: bool = False
        """The match cannot go on under the present rules: it can be looked at and resigned."""
        self._resting_at: int | None = None
        self.seat_names: list[str] = []
        self._question_ids: QuestionIds | None = None
        self._done: Final[set[tuple[int, str]]] = set()
        self.people: Final = People(self)
        self._delayed: DelayedTable | None = None
        self._later: asyncio.TimerHandle | None = None
        self._writer: EntryWriter | None = None
        self.waiting: Final = Waiting()

    # -- the table

    async def ready(self) -> Table:
        """Return the table, restored from the database if it is not in memory."""
        self.used = time.monotonic()
        if self._table is None:
            async with self.lock:
                await self._load()
            self.wake_agents()
        return self.table

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    @property
    def loaded(self) -> bool:
        return self._table is not None

    @contextlib.asynccontextmanager
    async def unchanged(self) -> AsyncIterator[Table]:
        """Return the table, and let no command change it meanwhile."""
        async with self.lock:
            await self._load()
            yield self.table

    async def _load(self) -> None:
        if self._table is not None:
            return
        stored = await self.matches.find(self.id)
        lines = await self.matches.lines(self.id)
        packs = self.matches.pack_folders(stored)
        found = await asyncio.to_thread(restore, stored, [line.text for line in lines], packs)
        self.stopped = found.stopped
        if stored.lines != len(lines):
            stored = await self.matches.find(self.id)  # another server wrote between the two readings
        self.waiting.moments = moments_now(found.table, stored.moments(), len(lines))
        self._unstored = [found.added] if found.added else []
        lines += [StoredLine(len(lines), line, None, None, now()) for line in self._unstored]
        if stored.delayed and not found.stopped:
            self._delayed = await asyncio.to_thread(DelayedTable, stored, lines, packs)
        self._set(found.table, len(lines), lines)

    def _set(self, table: Table, count: int, lines: list[StoredLine]) -> None:
        self._table = table
        self.seat_names = table.seat_names
        self._question_ids = QuestionIds(table)
        self._writer = EntryWriter(table, lines[-1].at if lines else self.stored.changed)
        self.line_count = count - len(self._unstored)
        self._lines_before_table = count - len(table.lines)
        self._done.clear()
        self._remember_clients(lines)
        self.matches.add(self)
        if self._resting_at is not None:
            same, self._resting_at = self._resting_at == self.line_count, None
            for stream in list(self.streams.values()):
                stream.resume(self.table_for(stream.seat), same=same)

    def _remember_clients(self, lines: list[StoredLine]) -> None:
        self._done.update((line.seat, line.client) for line in lines if line.seat is not None and line.client)

    def rest(self) -> None:
        """Take the table out of memory while nothing happens; connections stay, and the first answer brings it back."""
        self.drop()
        for key, stream in list(self.streams.items()):
            if stream.listeners:
                stream.rest()
            else:
                del self.streams[key]
        self._done.clear()
        self._resting_at = self.line_count

    def may_rest(self, since: float) -> bool:
        """Return whether the table is in memory for nothing: no answer after `since`, and nobody waits for one."""
        waits = self.thinking or self._delayed is not None or self.people.takeback is not None
        return self.loaded and not waits and not self.lock.locked() and self.used < since

    def drop(self) -> None:
        """Forget the table; it is restored when it is needed again."""
        self._table = None
        self._question_ids = None
        self._delayed = None
        self._writer = None

    def table_for(self, seat: int) -> Table:
        """Return the table that a seat is shown: spectators may be behind the players until the match is over."""
        return self._delayed.table if seat < 0 and self._delayed is not None and not self.table.over else self.table

    # -- commands

    async def do(self, seat: int, command: Command) -> bool:
        """Carry out and store a command; return whether it was new. A caller that goes away does not stop it."""
        return await asyncio.shield(asyncio.ensure_future(self._do(seat, command)))

    async def _do(self, seat: int, command: Command) -> bool:
        self.used = time.monotonic()
        if isinstance(command, AskBack | AnswerBack):
            return await self._consent(seat, command)
        async with self.lock:
            for _ in range(MOST_ATTEMPTS):
                if not await self._is_new(seat, command):
                    return False
                if isinstance(command, Pause):
                    await self.people.read_chairs()
                self._apply(seat, command)
                if await self._store(seat, command.client):
                    break
            else:
                raise Unavailable("too many commands for this match at once; try again")
        self.send_changes(seat)
        return True

    async def read_who_plays(self) -> None:
        """Find out whether somebody else has sat down at a match that was played at one screen."""
        if self.stored.shared and not (await self.matches.find(self.id)).shared:
            self.stored = msgspec.structs.replace(self.stored, shared=False)
        self.seats_known = True

    async def _is_new(self, seat: int, command: Command) -> bool:
        """Return whether a command was not carried out yet; refuse one of any kind where nothing goes on."""
        await self._load()
        if not (self.seats_known and isinstance(command, Choose)):
            await self.read_who_plays()
        if (seat, command.client) in self._done or (seat, command.client) in self.people.consents:
            return False
        commands.refuse_what_is_closed(self.table, seat, command, crosses=self.stored.alone, stopped=self.stopped)
        if self.line_count >= self.matches.settings.longest_record and not isinstance(command, Resign):
            raise Refused("the record of this match is as long as one may be; only resigning ends it", code="too-long")
        return True

    async def _consent(self, seat: int, command: AskBack | AnswerBack) -> bool:
        """Ask the others to take back an answer, or answer such a request."""
        async with self.lock:
            if not await self._is_new(seat, command):
                return False
            if isinstance(command, AskBack):
                self.people.ask_back(seat)
            elif (asked := self.people.answer_back(seat, command.grant)) is not None:
                await self._take_back_by_consent(asked, command.client)
            self.people.consents.append((seat, command.client))
        self.send_changes()
        return True

    async def _take_back_by_consent(self, seat: int, client: str) -> None:
        self.table.note(f"everybody agreed that {self.table.seat_names[seat]} takes back an answer")
        self.table.undo(seat, across_reveals=True)
        if not await self._store(seat, f"back {client}"):
            raise TooLate("the table moved on; nothing was taken back")
        self.people.granted()

    def _apply(self, seat: int, command: commands.TableCommand | commands.StandstillCommand) -> None:
        assert self._question_ids is not None
        before = len(self.table.lines)
        try:
            if isinstance(command, commands.StandstillCommand):
                standstill.apply(self.table, seat, command, self.people.chairs)
            else:
                commands.apply(self.table, self._question_ids, seat, command, self.stored.alone)
        except Exception as error:
            if len(self.table.lines) != before:
                self.drop()  # half of it was applied
            if isinstance(error, RuleBroke):
                kind = type(error.__cause__ or error).__name__
                log_error("a rule failed", match=self.id, line=self.line_count, error=kind)
                raise Refused("a rule of the game failed; nothing was changed", code="rule-broke") from None
            if isinstance(error, BadInput):
                raise Refused(error.reason, error.place, code="not-understood") from None
            raise

    async def _store(self, seat: int, client: str) -> bool:
        """Store the new lines of the table; return False if another server has stored lines first."""
        new = self.table.lines[self.line_count + len(self._unstored) - self._lines_before_table :]
        if not new:
            return True
        written = [*self._unstored, *new]
        assert self._writer is not None
        entry = self._writer.entry(self.stored, self.line_count, written, seat, client, self.waiting.moments)
        if self.stopped:
            entry = msgspec.structs.replace(entry, position="", rules=self.stored.rules, round=self.stored.round)
        try:
            await self.matches.record_lines.append(entry)
        except WriteConflict:
            self.drop()
            return False
        except Unavailable:
            self.drop()
            raise
        if self._unstored:
            log_info("match continues under new rules", match=self.id, rules=entry.rules)
        self._unstored = []
        self.line_count += len(written)
        self.waiting.update(self.table, self.line_count)
        self._done.add((seat, client))
        if self._delayed is not None:
            self._delayed.add(new)
        return True

    async def note(self, text: str) -> None:
        """Add a remark to the record."""
        async with self.lock:
            await self._load()
            self.table.note(text)
            await self._store(int(CHANCE), f"note {self.line_count}")

    async def read_new_lines(self, number: int) -> None:
        """Play the lines another server has stored, up to this number of lines."""
        async with self.lock:
            if self._table is None and self.watched:
                await self._load()
            elif self._table is None or self.line_count >= number:
                return
            new = await self.matches.lines(self.id, self.line_count)
            try:
                self.waiting.play(self.table, new, self.line_count)
            except (BadInput, RuleBroke):
                self.drop()
                await self._load()
            else:
                self.line_count += len(new)
                self._remember_clients(new)
                if self._delayed is not None:
                    self._delayed.add([line.text for line in new])
        self.send_changes()

    # -- sending

    def send_changes(self, first: int | None = None) -> None:
        """Send every stream what changed, and let agents think.

        The seat that answered, `first`, gets it at once; the others after its acknowledgement was queued.
        """
        if self._table is None:
            return
        self.wake_agents()
        self.people.lapse_if_moved_on()
        self.people.announce_standstill()
        self._advance_spectators()
        self._refresh([stream for stream in self.streams.values() if first in (None, stream.seat)])
        others = [stream for stream in self.streams.values() if first not in (None, stream.seat)]
        if others:
            asyncio.get_running_loop().call_later(SEND_TO_OTHERS_AFTER, self._refresh, others)
        if self._table.over:
            self.matches.replay_saver.save(self)

    def _refresh(self, streams: list[SeatStream]) -> None:
        if self._table is not None:
            for stream in streams:
                stream.refresh(self.table_for(stream.seat))

    def _advance_spectators(self) -> None:
        """Show spectators what is old enough by now, and come back when the next line is."""
        delayed = self._delayed
        if delayed is None or self._table is None or self._table.over:
            return
        for _ in delayed.advance():
            self._refresh([stream for stream in self.streams.values() if stream.seat < 0])
        wait = delayed.seconds_to_next()
        if wait is not None and self._later is None:
            self._later = asyncio.get_running_loop().call_later(wait, self._come_back)

    def _come_back(self) -> None:
        self._later = None
        self._advance_spectators()

    def stream(self, seat: int, language: str) -> SeatStream:
        """Return the stream of a seat in a language."""
        found = self.streams.get((seat, language))
        if found is None:
            found = SeatStream(self.id, seat, partial(self.matches.scenery, language=language), self.standing)
            self.streams[seat, language] = found
            found.refresh(self.table_for(seat))
        return found

    def standing(self, seat: int) -> Standing:
        """Return the commands that are open to a seat."""
        assert self._question_ids is not None
        crosses = self.stored.alone
        table = self.table_for(seat)
        if self.stopped and not table.over:
            return STOPPED
        return Standing(
            ask=self._question_ids.id(seat),
            undo=commands.undo_refusal(self.table, seat, crosses),
            across=crosses and not commands.undo_refusal(self.table, seat, crosses, across=True),
            restart=commands.may_restart(self.table, seat, crosses),
            redo=commands.may_redo(self.table, seat, crosses),
            ask_back=self.people.may_ask_back(seat),
            resign=seat >= 0 and not self.table.over and not self.table.watches(seat),
            over=table.over,
            moving=sorted(table.seat_names[number] for number in self.thinking) if table is self.table else [],
        )

    # -- agents

    def wake_agents(self) -> None:
        """Start the agents of open questions; forget those whose question was answered, or whose seat was taken back.

        A match without people waits while nobody watches.
        """
        if self._table is None or self._question_ids is None:
            return
        waits = self.table.over or self.table.paused or not (self.stored.people or self.watched)
        seats = [] if waits else [int(each.seat) for each in self.table.decisions if each.seat >= 0]
        asked = {seat: self._question_ids.id(seat) for seat in seats if self.player(seat) != HUMAN}
        for seat, ask in list(self.thinking.items()):
            if asked.get(seat) != ask:
                del self.thinking[seat]
        for seat, ask in asked.items():
            if seat not in self.thinking:
                self.thinking[seat] = ask
                self.matches.scheduler.start(self, seat, ask)

    @property
    def watched(self) -> bool:
        return any(stream.listeners for stream in self.streams.values())

    def player(self, seat: int) -> str:
        return self.table.players.get(self.table.seat_names[seat], HUMAN)

    def awaits_agent(self, seat: int, ask: str) -> bool:
        """Return whether an agent's answer to this question is still needed."""
        return self._table is not None and self.thinking.get(seat) == ask

    async def answer_for_agent(self, seat: int, ask: str, answer: str) -> None:
        if self.thinking.get(seat) == ask:
            del self.thinking[seat]
        await self.do(seat, Choose(client=f"agent {ask} {self.line_count}", ask=ask, answer=answer))

    def idle(self, since: float) -> bool:
        """Return whether nobody watches, nothing happens, and nothing happened after `since`."""
        return not self.watched and not self.thinking and not self.lock.locked() and self.used < since
