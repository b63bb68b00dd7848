"""The OpenAPI description of the API, made from the table of routes."""

import re
from functools import lru_cache
from typing import Any, Final

import msgspec

from clockwood.scene import schema as scene
from clockwood.server.core import replies
from clockwood.server.core.connections import messages
from clockwood.server.core.matches import replays
from clockwood.server.core.routes.every import ROUTES
from clockwood.server.core.routes.table import JSON, Route
from clockwood.server.web.api import PREFIX

VERSION: Final = "3.1.0"
NO_WORD: Final = re.compile(r"\W+")
REFUSED: Final = (400, 403, 404, 405, 409, 413, 422, 429, 503)
"""The refusals that any route may send."""
SOCKET: Final = [
    messages.SceneMessage,
    messages.ChangeMessage,
    messages.PeopleMessage,
    messages.DoneMessage,
    messages.RefusedMessage,
    messages.CloseMessage,
    messages.BeatMessage,
    messages.FromClient,
    replays.ReplayStep,
    scene.Happened,
    scene.Chose,
]
"""Types that are described although no reply is one of them."""
Schema = dict[str, Any]


@lru_cache(maxsize=1)
def api_description(version: str) -> Schema:
    """Return the description of every route and every type."""
    kinds = [kind for route in ROUTES for kind in kinds_of(route)]
    found, schemas = msgspec.json.schema_components(
        [replies.Refusal, replies.Health, *kinds, *SOCKET], ref_template="#/components/schemas/{name}"
    )
    schema_of = iter(found[2:])
    paths: dict[str, Schema] = {}
    for route in ROUTES:
        paths.setdefault(PREFIX + route.path, {})[route.method.lower()] = operation(
            route, [next(schema_of) for _ in kinds_of(route)]
        )
    for path in ("/health", "/ready"):
        paths[path] = {"get": host_route(path.removeprefix("/"), found[1])}
    return {
        "openapi": VERSION,
        "info": {"title": "Clockwood", "version": version},
        "paths": paths,
        "components": {"schemas": schemas},
    }


def kinds_of(route: Route) -> list[Any]:
    """Return the types of a route whose schemas are needed: parameters, the body, the reply."""
    kinds = [parameter.kind for parameter in route.parameters]
    if route.body is not None:
        kinds.append(route.body)
    return [*kinds, route.reply if route.media == JSON else str]


def operation(route: Route, schemas: list[Schema]) -> Schema:
    described: Schema = {
        "tags": [route.tag],
        "summary": route.name.replace("_", " ").capitalize(),
        "description": route.about,
        "operationId": f"{route.method.lower()}_{NO_WORD.sub('_', route.path)}",
        "responses": {str(route.status): replied(route, schemas[-1]), **refusals()},
    }
    if route.parameters:
        described["parameters"] = [
            {
                "name": parameter.name,
                "in": "path" if parameter.in_path else "query",
                "required": parameter.default is msgspec.NODEFAULT,
                "schema": schema if parameter.default is msgspec.NODEFAULT else schema | {"default": parameter.default},
            }
            for parameter, schema in zip(route.parameters, schemas, strict=False)
        ]
    if route.body is not None:
        described["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas[-2]}}}
    return described


def replied(route: Route, schema: Schema) -> Schema:
    if route.reply is type(None):
        return {"description": "Done"}
    return {"description": "The reply", "content": {route.media.partition(";")[0]: {"schema": schema}}}


def refusals() -> Schema:
    refusal = {"content": {JSON: {"schema": {"$ref": "#/components/schemas/Refusal"}}}}
    return {str(status): {"description": "Refused", **refusal} for status in REFUSED}


def host_route(name: str, health: Schema) -> Schema:
    content = {"content": {JSON: {"schema": health}}}
    statuses = ("200", "503") if name == "ready" else ("200",)
    return {
        "tags": ["host"],
        "operationId": name,
        "responses": {status: {"description": "The state of the server", **content} for status in statuses},
    }
