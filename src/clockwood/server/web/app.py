"""The web application: the routes of the core, the socket, health, metrics and the page."""

import contextlib
from collections.abc import AsyncIterator
from importlib.metadata import PackageNotFoundError, version
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware as Installed
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from clockwood.server.core.refusals import Refused
from clockwood.server.core.replies import Health
from clockwood.server.core.routes.every import WrongMethod
from clockwood.server.core.routes.table import JSON
from clockwood.server.core.settings import Settings
from clockwood.server.server import Server
from clockwood.server.web import api, websocket
from clockwood.server.web.middleware import Middleware, refusal_json
from clockwood.server.web.openapi import api_description
from clockwood.server.web.page_files import COMPRESSED_FROM, CompressedReplies, page_file
from clockwood.server.web.visits import server_of

CODES: Final = {404: "not-there", 405: "not-allowed", 400: "not-understood"}
EVERY_METHOD: Final = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]


def package_version() -> str:
    try:
        return version("clockwood")
    except PackageNotFoundError:
        return "0"


def app_for(settings: Settings) -> Starlette:
    """Return the application. It starts the server when it starts, and stops it when it stops."""
    server = Server(settings)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await server.start()
        yield
        await server.stop()

    app = Starlette(
        routes=[
            Route("/health", health),
            Route("/ready", ready),
            Route("/metrics", metrics),
            Route(f"{api.PREFIX}/openapi.json", openapi),
            WebSocketRoute(api.PREFIX + websocket.PATH, websocket.live),
            Route(f"{api.PREFIX}/{{path:path}}", api.answer, methods=EVERY_METHOD),
            Route("/{path:path}", page),
        ],
        middleware=[
            Installed(Middleware, server=server),
            Installed(CompressedReplies, minimum_size=COMPRESSED_FROM, compresslevel=6),
        ],
        exception_handlers={Refused: refused, HTTPException: http_error},
        lifespan=lifespan,
    )
    app.state.server = server
    return app


# -- errors


async def refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    headers = {"allow": ", ".join(error.methods)} if isinstance(error, WrongMethod) else None
    return Response(refusal_json(error), error.status, headers, JSON)


async def http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    refusal = Refused(str(error.detail), code=CODES.get(error.status_code, "refused"))
    return Response(refusal_json(refusal), error.status_code, error.headers, JSON)


# -- the host's own routes


async def health(_: Request) -> Response:
    """Tell whether the process answers."""
    return health_response(ok=True)


async def ready(request: Request) -> Response:
    """Tell whether matches can be played: something was written just now."""
    return health_response(ok=await server_of(request).is_ready())


def health_response(*, ok: bool) -> Response:
    told = msgspec.json.encode(Health(ok=ok, version=package_version()))
    return Response(told, 200 if ok else 503, media_type=JSON)


async def metrics(request: Request) -> Response:
    return PlainTextResponse(server_of(request).metrics.text(), media_type="text/plain; version=0.0.4")


async def openapi(_: Request) -> Response:
    return Response(msgspec.json.encode(api_description(package_version())), media_type=JSON)


async def page(request: Request) -> Response:
    """Send a file of the built page, or its index for every other path."""
    return page_file(request.path_params["path"], request.headers.get("accept-encoding", ""))
