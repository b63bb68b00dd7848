"""Turns, points, the supply of items, dominance and a battle under way, as the page describes and draws them."""

from typing import Final

from clockwood.games.root.content import RootContent
from clockwood.games.root.table.automata import describe_automata, draw_automata
from clockwood.games.root.table.battle_sheet import battle_sheet
from clockwood.games.root.words import GOAL, ITEMS, MOST_PLAYERS, PHASES, SUITS
from clockwood.kernel.content import Content
from clockwood.kernel.events import Term
from clockwood.kernel.scene import Counter, Mark, Panel, PieceKind, Setting, Stage, Track
from clockwood.kernel.seen import Row, Seen
from clockwood.kernel.view import Flat

SUPPLIED: Final = 7
"""Kinds of items that can be crafted: all but the torch."""

STATES: Final = {
    "item": "item",
    "used": "scene-used",
    "damaged": "scene-damaged",
    "damaged-down": "scene-damaged-down",
}
"""The kinds of pieces that an item can be, and the messages that name them."""


def describe_table(content: RootContent, setting: Setting) -> None:
    """Add what every table has besides map and cards."""
    setting.counters.append(Counter("round", "scene-round"))
    for seat, name in enumerate(content.factions()):
        setting.counters.append(Counter(f"{name}.vp", "scene-vp", seat, "icon:point", most=int(GOAL), goal=True))
    for item in ITEMS[:SUPPLIED]:
        setting.counters.append(Counter(f"supply.{item}", f"scene-supply-{item}", icon=f"icon:{item}"))
    phases = [Stage(f"phase-{phase}") for phase in PHASES[1:]]
    setting.tracks.append(Track("phase", "scene-phase", phases, role="phases"))
    for name in ("order", "dominance"):
        setting.panels.append(Panel(name, f"scene-{name}"))
    describe_automata(content, setting)
    for item in ITEMS:
        mark = Mark(item[0].upper(), "square", "plain")
        for kind, label in STATES.items():
            about = f"about-{item}" if kind == "item" else f"about-{kind}"
            piece = PieceKind(f"{kind}-{item}", f"{label}-{item}", mark, spot="items", counted=False, about=about)
            setting.pieces.append(piece)


def draw_table(content: RootContent, view: Flat, seen: Seen) -> None:
    """Fill phase, turn order, dominance and battle."""
    phase = str(view.get("phase", PHASES[0]))
    seen.tracks["phase"] = PHASES.index(phase) - 1
    ordered = [str(view[f"order.{k}"]) for k in range(1, MOST_PLAYERS + 1) if f"order.{k}" in view]
    seen.panels["order"] = [
        Row("scene-in-order", [named(content, "seat", name)], flag="now" if view.get("active") == name else "")
        for name in ordered
    ]
    seen.panels["dominance"] = [
        Row("scene-dominates", [named(content, "seat", name), named(content, "card", str(view[f"{name}.dominance"]))])
        for name in content.factions()
        if f"{name}.dominance" in view
    ]
    for name in content.factions():
        if f"{name}.dominance" in view:
            card = content.names["card"].index(str(view[f"{name}.dominance"]))
            seen.signs[f"{name}.vp"] = f"icon:{SUITS[content.deck.suit[card]]}"
    draw_automata(content, view, seen)
    if "battle.clearing" in view:
        seen.sheets["battle"] = battle_sheet(content, view)


def named(content: Content, kind: str, name: str, called: str = "") -> Term:
    return Term(called or kind, kind, content.names[kind].index(name))
