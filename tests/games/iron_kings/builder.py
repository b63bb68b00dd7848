"""Tables for rule tests, set and played in the words of the game.

    t = table().king("red", "c2", "n").steam(red=2).track("red", "step-1", "charge").driven("red")
    t.start("king")
    assert t.at("red") == "c4"

Everybody has settled in the south, first red on c0 and is at home, the others away; kings face north, workers rest,
stores are empty.
"""

from typing import Self

from clockwood import api
from clockwood.games.iron_kings.content import KingsContent
from clockwood.games.iron_kings.game import GAME
from clockwood.games.iron_kings.words import SEATS, TERRAIN
from clockwood.kernel.events import Told
from clockwood.kernel.options import Value
from clockwood.kernel.position.reader import read_position
from clockwood.kernel.table import Table
from games.looking import Looking

RED, YELLOW, BLUE, BLACK = SEATS
AWAY = {"yellow": "j5", "blue": "a6", "black": "a4"}


class Scene(Looking):
    """A position being set, and after `start` a table being played."""

    def __init__(self, options: dict[str, Value]) -> None:
        self.options_set = options
        content = api.content("iron-kings", options=options)
        assert isinstance(content, KingsContent)
        self.content: KingsContent = content
        self.seats = self.content.names["seat"]
        sites = self.content.land.site_names
        self.state: dict[str, object] = {"round": 2, "turn": 5, "first": RED}
        printed = zip(self.content.land.ids, self.content.land.terrain, strict=True)
        self.rows: dict[str, dict[str, object]] = {"terrain": {name: TERRAIN[int(which)] for name, which in printed}}
        self.zones: dict[str, list[str]] = {}
        self.small = dict.fromkeys(self.seats, 4)
        self.opened: Table | None = None
        self.last: list[Told] = []
        self.seed = 1
        self.told_chance = False
        for seat, site in zip(self.seats, sites, strict=False):
            self.row("site", **{seat: site}).row("big_rested", **{seat: 1})
            self.king(seat, AWAY[seat] if seat != RED and options.get("pack") != "ring" else site)

    # -- setting

    def row(self, name: str, **cells: object) -> Self:
        """Cells of any region of the state, by its name."""
        assert self.opened is None, "the table is already being played"
        self.rows.setdefault(name, {}).update(cells)
        return self

    def set(self, **cells: object) -> Self:
        """Single cells."""
        self.state.update(cells)
        return self

    def king(self, seat: str, where: str, facing: str = "n") -> Self:
        return self.row("king", **{seat: where}).row("facing", **{seat: facing})

    def ground(self, **hexes: str) -> Self:
        return self.row("terrain", **hexes)

    def bag(self, where: str, **tokens: int) -> Self:
        for token, count in tokens.items():
            self.row(f"bag_{token}", **{where: count})
        return self

    def steam(self, **amounts: int) -> Self:
        return self.row("steam", **amounts)

    def stock(self, seat: str, **amounts: int) -> Self:
        for kind, amount in amounts.items():
            self.row(kind, **{seat: amount})
        return self

    def works(self, seat: str, *spaces: str) -> Self:
        """Small workers on the spaces of the board."""
        self.small[seat] -= len(spaces)
        return self.row(f"board_{seat}", **dict.fromkeys(spaces, "small"))

    def big(self, seat: str, space: str) -> Self:
        return self.row("big_rested", **{seat: 0}).row(f"board_{seat}", **{space: "big"})

    def driven(self, seat: str) -> Self:
        return self.works(seat, "throttle")

    def out(self, seat: str, *hexes: str) -> Self:
        """Small workers on the map."""
        self.small[seat] -= len(hexes)
        return self.row("worker_on", **dict.fromkeys(hexes, seat))

    def wild(self, seat: str, count: int) -> Self:
        self.small[seat] -= count
        return self.row("wilderness", **{seat: count})

    def damage(self, seat: str, *spaces: str) -> Self:
        return self.row(f"damage_{seat}", **dict.fromkeys(spaces, 1))

    def put(self, zone: str, *cards: str) -> Self:
        self.zones.setdefault(zone, []).extend(cards)
        return self

    def track(self, seat: str, *cards: str) -> Self:
        names = [f"{seat}-{card}" for card in cards]
        self.row(f"track_{seat}", **{str(k): name for k, name in enumerate(names)})
        return self.put(f"track.{seat}", *names)

    def hand(self, seat: str, *cards: str) -> Self:
        return self.put(f"hand.{seat}", *(f"{seat}-{card}" for card in cards))

    def discarded(self, seat: str, *cards: str) -> Self:
        return self.put(f"discard.{seat}", *(f"{seat}-{card}" for card in cards))

    def carries(self, seat: str, *cards: str) -> Self:
        return self.put(f"king.{seat}", *cards)

    def stores(self, seat: str, *cards: str) -> Self:
        return self.put(f"holdfast.{seat}", *cards)

    def built(self, seat: str, **cards: str) -> Self:
        """Upgrades by section: `head="refactoring"`, `holdfast_1="repair-shop"`."""
        for section, card in cards.items():
            self.row(f"section_{seat}", **{section.replace("_", "-"): card})
        return self.put(f"built.{seat}", *cards.values())

    def position(self, phase: str = "turn", seat: str = RED, stack: list[str] | None = None) -> dict[str, object]:
        rested = {seat: count for seat, count in self.small.items() if count}
        rows = {"rested": rested, **self.rows}
        data: dict[str, object] = {
            "format": "clockwood position 1",
            "game": "iron-kings",
            "options": self.options_set,
            "state": {**self.state, **rows},
            "cards": {name: cards for name, cards in self.zones.items() if cards},
            "generator": [self.seed, 7],
        }
        if self.told_chance:
            data["chance"] = "told"
        if stack is None:
            data |= {"phase": phase, "seat": seat}
        else:
            data["stack"] = stack
        return data

    # -- playing

    def told(self) -> Self:
        """The tests say what dice and draws bring."""
        self.told_chance = True
        return self

    def start(self, phase: str = "turn", seat: str = RED) -> Self:
        return self._open(self.position(phase, seat))

    def stack(self, *steps: str) -> Self:
        """Start at steps of one's own, the next one last; a turn's end lies below them."""
        self.state.setdefault("active", RED)
        return self._open(self.position(stack=["EndTurn red", "EndPhase red", *steps]))

    def _open(self, data: dict[str, object]) -> Self:
        match = read_position(GAME, self.content, data, self.seed)
        self.opened = Table(match, self.seed)
        self.last = list(self.opened.story)
        return self

    def go(self, *answers: str) -> Self:
        for answer in answers:
            self.last = self.table.choose(answer)
        return self

    # -- looking

    def at(self, seat: str) -> str:
        return str(self.see(f"{seat}.king"))

    def stores_of(self, seat: str) -> dict[str, int]:
        found = {kind: self.see(f"{seat}.{kind}") for kind in ("coal", "wood", "water", "gear")}
        return {kind: int(count) for kind, count in found.items() if count}

    def program(self, seat: str) -> list[str]:
        found = [str(self.see(f"{seat}.track.{k}")) for k in (1, 2, 3)]
        return [name.removeprefix(f"{seat}-") for name in found if name != "0"]

    def damaged(self, seat: str) -> list[str]:
        spaces = ("head-1", "head-2", "torso-1", "torso-2", "throttle", "brake")
        return [space for space in spaces if self.see(f"{seat}.damage.{space}")]

    def numbers(self, message: str, term: str = "n") -> list[int]:
        return [found.value for event in self.heard(message) for found in event.terms if found.name == term]


def table(players: int = 2, **options: Value) -> Scene:
    return Scene({"players": players, **{key.replace("_", "-"): value for key, value in options.items()}})


def new_game(seed: int = 1, told_chance: bool = False, **options: Value) -> Table:
    """A real game from its first question on."""
    return game_of({key.replace("_", "-"): value for key, value in options.items()}, seed, told_chance)


def game_of(options: dict[str, Value], seed: int = 1, told_chance: bool = False) -> Table:
    return api.new("iron-kings", seed=seed, options=options, told_chance=told_chance)
