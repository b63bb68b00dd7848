"""Commands that play: at the terminal, from a record."""

import json
from pathlib import Path
from typing import Annotated

import typer

import clockwood
from clockwood.cli import reading
from clockwood.cli.options import AsJson, Deal, GameName, Language, Options, Packs
from clockwood.cli.reporting import outcome_data, report
from clockwood.kernel.errors import BadInput
from clockwood.kernel.gesture import IllegalAnswer
from clockwood.kernel.table import digest
from clockwood.terminal import saved_games
from clockwood.terminal.start_game import PlayRequest
from clockwood.terminal.start_game import play as sit_down
from clockwood.words import Words


def play(  # noqa: PLR0913 - each is a wish of the person who sits down
    game: GameName,
    *,
    seat: Annotated[
        str | None, typer.Option("--as", metavar="SEAT", help="Your seat; the first in turn order unless you say.")
    ] = None,
    opponent: Annotated[
        str | None,
        typer.Option(
            "--vs", metavar="NAME", help="Who plays the other seats: an agent, or an automaton, at a level: ironbot:5."
        ),
    ] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="All seats are people at this screen.")] = False,
    option: Options = None,
    pack: Packs = [],  # noqa: B006 - read, never changed
    seed: Deal = None,
    language: Language = "en",
    new: Annotated[bool, typer.Option("--new", help="Start anew; the game you left is kept beside.")] = False,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Keep the game in this file.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours.")] = False,
) -> None:
    """Play at the terminal. A game you left goes on where you left it; every choice is saved at once."""
    wishes = PlayRequest(game)
    wishes.seat = seat
    wishes.opponent = opponent
    wishes.hot_seat = hot_seat
    wishes.options = reading.game_options(option or [])
    wishes.packs = reading.folders(pack)
    wishes.seed = reading.seed(seed)
    wishes.new = new
    wishes.file = save
    if hot_seat and opponent is not None:
        raise BadInput("--vs", "nobody is played by the computer at a hot seat")
    Words(language)
    sit_down(wishes, language, plain)


def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record, as `play` keeps it.")],
    check: Annotated[bool, typer.Option("--check", help="Say only whether the record plays through.")] = False,
    pack: Packs = [],  # noqa: B006 - read, never changed
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Play a record again. Tells its story; a line that does not fit is named."""
    Words(language)
    text = saved_games.read(record)
    try:
        table = clockwood.replay(text, packs=reading.folders(pack))
    except IllegalAnswer as error:
        raise BadInput(str(record), str(error)) from None
    except BadInput as error:
        raise BadInput(f"{record}, {error.place}" if error.place else str(record), error.reason) from None
    if check and not as_json:
        same = table.record().strip() == text.strip()
        typer.echo(
            f"{record}: {len(table.lines)} lines, {'over' if table.over else 'still open'}"
            + ("" if same else ", written anew it would differ")
        )
        return
    if check:
        data = {"lines": len(table.lines), "over": table.over, "outcome": outcome_data(table)}
        typer.echo(json.dumps({**data, "digest": digest(table.match)}, indent=2))
        return
    report(table, language, as_json)
