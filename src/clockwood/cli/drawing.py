"""The command that writes down what a page is sent, to look at."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

import clockwood
from clockwood.cli import reading
from clockwood.cli.options import Deal, GameName, Language, Options
from clockwood.kernel.errors import BadInput
from clockwood.kernel.rng import seeded
from clockwood.kernel.table import Table
from clockwood.scene.builder import SceneBuilder
from clockwood.scene.json_schema import text as schema_text
from clockwood.scene.schema import Sent


def scene(
    game: GameName,
    *,
    seat: Annotated[str | None, typer.Option("--as", metavar="SEAT", help="Who looks; without it, a watcher.")] = None,
    answers: Annotated[int, typer.Option("--answers", metavar="N", help="Random answers given before.", min=0)] = 0,
    option: Options = None,
    seed: Deal = None,
    language: Language = "en",
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="Write setting, scene, pictures and schema here.")
    ] = None,
) -> None:
    """What the browser is sent of a table, as JSON; with --out also its setting, pictures and schema as files."""
    table = clockwood.new(game, seed=reading.seed(seed) or 0, options=reading.game_options(option or []))
    play_on(table, answers)
    scenery = SceneBuilder(table.match.content, language)
    shown = scenery.scene(table, -1 if seat is None else table.seat_number(seat))
    if out is None:
        typer.echo(written(shown), nl=False)
        return
    try:
        out.mkdir(parents=True, exist_ok=True)
        (out / "setting.json").write_text(written(scenery.setting), encoding="utf-8")
        (out / "scene.json").write_text(written(shown), encoding="utf-8")
        (out / "schema.json").write_text(schema_text(), encoding="utf-8")
        for name in scenery.setting.art:
            (out / f"{name}.svg").write_text(scenery.picture(name), encoding="utf-8")
    except OSError as error:
        raise BadInput(str(out), f"cannot be written: {error.strerror}") from None
    typer.echo(f"{out}: {', '.join(sorted(path.name for path in out.iterdir()))}")


def play_on(table: Table, answers: int) -> None:
    rng = seeded(table.seed + 1)
    for _ in range(answers):
        question = table.decision
        if question is None:
            return
        table.choose(int(question.options[rng.below(len(question.options))]), int(question.seat))


def written(thing: Sent) -> str:
    return msgspec.json.format(msgspec.json.encode(thing), indent=1).decode() + "\n"
