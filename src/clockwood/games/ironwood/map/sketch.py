"""The map as text: every place where its coordinates put it, ridges dotted, crossing paths marked. [IW R8]"""

from typing import Final

from clockwood.games.ironwood.map.drawing import SHEET
from clockwood.games.ironwood.map.geometry import along, bend, peak
from clockwood.games.ironwood.map.printed import CENTRE, OUTER
from clockwood.games.ironwood.map.tables import Land
from clockwood.kernel.canvas import Canvas
from clockwood.kernel.sketch import Piece, Sketch, label, plain
from clockwood.kernel.view import Flat

PLACES: Final = ["forest", "mountain"]

ALONG: Final = 60
"""Points of a ridge that are tried, from end to end."""


def draw_map(land: Land, seen: Flat, targets: list[str], sources: list[str]) -> Sketch:
    """The map with its pieces; places an open question may touch stand in brackets."""
    canvas = Canvas(SHEET)
    for k, name in enumerate(land.mountain_ids):
        head = mountain_head(land, k, name, targets, sources)
        lines: Sketch = [head, spaced(mountain_units(seen, name))]
        canvas.block(int(land.mountain_x[k]), int(land.mountain_y[k]), lines)
    for k, name in enumerate(land.forest_ids):
        lines = [forest_head(land, k, name, targets, sources), spaced(forest_units(seen, name))]
        canvas.block(int(land.forest_x[k]), int(land.forest_y[k]), lines)
    for ridge in land.ridges:
        draw_ridge(canvas, land, ridge)
    return canvas.lines()


def bracketed(name: str, text: str, style: str, targets: list[str], sources: list[str]) -> list[Piece]:
    if name in targets:
        return [plain("[", "legal"), plain(text, "legal"), plain("]", "legal")]
    if name in sources:
        return [plain("‹", "source"), plain(text, "source"), plain("›", "source")]
    return [plain(text, style)]


def mountain_head(land: Land, mountain: int, name: str, targets: list[str], sources: list[str]) -> list[Piece]:
    ring = land.ring_of_mountain[mountain]
    sign = "◆" if ring == CENTRE else "△" if ring == OUTER else "▲"
    return [
        plain(f"{sign}{land.mountain_number[mountain]} ", "mountain"),
        *bracketed(name, land.mountain_names[mountain], "mountain", targets, sources),
    ]


def forest_head(land: Land, forest: int, name: str, targets: list[str], sources: list[str]) -> list[Piece]:
    style = "edge" if land.ring_of_forest[forest] == OUTER else "forest"
    number = str(land.forest_number[forest])
    return [plain(f"♣{number} ", style), *bracketed(name, name, style, targets, sources)]


def mountain_units(seen: Flat, name: str) -> list[Piece]:
    """Fighters, Golems, the Drill, a Foundation or Forge, marks: a letter each, and how many."""
    units: list[Piece] = []
    if f"{name}.fighters" in seen:
        units.append(plain(f"I{seen[f'{name}.fighters']}", "ironclad"))
    if f"{name}.golems" in seen:
        units.append(plain(f"G{seen[f'{name}.golems']}", "ironclad"))
    if seen["drill"] == name:
        units.append(plain("D", "drill"))
    token = seen.get(f"{name}.forge", 0)
    if token:
        units.append(plain("f", "token") if token == 1 else plain("F", "forge"))
    if f"{name}.known" in seen or f"{name}.possible" in seen:
        units.append(plain("!", "mark"))
    return units + marks(seen, name) + battle_mark(seen, name)


def forest_units(seen: Flat, name: str) -> list[Piece]:
    units: list[Piece] = []
    if f"{name}.fighters" in seen:
        units.append(plain(f"W{seen[f'{name}.fighters']}", "woodwalkers"))
    for key, letter in (("totems", "T"), ("fading", "t")):
        if f"{name}.{key}" in seen:
            units.append(plain(f"{letter}{seen[f'{name}.{key}']}", "totem"))
    return units + marks(seen, name) + battle_mark(seen, name)


def battle_mark(seen: Flat, name: str) -> list[Piece]:
    """Mark both places of the open battle."""
    fought = name in (seen.get("battle.forest"), seen.get("battle.mountain"))
    return [plain("⚔", "wrong")] if fought else []


def marks(seen: Flat, name: str) -> list[Piece]:
    count = sum(1 for key in seen if key.startswith(f"{name}.marked."))
    return [plain("x" * count, "mark")] if count else []


def spaced(units: list[Piece]) -> list[Piece]:
    line: list[Piece] = []
    for unit in units:
        if line:
            line.append(plain(" "))
        line.append(unit)
    return line


def draw_ridge(canvas: Canvas, land: Land, ridge: list[int]) -> None:
    """Draw a ridge from mountain to mountain, and the path that crosses it in its middle."""
    start, control, end = peak(land, ridge[0]), bend(land, ridge), peak(land, ridge[1])
    for k in range(ALONG + 1):
        x, y = along(start, control, end, k / ALONG)
        canvas.dot(x, y, "·", "ridge")
    if ridge[2] >= 0:
        x, y = along(start, control, end, 0.5)
        canvas.dot(x, y, "=", "path")


def legend(asked: bool, seen: Flat) -> Sketch:
    """Explain the letters, and the brackets where there are any."""
    iron = [
        *key("I", "ironclad", "sketch-key-iron"),
        *key("G", "ironclad", "sketch-key-golem"),
        *key("D", "drill", "sketch-key-drill"),
        *key("f", "token", "sketch-key-foundation"),
        *key("F", "forge", "sketch-key-forge"),
    ]
    wood = [
        *key("W", "woodwalkers", "sketch-key-wood"),
        *key("T", "totem", "sketch-key-totem"),
        *key("t", "totem", "sketch-key-fading"),
        *key("x", "mark", "sketch-key-mark"),
        *key("=", "path", "sketch-key-path"),
    ]
    for ending, message in ((".known", "sketch-key-known"), (".possible", "sketch-key-possible")):
        if any(name.endswith(ending) for name in seen):
            wood += key("!", "mark", message)
    if "battle.attacker" in seen:
        wood += key("⚔", "wrong", "sketch-battle")
    if not asked:
        return [iron, wood]
    return [iron, wood, [*key("[ ]", "legal", "sketch-key-legal"), *key("‹ ›", "source", "sketch-key-from")]]


def key(letter: str, style: str, message: str) -> list[Piece]:
    return [plain(letter, style), plain(" "), label(message), plain("  ")]
