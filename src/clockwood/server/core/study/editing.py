"""The pieces of a place that a what-if may change, from what the game declares of them."""

from typing import Final

from clockwood.kernel.layout import CELL, ROW, Region, dashed
from clockwood.kernel.match import Match
from clockwood.server.core.study.replies import EditableCell, EditChoice
from clockwood.words import Words

NOTHING: Final = "0"
"""The value of a cell that holds no term, as an edit writes it."""


def editable_cells(match: Match, words: Words, place: str) -> list[EditableCell]:
    """Return what stands at a place, then the pieces that could stand there, by the names that positions use."""
    here = ["", *match.content.names["seat"]]
    boxes = [pieces for pieces in match.game.layout.boxes if pieces.owner in here]
    holds = {int(cell): pieces.label for pieces in boxes for cell in pieces.places()}
    found: list[EditableCell] = []
    for region in match.game.layout.regions:
        at = names_of(match, region.index).index(place) if place in names_of(match, region.index) else -1
        if region.form == ROW and at >= 0 and region.start + at in holds:
            found.append(standing(match, words, region, at, holds[region.start + at]))
    for region in match.game.layout.regions:
        if region.form in (CELL, ROW) and region.value and place in names_of(match, region.value):
            found += [
                moving(match, words, region, k, place, holds[region.start + k])
                for k in range(region.size)
                if region.start + k in holds and int(match.state[region.start + k])
            ]
    return found


def names_of(match: Match, kind: str) -> list[str]:
    return match.content.names.get(kind, []) if kind else []


def standing(match: Match, words: Words, region: Region, at: int, label: str) -> EditableCell:
    """Return how many stand there, or which piece does."""
    held = int(match.state[region.start + at])
    names = names_of(match, region.value)
    away = {seat for seat in match.game.seats if seat not in match.content.names["seat"]}
    choices = [EditChoice(value=NOTHING, name=words.say("edit-nothing"))] if names else []
    for k, name in enumerate(names):
        if name.partition("-")[0] not in away:
            choices.append(EditChoice(value=name, name=words.name(region.value, k)))
    return EditableCell(
        path=f"{names_of(match, region.index)[at]}.{region.also or region.name}",
        name=words.say(label or f"edit-{dashed(region.name)}"),
        value=(names[held - 1] if held else NOTHING) if names else str(held),
        choices=choices,
    )


def moving(match: Match, words: Words, region: Region, at: int, place: str, label: str) -> EditableCell:
    """Return a piece of which its cell says where it stands: it can come here."""
    there = names_of(match, region.value)[int(match.state[region.start + at]) - 1]
    seat = words.name("seat", at) if region.form == ROW else ""
    choices = [EditChoice(value=place, name=words.say("edit-here"))]
    if there != place:
        choices.insert(0, EditChoice(value=there, name=words.say("edit-elsewhere")))
    return EditableCell(
        path=f"{region.name}.{names_of(match, region.index)[at]}" if region.form == ROW else region.name,
        name=words.say(label or f"edit-{dashed(region.name)}", seat=seat),
        value=there,
        choices=choices,
    )
