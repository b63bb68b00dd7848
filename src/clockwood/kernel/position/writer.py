"""Positions: to us what FEN is to chess. The whole table in readable TOML, or what one seat knows of it."""

from typing import Final

from mypy_extensions import i64

from clockwood.kernel.bits import bit
from clockwood.kernel.layout import CARDS, CELL, FRAME, ROW, Region, Zone
from clockwood.kernel.match import Match
from clockwood.kernel.piles import EVERY_SEAT, card_cell, knows_of, place_of, places_of, zone_of
from clockwood.kernel.rng import Generator
from clockwood.kernel.step import Step
from clockwood.kernel.vocabulary import term_text

UNKNOWN: Final = "?"
HIDDEN: Final[i64] = -1


def write_position(match: Match, seat: str | None = None) -> str:
    """Return the position as text; with a seat, `"?"` stands for what that seat does not know.

    The generator and hidden cards are left out of a seat's position, so it may be shared.
    """
    names = match.content.names["seat"]
    eye = -1 if seat is None else match.content.chairs().index(seat)
    lines = [
        'format = "clockwood position 1"',
        f'game = "{match.game.name}"',
        f"rules = {match.game.rules_version}",
        f"packs = [{', '.join(quoted(pack.text()) for pack in match.content.packs)}]",
    ]
    if seat is None:
        lines.append(f"generator = {generator_text(match.rng)}")
    else:
        lines.append(f"seen_by = {quoted(names[eye])}")
    if match.outside_chance:
        lines.append('chance = "told"')
    if match.outcome is not None:
        lines.append(f"over = [{quoted(match.outcome.reason)}, {quoted(match.outcome.cite)}]")
        lines.append(f"winners = [{', '.join(quoted(names[w]) for w in match.outcome.winners)}]")
        lines.append(f"scores = [{', '.join(str(s) for s in match.outcome.scores)}]")
    lines.append(f"stack = {step_list(match, match.stack)}")
    lines += [f"lanes.{key_text(names[lane.seat])} = {step_list(match, lane.stack)}" for lane in match.lanes]
    lines += ["", "[options]"]
    for key, value in sorted(match.content.options.items()):
        lines.append(f"{quoted(key)} = {value if isinstance(value, int) else quoted(value)}")
    lines += ["", "[state]"]
    for region in match.game.layout.regions:
        if region.form != CARDS:
            lines += region_lines(match, region, eye)
    for region in match.game.layout.regions:
        if region.form == CARDS:
            lines += ["", f"[{region.name}]", *card_lines(match, region, eye)]
    return "\n".join(lines) + "\n"


def generator_text(rng: Generator) -> str:
    """Write the two words of a generator, or its key and how many words it gave."""
    if rng.key is not None:
        return f"[{quoted(rng.key.hex())}, {rng.first}]"
    return f"[{rng.first}, {rng.second}]"


def key_text(name: str) -> str:
    """Write a key as TOML takes it."""
    return name if name.isascii() and name.replace("-", "").replace("_", "").isalnum() else quoted(name)


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def step_list(match: Match, steps: list[Step]) -> str:
    return "[" + ", ".join(quoted(step_text(match, step)) for step in steps) + "]"


def step_text(match: Match, step: Step) -> str:
    """Write a step as its name and its arguments in words: `Wager woodwalkers`."""
    name = type(step).__name__
    kinds = next((kind.kinds for kind in match.game.steps if kind.name == name), ())
    words = [name]
    for k, value in enumerate(step.args()):
        kind = kinds[k] if k < len(kinds) else ""
        words.append(term_text(match.content, kind, value) if kind and value >= 0 else str(value))
    return " ".join(words)


def value_text(match: Match, kind: str, value: i64) -> str:
    """Write a cell: a plain number, or the term it stands for."""
    if not kind or value == 0:
        return str(value)
    return quoted(term_text(match.content, kind, int(value) - 1))


def region_lines(match: Match, region: Region, eye: int) -> list[str]:
    """Return the lines of a region that holds anything."""
    state = match.state
    if region.form == CELL:
        value = state[region.start]
        return [f"{region.name} = {value_text(match, region.value, value)}"] if value else []
    if region.form == ROW:
        cells: list[str] = []
        for k in range(region.size):
            value = state[region.start + k]
            if value:
                hidden = region.private and eye >= 0 and not knows_secret(match, region, k, eye)
                name = key_text(term_text(match.content, region.index, k))
                cells.append(f"{name} = {quoted(UNKNOWN) if hidden else value_text(match, region.value, value)}")
        return [f"{region.name} = {{ {', '.join(cells)} }}"] if cells else []
    assert region.form == FRAME
    width = len(region.fields)
    frames: list[str] = []
    for level in range(state[region.start]):
        start = region.start + 1 + level * width
        fields = [
            f"{region.fields[k]} = {value_text(match, region.field_kinds[k], state[start + k])}" for k in range(width)
        ]
        frames.append("{ " + ", ".join(fields) + " }")
    return [f"{region.name} = [{', '.join(frames)}]"] if frames else []


def knows_secret(match: Match, region: Region, owner: int, eye: int) -> bool:
    return (region.index == "seat" and owner == eye) or match.game.shows_secret(match, region.name, owner, eye)


def card_lines(match: Match, region: Region, eye: int) -> list[str]:
    """Return one line per zone that holds cards, in drawing order where they have one."""
    lines: list[str] = []
    for index, zone in enumerate(region.zones):
        held: list[tuple[int, int, str]] = []
        for card in range(region.size):
            cell = match.state[region.start + card]
            if zone_of(cell) == index:
                seen = cell if eye < 0 else seen_cell(zone, cell, eye)
                text = UNKNOWN if seen == HIDDEN else card_text(match, zone, card, seen)
                held.append((drawing_order(seen), 0 if seen == HIDDEN else card, quoted(text)))
        if held:
            lines.append(
                f"{zone.called(match.content.names['seat'])} = [{', '.join(text for _, _, text in sorted(held))}]"
            )
    return lines


def drawing_order(cell: i64) -> int:
    """Cards without a place come between those of the top and those of the bottom, hidden ones last."""
    if cell == HIDDEN:
        return 256
    place = place_of(cell)
    return int(place) if place else 128


def seen_cell(zone: Zone, cell: i64, eye: int) -> i64:
    """Return what one seat knows of a card: HIDDEN where it is nothing."""
    knows = knows_of(cell) | zone.sees
    if not knows >> eye & 1:
        return HIDDEN
    placed = places_of(cell) & bit(eye)
    place = place_of(cell) if placed or zone.sees >> eye & 1 else 0
    return card_cell(zone_of(cell), place, knows & bit(eye) | zone.sees, placed)


def card_text(match: Match, zone: Zone, card: int, cell: i64) -> str:
    """Write a card: its id, then its place and who knows of it where that is more than the zone says."""
    words = [match.content.names["card"][card]]
    if place_of(cell):
        words.append(f"@{place_of(cell)}")
    if knows_of(cell) != zone.sees:
        words.append("known " + seats_text(match, int(knows_of(cell))))
    if places_of(cell):
        words.append("placed " + seats_text(match, int(places_of(cell))))
    return " ".join(words)


def seats_text(match: Match, mask: int) -> str:
    """Write a mask of seats: `everyone`, `nobody`, or their names."""
    if mask == EVERY_SEAT:
        return "everyone"
    names = match.content.names["seat"]
    return ",".join(name for k, name in enumerate(names) if mask >> k & 1) or "nobody"
