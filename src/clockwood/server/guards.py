"""What stands before every request: size, rate, origin; and after it: headers, counting, errors without a trace."""

import time
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clockwood.server.logs import LOG, note
from clockwood.server.refusals import NotYours, Refused, TooLarge

if TYPE_CHECKING:
    from clockwood.server.house import House

RULES: Final = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
)
POLICY: Final = "; ".join(RULES)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
READING: Final = {"GET", "HEAD", "OPTIONS"}


def header(scope: Scope, name: str) -> str:
    wanted = name.encode()
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == wanted), "")


def asked(scope: Scope) -> Scope:
    """HEAD is asked as GET: the server that sends the reply keeps its body back."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "nowhere"


def own_origin(scope: Scope, allowed: list[str], strict: bool) -> bool:
    """Whether a request comes from a page of ours. Browsers always name the origin of a socket or a change."""
    origin = header(scope, "origin")
    if not origin:
        return not strict and header(scope, "sec-fetch-site") in ("", "same-origin", "none")
    if origin in allowed:
        return True
    host = header(scope, "host")
    return bool(host) and urlsplit(origin).netloc == host and urlsplit(origin).scheme in ("http", "https")


class Guards:
    """Plain ASGI, so that a request is never cut off half way and a socket passes untouched."""

    def __init__(self, app: ASGIApp, house: "House") -> None:
        self.app: Final = app
        self.house: Final = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        reply = Reply(send)
        start = time.perf_counter()
        try:
            self._check(scope)
            largest = self.house.settings.largest_record
            if not scope["path"].startswith("/api/records"):
                largest = self.house.settings.largest_request
            await self.app(asked(scope), limited(receive, scope, largest, reply), reply)
        except Refused as error:
            await reply.refuse(error)
        except Exception:  # noqa: BLE001 - whatever it is, the visitor gets a plain reply and the log its place
            self.house.metrics.faults.inc()
            LOG.exception("an error of ours", extra={"fields": {"method": scope["method"]}})
            await reply.refuse(Fault("something went wrong here; it is noted"))
        spent = time.perf_counter() - start
        self.house.metrics.requests.labels(scope["method"], str(reply.status)).inc()
        self.house.metrics.request_seconds.observe(spent)
        if reply.status >= 500:
            note("request", method=scope["method"], status=reply.status, ms=round(spent * 1000, 1))

    def _check(self, scope: Scope) -> None:
        if scope["path"] in ("/health", "/ready", "/metrics"):
            return
        self.house.requests.take(address_of(scope))
        if scope["method"] not in READING and not own_origin(scope, self.house.settings.origins, strict=False):
            raise NotYours("this request comes from another site", "origin", code="bad-origin")


class Fault(Refused):
    """Our own error. The reply says nothing of it; the log says where."""

    status = 500
    code = "fault"


class Reply:
    """Adds the headers, and remembers whether the reply has begun."""

    def __init__(self, send: Send) -> None:
        self.send: Final = send
        self.status: int = 0
        self.instead: Refused | None = None
        """What is said in place of the reply: the framework would take it for an unreadable body."""

    async def __call__(self, message: Message) -> None:
        if self.instead is not None:
            await self.refuse(self.instead)
            return
        if message["type"] == "http.response.start":
            self.status = message["status"]
            known = {key for key, _ in message["headers"]}
            more = [(key.encode(), value.encode()) for key, value in HEADERS.items() if key.encode() not in known]
            if b"cache-control" not in known:
                more.append((b"cache-control", b"no-store"))
            message = {**message, "headers": [*message["headers"], *more]}
        await self.send(message)

    async def refuse(self, error: Refused) -> None:
        """Say no, unless the reply has begun already."""
        if self.status:
            return
        self.instead = None
        headers = [(b"content-type", b"application/json")]
        await self({"type": "http.response.start", "status": error.status, "headers": headers})
        await self.send({"type": "http.response.body", "body": no(error)})
        self.instead = error


def no(error: Refused) -> bytes:
    return msgspec.json.encode(error.said())


def limited(receive: Receive, scope: Scope, largest: int, reply: Reply) -> Receive:
    """Return a receiver that refuses a body larger than this, whether its length was told or not."""
    told = header(scope, "content-length")
    if told.isdigit() and int(told) > largest:
        raise TooLarge(f"{largest} bytes at most")
    read = 0

    async def take() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > largest:
            reply.instead = TooLarge(f"{largest} bytes at most")
            raise reply.instead
        return message

    return take
