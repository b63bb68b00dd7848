"""The web application: routes, guards, the page. FastAPI is met here and in the `routes` modules only."""

import contextlib
from collections.abc import AsyncIterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse

from clockwood.scene import schema as scene
from clockwood.scene.schema import Said, Setting
from clockwood.server import cards, films, messages, routes_lobby, routes_match, routes_socket
from clockwood.server.guards import Guards, no
from clockwood.server.house import House
from clockwood.server.refusals import Refused
from clockwood.server.settings import Settings

PAGE: Final = Path(__file__).parent.parent / "web"
"""Where the page is built to; its sources lie in `web/` of the repository."""

UNBUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Clockwood</title>
<h1>Clockwood</h1>
<p>The server runs, but the page is not built. In a checkout: <code>make page</code>, then reload.
<p>The API is described at <a href="api/openapi.json">api/openapi.json</a>.
</html>
"""
SHAPES: Final = [
    messages.Whole,
    messages.Changed,
    messages.Done,
    messages.No,
    messages.Bye,
    messages.Tick,
    films.Film,
    films.FilmStep,
    Setting,
    scene.Explained,
    scene.Happened,
    scene.Chose,
    Said,
    messages.FromClient,
]
CODES: Final = {404: "not-there", 405: "not-allowed", 400: "not-understood"}


def version_here() -> str:
    try:
        return version("clockwood")
    except PackageNotFoundError:
        return "0"


def app_for(settings: Settings) -> FastAPI:
    """Return the application; its house is opened when it starts and closed when it stops."""
    house = House(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        del app
        await house.start()
        yield
        await house.stop()

    app = FastAPI(
        title="Clockwood", version=version_here(), docs_url=None, redoc_url=None, openapi_url=None, lifespan=lifespan
    )
    app.state.house = house
    app.include_router(routes_lobby.router, prefix="/api")
    app.include_router(routes_match.router, prefix="/api")
    app.include_router(routes_socket.router, prefix="/api")
    add_errors(app)
    add_health(app, house)
    add_page(app)
    app.add_middleware(Guards, house=house)
    return app


def add_errors(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        del request
        return Response(no(error), error.status, media_type="application/json")

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> Response:
        """Name the field, never the value."""
        del request
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        return Response(
            no(Refused(str(first["msg"]), place, code="not-understood")), 422, media_type="application/json"
        )

    @app.exception_handler(HTTPException)
    async def elsewhere(request: Request, error: HTTPException) -> Response:
        del request
        said = Refused(str(error.detail), code=CODES.get(error.status_code, "refused"))
        return Response(no(said), error.status_code, headers=error.headers, media_type="application/json")


def add_health(app: FastAPI, house: House) -> None:
    @app.get("/health", tags=["keeper"])
    async def health() -> cards.HealthCard:
        """Whether the process answers."""
        return cards.HealthCard(ok=True, version=version_here())

    @app.get("/ready", tags=["keeper"], responses={503: {"model": cards.HealthCard}})
    async def ready(response: Response) -> cards.HealthCard:
        """Whether matches can be played: the store answers."""
        well = house.open and await house.store.answers()
        response.status_code = 200 if well else 503
        return cards.HealthCard(ok=well, version=version_here())

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return PlainTextResponse(house.metrics.text(), media_type="text/plain; version=0.0.4")

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi() -> Response:
        return Response(msgspec.json.encode(described(app)), media_type="application/json")


def described(app: FastAPI) -> dict[str, Any]:
    """Return the OpenAPI description, with the shapes that travel as msgspec bytes among its schemas."""
    if not app.openapi_schema:
        about = get_openapi(title=app.title, version=app.version, routes=app.routes)
        _, shapes = msgspec.json.schema_components(SHAPES, ref_template="#/components/schemas/{name}")
        about["components"]["schemas"].update(shapes)
        app.openapi_schema = about
    return app.openapi_schema


def add_page(app: FastAPI) -> None:
    """Serve the built page: files by name, and its first page for every other path, which it reads itself."""

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith("api/"):
            raise HTTPException(404, "there is nothing here")
        if not (PAGE / "index.html").is_file():
            return HTMLResponse(UNBUILT)
        file = (PAGE / path).resolve()
        if path and file.is_file() and PAGE.resolve() in file.parents:
            lasting = "assets/" in path
            return FileResponse(
                file, headers={"cache-control": "max-age=31536000, immutable" if lasting else "no-cache"}
            )
        return FileResponse(PAGE / "index.html", headers={"cache-control": "no-cache"})
