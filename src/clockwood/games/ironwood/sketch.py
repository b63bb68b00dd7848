"""Ironwood's table as text, for a seat: the map, both boards, the hand; and one thing explained. [IW R18]"""

from typing import Final

from mypy_extensions import i64

from clockwood.games.ironwood.cards.cells import is_base
from clockwood.games.ironwood.content import IronwoodContent, board
from clockwood.games.ironwood.map.printed import CENTRE, INNER
from clockwood.games.ironwood.map.sketch import draw_map, legend
from clockwood.games.ironwood.rules.turn import ActionTurn
from clockwood.games.ironwood.sketch_boards import (
    card_note,
    count,
    draw_battle,
    draw_boards,
    draw_hand,
    is_vision,
    values,
    wager_note,
)
from clockwood.games.ironwood.verbs import WAGER_CARD
from clockwood.games.ironwood.words import FIRST_VISION
from clockwood.kernel.gesture import touched
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.sketch import Piece, Sketch, label, named, plain
from clockwood.kernel.view import Flat

PARTS: Final = ["map", "boards", "hand"]
PLACES: Final = ["forest", "mountain"]


def sketch(match: Match, seat: i64, part: str) -> Sketch:
    """What the seat may know, drawn: one part, or all of them."""
    content = board(match)
    seen = match.game.view(match, seat)
    lines: Sketch = []
    if part in ("", "map"):
        targets, sources = touched(match, seat, PLACES)
        lines += draw_map(content, seen, targets, sources) + legend(bool(targets), seen)
    if part in ("", "boards"):
        lines += draw_boards(content, seen)
    if part in ("", "boards", "battle"):
        lines += draw_battle(seen)
    if part in ("", "hand") and seat >= 0:
        lines += draw_hand(content, seen, content.names["seat"][seat])
    return lines


def sketch_for(match: Match, question: Question) -> list[str]:
    """The table at the start of a turn, the map where places are asked for, else the battle, if there is one."""
    if isinstance(question.step, ActionTurn):
        return ["map", "boards"]
    kinds = [kind for action in question.options for kind in match.game.vocabulary.verb_of(action).kinds]
    if any(kind in PLACES for kind in kinds):
        return ["map"]
    return ["battle"]


def sketch_note(match: Match, action: i64) -> list[Piece]:
    """A card an option names: its values and what it does; of a wager the values alone. [IW R5.8]"""
    verb = match.game.vocabulary.verb_of(action)
    if verb.kinds != ["card"]:
        return []
    card = int(verb.only(action))
    if is_vision(card):
        return []
    return wager_note(board(match), card) if WAGER_CARD.has(action) else card_note(board(match), card)


# -- one thing explained


def sketch_of(match: Match, seat: i64, kind: str, value: int) -> Sketch:
    content = board(match)
    seen = match.game.view(match, seat)
    if kind == "card":
        return vision(content, seen, value) if is_vision(value) else card(content, seen, value)
    if kind == "mountain":
        return mountain(content, seen, value)
    return forest(content, seen, value) if kind == "forest" else []


def card(content: IronwoodContent, seen: Flat, which: int) -> Sketch:
    name = content.names["card"][which]
    kind = label("sketch-base" if is_base(which) else "sketch-special")
    head = [named("card", name, "card"), plain("  "), kind, plain("  "), *values(content, which)]
    head += [plain(" "), label("sketch-values")]
    if content.card_provenance[which] == "house":
        head += [plain("  "), label("sketch-house", "house")]
    lines = [head, [plain("  "), named("card-text", name, "")]]
    lines.append([plain("  "), label("sketch-effect"), plain("  "), named("card-effect", name, "key")])
    return [*lines, [plain("  "), *where(seen, name)]]


def vision(content: IronwoodContent, seen: Flat, which: int) -> Sketch:
    name = content.names["card"][which]
    gives = plain(str(content.vision_crystals[which - int(FIRST_VISION)]), "crystal")
    head = [named("card", name, "card"), plain("  "), label("sketch-vision"), plain("  ")]
    return [[*head, label("sketch-vision-gives"), plain(" "), gives], [plain("  "), *where(seen, name)]]


def where(seen: Flat, name: str) -> list[Piece]:
    """Where the card lies, as far as the seat knows."""
    zone = seen.get(f"card.{name}")
    lies = label("sketch-not-known") if zone is None else label("zone-" + str(zone).replace(".", "-"), "")
    return [label("sketch-where"), plain("  "), lies]


def mountain(content: IronwoodContent, seen: Flat, which: int) -> Sketch:
    name = content.names["mountain"][which]
    ring = content.ring_of_mountain[which]
    kinds = ["sketch-mountain-centre", "sketch-mountain-inner", "sketch-mountain-outer"]
    head = [named("mountain", name, "mountain"), plain("  "), label(kinds[CENTRE if ring == 0 else int(ring)])]
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
    near = names(content.names["mountain"], int(content.mountain_near[which]), "mountain")
    touch = names(content.names["forest"], int(content.touch_forests[which]), "forest")
    return place(seen, name, head, units, near, touch)


def forest(content: IronwoodContent, seen: Flat, which: int) -> Sketch:
    name = content.names["forest"][which]
    ring = "sketch-forest-inner" if content.ring_of_forest[which] == INNER else "sketch-forest-outer"
    head = [plain("♣ ", "forest"), named("forest", name, "forest"), plain("  "), label(ring)]
    units: list[Piece] = []
    units += amount(seen, f"{name}.fighters", "sketch-fighter", "woodwalkers")
    units += amount(seen, f"{name}.totems", "sketch-full-totem", "totem")
    units += amount(seen, f"{name}.fading", "sketch-fading-totem", "totem")
    near = names(content.names["forest"], int(content.forest_near[which]), "forest")
    touch = names(content.names["mountain"], int(content.touch_mountains[which]), "mountain")
    return place(seen, name, head, units, near, touch)


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
    held = count(seen, key)
    return [label(message, style), plain(f" {held}  ", style)] if held else []


def names(all_names: list[str], mask: int, kind: str) -> list[Piece]:
    line: list[Piece] = []
    for k, name in enumerate(all_names):
        if mask >> k & 1:
            line += [plain(", ")] if line else []
            line.append(named(kind, name, kind))
    return line
