"""One entry of a pack file, read field by field; what is missing, strange or too long is refused by name."""

import re
from difflib import get_close_matches
from typing import Final

from clockwood.kernel.errors import BadPack

PROVENANCE: Final = ["rulebook", "public source", "house", "owner"]
"""The sources of an entry: the printed rules, a public source, us, or a person who owns the game."""

PACK_FIELDS: Final = ["id", "game", "schema", "grew_from", "label", "title_en", "provenance", "note_en", "sources"]

NAME_LENGTH: Final = 60
TEXT_LENGTH: Final = 400
ID_LENGTH: Final = 24
ID: Final = re.compile(r"[a-z][a-z0-9]*")
WORD: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*")


class Entry:
    """The fields of one entry and the place that names it in every refusal."""

    def __init__(self, place: str, fields: dict[str, object]) -> None:
        self.place: Final = place
        self.fields: Final = fields

    def wrong(self, reason: str) -> BadPack:
        return BadPack(self.place, reason)

    def must_know(self, keys: list[str]) -> None:
        for key in self.fields:
            if key not in keys:
                near = "".join(f", perhaps '{name}'" for name in get_close_matches(key, keys, 1))
                raise self.wrong(f"unknown field '{key}'{near}; there are {', '.join(keys)}")

    def has(self, key: str) -> bool:
        return key in self.fields

    def value(self, key: str) -> object:
        if key not in self.fields:
            raise self.wrong(f"missing '{key}'")
        return self.fields[key]

    def words(self, key: str, longest: int) -> str:
        """A line of text that says something."""
        text = self.value(key)
        if not isinstance(text, str):
            raise self.wrong(f"'{key}' must be text")
        if not text.strip():
            raise self.wrong(f"'{key}' is empty")
        return self.fitting(key, text, longest)

    def maybe_words(self, key: str, longest: int) -> str:
        """A line of text, or nothing when it is left out or empty."""
        text = self.fields.get(key, "")
        if not isinstance(text, str):
            raise self.wrong(f"'{key}' must be text")
        return self.fitting(key, text, longest)

    def fitting(self, key: str, text: str, longest: int) -> str:
        if len(text) > longest:
            raise self.wrong(f"'{key}' has {len(text)} characters; at most {longest} fit")
        if not text.isprintable():
            raise self.wrong(f"'{key}' holds a character that cannot be printed")
        return text

    def choice(self, key: str, choices: list[str]) -> str:
        text = self.value(key)
        if not isinstance(text, str) or text not in choices:
            raise self.wrong(f"'{key}' is {shown(text)}; it must be one of {', '.join(choices)}")
        return text

    def provenance(self, key: str = "provenance") -> str:
        return self.choice(key, PROVENANCE)

    def number(self, key: str, low: int, high: int) -> int:
        number = self.value(key)
        if isinstance(number, bool) or not isinstance(number, int):
            raise self.wrong(f"'{key}' must be a whole number{unquoted(number)}")
        if not low <= number <= high:
            raise self.wrong(f"'{key}' is {number}; it must be {low}–{high}")
        return number

    def switch(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.wrong(f"'{key}' must be true or false{unquoted(value)}")
        return value

    def id(self, key: str) -> str:
        return self.checked_id(key, self.value(key))

    def ids(self, key: str) -> list[str]:
        """A list of ids, none of them twice."""
        value = self.value(key)
        if not isinstance(value, list):
            raise self.wrong(f"'{key}' must be a list of ids")
        found: list[str] = []
        for item in value:
            name = self.checked_id(key, item)
            if name in found:
                raise self.wrong(f"'{key}' names {name} twice")
            found.append(name)
        return found

    def word(self, key: str) -> str:
        """A single word of letters, digits, `-` and `_`: an id as notation and positions write it."""
        value = self.value(key)
        if not isinstance(value, str) or len(value) > ID_LENGTH or WORD.fullmatch(value) is None:
            raise self.wrong(f"'{key}' holds {shown(value)}; it must be one word of letters, digits, '-' and '_'")
        return value

    def items(self, key: str, choices: list[str]) -> list[str]:
        """A list of words out of a few, none of them twice."""
        value = self.value(key)
        if not isinstance(value, list):
            raise self.wrong(f"'{key}' must be a list")
        found: list[str] = []
        for item in value:
            if not isinstance(item, str) or item not in choices:
                raise self.wrong(f"'{key}' holds {shown(item)}; there are {', '.join(choices)}")
            if item in found:
                raise self.wrong(f"'{key}' names {item} twice")
            found.append(item)
        return found

    def amounts(self, key: str, kinds: list[str], most: int = 99) -> list[int]:
        """Read a small table such as `{ iron = 2 }` as an amount for each kind, in the order of the kinds."""
        value = self.value(key)
        if not isinstance(value, dict):
            raise self.wrong(f"'{key}' must be a table of amounts")
        inner = Entry(f"{self.place} {key}", value)
        inner.must_know(kinds)
        return [inner.number(kind, 1, most) if inner.has(kind) else 0 for kind in kinds]

    def checked_id(self, key: str, value: object) -> str:
        if not isinstance(value, str) or len(value) > ID_LENGTH or ID.fullmatch(value) is None:
            raise self.wrong(f"'{key}' holds {shown(value)}; an id is a small letter, then small letters or digits")
        return value


def shown(value: object) -> str:
    """A value as a refusal quotes it: short, and on one line."""
    text = repr(value)
    return text if len(text) <= ID_LENGTH + 2 else text[:ID_LENGTH] + "…"


def unquoted(value: object) -> str:
    """A hint for a number, or a yes or no, that was written as text."""
    return ", without quotation marks" if isinstance(value, str) else ""


def how_to_write(key: str, by: str) -> str:
    """The form of an entry, for someone who wrote it as a line of text."""
    return f'write [[{key}]] for each, and its fields below, a line each, as in {by or "provenance"} = "…"'


def pack_entry(files: dict[str, dict[str, object]], game: str, more: list[str]) -> Entry:
    """Read the head of a pack of the game; `more` are fields that only this game's packs have."""
    pack = Entry("pack.toml", file_of(files, "pack"))
    pack.must_know([*PACK_FIELDS, *more])
    pack.words("id", NAME_LENGTH)
    pack.choice("game", [game])
    pack.number("schema", 1, 1)
    pack.choice("label", PROVENANCE)
    pack.provenance()
    pack.words("title_en", NAME_LENGTH)
    pack.maybe_words("grew_from", TEXT_LENGTH)
    pack.maybe_words("sources", TEXT_LENGTH)
    return pack


def entries(files: dict[str, dict[str, object]], stem: str, key: str, by: str) -> list[Entry]:
    """The `[[key]]` entries of a file, each named by its field `by` or, lacking that, by its number."""
    tables = file_of(files, stem).get(key, [])
    if not isinstance(tables, list):
        raise BadPack(f"{stem}.toml", f"'{key}' must be a list: {how_to_write(key, by)}")
    found: list[Entry] = []
    for index, fields in enumerate(tables):
        if not isinstance(fields, dict):
            raise BadPack(f"{stem}.toml {key} {index + 1}", f"must be a table: {how_to_write(key, by)}")
        name = fields.get(by, "")
        label = name if isinstance(name, str) and 0 < len(name) <= ID_LENGTH else f"{key} {index + 1}"
        found.append(Entry(f"{stem}.toml {label}", fields))
    return found


def file_of(files: dict[str, dict[str, object]], stem: str) -> dict[str, object]:
    if stem not in files:
        raise BadPack(f"{stem}.toml", "this file is missing")
    return files[stem]
