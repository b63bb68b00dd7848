"""The WebSocket of a seat or spectator."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from clockwood.server.core.connections.connection import POLICY_VIOLATION, Connection
from clockwood.server.core.connections.messages import WRITER, CloseMessage
from clockwood.server.core.refusals import Refused
from clockwood.server.core.routes.parameters import MatchId
from clockwood.server.web.middleware import client_address, is_own_origin
from clockwood.server.web.visits import server_of, visit_of

PATH: Final = "/matches/{match}/live"


class LiveQuery(msgspec.Struct):
    """The parameters of a socket. A client that reconnects gives the last `stream` and `number` it received."""

    match: MatchId
    seat: Annotated[str, Meta(max_length=60)] = ""
    language: Annotated[str, Meta(max_length=8)] = ""
    stream: Annotated[str, Meta(max_length=20)] = ""
    number: Annotated[int, Meta(ge=0)] = 0


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


async def live(socket: WebSocket) -> None:
    """Send a seat its scene and every change, and receive its commands."""
    server = server_of(socket)
    if not is_own_origin(socket.scope, server.settings.origins, required=True):
        await socket.close(POLICY_VIOLATION)
        return
    try:
        wanted = msgspec.convert({**socket.query_params, **socket.path_params}, LiveQuery, strict=False)
    except msgspec.ValidationError:
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
        async with server.matches.doorway.entering():
            visit = await visit_of(socket)
            perspective = await server.match_requests.perspective(visit, wanted.match, wanted.seat, wanted.language)
        transport = WebSocketTransport(socket)
        connection = Connection(transport, server.match_requests, visit, perspective, server.message_limit)
        await connection.run(wanted.stream, wanted.number)
    except Refused as error:
        await refuse(socket, error)
    finally:
        server.socket_limit.release(address)


async def refuse(socket: WebSocket, error: Refused) -> None:
    """Send the reason before closing: a browser cannot read why a handshake was refused."""
    await socket.send_text(WRITER.encode(CloseMessage(code=error.code, reason=error.reason)).decode())
    await socket.close(POLICY_VIOLATION)
