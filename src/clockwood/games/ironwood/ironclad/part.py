"""The Ironclad: Fighters, Golems, the Drill and the Forges, and their way to win. [IW R13]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.ironwood.content import board
from clockwood.games.ironwood.ironclad import cells as ironclad
from clockwood.games.ironwood.ironclad.cells import golem_supply, iron_supply, tokens_of
from clockwood.games.ironwood.ironclad.results import result
from clockwood.games.ironwood.map.printed import OUTER
from clockwood.games.ironwood.moments import IronwoodPart
from clockwood.games.ironwood.words import FERRUM, FORGE_SIDE, IRONCLAD, MAX_MOUNTAINS
from clockwood.kernel.content import Content
from clockwood.kernel.events import Event
from clockwood.kernel.layout import NONE, term
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.scene import Counter, Mark, PieceKind, Setting, Stage, Track
from clockwood.kernel.seen import Seen, SeenPiece, number_in
from clockwood.kernel.view import Flat

GOAL: Final = 3
I: Final = int(IRONCLAD)  # noqa: E741 - the letter on its pieces
MARK: Final = Mark("I", "hexagon", "rivets")
FORGES_BUILT: Final = "forges"
FIGHTERS_LEFT: Final = "supply.fighters.ironclad"
GOLEMS_LEFT: Final = "supply.golems"
COUNTERS: Final = [
    Counter(FORGES_BUILT, "sketch-forges", I, "sign:forge", GOAL, goal=True),
    Counter("crystals.ironclad", "sketch-crystals", I, "sign:crystal"),
    Counter("cargo", "sketch-cargo", I, "sign:cargo"),
    Counter(FIGHTERS_LEFT, "sketch-fighters", I, "kind:warrior"),
    Counter(GOLEMS_LEFT, "sketch-golems", I, "kind:golem"),
]
PIECES: Final = [
    PieceKind("golem", "sketch-key-golem", Mark("G", "block", "rivets"), I, about="about-golem"),
    PieceKind("warrior", "sketch-key-iron", MARK, I, about="about-fighter"),
    PieceKind("drill", "sketch-drill", Mark("D", "cone", "plain"), I, counted=False, about="about-drill"),
    PieceKind(
        "foundation", "sketch-foundation", Mark("", "foundation", "plain"), I, "forge", False, "about-foundation"
    ),
    PieceKind("forge", "sketch-forge", Mark("", "forge", "plain"), I, "forge", False, "about-forge"),
]
"""In the order they stand in a row."""

TRACK: Final = Track(
    "track",
    "scene-drill-track",
    [
        Stage("", "scene-drill-start"),
        Stage("", "scene-drill-crystals"),
        Stage("", "scene-drill-recruit"),
        Stage("", "scene-drill-draw"),
    ],
    I,
)


class Ironclad(IronwoodPart):
    """Units and tokens on mountains, and the Drill."""

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        view[FORGES_BUILT] = int(tokens_of(match.state, FORGE_SIDE))
        view[FIGHTERS_LEFT] = int(iron_supply(match.state))
        view[GOLEMS_LEFT] = int(golem_supply(match.state))

    def keys(self, content: Content) -> list[str]:
        return [FORGES_BUILT, FIGHTERS_LEFT, GOLEMS_LEFT]

    def problems(self, match: Match) -> list[str]:
        """Name what breaks: no more pieces than the box holds, none off the map. [IW R1.2, R1.4, R1.5]"""
        state = match.state
        found = has_moved(match, ironclad.MOVED, ironclad.FIGHTERS, "ironclad_moved")
        found += has_moved(match, ironclad.GOLEMS_MOVED, ironclad.GOLEMS, "golems_moved")
        if term(state, ironclad.DRILL) == NONE:
            found.append("state.drill: the Drill stands on a mountain [IW R2.5]")
        if match.outcome is None and tokens_of(state, FORGE_SIDE) >= GOAL:
            found.append("state.forges: three Forges are a win [IW R13.5]")
        return found + misplaced(match)

    def result(self, match: Match, question: Question, action: i64) -> Event | None:
        return result(match, action)

    def describe(self, content: Content, setting: Setting) -> None:
        setting.marks[I] = MARK
        setting.counters.extend(COUNTERS)
        setting.tracks.append(TRACK)
        setting.pieces.extend(PIECES)

    def draw(self, content: Content, view: Flat, seen: Seen) -> None:
        for name in content.names["mountain"]:
            for key, kind, spent in (("golems", "golem", "golems-moved"), ("fighters", "warrior", "moved")):
                count = number_in(view, f"{name}.{key}")
                if count:
                    seen.pieces.append(SeenPiece(name, kind, count, number_in(view, f"{name}.{spent}")))
            if view["drill"] == name:
                seen.pieces.append(SeenPiece(name, "drill", 1, number_in(view, "drill.moved")))
            token = number_in(view, f"{name}.forge")
            if token:
                seen.pieces.append(SeenPiece(name, "forge" if token == FORGE_SIDE else "foundation", 1))


def misplaced(match: Match) -> list[str]:
    """Name units off the map, and Foundations or Forges where none may be."""
    state = match.state
    content = board(match)
    land = content.land
    names = content.names["mountain"]
    found: list[str] = []
    for k in range(MAX_MOUNTAINS):
        token = state[ironclad.FORGES + k]
        if k >= land.mountains:
            if state[ironclad.FIGHTERS + k] + state[ironclad.GOLEMS + k] + token:
                found.append("state.ironclad: pieces on a mountain that is not on the map")
        elif token and k != FERRUM and land.ring_of_mountain[k] != OUTER:
            found.append(f"state.forges.{names[k]}: only outer mountains hold one [IW R13.1]")
    if state[ironclad.FORGES + FERRUM] != FORGE_SIDE:
        found.append(f"state.forges.{names[FERRUM]}: Ferrum has its Forge [IW R2.5]")
    return found


def has_moved(match: Match, row: i64, most: i64, name: str) -> list[str]:
    """Name the mountains where more units have moved than stand there."""
    state = match.state
    return [
        f"state.{name}.{place}: more than stand there"
        for k, place in enumerate(match.content.names["mountain"])
        if state[row + k] > state[most + k]
    ]
