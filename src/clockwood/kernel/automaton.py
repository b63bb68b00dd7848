"""Automata: each plays one seat as a rulebook says. Core rules know that a seat has one, never which."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clockwood.kernel.errors import BadOption
from clockwood.kernel.options import OptionSpec, Value
from clockwood.kernel.part import Part
from clockwood.kernel.step import Step

if TYPE_CHECKING:
    from clockwood.kernel.content import Content
    from clockwood.kernel.match import Match

HUMAN: Final = "human"
"""A person's seat, as records write it."""

PERSON: Final = "person"
"""The same, as options write it."""

BOT: Final = "bot"
"""The automaton of a seat, whatever its name, where there is one only."""

LEVEL: Final = ":"
TRAIT: Final = "+"
"""An automaton is written with its level, a number or its word, and its traits: `rival:3`, `bot:challenging+blitz`.

A table notes the number.
"""
LONGEST_LEVEL: Final = 4
"""Digits of a level, at most."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Automaton:
    """The player of one seat, with its own level and traits, fixed when the table is made."""

    def __init__(self, name: str, level: i64, traits: list[str]) -> None:
        self.name: Final = name
        self.level: Final = level
        self.traits: Final = traits

    def parts(self) -> list[Part]:
        """Return the parts it brings to the table: what it and its traits do at moments."""
        return []

    def begin_turn(self, match: "Match", seat: i64) -> None:
        """Push the steps of its turn."""
        raise NotImplementedError

    def next_turn(self, match: "Match", seat: i64) -> list[Step]:
        """Return the stack, bottom first, at which its turn begins now, whatever was going on."""
        raise NotImplementedError

    def answer(self, match: "Match", step: Step, seat: i64, options: vec[i64]) -> None:
        """Answer what core rules ask its seat, ending in `step.chosen`: now, or after chance or a person."""
        raise NotImplementedError


NOBODY: Final = Automaton("", 0, [])
"""Stands at the seats of people."""


@final
class AutomatonSpec:
    """A kind of automaton: its name, its levels from `low` to `high`, its traits, and how to make one.

    `seats` are those it may take; none named are all. `alone`: it plays where no other automaton does. `harder` are
    single settings that a study may turn: key, value and the level it adds. `cite` is the rule that describes it.
    `turn` is its turn in short: phase, word of the message, rule. `levels` are words for its levels, the lowest first;
    `marks` says which levels and traits change which step of the turn, by its word.
    """

    def __init__(
        self,
        name: str,
        make: "Callable[[Content, int, int, list[str]], Automaton]",
        cite: str,
        seats: list[str] | None = None,
        low: int = 0,
        high: int = 0,
        level: int = 0,
        traits: list[str] | None = None,
        harder: list[tuple[str, int, int]] | None = None,
        alone: bool = False,
        turn: list[tuple[str, str, str]] | None = None,
        levels: list[str] | None = None,
        marks: dict[str, list[str]] | None = None,
    ) -> None:
        self.name: Final = name
        self.make: Final = make
        self.cite: Final = cite
        self.seats: Final[list[str]] = seats or []
        self.low: Final = low
        self.high: Final = high
        self.level: Final = level
        self.traits: Final[list[str]] = traits or []
        self.harder: Final[list[tuple[str, int, int]]] = harder or []
        self.alone: Final = alone
        self.turn: Final[list[tuple[str, str, str]]] = turn or []
        self.levels: Final[list[str]] = levels or []
        self.marks: Final[dict[str, list[str]]] = marks or {}

    def has_levels(self) -> bool:
        return self.low < self.high

    def level_called(self, key: str, text: str) -> int:
        """Return the level that a number or a word names, or say what is allowed."""
        if not self.has_levels():
            raise BadOption(key, f"{self.name} has no levels")
        if text in self.levels:
            return self.low + self.levels.index(text)
        if not text.isdecimal() or len(text) > LONGEST_LEVEL:
            words = f"{', '.join(self.levels)}, or " if self.levels else ""
            raise BadOption(key, f"'{text}' is no level of {self.name}; there are {words}{self.low}–{self.high}")
        if not self.low <= int(text) <= self.high:
            raise BadOption(key, f"level {text} is outside {self.low}–{self.high}")
        return int(text)

    def word(self, level: int, traits: list[str]) -> str:
        """Return how it is written at a seat: `rival:3`."""
        text = f"{self.name}{LEVEL}{level}" if self.has_levels() else self.name
        return TRAIT.join([text, *traits])


@final
class Seated:
    """An automaton as a table notes it: `rival:3+blitz`. A negative level was not written."""

    def __init__(self, name: str, level: int, traits: list[str]) -> None:
        self.name: Final = name
        self.level: Final = level
        self.traits: Final = traits


def read_seated(key: str, text: str) -> Seated:
    """Take an automaton's name, level and traits apart.

    >>> seated = read_seated("seat.red", "rival:3+blitz")
    >>> seated.name, seated.level, seated.traits
    ('rival', 3, ['blitz'])
    """
    head, *traits = text.split(TRAIT)
    name, sign, level = head.partition(LEVEL)
    if sign and not level.isdecimal():
        raise BadOption(key, f"'{level}' is not a level")
    return Seated(name, int(level) if sign else -1, traits)


@final
class SeatSpec(OptionSpec):
    """The option that says who plays a seat: a person, or an automaton with its level and traits."""

    def __init__(self, seat: str, automata: list[AutomatonSpec]) -> None:
        self.automata: Final = [spec for spec in automata if not spec.seats or seat in spec.seats]
        cite = self.automata[0].cite if self.automata else ""
        super().__init__(f"seat.{seat}", PERSON, cite, choices=(PERSON, *(spec.name for spec in self.automata)))

    def checked(self, value: Value) -> Value:
        """Return the player as it is written, with its level, or say what is allowed."""
        text = str(value)
        if text == PERSON:
            return text
        head, *traits = text.split(TRAIT)
        name, sign, written = head.partition(LEVEL)
        meant = self.automata if name == BOT else [spec for spec in self.automata if spec.name == name]
        if len(meant) != 1:
            raise BadOption(self.key, f"'{text}' is not one of {', '.join(self.choices)}")
        spec = meant[0]
        level = spec.level_called(self.key, written) if sign else spec.level
        for trait in traits:
            if trait not in spec.traits:
                raise BadOption(self.key, f"'{trait}' is no trait of {spec.name}; {known(spec.traits)}")
        if len(set(traits)) < len(traits):
            raise BadOption(self.key, "a trait is named twice")
        return spec.word(level, [trait for trait in spec.traits if trait in traits])


def seat_options(seats: list[str], automata: list[AutomatonSpec]) -> list[OptionSpec]:
    """Return the option of each seat that an automaton may take."""
    found = [SeatSpec(seat, automata) for seat in seats]
    return [spec for spec in found if spec.automata]


def known(names: list[str]) -> str:
    return f"there are {', '.join(names)}" if names else "there are none"


def seat_automata(content: "Content", automata: list[AutomatonSpec]) -> None:
    """Let the automata that the options name take their seats; one that plays alone refuses any other."""
    names = content.names["seat"]
    words = [str(content.options.get(f"seat.{name}", PERSON)) for name in names]
    count = len(words) - words.count(PERSON)
    for seat, word in enumerate(words):
        if word != PERSON:
            key = f"seat.{names[seat]}"
            seated = read_seated(key, word)
            spec = next(spec for spec in automata if spec.name == seated.name)
            if spec.alone and count > 1:
                raise BadOption(key, f"{spec.name} plays where no other automaton does [{spec.cite}]")
            content.seat_automaton(seat, spec.make(content, seat, max(seated.level, 0), seated.traits))
