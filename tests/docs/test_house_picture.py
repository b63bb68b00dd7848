"""docs/house.svg shows the rooms of the package as they are."""

import re
from pathlib import Path

from tools import house
from tools import package_graph as graph

ROOT = Path(__file__).resolve().parent.parent.parent
COUNT = re.compile(r'(<text class="lines"[^>]*>)[^<]*')


def without_line_counts(picture: str) -> str:
    """Remove the numbers of lines, which change with every commit."""
    return COUNT.sub(r"\1", picture)


def test_the_picture_shows_the_rooms_as_they_are() -> None:
    kept = (ROOT / "docs" / "house.svg").read_text(encoding="utf-8")
    assert without_line_counts(house.drawing()) == without_line_counts(kept), "run `make house`"


def test_every_module_and_folder_is_named() -> None:
    rooms = {room.name: room for room in graph.rooms()}
    assert {"cli", "terminal", "lab", "server", "agents", "scene", "clockwood", "games/ironwood", "kernel"} <= set(
        rooms
    )
    assert {"ismcts/", "registry"} <= set(rooms["agents"].names)
    package = ROOT / "src" / "clockwood"
    folders = {path.parent.relative_to(package).parts[0] for path in package.glob("*/**/*.py")}
    assert {name.partition("/")[0] for name in rooms} == {*folders, "clockwood"}


def test_arrows_are_imports_and_no_arrow_follows_from_others() -> None:
    arrows = graph.arrows(graph.rooms())
    assert ("games/ironwood", "kernel", False) in arrows
    assert ("clockwood", "games/ironwood", True) in arrows, "the registry finds games by name"
    assert ("cli", "kernel", False) not in arrows, "it follows from others"
    solid = {(one, other) for one, other, by_name in arrows if not by_name}
    assert not any(graph.reached(solid - {edge}, *edge) for edge in solid)


def test_line_counts_do_not_matter() -> None:
    known = graph.rooms()
    longer = [graph.Room(room.name, room.layer, room.names, room.lines + 7, room.rules) for room in known]
    drawn = graph.arrows(known)
    one, other = house.picture(known, drawn), house.picture(longer, drawn)
    assert one != other
    assert without_line_counts(one) == without_line_counts(other)
