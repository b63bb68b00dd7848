"""HTTP routes of the lobby: games, rules, the gallery, matches, seats and keys."""

from fastapi import APIRouter, Response

from clockwood.server import bodies, replies
from clockwood.server.dependencies import (
    REFUSALS,
    CurrentServer,
    CurrentVisit,
    GalleryId,
    GameName,
    Language,
    MatchId,
    cookie_name,
    with_cookie,
)

router = APIRouter(tags=["lobby"], responses=REFUSALS)


@router.get("/games")
async def games(server: CurrentServer, language: Language = "") -> list[replies.GameInfo]:
    """List the games with their seats, agents, packs and options."""
    return await server.lobby.games(language)


@router.get("/games/{game}/rules")
async def rules(server: CurrentServer, game: GameName, language: Language = "") -> list[replies.RuleInfo]:
    """List the statements of a game's rules, by tag."""
    return server.lobby.rules(game, language)


@router.get("/gallery")
async def gallery(server: CurrentServer, language: Language = "") -> list[replies.GalleryInfo]:
    """List the recorded games of the gallery."""
    return await server.gallery.listed(language)


@router.get("/gallery/{name}")
async def gallery_match(server: CurrentServer, name: GalleryId, language: Language = "") -> replies.GalleryMatchInfo:
    """Return a game of the gallery with its match, whose replay, setting and record are requested like any other's."""
    return await server.gallery.open(name, language)


@router.post("/matches", status_code=201)
async def open_match(
    server: CurrentServer, visit: CurrentVisit, response: Response, body: bodies.NewMatchBody
) -> replies.NewMatchInfo:
    """Open a new match. The keys of its invitations are returned only here."""
    opened = await server.lobby.open(visit, body.request())
    return with_cookie(server, visit, response, opened)


@router.get("/matches/mine")
async def mine(server: CurrentServer, visit: CurrentVisit) -> list[replies.MatchInfo]:
    """List the matches in which this visitor holds a seat, the last changed first."""
    return await server.lobby.mine(visit)


@router.get("/matches/open")
async def listed(server: CurrentServer, visit: CurrentVisit) -> list[replies.MatchInfo]:
    """List running open matches: to watch, and to join if a seat is open."""
    return await server.lobby.listed(visit)


@router.get("/matches/{match}")
async def match_info(server: CurrentServer, visit: CurrentVisit, match: MatchId) -> replies.MatchInfo:
    """Return one match: its game, options and seats."""
    return await server.lobby.info(visit, match)


@router.post("/matches/{match}/join")
async def join(
    server: CurrentServer, visit: CurrentVisit, response: Response, match: MatchId, body: bodies.SeatBody
) -> replies.MatchInfo:
    """Take an open seat."""
    joined = await server.lobby.join(visit, match, body.seat)
    return with_cookie(server, visit, response, joined)


@router.post("/matches/{match}/name")
async def name(server: CurrentServer, visit: CurrentVisit, match: MatchId, body: bodies.NameBody) -> replies.MatchInfo:
    """Choose the name that others see at your seat."""
    return await server.lobby.name(visit, match, body.seat, body.name)


@router.post("/keys/use")
async def use_key(
    server: CurrentServer, visit: CurrentVisit, response: Response, body: bodies.KeyBody
) -> replies.MatchInfo:
    """Exchange the key of an invitation for its seat; a key to a seat works once."""
    found = await server.lobby.use_key(visit, body.key)
    return with_cookie(server, visit, response, found)


@router.post("/matches/{match}/invitations", status_code=201)
async def invite(server: CurrentServer, visit: CurrentVisit, match: MatchId, body: bodies.SeatBody) -> replies.KeyInfo:
    """Create a key: to your seat for another device, to an invited seat nobody took yet or, with no seat, to watch."""
    return replies.KeyInfo(key=await server.lobby.invite(visit, match, body.seat))


@router.post("/matches/{match}/revoke")
async def revoke(
    server: CurrentServer, visit: CurrentVisit, match: MatchId, body: bodies.SeatBody
) -> replies.CountInfo:
    """Take your seat from all other devices, and revoke unused invitations to it."""
    return replies.CountInfo(count=await server.lobby.revoke(visit, match, body.seat))


@router.post("/matches/{match}/leave", status_code=204)
async def leave(server: CurrentServer, visit: CurrentVisit, match: MatchId) -> None:
    """Remove the match from your list; a what-if is deleted."""
    await server.lobby.leave(visit, match)


@router.post("/matches/{match}/fork", status_code=201)
async def fork(
    server: CurrentServer, visit: CurrentVisit, match: MatchId, body: bodies.ForkBody
) -> replies.NewMatchInfo:
    """Open a what-if as the seat knows the match, now or at a line of its story; hidden information is drawn again."""
    return await server.lobby.fork(visit, match, body.request())


@router.post("/records", status_code=201)
async def upload(
    server: CurrentServer, visit: CurrentVisit, response: Response, body: bodies.RecordBody
) -> replies.NewMatchInfo:
    """Upload a record: a finished one can be watched, another continues at one screen."""
    opened = await server.lobby.upload(visit, body.record, body.packs, body.language)
    return with_cookie(server, visit, response, opened)


@router.post("/positions", status_code=201)
async def open_position(
    server: CurrentServer, visit: CurrentVisit, response: Response, body: bodies.PositionBody
) -> replies.NewMatchInfo:
    """Play from a position, at one screen. What it does not tell is drawn at random."""
    opened = await server.lobby.open_position(visit, body.position, body.language)
    return with_cookie(server, visit, response, opened)


@router.post("/forget-me", status_code=204)
async def forget_me(server: CurrentServer, visit: CurrentVisit, response: Response) -> None:
    """Delete this visitor: the cookie gives access to nothing any more."""
    await server.lobby.forget_me(visit)
    response.delete_cookie(cookie_name(server.settings.secure))
