"""Tables for rule tests, set and played in the words of the game.

    t = table(players=3).order("purple", "yellow", "blue").workers("blue", "e3", "e6").overseers("blue", "e2")
    t.start("mine", "blue").choose("move e2 e7")
    assert t.pool("blue") == {"iron": 2}

All playable hexes are copper and everybody has three adventurers of level 1 until a test says otherwise.
"""

from typing import Self

from clockwood import api
from clockwood.games.forge_war.cards.cells import FIRST_QUEST
from clockwood.games.forge_war.content import ForgeContent
from clockwood.games.forge_war.game import GAME
from clockwood.games.forge_war.mine.printed import PLACES, border_hexes, hex_name
from clockwood.games.forge_war.words import LEGS, RESOURCES, SEATS
from clockwood.kernel.events import Event, Told
from clockwood.kernel.options import Value
from clockwood.kernel.position.reader import read_position
from clockwood.kernel.table import Table
from games.looking import Looking

BLUE, YELLOW, PURPLE, GREEN = COLOURS = SEATS
HEX_NAMES = [hex_name(place) for place in PLACES]
DOWN = {1: 3, 2: 6, 3: 3, 4: 0}
PUBLIC = ["copper_spear", "copper_mace", "copper_axe", "iron_sword"]
HIDDEN = {1: ["iron_spear", "iron_mace", "iron_axe"], 2: ["mithril_spear", "mithril_mace", "mithril_axe"]}


def hex_at(q: int, r: int) -> str:
    return hex_name((q, r))


def playable(players: int) -> list[str]:
    down = {place for border in range(DOWN[players]) for place in border_hexes(border)}
    return [name for k, name in enumerate(HEX_NAMES) if k not in down]


class Scene(Looking):
    """A position being set, and after `start` a table being played."""

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        self.players = players
        self.options_set: dict[str, Value] = {"players": players, **options}
        self.seats = SEATS[: 3 if players == 1 else players]
        self.state: dict[str, object] = {"stage": 1, "round": 2}
        self.rows: dict[str, dict[str, object]] = {
            "ground": dict.fromkeys(playable(players), "copper"),
            "order": {str(k): seat for k, seat in enumerate(self.seats)},
        }
        self.zones: dict[str, list[str]] = {"row": list(PUBLIC), "aside": ["mithril_sword"]}
        self.opened: Table | None = None
        self.last: list[Told] = []
        self.seed = 1
        for seat in self.seats:
            self.heroes(seat, 1, 1, 1)

    # -- setting

    def row(self, name: str, **cells: object) -> Self:
        """Cells of any region of the state, by its name."""
        assert self.opened is None, "the table is already being played"
        self.rows.setdefault(name, {}).update(cells)
        return self

    def round(self, number: int, stage: int = 1) -> Self:
        self.state["round"] = number
        self.state["stage"] = stage
        return self

    def order(self, *seats: str) -> Self:
        return self.row("order", **{str(k): seat for k, seat in enumerate(seats)})

    def ground(self, **hexes: str) -> Self:
        return self.row("ground", **hexes)

    def workers(self, seat: str, *hexes: str) -> Self:
        return self.row("mine", **dict.fromkeys(hexes, f"{seat}-worker"))

    def overseers(self, seat: str, *hexes: str) -> Self:
        return self.row("mine", **dict.fromkeys(hexes, f"{seat}-overseer"))

    def gold(self, **amounts: int) -> Self:
        return self.row("gold", **amounts)

    def rich(self) -> Self:
        """Twenty gold for everybody."""
        return self.gold(**dict.fromkeys(self.seats, 20))

    def cubes(self, seat: str, **amounts: int) -> Self:
        for resource, amount in amounts.items():
            self.row(resource, **{seat: amount})
        return self

    def heroes(self, seat: str, *levels: int) -> Self:
        self.row("adventurers", **{seat: len(levels)})
        self.rows[f"level_{seat}"] = {f"a{k}": level for k, level in enumerate(levels, 1)}
        return self

    def title(self, seat: str, hero: str, title: str) -> Self:
        return self.row(f"level_{seat}", **{hero: 4}).row(f"title_{seat}", **{hero: title})

    def quest(self, seat: str, slot: str, card: str, step: int = 1, *, new: bool = False) -> Self:
        self.row(f"quest_{seat}", **{slot: card}).row(f"step_{seat}", **{slot: step})
        if new:
            self.row(f"new_{seat}", **{slot: 1})
        return self.put(f"active.{seat}", card)

    def armed(self, seat: str, hero: str, slot: str, design: str) -> Self:
        return self.row(f"on_quest_{seat}", **{hero: slot}).row(f"weapon_{seat}", **{hero: design})

    def put(self, zone: str, *cards: str) -> Self:
        for held in self.zones.values():
            held[:] = [card for card in held if card not in cards]
        self.zones.setdefault(zone, []).extend(cards)
        return self

    def own(self, seat: str, *cards: str) -> Self:
        return self.put(f"mat.{seat}", *cards)

    def claimed(self, design: str, *seats: str) -> Self:
        return self.row("claims", **{design: sum(1 << SEATS.index(seat) for seat in seats)})

    def offer(self, *cards: str) -> Self:
        """The cards of the offer, slot by slot; an empty word is an empty slot."""
        self.row("offered", **{str(k): card for k, card in enumerate(cards) if card})
        return self.put("offer", *(card for card in cards if card))

    def market(self, *cards: str) -> Self:
        """Face-up cards: the weapon, two bonus, two single-use cards."""
        self.row("shown", **{str(k): card for k, card in enumerate(cards) if card})
        return self.put("market.shown", *(card for card in cards if card))

    def position(self, phase: str = "mine", seat: str = BLUE, stack: list[str] | None = None) -> dict[str, object]:
        data: dict[str, object] = {
            "format": "clockwood position 1",
            "game": "forge-war",
            "options": self.options_set,
            "state": {**self.state, **self.rows},
            "cards": {name: cards for name, cards in self.zones.items() if cards},
            "generator": [self.seed, 7],
        }
        if stack is None:
            data |= {"phase": phase, "seat": seat}
        else:
            data["stack"] = stack
        return data

    # -- playing

    def start(self, phase: str, seat: str = BLUE) -> Self:
        return self._open(self.position(phase, seat))

    def stack(self, *steps: str) -> Self:
        """Start at steps of one's own, the next one last."""
        return self._open(self.position(stack=list(steps)))

    def _open(self, data: dict[str, object]) -> Self:
        content = api.content("forge-war", options=self.options_set)
        self.opened = Table(read_position(GAME, content, data, self.seed), self.seed)
        self.last = list(self.opened.story)
        return self

    def choose(self, answer: str, seat: str = "") -> Self:
        number = SEATS.index(seat) if seat else None
        self.last = self.table.choose(answer, number)
        return self

    def go(self, *answers: str) -> Self:
        for answer in answers:
            seat, colon, text = answer.partition(": ")
            self.choose(text if colon else answer, seat if colon else "")
        return self

    def on_to(self, step: str, seat: str = "") -> Self:
        """Everybody passes, or is done, up to this question; a question with one answer answers itself."""
        for _ in range(500):
            if self.table.over or step in self.asking(seat):
                return self
            ways_out = [text for text in self.options() if text in ("pass", "done", "skip")]
            self.choose((ways_out or self.options())[0])
        raise AssertionError(f"{step} never came")

    def asking(self, seat: str = "") -> list[str]:
        """The steps that ask now; of one seat, or of all."""
        questions = self.table.decisions
        return [type(q.step).__name__ for q in questions if seat in ("", SEATS[int(q.seat)])]

    def finish_quests(self, *answers: str) -> Self:
        """Blue gives these answers in management, then everybody is done up to the round's end."""
        self.on_to("Manage", BLUE)
        for answer in answers:
            self.choose(answer, BLUE)
        return self.choose("done", BLUE)

    # -- looking

    def pool(self, seat: str) -> dict[str, int]:
        """The player's cubes."""
        found = {resource: self.see(f"{seat}.{resource}") for resource in RESOURCES}
        return {resource: int(count) for resource, count in found.items() if count}

    def places(self, piece: str) -> list[str]:
        return sorted(name for name in HEX_NAMES if self.see(f"mine.{name}") == piece)

    def levels(self, seat: str) -> list[int]:
        found = [self.see(f"{seat}.a{k}.level") for k in range(1, 21)]
        return [int(level) for level in found if level]

    def now(self) -> list[str]:
        """The player order."""
        return [str(self.see(f"order.{k}")) for k in range(1, len(self.seats) + 1)]

    def told(self, message: str = "") -> list[Event]:
        """Return the events of the last answer, by their message."""
        return [told for told in self.last if isinstance(told, Event) and message in ("", told.message)]


def table(players: int = 2, **options: Value) -> Scene:
    return Scene(players, {key.replace("_", "-"): value for key, value in options.items()})


def epic(players: int = 2, **options: Value) -> Scene:
    return table(players, length="epic", **options)


def new_game(seed: int = 1, told_chance: bool = False, **options: Value) -> Table:
    """A real game from its first question on."""
    return game_of({key.replace("_", "-"): value for key, value in options.items()}, seed, told_chance)


def prestige(card: str) -> int:
    """Return the prestige of a quest of the shipped pack; house values may change, rules do not."""
    content = shipped()
    return int(content.quests.prestige[content.names["card"].index(card) - int(FIRST_QUEST)])


def difficulty(card: str, leg: int) -> int:
    """The difficulty of a quest's leg, counted from 1, before types are matched."""
    content = shipped()
    which = content.names["card"].index(card) - int(FIRST_QUEST)
    return int(content.quests.leg_difficulty[which * int(LEGS) + leg - 1])


def shipped() -> ForgeContent:
    content = api.content("forge-war")
    assert isinstance(content, ForgeContent)
    return content


def game_of(options: dict[str, Value], seed: int = 1, told_chance: bool = False) -> Table:
    return api.new("forge-war", seed=seed, options=options, told_chance=told_chance)
