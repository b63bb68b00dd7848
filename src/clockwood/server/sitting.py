"""One match held in memory: deeds one after the other, stored before anyone is told of them."""

import asyncio
import time
from typing import TYPE_CHECKING, Final

from clockwood.kernel.errors import BadInput, RuleBroke
from clockwood.kernel.question import CHANCE
from clockwood.kernel.record import play_line
from clockwood.kernel.table import Table
from clockwood.server import deeds
from clockwood.server.asking import Asking
from clockwood.server.kept_matches import Kept
from clockwood.server.ledger import Entry, Line, Overtaken
from clockwood.server.logs import note, trouble
from clockwood.server.messages import Choose, Deed, Standing
from clockwood.server.refusals import Late, Refused, Unavailable
from clockwood.server.reopening import Reopened, outcome_text, reopened
from clockwood.server.viewers import Viewer

if TYPE_CHECKING:
    from clockwood.server.matches import Matches

HUMAN: Final = "human"
TRIES: Final = 4
SOON: Final = 0.001


class Sitting:
    """The table is a cache: it can be thrown away at any time and is played again from the stored lines."""

    def __init__(self, matches: "Matches", kept: Kept) -> None:
        self.matches: Final = matches
        self.kept: Final = kept
        self.id: Final = kept.id
        self.lock: Final = asyncio.Lock()
        self.viewers: Final[dict[tuple[int, str], Viewer]] = {}
        self.thinking: Final[dict[int, str]] = {}
        self.touched: float = time.monotonic()
        self.stored: int = 0
        self._before: int = 0
        self._table: Table | None = None
        self._asking: Asking | None = None
        self._done: Final[set[tuple[int, str]]] = set()

    # -- the table

    async def ready(self) -> Table:
        """Return the table, played again from the store where it is not held."""
        self.touched = time.monotonic()
        if self._table is None:
            async with self.lock:
                await self._load()
            self.wake()
        return self.table

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    @property
    def held(self) -> bool:
        return self._table is not None

    async def _load(self) -> None:
        if self._table is not None:
            return
        kept = await self.matches.rows.find(self.id)
        lines = await self.matches.ledger.lines(self.id)
        packs = self.matches.packs.folders(kept.game, kept.pack_names())
        found = await asyncio.to_thread(reopened, kept, [line.text for line in lines], packs)
        if found.added:
            found, lines = await self._go_on(found, lines)
        self._set(found.table, len(lines), lines)

    async def _go_on(self, found: Reopened, lines: list[Line]) -> tuple[Reopened, list[Line]]:
        """Write down that the match goes on under the rules of today. Who is second reads what the first wrote."""
        entry = self._entry(found.table, len(lines), [found.added], None, None)
        try:
            await self.matches.ledger.append(entry)
        except Overtaken:
            raise Late("the match was opened elsewhere at this moment; try again") from None
        note("match goes on under new rules", match=self.id, rules=entry.rules)
        return found, [*lines, Line(len(lines), found.added, None, None)]

    def _set(self, table: Table, stored: int, lines: list[Line]) -> None:
        self._table = table
        self._asking = Asking(table)
        self.stored = stored
        self._before = stored - len(table.lines)
        self._done.clear()
        self._done.update((line.seat, line.client) for line in lines if line.seat is not None and line.client)
        self.matches.watch_over(self)

    def drop(self) -> None:
        """Forget the table; the next who needs it plays it again."""
        self._table = None
        self._asking = None

    # -- deeds

    async def do(self, seat: int, deed: Deed) -> bool:
        """Do it and store it; return whether it was new. A caller that goes away does not stop it half way."""
        return await asyncio.shield(asyncio.ensure_future(self._do(seat, deed)))

    async def _do(self, seat: int, deed: Deed) -> bool:
        self.touched = time.monotonic()
        async with self.lock:
            for _ in range(TRIES):
                await self._load()
                if (seat, deed.client) in self._done:
                    return False
                self._try(seat, deed)
                if await self._store(seat, deed.client):
                    break
            else:
                raise Unavailable("too many at once at this table; try again")
        self.tell(seat)
        return True

    def _try(self, seat: int, deed: Deed) -> None:
        assert self._asking is not None
        before = len(self.table.lines)
        try:
            deeds.do(self.table, self._asking, seat, deed, self.kept.crosses_walls)
        except Exception as error:
            if len(self.table.lines) != before:
                self.drop()  # what was done in part is forgotten
            if isinstance(error, RuleBroke):
                kind = type(error.__cause__ or error).__name__
                trouble("a rule failed", match=self.id, line=self.stored, error=kind)
                raise Refused("a rule of ours failed; nothing was changed", code="rule-broke") from None
            if isinstance(error, BadInput):
                raise Refused(error.reason, error.place, code="not-understood") from None
            raise

    async def _store(self, seat: int, client: str) -> bool:
        """Store what the table added; return whether nobody else was first."""
        new = self.table.lines[self.stored - self._before :]
        if not new:
            return True
        entry = self._entry(self.table, self.stored, new, seat, client)
        try:
            await self.matches.ledger.append(entry)
        except Overtaken:
            self.drop()
            return False
        except Unavailable:
            self.drop()
            raise
        self.stored += len(new)
        self._done.add((seat, client))
        return True

    def _entry(self, table: Table, first: int, lines: list[str], seat: int | None, client: str | None) -> Entry:
        return Entry(
            match=self.id,
            first=first,
            lines=lines,
            seat=seat,
            client=client,
            position=table.position(),
            over=table.over,
            outcome=outcome_text(table),
            rules=table.match.game.rules_version,
        )

    async def note(self, text: str) -> None:
        """Write a remark into the record."""
        async with self.lock:
            await self._load()
            self.table.note(text)
            await self._store(int(CHANCE), f"note {self.stored}")

    async def read_on(self, number: int) -> None:
        """Another server has written: play its lines."""
        async with self.lock:
            if self._table is None or self.stored >= number:
                return
            fresh = await self.matches.ledger.lines(self.id, self.stored)
            try:
                for line in fresh:
                    play_line(self._table, line.text)
            except (BadInput, RuleBroke):
                self.drop()
                await self._load()
            else:
                self.stored += len(fresh)
                self._done.update((line.seat, line.client) for line in fresh if line.seat is not None and line.client)
        self.tell()

    # -- telling

    def tell(self, first: int | None = None) -> None:
        """Show every viewer what changed, and let agents think.

        Who answered is shown it first, and all others once the acknowledgement is on its way.
        """
        if self._table is None:
            return
        self.wake()
        self._show([viewer for viewer in self.viewers.values() if first in (None, viewer.seat)])
        others = [viewer for viewer in self.viewers.values() if first not in (None, viewer.seat)]
        if others:
            asyncio.get_running_loop().call_later(SOON, self._show, others)
        if self._table.over:
            self.matches.ended(self)

    def _show(self, viewers: list[Viewer]) -> None:
        if self._table is not None:
            for viewer in viewers:
                viewer.look(self._table)

    def viewer(self, seat: int, language: str) -> Viewer:
        """Return the stream of a seat in a language."""
        found = self.viewers.get((seat, language))
        if found is None:
            scenery = self.matches.scenery(self.table.match.content, language)
            found = Viewer(self.id, seat, scenery, self.standing)
            self.viewers[seat, language] = found
            found.look(self.table)
        return found

    def standing(self, seat: int) -> Standing:
        """Return what the seat may do besides answering."""
        table, asking = self.table, self._asking
        assert asking is not None
        crosses = self.kept.crosses_walls
        return Standing(
            ask=asking.id(seat),
            undo=deeds.undo_refusal(table, seat),
            across=crosses and not deeds.undo_refusal(table, seat, across=True),
            redo=deeds.may_redo(table, seat, crosses),
            over=table.over,
            moving=sorted(table.seat_names[number] for number in self.thinking),
        )

    def twin(self, seat: int) -> Table:
        """Return a table of its own that holds nothing this seat does not know."""
        return Table(self.table.blind(seat), 0)

    # -- agents

    def wake(self) -> None:
        """Let the agents of open questions think; those whose question is settled stop.

        A table without people waits while nobody watches.
        """
        if self._table is None or self._asking is None:
            return
        waits = self.table.over or not (self.kept.people or self.watched)
        asked = {} if waits else {int(q.seat): self._asking.id(int(q.seat)) for q in self.table.decisions}
        for seat, ask in list(self.thinking.items()):
            if asked.get(seat) != ask:
                del self.thinking[seat]
        for seat, ask in asked.items():
            if seat >= 0 and seat not in self.thinking and self.player(seat) != HUMAN:
                self.thinking[seat] = ask
                self.matches.think(self, seat, ask)

    @property
    def watched(self) -> bool:
        return any(viewer.sockets for viewer in self.viewers.values())

    def player(self, seat: int) -> str:
        return self.table.players.get(self.table.seat_names[seat], HUMAN)

    def wanted(self, seat: int, ask: str) -> bool:
        """Whether an agent's answer to this question is still waited for."""
        return self._table is not None and self.thinking.get(seat) == ask

    async def agent_answers(self, seat: int, ask: str, answer: str) -> None:
        if self.thinking.get(seat) == ask:
            del self.thinking[seat]
        await self.do(seat, Choose(client=f"agent {ask} {self.stored}", ask=ask, answer=answer))

    # -- leaving

    def idle(self, since: float) -> bool:
        """Whether nobody looks and nothing happens."""
        return not self.watched and not self.thinking and not self.lock.locked() and self.touched < since
