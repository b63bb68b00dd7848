"""The options of a table. Defaults follow the rulebook and our rulings; see NOTES.md."""

from typing import Final, final

from mypy_extensions import i64

from clockwood.games.iron_kings.words import MOST_PLAYERS, SEATS
from clockwood.kernel.automaton import PERSON
from clockwood.kernel.errors import BadOption
from clockwood.kernel.options import OptionSpec, Value, is_on, number_of, whole_number

OPTIONS: Final = [
    OptionSpec("players", 2, "IK K1.1", 1, len(SEATS)),
    OptionSpec("pack", "module", "IK H1", choices=("module", "ring")),
    OptionSpec("deck", "plain", "IK U27", choices=("plain", "extended")),
    OptionSpec("vp-goal", 0, "IK U1", 0, 60),
    OptionSpec("round-limit", 30, "IK U1", 1, 60),
    OptionSpec("site-order", "turn", "IK U28", choices=("turn", "reverse", "drawn")),
    OptionSpec("mulligan", 1, "IK K1.4"),
    OptionSpec("wreck", "tow", "IK U4", choices=("tow", "ignore")),
    OptionSpec("holdfast-steam", "start", "IK U5", choices=("start", "arrival")),
    OptionSpec("unkept-tokens", "bag", "IK U8", choices=("bag", "gone")),
    OptionSpec("blocked-push-damage", 0, "IK U13"),
    OptionSpec("may-rest", 0, "IK U30"),
]

VARIANTS: Final[list[dict[str, Value]]] = [
    {},
    {"players": 3, "site-order": "reverse", "holdfast-steam": "arrival", "deck": "extended"},
    {"players": 4, "site-order": "drawn", "blocked-push-damage": 1, "may-rest": 1, "unkept-tokens": "gone"},
    {"players": 1},
    {"players": 3, "seat.yellow": "rival:8", "seat.blue": "rival:1"},
    {"players": 2, "pack": "ring", "wreck": "ignore", "mulligan": 0, "round-limit": 20, "vp-goal": 6},
]
"""Every number of players, a fast and a slow rival and, between them, every option once."""

EXTENDED_GOAL: Final = 2
"""The growth of the goal with the extended deck. [IK U27]"""
RIVAL: Final = "rival"


@final
class Agreed:
    """The options of a table, as the rules ask for them. Without a goal one plays to the round limit."""

    def __init__(self, options: dict[str, Value], goals: list[int]) -> None:
        players = number_of(options, "players", 2)
        extended = is_extended(options)
        usual = goals[players - 1] + (EXTENDED_GOAL if extended else 0) if players > 1 else 0
        self.goal: Final[i64] = number_of(options, "vp-goal") or usual
        self.round_limit: Final[i64] = number_of(options, "round-limit", 30)
        self.reverse_sites: Final[bool] = options.get("site-order") == "reverse"
        self.drawn_sites: Final[bool] = options.get("site-order") == "drawn"
        self.mulligan: Final[bool] = is_on(options, "mulligan", 1)
        self.tow: Final[bool] = options.get("wreck", "tow") == "tow"
        self.steam_on_arrival: Final[bool] = options.get("holdfast-steam") == "arrival"
        self.unkept_gone: Final[bool] = options.get("unkept-tokens") == "gone"
        self.may_rest: Final[bool] = is_on(options, "may-rest")
        self.blocked_hurts: Final[bool] = is_on(options, "blocked-push-damage")


def is_extended(options: dict[str, Value]) -> bool:
    return options.get("deck") == "extended"


def must_be_seated(options: dict[str, Value], seats: list[str]) -> None:
    """Refuse an automaton that plays alone, or at a seat that is not there. [IK K1.1] [IK V1]"""
    for seat in SEATS:
        key = f"seat.{seat}"
        if str(options.get(key, PERSON)) == PERSON:
            continue
        if len(seats) == 1:
            raise BadOption(key, "the rival takes a seat: two players at least [IK V1]")
        if seat not in seats:
            raise BadOption(key, f"nobody plays this seat with {len(seats)} players [IK K1.1]")


def older(options: dict[str, Value]) -> dict[str, Value]:
    """Return the options with the rival at its seat, as they are written today.

    It used to be an option of the table, for the last seat, and its level another.

    >>> older({"players": 3, "automaton": "rival", "rival.level": 5})
    {'players': 3, 'seat.blue': 'rival:5'}
    """
    found = dict(options)
    automaton = found.pop("automaton", "none")
    level = found.pop("rival.level", None)
    if automaton not in ("none", RIVAL):
        raise BadOption("automaton", f"'{automaton}' is not one of none, {RIVAL}")
    if automaton == RIVAL:
        seat = f"seat.{last_seat(found)}"
        if str(found.setdefault(seat, RIVAL)).partition(":")[0] != RIVAL:
            raise BadOption("automaton", f"contradicts {seat}={found[seat]}")
    if level is not None:
        for seat in [key for key in found if key.startswith("seat.") and str(found[key]).startswith(RIVAL)]:
            word = f"{RIVAL}:{level}"
            if found[seat] not in (RIVAL, word):
                raise BadOption("rival.level", f"contradicts {seat}={found[seat]}")
            found[seat] = word
    return found


def last_seat(options: dict[str, Value]) -> str:
    players = whole_number("players", options.get("players", 2))
    if players == 1:
        raise BadOption("automaton", "the rival takes a seat: two players at least [IK V1]")
    return SEATS[min(players, MOST_PLAYERS) - 1]
