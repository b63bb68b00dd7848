"""Quests drawn, and as text: the offer, and each player's active quests with what they lack. [FW F7.3]"""

from typing import Final

from clockwood.games.forge_war.adventurers.drawing import adventurer_pieces
from clockwood.games.forge_war.cards.cells import FIRST_QUEST
from clockwood.games.forge_war.cards.notes import NOTES, card_line, card_note
from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.rules.quest_phase import slot_cost
from clockwood.games.forge_war.rules.weapons import leg_of
from clockwood.games.forge_war.words import LEGS, OFFER, TYPES
from clockwood.kernel.events import Term, number
from clockwood.kernel.scene import Panel, Setting
from clockwood.kernel.seen import Row, Seen, number_in
from clockwood.kernel.sketch import Sketch, label, named, plain, tab
from clockwood.kernel.view import Flat

QUEST_NOTES: Final = NOTES + 20
"""The column of a quest's note."""


def describe_quests(content: ForgeContent, setting: Setting) -> None:
    """Add a panel of active quests for each player."""
    for seat, name in enumerate(content.names["seat"]):
        setting.panels.append(Panel(f"quests.{name}", "scene-quests", seat))


def draw_quests(content: ForgeContent, view: Flat, seen: Seen) -> None:
    for name in content.names["seat"]:
        seen.panels[f"quests.{name}"] = quest_rows(content, view, name)


def quest_rows(content: ForgeContent, view: Flat, seat: str) -> list[Row]:
    """Return each active quest: its step, the power on it, and what the step needs. [FW F7.3]"""
    rows: list[Row] = []
    for quest in content.names["quest"]:
        key = f"{seat}.{quest}"
        if key in view:
            power, needs = number_in(view, f"{key}.power"), number_in(view, f"{key}.needs")
            terms = [
                Term("card", "card", content.names["card"].index(str(view[key]))),
                number("step", number_in(view, f"{key}.step")),
                number("power", power),
                number("needs", needs),
            ]
            rows.append(Row("scene-quest-row", terms, flag="done" if power >= needs else "open", cite="FW F7.3"))
            rows += planned_rows(content, view, key)
    return rows


def planned_rows(content: ForgeContent, view: Flat, key: str) -> list[Row]:
    """Return whether pool and designs can meet the step, and what the next leg asks for. [FW F7.3]"""
    rows: list[Row] = []
    printed = content.quests
    if number_in(view, f"{key}.power") < number_in(view, f"{key}.needs"):
        rows.append(reach("scene-step", number_in(view, f"{key}.lacks"), []))
    which = content.names["card"].index(str(view[key])) - int(FIRST_QUEST)
    leg = which * int(LEGS) + int(leg_of(content, which, number_in(view, f"{key}.step"))) + 1
    if leg < which * LEGS + printed.legs[which]:
        start = number("start", printed.leg_end[leg - 1] + 1)
        lacks = number_in(view, f"{key}.lacks-next")
        rows.append(reach("scene-leg", lacks, [start, number("needs", printed.leg_difficulty[leg])]))
        wanted = int(printed.leg_types[leg])
        rows += [Row(f"scene-wants-{name}", [], cite="FW F6.2") for k, name in enumerate(TYPES) if wanted >> k & 1]
    return rows


def reach(message: str, lacks: int, terms: list[Term]) -> Row:
    """Return a row for what can be met, or for what is missing."""
    if lacks == 0:
        return Row(f"{message}-met", terms, flag="done", cite="FW F7.3")
    return Row(f"{message}-lacks", [*terms, number("n", lacks)], flag="wrong", cite="FW F7.3")


def sketch_offer(content: ForgeContent, view: Flat) -> Sketch:
    """Return the offer as text, each quest with its price."""
    lines: Sketch = [[label("scene-zone-offer", "head")]]
    for slot in range(OFFER):
        if f"offer.{slot + 1}" in view:
            lines.append(card_line(content, str(view[f"offer.{slot + 1}"]), int(slot_cost(slot))))
    return lines


def sketch_quest(content: ForgeContent, view: Flat, seat: str, quest: str, pool: list[str]) -> Sketch:
    """Return a quest as text: its step, the power on it, what its step needs; and who is there with what."""
    key = f"{seat}.{quest}"
    name = str(view[key])
    met = int(view[f"{key}.power"]) >= int(view[f"{key}.needs"])
    line = [plain("  "), named("card", name, "card"), plain("  ")]
    line += [label("sketch-step"), plain(f" {view[f'{key}.step']}  ")]
    line += [plain(f"{view[f'{key}.power']}/{view[f'{key}.needs']}", "legal" if met else "wrong")]
    if not met:
        lacks = view.get(f"{key}.lacks", 0)
        line += [plain(f" −{lacks}", "wrong")] if lacks else [plain(" "), label("sketch-can-meet", "legal")]
    line += [tab(QUEST_NOTES), *card_note(content, content.names["card"].index(name))]
    lines: Sketch = [line]
    if f"{key}.lacks-next" in view:
        lines.append([plain("    "), label("sketch-next-lacks"), plain(f" {view[f'{key}.lacks-next']}", "wrong")])
    for which in pool:
        if view.get(f"{seat}.{which}.quest") == quest:
            weapon = str(view[f"{seat}.{which}.weapon"])
            sent = adventurer_pieces(view, f"{seat}.{which}", which)
            lines.append([plain("    "), *sent, plain("  "), named("design", weapon, "")])
    return lines
