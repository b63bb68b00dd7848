"""HTTP routes of hints, summaries, rematches and what-ifs."""

from typing import Annotated

from fastapi import APIRouter, Query

from clockwood.server import bodies, replies
from clockwood.server.dependencies import REFUSALS, CurrentServer, CurrentVisit, Language, MatchId, SeatName
from clockwood.server.study.replies import Committed, EditableCell, Hint, Summary

router = APIRouter(tags=["study"], responses=REFUSALS)


@router.get("/matches/{match}/hint")
async def hint(
    server: CurrentServer, visit: CurrentVisit, match: MatchId, seat: SeatName, language: Language = ""
) -> Hint:
    """Search for the seat's best answers, from what it knows. It takes some seconds."""
    return await server.study.hint(visit, match, seat, language)


@router.get("/matches/{match}/summary")
async def summary(
    server: CurrentServer, visit: CurrentVisit, match: MatchId, seat: SeatName = "", language: Language = ""
) -> Summary:
    """Return the result of a finished match, its length and its turning points."""
    return await server.study.summary(visit, match, seat, language)


@router.post("/matches/{match}/rematch", status_code=201)
async def rematch(
    server: CurrentServer, visit: CurrentVisit, match: MatchId, body: bodies.RematchBody
) -> replies.NewMatchInfo:
    """Open another match like this one: same, other-side or harder."""
    return await server.lobby.rematch(visit, match, body.kind)


@router.get("/matches/{match}/cells")
async def cells(
    server: CurrentServer,
    visit: CurrentVisit,
    match: MatchId,
    ref: Annotated[str, Query(max_length=200)],
    seat: SeatName,
    language: Language = "",
) -> list[EditableCell]:
    """Return the numbers of a place that a what-if may change."""
    return await server.study.cells(visit, match, seat, language, ref)


@router.post("/matches/{match}/commit")
async def commit(server: CurrentServer, visit: CurrentVisit, match: MatchId, body: bodies.SeatBody) -> Committed:
    """Give the answers of this what-if in the match it was made from, as far as they are still allowed."""
    return await server.study.commit(visit, match, body.seat)
