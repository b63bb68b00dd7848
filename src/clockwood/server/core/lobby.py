"""The lobby: games, new matches, and lists of matches."""

import asyncio
import contextlib
from typing import Final

import msgspec

from clockwood import registry
from clockwood.kernel.record import read_header
from clockwood.registry import game_named
from clockwood.rulebook import statements
from clockwood.server.core import replies
from clockwood.server.core.access_keys import key_hash, network_part, new_key
from clockwood.server.core.game_catalogue import game_info
from clockwood.server.core.matches.frozen import frozen
from clockwood.server.core.matches.live_matches import LiveMatches
from clockwood.server.core.matches.new_match import (
    ForkRequest,
    NewMatch,
    NewMatchRequest,
    fork,
    from_position,
    open_match,
    upload,
)
from clockwood.server.core.permissions import Permissions, Visit, language_or, mark_of, seat_to_play
from clockwood.server.core.person_names import clean_name
from clockwood.server.core.plain_text import must_be_plain
from clockwood.server.core.rate_limits import NETWORK_SHARE, RateLimit
from clockwood.server.core.refusals import (
    NotFound,
    NotYours,
    Refused,
    TooMany,
    bad_input_as_not_found,
    bad_input_as_refusal,
)
from clockwood.server.core.stored import INVITED, Chair, OpenedMatch, StoredMatch
from clockwood.server.core.study.rematch import rematch
from clockwood.server.core.teaching.guides import listed_guides, symbols
from clockwood.server.core.teaching.lessons import listed_lessons, open_lesson
from clockwood.server.core.teaching.replies import GuideInfo, LessonInfo


class Lobby:
    """Everything before a match, but who takes its seats."""

    def __init__(self, matches: LiveMatches, permissions: Permissions) -> None:
        self.matches: Final = matches
        self.permissions: Final = permissions
        self.new_match_limit: Final = RateLimit(matches.settings.new_matches_per_hour, 3600)

    # -- games

    async def games(self, language: str) -> list[replies.GameInfo]:
        wanted = language_or(language, "en")
        return [await asyncio.to_thread(self._game, name, wanted) for name in registry.playable()]

    def _game(self, name: str, language: str) -> replies.GameInfo:
        packs = [replies.PackInfo(**pack) for pack in self.matches.packs.listed(name)]
        return msgspec.structs.replace(game_info(name, language), packs=packs)

    def rules(self, name: str, language: str) -> list[replies.RuleInfo]:
        with bad_input_as_not_found("game"):
            game = game_named(name)
        found = statements(game, language_or(language, "en"))
        return [replies.RuleInfo(tag=rule.tag, text=rule.text, solo=rule.solo) for rule in found.values()]

    # -- new matches

    async def open(self, visit: Visit, request: NewMatchRequest) -> replies.NewMatchInfo:
        """Open a match. The keys of its invitations are returned only here."""
        origin = await self._check_limits(visit)
        if request.game not in registry.names():
            known = ", ".join(registry.names())
            raise Refused(f"no such game; there are {known}", "game", code="bad-wish")
        name = clean_name(request.name) if request.name else ""
        packs = self.matches.packs.folders(request.game, request.packs)
        opened = await asyncio.to_thread(open_match, request, packs, origin)
        return await self._store(visit, opened, name)

    async def guides(self, language: str) -> list[GuideInfo]:
        return await asyncio.to_thread(listed_guides, language_or(language, "en"))

    async def symbols(self, game: str) -> str:
        return await asyncio.to_thread(symbols, game)

    async def lessons(self, language: str) -> list[LessonInfo]:
        return await asyncio.to_thread(listed_lessons, language_or(language, "en"))

    async def open_lesson(self, visit: Visit, game: str, name: str, language: str) -> replies.NewMatchInfo:
        """Open a guided first game."""
        origin = await self._check_limits(visit)
        wanted = language_or(language, "en")
        return await self._store(visit, await asyncio.to_thread(open_lesson, game, name, origin, wanted))

    async def fork(self, visit: Visit, match: str, request: ForkRequest) -> replies.NewMatchInfo:
        """Open a what-if from what a seat knows, now or at a line of its story."""
        origin = await self._check_limits(visit)
        stored = await self.matches.find(match)
        held = await self.permissions.must_see(visit, stored)
        live = await self.matches.live(match)
        number = seat_to_play(held, live.table.seat_names, request.seat)
        packs = self.matches.packs.folders(stored.game, stored.pack_names())
        made = await asyncio.to_thread(fork, frozen(live.table), number, request, stored, packs, origin)
        return await self._store(visit, made)

    async def rematch(self, visit: Visit, match: str, kind: str) -> replies.NewMatchInfo:
        """Open a match like a finished one."""
        stored = await self.matches.find(match)
        held = await self.permissions.must_see(visit, stored)
        if not any(seat >= 0 for seat in held):
            raise NotYours("only a player of this match can play it again", "match")
        return await self.open(visit, rematch(stored, held, kind))

    async def upload(self, visit: Visit, record: str, packs: list[str], language: str) -> replies.NewMatchInfo:
        """Open a match from a record."""
        origin = await self._check_limits(visit)
        must_be_plain(record, "record", "bad-record")
        with bad_input_as_refusal("bad-record", "record"):
            game = read_header(record).game
        folders = self.matches.packs.folders(game, packs)
        wanted = language_or(language, "en")
        return await self._store(visit, await asyncio.to_thread(upload, record, packs, folders, origin, wanted))

    async def open_position(self, visit: Visit, position: str, language: str) -> replies.NewMatchInfo:
        """Open a match from a position."""
        origin = await self._check_limits(visit)
        must_be_plain(position, "position", "bad-position")
        wanted = language_or(language, "en")
        return await self._store(visit, await asyncio.to_thread(from_position, position, origin, wanted))

    async def _check_limits(self, visit: Visit) -> str:
        """Refuse too many new or running matches of an address; return its hash."""
        self.new_match_limit.count(visit.address)
        origin = self.matches.match_store.origin(visit.address)
        most = self.matches.settings.running_matches
        for part, share in ((origin, 1), (network_part(origin), NETWORK_SHARE)):
            if await self.matches.match_store.count_running(part) >= most * share:
                raise TooMany(f"{most} running matches from one address at most", "match")
        return origin

    async def _store(self, visit: Visit, opened: NewMatch, name: str = "") -> replies.NewMatchInfo:
        visitor = await self.permissions.ensure_visitor(visit)
        stored, table = opened.stored, opened.table
        keys = {seat: new_key() for seat, state in opened.seat_states.items() if state == INVITED}
        hashes = {seat: key_hash(key) for seat, key in keys.items()}
        await self.matches.match_store.add(
            OpenedMatch(stored, table.lines, visitor, opened.seat_states, name, invitations=hashes)
        )
        await self.matches.live(stored.id)
        named = {table.seat_names[seat]: key for seat, key in keys.items()}
        return replies.NewMatchInfo(card=await self.info(visit, stored.id), keys=named)

    # -- lists

    async def info(self, visit: Visit, match: str) -> replies.MatchInfo:
        stored = await self.matches.find(match)
        held = await self.permissions.must_see(visit, stored)
        return (await self._infos(visit, [stored], {match: held}))[0]

    async def _infos(
        self, visit: Visit, found: list[StoredMatch], held: dict[str, list[int]]
    ) -> list[replies.MatchInfo]:
        chairs = await self.permissions.seats.chairs_of([stored.id for stored in found])
        infos = [self._info(visit, stored, held.get(stored.id, []), chairs.get(stored.id, {})) for stored in found]
        return sorted(infos, key=lambda each: each.changed, reverse=True)

    def _info(self, visit: Visit, stored: StoredMatch, held: list[int], chairs: dict[int, Chair]) -> replies.MatchInfo:
        """Describe a match. With a delay it does not tell spectators how far it is or when it moved."""
        live = self.matches.held(stored.id)
        loaded = live is not None and live.loaded
        asked = [int(each.seat) for each in live.table.decisions] if live and loaded else sorted(stored.moments())
        if stored.delayed and not any(seat >= 0 for seat in held):
            stored, asked = msgspec.structs.replace(stored, round=0, changed=stored.created), []
        return replies.match_info(stored, held, chairs, asked, mark_of(visit.visitor, stored.id))

    async def mine(self, visit: Visit) -> list[replies.MatchInfo]:
        """List the matches in which the visitor holds a seat, as many as a page shows."""
        held = await self._held(visit)
        found = [] if visit.visitor is None else await self.matches.match_store.of_visitor(visit.visitor)
        return await self._infos(visit, found, held)

    async def all_mine(self, visit: Visit) -> list[replies.MatchInfo]:
        """List every match in which the visitor holds a seat. They are read one by one: there may be thousands."""
        found = []
        for match in await self._held(visit):
            with contextlib.suppress(NotFound):  # deleted meanwhile
                found.append(await self.info(visit, match))
        return sorted(found, key=lambda each: each.changed, reverse=True)

    async def _held(self, visit: Visit) -> dict[str, list[int]]:
        return {} if visit.visitor is None else await self.permissions.seats.held_by_match(visit.visitor)

    async def listed(self, visit: Visit) -> list[replies.MatchInfo]:
        return await self._infos(visit, await self.matches.match_store.listed(), await self._held(visit))
