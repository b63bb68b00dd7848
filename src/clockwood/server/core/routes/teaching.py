"""Routes of guides and first games."""

from typing import Final

from clockwood.server.core import replies
from clockwood.server.core.permissions import Visit
from clockwood.server.core.routes import bodies
from clockwood.server.core.routes.parameters import GameName, Language, MatchId, SeatName
from clockwood.server.core.routes.table import SVG, Answer, Routes
from clockwood.server.core.service import Service
from clockwood.server.core.teaching.replies import GuideInfo, LessonInfo, LessonStanding

routes: Final = Routes("teaching")


@routes.get("/guides")
async def guides(service: Service, _: Visit, language: Language = "") -> list[GuideInfo]:
    """List the guides of all games: goal, a turn, chapters of the rules, and a legend."""
    return await service.lobby.guides(language)


@routes.get("/games/{game}/symbols", media=SVG)
async def symbols(service: Service, _: Visit, game: GameName) -> Answer:
    """Return the symbols of a game's pieces and icons as SVG."""
    drawn = await service.lobby.symbols(game)
    return Answer(drawn.encode(), SVG, headers={"cache-control": "private, max-age=3600"})


@routes.get("/lessons")
async def lessons(service: Service, _: Visit, language: Language = "") -> list[LessonInfo]:
    """List the guided first games of all games."""
    return await service.lobby.lessons(language)


@routes.post("/lessons", status=201)
async def open_lesson(service: Service, visit: Visit, body: bodies.LessonBody) -> replies.NewMatchInfo:
    """Open a guided first game."""
    return await service.lobby.open_lesson(visit, body.game, body.lesson, body.language)


@routes.get("/matches/{match}/lesson")
async def standing(
    service: Service, visit: Visit, match: MatchId, seat: SeatName = "", language: Language = ""
) -> LessonStanding | None:
    """Return the progress of a match in its lesson; null if it is none, or for anybody but its player."""
    return await service.match_requests.lesson(visit, match, seat, language)
