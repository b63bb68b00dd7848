"""Positions: to us what FEN is to chess. The whole table in readable TOML, or what one seat knows of it."""

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.kernel.layout import CARDS, CELL, FRAME, ROW, Region, Zone
from clockwood.kernel.match import Match
from clockwood.kernel.piles import EVERY_SEAT, knows_of, place_of, places_of, zone_of
from clockwood.kernel.step import Step
from clockwood.kernel.vocabulary import term_text

UNKNOWN = "?"


def write_position(match: Match, seat: str | None = None) -> str:
    """Return the position as text; with a seat, `"?"` stands for what that seat does not know.

    The generator and hidden cards are left out of a seat's position, so it may be shared.
    """
    names = match.content.names["seat"]
    eye = -1 if seat is None else names.index(seat)
    lines = [
        'format = "clockwood position 1"',
        f'game = "{match.game.name}"',
        f"rules = {match.game.rules_version}",
        f"packs = [{', '.join(quoted(pack.text()) for pack in match.content.packs)}]",
    ]
    if seat is None:
        lines.append(f"generator = [{match.rng.first}, {match.rng.second}]")
    else:
        lines.append(f"seen_by = {quoted(seat)}")
    if match.outside_chance:
        lines.append('chance = "told"')
    if match.outcome is not None:
        lines.append(f"over = [{quoted(match.outcome.reason)}, {quoted(match.outcome.cite)}]")
        lines.append(f"winners = [{', '.join(quoted(names[w]) for w in match.outcome.winners)}]")
        lines.append(f"scores = [{', '.join(str(s) for s in match.outcome.scores)}]")
    lines.append(f"stack = {step_list(match, match.stack)}")
    lines += [f"lanes.{names[lane.seat]} = {step_list(match, lane.stack)}" for lane in match.lanes]
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
                hidden = region.private and eye >= 0 and k != eye
                name = term_text(match.content, region.index, k)
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


def card_lines(match: Match, region: Region, eye: int) -> list[str]:
    """Return one line per zone that holds cards, in drawing order where they have one."""
    lines: list[str] = []
    for index, zone in enumerate(region.zones):
        held = [k for k in range(region.size) if zone_of(match.state[region.start + k]) == index]
        if held:
            held.sort(key=lambda k: drawing_order(match.state, region.start + k))
            texts = [card_text(match, region, zone, k, eye) for k in held]
            if eye >= 0:
                texts.sort(key=lambda text: text.startswith(UNKNOWN))
            lines.append(f"{zone.name} = [{', '.join(quoted(text) for text in texts)}]")
    return lines


def drawing_order(state: vec[i64], at: i64) -> int:
    place = place_of(state[at])
    return int(place) if place else 128


def card_text(match: Match, region: Region, zone: Zone, card: int, eye: int) -> str:
    """Write a card: its id, then its place and who knows of it where that is more than the zone says."""
    cell = match.state[region.start + card]
    knows = int(knows_of(cell))
    placed = int(places_of(cell))
    place = place_of(cell)
    words = [match.content.names["card"][card]]
    if eye >= 0:
        if not (zone.sees | knows) >> eye & 1:
            return UNKNOWN
        if not placed >> eye & 1 and not zone.sees >> eye & 1:
            place = 0
        knows = knows & 1 << eye | zone.sees
        placed &= 1 << eye
    if place:
        words.append(f"@{place}")
    if knows != zone.sees:
        words.append("known " + seats_text(match, knows))
    if placed:
        words.append("placed " + seats_text(match, placed))
    return " ".join(words)


def seats_text(match: Match, mask: int) -> str:
    """Write a mask of seats: `everyone`, `nobody`, or their names."""
    if mask == EVERY_SEAT:
        return "everyone"
    names = match.content.names["seat"]
    return ",".join(name for k, name in enumerate(names) if mask >> k & 1) or "nobody"
