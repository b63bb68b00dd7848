"""The open battle as a panel of the page and as a line of text. [IW R18.4]"""

from clockwood.games.ironwood.words import FACTIONS
from clockwood.kernel.content import Content
from clockwood.kernel.events import Term
from clockwood.kernel.seen import Row
from clockwood.kernel.sketch import Piece, Sketch, label, named, plain
from clockwood.kernel.view import Flat


def battle_rows(content: Content, view: Flat) -> list[Row]:
    """Return who attacks where, and what each side staked, as far as it is known. [IW R18.4]"""
    rows = [
        Row("scene-attacker", [term_of(content, "seat", view["battle.attacker"])], cite="IW R11.1"),
        Row("scene-in-forest", [term_of(content, "forest", view["battle.forest"])]),
        Row("scene-on-mountain", [term_of(content, "mountain", view["battle.mountain"])]),
    ]
    for seat in content.names["seat"]:
        staked = view.get(f"wagered.{seat}", 0)
        who = term_of(content, "seat", seat)
        if staked == 1:
            rows.append(Row("scene-wager-none", [who], cite="IW R11.3"))
        elif f"wager.{seat}" in view:
            rows.append(
                Row("scene-wager-card", [who, term_of(content, "card", view[f"wager.{seat}"])], cite="IW R11.3")
            )
        elif staked:
            rows.append(Row("scene-wager-hidden", [who], cite="IW R11.3"))
    return rows


def term_of(content: Content, kind: str, name: int | str) -> Term:
    return Term(kind, kind, content.names[kind].index(str(name)))


def battle_line(seen: Flat) -> Sketch:
    """The open battle: who attacks where, and who staked a card. [IW R18.4]"""
    if "battle.attacker" not in seen:
        return []
    line = [label("sketch-battle", "head"), plain("  "), named("seat", str(seen["battle.attacker"]), "head")]
    line += [plain("  ♣", "woodwalkers"), named("forest", str(seen["battle.forest"]), "woodwalkers"), plain(" × ")]
    line.append(named("mountain", str(seen["battle.mountain"]), "ironclad"))
    for seat in FACTIONS:
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
