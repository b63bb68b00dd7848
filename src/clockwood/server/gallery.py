"""Whole games that come with the package, held as matches that are over: everybody may watch them from every seat."""

import asyncio
import contextlib
import hashlib
from functools import lru_cache
from typing import Final

import msgspec
from sqlalchemy.exc import IntegrityError

from clockwood import api
from clockwood.gallery import GalleryGame, gallery
from clockwood.server import cards
from clockwood.server.ledger import Overtaken
from clockwood.server.matches import Matches
from clockwood.server.opening import first_entry, upload
from clockwood.server.refusals import NotThere
from clockwood.server.visits import language_or
from clockwood.words import Words


class GalleryHere:
    """A game becomes a match of this server when somebody first wants to see it."""

    def __init__(self, matches: Matches) -> None:
        self.matches: Final = matches
        self._shown: Final = {each.id: each for each in gallery()}
        self._lock: Final = asyncio.Lock()

    async def listed(self, language: str) -> list[cards.GalleryCard]:
        spoken = language_or(language, "en")
        return [await asyncio.to_thread(card_of, each, spoken) for each in self._shown.values()]

    async def open(self, name: str, language: str) -> cards.ShownCard:
        """Return the game with the match under which it is watched."""
        found = self._shown.get(name)
        if found is None:
            raise NotThere("nothing of this name is shown here", "id")
        card = await asyncio.to_thread(card_of, found, language_or(language, "en"))
        async with self._lock:
            match = await self._kept(found)
        return cards.ShownCard(**card.model_dump(), match=match)

    async def _kept(self, shown: GalleryGame) -> str:
        """Keep the record as a match, unless it is there; another record, as other rules need, is another match."""
        match = "g" + hashlib.sha256(shown.record.encode()).hexdigest()[:15]
        if await self.matches.rows.complete(match):
            return match
        opened = await asyncio.to_thread(upload, shown.record, [], [], "", "en")
        kept = msgspec.structs.replace(opened.kept, id=match, open=True)
        # Another server on this store may be first.
        with contextlib.suppress(IntegrityError):
            await self.matches.rows.add(kept)
        with contextlib.suppress(Overtaken):
            await self.matches.ledger.append(first_entry(kept, opened.table))
        return match


@lru_cache(maxsize=100)
def card_of(shown: GalleryGame, language: str) -> cards.GalleryCard:
    words = Words(language, api.content(shown.game, options=dict(shown.options)))
    seats = words.game.seats if words.game is not None else []
    return cards.GalleryCard(
        id=shown.id,
        game=shown.game,
        title=words.say(shown.title),
        text=words.say(shown.text),
        seats=[
            cards.PlayerCard(seat=seat, name=words.name("seat", number), player=shown.players[seat])
            for number, seat in enumerate(seats)
            if seat in shown.players
        ],
        rounds=shown.rounds,
    )
