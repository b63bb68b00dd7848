"""Both player boards and a seat's own hand as text. [IW R18]"""

from clockwood.games.ironwood.cards.cells import is_base
from clockwood.games.ironwood.content import IronwoodContent
from clockwood.games.ironwood.words import FIRST_VISION, GOLEMS_IN_ALL
from clockwood.kernel.sketch import Piece, Sketch, label, named, plain, tab
from clockwood.kernel.view import Flat

GOAL = 3
TURNS = 6


def draw_boards(content: IronwoodContent, seen: Flat) -> Sketch:
    """Round and supply, then each side: its way to win, its crystals, its cards in play."""
    turn = min(count(seen, "turn") + 1, TURNS)
    head = [label("sketch-round", "head"), plain(f" {seen['round']}", "head"), plain("  ")]
    head += [label("sketch-turn"), plain(f" {turn}/{TURNS}  ")]
    head += [label("sketch-supply"), plain(f" {seen['supply.crystals']}", "crystal"), plain("◇", "crystal")]
    if content.label == "house":
        head += [plain("  "), label("sketch-house-map", "house")]
    return [head, *board_of(content, seen, "woodwalkers"), *board_of(content, seen, "ironclad")]


def board_of(content: IronwoodContent, seen: Flat, seat: str) -> Sketch:
    lines = [numbers(content, seen, seat), slots(seen, seat)]
    if seat == "ironclad" and seen.get("automaton") == "ironbot":
        lines.append(ironbot(seen))
    if seat == "woodwalkers" and seen.get("automaton") == "woodenbot":
        lines.append(woodenbot(seen))
    ongoing = cards_in(seen, f"ongoing.{seat}")
    if ongoing:
        lines.append([plain("  "), label("sketch-ongoing"), plain(" "), *with_markers(seen, ongoing)])
    aside = cards_in(seen, f"aside.{seat}")
    if aside:
        lines.append([plain("  "), label("sketch-aside"), plain(" "), *in_a_row(aside)])
    if seat == "woodwalkers":
        lines += visions(seen)
    return lines


def woodenbot(seen: Flat) -> list[Piece]:
    """The Woodenbot's level, side and Spirits of the Forest. [WB 2.1, 5.1, 7.8]"""
    side = f"aid-{seen['woodenbot.side']}"
    line = [plain("  "), label("sketch-woodenbot", "woodwalkers"), plain("  "), label("sketch-level")]
    line += [plain(f" {seen['woodenbot.level']}  "), label("sketch-side"), plain(" "), label(side, "woodwalkers")]
    line += [plain("  "), label("sketch-spirits"), plain(f" {seen['woodenbot.spirits']}", "mark")]
    boxed = count(seen, "boxed-tokens")
    return [*line, plain("  "), label("sketch-boxed-tokens"), plain(f" {boxed}")] if boxed else line


def ironbot(seen: Flat) -> list[Piece]:
    """The Ironbot's level, stance and side. [IB 2.1, 5.2, 5.6]"""
    stance, side = f"stance-{seen['ironbot.stance']}", f"procedure-{seen['ironbot.side']}"
    line = [plain("  "), label("sketch-ironbot", "ironclad"), plain("  "), label("sketch-level")]
    line += [plain(f" {seen['ironbot.level']}  "), label("sketch-stance"), plain(" "), label(stance, "ironclad")]
    return [*line, plain("  "), label("sketch-side"), plain(" "), label(side, "ironclad")]


def numbers(content: IronwoodContent, seen: Flat, seat: str) -> list[Piece]:
    """What a side has and holds, in one line."""
    line = [named("seat", seat, seat), tab(17)]
    if seat == "woodwalkers":
        line += [label("sketch-totems"), plain(" " + steps(count(seen, "secured")), "totem")]
    else:
        built = sum(1 for name in content.names["mountain"][1:] if seen.get(f"{name}.forge") == 2)
        line += [label("sketch-forges"), plain(" " + steps(built), "ironclad")]
    line += [plain("  "), label("sketch-crystals"), plain(f" {seen[f'crystals.{seat}']}◆", "crystal")]
    if seat == "ironclad":
        line += [plain("  "), label("sketch-cargo"), plain(f" {seen['cargo']}", "crystal")]
        line += [plain(" ("), label("sketch-track"), plain(f" {seen['track']}/3)")]
    held = [("sketch-hand", f"count.hand.{seat}")]
    if seat == "woodwalkers":
        alone = seen.get("automaton") == "woodenbot"
        held.append(("scene-vision-deck", "count.visions.deck") if alone else ("sketch-visions", "count.visions.hand"))
    held += [("sketch-deck", f"count.deck.{seat}"), ("sketch-discard", f"count.discard.{seat}")]
    for message, key in held:
        line += [plain("  "), label(message), plain(f" {count(seen, key)}")]
    return line


def slots(seen: Flat, seat: str) -> list[Piece]:
    """The three slots with what lies on them, and the units that wait."""
    line = [plain("  "), label("sketch-slots")]
    drawn = count(seen, f"slot-markers.{seat}")
    for slot in (1, 2, 3):
        line.append(plain(f"  {slot} ", "dim"))
        lying = cards_in(seen, f"slot{slot}.{seat}")
        if lying:
            line += with_markers(seen, lying)
        elif drawn >> (slot - 1) & 1:
            line.append(label("sketch-slot-drawn"))
        else:
            line.append(plain("–", "dim"))
    line += [plain("   "), label("sketch-fighters"), plain(f" {seen[f'supply.fighters.{seat}']}", seat)]
    if seat == "ironclad":
        line += [plain("  "), label("sketch-golems"), plain(f" {golems_aside(seen)}", seat)]
    return line


def golems_aside(seen: Flat) -> int:
    return int(GOLEMS_IN_ALL) - sum(count(seen, key) for key in seen if key.endswith(".golems"))


def visions(seen: Flat) -> Sketch:
    shown = cards_in(seen, "visions.shown")
    burned = count(seen, "count.visions.burned")
    discarded = cards_in(seen, "visions.discard")
    if not shown and not burned and not discarded:
        return []
    line = [plain("  "), label("sketch-visions")]
    if shown:
        line += [plain(" "), label("sketch-visions-shown"), plain(" "), *in_a_row(shown)]
    if burned:
        line += [plain("  "), label("sketch-visions-burned"), plain(f" {burned}")]
    if discarded:
        line += [plain("  "), label("sketch-visions-discarded"), plain(" "), *in_a_row(discarded)]
    return [line]


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
    """What a card is worth and what it does, without its name."""
    name = content.names["card"][card]
    line = [*values(content, card), plain("  "), named("card-text", name, ""), plain(" ")]
    if is_base(card):
        line += [label("sketch-base"), plain(" ")]
    if content.card_provenance[card] == "house":
        line.append(label("sketch-house", "house"))
    return line


def wager_note(content: IronwoodContent, card: int) -> list[Piece]:
    line = [*values(content, card), plain(" "), label("sketch-values")]
    return [*line, plain("  "), label("sketch-base")] if is_base(card) else line


def values(content: IronwoodContent, card: int) -> list[Piece]:
    """Damage, defense, dominance. [IW R5.8]"""
    return [
        plain(str(content.damage[card]), "damage"),
        plain("/", "dim"),
        plain(str(content.defense[card]), "defense"),
        plain("/", "dim"),
        plain(str(content.dominance[card]), "dominance"),
    ]


def draw_battle(seen: Flat) -> Sketch:
    """The open battle: who attacks where, and who staked a card. [IW R18.4]"""
    if "battle.attacker" not in seen:
        return []
    line = [label("sketch-battle", "head"), plain("  "), named("seat", str(seen["battle.attacker"]), "head")]
    line += [plain("  ♣", "woodwalkers"), named("forest", str(seen["battle.forest"]), "woodwalkers"), plain(" × ")]
    line.append(named("mountain", str(seen["battle.mountain"]), "ironclad"))
    for seat in ("woodwalkers", "ironclad"):
        staked = seen.get(f"wagered.{seat}", 0)
        if staked:
            line += [plain("  "), named("seat", seat, seat), plain(" "), label("sketch-wager"), plain(": ")]
            line.append(wager(seen, seat, staked == 1))
    return [line]


def wager(seen: Flat, seat: str, nothing: bool) -> Piece:
    if nothing:
        return label("sketch-wager-none")
    if f"wager.{seat}" in seen:
        return named("card", str(seen[f"wager.{seat}"]), "card")
    return label("sketch-wager-hidden")


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
        markers = count(seen, f"markers.{card}")
        if markers:
            line += [plain(" " + "●" * markers, "mark")]
    return line


def steps(done: int) -> str:
    """How far a side is on its way to win, drawn and counted."""
    return "■" * done + "□" * (GOAL - done) + f" {done}/{GOAL}"


def count(seen: Flat, key: str) -> int:
    value = seen.get(key, 0)
    assert isinstance(value, int)
    return value


def is_vision(card: int) -> bool:
    return card >= FIRST_VISION
