"""`clockwood tournament`: let agents and automata meet each other."""

from typing import Annotated

import typer

from clockwood.agents.registry import agent_names
from clockwood.cli import values
from clockwood.cli.groups import grouped
from clockwood.cli.studies import StudyOptions, variant
from clockwood.lab.packages import require_lab_packages
from clockwood.registry import game_named


@grouped
def tournament(
    games: Annotated[list[str], typer.Argument(metavar="GAME…", help="Names of games; `clockwood games` lists them.")],
    *,
    players: Annotated[
        list[str] | None,
        typer.Option(
            "--player",
            metavar="NAME[:LEVEL]",
            help="An agent, an automaton such as rival:3, or your own as package.module:Class; may be repeated.",
        ),
    ] = None,
    variants: Annotated[
        list[str] | None,
        typer.Option("--variant", metavar="[GAME:]K=V,K=V", help="Options to play with; repeat it for more sets."),
    ] = None,
    count: Annotated[int, typer.Option("--games", metavar="N", help="Games for each line-up.")] = 100,
    study: StudyOptions,
) -> None:
    """Let agents and automata play each other. They meet in every seat they can take.

    Run it again to continue after a stop.
    """
    require_lab_packages()
    from clockwood.lab import tournament as lab  # noqa: PLC0415 - what it needs may not be installed

    wanted = lab.tournament(
        [game_named(name).name for name in dict.fromkeys(games)],
        players or agent_names(),
        [variant(text) for text in variants or []],
        values.at_least("--games", count, 1),
        study.first_seed(),
        study.limit(),
    )
    kept = study.play(wanted)
    found = lab.result(kept)
    study.publish(kept, found, lab.report(found))
