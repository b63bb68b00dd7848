"""The visitor of a request or socket, who is known by a cookie."""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from clockwood.server.core.permissions import Visit
from clockwood.server.server import Server
from clockwood.server.web.middleware import client_address

YEAR: Final = 365 * 24 * 3600


def server_of(connection: HTTPConnection) -> Server:
    server = connection.app.state.server
    assert isinstance(server, Server)
    return server


async def visit_of(connection: HTTPConnection) -> Visit:
    """Return the visitor of a request or socket. Requests are counted by cookie as well as by address."""
    server = server_of(connection)
    cookie = connection.cookies.get(cookie_name(server.settings.secure), "")
    visitor = await server.seats.visitor(cookie) if cookie else None
    visit = Visit(visitor, client_address(connection.scope))
    if visitor is not None and connection.scope["type"] == "http":
        server.request_limit.count(visitor)
    return visit


def cookie_name(secure: bool) -> str:
    """Return the cookie's name. Browsers accept the prefix `__Host-` only from this host and by https."""
    return "__Host-clockwood" if secure else "clockwood"


def set_cookie(response: Response, visit: Visit, secure: bool) -> None:
    """Set the cookie of a new visitor, or delete that of one who wants to be forgotten."""
    name = cookie_name(secure)
    if visit.forgotten:
        response.delete_cookie(name, httponly=True, samesite="strict", secure=secure, path="/")
    elif visit.cookie:
        response.set_cookie(name, visit.cookie, max_age=YEAR, httponly=True, samesite="strict", secure=secure, path="/")
