"""Positions read back: every word checked, every error named by its path, nothing half done."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.kernel.content import Content
from clockwood.kernel.errors import BadInput, BadPosition, RuleBroke
from clockwood.kernel.game import Game
from clockwood.kernel.lane import Lane
from clockwood.kernel.layout import CARDS, CELL, FRAME, Region
from clockwood.kernel.match import Match
from clockwood.kernel.outcome import Outcome
from clockwood.kernel.position.cards import Dealing
from clockwood.kernel.position.words import LARGEST, Words, list_at, number_at, shown, table_at
from clockwood.kernel.position.writer import UNKNOWN
from clockwood.kernel.rng import Generator, key_of, read_key, seeded
from clockwood.kernel.step import Step, StepKind
from clockwood.kernel.vocabulary import whole

KNOWN_KEYS: Final = (
    "format", "game", "rules", "packs", "generator", "seen_by", "chance", "over", "winners", "scores",
    "stack", "lanes", "phase", "seat", "options", "state", "notes",
)  # fmt: skip
"""`notes` is for people and tests, and never read."""


def read_position(
    game: Game, content: Content, data: dict[str, object], seed: int, outside_chance: bool = False
) -> Match:
    """Return the match a position describes, run to its question; the seed fills in what it leaves unknown.

    Somebody listens: where an automaton is to act, what it does on the way is told.
    """
    return Reading(game, content, data).match(seed, outside_chance)


def read_turn(game: Game, content: Content, data: dict[str, object], seed: int, seat: int) -> Match:
    """Return the match a position describes as if the turn of this automaton's seat began now; nothing is run yet."""
    return Reading(game, content, data, seat).match(seed, outside_chance=False)


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
    """One position being read."""

    def __init__(self, game: Game, content: Content, data: dict[str, object], acting: int = -1) -> None:
        self.game: Final = game
        self.content: Final = content.of_position(data.get("state"))
        self.data: Final = data
        self.acting: Final = acting
        self.words: Final = Words(self.content)

    def match(self, seed: int, outside_chance: bool) -> Match:
        self._check_head()
        rng = seeded(seed)
        match = Match(self.game, self.content, self.game.layout.blank(), self._generator(rng))
        match.outside_chance = outside_chance or self.data.get("chance") == "told"
        match.listening = True
        self._read_state(match)
        for region in self.game.layout.regions:
            if region.form == CARDS:
                Dealing(self.words, region, match.state).read(self.data.get(region.name, {}), rng)
        if self.acting >= 0:
            match.stack = self.content.automaton[self.acting].next_turn(match, self.acting)
        elif "over" in self.data:
            match.outcome = self._outcome()
        else:
            self._read_steps(match)
        try:
            self._start(match, rng)
        except BadInput:
            raise
        except Exception as error:
            raise cannot_go_on(error) from error
        return match

    def _check_head(self) -> None:
        card_tables = [region.name for region in self.game.layout.regions if region.form == CARDS]
        for key in self.data:
            if key not in KNOWN_KEYS and key not in card_tables:
                raise BadPosition(key, "no such entry in a position")
        rules = number_at("rules", self.data.get("rules", self.game.rules_version))
        if not 1 <= rules <= self.game.rules_version:
            raise BadPosition(
                "rules", f"written for rules {rules} of {self.game.name}, this is rules {self.game.rules_version}"
            )

    def _generator(self, rng: Generator) -> Generator:
        words = self.data.get("generator")
        if words is None:
            return rng if rng.key is not None else Generator(rng.word(), rng.word() | 1)
        given = list_at("generator", words)
        if given and isinstance(given[0], str):
            return keyed_generator(given)
        pair = [word for word in given if isinstance(word, int) and 0 <= word < 2**32]
        if len(given) != 2 or len(pair) != 2 or pair == [0, 0]:
            raise BadPosition("generator", "two numbers below 2**32 are needed, not both 0")
        return Generator(pair[0], pair[1])

    def _start(self, match: Match, rng: Generator) -> None:
        """Fill in what the position's seat does not know, check what must hold, and run to the question."""
        seen_by = self.data.get("seen_by")
        if seen_by is not None:
            self.game.resample(match, self.words.seat("seen_by", seen_by), rng)
        problems = self.game.problems(match)
        if problems:
            raise BadPosition("", "; ".join(problems))
        if match.outcome is None and self.acting < 0:
            match.begin()
        for question in match.questions():
            if len(question.options) == 0 or not -1 <= question.seat < len(self.words.seats):
                raise BadPosition("stack", f"{question.step} asks what nobody can answer")

    # -- cells

    def _read_state(self, match: Match) -> None:
        regions = {region.name: region for region in self.game.layout.regions if region.form != CARDS}
        regions.update({region.was: region for region in self.game.layout.regions if region.was})
        for name, value in table_at("state", self.data.get("state", {})).items():
            path = f"state.{name}"
            if name not in regions:
                raise BadPosition(path, "no such entry in this game")
            region = regions[name]
            if region.form == CELL:
                match.state[region.start] = cell_of(self.words, path, region.value, value)
            elif region.form == FRAME:
                self._read_frames(match, region, path, value)
            else:
                self._read_row(match, region, path, value)

    def _read_row(self, match: Match, region: Region, path: str, value: object) -> None:
        for key, held in table_at(path, value).items():
            index = self.words.term(f"{path}.{key}", region.index, key, region.size)
            if region.private and held == UNKNOWN:
                match.state[region.start + index] = 1
            else:
                match.state[region.start + index] = cell_of(self.words, f"{path}.{key}", region.value, held)

    def _read_frames(self, match: Match, region: Region, path: str, value: object) -> None:
        frames = list_at(path, value)
        width = len(region.fields)
        if len(frames) * width > region.size - 1:
            raise BadPosition(path, f"at most {(region.size - 1) // width} can be open")
        match.state[region.start] = len(frames)
        for level, frame in enumerate(frames):
            for key, held in table_at(f"{path}[{level}]", frame).items():
                if key not in region.fields:
                    raise BadPosition(f"{path}[{level}].{key}", "no such field")
                k = region.fields.index(key)
                cell = cell_of(self.words, f"{path}[{level}].{key}", region.field_kinds[k], held)
                match.state[region.start + 1 + level * width + k] = cell

    # -- steps

    def _read_steps(self, match: Match) -> None:
        if "stack" in self.data:
            match.stack = self._steps("stack", self.data["stack"])
        else:
            match.stack = self._opening(match)
        for name, steps in table_at("lanes", self.data.get("lanes", {})).items():
            waiting = self._steps(f"lanes.{name}", steps)
            match.lanes = [*match.lanes, Lane(self.words.seat("lanes", name), vec[Step](waiting))]
        if not match.stack:
            raise BadPosition("stack", "nothing is left to do, and the match is not over")

    def _opening(self, match: Match) -> list[Step]:
        phase = self.data.get("phase")
        if not isinstance(phase, str) or phase not in self.game.phases:
            raise BadPosition("phase", f"without a stack the phase is needed: {', '.join(self.game.phases)}")
        seat = self.data.get("seat")
        return self.game.opening(match, phase, 0 if seat is None else self.words.seat("seat", seat))

    def _steps(self, path: str, value: object) -> list[Step]:
        return [self._step(f"{path}[{k}]", text) for k, text in enumerate(list_at(path, value))]

    def _step(self, path: str, text: object) -> Step:
        words = text.split() if isinstance(text, str) else []
        kind: StepKind | None = next((kind for kind in self.game.steps if words and kind.name == words[0]), None)
        if kind is None:
            raise BadPosition(path, f"{shown(text)} is not a step of {self.game.name}")
        if len(words) - 1 != len(kind.kinds):
            raise BadPosition(path, f"{kind.name} is written with: {' '.join(kind.kinds) or 'nothing'}")
        arguments = [self._argument(path, name, word) for name, word in zip(kind.kinds, words[1:], strict=True)]
        try:
            return kind.cls(*arguments)
        except (TypeError, ValueError, OverflowError) as error:
            raise BadPosition(path, f"{shown(text)} cannot be a step") from error

    def _argument(self, path: str, kind: str, word: str) -> int:
        """Read a term by its name, or a number; a negative one stands for no term."""
        number = whole(word, 15)
        if number is not None and (number < 0 or kind not in self.content.names):
            return number_at(path, number)
        return self.words.term(path, kind, word, LARGEST)

    def _outcome(self) -> Outcome:
        over = list_at("over", self.data["over"])
        if len(over) != 2 or not all(isinstance(part, str) for part in over):
            raise BadPosition("over", "a reason and its rule are needed")
        winners = [self.words.seat("winners", name) for name in list_at("winners", self.data.get("winners", []))]
        scores = [number_at("scores", score) for score in list_at("scores", self.data.get("scores", []))]
        return Outcome(tuple(winners), str(over[0]), str(over[1]), tuple(scores))


def cell_of(words: Words, path: str, kind: str, value: object) -> i64:
    """Read a plain number, or a term as its index plus one; 0 is none."""
    if not kind:
        return number_at(path, value)
    if isinstance(value, str):
        return words.term(path, kind, value, LARGEST) + 1
    if isinstance(value, int) and value == 0:
        return 0
    raise BadPosition(path, f"a {kind} is needed, not {shown(value)}")


def cannot_go_on(error: Exception) -> BadPosition:
    """A rule failed on what a person put on the table; what Python says of it is not shown."""
    why = f": {error}" if isinstance(error, RuleBroke) else ""
    return BadPosition("stack", f"the game cannot go on from here{why}")


def keyed_generator(given: list[object]) -> Generator:
    """Read the key of a generator, and how many words it gave."""
    key = read_key(str(given[0]))
    count = given[1] if len(given) == 2 else None
    if key is None or not isinstance(count, int) or not 0 <= count < 2**32:
        raise BadPosition("generator", "a key of 64 hexadecimal digits and a number below 2**32 are needed")
    return Generator(count, 0, key_of(key))
