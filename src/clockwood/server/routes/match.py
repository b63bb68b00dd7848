"""HTTP routes of one match. Parts of the scene are encoded by msgspec."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import PlainTextResponse

from clockwood.server import bodies, replies
from clockwood.server.dependencies import REFUSALS, CurrentServer, CurrentVisit, Language, MatchId, SeatName
from clockwood.server.permissions import Visit
from clockwood.server.server import Server
from clockwood.server.sockets.messages import WRITER, AnswerBack, AskBack, Back, Command, Redo, Resign, Restart, Undo

Responses = dict[int | str, dict[str, Any]]
router = APIRouter(tags=["match"], responses=REFUSALS)
Answer = Annotated[str, Query(min_length=1, max_length=2000, description="an answer in notation")]


def schema_of(name: str, several: bool = False) -> Responses:
    """Return the OpenAPI entry for a reply with this msgspec schema, or a list of them."""
    one = {"$ref": f"#/components/schemas/{name}"}
    schema = {"type": "array", "items": one} if several else one
    return {200: {"content": {"application/json": {"schema": schema}}}}


STORY: Responses = {200: {"content": {"application/json": {"schema": {"type": "array", "items": {"type": "object"}}}}}}


PICTURE: Responses = {200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}}
TEXT: Responses = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


def json_response(what: object) -> Response:
    return Response(WRITER.encode(what), media_type="application/json")


# -- views


@router.get("/matches/{match}/scene", responses=schema_of("SceneMessage"))
async def scene(
    server: CurrentServer, visit: CurrentVisit, match: MatchId, seat: SeatName = "", language: Language = ""
) -> Response:
    """Return the whole scene of a seat, as in the first message of the socket."""
    return json_response(await server.match_requests.scene(visit, match, seat, language))


@router.get("/matches/{match}/setting", responses=schema_of("Setting"))
async def setting(server: CurrentServer, visit: CurrentVisit, match: MatchId, language: Language = "") -> Response:
    """Return the parts of the scene that never change; its hash identifies it."""
    found = await server.match_requests.setting(visit, match, language)
    reply = json_response(found)
    reply.headers["etag"] = f'"{found.hash}"'
    reply.headers["cache-control"] = "private, no-cache"
    return reply


@router.get("/matches/{match}/art/{name}", responses=PICTURE, response_class=Response)
async def picture(
    server: CurrentServer,
    visit: CurrentVisit,
    match: MatchId,
    name: Annotated[str, Path(max_length=60)],
    v: Annotated[str, Query(max_length=40)] = "",
) -> Response:
    """Return a picture of the setting as SVG. With its hash as `v` it may be cached for ever."""
    drawn = await server.match_requests.picture(visit, match, name)
    caching = "private, max-age=31536000, immutable" if v else "private, no-cache"
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": caching})


@router.get("/matches/{match}/film", responses=schema_of("Replay"))
async def replay(
    server: CurrentServer, visit: CurrentVisit, match: MatchId, seat: SeatName = "", language: Language = ""
) -> Response:
    """Return the match so far, step by step, as the seat saw it."""
    return json_response(await server.match_requests.replay(visit, match, seat, language))


@router.get("/matches/{match}/at/{told}", responses=schema_of("ReplayStep"))
async def step(
    server: CurrentServer,
    visit: CurrentVisit,
    match: MatchId,
    told: Annotated[int, Path(ge=0, le=10_000_000)],
    seat: SeatName = "",
    language: Language = "",
) -> Response:
    """Return the whole view at line `told` of the seat's story."""
    return json_response(await server.match_requests.step(visit, match, seat, language, told))


@router.get("/matches/{match}/position", responses=TEXT, response_class=Response)
async def position(server: CurrentServer, visit: CurrentVisit, match: MatchId, seat: SeatName = "") -> Response:
    """Return the position as the seat knows it, in TOML; it can be shared."""
    return PlainTextResponse(await server.match_requests.position(visit, match, seat))


@router.get("/matches/{match}/record", responses=TEXT, response_class=Response)
async def record(server: CurrentServer, visit: CurrentVisit, match: MatchId) -> Response:
    """Return the record of a finished match. A person who plays alone may have it earlier; a note in it says so."""
    text = await server.match_requests.record(visit, match)
    name = f'attachment; filename="{match}.record"'
    return PlainTextResponse(text, headers={"content-disposition": name})


# -- questions about the table


@router.get("/matches/{match}/why", responses=STORY)
async def why(
    server: CurrentServer,
    visit: CurrentVisit,
    match: MatchId,
    seat: SeatName = "",
    language: Language = "",
    of: Annotated[str, Query(max_length=60, description="the seat of an automaton; empty for the last to act")] = "",
) -> Response:
    """Return the last automaton turn: its events, and each choice with its candidates and criteria."""
    return json_response(await server.match_requests.why(visit, match, seat, language, of))


@router.get("/matches/{match}/explain", responses=schema_of("Explained"))
async def explain(
    server: CurrentServer,
    visit: CurrentVisit,
    match: MatchId,
    ref: Annotated[str, Query(max_length=200)],
    seat: SeatName = "",
    language: Language = "",
) -> Response:
    """Explain a thing: its rule, and the answers it is part of now."""
    return json_response(await server.match_requests.explain(visit, match, seat, language, ref))


@router.get("/matches/{match}/why-not", responses=schema_of("Said"))
async def why_not(
    server: CurrentServer,
    visit: CurrentVisit,
    match: MatchId,
    answer: Answer,
    seat: SeatName = "",
    language: Language = "",
) -> Response:
    """Return why an answer is not allowed now, or `null` if it is allowed."""
    return json_response(await server.match_requests.why_not(visit, match, seat, language, answer))


@router.get("/matches/{match}/foresee", responses=STORY)
async def foresee(
    server: CurrentServer,
    visit: CurrentVisit,
    match: MatchId,
    answer: Answer,
    seat: SeatName = "",
    language: Language = "",
) -> Response:
    """Return what would certainly follow, up to the first chance, secret or other seat's choice."""
    return json_response(await server.match_requests.foresee(visit, match, seat, language, answer))


@router.get("/matches/{match}/walls")
async def irreversible(
    server: CurrentServer,
    visit: CurrentVisit,
    match: MatchId,
    seat: SeatName,
    answer: Annotated[
        str, Query(max_length=2000, description="one answer in notation; empty for every single answer")
    ] = "",
) -> replies.IrreversibleAnswers:
    """Return the answers to the seat's question that cannot be undone."""
    return await server.match_requests.irreversible(visit, match, seat, answer)


@router.get("/matches/{match}/forecast", responses=schema_of("Said", several=True))
async def forecast(
    server: CurrentServer, visit: CurrentVisit, match: MatchId, seat: SeatName, language: Language = ""
) -> Response:
    """Return what the automata would do now, as far as the seat can know it."""
    return json_response(await server.match_requests.forecast(visit, match, seat, language))


# -- commands


async def done(server: Server, visit: Visit, match: str, seat: str, command: Command) -> replies.CommandDone:
    fresh = await server.match_requests.do(visit, match, seat, command)
    return replies.CommandDone(client=command.client, again=not fresh)


@router.post("/matches/{match}/choose")
async def choose(
    server: CurrentServer, visit: CurrentVisit, match: MatchId, body: bodies.ChooseBody
) -> replies.CommandDone:
    """Answer the question `ask`. The reply is sent when it is stored; the same `client` twice counts once."""
    return await done(server, visit, match, body.seat, body.command())


@router.post("/matches/{match}/undo")
async def undo(
    server: CurrentServer, visit: CurrentVisit, match: MatchId, body: bodies.UndoBody
) -> replies.CommandDone:
    """Take back the seat's last answer, unless something was revealed since."""
    return await done(server, visit, match, body.seat, Undo(client=body.client, across=body.across))


@router.post("/matches/{match}/redo")
async def redo(
    server: CurrentServer, visit: CurrentVisit, match: MatchId, body: bodies.CommandBody
) -> replies.CommandDone:
    """Give again the answer that was taken back last."""
    return await done(server, visit, match, body.seat, Redo(client=body.client))


@router.post("/matches/{match}/restart")
async def restart(
    server: CurrentServer, visit: CurrentVisit, match: MatchId, body: bodies.UndoBody
) -> replies.CommandDone:
    """Take back the answers of this turn."""
    return await done(server, visit, match, body.seat, Restart(client=body.client, across=body.across))


@router.post("/matches/{match}/back")
async def back(
    server: CurrentServer, visit: CurrentVisit, match: MatchId, body: bodies.BackBody
) -> replies.CommandDone:
    """Take back answers up to a line of the log."""
    command = Back(client=body.client, told=body.told, across=body.across)
    return await done(server, visit, match, body.seat, command)


@router.post("/matches/{match}/resign")
async def resign(
    server: CurrentServer, visit: CurrentVisit, match: MatchId, body: bodies.CommandBody
) -> replies.CommandDone:
    """Give up the match."""
    return await done(server, visit, match, body.seat, Resign(client=body.client))


@router.post("/matches/{match}/ask-back")
async def ask_back(
    server: CurrentServer, visit: CurrentVisit, match: MatchId, body: bodies.CommandBody
) -> replies.CommandDone:
    """Ask the other people to take back the seat's last answer, also past reveals."""
    return await done(server, visit, match, body.seat, AskBack(client=body.client))


@router.post("/matches/{match}/answer-back")
async def answer_back(
    server: CurrentServer, visit: CurrentVisit, match: MatchId, body: bodies.AnswerBackBody
) -> replies.CommandDone:
    """Grant or refuse what another seat asks to take back; who asked withdraws it by refusing."""
    return await done(server, visit, match, body.seat, AnswerBack(client=body.client, grant=body.grant))
