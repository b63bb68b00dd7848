"""Routes of one match: its views, questions about it, and commands."""

from typing import Final

from clockwood.scene import schema as s
from clockwood.server.core import replies
from clockwood.server.core.connections.messages import (
    WRITER,
    AnswerBack,
    AskBack,
    Back,
    Command,
    GoOn,
    HandOver,
    Pause,
    Redo,
    Resign,
    Restart,
    SceneMessage,
    TakeSeat,
    Undo,
)
from clockwood.server.core.matches.replays import Replay, ReplayStep
from clockwood.server.core.permissions import Visit
from clockwood.server.core.routes import bodies
from clockwood.server.core.routes.parameters import (
    AutomatonSeat,
    Language,
    MatchId,
    Notation,
    OneOrEvery,
    PictureHash,
    PictureName,
    Ref,
    SeatName,
    Told,
)
from clockwood.server.core.routes.table import SVG, TEXT, Answer, Routes
from clockwood.server.core.service import Service

routes: Final = Routes("match")


# -- views


@routes.get("/matches/{match}/scene")
async def scene(
    service: Service, visit: Visit, match: MatchId, seat: SeatName = "", language: Language = ""
) -> SceneMessage:
    """Return the whole scene of a seat, as in the first message of the socket."""
    return await service.match_requests.scene(visit, match, seat, language)


@routes.get("/matches/{match}/setting", reply=s.Setting)
async def setting(service: Service, visit: Visit, match: MatchId, language: Language = "") -> Answer:
    """Return the parts of the scene that never change; its hash identifies it."""
    found = await service.match_requests.setting(visit, match, language)
    headers = {"etag": f'"{found.hash}"', "cache-control": "private, no-cache"}
    return Answer(WRITER.encode(found), headers=headers)


@routes.get("/matches/{match}/art/{name}", media=SVG)
async def picture(
    service: Service,
    visit: Visit,
    match: MatchId,
    name: PictureName,
    v: PictureHash = "",
) -> Answer:
    """Return a picture of the setting as SVG. With its hash as `v` it may be cached for ever."""
    drawn = await service.match_requests.picture(visit, match, name)
    caching = "private, max-age=31536000, immutable" if v else "private, no-cache"
    return Answer(drawn.encode(), SVG, headers={"cache-control": caching})


@routes.get("/matches/{match}/film", long=True)
async def replay(
    service: Service, visit: Visit, match: MatchId, seat: SeatName = "", language: Language = ""
) -> Replay:
    """Return the match so far, step by step, as the seat saw it."""
    return await service.match_requests.replay(visit, match, seat, language)


@routes.get("/matches/{match}/at/{told}")
async def step(
    service: Service,
    visit: Visit,
    match: MatchId,
    told: Told,
    seat: SeatName = "",
    language: Language = "",
) -> ReplayStep:
    """Return the whole view at line `told` of the seat's story."""
    return await service.match_requests.step(visit, match, seat, language, told)


@routes.get("/matches/{match}/position", media=TEXT)
async def position(service: Service, visit: Visit, match: MatchId, seat: SeatName = "") -> Answer:
    """Return the position as the seat knows it, in TOML; it can be shared."""
    return Answer((await service.match_requests.position(visit, match, seat)).encode(), TEXT)


@routes.get("/matches/{match}/record", media=TEXT)
async def record(service: Service, visit: Visit, match: MatchId) -> Answer:
    """Return the record of a finished match. A person who plays alone may have it earlier; a note in it says so."""
    text = await service.match_requests.record(visit, match)
    name = f'attachment; filename="{match}.record"'
    return Answer(text.encode(), TEXT, headers={"content-disposition": name})


# -- questions about the table


@routes.get("/matches/{match}/why")
async def why(
    service: Service,
    visit: Visit,
    match: MatchId,
    seat: SeatName = "",
    language: Language = "",
    of: AutomatonSeat = "",
) -> list[s.Line]:
    """Return the last automaton turn: its events, and each choice with its candidates and criteria."""
    return await service.match_requests.why(visit, match, seat, language, of)


@routes.get("/matches/{match}/explain")
async def explain(
    service: Service,
    visit: Visit,
    match: MatchId,
    ref: Ref,
    seat: SeatName = "",
    language: Language = "",
) -> s.Explained:
    """Explain a thing: its rule, and the answers it is part of now."""
    return await service.match_requests.explain(visit, match, seat, language, ref)


@routes.get("/matches/{match}/why-not")
async def why_not(
    service: Service,
    visit: Visit,
    match: MatchId,
    answer: Notation,
    seat: SeatName = "",
    language: Language = "",
) -> s.Said | None:
    """Return why an answer is not allowed now, or `null` if it is allowed."""
    return await service.match_requests.why_not(visit, match, seat, language, answer)


@routes.get("/matches/{match}/foresee")
async def foresee(
    service: Service,
    visit: Visit,
    match: MatchId,
    answer: Notation,
    seat: SeatName = "",
    language: Language = "",
) -> list[s.Line]:
    """Return what would certainly follow, up to the first chance, secret or other seat's choice."""
    return await service.match_requests.foresee(visit, match, seat, language, answer)


@routes.get("/matches/{match}/walls", long=True)
async def irreversible(
    service: Service,
    visit: Visit,
    match: MatchId,
    seat: SeatName,
    answer: OneOrEvery = "",
) -> replies.IrreversibleAnswers:
    """Return the answers to the seat's question that cannot be undone."""
    return await service.match_requests.irreversible(visit, match, seat, answer)


@routes.get("/matches/{match}/forecast")
async def forecast(
    service: Service, visit: Visit, match: MatchId, seat: SeatName, language: Language = ""
) -> list[s.Said]:
    """Return what the automata would do now, as far as the seat can know it."""
    return await service.match_requests.forecast(visit, match, seat, language)


# -- commands


async def done(service: Service, visit: Visit, match: str, seat: str, command: Command) -> replies.CommandDone:
    fresh = await service.match_requests.do(visit, match, seat, command)
    return replies.CommandDone(client=command.client, again=not fresh)


@routes.post("/matches/{match}/choose")
async def choose(service: Service, visit: Visit, match: MatchId, body: bodies.ChooseBody) -> replies.CommandDone:
    """Answer the question `ask`. The reply is sent when it is stored; the same `client` twice counts once."""
    return await done(service, visit, match, body.seat, body.command())


@routes.post("/matches/{match}/undo")
async def undo(service: Service, visit: Visit, match: MatchId, body: bodies.UndoBody) -> replies.CommandDone:
    """Take back the seat's last answer, unless something was revealed since."""
    return await done(service, visit, match, body.seat, Undo(client=body.client, across=body.across))


@routes.post("/matches/{match}/redo")
async def redo(service: Service, visit: Visit, match: MatchId, body: bodies.CommandBody) -> replies.CommandDone:
    """Give again the answer that was taken back last."""
    return await done(service, visit, match, body.seat, Redo(client=body.client))


@routes.post("/matches/{match}/restart")
async def restart(service: Service, visit: Visit, match: MatchId, body: bodies.UndoBody) -> replies.CommandDone:
    """Take back the answers of this turn."""
    return await done(service, visit, match, body.seat, Restart(client=body.client, across=body.across))


@routes.post("/matches/{match}/back")
async def back(service: Service, visit: Visit, match: MatchId, body: bodies.BackBody) -> replies.CommandDone:
    """Take back answers up to a line of the log."""
    command = Back(client=body.client, told=body.told, across=body.across)
    return await done(service, visit, match, body.seat, command)


@routes.post("/matches/{match}/resign")
async def resign(service: Service, visit: Visit, match: MatchId, body: bodies.CommandBody) -> replies.CommandDone:
    """Give up the match."""
    return await done(service, visit, match, body.seat, Resign(client=body.client))


@routes.post("/matches/{match}/ask-back")
async def ask_back(service: Service, visit: Visit, match: MatchId, body: bodies.CommandBody) -> replies.CommandDone:
    """Ask the other people to take back the seat's last answer, also past reveals."""
    return await done(service, visit, match, body.seat, AskBack(client=body.client))


@routes.post("/matches/{match}/answer-back")
async def answer_back(
    service: Service, visit: Visit, match: MatchId, body: bodies.AnswerBackBody
) -> replies.CommandDone:
    """Grant or refuse what another seat asks to take back; who asked withdraws it by refusing."""
    return await done(service, visit, match, body.seat, AnswerBack(client=body.client, grant=body.grant))


@routes.post("/matches/{match}/pause")
async def pause(service: Service, visit: Visit, match: MatchId, body: bodies.CommandBody) -> replies.CommandDone:
    """Pause the match if you opened it or everybody wishes to; otherwise tell the others that you would like to."""
    return await done(service, visit, match, body.seat, Pause(client=body.client))


@routes.post("/matches/{match}/go-on")
async def go_on(service: Service, visit: Visit, match: MatchId, body: bodies.CommandBody) -> replies.CommandDone:
    """End the pause, or the wishes for one."""
    return await done(service, visit, match, body.seat, GoOn(client=body.client))


@routes.post("/matches/{match}/hand-over")
async def hand_over(service: Service, visit: Visit, match: MatchId, body: bodies.HandOverBody) -> replies.CommandDone:
    """Let an agent play for the seat until you take it back; the record says so."""
    return await done(service, visit, match, body.seat, HandOver(client=body.client, agent=body.agent))


@routes.post("/matches/{match}/take-seat")
async def take_seat(service: Service, visit: Visit, match: MatchId, body: bodies.CommandBody) -> replies.CommandDone:
    """Play for the seat yourself again."""
    return await done(service, visit, match, body.seat, TakeSeat(client=body.client))
