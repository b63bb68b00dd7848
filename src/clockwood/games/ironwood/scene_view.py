"""A seat's flat view as things of the described table."""

from clockwood.games.ironwood.cards.cells import ZONES
from clockwood.games.ironwood.content import IronwoodContent
from clockwood.games.ironwood.words import GOLEMS_IN_ALL
from clockwood.kernel.events import Term
from clockwood.kernel.seen import Row, Seen, SeenCard, SeenPiece, number_in
from clockwood.kernel.view import Flat

LAST_TURN = 5


def seen(content: IronwoodContent, view: Flat, shown: Seen) -> None:
    for name in content.names["mountain"]:
        show_mountain(shown, view, name)
    for name in content.names["forest"]:
        show_forest(shown, view, name)
    show_marks(shown, view)
    show_cards(content, shown, view)
    show_numbers(content, shown, view)
    if "battle.attacker" in view:
        shown.panels["battle"] = battle(content, view)
    if content.ironbot:
        show_sides(content, shown, view, "stance", "ironbot.stance", "stance")
        show_sides(content, shown, view, "side", "ironbot.side", "procedure")
    if content.woodenbot:
        show_sides(content, shown, view, "side", "woodenbot.side", "aid")
        shown.counters["spirits"] = number_in(view, "woodenbot.spirits")


def show_sides(content: IronwoodContent, shown: Seen, view: Flat, panel: str, key: str, kind: str) -> None:
    """All sides of an automaton's aid, the one that is up flagged."""
    names = content.names[kind]
    shown.panels[panel] = [Row(f"{kind}-{name}", flag="now" if view[key] == name else "") for name in names]


def show_mountain(shown: Seen, view: Flat, name: str) -> None:
    for key, kind, spent in (("golems", "golem", "golems-moved"), ("fighters", "warrior", "moved")):
        count = number_in(view, f"{name}.{key}")
        if count:
            shown.pieces.append(SeenPiece(name, kind, count, number_in(view, f"{name}.{spent}")))
    if view["drill"] == name:
        shown.pieces.append(SeenPiece(name, "drill", 1, number_in(view, "drill.moved")))
    token = number_in(view, f"{name}.forge")
    if token:
        shown.pieces.append(SeenPiece(name, "foundation" if token == 1 else "forge", 1))
    if f"{name}.known" in view:
        shown.pieces.append(SeenPiece(name, "known", 1))
    if f"{name}.possible" in view:
        shown.pieces.append(SeenPiece(name, "possible", 1))


def show_forest(shown: Seen, view: Flat, name: str) -> None:
    count = number_in(view, f"{name}.fighters")
    if count:
        stepped = ["first-step"] if f"{name}.first-step" in view else []
        shown.pieces.append(SeenPiece(name, "fighter", count, number_in(view, f"{name}.moved"), stepped))
    for key, kind in (("totems", "totem"), ("fading", "fading")):
        standing = number_in(view, f"{name}.{key}")
        if standing:
            shown.pieces.append(SeenPiece(name, kind, standing))


def show_marks(shown: Seen, view: Flat) -> None:
    """Markers of cards, those of a place flagged with their cards. [IW R16.5]"""
    cards: dict[str, list[str]] = {}
    for key in view:
        if ".marked." in key:
            place, _, card = key.partition(".marked.")
            cards.setdefault(place, []).append(f"card:{card}")
    for place, flags in cards.items():
        shown.pieces.append(SeenPiece(place, "marker", len(flags), 0, flags))


def show_cards(content: IronwoodContent, shown: Seen, view: Flat) -> None:
    """Every zone with its number of cards; every card whose zone is known. [IW R18.1]"""
    for zone in ZONES:
        shown.zones[zone.name] = number_in(view, f"count.{zone.name}")
    for seat in content.names["seat"]:
        marked = number_in(view, f"slot-markers.{seat}")
        for slot in range(3):
            if marked >> slot & 1:
                shown.markers[f"slot{slot + 1}.{seat}"] = 1
    for name in content.names["card"]:
        zone_name = view.get(f"card.{name}")
        if zone_name is not None:
            staked = [f"wager.{seat}" for seat in content.names["seat"] if view.get(f"wager.{seat}") == name]
            order = number_in(view, f"card.{name}.place")
            markers = number_in(view, f"markers.{name}")
            shown.cards.append(SeenCard(name, str(zone_name), order, markers, ["wager"] if staked else []))


def show_numbers(content: IronwoodContent, shown: Seen, view: Flat) -> None:
    numbers = shown.counters
    numbers["round"] = number_in(view, "round")
    numbers["totems"] = number_in(view, "secured")
    numbers["forges"] = sum(1 for name in content.names["mountain"][1:] if view.get(f"{name}.forge") == 2)
    for key in ("cargo", "supply.crystals"):
        numbers[key] = number_in(view, key)
    for seat in content.names["seat"]:
        for key in (f"crystals.{seat}", f"supply.fighters.{seat}"):
            numbers[key] = number_in(view, key)
    golems = sum(number_in(view, f"{name}.golems") for name in content.names["mountain"])
    numbers["supply.golems"] = int(GOLEMS_IN_ALL) - golems
    shown.tracks["turns"] = min(number_in(view, "turn"), LAST_TURN)
    shown.tracks["drill"] = number_in(view, "track")


def battle(content: IronwoodContent, view: Flat) -> list[Row]:
    """Who attacks where, and what each side staked, as far as it is known. [IW R18.4]"""
    rows = [
        Row("scene-attacker", [named(content, "seat", view["battle.attacker"])], cite="IW R11.1"),
        Row("scene-in-forest", [named(content, "forest", view["battle.forest"])]),
        Row("scene-on-mountain", [named(content, "mountain", view["battle.mountain"])]),
    ]
    for seat in content.names["seat"]:
        staked = view.get(f"wagered.{seat}", 0)
        who = named(content, "seat", seat)
        if staked == 1:
            rows.append(Row("scene-wager-none", [who], cite="IW R11.3"))
        elif f"wager.{seat}" in view:
            rows.append(Row("scene-wager-card", [who, named(content, "card", view[f"wager.{seat}"])], cite="IW R11.3"))
        elif staked:
            rows.append(Row("scene-wager-hidden", [who], cite="IW R11.3"))
    return rows


def named(content: IronwoodContent, kind: str, name: int | str) -> Term:
    return Term(kind, kind, content.names[kind].index(str(name)))
