"""Requests about a visitor's notices: ways to reach them, quiet hours, being away, matches without notices."""

import re
import secrets
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from clockwood.server.core.access_keys import key_hash, new_key
from clockwood.server.core.matches.live_matches import LiveMatches
from clockwood.server.core.notices.delivery import Deliverer
from clockwood.server.core.notices.hours import checked
from clockwood.server.core.notices.notifier import Notifier
from clockwood.server.core.notices.replies import NoticeInfo, SubscriptionAdded, notice_info
from clockwood.server.core.notices.store import NoticeStore
from clockwood.server.core.notices.stored import KINDS, MAIL, PUSH, WEBHOOK, NoticeSettings, Subscription
from clockwood.server.core.permissions import Permissions, Visit, language_or
from clockwood.server.core.plain_text import must_be_plain
from clockwood.server.core.rate_limits import RateLimit
from clockwood.server.core.refusals import NotFound, NotYours, Refused, TooMany

Short = Annotated[str, Meta(max_length=200)]
Long = Annotated[str, Meta(max_length=2000)]
PAGE: Final = re.compile(r"https?://[!-~]+")
CODES_PER_HOUR: Final = 3
"""Codes to one e-mail address, whoever asks for them."""


class SubscribeRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A way to reach you. `p256dh` and `auth` are the keys of a browser; `page` is the page's address, for links."""

    kind: Short
    address: Long
    p256dh: Short = ""
    auth: Short = ""
    language: Annotated[str, Meta(max_length=8)] = ""
    page: Long = ""


class SettingsRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Quiet hours in minutes after midnight, or -1, in a time zone; the last day of being away, or empty."""

    quiet_from: int = -1
    quiet_to: int = -1
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    away_until: Annotated[str, Meta(max_length=10)] = ""


class NoticeRequests:
    """Answers the requests of a visitor about their own notices."""

    def __init__(
        self, matches: LiveMatches, permissions: Permissions, store: NoticeStore, deliverer: Deliverer, told: Notifier
    ) -> None:
        self.matches: Final = matches
        self.permissions: Final = permissions
        self.store: Final = store
        self.deliverer: Final = deliverer
        self.notifier: Final = told
        self.limit: Final = RateLimit(matches.settings.notice_changes_per_hour, 3600)
        self.code_limit: Final = RateLimit(CODES_PER_HOUR, 3600)

    async def info(self, visit: Visit) -> NoticeInfo:
        key, mails = self.deliverer.push_key, self.deliverer.mails
        if visit.visitor is None:
            return notice_info(key, mails, [], NoticeSettings(), [])
        found = await self.store.subscriptions(visit.visitor)
        settings = await self.store.settings(visit.visitor)
        return notice_info(key, mails, found, settings, await self.store.muted(visit.visitor))

    async def subscribe(self, visit: Visit, wanted: SubscribeRequest) -> SubscriptionAdded:
        """Add a way to reach the visitor. An e-mail address must be confirmed with the code that is sent to it."""
        self.limit.count(visit.address)
        if wanted.kind not in KINDS:
            raise Refused(f"'{wanted.kind}' is not one of {', '.join(KINDS)}", "kind", code="bad-wish")
        if wanted.page and not PAGE.fullmatch(wanted.page):
            raise Refused("the page's address begins with https://", "page", code="bad-address")
        for place, text in (("address", wanted.address), ("p256dh", wanted.p256dh), ("auth", wanted.auth)):
            must_be_plain(text, place, "bad-address")
        language = language_or(wanted.language, "en")
        code = secrets.token_hex(4) if wanted.kind == MAIL else ""
        added = Subscription(
            id=new_key()[:24],
            visitor=visit.visitor or "",
            kind=wanted.kind,
            address=wanted.address,
            public_key=wanted.p256dh if wanted.kind == PUSH else "",
            secret=wanted.auth if wanted.kind == PUSH else new_key() if wanted.kind == WEBHOOK else "",
            language=language,
            page=wanted.page.split("#")[0],
            code=key_hash(code) if code else "",
            created=await self.store.time(),
        )
        await self._check_number(added)
        await self.deliverer.must_reach(added)
        if code:
            self.code_limit.count(added.address.lower())
            await self.deliverer.send_code(added, code)
        visitor = await self.permissions.ensure_visitor(visit)
        await self.store.subscribe(msgspec.structs.replace(added, visitor=visitor))
        return SubscriptionAdded(
            id=added.id, secret=added.secret if added.kind == WEBHOOK else "", confirmed=not added.code
        )

    async def _check_number(self, added: Subscription) -> None:
        most = self.matches.settings.subscriptions_per_visitor
        found = await self.store.subscriptions(added.visitor)
        others = [each for each in found if (each.kind, each.address) != (added.kind, added.address)]
        if len(others) >= most:
            raise TooMany(f"{most} ways to reach you at most", "address")

    async def confirm(self, visit: Visit, subscription: str, code: str) -> None:
        self.limit.count(visit.address)
        own = await self._own(visit, subscription)
        if own.code and not secrets.compare_digest(own.code, key_hash(code.strip().lower())):
            raise Refused("this is not the code that was sent", "code", code="bad-code")
        await self.store.confirm(own.id)

    async def unsubscribe(self, visit: Visit, subscription: str) -> None:
        await self.store.unsubscribe((await self._own(visit, subscription)).id)

    async def _own(self, visit: Visit, subscription: str) -> Subscription:
        found = [] if visit.visitor is None else await self.store.subscriptions(visit.visitor)
        for each in found:
            if each.id == subscription:
                return each
        raise NotFound("there is no such way to reach you", "id")

    async def set_settings(self, visit: Visit, wanted: SettingsRequest) -> NoticeInfo:
        self.limit.count(visit.address)
        settings = checked(NoticeSettings(**msgspec.structs.asdict(wanted)))
        visitor = await self.permissions.ensure_visitor(visit)
        await self.store.set_settings(visitor, settings)
        for match in await self.permissions.seats.held_by_match(visitor):
            await self.matches.people_changed(match)
        return await self.info(visit)

    async def mute(self, visit: Visit, match: str, muted: bool) -> NoticeInfo:
        """Send no notices of a match, or send them again."""
        held = await self.permissions.must_see(visit, await self.matches.find(match))
        if visit.visitor is None or not any(seat >= 0 for seat in held):
            raise NotYours("only a player of this match gets notices of it", "match")
        await self.store.mute(visit.visitor, match, muted=muted)
        return await self.info(visit)

    async def test(self, visit: Visit) -> int:
        """Send a test to every confirmed way to reach the visitor, whatever the hour; return how many there are."""
        self.limit.count(visit.address)
        count = 0 if visit.visitor is None else await self.store.test(visit.visitor, await self.store.time())
        self.notifier.wake()
        return count
