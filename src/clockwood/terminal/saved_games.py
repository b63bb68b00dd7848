"""Where games are kept between sittings. A game is written whole or not at all."""

import os
import tempfile
from pathlib import Path

from clockwood.data_folder import data_folder
from clockwood.kernel.errors import BadInput


def current(game: str) -> Path:
    """Return where the running game of this kind is kept."""
    return data_folder() / game / "current.record"


def packs_beside(record: Path) -> Path:
    """Return the file that remembers the pack folders of a running game; a record names packs only by id."""
    return record.with_suffix(".packs")


def write(path: Path, text: str) -> None:
    """Put the text in the file's place at once: a stop in between leaves the old file."""
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
    """Return a file's text, or say why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(str(path), f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadInput(str(path), f"not UTF-8 text at byte {error.start}") from None


def put_away(path: Path, kind: str) -> Path:
    """Move a game that is over, or was left, beside the running one under the next free number."""
    number = 1
    while (target := path.with_name(f"{kind}-{number:03}.record")).exists():
        number += 1
    path.replace(target)
    packs_beside(path).unlink(missing_ok=True)
    return target
