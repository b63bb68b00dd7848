"""The changes that answers of people make at once, worked out from the Law alone: pieces, supplies, points, boxes."""

from collections.abc import Callable

from games.root.model.people.lizards_and_corvids import gardens
from games.root.model.people.standing import Standing

Change = dict[str, int]
Effect = Callable[[Standing, str, list[str], tuple[int, ...]], Change]
SYMPATHY_POINTS = [0, 1, 1, 1, 2, 2, 3, 4, 4, 4]
GARDEN_POINTS = [0, 0, 2, 2, 3, 4]


def took_along(_: Standing, seat: str, words: list[str], args: tuple[int, ...]) -> Change:
    """So many warriors leave one clearing for another. [RT 4.2a]"""
    count = int(words[1])
    return {f"{seat} {args[1] + 1}": -count, f"{seat} {args[2] + 1}": count}


def organized(table: Standing, seat: str, words: list[str], _: tuple[int, ...]) -> Change:
    """A warrior becomes sympathy and the space scores. [WA 8.6.1.IV] [WA VP]"""
    clearing = int(words[1][1:])
    points = SYMPATHY_POINTS[table.on_map("sympathy")]
    return {f"{seat} {clearing}": -1, f"sympathy {clearing}": 1, f"{seat} vp": points}


def recruited(_: Standing, seat: str, words: list[str], __: tuple[int, ...]) -> Change:
    """One warrior comes out of the supply. [WA 8.6.1.III] [LC 10.5.2]"""
    return {f"{seat} {int(words[1][1:])}": 1, f"{seat} supply": -1}


def raised(_: Standing, __: str, words: list[str], ___: tuple[int, ...]) -> Change:
    """A building fills a slot and scores nothing yet. [UD 12.5.1.I] [EY 7.5.2.IV] [LC 10.5.1]"""
    return {f"{words[2]} {int(words[1][1:])}": 1}


def scored(table: Standing, seat: str, words: list[str], _: tuple[int, ...]) -> Change:
    """The track of the suit scores by its gardens. [LC 10.5.3] [LC VP]"""
    suit = table.card_suit(words[1])
    return {f"{seat} vp": GARDEN_POINTS[gardens(table, suit)], f"{seat} hand": -1}


def sacrificed(_: Standing, seat: str, __: list[str], ___: tuple[int, ...]) -> Change:
    """A warrior of the supply becomes an acolyte. [LC 10.5.4]"""
    return {"acolytes": 1, f"{seat} supply": -1, f"{seat} hand": -1}


def mustered(_: Standing, seat: str, __: list[str], ___: tuple[int, ...]) -> Change:
    return {"burrow": 1, f"{seat} supply": -1}


def opened(_: Standing, seat: str, __: list[str], ___: tuple[int, ...]) -> Change:
    """A card goes for a closed path, which scores. [RT M.4.3]"""
    return {f"{seat} vp": 1, f"{seat} hand": -1}


EFFECTS: dict[tuple[str, str], Effect] = {
    ("HowMany", "take-along"): took_along,
    ("HowMany", "ferry-over"): took_along,
    ("Operations", "organize"): organized,
    ("Operations", "recruit"): recruited,
    ("RecruitFaithful", "recruit"): recruited,
    ("BuildGarden", "build"): raised,
    ("RaiseBuilding", "build"): raised,
    ("Rituals", "ritual-score"): scored,
    ("Rituals", "sacrifice"): sacrificed,
    ("Assemble", "muster"): mustered,
    ("OpenPath", "spend"): opened,
}


def amount(table: Standing, name: str) -> int:
    """Return how much there is of what a change names: pieces in a clearing, points, cards, a box."""
    what, _, where = name.partition(" ")
    if not where:
        return int(getattr(table, what))
    if where == "vp":
        return 0 if what in table.dominant else int(table.vp[what])
    if where == "hand":
        return len(table.hand(what))
    if where == "supply":
        return int(table.supply[what])
    return table.burrow if where == "13" else table.pieces[what][int(where)]


def not_as_expected(before: Standing, after: Standing, change: Change) -> list[str]:
    """Return what changed otherwise than expected; who has no points gains none. [RT 3.3.1b]"""
    found = []
    for name, difference in change.items():
        seat, _, what = name.partition(" ")
        due = 0 if what == "vp" and seat in before.dominant else difference
        if amount(after, name) - amount(before, name) != due:
            found.append(f"{name}: {amount(before, name)} became {amount(after, name)}, due {due:+}")
    return found


def same_phase(before: Standing, after: Standing) -> bool:
    """Return whether the turn went no further than the answer: later phases score and draw."""
    return all(before.cell(name) == after.cell(name) for name in ("turn", "phase"))
