"""What is printed in Iron Kings, as the flat tables the rules read. [IK K1]

Cards: planning cards 0–83, 21 for each seat; treasures 84–115; upgrades 116–129. A smaller deck leaves numbers unused.
"""

from typing import Final, final

from mypy_extensions import i64

from clockwood.games.iron_kings.cards.printed import Planning, Treasures, Upgrades
from clockwood.games.iron_kings.map.printed import Files, Map, ways_between
from clockwood.games.iron_kings.words import (
    EFFECTS,
    FACINGS,
    MEDALS,
    MOST_PLAYERS,
    PLANNING_CARDS,
    RESOURCES,
    SEATS,
    SECTIONS,
    SPACES,
    TERRAIN,
    TOKENS,
    TREASURES,
    UPGRADES,
)
from clockwood.kernel.content import Content, PackId, table
from clockwood.kernel.entry import NAME_LENGTH, TEXT_LENGTH, entries, pack_entry
from clockwood.kernel.errors import BadPack
from clockwood.kernel.hexes import apart, next_hexes
from clockwood.kernel.options import Value, number_of

BOARD: Final = ["id", "steam", "small_workers", "coal", "water", "hand", "provenance"]
EXTENDED_GOAL: Final = 2
"""How much the goal grows with the extended deck. [IK U27]"""


@final
class KingsContent(Content):
    """The map, the decks and the boards. Everything numbered is a flat table; nothing changes after loading."""

    def __init__(  # noqa: PLR0915 - one statement a table
        self, packs: list[PackId], options: dict[str, Value], files: Files
    ) -> None:
        pack = pack_entry(files, "iron-kings", [])
        ring = options.get("pack", "module") == "ring"
        stem = "ring_" if ring else ""
        extended = options.get("deck", "plain") == "extended"
        land = Map(files, f"{stem}map")
        planning = Planning(files, f"{stem}planning")
        treasures = Treasures(files, f"{stem}treasures", extended)
        upgrades = Upgrades(files, f"{stem}upgrades", extended)
        board = Board(files, "ring" if ring else "module")
        players = number_of(options, "players", 2)
        seats = SEATS[:players]
        names = [
            *(f"{seat}-{name}" for seat in SEATS for name in filled(planning.ids, PLANNING_CARDS, "blank")),
            *filled(treasures.ids, TREASURES, "no-treasure"),
            *filled(upgrades.ids, UPGRADES, "no-upgrade"),
        ]
        super().__init__(
            packs,
            options,
            {
                "seat": seats,
                "hex": land.ids,
                "facing": FACINGS,
                "terrain": TERRAIN,
                "space": SPACES,
                "post": [f"{seat}-{space}" for seat in seats for space in SPACES],
                "section": SECTIONS,
                "slot": ["1", "2", "3"],
                "card": names,
                "treasure": filled(treasures.ids, TREASURES, "no-treasure"),
                "token": TOKENS,
                "resource": RESOURCES,
                "fuel": ["wood", "coal"],
                "turn": ["none", "right-60", "right-120", "around", "left-120", "left-60"],
                "side": ["left", "right"],
                "line": ["first", "second"],
                "icon": EFFECTS,
                "worker": ["small", "big", *(f"{seat}-small" for seat in SEATS)],
            },
        )
        self.families["hex"] = "place"
        self.families["post"] = "place"
        self.label: Final = pack.provenance("label")
        self.title: Final = pack.words("title_en", NAME_LENGTH)
        self.note: Final = pack.maybe_words("note_en", TEXT_LENGTH)

        # What the table agreed on; see options.py.
        self.players: Final[i64] = players
        self.solo: Final[bool] = players == 1
        self.round_limit: Final[i64] = number_of(options, "round-limit", 30)
        goal = number_of(options, "vp-goal", 0)
        self.goal: Final[i64] = goal or (board.goals[players - 1] + EXTENDED_GOAL * extended if players > 1 else 0)
        self.reverse_sites: Final[bool] = options.get("site-order", "turn") == "reverse"
        self.drawn_sites: Final[bool] = options.get("site-order", "turn") == "drawn"
        self.mulligan: Final[bool] = number_of(options, "mulligan", 1) == 1
        self.tow: Final[bool] = options.get("wreck", "tow") == "tow"
        self.steam_on_arrival: Final[bool] = options.get("holdfast-steam", "start") == "arrival"
        self.unkept_gone: Final[bool] = options.get("unkept-tokens", "bag") == "gone"
        self.blocked_hurts: Final[bool] = number_of(options, "blocked-push-damage", 0) == 1

        # The board.
        self.steam_most: Final[i64] = board.steam
        self.small_workers: Final[i64] = board.small_workers
        self.start_coal: Final[i64] = board.coal
        self.start_water: Final[i64] = board.water
        self.hand: Final[i64] = board.hand
        self.medals: Final = table(board.medals)

        # The map. `next_hex[hex * 6 + facing]` is -1 beyond the edge.
        self.spots: Final = land.spots
        self.hexes: Final[i64] = len(land.ids)
        self.next_hex: Final = next_hexes(land.places)
        self.far: Final = table([apart(one, other) for one in land.places for other in land.places])
        self.way: Final = table(ways_between(self.next_hex, land.terrain))
        self.terrain: Final = table(land.terrain)
        self.is_site: Final = table([int(players in numbers) for numbers in land.site_for])
        self.site_names: Final = [name for name, numbers in zip(land.ids, land.site_for, strict=True) if numbers]
        self.bags: Final = table([n for bag in land.bags for n in bag])
        self.stack_wood: Final = table(land.wood)
        self.stack_coal: Final = table(land.coal)

        # Planning cards from 0.
        self.plans: Final[i64] = len(planning.ids)
        self.plan_steam: Final = table(planning.steam)
        self.plan_effect: Final = table(planning.effects)
        self.plan_amount: Final = table(planning.amounts)

        # Treasures from 0.
        self.treasures: Final[i64] = len(treasures.ids)
        self.vp: Final = table(treasures.vp)
        self.attack: Final = table(treasures.attack)
        self.shields: Final = table(treasures.shields)
        self.urn: Final = table(treasures.max_steam)
        self.traits: Final = table(treasures.traits)
        self.scrap: Final = table([n for row in treasures.scrap for n in row])
        self.scrap_or: Final = table([n for row in treasures.scrap_or for n in row])
        self.has_or: Final = table([int(any(row)) for row in treasures.scrap_or])
        self.gains: Final = table([n for row in treasures.gains for n in row])

        # Upgrades from 0; `work[upgrade * 9 + k]` is the k-th of NUMBERS.
        self.upgrades: Final[i64] = len(upgrades.ids)
        self.section: Final = table(upgrades.sections)
        self.gear: Final = table(upgrades.gear)
        self.work: Final = table([n for row in upgrades.numbers for n in row])
        self.powers: Final = table(upgrades.powers)
        self.second: Final = table(upgrades.seconds)

        self.card_names: Final = [*planning.names, *treasures.names, *upgrades.names]
        self.card_texts: Final = [*planning.texts, *treasures.texts, *upgrades.texts]
        self.card_house: Final = [*planning.house, *treasures.house, *upgrades.house]

    def kind_of(self, card: int) -> int:
        """The entry a card is a copy of, in `card_names`; -1 where the deck has no such card."""
        plans, treasures = int(self.plans), int(self.treasures)
        if card < MOST_PLAYERS * PLANNING_CARDS:
            return card % PLANNING_CARDS if card % PLANNING_CARDS < plans else -1
        card -= MOST_PLAYERS * PLANNING_CARDS
        if card < TREASURES:
            return plans + card if card < treasures else -1
        card -= TREASURES
        return plans + treasures + card if card < int(self.upgrades) else -1


class Board:
    """What every player begins with, and the goals. [IK K1.5] [IK U1]"""

    def __init__(self, files: Files, pack: str) -> None:
        boards = entries(files, "board", "board", "id")
        if len(boards) != 1:
            raise BadPack("board.toml", "one [[board]] is needed")
        entry = boards[0]
        entry.must_know(BOARD)
        entry.provenance()
        self.steam: Final = entry.number("steam", 1, 20)
        self.small_workers: Final = entry.number("small_workers", 1, 9)
        self.coal: Final = entry.number("coal", 0, 20)
        self.water: Final = entry.number("water", 0, 20)
        self.hand: Final = entry.number("hand", 0, 9)
        self.goals: Final = goals(files, pack)
        self.medals: Final = medals(files)


def goals(files: Files, pack: str) -> list[int]:
    """The goal by number of players. [IK U1]"""
    for entry in entries(files, "board", "goal", "id"):
        entry.must_know(["id", "vp", "provenance"])
        entry.provenance()
        if entry.word("id") == pack:
            value = entry.value("vp")
            if not isinstance(value, list) or len(value) != MOST_PLAYERS:
                raise entry.wrong("'vp' must be a list of four numbers")
            return [n for n in value if isinstance(n, int)]
    raise BadPack("board.toml", f"a [[goal]] with the id {pack} is needed [IK U1]")


def medals(files: Files) -> list[int]:
    """What bronze, silver and gold ask for in 30 rounds alone. [IK H22]"""
    found = {entry.word("id"): entry for entry in entries(files, "board", "medal", "id")}
    if sorted(found) != sorted(MEDALS):
        raise BadPack("board.toml", f"one [[medal]] each is needed: {', '.join(MEDALS)} [IK H22]")
    for entry in found.values():
        entry.must_know(["id", "vp", "provenance"])
        entry.provenance()
    return [found[medal].number("vp", 1, 99) for medal in MEDALS]


def filled(names: list[str], size: int, word: str) -> list[str]:
    """The names, and one for every place that the pack leaves empty."""
    return names + [f"{word}-{k}" for k in range(len(names) + 1, size + 1)]


def build(files: Files, packs: list[PackId], options: dict[str, Value]) -> KingsContent:
    return KingsContent(packs, options, files)
