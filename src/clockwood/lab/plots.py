"""Plots as SVG, drawn by Vega-Lite; they load nothing from elsewhere."""

from typing import Any, Final

import altair as alt
import polars as pl
import vl_convert

WIDTH: Final = 480
ROW: Final = 22
LONGEST: Final = 30
PERCENT: Final = alt.Axis(format="%")
COLOURS: Final = alt.Scale(scheme="dark2")


def svg(chart: alt.Chart | alt.LayerChart | alt.FacetChart) -> str:
    return str(vl_convert.vegalite_to_svg(chart.to_dict()))


def intervals(
    rows: list[dict[str, Any]], label: str, axis: str, mark: float | None = None, percent: bool = False
) -> str:
    """Draw a value with its interval for each row: `name`, `value`, `low` and `high`, in the given order."""
    data = pl.DataFrame(rows)
    down = alt.Y("name:N", sort=None, title=label)
    along = alt.Axis(format="%" if percent else "")
    scale = alt.Scale(zero=False)
    base = alt.Chart(data).properties(width=WIDTH, height=ROW * len(rows))
    layers: list[Any] = [
        base.mark_rule().encode(x=alt.X("low:Q", title=axis, scale=scale, axis=along), x2="high:Q", y=down),
        base.mark_point(filled=True, size=60).encode(x=alt.X("value:Q", scale=scale), y=down),
    ]
    if mark is not None:
        line = alt.Chart(pl.DataFrame({"mark": [mark]}))
        layers.insert(0, line.mark_rule(strokeDash=[4, 4], color="#888").encode(x="mark:Q"))
    return svg(alt.layer(*layers))


def levels(rows: list[dict[str, Any]]) -> str:
    """Draw win rates over levels: a panel for each `automaton`, a line with its band for each `agent`."""
    base = alt.Chart(pl.DataFrame(rows)).encode(
        x=alt.X("level:Q", title="level", axis=alt.Axis(tickMinStep=1)),
        color=alt.Color("agent:N", title="agent", sort=None, scale=COLOURS),
    )
    share = alt.Scale(domain=[0, 1])
    band = base.mark_area(opacity=0.2).encode(
        y=alt.Y("low:Q", title="win rate", scale=share, axis=PERCENT), y2="high:Q"
    )
    line = base.mark_line(point=True).encode(y=alt.Y("share:Q", scale=share))
    panel = alt.layer(band, line).properties(width=300, height=240)
    return svg(panel.facet(column=alt.Column("automaton:N", title=None, sort=None)))


def pairings(rows: list[dict[str, Any]], first: str, second: str) -> str:
    """Draw the share of wins of the first seat's player: `one` down, `other` across, `share` in the field."""
    base = alt.Chart(pl.DataFrame(rows)).encode(
        y=alt.Y("one:N", title=first, sort=None), x=alt.X("other:N", title=second, sort=None)
    )
    names = {name for row in rows for name in (row["one"], row["other"])}
    shade = alt.Color(
        "share:Q",
        title=f"{first} win",
        legend=alt.Legend(format="%"),
        scale=alt.Scale(domain=[0, 1], scheme="blueorange"),
    )
    fields = base.mark_rect().encode(color=shade)
    text = base.mark_text().encode(text=alt.Text("share:Q", format=".0%"))
    side = 48 * len(names)
    return svg(alt.layer(fields, text).properties(width=side, height=side))


def lengths(counts: dict[int, int], axis: str) -> str:
    """Draw the number of games of each length; those over `LONGEST` share a bar."""
    names = [str(length) for length in range(1, LONGEST + 1)]
    games = [counts.get(length, 0) for length in range(1, LONGEST + 1)]
    longer = sum(count for length, count in counts.items() if length > LONGEST)
    data = pl.DataFrame({"length": [*names, "more"], "games": [*games, longer]})
    down = alt.Y("games:Q", title="games", axis=alt.Axis(tickMinStep=1))
    bars = alt.Chart(data).mark_bar().encode(x=alt.X("length:N", title=axis, sort=None), y=down)
    return svg(bars.properties(width=WIDTH, height=200))
