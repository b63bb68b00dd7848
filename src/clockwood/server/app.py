"""The web application: routes, middleware and the page. Only this module, `dependencies` and `routes` use FastAPI."""

import contextlib
from collections.abc import AsyncIterator
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse

from clockwood.scene import schema as scene
from clockwood.scene.schema import Said, Setting
from clockwood.server import replies
from clockwood.server.matches import replays
from clockwood.server.middleware import Middleware, refusal_json
from clockwood.server.page_files import COMPRESSED_FROM, CompressedReplies, page_file
from clockwood.server.refusals import Refused
from clockwood.server.routes import lobby, match, study, teaching, websocket
from clockwood.server.server import Server
from clockwood.server.settings import Settings
from clockwood.server.sockets import messages

MESSAGE_TYPES: Final = [
    messages.SceneMessage,
    messages.ChangeMessage,
    messages.DoneMessage,
    messages.RefusedMessage,
    messages.CloseMessage,
    messages.BeatMessage,
    replays.Replay,
    replays.ReplayStep,
    Setting,
    scene.Explained,
    scene.Happened,
    scene.Chose,
    Said,
    messages.FromClient,
]
CODES: Final = {404: "not-there", 405: "not-allowed", 400: "not-understood"}


def package_version() -> str:
    try:
        return version("clockwood")
    except PackageNotFoundError:
        return "0"


def app_for(settings: Settings) -> FastAPI:
    """Return the application. It starts the server when it starts, and stops it when it stops."""
    server = Server(settings)

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await server.start()
        yield
        await server.stop()

    app = FastAPI(
        title="Clockwood", version=package_version(), docs_url=None, redoc_url=None, openapi_url=None, lifespan=lifespan
    )
    app.state.server = server
    app.include_router(lobby.router, prefix="/api")
    app.include_router(match.router, prefix="/api")
    app.include_router(teaching.router, prefix="/api")
    app.include_router(study.router, prefix="/api")
    app.include_router(websocket.router, prefix="/api")
    add_error_handlers(app)
    add_health(app, server)
    add_page(app)
    app.add_middleware(CompressedReplies, minimum_size=COMPRESSED_FROM, compresslevel=6)
    app.add_middleware(Middleware, server=server)
    return app


def add_error_handlers(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(_: Request, error: Refused) -> Response:
        return Response(refusal_json(error), error.status, media_type="application/json")

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> Response:
        """Name the field of an invalid body or parameter, never the value."""
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        return Response(
            refusal_json(Refused(str(first["msg"]), place, code="not-understood")), 422, media_type="application/json"
        )

    @app.exception_handler(HTTPException)
    async def http_error(_: Request, error: HTTPException) -> Response:
        refused = Refused(str(error.detail), code=CODES.get(error.status_code, "refused"))
        return Response(refusal_json(refused), error.status_code, headers=error.headers, media_type="application/json")


def add_health(app: FastAPI, server: Server) -> None:
    @app.get("/health", tags=["host"])
    async def health() -> replies.Health:
        """Return whether the process answers."""
        return replies.Health(ok=True, version=package_version())

    @app.get("/ready", tags=["host"], responses={503: {"model": replies.Health}})
    async def ready(response: Response) -> replies.Health:
        """Return whether matches can be played: something was written just now."""
        answers = server.open and server.record_lines.running and await server.database.can_write()
        response.status_code = 200 if answers else 503
        return replies.Health(ok=answers, version=package_version())

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return PlainTextResponse(server.metrics.text(), media_type="text/plain; version=0.0.4")

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi() -> Response:
        return Response(msgspec.json.encode(api_description(app)), media_type="application/json")


def api_description(app: FastAPI) -> dict[str, Any]:
    """Return the OpenAPI description, with the schemas of the replies that msgspec encodes."""
    if not app.openapi_schema:
        about = get_openapi(title=app.title, version=app.version, routes=app.routes)
        _, schemas = msgspec.json.schema_components(MESSAGE_TYPES, ref_template="#/components/schemas/{name}")
        about["components"]["schemas"].update(schemas)
        app.openapi_schema = about
    return app.openapi_schema


def add_page(app: FastAPI) -> None:
    """Serve the files of the built page, and its index for every other path."""

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.startswith("api/"):
            raise HTTPException(404, "there is no such route")
        return page_file(path, request.headers.get("accept-encoding", ""))
