"""Shared by all commands that keep games: options of a study, playing it, and its report."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from clockwood.cli import values
from clockwood.cli.options import AsJson, FirstSeed, Packs, Workers
from clockwood.kernel.errors import BadInput
from clockwood.lab.games import LIMIT, Limit
from clockwood.lab.report import Report
from clockwood.lab.study import Study, StudyFolder, default_folder, replace

INTERRUPTED: Final = 130
WIDE: Final = 160


def play_kept(kept: StudyFolder, workers: Workers) -> StudyFolder:
    """Play the games that are missing and write them as tables; Ctrl-C keeps what was played."""
    from clockwood.lab.frames import write_parquet  # noqa: PLC0415 - what it needs may not be installed

    try:
        kept.run(workers.most(), on=workers.on)
    except KeyboardInterrupt:
        typer.echo(f"Stopped. What was played is in {kept.folder}; the same command continues.", err=True)
        raise typer.Exit(INTERRUPTED) from None
    write_parquet(kept)
    return kept


@dataclass(frozen=True)
class StudyOptions(Workers):
    """Options of every study."""

    rounds: Annotated[
        int, typer.Option("--rounds", metavar="N", help="A game still open after this round has stalled.")
    ] = LIMIT.rounds
    folder: Annotated[
        Path | None,
        typer.Option("--folder", metavar="DIR", help="Folder of the results; by default one of its own in results/."),
    ] = None
    seed: FirstSeed = "0"
    as_json: AsJson = False

    def limit(self) -> Limit:
        return Limit(values.at_least("--rounds", self.rounds, 1))

    def first_seed(self) -> int:
        return values.seed_or(self.seed, 0)

    def play(self, study: Study) -> StudyFolder:
        self.most()  # refuses a wrong number before a folder is made
        return play_kept(StudyFolder(self.folder or default_folder(study), study), self)

    def publish(self, kept: StudyFolder, found: dict[str, Any], report: Report, page: Path | None = None) -> None:
        """Write the report and the figures into the folder, and into a page if one is given; print one of them."""
        report.write(kept.folder)
        text = json.dumps(found, indent=2, ensure_ascii=False)
        kept.write("figures.json", text + "\n")
        if page is not None:
            report.put_into(page)
            replace(page.with_suffix(".json"), text + "\n")
        if self.as_json:
            typer.echo(text)
            return
        report.show(Console(width=None if Console().is_terminal else WIDE))
        typer.echo(f"Kept in {kept.folder}: games.parquet, figures.json, report.md, report.html")


@dataclass(frozen=True)
class PageOptions:
    """Options of a study of one content, whose report can stand in a page of the docs."""

    pack: Packs = None
    page: Annotated[
        Path | None,
        typer.Option("--page", metavar="FILE", help="Also put the report between the marks of this Markdown page."),
    ] = None

    def __post_init__(self) -> None:
        if self.page is not None and not self.page.is_file():
            raise BadInput(str(self.page), "no such page")

    def packs(self) -> tuple[str, ...]:
        return tuple(values.folders(self.pack))


def variant(text: str) -> tuple[str, dict[str, Any]]:
    """Read `NAME:KEY=VALUE,KEY=VALUE`; the name and its colon may be missing."""
    name, sign, rest = text.partition(":")
    listed = (rest if sign else text).split(",")
    return (name if sign else ""), dict(values.pairs("--variant", [part.strip() for part in listed]))
