"""Iron Kings' table as text, for a seat: the map with kings and their facing, boards, hands; one thing explained."""

from typing import Final

from mypy_extensions import i64

from clockwood.games.iron_kings.content import KingsContent
from clockwood.games.iron_kings.map.pieces import ARROWS, LETTERS, MARKS
from clockwood.games.iron_kings.state import FIRST_TREASURE, FIRST_UPGRADE, PLANS_EACH, board
from clockwood.games.iron_kings.words import FACINGS, RESOURCES, SEATS, SECTIONS, SLOTS, SPACES, TERRAIN
from clockwood.kernel.gesture import touched
from clockwood.kernel.match import Match
from clockwood.kernel.question import Question
from clockwood.kernel.sketch import Piece, Sketch, label, named, plain, tab
from clockwood.kernel.view import Flat

PARTS: Final = ["map", "boards", "hand"]
WIDE: Final = 8
NOTES: Final = 34


def sketch(match: Match, seat: i64, part: str) -> Sketch:
    """What the seat may know, drawn: one part, or all of them."""
    content = board(match)
    known = match.game.view(match, seat)
    lines: Sketch = []
    if part in ("", "map"):
        targets, _ = touched(match, seat, ["hex"])
        lines += [[label("scene-round"), plain(f" {known['round']}")], *draw_map(content, known, targets)]
    if part in ("", "boards"):
        for name in content.names["seat"]:
            lines += draw_king(content, known, name)
        lines += draw_zone(content, known, "market", "scene-zone-market")
    if part in ("", "hand") and seat >= 0:
        name = content.names["seat"][seat]
        if part == "hand":
            lines += draw_king(content, known, name)
        lines += draw_zone(content, known, f"hand.{name}", "scene-zone-hand")
    return lines


def draw_map(content: KingsContent, known: Flat, legal: list[str]) -> Sketch:
    """Row by row from the north: a hex's name, ground, stack, and who is there; a king with the way it faces."""
    lines: Sketch = []
    for row in sorted({row for _, row in content.spots}, reverse=True):
        line: list[Piece] = []
        for k in sorted((k for k, spot in enumerate(content.spots) if spot[1] == row), key=lambda k: content.spots[k]):
            name = content.names["hex"][k]
            line += [tab(content.spots[k][0] * WIDE), *hex_pieces(content, known, name, name in legal)]
        lines.append(line)
    return [*lines, [plain("  "), label("sketch-map-key")]]


def hex_pieces(content: KingsContent, known: Flat, name: str, legal: bool) -> list[Piece]:
    terrain = LETTERS[TERRAIN.index(str(known[f"terrain.{name}"]))]
    stack = known.get(f"wood.{name}", known.get(f"coal.{name}", ""))
    found = [plain(name, "legal" if legal else "dim"), plain(f"{terrain}{stack}")]
    for seat in content.names["seat"]:
        if known.get(f"{seat}.king") == name:
            arrow = ARROWS[FACINGS.index(str(known[f"{seat}.facing"]))]
            found.append(plain(f"{letter(seat)}{arrow}", "head"))
        elif known.get(f"{seat}.site") == name:
            found.append(plain(f"{letter(seat)}H", "dim"))
    if f"worker.{name}" in known:
        found.append(plain(letter(str(known[f"worker.{name}"])).lower()))
    return found


def letter(seat: str) -> str:
    return MARKS[SEATS.index(seat)].letter


def draw_king(content: KingsContent, known: Flat, seat: str) -> Sketch:
    """Points and stores; workers and damage space by space; the program; treasures and upgrades."""
    head = [named("seat", seat, "head"), plain("  "), label("scene-vp"), plain(f" {known[f'{seat}.vp']}  ")]
    head += [label("scene-steam"), plain(f" {known[f'{seat}.steam']}/{known[f'{seat}.gauge']}  ")]
    for kind in RESOURCES:
        head += [plain(f"{known[f'{seat}.{kind}']} "), label(f"resource-{kind}", ""), plain("  ")]
    rest = [plain("  "), label("scene-rested"), plain(f" {known[f'{seat}.rested']}+{known[f'{seat}.big']}  ")]
    rest += [label("scene-wilderness"), plain(f" {known[f'{seat}.wilderness']}")]
    lines: Sketch = [head, rest]
    there = [space for space in SPACES if f"{seat}.at.{space}" in known or f"{seat}.damage.{space}" in known]
    for space in there:
        worker = [named("worker", str(known[f"{seat}.at.{space}"]), "")] if f"{seat}.at.{space}" in known else []
        damage = [label("token-damage", "wrong")] if f"{seat}.damage.{space}" in known else []
        lines.append([plain("  "), named("space", space, "dim"), plain("  "), *worker, *damage])
    for slot in range(1, SLOTS + 1):
        if f"{seat}.track.{slot}" in known:
            lines.append(card_line(content, str(known[f"{seat}.track.{slot}"]), f"  {slot}. "))
    lines += [card_line(content, str(known[key])) for key in (f"{seat}.section.{s}" for s in SECTIONS) if key in known]
    for zone in ("king", "holdfast"):
        lines += draw_zone(content, known, f"{zone}.{seat}", f"scene-zone-{zone}")
    return lines


def draw_zone(content: KingsContent, known: Flat, zone: str, title: str) -> Sketch:
    cards = [name for name in content.names["card"] if known.get(f"card.{name}") == zone]
    return [[plain(" "), label(title)], *(card_line(content, name) for name in cards)] if cards else []


def card_line(content: KingsContent, name: str, lead: str = "  ") -> list[Piece]:
    which = content.names["card"].index(name)
    return [plain(lead), named("card", name, "card"), tab(NOTES), *card_note(content, which)]


def card_note(content: KingsContent, which: int) -> list[Piece]:
    """The numbers of a card, then what it does."""
    text = content.card_texts[content.kind_of(which)]
    if which < FIRST_TREASURE:
        steam = int(content.plan_steam[which % int(PLANS_EACH)])
        return [plain(f"{steam} "), label("sketch-steam"), plain(f"  {text}")]
    if which >= FIRST_UPGRADE:
        gear = int(content.gear[which - int(FIRST_UPGRADE)])
        return [plain(f"{gear} "), label("resource-gear"), plain(f"  {text}")]
    k = which - int(FIRST_TREASURE)
    line = [plain(f"{content.vp[k]} "), label("sketch-vp")]
    if content.attack[k]:
        line += [plain(f"  {content.attack[k]} "), label("sketch-attack")]
    if content.shields[k]:
        line += [plain(f"  {content.shields[k]} "), label("sketch-shields")]
    return [*line, plain(f"  {text}")]


def sketch_for(match: Match, question: Question) -> list[str]:
    """The map where hexes are asked for, the hand for planning."""
    del match
    name = type(question.step).__name__
    if name in ("ChooseSite", "WorkerPhase", "Climb", "Stagger", "TurnKing", "Pace"):
        return ["map"]
    return ["hand"] if name in ("Plan", "Override", "Mulligan") else []


def sketch_note(match: Match, action: i64) -> list[Piece]:
    """What a card does, beside an option that names one."""
    verb = match.game.vocabulary.verb_of(action)
    if "card" not in verb.kinds:
        return []
    which = verb.arguments(action)[verb.kinds.index("card")]
    return card_note(board(match), which)


def sketch_of(match: Match, seat: i64, kind: str, value: int) -> Sketch:
    """One card or hex explained."""
    del seat
    content = board(match)
    name = content.names[kind][value]
    if kind == "card" and content.kind_of(value) >= 0:
        house = [label("sketch-house", "house")] if content.card_house[content.kind_of(value)] else []
        return [[named("card", name, "card"), plain("  "), *house], [plain("  "), *card_note(content, value)]]
    if kind == "hex":
        known = match.game.view(match, -1)
        line = [plain(f"{name}  "), named("terrain", str(known[f"terrain.{name}"]), "")]
        for token in ("gear", "treasure", "damage"):
            if f"bag.{token}.{name}" in known:
                line += [plain(f"  {known[f'bag.{token}.{name}']} "), named("token", token, "dim")]
        return [line]
    return [[named(kind, name, "")]]
