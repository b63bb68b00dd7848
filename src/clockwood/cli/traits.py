"""`clockwood traits`: measure what each trait of an automaton changes."""

from pathlib import Path
from typing import Annotated

import typer

from clockwood.cli import values
from clockwood.cli.groups import grouped
from clockwood.cli.options import GameName, Options
from clockwood.cli.studies import PageOptions, StudyOptions, variant
from clockwood.lab.packages import require_lab_packages
from clockwood.lab.study import replace
from clockwood.registry import game_named


@grouped
def traits(
    game: GameName,
    *,
    agent: Annotated[
        str,
        typer.Option("--agent", metavar="NAME", help="Agent at the seat after the automaton's; by default none plays."),
    ] = "",
    option: Options = None,
    variants: Annotated[
        list[str] | None,
        typer.Option(
            "--variant", metavar="K=V,K=V", help="Options to play with besides --option; repeat it for more tables."
        ),
    ] = None,
    count: Annotated[int, typer.Option("--games", metavar="N", help="Games for each trait and table.")] = 100,
    measured: Annotated[
        Path | None,
        typer.Option("--measured", metavar="FILE", help="Also write the effects as the file that a game ships."),
    ] = None,
    report: PageOptions,
    study: StudyOptions,
) -> None:
    """Measure how often an automaton wins with each of its traits, and without. Automata play all other seats.

    Run it again to continue after a stop.
    """
    require_lab_packages()
    from clockwood.lab import traits as lab  # noqa: PLC0415 - what it needs may not be installed

    wanted = lab.Request(
        game_named(game).name,
        values.at_least("--games", count, 1),
        agent,
        study.first_seed(),
        study.limit(),
        report.packs(),
        values.game_options(option),
        tuple(variant(text)[1] for text in variants or []) or ({},),
    )
    kept = study.play(lab.study(wanted))
    found = lab.result(wanted, kept)
    if measured is not None:
        replace(measured, lab.measured_file(wanted, kept))
    study.publish(kept, found, lab.report(found), report.page)
