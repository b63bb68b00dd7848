"""The routes of the core, served by HTTP."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from clockwood.server.core.permissions import Visit
from clockwood.server.core.refusals import Refused
from clockwood.server.core.routes.every import route_at
from clockwood.server.web.visits import server_of, set_cookie, visit_of

PREFIX: Final = "/api"


async def answer(request: Request) -> Response:
    """Answer a request to the API, or refuse it."""
    server = server_of(request)
    route, values = route_at(request.method, request.scope["path"].removeprefix(PREFIX))
    visit = await visit_of(request)
    body = b"" if route.body is None else await request.body()
    media = request.headers.get("content-type", "")
    async with watched(request, visit) if route.long else contextlib.nullcontext():
        sent = await route.answer(server, visit, {**request.query_params, **values}, body, media)
    response = Response(sent.body, sent.status, sent.headers, sent.media if sent.body else None)
    set_cookie(response, visit, server.settings.secure)
    return response


@contextlib.asynccontextmanager
async def watched(request: Request, visit: Visit) -> AsyncIterator[None]:
    """Note when the client leaves before it was answered."""
    await request.body()
    watching = asyncio.create_task(note_when_gone(request, visit))
    try:
        yield
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)


async def note_when_gone(request: Request, visit: Visit) -> None:
    """Wait for what comes after the whole body: nothing, unless the client leaves."""
    with contextlib.suppress(Refused):
        if (await request.receive())["type"] == "http.disconnect":
            visit.gone.set()
