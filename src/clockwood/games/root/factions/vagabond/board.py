"""A Vagabond's own board: tracks, satchel, damaged items, and how the others stand to him. [VA 9.2.5]"""

from typing import Final

from clockwood.games.root.factions.vagabond.items import ON_TRACK
from clockwood.games.root.factions.vagabond.relations import AIDS_NEEDED, POINTS
from clockwood.games.root.marks import mark_of
from clockwood.games.root.mat import MOST, Mat, MatRow, Printed, Spread
from clockwood.games.root.words import CHARACTERS, FACINGS, FACTIONS, ITEMS, RELATIONS
from clockwood.kernel.content import Content
from clockwood.kernel.events import Term
from clockwood.kernel.scene import Panel, PieceKind, Setting
from clockwood.kernel.seen import Row, Seen, SeenPiece, number_in
from clockwood.kernel.sketch import Piece, Sketch, named, plain
from clockwood.kernel.view import Flat

TRACKED: Final = ("tea", "coins", "bag")
"""Items that have a track of their own while they are face up. [VA 9.2.5b]"""
TRACK_FIRST: Final = 48
TRACK_STEP: Final = 38
NEXT_TRACK: Final = 132
RELATION_STEP: Final = 72
OTHERS: Final = 5
"""Factions besides Vagabonds that may be at a table."""
KINDS: Final = {"ready": "item", "exhausted": "used", "damaged": "damaged", "damaged-down": "damaged-down"}
"""The first word of the kind of piece that an item is, by its facing."""


def tracks(name: str) -> list[MatRow]:
    """Return the three tracks side by side."""
    return [MatRow(f"{name}-{item}", "", int(ON_TRACK), sign=item, spread=track(k)) for k, item in enumerate(TRACKED)]


def track(which: int) -> Spread:
    return Spread(TRACK_FIRST + which * NEXT_TRACK, TRACK_STEP, beside=which > 0)


def boxes(name: str) -> list[MatRow]:
    """Return the satchel, and the box of damaged items."""
    return [
        MatRow(f"{name}-satchel", "", 2 * MOST, sign="satchel", spread=Spread(lines=2)),
        MatRow(f"{name}-damaged", "", MOST, sign="damaged"),
    ]


def relations(name: str) -> list[MatRow]:
    """Return a line for each other faction: aids to the next step over it, points for reaching one under the last."""
    aids = ["", *(str(AIDS_NEEDED[k]) for k in range(1, len(RELATIONS) - 1)), ""]
    points = ["", "", *(str(POINTS[k]) for k in range(2, len(RELATIONS)))]
    over, under = Printed(aids, [], "card"), Printed([], points, "", "point")
    return [
        relation_row(f"{name}-relation-{k + 1}", over if k == 0 else under if k == OTHERS - 1 else None)
        for k in range(OTHERS)
    ]


def relation_row(name: str, printed: Printed | None) -> MatRow:
    sign = "friend" if printed is not None and printed.above else ""
    return MatRow(name, "", len(RELATIONS), printed, sign, Spread(step=RELATION_STEP), RELATIONS)


def persons_board(name: str) -> Mat:
    return Mat([*tracks(name), *boxes(name), *relations(name)])


def automatons_board(name: str) -> Mat:
    """Return the board of an automaton, whose items are all alike and who has neither friends nor foes. [VB 7.2.3]"""
    return Mat(boxes(name))


def describe_board(content: Content, setting: Setting, name: str, seat: int) -> None:
    """Add the character, and a mark of every other faction for each relation."""
    setting.panels.append(Panel(f"{name}.character", "scene-character", seat))
    known = [kind.name for kind in setting.pieces]
    for other, faction in enumerate(content.names["seat"]):
        if is_friend(faction):
            for relation in RELATIONS:
                kind = f"{relation}-{faction}"
                mark = mark_of(faction)
                if kind not in known:
                    label, about = f"relation-{relation}", f"about-{relation}"
                    setting.pieces.append(PieceKind(kind, label, mark, other, relation, False, about))


def is_friend(faction: str) -> bool:
    """Return whether a Vagabond can have relations to a faction. [VA 9.7.4]"""
    return not faction.startswith(("vagabond", "watcher"))


def draw_items(view: Flat, seen: Seen, name: str, on_tracks: bool) -> None:
    """Lay every item where it belongs, in its facing."""
    for item in ITEMS:
        for facing in FACINGS:
            count = number_in(view, f"{name}.{facing}.{item}")
            kind = f"{KINDS[facing]}-{item}"
            tracked = min(count, int(ON_TRACK)) if on_tracks and facing == "ready" and item in TRACKED else 0
            if tracked:
                seen.pieces.append(SeenPiece(f"{name}-{item}", kind, tracked))
            if count > tracked:
                box = "damaged" if facing.startswith("damaged") else "satchel"
                seen.pieces.append(SeenPiece(f"{name}-{box}", kind, count - tracked))


def draw_relations(content: Content, view: Flat, seen: Seen, name: str) -> None:
    """Put the mark of each other faction on the step it stands on."""
    friends = [faction for faction in content.names["seat"] if is_friend(faction)]
    for k, faction in enumerate(friends):
        relation = view.get(f"{name}.relation.{faction}")
        if relation is not None:
            seen.pieces.append(SeenPiece(f"{name}-relation-{k + 1}", f"{relation}-{faction}", 1))


def draw_character(content: Content, view: Flat, seen: Seen, name: str, is_bot: bool) -> None:
    """Name the character with his special action, and how others stand to him."""
    rows: list[Row] = []
    character = view.get(f"{name}.character")
    if character is not None:
        name_of, cite = (
            ("scene-character-is", "") if is_bot else (f"scene-character-{character}", cite_of(str(character)))
        )
        rows.append(Row(name_of, [term_of(content, "character", str(character))], flag="now", cite=cite))
    for faction in content.names["seat"]:
        relation = view.get(f"{name}.relation.{faction}")
        if relation is not None:
            terms = [term_of(content, "seat", faction), term_of(content, "relation", str(relation))]
            rows.append(Row("scene-relation", terms))
    seen.panels[f"{name}.character"] = rows


def cite_of(character: str) -> str:
    """Return the statement of a character's special action."""
    return f"VA V.{CHARACTERS.index(character) + 1}"


def term_of(content: Content, kind: str, name: str) -> Term:
    return Term(kind, kind, content.names[kind].index(name))


def lines_of(view: Flat, name: str) -> Sketch:
    """Return character, items by facing, and relations as text."""
    head: list[Piece] = [plain("  ")]
    if f"{name}.character" in view:
        head += [named("character", str(view[f"{name}.character"]), "head"), plain("  ")]
    for facing in FACINGS:
        held = [item for item in ITEMS if number_in(view, f"{name}.{facing}.{item}")]
        if held:
            head += [named("facing", facing, "dim"), plain(":")]
        for item in held:
            count = number_in(view, f"{name}.{facing}.{item}")
            head += [plain(" "), named("item", item, ""), plain(f" {count}" if count > 1 else "")]
        head += [plain("  ")] if held else []
    friends = [faction for faction in FACTIONS if f"{name}.relation.{faction}" in view]
    if not friends:
        return [head]
    line: list[Piece] = [plain("  ")]
    for faction in friends:
        line += [named("seat", faction, faction), plain(" ")]
        line += [named("relation", str(view[f"{name}.relation.{faction}"]), ""), plain("  ")]
    return [head, line]
