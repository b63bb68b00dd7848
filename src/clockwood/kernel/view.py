"""Views: what a seat may know of the table, flat. Declared cells show themselves; parts add what is worked out."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from clockwood.kernel.content import Content
from clockwood.kernel.layout import CARDS, CELL, FRAME, Layout, Region
from clockwood.kernel.piles import EVERY_SEAT, knows_of, zone_of

if TYPE_CHECKING:
    from clockwood.kernel.match import Match
    from clockwood.kernel.scene import Setting

Flat = dict[str, int | str]
"""A view: flat, so that two of them can be compared and sent as a difference."""

NUMBERED: Final = [str(k) for k in range(1, 256)]
"""The names of the cells of a row that belongs to no kind."""


def show_cells(match: "Match", view: Flat, seat: i64) -> None:
    """Show every declared cell that the seat may know. Cards and frames are shown by their parts."""
    seats = match.content.names["seat"]
    for region in match.game.layout.regions:
        if region.form in (CARDS, FRAME) or not region.key or region.owner >= len(seats):
            continue
        if region.form == CELL:
            show_cell(match, view, region, region.key, region.start)
            continue
        for k, key in enumerate(keys_of(region, match.content)):
            if not region.private or is_own(region, k, seat) or match.game.shows_secret(match, region.name, k, seat):
                show_cell(match, view, region, key, region.start + k)


def is_own(region: Region, k: int, seat: i64) -> bool:
    """Return whether a cell of a private row is the seat's own."""
    return region.index == "seat" and k == seat


def keys_of(region: Region, content: Content) -> list[str]:
    """Return the key of each cell of a region, as far as this content has names for them."""
    if region.form == CELL:
        return [region.key]
    owner = content.names["seat"][region.owner] if region.owner >= 0 else ""
    pattern = region.key.replace("{seat}", owner)
    return [pattern.replace("{}", name) for name in content.names.get(region.index, NUMBERED)[: region.size]]


def show_cell(match: "Match", view: Flat, region: Region, key: str, at: i64) -> None:
    """Show a number, a term or the members of a set."""
    held = match.state[at]
    if region.bits:
        for k, name in enumerate(match.content.names[region.bits]):
            if held >> k & 1:
                view[key.replace("{bit}", name)] = 1
    elif held or region.shows_zero:
        view[key] = match.content.names[region.value][held - 1] if region.value else int(held)


def declared_keys(layout: Layout, content: Content) -> set[str]:
    """Return every key that the declared cells can have in a view of this content."""
    found: set[str] = set()
    for region in layout.regions:
        if region.form in (CARDS, FRAME) or not region.key or region.owner >= len(content.names["seat"]):
            continue
        for key in keys_of(region, content):
            found |= {key.replace("{bit}", name) for name in content.names.get(region.bits, [""])}
    return found


def show(seen: Flat, key: str, value: i64) -> None:
    """Show a number that is not 0."""
    if value:
        seen[key] = int(value)


def named(match: "Match", seen: Flat, key: str, kind: str, value: i64) -> None:
    """Show the term a cell holds, if it holds one."""
    if value:
        seen[key] = match.content.names[kind][value - 1]


def show_row(match: "Match", seen: Flat, start: i64, kind: str, before: str = "", after: str = "") -> None:
    """Show the numbers of a row that are not 0, each under the name of its place between two pieces of text."""
    state = match.state
    for k, name in enumerate(match.content.names[kind]):
        if state[start + k]:
            seen[before + name + after] = int(state[start + k])


def named_row(match: "Match", seen: Flat, start: i64, kind: str, before: str, value: str) -> None:
    """Show the terms a row holds, of the kind `value`, each under the name of its place."""
    state = match.state
    terms = match.content.names[value]
    for k, name in enumerate(match.content.names[kind]):
        if state[start + k]:
            seen[before + name] = terms[state[start + k] - 1]


def show_cards(match: "Match", seen: Flat, seat: i64, first: i64, last: i64) -> None:
    """Say where each card from first to last - 1 lies that the seat sees or knows of, and how many lie where."""
    region = match.game.layout.cards_region()
    zones = region.zones
    start = i64(region.start)
    names = match.content.names["card"]
    seats = match.content.names["seat"]
    lying = [0] * len(zones)
    for card in range(first, last):
        cell = match.state[start + card]
        zone = zones[zone_of(cell)]
        lying[zone_of(cell)] += 1
        knows = zone.sees | knows_of(cell)
        if knows == EVERY_SEAT or (seat >= 0 and knows >> seat & 1):
            seen["card." + names[card]] = zone.called(seats)
    for where, number in enumerate(lying):
        if number:
            key = "count." + zones[where].called(seats)
            before = seen.get(key, 0)
            assert isinstance(before, int)
            seen[key] = before + number


def show_outcome(match: "Match", seen: Flat) -> None:
    """Show why a game that is over ended, and who won it."""
    if match.outcome is not None:
        seen["over"] = match.outcome.reason
        for winner in match.outcome.winners:
            seen[f"winner.{match.content.names['seat'][winner]}"] = 1


def must_be_shown(layout: Layout, content: Content, setting: "Setting") -> None:
    """Refuse a counter or track that is named like no key of a view: it would stand at 0 for ever."""
    keys = declared_keys(layout, content)
    for part in content.parts:
        keys.update(part.keys(content))
    names = [counter.name for counter in setting.counters] + [track.name for track in setting.tracks]
    unknown = [name for name in names if name not in keys]
    if unknown:
        raise ValueError(f"no cell and no part shows {', '.join(unknown)}")
