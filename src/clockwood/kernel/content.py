"""What is printed: packs, options and the tables made from them. Shared by all copies of a match, never changed."""

import pickle
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from clockwood.kernel.errors import BadOption

Value = int | str
"""What an option may be set to. Switches are 0 and 1."""


class PackId:
    """A pack is known by its id and the hash of its files."""

    def __init__(self, name: str, digest: str) -> None:
        self.name: Final = name
        self.digest: Final = digest

    def text(self) -> str:
        return f"{self.name} {self.digest[:8]}"

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return PackId, (self.name, self.digest)


class OptionSpec:
    """One option of a game: its key, default and range, and the rule that leaves it open.

    A number has `low` and `high`; a word has `choices`.
    """

    def __init__(
        self, key: str, default: Value, cite: str, low: int = 0, high: int = 1, choices: tuple[str, ...] = ()
    ) -> None:
        self.key: Final = key
        self.default: Final = default
        self.cite: Final = cite
        self.low: Final = low
        self.high: Final = high
        self.choices: Final = choices

    def checked(self, value: Value) -> Value:
        """Return the value in its own type, or say what is allowed."""
        if self.choices:
            if str(value) not in self.choices:
                raise BadOption(self.key, f"'{value}' is not one of {', '.join(self.choices)}")
            return str(value)
        number = whole_number(self.key, value)
        if not self.low <= number <= self.high:
            raise BadOption(self.key, f"{number} is outside {self.low}–{self.high}")
        return number


class AutomatonSpec:
    """An automaton of a game: its name and the options that seat it.

    `level` is the option that sets how hard it is, as printed. `harder` are single settings that make it so: key, value
    and the level it adds.
    """

    def __init__(
        self, name: str, options: dict[str, Value], level: str = "", harder: list[tuple[str, int, int]] | None = None
    ) -> None:
        self.name: Final = name
        self.options: Final = options
        self.level: Final = level
        self.harder: Final[list[tuple[str, int, int]]] = harder or []


def whole_number(key: str, value: Value) -> int:
    if isinstance(value, int):
        return int(value)
    words = {"on": 1, "yes": 1, "true": 1, "off": 0, "no": 0, "false": 0}
    if value.lower() in words:
        return words[value.lower()]
    try:
        return int(value)
    except ValueError:
        raise BadOption(key, f"'{value}' is not a whole number") from None


def settled(specs: list[OptionSpec], wanted: dict[str, Value]) -> dict[str, Value]:
    """Return every option with its checked value; what is not asked for takes its default."""
    known = {spec.key: spec for spec in specs}
    for key in wanted:
        if key not in known:
            raise BadOption(key, f"no such option; there are {', '.join(sorted(known)) or 'none'}")
    return {spec.key: spec.checked(wanted.get(spec.key, spec.default)) for spec in specs}


def number_of(options: dict[str, Value], key: str, default: int = 0) -> int:
    """The value of a numeric option, its default where a pack is only being checked."""
    value = options.get(key, default)
    assert isinstance(value, int)
    return value


def is_on(options: dict[str, Value], key: str, default: int = 0) -> bool:
    return number_of(options, key, default) == 1


def table(numbers: list[int]) -> vec[i64]:
    """Numbers as rules read them, packed."""
    return vec[i64]([i64(number) for number in numbers])


@mypyc_attr(allow_interpreted_subclasses=True)
class Content:
    """The base of every game's content: which packs, which options, and the names of all it numbers.

    `names["forest"][3]` is the id of forest 3, as notation, positions and records write it. `families` says what a kind
    is called in refs, where that is not its own name: a forest is a `place`. `texts` and `answers`
    remember the notation of actions that were written and read before. `automata` has a bit for each seat that is
    played by the rules.
    """

    def __init__(self, packs: list[PackId], options: dict[str, Value], names: dict[str, list[str]]) -> None:
        self.packs: Final = packs
        self.options: Final = options
        self.names: Final = names
        self.families: Final[dict[str, str]] = {}
        self.indices: Final[dict[str, dict[str, int]]] = {}
        self.texts: Final[dict[int, str]] = {}
        self.answers: Final[dict[str, int]] = {}
        self.automata: i64 = 0
        self.home: str = ""
        self.files: dict[str, dict[str, object]] = {}
        self.packed: bytes = b""

    def from_source(self, home: str, files: dict[str, dict[str, object]]) -> None:
        """Remember which game built this from what, so that another process can build the same."""
        self.home = home
        self.files = files

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Another process is sent the files as one lump, which is only opened where they are not known yet."""
        if not self.packed:
            self.packed = pickle.dumps(self.files)
        return content_again, (self.home, self.packed, self.packs, self.options)

    def index(self, kind: str) -> dict[str, int] | None:
        """The number of each name of a kind, by the name in small letters; None where the kind has no names."""
        found = self.indices.get(kind)
        if found is None and kind in self.names:
            found = {}
            for value, name in enumerate(self.names[kind]):
                found.setdefault(name.lower(), value)
            self.indices[kind] = found
        return found

    def number(self, key: str) -> int:
        """The value of a numeric option."""
        value = self.options[key]
        assert isinstance(value, int)
        return value


BUILT: Final[dict[str, Content]] = {}


def content_again(home: str, packed: bytes, packs: list[PackId], options: dict[str, Value]) -> Content:
    """Return the content a game builds from these files, once per process."""
    key = " ".join([home, *(pack.text() for pack in packs), *(f"{k}={v}" for k, v in sorted(options.items()))])
    if key not in BUILT:
        from clockwood.kernel.game import game_at  # noqa: PLC0415 - the game knows its content, not the reverse

        files = pickle.loads(packed)  # noqa: S301 - what `__reduce__` wrote, within a pickle that is being read
        BUILT[key] = game_at(home).content(files, packs, options)
    return BUILT[key]
