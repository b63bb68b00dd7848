"""Send notices by Web Push, to webhooks and by e-mail."""

import asyncio
import hashlib
import hmac
import smtplib
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec

from clockwood.server.core.notices.delivery import Attempt, Ended, Notice
from clockwood.server.core.notices.stored import MAIL, PUSH, Subscription
from clockwood.server.core.refusals import Refused
from clockwood.server.core.settings import Settings
from clockwood.server.delivery import http_post, web_push
from clockwood.server.delivery.mail import MailServer, is_mail_address
from clockwood.server.delivery.targets import Targets
from clockwood.words import Words

TIME_TO_LIVE: Final = 24 * 3600
"""Seconds for which a push service keeps a notice for a browser that is not connected."""
MAILERS: Final = ThreadPoolExecutor(4, "mailer")
"""Threads of their own: a mail server that hangs keeps no table waiting."""
GONE: Final = (404, 410)
WORTH_ANOTHER_TRY: Final = (408, 425, 429)


class WaysOut:
    """Everything that leaves the server for an address that a visitor gave."""

    def __init__(self, settings: Settings, targets: Targets | None = None) -> None:
        self.targets: Final = targets or Targets(local=settings.local_targets)
        self.mail: Final = (
            MailServer(settings.smtp, settings.mail_from, settings.smtp_password) if settings.smtp else None
        )
        self.seconds: float = http_post.SECONDS
        secure = next((each for each in settings.origins if each.startswith("https:")), "")
        self._contact: Final = f"mailto:{settings.mail_from}" if settings.mail_from else secure
        self._vapid: web_push.Vapid | None = None

    @property
    def push_key(self) -> str:
        return "" if self._vapid is None else self._vapid.public_key

    @property
    def mails(self) -> bool:
        return self.mail is not None

    def new_key(self) -> str:
        return web_push.new_key()

    def open(self, key: str) -> None:
        self._vapid = web_push.Vapid(key, self._contact)

    async def must_reach(self, wanted: Subscription) -> None:
        """Refuse an address to which nothing may be sent."""
        if wanted.kind == MAIL:
            if self.mail is None:
                raise Refused("this server sends no e-mail", "kind", code="no-delivery")
            if not is_mail_address(wanted.address):
                raise Refused("this is not an e-mail address", "address", code="bad-address")
            return
        if wanted.kind == PUSH:
            web_push.browser_keys(wanted.public_key, wanted.secret)
        await self.targets.find(wanted.address)

    async def send(self, to: Subscription, notice: Notice, at: int) -> Attempt:
        if to.kind == MAIL:
            return await self._mail(to, f"{notice.title}: {notice.text}", mail_text(to, notice))
        if to.kind == PUSH:
            return await self._post(to, *self._push(to, notice), at)
        return await self._post(to, *signed(to, notice, at), at)

    async def send_code(self, to: Subscription, code: str) -> None:
        words = Words(to.language)
        attempt = await self._mail(to, words.say("notice-code-subject"), words.say("notice-code", code=code))
        if attempt.ended is not Ended.SENT:
            raise Refused("the e-mail could not be sent", "address", code="not-sent")

    # -- over HTTP

    def _push(self, to: Subscription, notice: Notice) -> tuple[dict[str, str], bytes]:
        told = {"title": notice.title, "body": notice.text, "match": notice.match}
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(TIME_TO_LIVE),
            "Urgency": "normal",
        }
        if notice.match:
            headers["Topic"] = notice.match
        return headers, web_push.encrypted(msgspec.json.encode(told), to.public_key, to.secret)

    async def _post(self, to: Subscription, headers: dict[str, str], body: bytes, at: int) -> Attempt:
        """Resolve and check the address again, and post; an address may have moved into the host's network."""
        try:
            target = await self.targets.find(to.address)
        except Refused:
            return Attempt(Ended.LATER, "address refused")
        if to.kind == PUSH and self._vapid is not None:
            headers["Authorization"] = self._vapid.authorization(target.origin, at)
        try:
            status = await http_post.post(target, headers, body, self.seconds)
        except TimeoutError:
            return Attempt(Ended.LATER, "too slow")
        except OSError:
            return Attempt(Ended.LATER, "unreachable")
        return attempt_of(status)

    # -- by e-mail

    async def _mail(self, to: Subscription, subject: str, text: str) -> Attempt:
        if self.mail is None:
            return Attempt(Ended.REFUSED, "no e-mail here")
        try:
            await asyncio.get_running_loop().run_in_executor(MAILERS, self.mail.send, to.address, subject, text)
        except smtplib.SMTPRecipientsRefused:
            return Attempt(Ended.REFUSED, "address refused")
        except (OSError, smtplib.SMTPException):
            return Attempt(Ended.LATER, "unreachable")
        return Attempt(Ended.SENT, "sent")


def attempt_of(status: int) -> Attempt:
    """Judge the status of an answer. Redirects are not followed."""
    if 200 <= status < 300:
        return Attempt(Ended.SENT, "sent")
    if status in GONE:
        return Attempt(Ended.GONE, f"status {status}")
    later = status >= 500 or status in WORTH_ANOTHER_TRY
    return Attempt(Ended.LATER if later else Ended.REFUSED, f"status {status}")


def link_of(to: Subscription, notice: Notice) -> str:
    return f"{to.page}#/match/{notice.match}" if notice.match else to.page


def mail_text(to: Subscription, notice: Notice) -> str:
    reason = Words(to.language).say("notice-mail", page=to.page)
    return "\n\n".join([notice.text, f"{notice.title}: {link_of(to, notice)}", reason])


def signed(to: Subscription, notice: Notice, at: int) -> tuple[dict[str, str], bytes]:
    """Return what a webhook gets: the time, a dot and the body are signed together."""
    told = {
        "event": "turn" if notice.match else "test",
        "match": notice.match,
        "game": notice.game,
        "title": notice.title,
        "text": notice.text,
        "link": link_of(to, notice),
    }
    body = msgspec.json.encode(told)
    seconds = str(at // 1000)
    signature = hmac.new(to.secret.encode(), f"{seconds}.".encode() + body, hashlib.sha256).hexdigest()
    headers = {
        "Content-Type": "application/json",
        "Clockwood-Timestamp": seconds,
        "Clockwood-Signature": f"sha256={signature}",
    }
    return headers, body
