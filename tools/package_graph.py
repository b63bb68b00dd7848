"""The rooms of the package and the imports between them, read from the sources.

Layers are those of the import contract in pyproject.toml.
"""

import ast
import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "clockwood"
TOP = "clockwood"
"""The room of the modules that lie in no folder."""


@dataclass(frozen=True)
class Room:
    """A folder of the package, a game, or the modules at its top."""

    name: str
    layer: int
    names: tuple[str, ...]
    lines: int = field(compare=False)
    rules: bool


Arrow = tuple[str, str, bool]
"""The room that imports, the room that is imported, and whether by name only."""


def contracts() -> list[dict[str, object]]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        found: list[dict[str, object]] = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    return found


def rooms() -> list[Room]:
    layers = next(contract["layers"] for contract in contracts() if contract["type"] == "layers")
    assert isinstance(layers, list)
    found: list[Room] = []
    for number, layer in enumerate(layers):
        for name in re.findall(rf"{TOP}\.(\w+)", layer):
            if (PACKAGE / f"{name}.py").is_file():
                name = TOP  # noqa: PLW2901 - modules of the top share a room
            if name == "games":
                games = sorted(path.parent for path in (PACKAGE / name).glob("*/__init__.py"))
                found += [room(f"{name}/{game.name}", number) for game in games]
            elif name == TOP or (PACKAGE / name).is_dir():
                found.append(room(name, number))
    return list(dict.fromkeys(found))


def room(name: str, layer: int) -> Room:
    folder = PACKAGE if name == TOP else PACKAGE / name
    modules = sorted(path for path in folder.glob("*.py") if not path.stem.startswith("__"))
    within = [] if name == TOP else sorted(path for path in folder.iterdir() if any(path.rglob("*.py")))
    files = modules if name == TOP else list(folder.rglob("*.py"))
    return Room(
        name,
        layer,
        (*(f"{path.name}/" for path in within), *(path.stem for path in modules)),
        sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files),
        is_rules(name),
    )


def is_rules(name: str) -> bool:
    """Return whether a contract keeps the room to the standard library."""
    kept = [contract["source_modules"] for contract in contracts() if contract["type"] == "forbidden"]
    return any(f"{TOP}.{name.partition('/')[0]}" in names for names in kept if isinstance(names, list))


def arrows(known: list[Room]) -> list[Arrow]:
    """Return the imports between rooms, without those that follow from others."""
    names = {room.name for room in known}
    found: set[Arrow] = set()
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.stem != "__main__":
            own = room_of(".".join((TOP, *path.relative_to(PACKAGE).with_suffix("").parts)))
            found |= {(own, room_of(module), by_name) for module, by_name in imports(path)}
    solid = {(one, other) for one, other, by_name in found if not by_name and one != other and {one, other} <= names}
    kept = {(one, other, False) for one, other in solid if not reached(solid - {(one, other)}, one, other)}
    dashed = {(one, other, True) for one, other, by_name in found if by_name and one != other and {one, other} <= names}
    return sorted(kept | {arrow for arrow in dashed if arrow[:2] not in solid})


@cache
def imports(path: Path) -> list[tuple[str, bool]]:
    """Return every module of the package that a file imports, or names in a text."""
    found: list[tuple[str, bool]] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [(alias.name, False) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found += [(f"{node.module}.{alias.name}", False) for alias in node.names]
        elif isinstance(node, ast.Constant) and re.fullmatch(rf"{TOP}(\.\w+)+", str(node.value)):
            found.append((str(node.value), True))
    return found


def room_of(module: str) -> str:
    first, *rest = module.split(".")
    if first != TOP or not rest or not (PACKAGE / rest[0]).is_dir():
        return TOP if first == TOP else ""
    return "/".join(rest[:2]) if rest[0] == "games" else rest[0]


def reached(edges: set[tuple[str, str]], start: str, goal: str) -> bool:
    seen, todo = {start}, [start]
    while todo:
        here = todo.pop()
        todo += [other for one, other in edges if one == here and other not in seen]
        seen |= {other for one, other in edges if one == here}
    return goal in seen
