"""Tables of the Corvids and their plots, for their tests."""

from clockwood.kernel.options import Value
from games.root.builder import Scene, table


def crows(**options: Value) -> Scene:
    """Marquise, Eyrie and Corvids. Fox clearings are c1, c6, c8, c12; rabbit c3, c4, c5, c10; mouse c2, c7, c9, c11."""
    return table(corvids=1, **options)


def plots(scene: Scene, **clearings: str) -> Scene:
    """Plots by clearing, face down unless said: `c5="bomb", c6="snare up"`."""
    up = scene.state.get("plots_up", 0)
    assert isinstance(up, int)
    for clearing, plot in clearings.items():
        kind, _, side = plot.partition(" ")
        scene.row("plot", **{clearing: 1}).row("plot_kind", **{clearing: kind})
        up |= (1 << int(clearing[1:]) - 1) if side == "up" else 0
    return scene.set(plots_up=up)


def seat_of(scene: Scene, name: str = "corvids") -> int:
    return scene.seats.index(name)


def plot_in(scene: Scene, clearing: str, seat: str = "corvids") -> str:
    """Return a plot as a seat sees it: its kind if it is face up, `hidden-` and its kind, or just `plot`."""
    view = scene.table.view(seat_of(scene, seat))
    names = ("bomb", "snare", "extortion", "raid")
    keys = [*names, *(f"hidden-{name}" for name in names), "plot"]
    return ", ".join(key for key in keys if f"{key}.{clearing}" in view)
