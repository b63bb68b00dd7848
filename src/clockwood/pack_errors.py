"""All errors of a pack at once: every entry is read by itself, in its place among the shipped ones."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from clockwood import registry
from clockwood.kernel.errors import BadInput, BadPack
from clockwood.kernel.game import Game
from clockwood.packs import Files, pack_files, pack_name, parsed, raw_file, read_shipped, shipped_pack

FIELD: Final = re.compile(r"(?:missing |unknown field )?'(\w+)'")
MOST: Final = 12

Fields = dict[str, Any]


def game_of(head: Fields) -> Game:
    """Return the game that the head of a pack names."""
    name = head.get("game")
    if not isinstance(name, str):
        games = registry.names()
        reason = f"missing 'game'; add the line game = \"{games[0]}\", with the game of your pack: {', '.join(games)}"
        raise BadPack("pack.toml", reason)
    return registry.game_named(name)


def pack_errors(folder: Path) -> list[BadInput]:
    """Return what is wrong with a pack, in the order of its files; nothing where it can be played with.

    Of each entry the errors of all its fields are found. What follows from entries that do not fit together, as on a
    map, is one error.
    """
    found: list[BadInput] = []
    files: Files = {}
    for path in pack_files(folder):
        try:
            files[path.stem] = parsed(path.name, raw_file(path))
        except BadPack as error:
            found.append(error)
    if "pack" not in files:
        return found
    try:
        pack_name(files["pack"])
    except BadPack as error:
        found.append(error)
    try:
        game = game_of(files["pack"])
    except BadInput as error:
        return [*found, error]
    base = shipped_pack(game)
    shipped = {} if base is None or base.resolve() == folder.resolve() else read_shipped(base)[1]
    first = error_of(game, shipped, files)
    if first is None:
        return found
    alone = [error for stem in files for error in file_errors(game, shipped, stem, files[stem])]
    if str(first) not in [str(error) for error in alone]:
        alone.insert(0, first)
    return found + alone


def error_of(game: Game, shipped: Files, files: Files) -> BadPack | None:
    """Return the error by which the game refuses these files over the shipped ones."""
    try:
        game.content(game.overlay(shipped, files), [], {})
    except BadPack as error:
        return error
    return None


def file_errors(game: Game, shipped: Files, stem: str, file: Fields) -> list[BadPack]:
    """Return the errors of each thing in a file that can be told without the rest of the file."""
    found: list[BadPack] = []
    known = shipped.get(stem, {})
    for key, value in file.items():
        entries = known.get(key)
        if isinstance(value, list) and isinstance(entries, list) and all(isinstance(each, dict) for each in entries):
            for index, fields in enumerate(value):
                found += entry_errors(game, shipped, (stem, key), index, fields)
        elif known:
            error = error_of(game, shipped, {stem: {**known, key: value}})
            if error is not None and error.place.startswith(f"{stem}.toml"):
                found.append(error)
    return found


def entry_errors(game: Game, shipped: Files, where: tuple[str, str], index: int, fields: object) -> list[BadPack]:
    """Return the errors of an entry: after each, its field is put right as it is shipped, and the rest read on."""
    stem, key = where
    entries: Any = shipped[stem][key]
    at = place_of(entries, index, fields)
    known: Fields = entries[at] if at < len(entries) else {}
    mended: dict[str, None] = {}
    found: list[BadPack] = []
    while len(found) < MOST:
        error = error_of(game, shipped, {stem: {**shipped[stem], key: [*entries[:at], fields, *entries[at + 1 :]]}})
        if error is None or not about(error, where, index, fields):
            break
        if not follows(error, mended):
            found.append(error)
        field = field_of(error)
        if not isinstance(fields, dict) or field in mended or (field not in fields and field not in known):
            break
        mended[field] = None
        rest = {name: value for name, value in fields.items() if name != field}
        fields = {**rest, field: known[field]} if field in known else rest
    return found


def place_of(entries: list[Fields], index: int, fields: object) -> int:
    """Return the number of the shipped entry that this one stands for: that of its first field, or of its place."""
    if isinstance(fields, dict) and fields:
        by = next(iter(fields))
        for at, each in enumerate(entries):
            if isinstance(fields[by], str) and each.get(by) == fields[by]:
                return at
    return min(index, len(entries))


def about(error: BadPack, where: tuple[str, str], index: int, fields: object) -> bool:
    """Return whether an error is one of this entry: its place has the entry's id, or its number."""
    stem, key = where
    names = [value for value in fields.values() if isinstance(value, str)] if isinstance(fields, dict) else []
    return any(
        error.place == place or error.place.startswith(f"{place} ")
        for place in [*(f"{stem}.toml {name}" for name in names), f"{stem}.toml {key} {index + 1}"]
    )


def follows(error: BadPack, mended: Iterable[str]) -> bool:
    """Return whether an error may be there only because another field was put right: its reason names that field."""
    if error.reason.startswith("unknown field"):
        return False
    return any(re.search(rf"\b{name}\b", error.reason) for name in mended)


def field_of(error: BadPack) -> str:
    """Return the field of an entry that an error is about: it ends the place, or begins the reason."""
    spot = error.place.split(", column ")[0].split(" ")
    named = FIELD.match(error.reason)
    if len(spot) > 2 and not spot[-1].isdigit():
        return spot[-1]
    return named.group(1) if named else ""
