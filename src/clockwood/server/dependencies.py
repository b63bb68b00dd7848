"""FastAPI dependencies: the server, the current visitor and common parameters."""

from typing import Annotated, Any, TypeVar

from fastapi import Depends, Path, Query, Response
from starlette.requests import HTTPConnection

from clockwood.server.middleware import client_address
from clockwood.server.permissions import Visit
from clockwood.server.replies import Refusal
from clockwood.server.server import Server

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal} for status in (400, 403, 404, 405, 409, 413, 422, 429, 503)
}
"""The refusals that any route may send, for the OpenAPI description."""
YEAR = 365 * 24 * 3600
T = TypeVar("T")


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


def with_cookie(server: Server, visit: Visit, response: Response, result: T) -> T:
    """Set the cookie of a new visitor, and return the result."""
    if visit.cookie:
        secure = server.settings.secure
        response.set_cookie(
            cookie_name(secure), visit.cookie, max_age=YEAR, httponly=True, samesite="strict", secure=secure, path="/"
        )
    return result


CurrentServer = Annotated[Server, Depends(server_of)]
CurrentVisit = Annotated[Visit, Depends(visit_of)]
MatchId = Annotated[str, Path(max_length=32, pattern="^[A-Za-z0-9]+$")]
GalleryId = Annotated[str, Path(max_length=80)]
GameName = Annotated[str, Path(max_length=40)]
Language = Annotated[str, Query(max_length=8, description="en or pl; empty for the language of the match")]
SeatName = Annotated[str, Query(max_length=60, description="a seat you hold; empty to watch")]
