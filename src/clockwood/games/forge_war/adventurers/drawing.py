"""Adventurers drawn, and as text: level, title, and where they are with what."""

from clockwood.games.forge_war.content import ForgeContent
from clockwood.kernel.events import Term, number
from clockwood.kernel.scene import Panel, Setting
from clockwood.kernel.seen import Row, Seen, number_in
from clockwood.kernel.sketch import Piece, label, named, plain
from clockwood.kernel.view import Flat


def describe_adventurers(content: ForgeContent, setting: Setting) -> None:
    """Add a panel of adventurers for each player."""
    for seat, name in enumerate(content.names["seat"]):
        setting.panels.append(Panel(f"adventurers.{name}", "scene-adventurers", seat))


def draw_adventurers(content: ForgeContent, view: Flat, seen: Seen) -> None:
    for name in content.names["seat"]:
        seen.panels[f"adventurers.{name}"] = adventurer_rows(content, view, name)


def adventurer_rows(content: ForgeContent, view: Flat, seat: str) -> list[Row]:
    """Return each adventurer of a player: level, title, and where with what."""
    names = content.names
    rows: list[Row] = []
    for which, name in enumerate(names["adventurer"]):
        key = f"{seat}.{name}"
        if f"{key}.level" not in view:
            break
        terms = [
            Term("adventurer", "adventurer", which),
            number("nth", which + 1),
            number("level", number_in(view, f"{key}.level")),
        ]
        message = "scene-adventurer"
        if f"{key}.title" in view:
            terms.append(Term("title", "title", names["title"].index(str(view[f"{key}.title"]))))
            message += "-titled"
        if f"{key}.quest" in view:
            card = str(view[f"{seat}.{view[f'{key}.quest']}"])
            terms.append(Term("quest", "card", names["card"].index(card)))
            terms.append(Term("design", "design", names["design"].index(str(view[f"{key}.weapon"]))))
            message += "-away"
        rows.append(Row(message, terms))
    return rows


def adventurer_pieces(view: Flat, key: str, which: str) -> list[Piece]:
    """Return an adventurer as text: name, level, title."""
    line = [plain("  "), named("adventurer", which, ""), plain(" ("), label("sketch-level")]
    line.append(plain(f" {view[f'{key}.level']})"))
    if f"{key}.title" in view:
        line += [plain(" "), named("title", str(view[f"{key}.title"]), "")]
    return line
