"""Arguments and options that several commands share, alone or in groups."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

import clockwood
from clockwood.cli import values
from clockwood.kernel.table import Table
from clockwood.terminal import saved_games
from clockwood.words import Words

GameName = Annotated[str, typer.Argument(help="Name of the game; `clockwood games` lists them.")]
Language = Annotated[str, typer.Option("--language", "-l", metavar="en|pl", help="Language of all texts.")]
Packs = Annotated[
    list[Path] | None,
    typer.Option("--pack", metavar="DIR", help="Content pack to lay over the shipped one; may be repeated."),
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="Option of the game; may be repeated.")
]
SeatPlayers = Annotated[
    list[str] | None,
    typer.Option(
        "--seat",
        metavar="SEAT=PLAYER",
        help="Player of a seat: person, an agent, or an automaton with its level and traits, such as rival:3 or"
        " bot:challenging+blitz; may be repeated.",
    ),
]
DealSeed = Annotated[
    str | None, typer.Option("--seed", metavar="N", help="Seed of the deal; the same number deals the same game.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Full = Annotated[
    bool,
    typer.Option("--full", help="Print all details: candidates, what each criterion kept, die rolls."),
]

# -- many games

FirstSeed = Annotated[
    str, typer.Option("--seed", metavar="N", help="Seed of the first game; each later game adds one.")
]
Processes = Annotated[int, typer.Option("--processes", metavar="N", help="Processes to use; 0: one for each core.")]


@dataclass(frozen=True)
class Workers:
    """Those who play many games."""

    processes: Processes = 0
    on: Annotated[
        str,
        typer.Option(
            "--on",
            metavar="ray|ADDRESS",
            help="Play on a Ray cluster: one started here for this run, or the one at HOST:PORT or ray://HOST:PORT.",
        ),
    ] = ""

    def most(self) -> int:
        """Return how many may play at the same time; 0 is everybody there is."""
        return values.at_least("--processes", self.processes, 0)


@dataclass(frozen=True)
class Output:
    """The form of what a command prints."""

    language: Language = "en"
    as_json: AsJson = False

    def __post_init__(self) -> None:
        Words(self.language)  # refuses an unknown language before anything is done


@dataclass(frozen=True)
class PositionFile:
    """A position to start from."""

    position: Annotated[Path, typer.Argument(metavar="POSITION", help="File with a position in TOML.")]
    pack: Packs = None

    def text(self) -> str:
        return saved_games.read(self.position)

    def packs(self) -> list[str]:
        return values.folders(self.pack)

    def load(self, seed: str | None = None, told_chance: bool = False) -> Table:
        return clockwood.load(self.text(), seed=values.seed_or(seed, 0), packs=self.packs(), told_chance=told_chance)
