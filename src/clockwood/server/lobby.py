"""Before and around a match: what can be played, who is invited, which matches there are."""

import asyncio
from typing import Final

from clockwood import registry
from clockwood.kernel.record import read_header
from clockwood.registry import game_named
from clockwood.rulebook import statements
from clockwood.server import cards
from clockwood.server.game_cards import game_card
from clockwood.server.kept_matches import Kept
from clockwood.server.kept_seats import INVITED, WATCHER
from clockwood.server.keys import address_hash
from clockwood.server.limits import Rate
from clockwood.server.matches import Matches
from clockwood.server.opening import Opened, Wishes, first_entry, fork, open_match, upload
from clockwood.server.permissions import Permissions, Visit, language_or, seat_number, seat_to_play
from clockwood.server.refusals import NotThere, NotYours, Refused, TooMany, missing, refusing


class Lobby:
    """New matches, invitations, lists."""

    def __init__(self, matches: Matches, permissions: Permissions) -> None:
        self.matches: Final = matches
        self.permissions: Final = permissions
        self.new_rate: Final = Rate(matches.settings.new_matches_per_hour, 3600)

    # -- what there is

    async def games(self, language: str) -> list[cards.GameCard]:
        spoken = language_or(language, "en")
        return [await asyncio.to_thread(self._game, name, spoken) for name in registry.names()]

    def _game(self, name: str, language: str) -> cards.GameCard:
        packs = [cards.PackCard(**pack) for pack in self.matches.packs.cards(name)]
        return game_card(name, language).model_copy(update={"packs": packs})

    def rules(self, name: str, language: str) -> list[cards.RuleCard]:
        with missing("game"):
            game = game_named(name)
        found = statements(game, language_or(language, "en"))
        return [cards.RuleCard(tag=rule.tag, text=rule.text, solo=rule.solo) for rule in found.values()]

    # -- new matches

    async def open(self, visit: Visit, wishes: Wishes) -> cards.OpenedCard:
        """Open a match; the invitations are shown this once."""
        origin = await self._may_open(visit)
        if wishes.game not in registry.names():
            known = ", ".join(registry.names())
            raise Refused(f"no such game; there are {known}", "game", code="bad-wish")
        packs = self.matches.packs.folders(wishes.game, wishes.packs)
        opened = await asyncio.to_thread(open_match, wishes, packs, origin)
        return await self._keep(visit, opened)

    async def fork(self, visit: Visit, match: str, seat: str) -> cards.OpenedCard:
        """Open a what-if of what a seat knows."""
        origin = await self._may_open(visit)
        kept = await self.matches.rows.find(match)
        held = await self.permissions.must_see(visit, kept)
        sitting = await self.matches.sitting(match)
        number = seat_to_play(held, sitting.table.seat_names, seat)
        if sitting.table.over:
            raise Refused("the match is over", "match", code="over")
        packs = self.matches.packs.folders(kept.game, kept.pack_names())
        return await self._keep(visit, await asyncio.to_thread(fork, sitting.table, number, kept, packs, origin))

    async def upload(self, visit: Visit, record: str, packs: list[str], language: str) -> cards.OpenedCard:
        """Open a match from a record."""
        origin = await self._may_open(visit)
        with refusing("bad-record", "record"):
            game = read_header(record).game
        folders = self.matches.packs.folders(game, packs)
        spoken = language_or(language, "en")
        return await self._keep(visit, await asyncio.to_thread(upload, record, packs, folders, origin, spoken))

    async def _may_open(self, visit: Visit) -> str:
        self.new_rate.take(visit.address)
        origin = address_hash(self.matches.rows.store.secret, visit.address)
        most = self.matches.settings.open_matches
        if await self.matches.rows.open_of(origin) >= most:
            raise TooMany(f"{most} matches under way from one address at most", "match")
        return origin

    async def _keep(self, visit: Visit, opened: Opened) -> cards.OpenedCard:
        visitor = await self.permissions.ensure_visitor(visit)
        kept, table = opened.kept, opened.table
        await self.matches.rows.add(kept)
        if table.lines:
            await self.matches.ledger.append(first_entry(kept, table))
        await self.permissions.seats.set_out(kept.id, visitor, opened.chairs)
        keys = {
            table.seat_names[seat]: await self.permissions.seats.invite(kept.id, seat)
            for seat, state in opened.chairs.items()
            if state == INVITED
        }
        await self.matches.sitting(kept.id)
        return cards.OpenedCard(card=await self.card(visit, kept.id), keys=keys)

    # -- looking

    async def card(self, visit: Visit, match: str) -> cards.MatchCard:
        kept = await self.matches.rows.find(match)
        held = await self.permissions.must_see(visit, kept)
        return await self._card(kept, held)

    async def _card(self, kept: Kept, held: list[int]) -> cards.MatchCard:
        chairs = await self.permissions.seats.chairs(kept.id)
        sitting = self.matches.loaded(kept.id)
        asked = [int(each.seat) for each in sitting.table.decisions] if sitting is not None and sitting.held else []
        return cards.match_card(kept, held, chairs, asked)

    async def mine(self, visit: Visit) -> list[cards.MatchCard]:
        if visit.visitor is None:
            return []
        held = await self.permissions.seats.holds_in(visit.visitor)
        found = await self.matches.rows.of_visitor(visit.visitor)
        return [await self._card(kept, held.get(kept.id, [])) for kept in found]

    async def listed(self, visit: Visit) -> list[cards.MatchCard]:
        held = {} if visit.visitor is None else await self.permissions.seats.holds_in(visit.visitor)
        return [await self._card(kept, held.get(kept.id, [])) for kept in await self.matches.rows.listed()]

    # -- seats

    async def join(self, visit: Visit, match: str, seat: str) -> cards.MatchCard:
        """Sit down on an open seat."""
        kept = await self.matches.rows.find(match)
        await self.permissions.must_see(visit, kept)
        number = seat_number(game_named(kept.game).seats, seat)
        await self.permissions.seats.join(match, number, await self.permissions.ensure_visitor(visit))
        return await self.card(visit, match)

    async def use_key(self, visit: Visit, key: str) -> cards.MatchCard:
        """Exchange an invitation for its seat."""
        if await self.permissions.seats.whose(key) is None:
            raise NotThere("this invitation was used, taken back, or never was", "key", code="bad-key")
        match, _ = await self.permissions.seats.use(key, await self.permissions.ensure_visitor(visit))
        return await self.card(visit, match)

    async def invite(self, visit: Visit, match: str, seat: str) -> str:
        """Return a fresh key: to one's own seat on another device, to a seat nobody took yet, or to watch."""
        kept = await self.matches.rows.find(match)
        held = await self.permissions.must_see(visit, kept)
        if not held:
            raise NotYours("only who sits at the table invites", "seat")
        if not seat:
            return await self.permissions.seats.invite(match, WATCHER)
        number = seat_number(game_named(kept.game).seats, seat)
        chairs = await self.permissions.seats.chairs(match)
        if number not in held and chairs.get(number) != INVITED:
            raise NotYours("this seat is somebody else's", "seat")
        if number not in held:
            await self.permissions.seats.revoke_keys(match, number)
        return await self.permissions.seats.invite(match, number)

    async def revoke(self, visit: Visit, match: str, seat: str) -> int:
        """Keep one's seat to oneself: other devices and unused invitations open it no more."""
        kept = await self.matches.rows.find(match)
        held = await self.permissions.must_see(visit, kept)
        number = seat_number(game_named(kept.game).seats, seat)
        if number in held and visit.visitor is not None:
            return await self.permissions.seats.revoke_others(match, number, visit.visitor)
        if held and (await self.permissions.seats.chairs(match)).get(number) == INVITED:
            return await self.permissions.seats.revoke_keys(match, number)
        raise NotYours("this seat is not yours", "seat")

    async def leave(self, visit: Visit, match: str) -> None:
        """Take the match off one's list; a what-if is thrown away."""
        kept = await self.matches.rows.find(match)
        held = await self.permissions.held(visit, match)
        if not held or visit.visitor is None:
            raise NotYours("this match is not on your list", "match")
        await self.permissions.seats.leave(match, visit.visitor)
        if kept.kind == "fork":
            self.matches.forget(match)
            await self.matches.rows.drop(match)

    async def forget_me(self, visit: Visit) -> None:
        """The cookie opens nothing any more."""
        if visit.visitor is not None:
            await self.permissions.seats.forget(visit.visitor)
