"""Checks of the values that people type after a command; what is wrong is named with its flag."""

from pathlib import Path

from clockwood.kernel.errors import BadInput
from clockwood.kernel.options import Value
from clockwood.kernel.vocabulary import whole

LONGEST_SEED = 18
LONGEST_NUMBER = 9


def pairs(flag: str, given: list[str]) -> dict[str, str]:
    """Read `KEY=VALUE` from each text."""
    found: dict[str, str] = {}
    for text in given:
        key, sign, value = text.partition("=")
        if not sign or not key or not value:
            raise BadInput(f"{flag} {text}", "must be written KEY=VALUE")
        if key in found:
            raise BadInput(f"{flag} {key}", "is given twice")
        found[key] = value
    return found


def game_options(given: list[str] | None) -> dict[str, Value]:
    return dict(pairs("--option", given or []))


def seats(given: list[str] | None) -> dict[str, str]:
    return pairs("--seat", given or [])


def seed(given: str | None) -> int | None:
    if given is None:
        return None
    number = whole(given, LONGEST_SEED)
    if number is None or number < 0:
        raise BadInput(f"--seed {given}", f"must be a whole number of at most {LONGEST_SEED} digits")
    return number


def seed_or(given: str | None, otherwise: int) -> int:
    found = seed(given)
    return otherwise if found is None else found


def number(flag: str, whole_text: str, text: str, low: int) -> int:
    """Read `text`, a number within the text typed after a flag."""
    found = whole(text, LONGEST_NUMBER)
    if found is None:
        raise BadInput(f"{flag} {whole_text}", f"'{text}' is not a whole number")
    return at_least(f"{flag} {whole_text}:", found, low)


def numbers(flag: str, text: str) -> list[int]:
    """Read `N,N,N`."""
    return [number(flag, text, part.strip(), 0) for part in text.split(",")]


def span(flag: str, text: str) -> tuple[int, int]:
    """Read `LOW-HIGH`."""
    low, _, high = text.partition("-")
    first = number(flag, text, low, 0)
    return first, number(flag, text, high, first)


def at_least(flag: str, number: int, low: int) -> int:
    if number < low:
        raise BadInput(f"{flag} {number}", f"must be at least {low}")
    return number


def folders(given: list[Path] | None) -> list[str]:
    for folder in given or []:
        if not folder.is_dir():
            raise BadInput(str(folder), "no such folder")
    return [str(folder) for folder in given or []]
