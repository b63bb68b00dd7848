"""Between FastAPI and the house: who comes, by cookie and address."""

from typing import Annotated, Any, TypeVar

from fastapi import Depends, Path, Query, Response
from starlette.requests import HTTPConnection

from clockwood.server.cards import NoCard
from clockwood.server.guards import address_of
from clockwood.server.house import House
from clockwood.server.permissions import Visit

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": NoCard} for status in (400, 403, 404, 405, 409, 413, 422, 429, 503)
}
"""Any route may refuse, and always in the same words."""
YEAR = 365 * 24 * 3600
T = TypeVar("T")


def house_of(connection: HTTPConnection) -> House:
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


async def comer(connection: HTTPConnection) -> Visit:
    """Return who comes; their requests are counted by cookie as well as by address."""
    house = house_of(connection)
    cookie = connection.cookies.get(cookie_name(house.settings.secure), "")
    visitor = await house.seats.visitor(cookie) if cookie else None
    visit = Visit(visitor, address_of(connection.scope))
    if visitor is not None and connection.scope["type"] == "http":
        house.requests.take(visitor)
    return visit


def cookie_name(secure: bool) -> str:
    """The prefix makes browsers refuse it from anyone but this very host."""
    return "__Host-clockwood" if secure else "clockwood"


def with_cookie(house: House, visit: Visit, response: Response, result: T) -> T:
    """Send a fresh visitor's cookie along."""
    if visit.cookie:
        secure = house.settings.secure
        response.set_cookie(
            cookie_name(secure), visit.cookie, max_age=YEAR, httponly=True, samesite="strict", secure=secure, path="/"
        )
    return result


House_ = Annotated[House, Depends(house_of)]
Comer = Annotated[Visit, Depends(comer)]
MatchId = Annotated[str, Path(max_length=32, pattern="^[A-Za-z0-9]+$")]
ShownName = Annotated[str, Path(max_length=80)]
GameName = Annotated[str, Path(max_length=40)]
Language = Annotated[str, Query(max_length=8, description="en or pl; empty for the match's own")]
SeatName = Annotated[str, Query(max_length=60, description="a seat one holds; empty to watch")]
