"""`clockwood balance`: measure whether sides and cards are fair."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from clockwood.cli import values
from clockwood.cli.groups import grouped
from clockwood.cli.options import GameName, Options
from clockwood.cli.studies import PageOptions, StudyOptions, variant
from clockwood.kernel.errors import BadInput
from clockwood.lab.packages import require_lab_packages
from clockwood.lab.study import replace
from clockwood.registry import game_named

if TYPE_CHECKING:
    from clockwood.lab.balance.goals import Goals


@dataclass(frozen=True)
class GoalOptions:
    """The limits within which a game counts as fair."""

    above: Annotated[
        int, typer.Option("--above", metavar="POINTS", help="How far a side may win above its fair share.")
    ] = 5
    lasting: Annotated[
        str, typer.Option("--lasting", metavar="N-N", help="Rounds within which the middle 90 % of games must end.")
    ] = ""
    used: Annotated[
        int,
        typer.Option("--used", metavar="PERCENT", help="How often a card must be used; 0 means once in all games."),
    ] = 2
    edge: Annotated[
        int,
        typer.Option(
            "--edge", metavar="POINTS", help="How far a card may lift its players' win rate; 0 sets no limit."
        ),
    ] = 15

    def goals(self) -> "Goals":
        from clockwood.lab.balance.goals import Goals  # noqa: PLC0415 - only a study needs it

        return Goals(
            values.at_least("--above", self.above, 0) / 100,
            values.span("--lasting", self.lasting) if self.lasting else None,
            values.at_least("--used", self.used, 0) / 100,
            values.at_least("--edge", self.edge, 0) / 100 or None,
        )


@dataclass(frozen=True)
class TableOptions:
    """The tables to play at."""

    variants: Annotated[
        list[str] | None,
        typer.Option(
            "--variant",
            metavar="[AGENT:]K=V,K=V[@GAMES]",
            help="Options to play with besides --option, with an agent and a number of games of their own if given;"
            " repeat it for more tables.",
        ),
    ] = None
    count: Annotated[int, typer.Option("--games", metavar="N", help="Games for each table.")] = 100
    pooled: Annotated[
        bool,
        typer.Option("--pooled", help="Report the tables of one agent, or of automata of one level, together."),
    ] = False

    def wanted(self) -> list[tuple[dict[str, Any], str, int]]:
        return [balance_variant(text) for text in self.variants or [""]]


@grouped
def balance(
    game: GameName,
    *,
    agent: Annotated[str, typer.Option("--agents", metavar="NAME", help="Agent that plays every seat.")] = "greedy",
    option: Options = None,
    tables: TableOptions,
    limits: GoalOptions,
    measured: Annotated[
        Path | None,
        typer.Option(
            "--measured",
            metavar="FILE",
            help="With --pooled: also write the wins of each side as the file that a game ships.",
        ),
    ] = None,
    report: PageOptions,
    study: StudyOptions,
) -> None:
    """Measure whether sides and cards are fair. The same agent plays every seat.

    Run it again to continue after a stop.
    """
    require_lab_packages()
    from clockwood.lab.balance.games import Request, Variant  # noqa: PLC0415 - what it needs may not be installed
    from clockwood.lab.balance.games import study as study_of  # noqa: PLC0415 - the same
    from clockwood.lab.balance.measured import measured_file  # noqa: PLC0415 - the same
    from clockwood.lab.balance.report import report as report_of  # noqa: PLC0415 - the same
    from clockwood.lab.balance.result import result  # noqa: PLC0415 - the same

    wanted = Request(
        game_named(game).name,
        agent,
        values.at_least("--games", tables.count, 1),
        values.game_options(option),
        report.packs(),
        study.first_seed(),
        study.limit(),
        tuple(Variant(*table) for table in tables.wanted()),
        tables.pooled,
    )
    if measured is not None and not tables.pooled:
        raise BadInput("--measured", "needs --pooled")
    goals = limits.goals()
    kept = study.play(study_of(wanted))
    found = result(wanted, kept, goals)
    if measured is not None:
        replace(measured, measured_file(found))
    study.publish(kept, found, report_of(found), report.page)


def balance_variant(text: str) -> tuple[dict[str, Any], str, int]:
    """Read `AGENT:KEY=VALUE,KEY=VALUE@GAMES`; agent and games default to those of the study."""
    words, sign, games = text.partition("@")
    agent, options = variant(words) if words else ("", {})
    return options, agent, values.number("--variant", text, games, 1) if sign else 0
