"""The map: the sheet with its places, drawn for the page and as text. [IW R8]"""

from mypy_extensions import i64

from clockwood.games.ironwood.content import IronwoodContent, board
from clockwood.games.ironwood.map import drawing
from clockwood.games.ironwood.map.place_sketch import forest, mountain
from clockwood.games.ironwood.map.sketch import PLACES, draw_map, legend
from clockwood.games.ironwood.moments import IronwoodPart
from clockwood.kernel.content import Content
from clockwood.kernel.gesture import touched
from clockwood.kernel.match import Match
from clockwood.kernel.scene import Setting
from clockwood.kernel.sketch import Sketch


class Map(IronwoodPart):
    """Mountains and forests, their names and numbers."""

    def printed(self, content: Content, kind: str, value: int, language: str) -> str:
        """Return a mountain's name, or a forest's number."""
        assert isinstance(content, IronwoodContent)
        if value < 0:
            return ""
        if kind == "mountain":
            return content.land.mountain_names[value]
        return str(content.land.forest_number[value]) if kind == "forest" else ""

    def describe(self, content: Content, setting: Setting) -> None:
        assert isinstance(content, IronwoodContent)
        setting.provenance = content.label
        setting.called["forest"] = "scene-forest"
        setting.boards.append(drawing.SHEET)
        setting.places.extend(drawing.mountains(content.land) + drawing.forests(content.land))
        setting.links.extend(drawing.links(content.land))

    def sketch_parts(self) -> list[str]:
        return ["map"]

    def sketch(self, match: Match, seat: i64, part: str) -> Sketch:
        view = match.game.view(match, seat)
        targets, sources = touched(match, seat, PLACES)
        return draw_map(board(match).land, view, targets, sources) + legend(bool(targets), view)

    def sketch_of(self, match: Match, seat: i64, kind: str, value: int) -> Sketch:
        if kind not in PLACES:
            return []
        view = match.game.view(match, seat)
        return mountain(board(match), view, value) if kind == "mountain" else forest(board(match), view, value)
