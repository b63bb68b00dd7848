"""Options: what a table may agree on, checked word by word."""

from typing import Final

from clockwood.kernel.errors import BadOption

Value = int | str
"""The setting of an option. Switches are 0 and 1."""


class OptionSpec:
    """One option of a game: its key, default and range, and the rule that leaves it open.

    A number has `low` and `high`; a word has `choices`. Where people choose later which seats of the game they play,
    it is the number of the first `chairs` at which they sit.
    """

    def __init__(
        self,
        key: str,
        default: Value,
        cite: str,
        low: int = 0,
        high: int = 1,
        choices: tuple[str, ...] = (),
        chairs: tuple[str, ...] = (),
    ) -> None:
        self.key: Final = key
        self.default: Final = default
        self.cite: Final = cite
        self.low: Final = low
        self.high: Final = high
        self.choices: Final = choices
        self.chairs: Final = chairs

    def __repr__(self) -> str:
        return f"<option {self.key}={self.default}, {self.allowed()} [{self.cite}]>"

    def allowed(self) -> str:
        """Return the values that may be chosen, in one line.

        >>> OptionSpec("beginner", 0, "IW R2.1").allowed(), OptionSpec("map", "a", "RT 5", choices=("a", "b")).allowed()
        ('0–1', 'a|b')
        """
        return "|".join(self.choices) if self.choices else f"{self.low}–{self.high}"

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
