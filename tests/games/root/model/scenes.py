"""Random positions of Root, written straight into the cells: tables of all mixes, and a battle about to begin."""

from random import Random
from typing import Final

from clockwood import api
from clockwood.games.root.content import RootContent
from clockwood.games.root.game import GAME
from clockwood.games.root.rules.battle import Battle
from clockwood.games.root.words import ITEMS
from clockwood.kernel.match import Match
from clockwood.kernel.options import Value
from clockwood.kernel.question import CHANCE
from clockwood.kernel.rng import seeded
from clockwood.kernel.step import Step
from games.root.model.board import BUILDINGS, CLEARINGS, FACINGS, TOKENS, VAGABONDS, WARRIORS, region, zones

BOTS: Final = {
    "marquise": ("mechanical-marquise", ["blitz", "fortified", "hospitals", "iron-will", "overwhelming"]),
    "eyrie": ("electric-eyrie", ["focused", "nobility", "relentless", "swoop", "war-tax"]),
    "alliance": ("automated-alliance", ["informants", "popularity", "steadfast", "veterans", "wildfire"]),
    "vagabond": ("vagabot", ["adventurer", "berserker", "helper", "marksman", "questing"]),
    "vagabond2": ("vagabot", ["adventurer", "berserker", "helper", "marksman", "questing"]),
    "lizards": ("logical-lizards", ["erratic", "fanatics", "martyrs", "spiteful"]),
    "riverfolk": ("riverfolk-robots", ["ferocious", "garrison", "greedy", "involved"]),
    "duchy": ("drillbit-duchy", ["foundations", "invaders", "investors", "overwhelm"]),
    "corvids": ("cogwheel-corvids", ["backup-plans", "gamble", "mastermind", "vendetta"]),
}
IN_PLAY: Final = ("armorers", "sappers", "brutal-tactics", "scouting-party", "soup-kitchens", "coffin-makers")
HELD: Final = [facing.replace("-", "_") for facing in FACINGS]
PARTISANS: Final = ("fox-partisans", "rabbit-partisans", "mouse-partisans")
MOST_EACH: Final = {"roost": 1, "base": 1, "sympathy": 1, "keep": 1, "tunnel": 1, "post": 1, "plot": 1}
MOST_SEATS: Final = 6


class Halt(Step):
    """Asks chance for nothing, so that a battle above it can be looked at when it is over."""

    def __init__(self) -> None:
        return

    def run(self, match: Match) -> None:
        match.ask(self, CHANCE, GAME.layout.blank()[:2])


def chance_from(seed: int) -> Random:
    return Random(seed)  # noqa: S311 - a test must find its case again


def mixed_options(random: Random, fewest: int = 2, bots: float = 0.5) -> dict[str, Value]:
    """Return a table of any mix of factions, people and automata."""
    names = list(BOTS)
    chosen = random.sample(names, random.randint(fewest, min(len(names), MOST_SEATS)))
    if "vagabond2" in chosen and "vagabond" not in chosen:
        chosen[chosen.index("vagabond2")] = "vagabond"
    if len(chosen) < 2:
        chosen.append(next(name for name in names if name not in chosen and name != "vagabond2"))
    found: dict[str, Value] = {name: int(name in chosen) for name in names}
    found |= {"map": random.choice(["autumn", "winter", "lake", "mountain"]), "suits": "preset"}
    found["deck"] = random.choice(["standard", "exiles"])
    found["vagabot"] = random.choice(["thief", "tinker", "ranger", "vagrant", "scoundrel", "arbiter"])
    for name in sorted(chosen):
        if random.random() < bots and not (name == "vagabond2" and "seat.vagabond" in found):
            found[f"seat.{name}"] = bot_of(random, name)
    if all(f"seat.{name}" in found for name in chosen):
        del found[f"seat.{min(chosen)}"]
    return found


def bot_of(random: Random, seat: str) -> str:
    """Return a bot of any level with any of its traits."""
    bot, traits = BOTS[seat]
    held = [trait for trait in traits if random.random() < 0.4]
    return "+".join([f"{bot}:{random.randrange(4)}", *held])


class Scene:
    """A match whose cells are filled at random, as far as battles and rule look at them."""

    def __init__(self, content: RootContent, random: Random) -> None:
        self.content = content
        self.random = random
        self.seats = content.factions()
        self.match = Match(GAME, content, GAME.layout.blank(), seeded(random.randrange(2**31)))
        self.match.outside_chance = True
        self.left = set(content.names["card"][:54])

    def put(self, name: str, value: int, at: int = 0) -> None:
        self.match.state[region(name).start + at] = value

    def is_bot(self, seat: str) -> bool:
        return self.content.is_bot(self.seats.index(seat))

    def deal(self, card: str, zone: str) -> None:
        number = self.content.names["card"].index(card)
        self.put("cards", zones(tuple(self.seats)).index(zone), number)
        self.left.discard(card)

    def any_card(self) -> str:
        return self.random.choice(sorted(self.left))

    def fill(self, crowded: int) -> "Scene":
        """Put pieces into every clearing, many into one; points, items and cards to everybody."""
        random = self.random
        for at, clearing in enumerate(CLEARINGS):
            self.put("suit", random.randint(1, 3), at)
            for seat in self.seats:
                self.stand(seat, at, clearing == crowded)
        for number, seat in enumerate(self.seats):
            if not self.is_bot(seat) and random.random() < 0.1:
                self.put("dominance", random.randint(1, 54), number)
            else:
                self.put("vp", random.choice([0, 1, 3, 7, 12]), number)
            if seat in VAGABONDS:
                self.wanderer(seat, crowded)
            if seat in WARRIORS:
                self.put(f"{seat}_supply", random.randint(0, 12))
        self.rebels_and_leaders()
        self.hands_and_crafted()
        return self

    def stand(self, seat: str, at: int, crowded: bool) -> None:
        random = self.random
        likely = 0.7 if crowded else 0.25
        if seat in WARRIORS and random.random() < likely:
            self.put(seat, random.randint(1, 4), at)
        for piece in [*BUILDINGS.get(seat, []), *TOKENS.get(seat, [])]:
            if piece == "keep" and any(self.match.state[region("keep").start + k] for k in range(12)):
                continue
            if piece == "wood" and self.is_bot(seat):
                continue
            if random.random() < likely / 2:
                self.put(piece, random.randint(1, MOST_EACH.get(piece, 2)), at)

    def wanderer(self, seat: str, crowded: int) -> None:
        random = self.random
        self.put(f"{seat}_pawn", crowded if random.random() < 0.7 else random.randint(1, 12))
        bot = self.content.names["character"].index(str(self.content.options["vagabot"])) + 1
        others = [number for number in range(1, 10) if number != bot]
        character = bot if self.is_bot(seat) else others[random.randrange(4) * 2 + (seat == "vagabond")]
        self.put(f"{seat}_character", character)
        few = random.random() < 0.5
        for facing in FACINGS:
            for item in range(len(ITEMS)):
                self.put(
                    f"{seat}_{facing.replace('-', '_')}", random.choice([0, 0, 0, 1] if few else [0, 0, 1, 2]), item
                )
        if self.is_bot(seat):
            self.lay_track(seat)
        else:
            for number, other in enumerate(self.seats):
                if other not in VAGABONDS:
                    self.put(f"{seat}_relation", random.choice([1, 2, 3, 5, 5]), number)

    def lay_track(self, seat: str) -> None:
        """Put a Vagabot's items on the Battle Track: by 6, 9 and 12 undamaged ones, exhausted first. [VB 7.2.4b]"""
        ready, down = (
            sum(self.match.state[region(f"{seat}_{facing}").start + k] for k in range(8)) for facing in FACINGS[:2]
        )
        held = sum(self.match.state[region(f"{seat}_{facing}").start + k] for facing in HELD for k in range(8))
        questing = "questing" in str(self.content.options[f"seat.{seat}"])
        placed = min(ready + down, sum((held if questing else ready + down) >= wanted for wanted in (6, 9, 12)))
        self.put(f"{seat}_track_exhausted", min(placed, down))
        self.put(f"{seat}_track_ready", placed - min(placed, down))

    def rebels_and_leaders(self) -> None:
        random = self.random
        if "eyrie" in self.seats:
            if self.is_bot("eyrie"):
                self.put("eyrie_focus", random.randint(0, 1))
            else:
                self.put("leader", random.randint(1, 4))
        if "alliance" in self.seats and not self.is_bot("alliance"):
            self.put("officers", random.randint(0, 4))
            for _ in range(random.choice([0, 3, 5, 14])):
                self.deal(self.any_card(), "supporters.alliance")
        if "duchy" in self.seats:
            self.put("swayed", random.randrange(512) & random.randrange(512))
        if "riverfolk" in self.seats:
            self.boxes()
        if "corvids" in self.seats:
            self.plots()

    def boxes(self) -> None:
        """Put warriors into the boxes of the Riverfolk, and hire out those on the map. [RF 11.2.4]"""
        random = self.random
        for number, seat in enumerate(self.seats):
            if seat in WARRIORS:
                self.put("payments", random.choice([0, 0, 1, 2, 3]), number)
                if not self.is_bot("riverfolk"):
                    self.put("funds", random.choice([0, 0, 0, 1, 2]), number)
        for suit in range(3):
            self.put("posts_left", random.randint(0, 3), suit)
        self.put("services_bought", random.randint(0, 2))
        self.hire([seat for seat in self.seats if seat in WARRIORS and random.random() < 0.3])

    def hire(self, seats: list[str]) -> None:
        self.put("hired_by", sum(1 << self.seats.index(seat) for seat in seats if seat != "riverfolk"))

    def plots(self) -> None:
        """Let each plot be of some kind, and some lie face up."""
        up = 0
        for at in range(len(CLEARINGS)):
            if self.match.state[region("plot").start + at]:
                self.put("plot_kind", self.random.randint(1, 4), at)
                up |= self.random.randint(0, 1) << at
        self.put("plots_up", up)

    def hire_for_a_turn(self, active: str) -> None:
        """Hire warriors out as a turn of this seat may: to it, or to all whom a person meets. [RR INVOLVED]"""
        if "riverfolk" not in self.seats:
            return
        involved = "involved" in str(self.content.options.get("seat.riverfolk", "")) and not self.is_bot(active)
        others = [seat for seat in self.seats if seat in WARRIORS and seat != active]
        wanted = self.random.random() < 0.4 and active in WARRIORS
        self.hire([active] if wanted else others if involved and active != "riverfolk" else [])

    def hands_and_crafted(self) -> None:
        random = self.random
        for seat in self.seats:
            if self.is_bot(seat):
                continue
            hand = f"{'open-hand' if seat == 'riverfolk' else 'hand'}.{seat}"
            for effect in [*IN_PLAY, *PARTISANS]:
                held = sorted(card for card in self.left if card.startswith(effect))
                if held and random.random() < 0.25:
                    self.deal(held[0], f"crafted.{seat}")
            for card in sorted(card for card in self.left if card.startswith("ambush")):
                if random.random() < 0.2:
                    self.deal(card, hand)
            for _ in range(random.choice([0, 0, 1, 2, 4])):
                self.deal(self.any_card(), hand)
        for card in sorted(self.left):
            if random.random() < 0.3:
                self.deal(card, "souls" if "lizards" in self.seats and random.random() < 0.5 else "discard")

    def battle(self, attacker: str, defender: str, clearing: int) -> Match:
        """Begin a battle in the attacker's Daylight, in a copy, and run to its first question."""
        seats = [self.seats.index(attacker), self.seats.index(defender)]
        self.put("active", seats[0] + 1)
        self.put("phase", 3)
        match = self.match.copy()
        match.stack = [Halt(), Battle(seats[0], clearing - 1, seats[1])]
        match.begin()
        return match


def content_of(options: dict[str, Value]) -> RootContent:
    content = api.content("root", options=options)
    assert isinstance(content, RootContent)
    return content
