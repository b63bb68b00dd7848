"""The map on the table, and the pieces every faction has on it. [RT 2.2]"""

from mypy_extensions import i64

from clockwood.games.root.clearings.drawing import describe_map, draw_map
from clockwood.games.root.clearings.sketch import sketch_map
from clockwood.games.root.content import content_of, root_content
from clockwood.games.root.moments import BUILDING, FIGURE, RootPart
from clockwood.games.root.rules.placing import open_slots
from clockwood.games.root.rules.ruling import NOBODY, ruler
from clockwood.games.root.rules.setup import Markers, begins_later, waiting
from clockwood.games.root.table import cells
from clockwood.games.root.words import CLEARINGS, LAND_SUITS, PIECES
from clockwood.kernel.content import Content
from clockwood.kernel.match import Match
from clockwood.kernel.scene import Setting
from clockwood.kernel.seen import Seen
from clockwood.kernel.sketch import Sketch
from clockwood.kernel.view import Flat


class Land(RootPart):
    """Clearings with suits, slots and ruins; who rules them. [RT 2.5]"""

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        names = match.content.names
        for clearing in range(CLEARINGS):
            if match.state[cells.SUIT + clearing]:
                ruling = ruler(match, clearing)
                if ruling != NOBODY:
                    view[f"ruler.{names['clearing'][clearing]}"] = names["seat"][ruling]

    def problems(self, match: Match) -> list[str]:
        return [*self.slot_problems(match), *self.warrior_problems(match)]

    def slot_problems(self, match: Match) -> list[str]:
        """Name clearings with more buildings than slots, or without a suit. [RT 2.2.3a] [RT 2.2.2]"""
        found: list[str] = []
        has_suits = not any(isinstance(step, Markers) for step in waiting(match))
        for clearing in range(CLEARINGS):
            name = match.content.names["clearing"][clearing]
            if open_slots(match, clearing) < 0:
                standing = ", ".join(self.buildings(match, clearing))
                found.append(f"state.{name}: more buildings than slots: {standing} [RT 2.2.3a]")
            if has_suits and not 1 <= match.state[cells.SUIT + clearing] <= LAND_SUITS:
                found.append(f"state.suit.{name}: every clearing has a suit [RT 2.2.2]")
        return found

    def buildings(self, match: Match, clearing: i64) -> list[str]:
        """Name what fills the slots of a clearing, owner by owner."""
        found = ["ruin"] if match.state[cells.RUIN + clearing] else []
        content = content_of(match)
        for seat in range(content.players):
            for piece in content.faction[seat].pieces:
                count = match.state[piece.row + clearing]
                if piece.sort == BUILDING and count:
                    found.append(f"{count} {PIECES[piece.piece]} of {content.names['seat'][seat]}")
        return found

    def warrior_problems(self, match: Match) -> list[str]:
        """Name warriors that are missing: all are on the map, in supply, or where the faction says. [RT 1.5.1]"""
        content = content_of(match)
        state = match.state
        found: list[str] = []
        for seat in range(content.players):
            faction = content.faction[seat]
            for piece in faction.pieces:
                if piece.sort != FIGURE:
                    continue
                total = state[faction.supply]
                for clearing in range(CLEARINGS):
                    total += state[piece.row + clearing]
                if total > piece.count:
                    continue
                total += state[cells.COFFIN + seat] + faction.elsewhere(match, seat) + self.kept(match, seat)
                if begins_later(match, seat):
                    if total:
                        found.append(f"state.{faction.name}: {total} before the setup of this faction [RT 5.1.7]")
                elif total != piece.count:
                    found.append(f"state.{faction.name}: {total}; there are {piece.count} [{piece.cite}]")
        return found

    def kept(self, match: Match, owner: i64) -> i64:
        """Count an owner's warriors on boards of factions that keep them. [RF I2]"""
        content = content_of(match)
        found: i64 = 0
        for seat in range(content.players):
            if content.keeping >> seat & 1:
                found += content.faction[seat].keeps(match, seat, owner)
        return found

    def describe(self, content: Content, setting: Setting) -> None:
        describe_map(root_content(content), setting)

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        draw_map(root_content(content), view, seen)

    def sketch_parts(self) -> list[str]:
        return ["map"]

    def sketch(self, match: Match, seat: i64, part: str) -> Sketch:
        return sketch_map(match, seat)
