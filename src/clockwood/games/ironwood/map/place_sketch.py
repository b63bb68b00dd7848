"""One place explained as text: what it is, what stands there, what it borders on. [IW R8]"""

from clockwood.games.ironwood.content import IronwoodContent
from clockwood.games.ironwood.map.printed import CENTRE, INNER
from clockwood.kernel.seen import number_in
from clockwood.kernel.sketch import Piece, Sketch, label, named, plain
from clockwood.kernel.view import Flat


def mountain(content: IronwoodContent, seen: Flat, which: int) -> Sketch:
    name = content.names["mountain"][which]
    ring = content.land.ring_of_mountain[which]
    kinds = ["sketch-mountain-centre", "sketch-mountain-inner", "sketch-mountain-outer"]
    head = [named("mountain", name, "mountain"), plain("  "), label(kinds[CENTRE if ring == 0 else int(ring)])]
    head += numbered(int(content.land.mountain_number[which]))
    units: list[Piece] = []
    units += amount(seen, f"{name}.fighters", "sketch-fighter", "ironclad")
    units += amount(seen, f"{name}.golems", "sketch-golem", "ironclad")
    if seen["drill"] == name:
        units += [label("sketch-drill", "drill"), plain("  ")]
    token = seen.get(f"{name}.forge", 0)
    if token:
        units += [label("sketch-foundation" if token == 1 else "sketch-forge", "forge"), plain("  ")]
    if f"{name}.known" in seen:
        units += [label("sketch-known", "mark"), plain("  ")]
    if f"{name}.possible" in seen:
        units += [label("sketch-possible", "mark"), plain("  ")]
    near = names(content.names["mountain"], int(content.land.mountain_near[which]), "mountain")
    touch = names(content.names["forest"], int(content.land.touch_forests[which]), "forest")
    return place(seen, name, head, units, near, touch)


def forest(content: IronwoodContent, seen: Flat, which: int) -> Sketch:
    name = content.names["forest"][which]
    ring = "sketch-forest-inner" if content.land.ring_of_forest[which] == INNER else "sketch-forest-outer"
    head = [plain("♣ ", "forest"), named("forest", name, "forest"), plain("  "), label(ring)]
    head += numbered(int(content.land.forest_number[which]))
    units: list[Piece] = []
    units += amount(seen, f"{name}.fighters", "sketch-fighter", "woodwalkers")
    units += amount(seen, f"{name}.totems", "sketch-full-totem", "totem")
    units += amount(seen, f"{name}.fading", "sketch-fading-totem", "totem")
    near = names(content.names["forest"], int(content.land.forest_near[which]), "forest")
    touch = names(content.names["mountain"], int(content.land.touch_mountains[which]), "mountain")
    return place(seen, name, head, units, near, touch)


def numbered(number: int) -> list[Piece]:
    """Return the number printed on a place, by which the Magic die breaks ties. [IB 10.1]"""
    return [plain("  "), label("sketch-number"), plain(f" {number}"), plain("  [IB 10.1]", "rule")]


def place(
    seen: Flat, name: str, head: list[Piece], units: list[Piece], near: list[Piece], touch: list[Piece]
) -> Sketch:
    marked = [key.rsplit(".", 1)[1] for key in seen if key.startswith(f"{name}.marked.")]
    for mark in marked:
        units += [label("sketch-marked"), plain(" "), named("card", mark, "mark"), plain("  ")]
    lines: Sketch = [head, [plain("  "), *(units or [label("sketch-empty")])]]
    lines.append([plain("  "), label("sketch-neighbours"), plain("  "), *near])
    return [*lines, [plain("  "), label("sketch-touches"), plain("  "), *touch]]


def amount(seen: Flat, key: str, message: str, style: str) -> list[Piece]:
    held = number_in(seen, key)
    return [label(message, style), plain(f" {held}  ", style)] if held else []


def names(all_names: list[str], mask: int, kind: str) -> list[Piece]:
    line: list[Piece] = []
    for k, name in enumerate(all_names):
        if mask >> k & 1:
            line += [plain(", ")] if line else []
            line.append(named(kind, name, kind))
    return line
