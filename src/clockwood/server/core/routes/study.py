"""Routes of hints, summaries, rematches and what-ifs."""

from typing import Final

from clockwood.server.core import replies
from clockwood.server.core.permissions import Visit
from clockwood.server.core.routes import bodies
from clockwood.server.core.routes.parameters import Language, MatchId, Ref, SeatName
from clockwood.server.core.routes.table import Routes
from clockwood.server.core.service import Service
from clockwood.server.core.study.replies import Committed, EditableCell, Hint, Summary

routes: Final = Routes("study")


@routes.get("/matches/{match}/hint", long=True)
async def hint(service: Service, visit: Visit, match: MatchId, seat: SeatName, language: Language = "") -> Hint:
    """Search for the seat's best answers, from what it knows. It takes some seconds."""
    return await service.study.hint(visit, match, seat, language)


@routes.get("/matches/{match}/summary", long=True)
async def summary(
    service: Service, visit: Visit, match: MatchId, seat: SeatName = "", language: Language = ""
) -> Summary:
    """Return the result of a finished match, its length and its turning points."""
    return await service.study.summary(visit, match, seat, language)


@routes.post("/matches/{match}/rematch", status=201)
async def rematch(service: Service, visit: Visit, match: MatchId, body: bodies.RematchBody) -> replies.NewMatchInfo:
    """Open another match like this one: same, other-side or harder."""
    return await service.lobby.rematch(visit, match, body.kind)


@routes.get("/matches/{match}/cells")
async def cells(
    service: Service,
    visit: Visit,
    match: MatchId,
    ref: Ref,
    seat: SeatName,
    language: Language = "",
) -> list[EditableCell]:
    """Return the numbers of a place that a what-if may change."""
    return await service.study.cells(visit, match, seat, language, ref)


@routes.post("/matches/{match}/commit")
async def commit(service: Service, visit: Visit, match: MatchId, body: bodies.SeatBody) -> Committed:
    """Give the answers of this what-if in the match it was made from, as far as they are still allowed."""
    return await service.study.commit(visit, match, body.seat)
