"""The socket of a seat or of who watches: FastAPI's part of it."""

from typing import Annotated

from fastapi import APIRouter, Query, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from clockwood.server.doorway import Comer, House_
from clockwood.server.guards import address_of, own_origin
from clockwood.server.house import House
from clockwood.server.messages import WRITER, Bye
from clockwood.server.permissions import Visit
from clockwood.server.refusals import Refused
from clockwood.server.sockets import NO_ENTRY, Socket

router = APIRouter()


class WebPipe:
    """A WebSocket as `sockets.Pipe`."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket

    async def receive(self) -> str | None:
        try:
            message = await self.socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return None
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        return text if text is not None else bytes(message.get("bytes") or b"").decode("utf-8", "replace")

    async def send(self, raw: bytes) -> None:
        await self.socket.send_text(raw.decode())

    async def close(self, code: int) -> None:
        if self.socket.application_state == WebSocketState.CONNECTED:
            await self.socket.close(code)


@router.websocket("/matches/{match}/live")
async def live(
    socket: WebSocket,
    house: House_,
    visit: Comer,
    match: str,
    seat: Annotated[str, Query(max_length=60)] = "",
    language: Annotated[str, Query(max_length=8)] = "",
    stream: Annotated[str, Query(max_length=20)] = "",
    number: Annotated[int, Query(ge=0)] = 0,
) -> None:
    """Show a seat its scene and every change; take its deeds. `stream` and `number` are the last that was seen."""
    if not own_origin(socket.scope, house.settings.origins, strict=True):
        await socket.close(NO_ENTRY)
        return
    address = address_of(socket.scope)
    await socket.accept()
    try:
        house.requests.take(address)
        house.sockets.enter(address)
    except Refused as error:
        await refuse(socket, error)
        return
    try:
        await sit(house, visit, socket, (match, seat, language), (stream, number))
    except Refused as error:
        await refuse(socket, error)
    finally:
        house.sockets.leave(address)


async def sit(
    house: House, visit: Visit, socket: WebSocket, where: tuple[str, str, str], last: tuple[str, int]
) -> None:
    match, seat, language = where
    look = await house.tables.look(visit, match, seat, language)
    line = Socket(WebPipe(socket), house.tables, visit, look, house.messages)
    await line.live(*last)


async def refuse(socket: WebSocket, error: Refused) -> None:
    """Say why before closing: a browser cannot read a refused handshake."""
    await socket.send_text(WRITER.encode(Bye(code=error.code, reason=error.reason)).decode())
    await socket.close(NO_ENTRY)
