"""Contents and maps for the tests of the Law."""

from clockwood import api
from clockwood.games.root.clearings.printed import MapTables
from clockwood.games.root.content import RootContent


def content_for(**options: int | str) -> RootContent:
    content = api.content("root", options=options)
    assert isinstance(content, RootContent)
    return content


def land(which: str) -> MapTables:
    return content_for(map=which).land


def places(mask: int) -> list[int]:
    return [place for place in range(23) if mask >> place & 1]
