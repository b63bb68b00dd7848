"""The WebSocket route of a seat or spectator."""

from typing import Annotated

from fastapi import APIRouter, Query, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from clockwood.server.dependencies import CurrentServer, CurrentVisit
from clockwood.server.middleware import client_address, is_own_origin
from clockwood.server.refusals import Refused
from clockwood.server.sockets.connection import POLICY_VIOLATION, Connection
from clockwood.server.sockets.messages import WRITER, CloseMessage

router = APIRouter()


class WebSocketTransport:
    """A WebSocket as the transport of a connection."""

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
    server: CurrentServer,
    visit: CurrentVisit,
    match: str,
    seat: Annotated[str, Query(max_length=60)] = "",
    language: Annotated[str, Query(max_length=8)] = "",
    stream: Annotated[str, Query(max_length=20)] = "",
    number: Annotated[int, Query(ge=0)] = 0,
) -> None:
    """Send a seat its scene and every change, and receive its commands.

    A client that reconnects gives the last `stream` and `number` it received.
    """
    if not is_own_origin(socket.scope, server.settings.origins, required=True):
        await socket.close(POLICY_VIOLATION)
        return
    address = client_address(socket.scope)
    await socket.accept()
    try:
        server.request_limit.count(address)
        server.socket_limit.acquire(address)
    except Refused as error:
        await refuse(socket, error)
        return
    try:
        perspective = await server.match_requests.perspective(visit, match, seat, language)
        transport = WebSocketTransport(socket)
        connection = Connection(transport, server.match_requests, visit, perspective, server.message_limit)
        await connection.run(stream, number)
    except Refused as error:
        await refuse(socket, error)
    finally:
        server.socket_limit.release(address)


async def refuse(socket: WebSocket, error: Refused) -> None:
    """Send the reason before closing: a browser cannot read why a handshake was refused."""
    await socket.send_text(WRITER.encode(CloseMessage(code=error.code, reason=error.reason)).decode())
    await socket.close(POLICY_VIOLATION)
