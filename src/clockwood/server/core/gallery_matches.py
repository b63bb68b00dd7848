"""Recorded games that come with the package, as finished matches that everybody may watch."""

import asyncio
import hashlib
from functools import lru_cache
from typing import Final

import msgspec

from clockwood import api
from clockwood.gallery import GalleryGame, gallery
from clockwood.server.core import replies
from clockwood.server.core.matches.new_match import upload
from clockwood.server.core.permissions import language_or
from clockwood.server.core.refusals import NotFound
from clockwood.server.core.stored import StoredLine, StoredMatch
from clockwood.words import Words


class GalleryMatches:
    """Shows the games of the gallery as finished matches. They are read from the package and never stored."""

    def __init__(self) -> None:
        self._shown: Final = {each.id: each for each in gallery()}
        self._by_match: Final = {match_id(each): each for each in self._shown.values()}
        self._opened: Final[dict[str, tuple[StoredMatch, list[StoredLine]]]] = {}

    async def listed(self, language: str) -> list[replies.GalleryInfo]:
        wanted = language_or(language, "en")
        return [await asyncio.to_thread(gallery_info, each, wanted) for each in self._shown.values()]

    async def open(self, name: str, language: str) -> replies.GalleryMatchInfo:
        """Return the game with the id of its match."""
        found = self._shown.get(name)
        if found is None:
            raise NotFound("the gallery has no such game", "id")
        card = await asyncio.to_thread(gallery_info, found, language_or(language, "en"))
        return replies.GalleryMatchInfo(**msgspec.structs.asdict(card), match=match_id(found))

    async def find(self, match: str) -> StoredMatch | None:
        """Return the match with this id, if it is one of the gallery."""
        found = await self._open(match)
        return None if found is None else found[0]

    async def lines(self, match: str) -> list[StoredLine] | None:
        """Return the lines of its record."""
        found = await self._open(match)
        return None if found is None else list(found[1])

    async def _open(self, match: str) -> tuple[StoredMatch, list[StoredLine]] | None:
        shown = self._by_match.get(match)
        if shown is None:
            return None
        if match not in self._opened:
            opened = await asyncio.to_thread(upload, shown.record, [], [], "", "en")
            at = opened.stored.created
            lines = [StoredLine(number, line, None, None, at) for number, line in enumerate(opened.table.lines)]
            row = msgspec.structs.replace(opened.stored, id=match, open=True, lines=len(lines))
            self._opened[match] = (row, lines)
        return self._opened[match]


def match_id(shown: GalleryGame) -> str:
    """Return the id of a record's match. A changed record is another match."""
    return "g" + hashlib.sha256(shown.record.encode()).hexdigest()[:15]


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
