"""HTTP: one match. What is shaped like the scene travels as msgspec bytes."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import PlainTextResponse

from clockwood.server import cards, wire
from clockwood.server.doorway import REFUSALS, Comer, House_, Language, MatchId, SeatName
from clockwood.server.house import House
from clockwood.server.messages import WRITER, Back, Deed, Redo, Resign, Restart, Undo
from clockwood.server.permissions import Visit

Shapes = dict[int | str, dict[str, Any]]
router = APIRouter(tags=["match"], responses=REFUSALS)
Answer = Annotated[str, Query(min_length=1, max_length=2000, description="an answer in notation")]


def shaped(name: str, several: bool = False) -> Shapes:
    """Say which of the msgspec shapes a reply has."""
    one = {"$ref": f"#/components/schemas/{name}"}
    schema = {"type": "array", "items": one} if several else one
    return {200: {"content": {"application/json": {"schema": schema}}}}


STORY: Shapes = {200: {"content": {"application/json": {"schema": {"type": "array", "items": {"type": "object"}}}}}}


PICTURE: Shapes = {200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}}
TEXT: Shapes = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


def sent(what: object) -> Response:
    return Response(WRITER.encode(what), media_type="application/json")


# -- looking


@router.get("/matches/{match}/scene", responses=shaped("Whole"))
async def whole(house: House_, visit: Comer, match: MatchId, seat: SeatName = "", language: Language = "") -> Response:
    """Everything a seat is shown, as the socket sends it first."""
    return sent(await house.tables.whole(visit, match, seat, language))


@router.get("/matches/{match}/setting", responses=shaped("Setting"))
async def setting(house: House_, visit: Comer, match: MatchId, language: Language = "") -> Response:
    """What is always there, known by its hash."""
    found = await house.tables.setting(visit, match, language)
    reply = sent(found)
    reply.headers["etag"] = f'"{found.hash}"'
    reply.headers["cache-control"] = "private, no-cache"
    return reply


@router.get("/matches/{match}/art/{name}", responses=PICTURE, response_class=Response)
async def picture(
    house: House_,
    visit: Comer,
    match: MatchId,
    name: Annotated[str, Path(max_length=60)],
    v: Annotated[str, Query(max_length=40)] = "",
) -> Response:
    """A picture of the setting, as SVG. With its hash as `v` it may be kept for ever."""
    drawn = await house.tables.picture(visit, match, name)
    lasting = "private, max-age=31536000, immutable" if v else "private, no-cache"
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": lasting})


@router.get("/matches/{match}/film", responses=shaped("Film"))
async def film(house: House_, visit: Comer, match: MatchId, seat: SeatName = "", language: Language = "") -> Response:
    """The match so far, step by step, as the seat saw it."""
    return sent(await house.tables.film(visit, match, seat, language))


@router.get("/matches/{match}/at/{told}", responses=shaped("FilmStep"))
async def step(
    house: House_,
    visit: Comer,
    match: MatchId,
    told: Annotated[int, Path(ge=0, le=10_000_000)],
    seat: SeatName = "",
    language: Language = "",
) -> Response:
    """The whole view as it was when the seat had heard so many lines."""
    return sent(await house.tables.step(visit, match, seat, language, told))


@router.get("/matches/{match}/position", responses=TEXT, response_class=Response)
async def position(house: House_, visit: Comer, match: MatchId, seat: SeatName = "") -> Response:
    """The position as the seat knows it, in TOML: this one may be shared."""
    return PlainTextResponse(await house.tables.position(visit, match, seat))


@router.get("/matches/{match}/record", responses=TEXT, response_class=Response)
async def record(house: House_, visit: Comer, match: MatchId) -> Response:
    """The record, once the match is over. Who plays alone may have it earlier, and it says so."""
    text = await house.tables.record(visit, match)
    name = f'attachment; filename="{match}.record"'
    return PlainTextResponse(text, headers={"content-disposition": name})


# -- on demand


@router.get("/matches/{match}/why", responses=STORY)
async def why(house: House_, visit: Comer, match: MatchId, seat: SeatName = "", language: Language = "") -> Response:
    """The last automaton turn: what it did, and each choice with its sieve."""
    return sent(await house.tables.why(visit, match, seat, language))


@router.get("/matches/{match}/explain", responses=shaped("Explained"))
async def explain(
    house: House_,
    visit: Comer,
    match: MatchId,
    ref: Annotated[str, Query(max_length=200)],
    seat: SeatName = "",
    language: Language = "",
) -> Response:
    """What a thing is, its rule, and what it may be used for now."""
    return sent(await house.tables.explain(visit, match, seat, language, ref))


@router.get("/matches/{match}/why-not", responses=shaped("Said"))
async def why_not(
    house: House_, visit: Comer, match: MatchId, answer: Answer, seat: SeatName = "", language: Language = ""
) -> Response:
    """Why an answer is not allowed now; `null` where it is."""
    return sent(await house.tables.why_not(visit, match, seat, language, answer))


@router.get("/matches/{match}/foresee", responses=STORY)
async def foresee(
    house: House_, visit: Comer, match: MatchId, answer: Answer, seat: SeatName = "", language: Language = ""
) -> Response:
    """What would follow for certain, up to the first chance, secret or other seat's choice."""
    return sent(await house.tables.foresee(visit, match, seat, language, answer))


@router.get("/matches/{match}/walls")
async def walls(
    house: House_,
    visit: Comer,
    match: MatchId,
    seat: SeatName,
    answer: Annotated[str, Query(max_length=2000, description="one answer in notation; empty for all")] = "",
) -> cards.WallsCard:
    """Which answers to the seat's question cannot be taken back."""
    return await house.tables.walls(visit, match, seat, answer)


@router.get("/matches/{match}/forecast", responses=shaped("Said", several=True))
async def forecast(house: House_, visit: Comer, match: MatchId, seat: SeatName, language: Language = "") -> Response:
    """What the automata would do as things stand, as far as the seat can know it."""
    return sent(await house.tables.forecast(visit, match, seat, language))


# -- deeds


async def did(house: House, visit: Visit, match: str, seat: str, deed: Deed) -> cards.DoneCard:
    fresh = await house.tables.do(visit, match, seat, deed)
    return cards.DoneCard(client=deed.client, again=not fresh)


@router.post("/matches/{match}/choose")
async def choose(house: House_, visit: Comer, match: MatchId, body: wire.ChooseBody) -> cards.DoneCard:
    """Answer the question that `ask` names. It is stored when this returns; the same `client` twice counts once."""
    return await did(house, visit, match, body.seat, body.deed())


@router.post("/matches/{match}/undo")
async def undo(house: House_, visit: Comer, match: MatchId, body: wire.TakeBackBody) -> cards.DoneCard:
    """Take back the seat's last answer, to the last wall."""
    return await did(house, visit, match, body.seat, Undo(client=body.client, across=body.across))


@router.post("/matches/{match}/redo")
async def redo(house: House_, visit: Comer, match: MatchId, body: wire.DeedBody) -> cards.DoneCard:
    """Give once more what was taken back last."""
    return await did(house, visit, match, body.seat, Redo(client=body.client))


@router.post("/matches/{match}/restart")
async def restart(house: House_, visit: Comer, match: MatchId, body: wire.TakeBackBody) -> cards.DoneCard:
    """Take back this turn's answers."""
    return await did(house, visit, match, body.seat, Restart(client=body.client, across=body.across))


@router.post("/matches/{match}/back")
async def back(house: House_, visit: Comer, match: MatchId, body: wire.BackBody) -> cards.DoneCard:
    """Take back to a line of the log."""
    deed = Back(client=body.client, told=body.told, across=body.across)
    return await did(house, visit, match, body.seat, deed)


@router.post("/matches/{match}/resign")
async def resign(house: House_, visit: Comer, match: MatchId, body: wire.DeedBody) -> cards.DoneCard:
    """Give up the match."""
    return await did(house, visit, match, body.seat, Resign(client=body.client))
