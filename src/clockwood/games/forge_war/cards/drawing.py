"""Forge War's table described: the mine, the cards, what players have. [FW F1]"""

from typing import Final

from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.market.drawing import MARKS, boards, places
from clockwood.games.forge_war.regions import ZONES
from clockwood.games.forge_war.state import FIRST_QUEST, FIRST_SINGLE, FIRST_WEALTH, FIRST_WEAPON
from clockwood.games.forge_war.words import HEXES, LEGS, LETTERS, RESOURCES, SEATS
from clockwood.kernel.scene import (
    CardFace,
    CardZone,
    Counter,
    Face,
    FaceCell,
    Link,
    Mark,
    Panel,
    PieceKind,
    Setting,
)

ROLES: Final = {
    "quests": "deck",
    "weapons": "deck",
    "bonus": "deck",
    "single": "deck",
    "box": "hidden",
    "aside": "out",
    "offer": "open",
    "market": "open",
    "row": "open",
    "gone": "out",
    "active": "hand",
    "completed": "aside",
    "mat": "ongoing",
}


def setting(content: ForgeContent, described: Setting) -> None:
    seats = content.names["seat"]
    described.marks = MARKS[: len(seats)]
    described.provenance = content.label
    described.boards.extend(boards())
    described.places.extend(places(one_bazaar=content.players < 3))
    described.links.extend(links(content))
    described.zones.extend(zones(content))
    described.counters.append(Counter("stage", "scene-stage"))
    described.counters.append(Counter("round", "scene-round"))
    described.panels.append(Panel("order", "scene-order"))
    described.panels.append(Panel("tiles", "scene-tiles"))
    described.panels.append(Panel("market", "scene-claims"))
    described.panels.append(Panel("scores", "scene-scores"))
    for seat, name in enumerate(seats):
        described.counters.append(Counter(f"{name}.score", "scene-prestige", seat, "sign:prestige"))
        described.counters.append(Counter(f"{name}.gold", "scene-gold", seat, "sign:gold"))
        described.counters.append(Counter(f"{name}.workers", "scene-workers", seat, "sign:workers"))
        described.counters.extend(
            Counter(f"{name}.{kind}", f"resource-{kind}", seat, f"sign:{kind}") for kind in RESOURCES
        )
        described.panels.append(Panel(f"quests.{name}", "scene-quests", seat))
        described.panels.append(Panel(f"adventurers.{name}", "scene-adventurers", seat))
    described.pieces.extend(pieces(described.marks))
    described.faces.extend(faces())
    described.cards.extend(card(content, k) for k in range(len(content.names["card"])))


def links(content: ForgeContent) -> list[Link]:
    names = content.names["hex"]
    return [
        Link(f"place:{names[k]}", f"place:{names[other]}", "beside")
        for k in range(HEXES)
        for other in range(k + 1, HEXES)
        if content.beside[k] >> other & 1
    ]


def zones(content: ForgeContent) -> list[CardZone]:
    """Zones of the colours that play; a player's are called by what they hold."""
    found: list[CardZone] = []
    for zone in ZONES:
        first, _, second = zone.name.partition(".")
        owner = SEATS.index(second) if second in SEATS else -1
        if owner >= len(content.names["seat"]):
            continue
        if first == "wealth":
            found.append(CardZone(zone.name, "hand" if owner >= 0 else "deck", "scene-wealth", owner, "wealth"))
        elif zone.name == "market.discard":
            found.append(CardZone(zone.name, "discard", "scene-market-discard"))
        else:
            found.append(CardZone(zone.name, ROLES[first], f"scene-zone-{first}", owner))
    return found


def pieces(marks: list[Mark]) -> list[PieceKind]:
    """The ground of each hex, workers, overseers, and the disks of the market."""
    found = [
        PieceKind(f"ground-{kind}", f"resource-{kind}", Mark(LETTERS[k], "circle", "plain"), spot="area", counted=False)
        for k, kind in enumerate(RESOURCES)
    ]
    for seat, mark in enumerate(marks):
        for kind in ("overseer", "worker", "disk"):
            name = f"{SEATS[seat]}-{kind}"
            found.append(PieceKind(name, f"scene-{kind}", mark, seat, counted=False, about=f"about-{kind}"))
    return found


def faces() -> list[Face]:
    price = FaceCell("price", "scene-price", "sign:gold")
    prestige = FaceCell("prestige", "scene-prestige", "sign:prestige")
    power = FaceCell("power", "scene-power", "sign:power")
    steps = FaceCell("steps", "scene-steps", "sign:steps")
    hardest = FaceCell("difficulty", "scene-difficulty", "sign:difficulty")
    return [
        Face("design", "scene-design", [power, price, prestige]),
        Face("bonus", "scene-bonus-card", [price, prestige]),
        Face("single", "scene-single-card", [price]),
        Face("quest", "scene-quest", [prestige, steps, hardest]),
        Face("wealth", "scene-wealth", []),
    ]


def card(content: ForgeContent, which: int) -> CardFace:
    """A card's face with its numbers; a quest shows the difficulty of its last leg."""
    provenance = "house" if content.card_house[which] else ""
    if which < FIRST_WEAPON:
        cells = [int(content.bonus_price[which]), int(content.bonus_prestige[which])]
        return CardFace(which, "bonus", cells, provenance=provenance)
    if which < FIRST_SINGLE:
        k = which - int(FIRST_WEAPON)
        cells = [int(content.design_power[k]), int(content.design_price[k]), int(content.design_prestige[k])]
        return CardFace(which, "design", cells, provenance=provenance)
    if which < FIRST_QUEST:
        return CardFace(which, "single", [int(content.single_price[which - int(FIRST_SINGLE)])], provenance=provenance)
    if which < FIRST_WEALTH:
        k = which - int(FIRST_QUEST)
        last = k * LEGS + int(content.quest_legs[k]) - 1
        cells = [int(content.quest_prestige[k]), int(content.quest_steps[k]), int(content.leg_difficulty[last])]
        return CardFace(which, "quest", cells, provenance=provenance)
    return CardFace(which, "wealth", [], provenance=provenance)
