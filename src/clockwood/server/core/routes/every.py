"""Every route of the API, and the way to find the one that a request asks for."""

from typing import Final

from clockwood.server.core.refusals import NotFound, Refused
from clockwood.server.core.routes import lobby, match, notices, study, teaching
from clockwood.server.core.routes.table import Route

ROUTES: Final[list[Route]] = [route for group in (lobby, match, teaching, study, notices) for route in group.routes.all]


class WrongMethod(Refused):
    """There is a route at this path, but not for this method."""

    status = 405
    code = "not-allowed"

    def __init__(self, methods: list[str]) -> None:
        super().__init__("this route does not take this method", "method")
        self.methods: Final = methods


def route_at(method: str, path: str) -> tuple[Route, dict[str, str]]:
    """Return the route of a method and a path, with the parameters in the path. The first that fits is taken."""
    others: list[str] = []
    for route in ROUTES:
        values = route.match(path)
        if values is not None and route.method == method:
            return route, values
        if values is not None:
            others.append(route.method)
    if others:
        raise WrongMethod(sorted(set(others)))
    raise NotFound("there is no such route")
