"""Middleware for every HTTP request: size, rate and origin before it; headers, metrics and error replies after it."""

import asyncio
import ipaddress
import time
from ipaddress import IPv4Address, IPv6Address
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clockwood.server.core.logs import LOG, log_info
from clockwood.server.core.refusals import NotYours, Refused, TooLarge

if TYPE_CHECKING:
    from clockwood.server.server import Server

POLICY_DIRECTIVES: Final = (
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
HEADERS: Final = {
    "content-security-policy": "; ".join(POLICY_DIRECTIVES),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
SAFE_METHODS: Final = {"GET", "HEAD", "OPTIONS"}
PRIVATE_NAMES: Final = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".test")
UNLIMITED_PATHS: Final = ("/health", "/ready", "/metrics")


def header_value(scope: Scope, name: str) -> str:
    wanted = name.encode()
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == wanted), "")


def head_as_get(scope: Scope) -> Scope:
    """Route HEAD as GET: uvicorn leaves out the body of the reply."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def client_address(scope: Scope) -> str:
    """Return the address that limits count by; of IPv6 the network, in which one visitor may have any address."""
    client = scope.get("client")
    return counted_address(str(client[0])) if client else "nowhere"


def counted_address(address: str) -> str:
    found = read_address(address)
    if isinstance(found, IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False))
    return address if found is None else str(found)


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """Return an address, or None for what is none. On a socket for both, an IPv4 address comes in the form of IPv6."""
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def is_own_origin(scope: Scope, allowed: list[str], *, required: bool) -> bool:
    """Return whether a request comes from a page of this server.

    Browsers always send the origin of a socket or of a request that changes something. If it is not `required`, a
    request without one may come from a program.
    """
    origin = header_value(scope, "origin")
    if not origin:
        return not required and header_value(scope, "sec-fetch-site") in ("", "same-origin", "none")
    if allowed:
        return origin in allowed
    host = header_value(scope, "host")
    return origin in (f"http://{host}", f"https://{host}") and is_private_name(host)


def is_private_name(host: str) -> bool:
    """Return whether a `Host` header names this machine or its own network.

    Without a list of origins a public name is not trusted: its owner could let it lead to a server at home.
    """
    name = host.rsplit(":", 1)[0] if host.rpartition(":")[2].isdigit() else host
    try:
        return bool(ipaddress.ip_address(name.removeprefix("[").removesuffix("]")))
    except ValueError:
        return "." not in name or name.lower().endswith(PRIVATE_NAMES)


class Middleware:
    """Plain ASGI, so that a request is never cancelled half way and sockets pass through unchanged."""

    def __init__(self, app: ASGIApp, server: "Server") -> None:
        self.app: Final = app
        self.server: Final = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        response = ResponseSender(send)
        start = time.perf_counter()
        try:
            self._check(scope)
            largest = self._largest_body(scope)
            body = limited_receiver(receive, scope, largest, self.server.settings.body_seconds, response)
            await self.app(head_as_get(scope), body, response)
        except Refused as error:
            await response.refuse(error)
        except Exception:  # noqa: BLE001 - whatever it is, the visitor gets a plain reply and the log the place
            self.server.metrics.faults.inc()
            LOG.exception("internal error", extra={"fields": {"method": scope["method"]}})
            await response.refuse(InternalError("an internal error; it was logged"))
        spent = time.perf_counter() - start
        self.server.metrics.requests.labels(scope["method"], str(response.status)).inc()
        self.server.metrics.request_seconds.observe(spent)
        if response.status >= 500:
            log_info("request", method=scope["method"], status=response.status, ms=round(spent * 1000, 1))

    def _check(self, scope: Scope) -> None:
        """Refuse a request that comes too often, or from a page of another site."""
        if scope["path"] in UNLIMITED_PATHS:
            return
        self.server.request_limit.count(client_address(scope))
        changes = scope["method"] not in SAFE_METHODS
        if changes and not is_own_origin(scope, self.server.settings.origins, required=False):
            raise NotYours("this request comes from another site", "origin", code="bad-origin")

    def _largest_body(self, scope: Scope) -> int:
        settings = self.server.settings
        return (
            settings.largest_record
            if scope["path"].startswith(("/api/records", "/api/positions"))
            else settings.largest_request
        )


class InternalError(Refused):
    """An error of the server itself. The reply has no details; the log has the place."""

    status = 500
    code = "fault"


class TooSlow(Refused):
    """The body of the request did not arrive in time."""

    status = 408
    code = "too-slow"


class ResponseSender:
    """Sends a response with the security headers, or a refusal in its place."""

    def __init__(self, send: Send) -> None:
        self.send: Final = send
        self.status: int = 0
        self.pending_refusal: Refused | None = None
        """A refusal that replaces the next response: FastAPI would report it as an unreadable body."""

    async def __call__(self, message: Message) -> None:
        if self.pending_refusal is not None:
            await self.refuse(self.pending_refusal)
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
        """Send a refusal, unless a response has begun already. Nothing is sent after it."""
        if self.status:
            return
        self.pending_refusal = None
        headers = [(b"content-type", b"application/json")]
        if isinstance(error, TooSlow | TooLarge):
            headers.append((b"connection", b"close"))  # the rest of the body is not read
        await self({"type": "http.response.start", "status": error.status, "headers": headers})
        await self.send({"type": "http.response.body", "body": refusal_json(error)})
        self.pending_refusal = error


def refusal_json(error: Refused) -> bytes:
    return msgspec.json.encode(error.as_dict())


def limited_receiver(receive: Receive, scope: Scope, largest: int, seconds: float, response: ResponseSender) -> Receive:
    """Return a receiver that refuses a body of more than `largest` bytes, or one that takes too long to arrive."""
    declared = header_value(scope, "content-length")
    if declared.isdigit() and int(declared) > largest:
        raise TooLarge(f"{largest} bytes at most")
    received = 0
    complete = False
    deadline = time.monotonic() + seconds

    async def receive_limited() -> Message:
        nonlocal received, complete
        try:
            async with asyncio.timeout(None if complete else max(deadline - time.monotonic(), 0)):
                message = await receive()
        except TimeoutError:
            response.pending_refusal = TooSlow(f"a request arrives within {seconds:.0f} seconds")
            raise response.pending_refusal from None
        complete = not message.get("more_body", False)
        received += len(message.get("body", b""))
        if received > largest:
            response.pending_refusal = TooLarge(f"{largest} bytes at most")
            raise response.pending_refusal
        return message

    return receive_limited
