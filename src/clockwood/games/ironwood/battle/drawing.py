"""The open battle as a panel: who attacks where, and what is staked. [IW R18.4]"""

from clockwood.games.ironwood.battle.sheet import term_of
from clockwood.kernel.content import Content
from clockwood.kernel.seen import Row
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
