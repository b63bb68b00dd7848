"""Recorded games that come with the package, stored as finished matches that everybody may watch."""

import asyncio
import contextlib
import hashlib
from functools import lru_cache
from typing import Final

import msgspec
from sqlalchemy.exc import IntegrityError

from clockwood import api
from clockwood.gallery import GalleryGame, gallery
from clockwood.server import replies
from clockwood.server.matches.live_matches import LiveMatches
from clockwood.server.matches.new_match import first_entry, upload
from clockwood.server.permissions import language_or
from clockwood.server.refusals import NotFound
from clockwood.server.store.record_lines import WriteConflict
from clockwood.words import Words


class GalleryMatches:
    """Stores a game of the gallery as a match when somebody asks for it the first time."""

    def __init__(self, matches: LiveMatches) -> None:
        self.matches: Final = matches
        self._shown: Final = {each.id: each for each in gallery()}
        self._lock: Final = asyncio.Lock()

    async def listed(self, language: str) -> list[replies.GalleryInfo]:
        wanted = language_or(language, "en")
        return [await asyncio.to_thread(gallery_info, each, wanted) for each in self._shown.values()]

    async def open(self, name: str, language: str) -> replies.GalleryMatchInfo:
        """Return the game with the id of its match."""
        found = self._shown.get(name)
        if found is None:
            raise NotFound("the gallery has no such game", "id")
        card = await asyncio.to_thread(gallery_info, found, language_or(language, "en"))
        async with self._lock:
            match = await self._match_of(found)
        return replies.GalleryMatchInfo(**card.model_dump(), match=match)

    async def _match_of(self, shown: GalleryGame) -> str:
        """Return the match of a record, stored now if it is not yet. A changed record is another match."""
        match = "g" + hashlib.sha256(shown.record.encode()).hexdigest()[:15]
        if await self.matches.match_store.complete(match):
            return match
        opened = await asyncio.to_thread(upload, shown.record, [], [], "", "en")
        stored = msgspec.structs.replace(opened.stored, id=match, open=True)
        # Another server on this database may be first.
        with contextlib.suppress(IntegrityError):
            await self.matches.match_store.add(stored)
        with contextlib.suppress(WriteConflict):
            await self.matches.record_lines.append(first_entry(stored, opened.table))
        return match


@lru_cache(maxsize=100)
def gallery_info(shown: GalleryGame, language: str) -> replies.GalleryInfo:
    words = Words(language, api.content(shown.game, options=dict(shown.options)))
    seats = words.game.seats if words.game is not None else []
    return replies.GalleryInfo(
        id=shown.id,
        game=shown.game,
        title=words.say(shown.title),
        text=words.say(shown.text),
        seats=[
            replies.PlayerInfo(seat=seat, name=words.name("seat", number), player=shown.players[seat])
            for number, seat in enumerate(seats)
            if seat in shown.players
        ],
        rounds=shown.rounds,
    )
