"""Tables for rule tests, set and played in the words of the rulebook's examples.

    t = table().wood(c1=4).iron(auria=2).hand("WW16", "WW28").crystals(ic=5).turn("woodwalkers")
    t.play("WW16").choose("pay").choose("burn WW28")
    t.expect(asked="woodwalkers", c1=4, auria=2, ic=5)

Base cards are in hand and all other cards in the decks until a test puts them elsewhere.
"""

import tomllib
from typing import Self

from clockwood import api
from clockwood.kernel.events import Event, Told
from clockwood.kernel.position.reader import read_position
from clockwood.kernel.question import Question
from clockwood.kernel.table import Table
from clockwood.packs import read_pack, shipped_pack
from clockwood.registry import game_named

SEATS = ("woodwalkers", "ironclad")
WOOD, IRON = SEATS
OUTER_FORESTS = ("o1", "o2", "o3", "o4", "o5", "o6")
INNER_FORESTS = ("m1", "m2", "m3", "m4", "m5", "m6", "c1", "c2", "c3", "c4")
FORESTS = (*OUTER_FORESTS, *INNER_FORESTS)
INNER_MOUNTAINS = ("auria", "lithimar", "palladimor", "zincur")
OUTER_MOUNTAINS = ("argentimar", "chromia", "cobaltis", "cuprumis", "gallimor", "plumbarum")
MOUNTAINS = ("ferrum", *INNER_MOUNTAINS, *OUTER_MOUNTAINS)
SPECIALS = {
    WOOD: [f"WW{k:02}" for k in range(4, 39)],
    IRON: [f"IC{k:02}" for k in range(4, 39)],
}
BASE = {WOOD: ["WW01", "WW02", "WW03"], IRON: ["IC01", "IC02", "IC03"]}
VISIONS = [f"V-{mountain}" for mountain in MOUNTAINS[1:]]
FOUNDATION, FORGE = 1, 2


def owner(card: str) -> str:
    return WOOD if card.startswith("WW") else IRON


class Scene:
    """A position being set, and after its first question a table being played."""

    def __init__(self, options: dict[str, int | str]) -> None:
        self.options_set = options
        self.cells: dict[str, object] = {"round": 2}
        self.rows: dict[str, dict[str, int]] = {"forges": {"ferrum": FORGE}}
        self.drill_on = "ferrum"
        self.placed: dict[str, str] = {}
        self.zones: dict[str, list[str]] = {}
        self.marks: list[tuple[str, str]] = []
        self.opening = ("action", WOOD)
        self.seed = 1
        self.rewritten: dict[str, str] = {}
        self.table: Table | None = None
        self.last: list[Told] = []

    # -- setting: the map

    def _row(self, name: str, counts: dict[str, int]) -> Self:
        assert self.table is None, "the table is already being played"
        self.rows.setdefault(name, {}).update(counts)
        return self

    def wood(self, **fighters: int) -> Self:
        return self._row("woodwalkers", fighters)

    def iron(self, **fighters: int) -> Self:
        return self._row("ironclad", fighters)

    def golems(self, **golems: int) -> Self:
        return self._row("golems", golems)

    def totems(self, **full: int) -> Self:
        return self._row("totems", full)

    def fading(self, **fading: int) -> Self:
        return self._row("fading_totems", fading)

    def foundation(self, *mountains: str) -> Self:
        return self._row("forges", dict.fromkeys(mountains, FOUNDATION))

    def forge(self, *mountains: str) -> Self:
        return self._row("forges", dict.fromkeys(mountains, FORGE))

    def drill(self, mountain: str, cargo: int = 0, track: int | None = None) -> Self:
        self.drill_on = mountain
        self.cells["cargo"] = cargo
        self.cells["track"] = (1 if cargo else 0) if track is None else track
        return self

    def secured(self, totems: int) -> Self:
        self.cells["secured"] = totems
        return self

    def crystals(self, ww: int = 0, ic: int = 0) -> Self:
        return self._row("crystals", {WOOD: ww, IRON: ic})

    def mark(self, card: str, *places: str) -> Self:
        self.marks += [(card, place) for place in places]
        return self

    # -- setting: the cards

    def put(self, zone: str, *cards: str) -> Self:
        for card in cards:
            self.zones.setdefault(zone, []).append(card)
            self.placed[card] = zone
        return self

    def hand(self, *cards: str) -> Self:
        for card in cards:
            self.put("visions.hand" if card in VISIONS else f"hand.{owner(card)}", card)
        return self

    def no_base(self, *seats: str) -> Self:
        """The base cards lie aside, as after wagers."""
        for seat in seats or SEATS:
            self.put(f"aside.{seat}", *(card for card in BASE[seat] if card not in self.placed))
        return self

    def deck(self, *cards: str) -> Self:
        """These lie on top of their decks, the first of them topmost."""
        for place, card in enumerate(cards, 1):
            self.put("visions.deck" if card in VISIONS else f"deck.{owner(card)}", card)
            self.zones[self.placed[card]][-1] = f"{card} @{place}"
        return self

    def discard(self, *cards: str) -> Self:
        for card in cards:
            self.put(f"discard.{owner(card)}", card)
        return self

    def ongoing(self, **markers: int) -> Self:
        """These are in play from an earlier round, with so many markers."""
        for card in markers:
            self.put(f"ongoing.{owner(card)}", card)
        return self._row("markers", markers)

    def slot(self, number: int, *cards: str) -> Self:
        for card in cards:
            self.put(f"slot{number}.{owner(card)}", card)
        return self

    def no_deck(self, *seats: str) -> Self:
        """Every special card that the test has not put anywhere is out of the game."""
        for seat in seats or SEATS:
            self.put(f"removed.{seat}", *(card for card in SPECIALS[seat] if card not in self.placed))
        return self

    def no_visions(self) -> Self:
        """The vision deck is empty: those not put anywhere were burned."""
        return self.put("visions.burned", *(card for card in VISIONS if card not in self.placed))

    # -- setting: the moment

    def round(self, number: int) -> Self:
        self.cells["round"] = number
        return self

    def turn(self, seat: str, number: int = 1) -> Self:
        """It is the seat's first, second or third turn of the round."""
        self.cells["turn"] = 2 * (number - 1) + SEATS.index(seat)
        self.opening = ("action", seat)
        return self

    def preparation(self) -> Self:
        self.opening = ("preparation", WOOD)
        return self

    def round_end(self) -> Self:
        self.cells["turn"] = 6
        self.opening = ("round end", WOOD)
        return self

    def seeded(self, seed: int) -> Self:
        self.seed = seed
        return self

    def text(self) -> str:
        """The position as a person would write it."""
        for seat in SEATS:
            self.hand(*(card for card in BASE[seat] if card not in self.placed))
        phase, seat = self.opening
        lines = ['format = "clockwood position 1"', 'game = "ironwood"', f'phase = "{phase}"', f'seat = "{seat}"']
        lines += ["[options]", *(f"{_word(key)} = {_word(value)}" for key, value in self.options_set.items())]
        lines += ["[state]", f'drill = "{self.drill_on}"', f"marks = {len(self.marks)}"]
        lines += [f"{key} = {value}" for key, value in self.cells.items()]
        lines += [f"{name} = {_table(row)}" for name, row in self.rows.items()]
        lines.append(f"mark_card = {_table({str(k): card for k, (card, _) in enumerate(self.marks)})}")
        for kind, places in (("forest", FORESTS), ("mountain", MOUNTAINS)):
            held = {str(k): place for k, (_, place) in enumerate(self.marks) if place in places}
            lines.append(f"mark_{kind} = {_table(held)}")
        lines += ["[cards]", *(f"{zone} = {cards}".replace("'", '"') for zone, cards in self.zones.items())]
        return "\n".join(lines)

    # -- playing

    def rewrite(self, **effects: str) -> Self:
        """Cards with other effects, for words of the grammar that no shipped card has."""
        self.rewritten.update(effects)
        return self

    def open(self) -> Table:
        if self.table is None:
            self.table = api.load(self.text(), seed=self.seed) if not self.rewritten else self._load_rewritten()
        return self.table

    def _load_rewritten(self) -> Table:
        game = game_named("ironwood")
        folder = shipped_pack(game)
        assert folder is not None
        pack, files = read_pack(folder)
        cards = [{"id": card, "effect": line, "provenance": "house"} for card, line in self.rewritten.items()]
        content = game.content(game.overlay(files, {"cards": {"card": cards}}), [pack], dict(self.options_set))
        return Table(read_position(game, content, tomllib.loads(self.text()), self.seed), self.seed)

    def choose(self, answer: str, by: str | None = None) -> Self:
        opened = self.open()
        self.last = opened.choose(answer, None if by is None else SEATS.index(by))
        return self

    def play(self, card: str) -> Self:
        return self.choose(f"play {card}")

    def go(self, *answers: str) -> Self:
        """Give several answers, one after the other."""
        for answer in answers:
            self.choose(answer)
        return self

    def fight(self, attack: str, first: str = "no-wager", second: str = "no-wager") -> Self:
        """An attack and both wagers, in the order they are decided."""
        return self.go(attack, first, second)

    # -- looking

    @property
    def question(self) -> Question:
        found = self.open().decision
        assert found is not None, "nobody is asked anything"
        return found

    @property
    def asked(self) -> str:
        """The seat that is asked now; nobody once the match is over."""
        decision = self.open().decision
        return "" if decision is None else SEATS[int(decision.seat)]

    @property
    def step(self) -> str:
        """The rule that asks."""
        return type(self.question.step).__name__

    @property
    def deciding(self) -> list[str]:
        return [SEATS[int(question.seat)] for question in self.open().decisions]

    def options(self, by: str | None = None) -> list[str]:
        opened = self.open()
        for question in opened.decisions:
            if by is None or SEATS[int(question.seat)] == by:
                return [opened.notation(int(action)) for action in question.options]
        return []

    def why_not(self, answer: str) -> str:
        """The reason and its rule, as a person is told; empty where the answer is allowed."""
        reason = self.open().why_not(answer)
        return "" if reason is None else f"{reason.message} [{reason.cite}]"

    @property
    def position(self) -> dict[str, dict[str, dict[str, int]]]:
        return tomllib.loads(self.open().position())

    def row(self, name: str) -> dict[str, int]:
        return dict(self.position["state"].get(name, {}))

    def cell(self, name: str) -> object:
        return self.position["state"].get(name, 0)

    def zone(self, name: str) -> list[str]:
        """The cards in a zone, in drawing order where they have one."""
        found: object = self.position["cards"]
        for part in name.split("."):
            found = found.get(part, {}) if isinstance(found, dict) else {}
        return [str(entry).split()[0] for entry in found] if isinstance(found, list) else []

    def where(self, card: str) -> str:
        return str(self.open().view(SEATS.index(owner(card)) if card not in VISIONS else 0)[f"card.{card}"])

    def supply(self) -> int:
        """Crystals in the common supply."""
        return int(self.open().view(-1)["supply.crystals"])

    def told(self, seat: str | None = None) -> list[str]:
        """Return what the last answer brought about, as a seat or a watcher hears it."""
        eye = -1 if seat is None else SEATS.index(seat)
        return [event.message for event in self.last if event.known_to(eye) and event.message != "wall"]

    def numbers(self, message: str, name: str = "n") -> list[int]:
        """The count each such event of the last answer named."""
        return [
            term.value
            for event in self.last
            if isinstance(event, Event) and event.message == message
            for term in event.terms
            if term.name == name
        ]

    @property
    def winner(self) -> str:
        outcome = self.open().outcome
        return "" if outcome is None else SEATS[outcome.winners[0]]

    # -- expecting

    def expect(self, **facts: object) -> Self:
        """Compare places (Fighters), ww, ic (crystals), whole rows by name, single cells, asked, step, options."""
        seen = {name: self._fact(name) for name in facts}
        assert seen == facts, {name: (seen[name], "wanted", facts[name]) for name in facts if seen[name] != facts[name]}
        return self

    def _fact(self, name: str) -> object:
        if name in ("asked", "step", "winner", "deciding"):
            return getattr(self, name)
        if name == "options":
            return self.options()
        if name in ("foundations", "built"):
            return self._tokens(FOUNDATION if name == "foundations" else FORGE)
        if name == "marked":
            return {key.replace(".marked", "") for key in self.open().view(-1) if ".marked." in key}
        return self._pieces(name)

    def _pieces(self, name: str) -> object:
        if name in FORESTS:
            return self.row("woodwalkers").get(name, 0)
        if name in MOUNTAINS:
            return self.row("ironclad").get(name, 0)
        if name in ("ww", "ic"):
            return self.row("crystals").get(WOOD if name == "ww" else IRON, 0)
        if name in ("golems", "totems", "markers", "slot_markers"):
            return self.row(name)
        return self.row("fading_totems") if name == "fading" else self.cell(name)

    def _tokens(self, side: int) -> set[str]:
        return {mountain for mountain, held in self.row("forges").items() if held == side and mountain != "ferrum"}


def _word(value: object) -> str:
    return str(value) if isinstance(value, int) else f'"{value}"'


def _table(row: dict[str, int] | dict[str, str]) -> str:
    return "{ " + ", ".join(f"{key} = {_word(value)}" for key, value in row.items()) + " }"


def table(**options: int) -> Scene:
    """Set a table with these options: `table(moves_per_effect=1)`."""
    return Scene({key.replace("_", "-"): value for key, value in options.items()})


def new_game(seed: int = 7, **options: int) -> Scene:
    """Return a new match at its first question; `handicap__ironclad` stands for `handicap.ironclad`."""
    named: dict[str, int | str] = {key.replace("__", ".").replace("_", "-"): value for key, value in options.items()}
    scene = Scene(named)
    scene.table = api.new("ironwood", seed=seed, options=named)
    return scene
