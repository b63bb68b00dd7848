"""Positions read back: every word checked, every error named by its path, nothing half done."""

from typing import Final, final

from mypy_extensions import i64

from clockwood.kernel.content import Content
from clockwood.kernel.errors import BadInput, BadPosition
from clockwood.kernel.game import Game
from clockwood.kernel.layout import CARDS, CELL, FRAME, Region, Zone
from clockwood.kernel.match import Lane, Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.piles import EVERY_SEAT, card_cell
from clockwood.kernel.position import UNKNOWN
from clockwood.kernel.rng import Generator, seeded
from clockwood.kernel.step import Step, StepKind
from clockwood.kernel.vocabulary import term_value

KNOWN_KEYS: Final = (
    "format", "game", "rules", "packs", "generator", "seen_by", "chance", "over", "winners", "scores",
    "stack", "lanes", "phase", "seat", "options", "state",
)  # fmt: skip
LARGEST: Final = 1_000_000


def read_position(game: Game, content: Content, data: dict[str, object], seed: int) -> Match:
    """Return the match a position describes, run to its question; the seed fills in what it leaves unknown."""
    return Reading(game, content, data).match(seed)


def position_game(data: dict[str, object]) -> str:
    """Return the name of the game a position is of."""
    if data.get("format") != "clockwood position 1":
        raise BadPosition("format", "this is not a 'clockwood position 1'")
    name = data.get("game")
    if not isinstance(name, str):
        raise BadPosition("game", "the game is not named")
    return name


@final
class Reading:
    """One position being read. `at` is the path of what is read now."""

    def __init__(self, game: Game, content: Content, data: dict[str, object]) -> None:
        self.game: Final = game
        self.content: Final = content
        self.data: Final = data
        self.seats: Final = content.names["seat"]

    def match(self, seed: int) -> Match:
        self._check_head()
        rng = seeded(seed)
        match = Match(self.game, self.content, self.game.layout.blank(), self._generator(rng))
        match.outside_chance = self.data.get("chance") == "told"
        self._read_state(match)
        for region in self.game.layout.regions:
            if region.form == CARDS:
                self._read_cards(match, region, rng)
        self._read_steps(match)
        problems = self.game.problems(match)
        if problems:
            raise BadPosition("", "; ".join(problems))
        self._start(match, rng)
        return match

    def _start(self, match: Match, rng: Generator) -> None:
        if "over" in self.data:
            match.outcome = self._outcome()
            return
        seen_by = self.data.get("seen_by")
        if seen_by is not None:
            self.game.resample(match, self._seat("seen_by", seen_by), rng)
        try:
            match.begin()
        except BadInput:
            raise
        except Exception as error:
            raise BadPosition("stack", f"the game cannot go on from here ({type(error).__name__}: {error})") from error

    def _check_head(self) -> None:
        card_tables = [region.name for region in self.game.layout.regions if region.form == CARDS]
        for key in self.data:
            if key not in KNOWN_KEYS and key not in card_tables:
                raise BadPosition(key, "no such entry in a position")
        rules = self.data.get("rules", self.game.rules_version)
        if not isinstance(rules, int) or rules < 1:
            raise BadPosition("rules", "the rules version is not a whole number from 1")
        if rules > self.game.rules_version:
            raise BadPosition(
                "rules", f"written for rules {rules} of {self.game.name}, this is rules {self.game.rules_version}"
            )

    def _generator(self, rng: Generator) -> Generator:
        words = self.data.get("generator")
        if words is None:
            return Generator(rng.word(), rng.word() | 1)
        numbers = self._list("generator", words)
        if len(numbers) == 2:
            first, second = numbers
            if isinstance(first, int) and isinstance(second, int) and 0 <= first < 2**32 and 0 <= second < 2**32:
                return Generator(first, second)
        raise BadPosition("generator", "two numbers below 2**32 are needed")

    # -- cells

    def _read_state(self, match: Match) -> None:
        table = self._table("state", self.data.get("state", {}))
        regions = {region.name: region for region in self.game.layout.regions if region.form != CARDS}
        for name, value in table.items():
            if name not in regions:
                raise BadPosition(f"state.{name}", "no such entry in this game")
            region = regions[name]
            path = f"state.{name}"
            if region.form == CELL:
                match.state[region.start] = self._cell(path, region.value, value)
            elif region.form == FRAME:
                self._read_frames(match, region, path, value)
            else:
                self._read_row(match, region, path, value)

    def _read_row(self, match: Match, region: Region, path: str, value: object) -> None:
        for key, held in self._table(path, value).items():
            index = self._term(f"{path}.{key}", region.index, key, region.size)
            if region.private and held == UNKNOWN:
                match.state[region.start + index] = 1
            else:
                match.state[region.start + index] = self._cell(f"{path}.{key}", region.value, held)

    def _read_frames(self, match: Match, region: Region, path: str, value: object) -> None:
        frames = self._list(path, value)
        width = len(region.fields)
        if len(frames) * width > region.size - 1:
            raise BadPosition(path, f"at most {(region.size - 1) // width} can be open")
        match.state[region.start] = len(frames)
        for level, frame in enumerate(frames):
            fields = self._table(f"{path}[{level}]", frame)
            for key, held in fields.items():
                if key not in region.fields:
                    raise BadPosition(f"{path}[{level}].{key}", "no such field")
                k = region.fields.index(key)
                cell = self._cell(f"{path}[{level}].{key}", region.field_kinds[k], held)
                match.state[region.start + 1 + level * width + k] = cell

    def _cell(self, path: str, kind: str, value: object) -> i64:
        if isinstance(value, int) and not isinstance(value, bool):
            if abs(value) > LARGEST or (kind and value != 0):
                raise BadPosition(path, f"{value} is not possible here")
            return value
        if kind and isinstance(value, str):
            return self._term(path, kind, value, LARGEST) + 1
        raise BadPosition(path, f"a {kind or 'number'} is needed, not {value!r}")

    # -- cards

    def _read_cards(self, match: Match, region: Region, rng: Generator) -> None:
        taken: dict[int, str] = {}
        unknown: list[tuple[str, int]] = []
        zones = flat(self._table(region.name, self.data.get(region.name, {})), region.name)
        names = [zone.name for zone in region.zones]
        for name, held in zones.items():
            path = f"{region.name}.{name}"
            if name not in names:
                raise BadPosition(path, f"no such zone; there are {', '.join(names)}")
            index = names.index(name)
            for entry in self._list(path, held):
                if entry == UNKNOWN:
                    unknown.append((path, index))
                    continue
                card, cell = self._card(path, index, region.zones[index], entry)
                if card in taken:
                    raise BadPosition(path, f"{entry} is also in {taken[card]}")
                taken[card] = name
                match.state[region.start + card] = cell
        self._fill(match, region, taken, unknown, rng)

    def _card(self, path: str, index: int, zone: Zone, entry: object) -> tuple[int, i64]:
        words = entry.split() if isinstance(entry, str) else []
        if not words:
            raise BadPosition(path, f"{entry!r} is not a card")
        card = self._term(path, "card", words[0], LARGEST)
        if not zone.first <= card < zone.last:
            raise BadPosition(path, f"{words[0]} cannot be in {zone.name}")
        place, knows, placed = 0, zone.sees, 0
        rest = words[1:]
        if rest and rest[0].startswith("@"):
            if not rest[0][1:].isdigit() or not 1 <= int(rest[0][1:]) <= 255:
                raise BadPosition(path, f"'{rest[0]}' is not a place in a pile")
            place = int(rest[0][1:])
            rest = rest[1:]
        while len(rest) >= 2 and rest[0] in ("known", "placed"):
            mask = self._seat_mask(path, rest[1])
            if rest[0] == "known":
                knows = mask
            else:
                placed = mask
            rest = rest[2:]
        if rest:
            raise BadPosition(path, f"'{' '.join(rest)}' after {words[0]} is not understood")
        return card, card_cell(index, place, knows, placed)

    def _seat_mask(self, path: str, text: str) -> int:
        if text in ("everyone", "nobody"):
            return int(EVERY_SEAT) if text == "everyone" else 0
        mask = 0
        for name in text.split(","):
            mask |= 1 << self._seat(path, name)
        return mask

    def _fill(
        self, match: Match, region: Region, taken: dict[int, str], unknown: list[tuple[str, int]], rng: Generator
    ) -> None:
        """Deal unnamed cards to the places that wait for one, the rest to the first zone that may hold them."""
        left = [card for card in range(region.size) if card not in taken]
        for path, index in unknown:
            zone = region.zones[index]
            fitting = [card for card in left if zone.first <= card < zone.last]
            if not fitting:
                raise BadPosition(path, "no card is left for a '?'")
            card = fitting[rng.below(len(fitting))]
            left.remove(card)
            match.state[region.start + card] = card_cell(index, 0, zone.sees, 0)
        for card in left:
            index = next(k for k, zone in enumerate(region.zones) if zone.first <= card < zone.last)
            match.state[region.start + card] = card_cell(index, 0, region.zones[index].sees, 0)

    # -- steps

    def _read_steps(self, match: Match) -> None:
        if "over" in self.data:
            return
        lanes = self._table("lanes", self.data.get("lanes", {}))
        if "stack" in self.data:
            match.stack = self._steps("stack", self.data["stack"])
        else:
            phase = self.data.get("phase")
            if phase not in self.game.phases():
                raise BadPosition("phase", f"without a stack the phase is needed: {', '.join(self.game.phases())}")
            assert isinstance(phase, str)
            seat = self.data.get("seat")
            match.stack = self.game.opening(match, phase, 0 if seat is None else self._seat("seat", seat))
        for name in self.seats:
            if name in lanes:
                path = f"lanes.{name}"
                match.lanes.append(Lane(self.seats.index(name), self._steps(path, lanes[name])))
        for name in lanes:
            self._seat("lanes", name)
        if not match.stack:
            raise BadPosition("stack", "nothing is left to do, and the match is not over")

    def _steps(self, path: str, value: object) -> list[Step]:
        return [self._step(f"{path}[{k}]", text) for k, text in enumerate(self._list(path, value))]

    def _step(self, path: str, text: object) -> Step:
        words = text.split() if isinstance(text, str) else []
        kind: StepKind | None = next((kind for kind in self.game.steps if words and kind.name == words[0]), None)
        if kind is None:
            raise BadPosition(path, f"{text!r} is not a step of {self.game.name}")
        if len(words) - 1 != len(kind.kinds):
            raise BadPosition(path, f"{kind.name} is written with: {' '.join(kind.kinds) or 'nothing'}")
        arguments: list[int] = []
        for name, word in zip(kind.kinds, words[1:], strict=True):
            if word.lstrip("-").isdigit():
                arguments.append(self._small(path, int(word)))
            else:
                arguments.append(self._term(path, name, word, LARGEST))
        try:
            return kind.cls(*arguments)
        except (TypeError, ValueError) as error:
            raise BadPosition(path, f"{text!r} cannot be a step") from error

    def _small(self, path: str, value: int) -> int:
        if abs(value) > LARGEST:
            raise BadPosition(path, f"{value} is too large")
        return value

    def _outcome(self) -> Outcome:
        over = self._list("over", self.data["over"])
        if len(over) != 2 or not all(isinstance(part, str) for part in over):
            raise BadPosition("over", "a reason and its rule are needed")
        winners = tuple(self._seat("winners", name) for name in self._list("winners", self.data.get("winners", [])))
        scores: list[int] = []
        for score in self._list("scores", self.data.get("scores", [])):
            if not isinstance(score, int):
                raise BadPosition("scores", f"{score!r} is not a number")
            scores.append(score)
        return Outcome(winners, str(over[0]), str(over[1]), tuple(scores))

    # -- words

    def _seat(self, path: str, name: object) -> int:
        if name not in self.seats:
            raise BadPosition(path, f"no seat is called {name!r}; there are {', '.join(self.seats)}")
        assert isinstance(name, str)
        return self.seats.index(name)

    def _term(self, path: str, kind: str, word: str, size: int) -> int:
        try:
            return term_value(self.content, kind, word, size)
        except BadInput as error:
            raise BadPosition(path, error.reason) from None

    def _table(self, path: str, value: object) -> dict[str, object]:
        if not isinstance(value, dict):
            raise BadPosition(path, "a table is needed")
        return value

    def _list(self, path: str, value: object) -> list[object]:
        if not isinstance(value, list):
            raise BadPosition(path, "a list is needed")
        return value


def flat(table: dict[str, object], path: str, prefix: str = "") -> dict[str, object]:
    """Return dotted zone names with what they hold."""
    found: dict[str, object] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            found.update(flat(value, path, f"{prefix}{key}."))
        else:
            found[prefix + key] = value
    return found
