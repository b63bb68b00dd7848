"""`clockwood scene`: print what the server sends to a browser."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

import clockwood
from clockwood.agents.registry import agent_names
from clockwood.cli import values
from clockwood.cli.options import DealSeed, GameName, Language, Options, SeatPlayers
from clockwood.kernel.errors import BadInput
from clockwood.kernel.rng import seeded
from clockwood.kernel.table import Table
from clockwood.registry import game_named
from clockwood.scene.builder import SceneBuilder
from clockwood.scene.json_schema import text as schema_text
from clockwood.scene.schema import Sent
from clockwood.seating import must_be_known


def scene(
    game: GameName,
    *,
    seat: Annotated[
        str | None, typer.Option("--as", metavar="SEAT", help="Seat that looks; without it, a spectator.")
    ] = None,
    answers: Annotated[
        int, typer.Option("--answers", metavar="N", help="Number of random answers to give first.", min=0)
    ] = 0,
    players: SeatPlayers = None,
    option: Options = None,
    seed: DealSeed = None,
    language: Language = "en",
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="Write setting, scene, pictures and schema here.")
    ] = None,
) -> None:
    """Print what a browser is sent, as JSON. With --out, also write the setting, pictures and schema as files."""
    seats = values.seats(players)
    known = game_named(game)
    must_be_known(known, seats, agent_names(seats.values(), known))
    table = clockwood.new(game, seed=values.seed_or(seed, 0), seats=seats, options=values.game_options(option))
    answer_at_random(table, answers)
    scenery = SceneBuilder(table.match.content, language)
    shown = scenery.scene(table, -1 if seat is None else table.seat_number(seat))
    if out is None:
        typer.echo(as_json(shown), nl=False)
        return
    try:
        out.mkdir(parents=True, exist_ok=True)
        (out / "setting.json").write_text(as_json(scenery.setting), encoding="utf-8")
        (out / "scene.json").write_text(as_json(shown), encoding="utf-8")
        (out / "schema.json").write_text(schema_text(), encoding="utf-8")
        for name in scenery.setting.art:
            (out / f"{name}.svg").write_text(scenery.picture(name), encoding="utf-8")
    except OSError as error:
        raise BadInput(str(out), f"cannot be written: {error.strerror}") from None
    typer.echo(f"{out}: {', '.join(sorted(path.name for path in out.iterdir()))}")


def answer_at_random(table: Table, answers: int) -> None:
    rng = seeded(table.seed + 1)
    for _ in range(answers):
        question = table.decision
        if question is None:
            return
        table.choose(int(question.options[rng.below(len(question.options))]), int(question.seat))


def as_json(sent: Sent) -> str:
    return msgspec.json.format(msgspec.json.encode(sent), indent=1).decode() + "\n"
