"""The routes of the core, served by HTTP."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

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
    sent = await route.answer(server, visit, {**request.query_params, **values}, body, media)
    response = Response(sent.body, sent.status, sent.headers, sent.media if sent.body else None)
    set_cookie(response, visit, server.settings.secure)
    return response
