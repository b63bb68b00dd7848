"""The options of a table. Defaults follow the Law and our rulings; see NOTES.md."""

from typing import Final, final

from mypy_extensions import i64

from clockwood.games.root.words import DECKS, FACTIONS, MAPS, MOST_PLAYERS, PLAYERS, VAGABOTS, WATCHER
from clockwood.kernel.automaton import PERSON
from clockwood.kernel.errors import BadOption
from clockwood.kernel.options import OptionSpec, Value, is_on, number_of

FEWEST_PLAYERS: Final = 2
SERVICES: Final = ("basic", "advanced")
"""Services that automata buy of the Riverfolk: the basic ones alone, or the advanced ones, too. [RR SV6]"""


def options_for(factions: list[str], usual: list[str]) -> list[OptionSpec]:
    """Return the options of a game with these factions; the `usual` ones play unless a table says otherwise."""
    return [
        OptionSpec("setup", "standard", "RT A.8", choices=("standard", "advanced")),
        OptionSpec("people", 2, "RT A.8.3", 1, int(MOST_PLAYERS), chairs=tuple(PLAYERS)),
        OptionSpec("offered", "all", "RT A.8.1", choices=("all", "chosen")),
        OptionSpec("map", "autumn", "RT U4", choices=tuple(MAPS)),
        OptionSpec("deck", "standard", "RT U4", choices=tuple(DECKS)),
        OptionSpec("suits", "shuffled", "RT U4", choices=("shuffled", "preset")),
        OptionSpec("order", "drawn", "RT U22", choices=("drawn", "letter")),
        OptionSpec("round-limit", 60, "RT U23", 0, 500),
        OptionSpec("co-op", 0, "GE COOP2"),
        OptionSpec("vagabot", VAGABOTS[0], "VB 7.3.1", choices=tuple(VAGABOTS)),
        OptionSpec("vagabot-defenseless", "without-items", "RT U21", choices=("without-items", "always")),
        OptionSpec("post-points", 1, "AM RR1"),
        OptionSpec("services", SERVICES[0], "RR SV6", choices=SERVICES),
        *(OptionSpec(faction, 1 if faction in usual else 0, "RT 5.1.1") for faction in factions),
    ]


@final
class Agreed:
    """The options of a table, as the rules ask for them."""

    def __init__(self, options: dict[str, Value]) -> None:
        self.advanced: Final[bool] = is_advanced(options)
        self.map: Final = str(options.get("map", "autumn"))
        self.deck: Final = str(options.get("deck", "standard"))
        self.preset_suits: Final[bool] = options.get("suits") == "preset"
        self.drawn_order: Final[bool] = options.get("order", "drawn") == "drawn"
        self.co_op: Final[bool] = is_on(options, "co-op")
        self.vagabot_defenseless: Final[bool] = options.get("vagabot-defenseless") == "always"
        self.vagabot: Final = str(options.get("vagabot", VAGABOTS[0]))
        self.post_points: Final[bool] = is_on({"post-points": 1, **options}, "post-points")
        self.advanced_services: Final[bool] = options.get("services") == SERVICES[1]
        self.round_limit: Final[i64] = number_of(options, "round-limit", 60)


def is_advanced(options: dict[str, Value]) -> bool:
    return options.get("setup") == "advanced"


def bots_at(options: dict[str, Value], factions: list[str]) -> list[str]:
    """Return the factions that automata play, in letter order."""
    return [faction for faction in factions if str(options.get(f"seat.{faction}", PERSON)) != PERSON]


def offered_at(options: dict[str, Value], factions: list[str]) -> list[str]:
    """Return the factions on offer: all, or those that are chosen; never those of automata. [RT A.8.1] [RT U5]

    A second Vagabond is offered only where he is chosen.
    """
    bots = bots_at(options, factions)
    every = options.get("offered") != "chosen"
    return [
        faction
        for faction in factions
        if faction not in bots and (is_on(options, faction) or (every and faction != "vagabond2"))
    ]


def chairs_at(options: dict[str, Value], factions: list[str]) -> list[str]:
    """Return the seats of a draft: people, who have no faction yet, then the automata. [RT A.3] [RT A.8.3]"""
    found = sitting(options, factions)
    people = number_of(options, "people", 2)
    if not FEWEST_PLAYERS <= len(found) <= MOST_PLAYERS:
        raise BadOption("people", f"{len(found)} play; there must be 2 to {MOST_PLAYERS} [RT A.8.2a]")
    offered = len(offered_at(options, factions))
    if offered <= people:
        raise BadOption("offered", f"{offered} factions are offered; {people} people need {people + 1} [RT A.8.2a]")
    return found


def factions_at(options: dict[str, Value], factions: list[str]) -> list[str]:
    """Return the factions in play, in letter order; two at least, six at most. [RT 5.1.1]

    The option that is wrong is the first faction too many, or the first that could play, too.
    """
    found = [faction for faction in factions if is_on(options, faction)]
    for faction in bots_at(options, factions):
        if faction not in found:
            raise BadOption(f"seat.{faction}", f"{faction} does not play: {faction}=1 lets it [RT 5.1.1]")
    if not FEWEST_PLAYERS <= len(found) <= MOST_PLAYERS:
        absent = [faction for faction in factions if faction not in found]
        wrong = [*found[MOST_PLAYERS:], *absent][0]
        raise BadOption(wrong, f"{len(found)} factions play; there must be 2 to {MOST_PLAYERS} [RT 5.1.1]")
    return found


def joined(options: dict[str, Value], named: list[str]) -> dict[str, Value]:
    """Return the options with the named factions in play; in a draft nobody has one yet. [RT 5.1.1]

    Where no option says which factions play, two or more that are named play alone; a single one joins the usual ones.
    """
    if is_advanced(options):
        return options
    alone = len(named) >= FEWEST_PLAYERS and not any(faction in options for faction in FACTIONS)
    return {**dict.fromkeys(FACTIONS if alone else [], 0), **dict.fromkeys(named, 1), **options}


def sitting(options: dict[str, Value], factions: list[str]) -> list[str]:
    """Return the seats that options name, with a watcher where automata play alone; the table need not be allowed."""
    bots = bots_at(options, factions)
    if is_advanced(options):
        return [*PLAYERS[: number_of(options, "people", 2)], *bots]
    found = [faction for faction in factions if is_on(options, faction)]
    return found if set(found) - set(bots) else [*found, WATCHER]


def seats_at(options: dict[str, Value], factions: list[str]) -> list[str]:
    """Return the seats of a table: the factions in play, and a watcher where all of them are automata."""
    if is_advanced(options):
        chairs_at(options, factions)
    else:
        factions_at(options, factions)
    found = sitting(options, factions)
    bots = bots_at(options, factions)
    if is_on(options, "co-op") and (not bots or WATCHER in found):
        raise BadOption("co-op", "there must be people and automata to play against each other [GE COOP2]")
    return found
