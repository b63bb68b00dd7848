"""Routes of the lobby: games, rules, the gallery, matches, seats and keys."""

from typing import Final

from clockwood.server.core import replies
from clockwood.server.core.export import export
from clockwood.server.core.matches.new_match import ForkRequest, NewMatchRequest
from clockwood.server.core.permissions import Visit
from clockwood.server.core.routes import bodies
from clockwood.server.core.routes.parameters import GalleryId, GameName, Language, MatchId
from clockwood.server.core.routes.table import ZIP, Answer, Routes
from clockwood.server.core.service import Service

routes: Final = Routes("lobby")


@routes.get("/games")
async def games(service: Service, _: Visit, language: Language = "") -> list[replies.GameInfo]:
    """List the games with their seats, agents, packs and options."""
    return await service.lobby.games(language)


@routes.get("/games/{game}/rules")
async def rules(service: Service, _: Visit, game: GameName, language: Language = "") -> list[replies.RuleInfo]:
    """List the statements of a game's rules, by tag."""
    return service.lobby.rules(game, language)


@routes.get("/gallery")
async def gallery(service: Service, _: Visit, language: Language = "") -> list[replies.GalleryInfo]:
    """List the recorded games of the gallery."""
    return await service.gallery.listed(language)


@routes.get("/gallery/{name}")
async def gallery_match(
    service: Service, _: Visit, name: GalleryId, language: Language = ""
) -> replies.GalleryMatchInfo:
    """Return a game of the gallery with its match, whose replay, setting and record are requested like any other's."""
    return await service.gallery.open(name, language)


@routes.post("/matches", status=201)
async def open_match(service: Service, visit: Visit, body: NewMatchRequest) -> replies.NewMatchInfo:
    """Open a new match. The keys of its invitations are returned only here."""
    return await service.lobby.open(visit, body)


@routes.get("/matches/mine")
async def mine(service: Service, visit: Visit) -> list[replies.MatchInfo]:
    """List the matches in which this visitor holds a seat, the last changed first."""
    return await service.lobby.mine(visit)


@routes.get("/matches/mine/export", media=ZIP, long=True)
async def export_mine(service: Service, visit: Visit) -> Answer:
    """Return all games of this visitor as a ZIP archive: records, positions of matches that others play, notices."""
    packed = await export(service.lobby, service.match_requests, service.notices, visit)
    return Answer(packed, ZIP, headers={"content-disposition": 'attachment; filename="clockwood.zip"'})


@routes.get("/matches/open")
async def listed(service: Service, visit: Visit) -> list[replies.MatchInfo]:
    """List running open matches: to watch, and to join if a seat is open."""
    return await service.lobby.listed(visit)


@routes.get("/matches/{match}")
async def match_info(service: Service, visit: Visit, match: MatchId) -> replies.MatchInfo:
    """Return one match: its game, options and seats."""
    return await service.lobby.info(visit, match)


@routes.post("/matches/{match}/join")
async def join(service: Service, visit: Visit, match: MatchId, body: bodies.SeatBody) -> replies.MatchInfo:
    """Take an open seat."""
    await service.seat_requests.join(visit, match, body.seat)
    return await service.lobby.info(visit, match)


@routes.post("/matches/{match}/name")
async def name(service: Service, visit: Visit, match: MatchId, body: bodies.NameBody) -> replies.MatchInfo:
    """Choose the name that others see at your seat."""
    await service.seat_requests.name(visit, match, body.seat, body.name)
    return await service.lobby.info(visit, match)


@routes.post("/keys/use", rare=True)
async def use_key(service: Service, visit: Visit, body: bodies.KeyBody) -> replies.MatchInfo:
    """Exchange the key of an invitation for its seat; a key to a seat works once."""
    return await service.lobby.info(visit, await service.seat_requests.use_key(visit, body.key))


@routes.post("/matches/{match}/invitations", status=201, rare=True)
async def invite(service: Service, visit: Visit, match: MatchId, body: bodies.SeatBody) -> replies.KeyInfo:
    """Create a key: to your seat for another device, to a seat of nobody's or, with no seat, to watch.

    To a seat that nobody has taken yet, or that was left, who opened the match invites or, if they left, any player.
    """
    return replies.KeyInfo(key=await service.seat_requests.invite(visit, match, body.seat))


@routes.post("/matches/{match}/revoke")
async def revoke(service: Service, visit: Visit, match: MatchId, body: bodies.SeatBody) -> replies.CountInfo:
    """Take your seat from all other devices, and revoke unused invitations to it; with no seat, those to watch.

    Nobody watches by invitation then. Who may invite to a seat of nobody's may revoke its invitations too.
    """
    return replies.CountInfo(count=await service.seat_requests.revoke(visit, match, body.seat))


@routes.post("/matches/{match}/leave", status=204)
async def leave(service: Service, visit: Visit, match: MatchId) -> None:
    """Remove the match from your list; a what-if that nobody else plays is deleted.

    Your seats in a running match are free: somebody else can be invited to them.
    """
    await service.seat_requests.leave(visit, match)


@routes.post("/matches/{match}/fork", status=201, long=True)
async def fork(service: Service, visit: Visit, match: MatchId, body: ForkRequest) -> replies.NewMatchInfo:
    """Open a what-if as the seat knows the match, now or at a line of its story; hidden information is drawn again."""
    return await service.lobby.fork(visit, match, body)


@routes.post("/records", status=201, long=True)
async def upload(service: Service, visit: Visit, body: bodies.RecordBody) -> replies.NewMatchInfo:
    """Upload a record: a finished one can be watched, another continues at one screen."""
    return await service.lobby.upload(visit, body.record, body.packs, body.language)


@routes.post("/positions", status=201, long=True)
async def open_position(service: Service, visit: Visit, body: bodies.PositionBody) -> replies.NewMatchInfo:
    """Play from a position, at one screen. What it does not tell is drawn at random."""
    return await service.lobby.open_position(visit, body.position, body.language)


@routes.post("/forget-me", status=204)
async def forget_me(service: Service, visit: Visit) -> None:
    """Delete this visitor: the cookie gives access to nothing any more."""
    await service.seat_requests.forget_me(visit)
