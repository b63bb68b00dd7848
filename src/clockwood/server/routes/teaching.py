"""HTTP routes of first games."""

from fastapi import APIRouter, Response

from clockwood.server import replies
from clockwood.server.bodies import LessonBody
from clockwood.server.dependencies import (
    REFUSALS,
    CurrentServer,
    CurrentVisit,
    Language,
    MatchId,
    SeatName,
    with_cookie,
)
from clockwood.server.teaching.replies import LessonInfo, LessonStanding

router = APIRouter(tags=["teaching"], responses=REFUSALS)


@router.get("/lessons")
async def lessons(server: CurrentServer, language: Language = "") -> list[LessonInfo]:
    """List the guided first games of all games."""
    return await server.lobby.lessons(language)


@router.post("/lessons", status_code=201)
async def open_lesson(
    server: CurrentServer, visit: CurrentVisit, response: Response, body: LessonBody
) -> replies.NewMatchInfo:
    """Open a guided first game."""
    opened = await server.lobby.open_lesson(visit, body.game, body.lesson, body.language)
    return with_cookie(server, visit, response, opened)


@router.get("/matches/{match}/lesson")
async def standing(
    server: CurrentServer, visit: CurrentVisit, match: MatchId, seat: SeatName = "", language: Language = ""
) -> LessonStanding | None:
    """Return the progress of a match in its lesson; null if it is none, or for anybody but its player."""
    return await server.match_requests.lesson(visit, match, seat, language)
