"""Draws docs/house.svg: the rooms of the package, their modules and folders, and the imports between them.

    python -m tools.house

All of it is read from the sources (package_graph.py). A dashed arrow is an import by name, as the registry finds games.
"""

from dataclasses import dataclass

from tools.package_graph import ROOT, Arrow, Room, arrows, rooms

PICTURE = ROOT / "docs" / "house.svg"

WIDTH = 1000
GUTTER = 44
GAP = 40
PAD = 16
LETTER = 7.0
BOLD_LETTER = 8.5
LINE = 18
TITLE = 42
NARROWEST = 180
HEAD = 34
TRACK = 10

STYLE = """
    svg { color-scheme: light dark; }
    .room { fill: #fbfaf6; stroke: #8b8574; }
    .rules { fill: #eef5ec; stroke: #5d8a57; }
    .name { font: 600 16px system-ui, sans-serif; fill: #26231b; }
    .path { font-weight: 400; font-size: 13px; fill: #6d6757; }
    .lines { font: 13px system-ui, sans-serif; fill: #6d6757; text-anchor: end; }
    .modules { font: 11.5px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #4b4638; }
    .folder { fill: #1f6f8b; }
    .note { font: 13px system-ui, sans-serif; fill: #6d6757; }
    .arrow { fill: none; stroke: #a0762c; stroke-width: 1.6; }
    .by-name { stroke-dasharray: 5 4; }
    .tip { fill: #a0762c; }
    @media (prefers-color-scheme: dark) {
      .room { fill: #23262b; stroke: #6f7480; }
      .rules { fill: #1f2a22; stroke: #5f8f65; }
      .name { fill: #ece8dd; }
      .lines, .note, .path { fill: #a5a193; }
      .modules { fill: #c9c4b6; }
      .folder { fill: #7cc4de; }
      .arrow { stroke: #d6a550; }
      .tip { fill: #d6a550; }
    }
"""


# -- placing boxes and arrows


@dataclass
class Box:
    """A room on the picture; `row` counts from the top."""

    room: Room
    row: int
    left: float
    width: float
    top: float = 0.0
    bottom: float = 0.0

    @property
    def right(self) -> float:
        return self.left + self.width

    def text(self) -> list[list[str]]:
        """Return the names, broken into lines that fit into the box."""
        lines: list[list[str]] = [[]]
        for name in self.room.names:
            if lines[-1] and len(" · ".join([*lines[-1], name])) * LETTER > self.width - 2 * PAD:
                lines.append([])
            lines[-1].append(name)
        return lines

    def needed(self) -> float:
        """Return the height that the text needs."""
        return TITLE + LINE * len(self.text())


@dataclass
class Route:
    """An arrow from the bottom of a box down to the top of another, past the rows between them along `lane`."""

    arrow: Arrow
    source: Box
    target: Box
    lane: float = 0.0
    start: float = 0.0
    end: float = 0.0

    def bends(self) -> list[tuple[int, float, float]]:
        """Return the horizontal parts: the gap below which row, from where, to where."""
        if self.target.row == self.source.row + 1:
            return [(self.source.row, self.start, self.end)]
        return [(self.source.row, self.start, self.lane), (self.target.row - 1, self.lane, self.end)]


def boxes(known: list[Room]) -> list[Box]:
    found: list[Box] = []
    for row, layer in enumerate(sorted({room.layer for room in known})):
        here = [room for room in known if room.layer == layer]
        space = WIDTH - 2 * GUTTER - GAP * (len(here) - 1)
        weights = [len(" · ".join(room.names)) for room in here]
        spare = space - NARROWEST * len(here)
        left = float(GUTTER)
        for room, weight in zip(here, weights, strict=True):
            width = NARROWEST + spare * weight / sum(weights)
            found.append(Box(room, row, round(left, 1), round(width, 1)))
            left += width + GAP
    return found


def routes(placed: list[Box], drawn: list[Arrow]) -> list[Route]:
    by_name = {box.room.name: box for box in placed}
    found = [Route(arrow, by_name[arrow[0]], by_name[arrow[1]]) for arrow in drawn]
    found.sort(key=lambda route: (route.source.row, route.source.left, route.target.row, route.target.left))
    taken: list[float] = []
    for route in found:
        route.start, route.end = ends(route.source, route.target)
        between = [box for box in placed if route.source.row < box.row < route.target.row]
        if between:
            route.lane = free_lane(route, between, taken)
            taken.append(route.lane)
            route.start = within(route.source, route.lane)
            route.end = within(route.target, route.lane, 2 * PAD)
    spread(found)
    return found


def ends(source: Box, target: Box) -> tuple[float, float]:
    """Return where an arrow leaves and arrives: straight down where the boxes overlap."""
    low, high = max(source.left, target.left), min(source.right, target.right)
    if high - low > 2 * PAD:
        return (low + high) / 2, (low + high) / 2
    return within(source, target.left + target.width / 2), within(target, source.left + source.width / 2)


def within(box: Box, x: float, edge: float = PAD) -> float:
    return min(max(x, box.left + edge), box.right - edge)


def free_lane(route: Route, between: list[Box], taken: list[float]) -> float:
    """Return the nearest place to the middle of the source where an arrow can pass all rows between."""
    middle = route.source.left + route.source.width / 2
    places = [GUTTER - 12 - 10 * k for k in range(3)] + [WIDTH - GUTTER + 12 + 10 * k for k in range(3)]
    places += [int(box.right + GAP / 2 + shift) for box in between for shift in (0, -10, 10)]
    free = [
        x
        for x in places
        if 0 < x < WIDTH and x not in taken and not any(box.left - 4 < x < box.right + 4 for box in between)
    ]
    return float(min(free or places, key=lambda x: abs(x - middle)))


def spread(found: list[Route]) -> None:
    """Move the ends of arrows that leave or enter a box at the same place apart."""
    for side in ("start", "end"):
        ports: dict[tuple[str, float], list[Route]] = {}
        for route in found:
            box = route.source if side == "start" else route.target
            ports.setdefault((box.room.name, getattr(route, side)), []).append(route)
        for shared in ports.values():
            for k, route in enumerate(shared):
                shift = 14 * (k - (len(shared) - 1) / 2)
                setattr(route, side, getattr(route, side) + shift)


def tracks(found: list[Route], gap: int) -> list[tuple[Route, float, float]]:
    """Return the horizontal parts in a gap, one for each track."""
    parts = [(route, x, y) for route in found for row, x, y in route.bends() if row == gap and abs(x - y) > 1]
    return sorted(parts, key=lambda part: (max(part[1], part[2]), min(part[1], part[2])))


# -- drawing


def picture(known: list[Room], drawn: list[Arrow]) -> str:
    placed = boxes(known)
    found = routes(placed, drawn)
    heights: dict[tuple[int, str, float], float] = {}
    top, last = 20.0, max(box.row for box in placed)
    for row in range(last + 1):
        here = [box for box in placed if box.row == row]
        bottom = top + max(box.needed() for box in here)
        for box in here:
            box.top, box.bottom = top, bottom
        parts = tracks(found, row)
        for k, (route, x, _) in enumerate(parts):
            heights[row, str(route.arrow), x] = bottom + HEAD / 2 + TRACK * k
        top = bottom + HEAD + TRACK * max(len(parts) - 1, 0)
    height = round(top - HEAD + 36)
    body = [arrow_svg(route, heights) for route in found] + [box_svg(box) for box in placed]
    note = (
        "Arrows are imports, left out if others imply them; dashed: by name, through the registry. "
        "Green: standard library and mypyc runtime only."
    )
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}">
  <title>The rooms of Clockwood and the imports between them, drawn by tools/house.py</title>
  <style>{STYLE}  </style>
  <defs>
    <marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto">
      <path class="tip" d="M0 0 L10 5 L0 10 z"/>
    </marker>
  </defs>
{chr(10).join(body)}
  <text class="note" x="{GUTTER}" y="{height - 12}">{note}</text>
</svg>
"""


def box_svg(box: Box) -> str:
    kind = "rules" if box.room.rules else "room"
    folder, sign, name = box.room.name.rpartition("/")
    fits = (len(box.room.name) + len("10,000 lines")) * BOLD_LETTER < box.width - 2 * PAD
    size = f"{box.room.lines:,} lines" if fits else f"{box.room.lines:,}"
    x, y, height = f"{box.left + PAD:g}", f"{box.top + 25:g}", f"{box.bottom - box.top:g}"
    lines = [
        f'  <rect class="{kind}" x="{box.left:g}" y="{box.top:g}" width="{box.width:g}" height="{height}" rx="6"/>',
        f'  <text class="name" x="{x}" y="{y}"><tspan class="path">{folder}{sign}</tspan>{name}</text>',
        f'  <text class="lines" x="{box.right - PAD:g}" y="{y}">{size}</text>',
    ]
    for k, names in enumerate(box.text()):
        text = " · ".join(f'<tspan class="folder">{name}</tspan>' if name.endswith("/") else name for name in names)
        lines.append(f'  <text class="modules" x="{x}" y="{box.top + TITLE + 4 + LINE * k:g}">{text}</text>')
    return "\n".join(lines)


def arrow_svg(route: Route, heights: dict[tuple[int, str, float], float]) -> str:
    points = [(route.start, route.source.bottom)]
    for row, x, y in route.bends():
        level = heights.get((row, str(route.arrow), x))
        if level is not None:
            points += [(x, level), (y, level)]
    points.append((route.end, route.target.top - 1))
    kind = "arrow by-name" if route.arrow[2] else "arrow"
    return f'  <path class="{kind}" d="{rounded(points)}" marker-end="url(#tip)"/>'


def rounded(points: list[tuple[float, float]], radius: float = 6) -> str:
    """Return a path through the points with rounded corners."""
    path = f"M{points[0][0]:g} {points[0][1]:g}"
    for (ax, ay), (bx, by), (cx, cy) in zip(points, points[1:], points[2:], strict=False):
        before = min(radius, (abs(bx - ax) + abs(by - ay)) / 2)
        after = min(radius, (abs(cx - bx) + abs(cy - by)) / 2)
        path += f" L{toward(bx, ax, before):g} {toward(by, ay, before):g} Q{bx:g} {by:g}"
        path += f" {toward(bx, cx, after):g} {toward(by, cy, after):g}"
    return f"{path} L{points[-1][0]:g} {points[-1][1]:g}"


def toward(here: float, there: float, step: float) -> float:
    return round(here + max(-step, min(step, there - here)), 1)


def drawing() -> str:
    known = rooms()
    return picture(known, arrows(known))


if __name__ == "__main__":
    PICTURE.write_text(drawing(), encoding="utf-8")
    print(PICTURE.relative_to(ROOT))
