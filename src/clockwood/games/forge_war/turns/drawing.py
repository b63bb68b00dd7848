"""Round, order and bonus tiles drawn, and as text."""

from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.words import MOST_PLAYERS, PHASES, TILES_USED
from clockwood.kernel.events import Term
from clockwood.kernel.scene import Counter, Panel, Setting, Stage, Track
from clockwood.kernel.seen import Row, Seen
from clockwood.kernel.sketch import Sketch, label, named, plain
from clockwood.kernel.view import Flat


def describe_turns(content: ForgeContent, setting: Setting) -> None:
    """Add the counters of stage and round, the player order and the tiles."""
    setting.provenance = content.label
    setting.counters.append(Counter("stage", "scene-stage"))
    setting.counters.append(Counter("round", "scene-round"))
    setting.tracks.append(
        Track("phase", "scene-phase", [Stage(f"scene-phase-{phase}") for phase in PHASES], role="phases")
    )
    setting.panels.append(Panel("order", "scene-order"))
    setting.panels.append(Panel("tiles", "scene-tiles"))


def draw_turns(content: ForgeContent, view: Flat, seen: Seen) -> None:
    """Fill the phase, the player order and the tiles."""
    seen.tracks["phase"] = PHASES.index(str(view["phase"])) if "phase" in view else -1
    seen.panels["order"] = listed(content, view, "order", int(MOST_PLAYERS), "seat", "scene-in-order")
    seen.panels["tiles"] = listed(content, view, "tile", int(TILES_USED), "tile", "scene-tile")


def listed(content: ForgeContent, view: Flat, key: str, size: int, kind: str, message: str) -> list[Row]:
    """Return a row of words for each key from 1 to `size` that the view has."""
    held = [str(view[f"{key}.{k}"]) for k in range(1, size + 1) if f"{key}.{k}" in view]
    return [Row(message, [Term(kind, kind, content.names[kind].index(name))]) for name in held]


def sketch_round(content: ForgeContent, view: Flat) -> Sketch:
    """Return the round, the order and the tiles as text."""
    line = [label("scene-stage"), plain(f" {view['stage']}  "), label("scene-round"), plain(f" {view['round']}  ")]
    if "phase" in view:
        line += [named("phase", str(view["phase"]), "head"), plain("  ")]
    line += [label("scene-order"), plain(" ")]
    for k in range(1, len(content.names["seat"]) + 1):
        if f"order.{k}" in view:
            line += [named("seat", str(view[f"order.{k}"]), str(view[f"order.{k}"])), plain(" ")]
    lines: Sketch = [line]
    for k in range(1, TILES_USED + 1):
        if f"tile.{k}" in view:
            lines.append([plain("  "), named("tile", str(view[f"tile.{k}"]), "dim")])
    return lines
