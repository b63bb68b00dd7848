"""HTTP routes of guides and first games."""

from fastapi import APIRouter, Response

from clockwood.server import replies
from clockwood.server.bodies import LessonBody
from clockwood.server.dependencies import (
    REFUSALS,
    CurrentServer,
    CurrentVisit,
    GameName,
    Language,
    MatchId,
    SeatName,
    with_cookie,
)
from clockwood.server.routes.match import PICTURE
from clockwood.server.teaching.replies import GuideInfo, LessonInfo, LessonStanding

router = APIRouter(tags=["teaching"], responses=REFUSALS)


@router.get("/guides")
async def guides(server: CurrentServer, language: Language = "") -> list[GuideInfo]:
    """List the guides of all games: goal, a turn, chapters of the rules, and a legend."""
    return await server.lobby.guides(language)


@router.get("/games/{game}/symbols", responses=PICTURE, response_class=Response)
async def symbols(server: CurrentServer, game: GameName) -> Response:
    """Return the symbols of a game's pieces and icons as SVG."""
    drawn = await server.lobby.symbols(game)
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})


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
