"""HTTP: games, rules, matches, seats, keys."""

from fastapi import APIRouter, Response

from clockwood.server import cards, wire
from clockwood.server.doorway import (
    REFUSALS,
    Comer,
    GameName,
    House_,
    Language,
    MatchId,
    ShownName,
    cookie_name,
    with_cookie,
)

router = APIRouter(tags=["lobby"], responses=REFUSALS)


@router.get("/games")
async def games(house: House_, language: Language = "") -> list[cards.GameCard]:
    """What can be played here: seats, agents, packs, and every option with what it changes."""
    return await house.lobby.games(language)


@router.get("/games/{game}/rules")
async def rules(house: House_, game: GameName, language: Language = "") -> list[cards.RuleCard]:
    """Every statement of a game's rules in our words, by tag."""
    return house.lobby.rules(game, language)


@router.get("/gallery")
async def gallery(house: House_, language: Language = "") -> list[cards.GalleryCard]:
    """Whole games to watch."""
    return await house.gallery.listed(language)


@router.get("/gallery/{name}")
async def shown(house: House_, name: ShownName, language: Language = "") -> cards.ShownCard:
    """One of them, with the match under which its film, setting and record are asked for like those of any other."""
    return await house.gallery.open(name, language)


@router.post("/matches", status_code=201)
async def open_match(house: House_, visit: Comer, response: Response, body: wire.NewMatch) -> cards.OpenedCard:
    """Open a new match. The keys of its invitations are shown this once."""
    opened = await house.lobby.open(visit, body.wishes())
    return with_cookie(house, visit, response, opened)


@router.get("/matches/mine")
async def mine(house: House_, visit: Comer) -> list[cards.MatchCard]:
    """The matches this visitor holds a seat of, the last touched first."""
    return await house.lobby.mine(visit)


@router.get("/matches/open")
async def listed(house: House_, visit: Comer) -> list[cards.MatchCard]:
    """Open matches under way: to watch, and to join where a seat is open."""
    return await house.lobby.listed(visit)


@router.get("/matches/{match}")
async def card(house: House_, visit: Comer, match: MatchId) -> cards.MatchCard:
    """One match: its game, options and seats."""
    return await house.lobby.card(visit, match)


@router.post("/matches/{match}/join")
async def join(house: House_, visit: Comer, response: Response, match: MatchId, body: wire.SeatBody) -> cards.MatchCard:
    """Sit down on an open seat."""
    joined = await house.lobby.join(visit, match, body.seat)
    return with_cookie(house, visit, response, joined)


@router.post("/keys/use")
async def use_key(house: House_, visit: Comer, response: Response, body: wire.KeyBody) -> cards.MatchCard:
    """Exchange an invitation's key for its seat; it opens nothing a second time."""
    found = await house.lobby.use_key(visit, body.key)
    return with_cookie(house, visit, response, found)


@router.post("/matches/{match}/invitations", status_code=201)
async def invite(house: House_, visit: Comer, match: MatchId, body: wire.SeatBody) -> cards.KeyCard:
    """A fresh key: to one's own seat on another device, to a seat nobody took yet, or, with no seat, to watch."""
    return cards.KeyCard(key=await house.lobby.invite(visit, match, body.seat))


@router.post("/matches/{match}/revoke")
async def revoke(house: House_, visit: Comer, match: MatchId, body: wire.SeatBody) -> cards.CountCard:
    """Keep one's seat to oneself: other devices and unused invitations open it no more."""
    return cards.CountCard(count=await house.lobby.revoke(visit, match, body.seat))


@router.post("/matches/{match}/leave", status_code=204)
async def leave(house: House_, visit: Comer, match: MatchId) -> None:
    """Take the match off one's list; a what-if is thrown away."""
    await house.lobby.leave(visit, match)


@router.post("/matches/{match}/fork", status_code=201)
async def fork(house: House_, visit: Comer, match: MatchId, body: wire.SeatBody) -> cards.OpenedCard:
    """A what-if of the table as the seat knows it; what it does not know is drawn anew."""
    return await house.lobby.fork(visit, match, body.seat)


@router.post("/records", status_code=201)
async def upload(house: House_, visit: Comer, response: Response, body: wire.RecordBody) -> cards.OpenedCard:
    """Play an uploaded record: one that is over is watched, another goes on at one screen."""
    opened = await house.lobby.upload(visit, body.record, body.packs, body.language)
    return with_cookie(house, visit, response, opened)


@router.post("/forget-me", status_code=204)
async def forget_me(house: House_, visit: Comer, response: Response) -> None:
    """The cookie opens nothing any more."""
    await house.lobby.forget_me(visit)
    response.delete_cookie(cookie_name(house.settings.secure))
