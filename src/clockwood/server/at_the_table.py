"""What a visitor may do and ask at one match, over HTTP as over a socket."""

import asyncio
from typing import Final

from clockwood.kernel.table import Table
from clockwood.scene import schema as s
from clockwood.scene.builder import SceneBuilder
from clockwood.scene.irreversible import PASSES, REVEALS, undo_limits
from clockwood.scene.schema import Said, Setting
from clockwood.scene.story_lines import story_lines
from clockwood.server import cards, films
from clockwood.server.kept_matches import Kept
from clockwood.server.kept_seats import WATCHER
from clockwood.server.matches import Matches
from clockwood.server.messages import Deed, Whole
from clockwood.server.refusals import NotThere, NotYours, missing, refusing
from clockwood.server.reopening import FilmOnly, record_text
from clockwood.server.sitting import Sitting
from clockwood.server.visits import Doors, Visit, language_or


class Look:
    """One seat's eyes on a match, in one language."""

    def __init__(self, sitting: Sitting, kept: Kept, seat: int, language: str) -> None:
        self.sitting: Final = sitting
        self.kept: Final = kept
        self.seat: Final = seat
        self.language: Final = language

    @property
    def table(self) -> Table:
        return self.sitting.table

    @property
    def scenery(self) -> SceneBuilder:
        return self.sitting.matches.scenery(self.table.match.content, self.language)

    def known(self) -> Table:
        """Return a table with nothing in it that this seat does not know. One that is over has no secrets."""
        return self.table if self.table.over or self.seat < 0 else self.sitting.twin(self.seat)


class AtTheTable:
    """Looks and deeds. Questions about what is or would be are answered from a blind copy."""

    def __init__(self, matches: Matches, doors: Doors) -> None:
        self.matches: Final = matches
        self.doors: Final = doors

    async def look(self, visit: Visit, match: str, seat: str, language: str) -> Look:
        kept = await self.matches.rows.find(match)
        await self.doors.may_look(visit, kept)
        sitting = await self.matches.sitting(match)
        number = await self.doors.seat_to_look_from(visit, kept, sitting.table.seat_names, seat)
        spoken = language_or(language, kept.language)
        await self.matches.prepare(sitting.table.match.content, spoken)
        return Look(sitting, kept, number, spoken)

    async def do(self, visit: Visit, match: str, seat: str, deed: Deed) -> bool:
        """Do something for a seat one holds; return whether it was new."""
        kept = await self.matches.rows.find(match)
        await self.doors.may_look(visit, kept)
        sitting = await self.matches.sitting(match)
        number = await self.doors.seat_to_play(visit, kept, sitting.table.seat_names, seat)
        return await sitting.do(number, deed)

    async def whole(self, visit: Visit, match: str, seat: str, language: str) -> Whole:
        look = await self.look(visit, match, seat, language)
        return look.sitting.viewer(look.seat, look.language).whole(look.table)

    async def setting(self, visit: Visit, match: str, language: str) -> Setting:
        try:
            look = await self.look(visit, match, "", language)
        except FilmOnly:
            stored, _ = await self.matches.film(await self.matches.rows.find(match), WATCHER)
            if stored is None:
                raise
            return stored.setting
        return look.scenery.setting

    async def picture(self, visit: Visit, match: str, name: str) -> str:
        look = await self.look(visit, match, "", "")
        try:
            return look.scenery.picture(name)
        except KeyError:
            raise NotThere("there is no such picture", "name") from None

    # -- on demand

    async def why(self, visit: Visit, match: str, seat: str, language: str) -> list[s.Line]:
        """Return the last automaton turn, what it did and each choice with its sieve."""
        look = await self.look(visit, match, seat, language)
        return story_lines(look.table.why(look.seat), look.scenery.speaker)

    async def explain(self, visit: Visit, match: str, seat: str, language: str, ref: str) -> s.Explained:
        look = await self.look(visit, match, seat, language)
        with missing("ref"):
            return look.scenery.explain(look.known(), look.seat, ref)

    async def why_not(self, visit: Visit, match: str, seat: str, language: str, answer: str) -> Said | None:
        look = await self._asked(visit, match, seat, language)
        with refusing("not-understood"):
            return look.scenery.why_not(look.known(), look.seat, answer)

    async def foresee(self, visit: Visit, match: str, seat: str, language: str, answer: str) -> list[s.Line]:
        look = await self._asked(visit, match, seat, language)
        with refusing("not-understood"):
            return look.scenery.foresee(look.known(), look.seat, answer)

    async def walls(self, visit: Visit, match: str, seat: str, answer: str) -> cards.WallsCard:
        """Return which answers cannot be taken back, as far as the seat can know it."""
        look = await self._asked(visit, match, seat, "")
        with refusing("not-understood"):
            found = await asyncio.to_thread(undo_limits, look.known(), look.seat, answer)
        return cards.WallsCard(
            walls=[each for each, what in found.items() if what == REVEALS],
            passes=[each for each, what in found.items() if what == PASSES],
        )

    async def _asked(self, visit: Visit, match: str, seat: str, language: str) -> Look:
        look = await self.look(visit, match, seat, language)
        if look.seat < 0:
            raise NotYours("who watches is asked nothing", "seat")
        return look

    async def forecast(self, visit: Visit, match: str, seat: str, language: str) -> list[Said]:
        """Return what the automata would do as things stand, as far as the seat can know it."""
        look = await self.look(visit, match, seat, language)
        return look.scenery.forecast(look.known())

    # -- the past

    async def film(self, visit: Visit, match: str, seat: str, language: str) -> films.Film:
        """Return the match so far, step by step, as a seat saw it."""
        try:
            look = await self.look(visit, match, seat, language)
        except FilmOnly:
            return await self._stored_film(visit, match, seat)
        return await asyncio.to_thread(films.film, look.table, look.seat, look.scenery)

    async def _stored_film(self, visit: Visit, match: str, seat: str) -> films.Film:
        kept = await self.matches.rows.find(match)
        stored, _ = await self.matches.film(kept, WATCHER)
        if stored is None:
            raise NotThere("no film of this match was kept", "match")
        names = [film.seat for film in stored.films[1:]]
        number = await self.doors.seat_to_look_from(visit, kept, names, seat)
        return stored.films[number + 1]

    async def step(self, visit: Visit, match: str, seat: str, language: str, told: int) -> films.FilmStep:
        """Return the whole view at one line of the seat's story."""
        look = await self.look(visit, match, seat, language)
        return films.view_at(look.table, look.seat, told, look.scenery)

    async def position(self, visit: Visit, match: str, seat: str) -> str:
        """Return the position as the seat knows it, to share; the whole of it once the match is over."""
        look = await self.look(visit, match, seat, "")
        if look.seat < 0 and not look.table.over:
            raise NotYours("a position is written for a seat", "seat")
        return look.table.position(None if look.seat < 0 else look.seat)

    async def record(self, visit: Visit, match: str) -> str:
        """Return the whole record once the match is over; who plays alone may have it earlier, and it says so."""
        kept = await self.matches.rows.find(match)
        held = await self.doors.may_look(visit, kept)
        if not kept.over:
            if kept.people > 1 or not any(seat >= 0 for seat in held):
                raise NotYours("the record holds everyone's secrets; it opens when the match is over", "match")
            sitting = await self.matches.sitting(match)
            await sitting.note("the record was opened while the match ran")
        stored = await self.matches.ledger.lines(match)
        return record_text(kept, [line.text for line in stored])
