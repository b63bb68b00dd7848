"""The files of saved games. A file is written whole or not at all."""

import os
import tempfile
from pathlib import Path

from clockwood.data_folder import data_folder
from clockwood.kernel.errors import BadInput


def current(game: str) -> Path:
    """Return the file of the running game of this kind."""
    return data_folder() / game / "current.record"


def packs_file(record: Path) -> Path:
    """Return the file with the pack folders of a running game; its record names packs only by id."""
    return record.with_suffix(".packs")


def write(path: Path, text: str) -> None:
    """Replace the file at once: if the program stops in between, the old file is left."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadInput(str(path), f"cannot be written: {error.strerror}") from None


def read(path: Path) -> str:
    """Return the text of a file, or raise BadInput."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(str(path), f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadInput(str(path), f"not UTF-8 text at byte {error.start}") from None


def archive(path: Path, kind: str) -> Path:
    """Rename a finished or abandoned game to the next free number; return its new file."""
    number = 1
    while (target := path.with_name(f"{kind}-{number:03}.record")).exists():
        number += 1
    path.replace(target)
    packs_file(path).unlink(missing_ok=True)
    return target
