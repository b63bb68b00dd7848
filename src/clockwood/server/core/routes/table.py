"""The routes of the API as a table. Each is a function, written once: it is found, checked and described by its types.

A route's function takes the service, the visit, and parameters by name: those that stand in its path, a `body`, and for
the rest the query. Whoever serves it, on the web or elsewhere, calls `Route.answer`.
"""

import contextlib
import inspect
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeVar, get_type_hints

import msgspec

from clockwood.server.core.connections.messages import WRITER
from clockwood.server.core.refusals import Refused

if TYPE_CHECKING:
    from clockwood.server.core.permissions import Visit
    from clockwood.server.core.service import Service

JSON: Final = "application/json"
SVG: Final = "image/svg+xml"
ZIP: Final = "application/zip"
TEXT: Final = "text/plain; charset=utf-8"
BODY: Final = "body"
PLACE: Final = re.compile(r" - at (?:`key` in )?`\$\.?([^`]*)`$")
FIELD: Final = re.compile(r"field `([^`]*)`")
LONGEST_NAME: Final = 60
LONGEST_REASON: Final = 200
F = TypeVar("F", bound=Callable[..., Awaitable[object]])


class Answer(msgspec.Struct, frozen=True):
    """The answer to a request, as it is sent."""

    body: bytes
    media: str = JSON
    status: int = 200
    headers: dict[str, str] = {}


class Parameter(msgspec.Struct, frozen=True):
    """A parameter of a route, in its path or in the query."""

    name: str
    kind: Any
    in_path: bool
    default: object = msgspec.NODEFAULT


class Route:
    """One route: its method and path, its parameters, and the function that answers it."""

    def __init__(
        self,
        method: str,
        path: str,
        tag: str,
        call: Callable[..., Awaitable[object]],
        status: int,
        media: str,
        reply: Any,  # noqa: ANN401 - a type
        *,
        long: bool = False,
    ) -> None:
        self.method: Final = method
        self.path: Final = path
        self.tag: Final = tag
        self.call: Final = call
        self.status: Final = status
        self.media: Final = media
        self.long: Final = long
        self.rare: bool = False
        self.name: Final[str] = call.__name__
        self.about: Final = inspect.getdoc(call) or ""
        kinds = get_type_hints(call, include_extras=True)
        returned = kinds.pop("return")
        self.reply: Final[Any] = returned if reply is None else reply
        self.body: Final[Any] = kinds.pop(BODY, None)
        given = inspect.signature(call).parameters
        self.parameters: Final = [
            Parameter(name, kind, f"{{{name}}}" in path, default_of(given[name]))
            for name, kind in list(kinds.items())[2:]
        ]
        self._pattern: Final = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))
        fields = [
            (each.name, each.kind) if each.default is msgspec.NODEFAULT else (each.name, each.kind, each.default)
            for each in self.parameters
        ]
        self._values: Final = msgspec.defstruct(f"{self.name}_values", fields, kw_only=True)
        self._reader: Final = None if self.body is None else msgspec.json.Decoder(self.body)

    def match(self, path: str) -> dict[str, str] | None:
        """Return the parameters that stand in a path, or None if it is not this route's."""
        found = self._pattern.fullmatch(path)
        return None if found is None else found.groupdict()

    async def answer(
        self, service: "Service", visit: "Visit", values: Mapping[str, str], body: bytes = b"", media: str = JSON
    ) -> Answer:
        """Answer a request, or refuse it. `values` are the parameters of path and query as they were written."""
        arguments = msgspec.structs.asdict(self._read_values(values))
        if self._reader is not None:
            arguments[BODY] = self._read_body(body, media)
        if self.rare:
            service.rare_limit.count(visit.address)
        turn = service.turns.turn(visit.address, visit.gone) if self.long else contextlib.nullcontext()
        async with turn:
            found = await self.call(service, visit, **arguments)
        if isinstance(found, Answer):
            return found
        return Answer(b"" if self.reply is type(None) else WRITER.encode(found), self.media, self.status)

    def _read_values(self, values: Mapping[str, str]) -> msgspec.Struct:
        try:
            return msgspec.convert(dict(values), self._values, strict=False)
        except msgspec.ValidationError as error:
            name = place_of(error)
            where = "path" if f"{{{name}}}" in self.path else "query"
            raise not_understood(error, f"{where}.{name}") from None
        except UnicodeError:
            raise Refused("path and query are text", "path", code="not-understood") from None

    def _read_body(self, body: bytes, media: str) -> object:
        assert self._reader is not None
        if media.partition(";")[0].strip().lower() != JSON:
            raise Refused(f"a body is {JSON}", BODY, code="not-understood")
        try:
            return self._reader.decode(body)
        except msgspec.ValidationError as error:
            raise not_understood(error, ".".join(filter(None, (BODY, place_of(error))))) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Refused("this is not JSON", BODY, code="not-understood") from None


class Routes:
    """Routes that belong together, in the order in which they are described."""

    def __init__(self, tag: str) -> None:
        self.tag: Final = tag
        self.all: Final[list[Route]] = []

    def get(self, path: str, *, media: str = JSON, reply: Any = None, long: bool = False) -> Callable[[F], F]:  # noqa: ANN401 - a type
        """Add a route that reads. `reply` is the type of its JSON where the function returns an `Answer`.

        Few `long` ones are answered for an address at the same time.
        """
        return self._add("GET", path, 200, media, reply, long=long)

    def post(self, path: str, *, status: int = 200, long: bool = False, rare: bool = False) -> Callable[[F], F]:
        """Add a route that changes something. `rare` ones leave something stored each time: few an hour are allowed."""
        return self._add("POST", path, status, JSON, None, long=long, rare=rare)

    def _add(
        self,
        method: str,
        path: str,
        status: int,
        media: str,
        reply: Any,  # noqa: ANN401 - a type
        *,
        long: bool,
        rare: bool = False,
    ) -> Callable[[F], F]:
        def add(call: F) -> F:
            route = Route(method, path, self.tag, call, status, media, reply, long=long)
            route.rare = rare
            self.all.append(route)
            return call

        return add


def default_of(parameter: inspect.Parameter) -> object:
    return msgspec.NODEFAULT if parameter.default is inspect.Parameter.empty else parameter.default


def place_of(error: msgspec.ValidationError) -> str:
    """Return the field that an error is about, as far as it says so."""
    text = str(error)
    at = PLACE.search(text)
    field = FIELD.search(text)
    return ".".join(part for part in (at[1] if at else "", field[1][:LONGEST_NAME] if field else "") if part)


def not_understood(error: msgspec.ValidationError, place: str) -> Refused:
    """Return the refusal of an invalid field. Its reason never repeats the value."""
    return Refused(PLACE.sub("", str(error))[:LONGEST_REASON], place, code="not-understood")
