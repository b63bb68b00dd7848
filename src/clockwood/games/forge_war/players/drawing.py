"""The market, the offer and the players as text."""

from clockwood.games.forge_war.cards.notes import card_note
from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.words import CLOSED_SPACES, END_BONUSES, RESOURCES
from clockwood.kernel.sketch import Piece, Sketch, label, named, plain, tab
from clockwood.kernel.view import Flat

NOTES: int = 40


def draw_round(content: ForgeContent, seen: Flat) -> Sketch:
    """The round, the order, the tiles."""
    line = [label("scene-stage"), plain(f" {seen['stage']}  "), label("scene-round"), plain(f" {seen['round']}  ")]
    line += [label("scene-order"), plain(" ")]
    for k in range(1, len(content.names["seat"]) + 1):
        if f"order.{k}" in seen:
            line += [named("seat", str(seen[f"order.{k}"]), str(seen[f"order.{k}"])), plain(" ")]
    lines: Sketch = [line]
    for k in range(1, 6):
        if f"tile.{k}" in seen:
            lines.append([plain("  "), named("tile", str(seen[f"tile.{k}"]), "dim")])
    return lines


def draw_market(content: ForgeContent, seen: Flat) -> Sketch:
    """Face-up cards, taken spaces, public designs with who claimed them."""
    lines: Sketch = [[label("scene-market", "head")]]
    for k in range(1, 6):
        if f"market.{k}" in seen:
            lines.append(card_line(content, str(seen[f"market.{k}"])))
    for card in content.names["design"]:
        if seen.get(f"card.{card}") == "row":
            line = card_line(content, card)
            claimed = [seat for seat in content.names["seat"] if f"claim.{card}.{seat}" in seen]
            for seat in claimed:
                line += [plain("  "), named("seat", seat, seat)]
            lines.append(line)
    taken = [(space, str(seen[f"space.{space}"])) for space in CLOSED_SPACES if f"space.{space}" in seen]
    lines += [
        [plain("  "), named("space", space, "dim"), plain(" "), named("seat", seat, seat)] for space, seat in taken
    ]
    sold = [(bonus, str(seen[f"end-bonus.{bonus}"])) for bonus in END_BONUSES if f"end-bonus.{bonus}" in seen]
    lines += [
        [plain("  "), named("bonus", bonus, "dim"), plain(" "), named("seat", seat, seat)] for bonus, seat in sold
    ]
    return lines


def card_line(content: ForgeContent, name: str, lead: str = "  ") -> list[Piece]:
    card = content.names["card"].index(name)
    return [plain(lead), named("card", name, "card"), tab(NOTES), *card_note(content, card)]


def draw_scores(content: ForgeContent, seen: Flat) -> Sketch:
    """Where everybody's prestige came from, when the game is over. [FW F9]"""
    lines: Sketch = []
    for seat in content.names["seat"]:
        if f"{seat}.final.quests" in seen:
            line = [plain("  "), named("seat", seat, seat), tab(14), plain(f"{seen[f'{seat}.score']} =")]
            for part in ("quests", "levels", "cards", "bonuses", "gold"):
                line += [plain("  "), label(f"sketch-{part}"), plain(f" {seen[f'{seat}.final.{part}']}")]
            lines.append(line)
    return [[label("scene-scores", "head")], *lines] if lines else []


def draw_offer(content: ForgeContent, seen: Flat) -> Sketch:
    lines: Sketch = [[label("scene-zone-offer", "head")]]
    for slot in range(1, 9):
        if f"offer.{slot}" in seen:
            price = 0 if slot < 3 else 1 if slot < 6 else 2
            lines.append(card_line(content, str(seen[f"offer.{slot}"]), f"  {price}g "))
    return lines


def draw_player(content: ForgeContent, seen: Flat, seat: str) -> Sketch:
    """Prestige, pool, adventurers, quests and what lies on the mat."""
    head = [named("seat", seat, seat), plain("  "), label("scene-prestige"), plain(f" {seen[f'{seat}.score']}  ")]
    head += [label("scene-gold"), plain(f" {seen[f'{seat}.gold']}  ")]
    head += [label("scene-workers"), plain(f" {seen[f'{seat}.workers']}  ")]
    for kind in RESOURCES:
        if f"{seat}.{kind}" in seen:
            head += [plain(f"{seen[f'{seat}.{kind}']} "), label(f"resource-{kind}", ""), plain("  ")]
    lines: Sketch = [head]
    pool = [which for which in content.names["adventurer"] if f"{seat}.{which}.level" in seen]
    free = [hero_pieces(seen, f"{seat}.{which}", which) for which in pool if f"{seat}.{which}.quest" not in seen]
    if free:
        lines.append([plain("  "), label("sketch-pool"), *(piece for hero in free for piece in hero)])
    for quest in content.names["quest"]:
        if f"{seat}.{quest}" in seen:
            lines += quest_lines(content, seen, seat, quest, pool)
    mat = [name for name in content.names["card"] if seen.get(f"card.{name}") == f"mat.{seat}"]
    for name in mat:
        lines.append(card_line(content, name))
    return lines


def hero_pieces(seen: Flat, key: str, which: str) -> list[Piece]:
    line = [plain(f"  {which} "), label("sketch-level"), plain(f" {seen[f'{key}.level']}")]
    if f"{key}.title" in seen:
        line += [plain(" "), named("title", str(seen[f"{key}.title"]), "")]
    return line


def quest_lines(content: ForgeContent, seen: Flat, seat: str, quest: str, pool: list[str]) -> Sketch:
    """A quest: its step, the power on it, what its step needs; and who is there with what."""
    key = f"{seat}.{quest}"
    name = str(seen[key])
    met = int(seen[f"{key}.power"]) >= int(seen[f"{key}.needs"])
    line = [
        plain(f"  {quest} "),
        named("card", name, "card"),
        plain("  "),
        label("sketch-step"),
        plain(f" {seen[f'{key}.step']}  "),
    ]
    line += [plain(f"{seen[f'{key}.power']}/{seen[f'{key}.needs']}", "legal" if met else "wrong")]
    if not met:
        lacks = seen.get(f"{key}.lacks", 0)
        line += [plain(f" −{lacks}", "wrong")] if lacks else [plain(" "), label("sketch-can-meet", "legal")]
    line += [tab(NOTES + 20), *card_note(content, content.names["card"].index(name))]
    lines: Sketch = [line]
    if f"{key}.lacks-next" in seen:
        lines.append([plain("    "), label("sketch-next-lacks"), plain(f" {seen[f'{key}.lacks-next']}", "wrong")])
    for which in pool:
        if seen.get(f"{seat}.{which}.quest") == quest:
            weapon = str(seen[f"{seat}.{which}.weapon"])
            lines.append(
                [plain("    "), *hero_pieces(seen, f"{seat}.{which}", which), plain("  "), named("design", weapon, "")]
            )
    return lines
