"""The Woodwalkers: Fighters and Totems, and their way to win. [IW R15]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.map.printed import OUTER
from clockwood.games.ironwood.moments import IronwoodPart
from clockwood.games.ironwood.woodwalkers import cells as woodwalkers
from clockwood.games.ironwood.woodwalkers.cells import totems_at, wood_supply
from clockwood.games.ironwood.woodwalkers.results import result
from clockwood.games.ironwood.words import MAX_FORESTS, WOODWALKERS
from clockwood.kernel.content import Content
from clockwood.kernel.events import Event
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.scene import Counter, Mark, PieceKind, Setting
from clockwood.kernel.seen import Seen, SeenPiece, number_in
from clockwood.kernel.view import Flat

GOAL: Final = 3
W: Final = int(WOODWALKERS)
MARK: Final = Mark("W", "leaf", "slants")
FIGHTERS_LEFT: Final = "supply.fighters.woodwalkers"
COUNTERS: Final = [
    Counter("secured", "scene-secured", W, "sign:totem", GOAL, goal=True),
    Counter("crystals.woodwalkers", "sketch-crystals", W, "sign:crystal"),
    Counter(FIGHTERS_LEFT, "sketch-fighters", W, "kind:fighter"),
]
PIECES: Final = [
    PieceKind("fighter", "sketch-key-wood", MARK, W, about="about-fighter"),
    PieceKind("totem", "sketch-full-totem", Mark("T", "totem", "plain"), W, about="about-totem"),
    PieceKind("fading", "sketch-fading-totem", Mark("T", "fading-totem", "plain"), W, about="about-totem"),
]
"""In the order they stand in a row."""


class Woodwalkers(IronwoodPart):
    """Fighters on forests, Totems on their way home."""

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        view[FIGHTERS_LEFT] = int(wood_supply(match.state))

    def keys(self, content: Content) -> list[str]:
        return [FIGHTERS_LEFT]

    def problems(self, match: Match) -> list[str]:
        """Name what breaks: a piece off the map, or a Totem where none can stay."""
        state = match.state
        content = board(match)
        land = content.land
        found = has_moved(match, woodwalkers.MOVED, woodwalkers.FIGHTERS, "woodwalkers_moved", "stand there")
        found += has_moved(match, woodwalkers.FIRST_STEP, woodwalkers.MOVED, "woodwalkers_first_step", "have moved")
        for k in range(MAX_FORESTS):
            totems = totems_at(state, k)
            if k >= land.forests:
                if state[woodwalkers.FIGHTERS + k] + totems:
                    found.append("state.woodwalkers: pieces on a forest that is not on the map")
            elif totems and land.ring_of_forest[k] == OUTER:
                name = content.names["forest"][k]
                found.append(f"state.totems.{name}: a Totem in an outer forest is secured at once [IW R15.3]")
        if match.outcome is None and state[woodwalkers.SECURED] >= GOAL:
            found.append("state.secured: three Totems are a win [IW R15.4]")
        return found

    def result(self, match: Match, question: Question, action: i64) -> Event | None:
        return result(match, action)

    def describe(self, content: Content, setting: Setting) -> None:
        setting.marks[W] = MARK
        setting.counters.extend(COUNTERS)
        setting.pieces.extend(PIECES)

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        for name in content.names["forest"]:
            count = number_in(view, f"{name}.fighters")
            if count:
                stepped = ["first-step"] if f"{name}.first-step" in view else []
                seen.pieces.append(SeenPiece(name, "fighter", count, number_in(view, f"{name}.moved"), stepped))
            for key, kind in (("totems", "totem"), ("fading", "fading")):
                if f"{name}.{key}" in view:
                    seen.pieces.append(SeenPiece(name, kind, number_in(view, f"{name}.{key}")))


def has_moved(match: Match, row: i64, most: i64, name: str, there: str) -> list[str]:
    """Name the forests where more have moved than there are."""
    state = match.state
    return [
        f"state.{name}.{place}: more than {there}"
        for k, place in enumerate(match.content.names["forest"])
        if state[row + k] > state[most + k]
    ]
