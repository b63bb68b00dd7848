"""Tables for rule tests, set and played in the words of the game.

    t = table().put(c1="marquise 3", c5="eyrie 2").hand("eyrie", "armorers-1").start("daylight", "marquise")
    t.go("battle c1 eyrie")

Marquise and Eyrie on the Autumn map, nothing on it but ruins; all cards lie in the deck, the Eyrie has a Builder.
"""

from typing import Self

from clockwood import api
from clockwood.games.root.content import RootContent
from clockwood.games.root.game import GAME
from clockwood.games.root.words import FACINGS, ITEMS, PLOTS, SUITS
from clockwood.kernel.automaton import PERSON
from clockwood.kernel.options import Value
from clockwood.kernel.position.reader import read_position
from clockwood.kernel.table import Table
from clockwood.kernel.trace import Trace
from games.looking import Looking

SUPPLY = {"boots": 2, "bag": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 2, "coins": 2}
WARRIORS = {"marquise": 25, "eyrie": 20, "alliance": 10, "lizards": 25, "riverfolk": 15, "duchy": 20, "corvids": 15}


class Scene(Looking):
    """A position being set, and after `start` a table being played."""

    def __init__(self, options: dict[str, Value]) -> None:
        self.options_set = options
        content = api.content("root", options=options)
        assert isinstance(content, RootContent)
        self.content: RootContent = content
        self.seats = self.content.names["seat"]
        land = self.content.land
        self.state: dict[str, object] = {"round": 2, "turn": 3}
        self.rows: dict[str, dict[str, object]] = {
            "suit": {f"c{k + 1}": SUITS[int(suit)] for k, suit in enumerate(land.suits)},
            "ruin": {f"c{int(k) + 1}": 1 for k in land.ruins},
            "order": {str(k + 1): seat for k, seat in enumerate(self.seats[: int(self.content.players)])},
            "supply": dict(SUPPLY),
        }
        self.supplied: set[str] = set()
        self.zones: dict[str, list[str]] = {}
        self.left = {name: count for name, count in WARRIORS.items() if name in self.seats}
        self.opened: Table | None = None
        self.told_chance = False
        self.seed = 1
        if "eyrie" in self.seats:
            if str(options.get("seat.eyrie", PERSON)) == PERSON:
                self.leader("builder")
            else:
                self.cards("decree.bird", "vizier-1", "vizier-2")

    # -- setting

    def row(self, name: str, **cells: object) -> Self:
        assert self.opened is None, "the table is already being played"
        self.rows.setdefault(name, {}).update(cells)
        if name == "supply":
            self.supplied |= set(cells)
        return self

    def set(self, **cells: object) -> Self:
        self.state.update(cells)
        return self

    def put(self, **clearings: str) -> Self:
        """Pieces by clearing: `c1="marquise 3, sawmill, wood 2"`."""
        for clearing, pieces in clearings.items():
            for piece in pieces.split(","):
                name, _, count = piece.strip().partition(" ")
                self.row(name, **{clearing: int(count or 1)})
                if name in self.left:
                    self.left[name] -= int(count or 1)
        return self

    def vagabond(self, place: str, character: str, ready: str = "", seat: str = "vagabond", **facings: str) -> Self:
        """A Vagabond with items by facing: `ready="boots 2, torch", damaged="sword"`; everybody is indifferent."""
        self.set(**{f"{seat}_pawn": place, f"{seat}_character": character})
        for facing, listed in {"ready": ready, **facings}.items():
            for name, _, count in (item.strip().partition(" ") for item in listed.split(",") if item):
                self.row(f"{seat}_{facing}", **{name: int(count or 1)})
        others = [other for other in self.seats if not other.startswith("vagabond")]
        return self.row(f"{seat}_relation", **dict.fromkeys(others, "indifferent"))

    def relation(self, other: str, how: str, seat: str = "vagabond") -> Self:
        return self.row(f"{seat}_relation", **{other: how})

    def supply(self, seat: str, count: int) -> Self:
        """So many warriors in supply: the rest stands in c12."""
        away = self.left[seat] - count
        if away > 0:
            held = self.rows.get(seat, {}).get("c12", 0)
            assert isinstance(held, int)
            self.put(c12=f"{seat} {away + held}")
            self.left[seat] += held
        return self

    def leader(self, name: str) -> Self:
        self.state["leader"] = name
        columns = {
            "builder": ("recruit", "move"),
            "charismatic": ("recruit", "battle"),
            "commander": ("move", "battle"),
            "despot": ("move", "build"),
        }[name]
        for zone in [zone for zone in self.zones if zone.startswith("decree.")]:
            self.zones[zone] = [card for card in self.zones[zone] if not card.startswith("vizier")]
        for k, column in enumerate(columns):
            self.cards(f"decree.{column}", f"vizier-{k + 1}")
        return self

    def vp(self, **points: int) -> Self:
        return self.row("vp", **points)

    def cards(self, zone: str, *cards: str) -> Self:
        self.zones.setdefault(zone, []).extend(cards)
        return self

    def hand(self, seat: str, *cards: str) -> Self:
        return self.cards(f"hand.{seat}", *cards)

    def crafted(self, seat: str, *cards: str) -> Self:
        return self.cards(f"crafted.{seat}", *cards)

    def position(self, phase: str, seat: str, stack: list[str] | None = None) -> dict[str, object]:
        supplies = {f"{name}_supply": count for name, count in self.left.items()}
        items = {item: count for item in ITEMS if (count := self.items_left(item))}
        data: dict[str, object] = {
            "format": "clockwood position 1",
            "game": "root",
            "options": self.options_set,
            "state": {**self.state, **supplies, **self.rows, "supply": items},
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

    def items_left(self, item: str) -> int:
        """Return how many items of a kind the supply has: those that somebody has are taken from it, unless set."""
        given = int(str(self.rows["supply"].get(item, 0)))
        boxes = [row for name, row in self.rows.items() if name.startswith(("items_", "vagabond"))]
        return given if item in self.supplied else max(0, given - sum(int(str(row.get(item, 0))) for row in boxes))

    # -- playing

    def told(self) -> Self:
        """The tests say what dice and draws bring."""
        self.told_chance = True
        return self

    def start(self, phase: str, seat: str) -> Self:
        match = read_position(GAME, self.content, self.position(phase, seat), self.seed)
        self.opened = Table(match, self.seed)
        return self

    def stack(self, *steps: str, seat: str = "eyrie", phase: str = "daylight") -> Self:
        """Start at steps of one's own, the next one last; the end of a phase and of a turn lie below them."""
        self.set(active=seat, phase=phase)
        below = [f"EndTurn {seat}", f"EndPhase {seat} {phase}"]
        match = read_position(GAME, self.content, self.position(phase, seat, [*below, *steps]), self.seed)
        self.opened = Table(match, self.seed)
        return self

    def go(self, *answers: str) -> Self:
        for answer in answers:
            self.table.choose(answer)
        return self

    # -- looking

    def at(self, clearing: str) -> dict[str, int]:
        """Return the pieces of a clearing, without its ruin."""
        names = ["marquise", "eyrie", "sawmill", "workshop", "recruiter", "wood", "keep", "roost"]
        names += [
            "alliance",
            "base",
            "sympathy",
            "lizards",
            "garden",
            "riverfolk",
            "post",
            "duchy",
            "citadel",
            "market",
            "tunnel",
            "corvids",
        ]
        names += [f"{side}{kind}" for kind in PLOTS for side in ("", "hidden-")] + ["plot"]
        found = {name: self.see(f"{name}.{clearing}") for name in names}
        return {name: int(count) for name, count in found.items() if count}

    def items(self, seat: str = "vagabond") -> dict[str, dict[str, int]]:
        """Return the items of a Vagabond by facing, without facings that have none."""
        found = {
            facing: {item: int(n) for item in ITEMS if (n := self.see(f"{seat}.{facing}.{item}"))} for facing in FACINGS
        }
        return {facing: items for facing, items in found.items() if items}

    def picks(self, message: str = "") -> list[str]:
        """Return the automata's choices: what was chosen, by which criterion or tie-break."""
        return [
            f"{self.table.notation(trace.winner) if trace.winner >= 0 else 'none'}: {decided(trace)}"
            for trace in self.table.story
            if isinstance(trace, Trace) and (not message or trace.message == message)
        ]

    def points(self) -> list[int]:
        return [int(self.see(f"{seat}.vp")) for seat in self.seats]

    def zone(self, card: str) -> str:
        return str(self.see(f"card.{card}"))


def decided(trace: Trace) -> str:
    """Return what decided a choice: a criterion, a tie-break, or that there was no other."""
    line = trace.decided_by()
    return trace.tie or (line.message if line is not None else "alone")


def table(**options: Value) -> Scene:
    return Scene({key.replace("_", "-"): value for key, value in options.items()})


def new_game(seed: int = 1, told_chance: bool = False, **options: Value) -> Table:
    """A real game from its first question on."""
    return game_of({key.replace("_", "-"): value for key, value in options.items()}, seed, told_chance)


def game_of(options: dict[str, Value], seed: int = 1, told_chance: bool = False) -> Table:
    return api.new("root", seed=seed, options=options, told_chance=told_chance)
