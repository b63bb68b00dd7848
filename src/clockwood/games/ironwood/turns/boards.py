"""Both player boards as text. [IW R18]"""

from typing import Final

from clockwood.games.ironwood.cards.sketch import cards_in, in_a_row, with_markers
from clockwood.games.ironwood.content import IronwoodContent
from clockwood.games.ironwood.words import WOODWALKERS
from clockwood.kernel.seen import number_in
from clockwood.kernel.sketch import Piece, Sketch, label, named, plain, tab
from clockwood.kernel.view import Flat

GOAL: Final = 3
TURNS: Final = 6


def draw_boards(content: IronwoodContent, seen: Flat) -> Sketch:
    """Draw round and supply, then each side: its way to win, its crystals, its cards in play."""
    turn = min(number_in(seen, "turn") + 1, TURNS)
    head = [label("sketch-round", "head"), plain(f" {seen['round']}", "head"), plain("  ")]
    head += [label("sketch-turn"), plain(f" {turn}/{TURNS}  ")]
    head += [label("sketch-supply"), plain(f" {seen['supply.crystals']}", "crystal"), plain("◇", "crystal")]
    if content.label == "house":
        head += [plain("  "), label("sketch-house-map", "house")]
    return [head, *board_of(content, seen, "woodwalkers"), *board_of(content, seen, "ironclad")]


def board_of(content: IronwoodContent, seen: Flat, seat: str) -> Sketch:
    lines = [numbers(content, seen, seat), slots(seen, seat)]
    for part in content.moments.board_lines:
        lines += part.board_lines(seen, seat)
    ongoing = cards_in(seen, f"ongoing.{seat}")
    if ongoing:
        lines.append([plain("  "), label("sketch-ongoing"), plain(" "), *with_markers(seen, ongoing)])
    aside = cards_in(seen, f"aside.{seat}")
    if aside:
        lines.append([plain("  "), label("sketch-aside"), plain(" "), *in_a_row(aside)])
    if seat == "woodwalkers":
        lines += visions(seen)
    return lines


def numbers(content: IronwoodContent, seen: Flat, seat: str) -> list[Piece]:
    """Draw what a side has and holds, in one line."""
    line = [named("seat", seat, seat), tab(17)]
    if seat == "woodwalkers":
        line += [label("sketch-totems"), plain(" " + steps(number_in(seen, "secured")), "totem")]
    else:
        line += [label("sketch-forges"), plain(" " + steps(number_in(seen, "forges")), "ironclad")]
    line += [plain("  "), label("sketch-crystals"), plain(f" {seen[f'crystals.{seat}']}◆", "crystal")]
    if seat == "ironclad":
        line += [plain("  "), label("sketch-cargo"), plain(f" {seen['cargo']}", "crystal")]
        line += [plain(" ("), label("sketch-track"), plain(f" {seen['track']}/3)")]
    held = [("sketch-hand", f"count.hand.{seat}")]
    if seat == "woodwalkers":
        automatic = content.automata >> WOODWALKERS & 1
        hand, deck = ("sketch-visions", "count.visions.hand"), ("scene-vision-deck", "count.visions.deck")
        held.append(deck if automatic else hand)
    held += [("sketch-deck", f"count.deck.{seat}"), ("sketch-discard", f"count.discard.{seat}")]
    for message, key in held:
        line += [plain("  "), label(message), plain(f" {number_in(seen, key)}")]
    return line


def slots(seen: Flat, seat: str) -> list[Piece]:
    """The three slots with what lies on them, and the units that wait."""
    line = [plain("  "), label("sketch-slots")]
    drawn = number_in(seen, f"slot-markers.{seat}")
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
        line += [plain("  "), label("sketch-golems"), plain(f" {seen['supply.golems']}", seat)]
    return line


def visions(seen: Flat) -> Sketch:
    shown = cards_in(seen, "visions.shown")
    burned = number_in(seen, "count.visions.burned")
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


def steps(done: int) -> str:
    """Draw how far a side is on its way to win, and count it."""
    return "■" * done + "□" * (GOAL - done) + f" {done}/{GOAL}"
