"""The games of several studies as one Parquet dataset, with a folder for each game and a file for each study."""

from collections.abc import Iterable
from pathlib import Path

import polars as pl

from clockwood.kernel.errors import BadInput
from clockwood.lab.frames import game_frame, write
from clockwood.lab.kept import read_study


def study_games(folder: Path | str) -> pl.DataFrame:
    """Return the games of a study as a table with the columns `clockwood.lab.frames.GAME_COLUMNS`.

    A study that was stopped gives those it has. Nothing in the folder changes.
    """
    return game_frame(read_study(Path(folder)))


def write_dataset(studies: Iterable[Path | str], out: Path | str) -> dict[Path, int]:
    """Write the games of studies below `out`, as `game=root/NAME.parquet`; return the games in each file.

    All studies are read before the first file is written. A file that is there is replaced, so a dataset can be
    written again when a study has grown; files of other studies stay.
    """
    frames: dict[str, pl.DataFrame] = {}
    for folder in studies:
        frame = study_games(folder)
        name = str(frame["study"][0])
        if name in frames:
            raise BadInput(str(folder), f"another study is named {name}, too; rename one of the folders")
        frames[name] = frame
    return {
        path: games for name, frame in frames.items() for path, games in write_study(frame, name, Path(out)).items()
    }


def write_study(frame: pl.DataFrame, name: str, out: Path) -> dict[Path, int]:
    """Write one study, a file for each of its games."""
    written: dict[Path, int] = {}
    for game in frame["game"].unique(maintain_order=True):
        path = out / f"game={game}" / f"{name}.parquet"
        part = frame.filter(pl.col("game") == game)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write(part, path)
        except OSError as error:
            raise BadInput(str(path), f"cannot be written: {error.strerror}") from None
        written[path] = part.height
    return written
