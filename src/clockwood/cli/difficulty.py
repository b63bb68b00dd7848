"""`clockwood difficulty`: measure how often agents win against automata at their levels."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from clockwood.cli import values
from clockwood.cli.groups import grouped
from clockwood.cli.options import GameName, Options
from clockwood.cli.studies import PageOptions, StudyOptions, variant
from clockwood.kernel.errors import BadInput
from clockwood.lab.packages import require_lab_packages
from clockwood.lab.study import replace
from clockwood.registry import game_named


@dataclass(frozen=True)
class AutomatonOptions:
    """The automata to measure, and their settings."""

    automata: Annotated[
        list[str] | None,
        typer.Option("--automaton", metavar="NAME", help="Automaton to measure, by default all; may be repeated."),
    ] = None
    levels: Annotated[str, typer.Option("--levels", metavar="N,N,…", help="Levels to measure.")] = "0,5,10,15"
    single: Annotated[
        bool,
        typer.Option("--single-options", help="Also measure each setting that makes it harder, with the first agent."),
    ] = False
    together: Annotated[
        bool,
        typer.Option("--together", help="One agent, at each seat in turn, against automata at all others."),
    ] = False
    tables: Annotated[
        list[str] | None,
        typer.Option(
            "--variant",
            metavar="K=V,K=V",
            help="With --together: options to play with besides --option; repeat it for more tables.",
        ),
    ] = None

    def variants(self) -> tuple[dict[str, Any], ...]:
        return tuple(variant(text)[1] for text in self.tables or []) or ({},)


@grouped
def difficulty(
    game: GameName,
    *,
    agents: Annotated[
        list[str] | None,
        typer.Option(
            "--agent",
            metavar="NAME[=GAMES]",
            help="Agent that plays against the automata, greedy by default; may be repeated.",
        ),
    ] = None,
    against: AutomatonOptions,
    option: Options = None,
    count: Annotated[int, typer.Option("--games", metavar="N", help="Games for each cell.")] = 500,
    measured: Annotated[
        Path | None,
        typer.Option("--measured", metavar="FILE", help="Also write the win rates as the file that a game ships."),
    ] = None,
    report: PageOptions,
    study: StudyOptions,
) -> None:
    """Measure how often agents win against automata at their levels.

    Run it again to continue after a stop.
    """
    require_lab_packages()
    from clockwood.lab import difficulty as lab  # noqa: PLC0415 - what it needs may not be installed

    wanted = lab.Request(
        game_named(game).name,
        games_by_agent(agents or ["greedy"], values.at_least("--games", count, 1)),
        against.automata or [],
        values.numbers("--levels", against.levels),
        against.single,
        study.first_seed(),
        study.limit(),
        report.packs(),
        values.game_options(option),
        against.together,
        against.variants(),
    )
    kept = study.play(lab.study(wanted))
    found = lab.result(wanted, kept)
    if measured is not None:
        replace(measured, lab.measured_file(found))
    study.publish(kept, found, lab.report(found), report.page)


def games_by_agent(given: list[str], games: int) -> dict[str, int]:
    """Read `NAME` or `NAME=GAMES` from each text."""
    found: dict[str, int] = {}
    for text in given:
        name, sign, own = text.partition("=")
        if name in found:
            raise BadInput(f"--agent {name}", "is given twice")
        found[name] = values.number("--agent", text, own, 1) if sign else games
    return found
