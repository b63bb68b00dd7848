"""Cards as text: a seat's own hand, what a card says beside an option, and one card explained. [IW R18]"""

from clockwood.games.ironwood.cards.cells import is_base
from clockwood.games.ironwood.cards.tables import CardTables
from clockwood.games.ironwood.content import IronwoodContent
from clockwood.games.ironwood.words import FIRST_VISION
from clockwood.kernel.seen import number_in
from clockwood.kernel.sketch import Piece, Sketch, label, named, plain, tab
from clockwood.kernel.view import Flat


def draw_hand(content: IronwoodContent, seen: Flat, seat: str) -> Sketch:
    """The seat's own cards: values, and what each does; which of them are ours is said on each."""
    held = cards_in(seen, f"hand.{seat}")
    lines: Sketch = [[label("sketch-your-hand", "head"), plain("  "), label("sketch-values")]]
    lines += [card_line(content, content.names["card"].index(name)) for name in held]
    mine = cards_in(seen, "visions.hand") if seat == "woodwalkers" else []
    if mine:
        lines.append([label("sketch-your-visions", "head"), plain("  "), *in_a_row(mine)])
    return lines


def card_line(content: IronwoodContent, card: int) -> list[Piece]:
    name = content.names["card"][card]
    return [
        plain(" "),
        plain(name, "key"),
        plain(" "),
        named("card-name", name, "card"),
        tab(31),
        *card_note(content, card),
    ]


def card_note(content: IronwoodContent, card: int) -> list[Piece]:
    """Return what a card is worth and what it does, without its name."""
    name = content.names["card"][card]
    line = [*values(content.cards, card), plain("  "), named("card-text", name, ""), plain(" ")]
    if is_base(card):
        line += [label("sketch-base"), plain(" ")]
    if content.cards.provenance[card] == "house":
        line.append(label("sketch-house", "house"))
    return line


def wager_note(printed: CardTables, card: int) -> list[Piece]:
    line = [*values(printed, card), plain(" "), label("sketch-values")]
    return [*line, plain("  "), label("sketch-base")] if is_base(card) else line


def values(printed: CardTables, card: int) -> list[Piece]:
    """Damage, defense, dominance. [IW R5.8]"""
    return [
        plain(str(printed.damage[card]), "damage"),
        plain("/", "dim"),
        plain(str(printed.defense[card]), "defense"),
        plain("/", "dim"),
        plain(str(printed.dominance[card]), "dominance"),
    ]


def cards_in(seen: Flat, zone: str) -> list[str]:
    return [key.removeprefix("card.") for key, value in seen.items() if value == zone and key.startswith("card.")]


def in_a_row(cards: list[str]) -> list[Piece]:
    line: list[Piece] = []
    for card in cards:
        if line:
            line.append(plain(", "))
        line.append(named("card", card, "card"))
    return line


def with_markers(seen: Flat, cards: list[str]) -> list[Piece]:
    line: list[Piece] = []
    for card in cards:
        if line:
            line.append(plain(", "))
        line.append(named("card", card, "card"))
        markers = number_in(seen, f"markers.{card}")
        if markers:
            line += [plain(" " + "●" * markers, "mark")]
    return line


# -- one card explained


def card(content: IronwoodContent, seen: Flat, which: int) -> Sketch:
    name = content.names["card"][which]
    kind = label("sketch-base" if is_base(which) else "sketch-special")
    head = [named("card", name, "card"), plain("  "), kind, plain("  "), *values(content.cards, which)]
    head += [plain(" "), label("sketch-values")]
    if content.cards.provenance[which] == "house":
        head += [plain("  "), label("sketch-house", "house")]
    lines = [head, [plain("  "), named("card-text", name, "")]]
    lines.append([plain("  "), label("sketch-effect"), plain("  "), named("card-effect", name, "key")])
    return [*lines, [plain("  "), *where(seen, name)]]


def vision(content: IronwoodContent, seen: Flat, which: int) -> Sketch:
    name = content.names["card"][which]
    gives = plain(str(content.visions.crystals[which - int(FIRST_VISION)]), "crystal")
    head = [named("card", name, "card"), plain("  "), label("sketch-vision"), plain("  ")]
    return [[*head, label("sketch-vision-gives"), plain(" "), gives], [plain("  "), *where(seen, name)]]


def where(seen: Flat, name: str) -> list[Piece]:
    """Return where the card lies, as far as the seat knows."""
    zone = seen.get(f"card.{name}")
    lies = label("sketch-not-known") if zone is None else label("zone-" + str(zone).replace(".", "-"), "")
    return [label("sketch-where"), plain("  "), lies]
