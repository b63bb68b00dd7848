"""Requests about one match: what a visitor may see of it, ask about it and do in it."""

import asyncio
from typing import Final

from clockwood.kernel.table import Table
from clockwood.scene import schema as s
from clockwood.scene.builder import SceneBuilder
from clockwood.scene.irreversible import PASSES, REVEALS, undo_limits
from clockwood.scene.schema import Said, Setting
from clockwood.scene.story_lines import story_lines
from clockwood.server.core import replies
from clockwood.server.core.connections.messages import Choose, Command, Resign, SceneMessage
from clockwood.server.core.matches import replays
from clockwood.server.core.matches.entry import surrender
from clockwood.server.core.matches.frozen import frozen
from clockwood.server.core.matches.live_match import LiveMatch
from clockwood.server.core.matches.live_matches import LiveMatches
from clockwood.server.core.matches.restore import CannotContinue, ReplayOnly, record_text, replay_only
from clockwood.server.core.permissions import Permissions, Visit, language_or, must_be_own, seat_to_play, seat_to_view
from clockwood.server.core.refusals import NotFound, NotYours, Unavailable, bad_input_as_not_found, bad_input_as_refusal
from clockwood.server.core.stored import StoredMatch
from clockwood.server.core.stores import WriteConflict
from clockwood.server.core.teaching.lessons import standing
from clockwood.server.core.teaching.replies import LessonStanding

OPENED_EARLY: Final = "! note the record was opened while the match ran"


class Perspective:
    """A match as one seat, or a spectator, sees it in one language."""

    def __init__(self, live: LiveMatch, seat: int, language: str) -> None:
        self.live: Final = live
        self.seat: Final = seat
        self.language: Final = language

    @property
    def seat_name(self) -> str:
        """The name of the seat, empty for a spectator."""
        return self.live.seat_names[self.seat] if self.seat >= 0 else ""

    @property
    def table(self) -> Table:
        """The table, for a spectator as late as the match wants it."""
        return self.live.table_for(self.seat)

    @property
    def scenery(self) -> SceneBuilder:
        return self.live.matches.scenery(self.table.match.content, self.language)

    def known_table(self) -> Table:
        """Return a table that holds nothing this seat does not know. A finished match has no secrets."""
        return self.table if self.table.over or self.seat < 0 else Table(self.live.table.blind(self.seat), 0)


class MatchRequests:
    """Checks every request against the visitor's permissions and answers it.

    Questions about what is or would be are answered from a copy that holds only what the seat knows.
    """

    def __init__(self, matches: LiveMatches, permissions: Permissions) -> None:
        self.matches: Final = matches
        self.permissions: Final = permissions

    async def perspective(self, visit: Visit, match: str, seat: str, language: str) -> Perspective:
        stored = await self.matches.find(match)
        held = await self.permissions.must_see(visit, stored)
        live = await self.matches.live(match)
        language = language_or(language, stored.language)
        await self.matches.prepare_scenery(live.table.match.content, language)
        number = seat_to_view(held, live.seat_names, seat, over=stored.over and live.table.over)
        return Perspective(live, number, language)

    async def must_still_see(self, visit: Visit, found: Perspective) -> None:
        """Refuse a visitor who may no longer see a match as they did."""
        stored = await self.matches.find(found.live.id)
        held = await self.permissions.must_see(visit, stored)
        seat_to_view(held, found.live.seat_names, found.seat_name, over=stored.over)

    async def do(self, visit: Visit, match: str, seat: str, command: Command) -> bool:
        """Carry out a command for a seat the visitor holds; return whether it was new.

        Commands by HTTP and by socket both come here, so a revoked seat is refused at once on an open socket too.
        """
        if isinstance(command, Choose):
            must_be_own(visit, match, command.by)
        held = await self.permissions.must_see_to_play(visit, await self.matches.stored(match))
        try:
            live = await self.matches.live(match)
        except (CannotContinue, ReplayOnly):
            if not isinstance(command, Resign):
                raise
            return await self._resign_unseen(await self.matches.find(match), held, seat, command.client)
        return await live.do(seat_to_play(held, live.table.seat_names, seat), command)

    async def _resign_unseen(self, stored: StoredMatch, held: list[int], seat: str, client: str) -> bool:
        """Let a seat resign from a match of which there is no table; return whether that was new."""
        number = seat_to_play(held, replies.seats_of(stored), seat)
        lines = await self.matches.lines(stored.id)
        if any((line.seat, line.client) == (number, client) for line in lines):
            return False
        if stored.over:
            raise replay_only()
        try:
            await self.matches.record_lines.append(surrender(stored, number, seat, client, len(lines)))
        except WriteConflict:
            raise Unavailable("the match was changed just now; try again", "match") from None
        self.matches.forget(stored.id)
        self.matches.hang_up(stored.id)
        return True

    async def scene(self, visit: Visit, match: str, seat: str, language: str) -> SceneMessage:
        found = await self.perspective(visit, match, seat, language)
        return found.live.stream(found.seat, found.language).scene_message(found.table)

    async def setting(self, visit: Visit, match: str, language: str) -> Setting:
        try:
            found = await self._described(visit, match, language)
        except ReplayOnly:
            stored = await self.matches.stored_replays(match)
            if stored is None:
                raise
            return stored.setting
        return found.setting

    async def _described(self, visit: Visit, match: str, language: str) -> SceneBuilder:
        """Return the description of the table as the visitor sees it: a player's is never behind."""
        stored = await self.matches.find(match)
        held = await self.permissions.must_see(visit, stored)
        found = await self.perspective(visit, match, "", language)
        return Perspective(found.live, max(held, default=found.seat), found.language).scenery

    async def picture(self, visit: Visit, match: str, name: str) -> str:
        found = await self._described(visit, match, "")
        try:
            return found.picture(name)
        except KeyError:
            raise NotFound("there is no such picture", "name") from None

    # -- questions about the table

    async def why(self, visit: Visit, match: str, seat: str, language: str, of: str) -> list[s.Line]:
        """Return the last turn of the automaton at the seat `of`, or of any, with the candidates of each choice."""
        found = await self.perspective(visit, match, seat, language)
        with bad_input_as_not_found("of"):
            return story_lines(found.table.why(found.seat, of), found.scenery.speaker)

    async def explain(self, visit: Visit, match: str, seat: str, language: str, ref: str) -> s.Explained:
        found = await self.perspective(visit, match, seat, language)
        with bad_input_as_not_found("ref"):
            return found.scenery.explain(found.known_table(), found.seat, ref)

    async def lesson(self, visit: Visit, match: str, seat: str, language: str) -> LessonStanding | None:
        found = await self.perspective(visit, match, seat, language)
        return standing(found.table, found.language) if found.seat_name else None

    async def why_not(self, visit: Visit, match: str, seat: str, language: str, answer: str) -> Said | None:
        found = await self.player_perspective(visit, match, seat, language)
        with bad_input_as_refusal("not-understood"):
            return found.scenery.why_not(found.known_table(), found.seat, answer)

    async def foresee(self, visit: Visit, match: str, seat: str, language: str, answer: str) -> list[s.Line]:
        found = await self.player_perspective(visit, match, seat, language)
        with bad_input_as_refusal("not-understood"):
            return found.scenery.foresee(found.known_table(), found.seat, answer)

    async def irreversible(self, visit: Visit, match: str, seat: str, answer: str) -> replies.IrreversibleAnswers:
        """Return the answers that cannot be undone, as far as the seat can know it."""
        found = await self.player_perspective(visit, match, seat, "")
        with bad_input_as_refusal("not-understood"):
            effects = await asyncio.to_thread(undo_limits, found.known_table(), found.seat, answer)
        return replies.IrreversibleAnswers(
            walls=[each for each, effect in effects.items() if effect == REVEALS],
            passes=[each for each, effect in effects.items() if effect == PASSES],
        )

    async def player_perspective(self, visit: Visit, match: str, seat: str, language: str) -> Perspective:
        found = await self.perspective(visit, match, seat, language)
        if found.seat < 0:
            raise NotYours("a spectator has no question to answer", "seat")
        return found

    async def forecast(self, visit: Visit, match: str, seat: str, language: str) -> list[Said]:
        """Return what the automata would do now, as far as the seat can know it."""
        found = await self.perspective(visit, match, seat, language)
        return found.scenery.forecast(found.known_table())

    # -- the past

    async def replay(self, visit: Visit, match: str, seat: str, language: str) -> replays.Replay:
        """Return the match so far, step by step, as a seat saw it."""
        try:
            found = await self.perspective(visit, match, seat, language)
        except ReplayOnly:
            return await self._stored_replay(visit, match, seat)
        return await asyncio.to_thread(replays.replay, frozen(found.table), found.seat, found.scenery)

    async def _stored_replay(self, visit: Visit, match: str, seat: str) -> replays.Replay:
        stored = await self.matches.find(match)
        found = await self.matches.stored_replays(match)
        if found is None:
            raise NotFound("no replay of this match was stored", "match")
        names = [replay.seat for replay in found.films[1:]]
        held = await self.permissions.must_see(visit, stored)
        return found.films[seat_to_view(held, names, seat, over=stored.over) + 1]

    async def step(self, visit: Visit, match: str, seat: str, language: str, told: int) -> replays.ReplayStep:
        """Return the whole view at one line of the seat's story."""
        found = await self.perspective(visit, match, seat, language)
        return replays.view_at(found.table, found.seat, told, found.scenery)

    async def position(self, visit: Visit, match: str, seat: str) -> str:
        """Return the position as the seat knows it; the whole position once the match is over."""
        found = await self.perspective(visit, match, seat, "")
        if found.seat < 0 and not found.table.over:
            raise NotYours("a position is written for a seat", "seat")
        return found.table.position(None if found.seat < 0 else found.seat)

    async def record(self, visit: Visit, match: str) -> str:
        """Return the record of a finished match. A person who plays alone may have it earlier; a note in it says so."""
        stored = await self.matches.find(match)
        held = await self.permissions.must_see(visit, stored)
        if not stored.over and (stored.people > 1 or not any(seat >= 0 for seat in held)):
            raise NotYours("the record holds everyone's secrets until the match is over", "match")
        lines = [line.text for line in await self.matches.lines(match)]
        return record_text(stored, lines if stored.over else [*lines, OPENED_EARLY])
