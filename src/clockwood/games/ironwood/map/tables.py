"""The map as the rules read it: flat tables, made once."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.games.ironwood.map.printed import INNER, OUTER, Board, distances
from clockwood.games.ironwood.verbs import AGAIN, MARCH, MOVE
from clockwood.games.ironwood.words import MAX_FORESTS, MAX_MOUNTAINS, ROW
from clockwood.kernel.bits import bit
from clockwood.kernel.content import table

FAR: Final[i64] = 9
"""As far as the tables of nearest places count."""


@final
class Land:
    """Mountains and forests. A mask has one bit a place; a row is read up to its -1; steps and marches are actions."""

    def __init__(self, board: Board) -> None:
        mountains, forests = board.mountains, board.forests
        self.mountains: Final[i64] = len(mountains.ids)
        self.forests: Final[i64] = len(forests.ids)
        self.ring_of_mountain: Final = table(mountains.rings)
        self.ring_of_forest: Final = table(forests.rings)
        self.mountain_number: Final = table(mountains.numbers)
        self.forest_number: Final = table(forests.numbers)
        self.mountain_near: Final = masks(mountains.near)
        self.forest_near: Final = masks(forests.near)
        self.touch_forests: Final = masks(mountains.touch)
        self.touch_mountains: Final = masks(forests.touch)
        self.mountain_neighbours: Final = rows(mountains.near)
        self.forest_neighbours: Final = rows(forests.near)
        self.mountain_touching: Final = rows(mountains.touch)
        self.forest_touching: Final = rows(forests.touch)
        self.first_steps: Final = MOVE.rows(forests.near)
        self.second_steps: Final = AGAIN.rows(forests.near)
        self.marches: Final = MARCH.rows(mountains.near)
        self.mountain_steps: Final = steps(mountains.near, MAX_MOUNTAINS)
        self.forest_steps: Final = steps(forests.near, MAX_FORESTS)
        outer = [forest for forest, ring in enumerate(forests.rings) if ring == OUTER]
        inner = [[forest for forest in row if forests.rings[forest] == INNER] for row in mountains.touch]
        self.steps_home: Final = nearest(forests.near, [outer])
        self.steps_beside: Final = nearest(forests.near, inner)
        self.mountain_x: Final = table(mountains.x)
        self.mountain_y: Final = table(mountains.y)
        self.forest_x: Final = table(forests.x)
        self.forest_y: Final = table(forests.y)
        self.mountain_ids: Final = mountains.ids
        self.forest_ids: Final = forests.ids
        self.mountain_names: Final = board.names
        self.ridges: Final = board.ridges
        self.provenance: Final = board.provenance


def masks(links: list[list[int]]) -> vec[i64]:
    return table([sum(int(bit(other)) for other in row) for row in links])


def rows(links: list[list[int]]) -> vec[i64]:
    return table([cell for row in links for cell in row + [-1] * (int(ROW) - len(row))])


def steps(near: list[list[int]], width: int) -> vec[i64]:
    """Count the steps from each place to each; `width` places a row, -1 where there is none."""
    cells = [-1] * (width * width)
    for start in range(len(near)):
        found = distances(near, start)
        cells[start * width : start * width + len(found)] = found
    return table(cells)


def nearest(near: list[list[int]], goals: list[list[int]]) -> vec[i64]:
    """Count the steps from each forest to the nearest of each list of goals, FAR at most, a row for each list."""
    cells: list[int] = []
    for wanted in goals:
        ways = [distances(near, goal) for goal in wanted]
        found = [min([int(FAR), *(way[forest] for way in ways)]) for forest in range(len(near))]
        cells += found + [int(FAR)] * (int(MAX_FORESTS) - len(near))
    return table(cells)
