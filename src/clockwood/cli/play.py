"""`clockwood play`: play a game in the terminal."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from clockwood.cli import values
from clockwood.cli.groups import grouped
from clockwood.cli.options import DealSeed, GameName, Language, Options, Packs, SeatPlayers
from clockwood.kernel.errors import BadInput
from clockwood.terminal.start_game import PlayRequest
from clockwood.terminal.start_game import play as play_in_terminal
from clockwood.words import Words


@dataclass(frozen=True)
class SeatOptions:
    """The players of the seats."""

    seat: Annotated[
        str | None, typer.Option("--as", metavar="SEAT", help="Your seat; by default the first in turn order.")
    ] = None
    opponent: Annotated[
        str | None,
        typer.Option(
            "--vs",
            metavar="NAME",
            help="Opponent: an agent or bot:2 in all other seats, or an automaton such as ironbot:5 in its own.",
        ),
    ] = None
    players: SeatPlayers = None
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="All seats are people at this screen.")] = False

    def __post_init__(self) -> None:
        if self.hot_seat and self.opponent is not None:
            raise BadInput("--vs", "cannot be combined with --hot-seat: people play all seats")


@dataclass(frozen=True)
class DealOptions:
    """The game that is dealt."""

    option: Options = None
    pack: Packs = None
    seed: DealSeed = None


@dataclass(frozen=True)
class ShownOptions:
    """The form in which the table is shown."""

    lines: Annotated[
        bool, typer.Option("--lines", help="Print line by line instead of drawing on the full screen.")
    ] = False
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, and without colours.")] = False


@grouped
def play(
    game: GameName,
    *,
    seats: SeatOptions,
    deal: DealOptions,
    language: Language = "en",
    new: Annotated[
        bool, typer.Option("--new", help="Start a new game; the one you left is kept in another file.")
    ] = False,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Keep the game in this file.")] = None,
    lesson: Annotated[
        str | None,
        typer.Option("--lesson", metavar="NAME", help="A guided first game, such as woodwalkers, forge or king."),
    ] = None,
    shown: ShownOptions,
) -> None:
    """Play in the terminal. Every choice is saved at once; a game you left continues where you left it."""
    request = PlayRequest(game)
    request.seat = seats.seat
    request.opponent = seats.opponent
    request.seats = values.seats(seats.players)
    request.hot_seat = seats.hot_seat
    request.options = values.game_options(deal.option)
    request.packs = values.folders(deal.pack)
    request.seed = values.seed(deal.seed)
    request.new = new
    request.lesson = lesson
    request.file = save
    request.lines = shown.lines
    Words(language)  # refuses an unknown language before a game is begun
    play_in_terminal(request, language, shown.plain)
