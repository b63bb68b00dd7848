"""Commands that study: tournaments, the difficulty of automata, the balance of cards."""

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from clockwood.agents.registry import agent_names
from clockwood.cli import reading
from clockwood.cli.options import AsJson, FirstSeed, Folder, GameName, Options, Packs, Page, Processes, Rounds
from clockwood.kernel.errors import BadInput
from clockwood.lab.extras import must_be_there
from clockwood.lab.games import LIMIT, Limit
from clockwood.lab.report import Report
from clockwood.lab.study import Kept, Study, default_folder, replace
from clockwood.registry import game_named

INTERRUPTED: Final = 130
WIDE: Final = 160


def tournament(  # noqa: PLR0913 - each is a wish of the person who asks
    games: Annotated[list[str], typer.Argument(metavar="GAME…", help="The games, as `clockwood games` names them.")],
    *,
    players: Annotated[
        list[str] | None,
        typer.Option("--player", metavar="NAME[:LEVEL]", help="An agent, or an automaton at a level; repeat it."),
    ] = None,
    variants: Annotated[
        list[str] | None,
        typer.Option("--variant", metavar="[GAME:]K=V,K=V", help="Options to play with; repeat it for more sets."),
    ] = None,
    count: Annotated[int, typer.Option("--games", metavar="N", help="Games for each line-up.")] = 100,
    rounds: Rounds = LIMIT.rounds,
    folder: Folder = None,
    seed: FirstSeed = "0",
    processes: Processes = 0,
    as_json: AsJson = False,
) -> None:
    """Let agents and automata meet each other on every side they can take. The same command goes on after a kill."""
    must_be_there()
    from clockwood.lab import tournament as lab  # noqa: PLC0415 - what it needs may not be installed

    wanted = lab.tournament(
        [game_named(name).name for name in dict.fromkeys(games)],
        players or agent_names(),
        [variant(text) for text in variants or []],
        reading.at_least("--games", count, 1),
        reading.seed_or(seed, 0),
        Limit(reading.at_least("--rounds", rounds, 1)),
    )
    kept = played(wanted, folder, processes)
    found = lab.result(kept)
    tell(kept, found, lab.report(found), None, as_json)


def variant(text: str) -> tuple[str, dict[str, Any]]:
    """Read `GAME:KEY=VALUE,KEY=VALUE`; without a game it holds for all."""
    game, sign, rest = text.partition(":")
    listed = (rest if sign else text).split(",")
    return (game if sign else ""), dict(reading.pairs("--variant", [part.strip() for part in listed]))


def difficulty(  # noqa: PLR0913 - each is a wish of the person who asks
    game: GameName,
    *,
    agents: Annotated[
        list[str] | None,
        typer.Option("--agent", metavar="NAME[=GAMES]", help="Who plays against the automaton; repeat it."),
    ] = None,
    automata: Annotated[
        list[str] | None, typer.Option("--automaton", metavar="NAME", help="All of the game unless said; repeat it.")
    ] = None,
    levels: Annotated[str, typer.Option("--levels", metavar="N,N,…", help="The levels to measure.")] = "0,5,10,15",
    single: Annotated[
        bool,
        typer.Option("--single-options", help="Also each setting that makes it harder, alone, by the first agent."),
    ] = False,
    count: Annotated[int, typer.Option("--games", metavar="N", help="Games for each cell.")] = 500,
    rounds: Rounds = LIMIT.rounds,
    folder: Folder = None,
    pack: Packs = [],  # noqa: B006 - read, never changed
    page: Page = None,
    measured: Annotated[
        Path | None, typer.Option("--measured", metavar="FILE", help="Also write the win rates that a game ships.")
    ] = None,
    seed: FirstSeed = "0",
    processes: Processes = 0,
    as_json: AsJson = False,
) -> None:
    """How often agents win against each automaton at its levels. The same command goes on after a kill."""
    must_be_there()
    page_there(page)
    from clockwood.lab import difficulty as lab  # noqa: PLC0415 - what it needs may not be installed

    asked = lab.Asked(
        game_named(game).name,
        games_by_agent(agents or ["greedy"], reading.at_least("--games", count, 1)),
        automata or [],
        reading.numbers("--levels", levels),
        single,
        reading.seed_or(seed, 0),
        Limit(reading.at_least("--rounds", rounds, 1)),
        tuple(reading.folders(pack)),
    )
    kept = played(lab.study(asked), folder, processes)
    found = lab.result(asked, kept)
    if measured is not None:
        replace(measured, lab.measured_file(found))
    tell(kept, found, lab.report(found), page, as_json)


def balance(  # noqa: PLR0913 - each is a wish of the person who asks
    game: GameName,
    *,
    agent: Annotated[str, typer.Option("--agents", metavar="NAME", help="Who plays, on every seat.")] = "greedy",
    option: Options = None,
    variants: Annotated[
        list[str] | None,
        typer.Option(
            "--variant",
            metavar="[AGENT:]K=V,K=V[@GAMES]",
            help="Options to play with besides --option; repeat it for more tables. Others may play there, or longer.",
        ),
    ] = None,
    above: Annotated[
        int, typer.Option("--above", metavar="POINTS", help="How far a side may win above its fair share.")
    ] = 5,
    lasting: Annotated[
        str, typer.Option("--lasting", metavar="N-N", help="Between which rounds the middle 90 % of games shall end.")
    ] = "",
    used: Annotated[
        int, typer.Option("--used", metavar="PERCENT", help="How often a card shall be used; 0 asks for once in all.")
    ] = 2,
    edge: Annotated[
        int, typer.Option("--edge", metavar="POINTS", help="How far a card may lift its players; 0 does not ask.")
    ] = 15,
    count: Annotated[int, typer.Option("--games", metavar="N", help="How many games a table.")] = 100,
    rounds: Rounds = LIMIT.rounds,
    folder: Folder = None,
    pack: Packs = [],  # noqa: B006 - read, never changed
    page: Page = None,
    seed: FirstSeed = "0",
    processes: Processes = 0,
    as_json: AsJson = False,
) -> None:
    """Whether sides and cards are fair when equal agents play. The same command goes on after a kill."""
    must_be_there()
    page_there(page)
    from clockwood.lab import balance as lab  # noqa: PLC0415 - what it needs may not be installed
    from clockwood.lab.balance_report import report  # noqa: PLC0415 - the same

    asked = lab.Asked(
        game_named(game).name,
        agent,
        reading.at_least("--games", count, 1),
        reading.game_options(option or []),
        tuple(reading.folders(pack)),
        reading.seed_or(seed, 0),
        Limit(reading.at_least("--rounds", rounds, 1)),
        tuple(lab.Variant(*balance_variant(text)) for text in variants or [""]),
    )
    goals = lab.Goals(
        reading.at_least("--above", above, 0) / 100,
        reading.span("--lasting", lasting) if lasting else None,
        reading.at_least("--used", used, 0) / 100,
        reading.at_least("--edge", edge, 0) / 100 or None,
    )
    kept = played(lab.study(asked), folder, processes)
    found = lab.result(asked, kept, goals)
    tell(kept, found, report(found), page, as_json)


def balance_variant(text: str) -> tuple[dict[str, Any], str, int]:
    """Read `AGENT:KEY=VALUE,KEY=VALUE@GAMES`; agent and games are those of the study where they are left out."""
    words, sign, games = text.partition("@")
    agent, options = variant(words) if words else ("", {})
    return options, agent, reading.number("--variant", text, games, 1) if sign else 0


def games_by_agent(given: list[str], games: int) -> dict[str, int]:
    """Read `NAME` or `NAME=GAMES`."""
    found: dict[str, int] = {}
    for text in given:
        name, sign, own = text.partition("=")
        if name in found:
            raise BadInput(f"--agent {name}", "is given twice")
        found[name] = reading.number("--agent", text, own, 1) if sign else games
    return found


def page_there(page: Path | None) -> None:
    """Refuse a page that is not there before hours of play, not after."""
    if page is not None and not page.is_file():
        raise BadInput(str(page), "there is no such page")


def played(study: Study, folder: Path | None, processes: int) -> Kept:
    """Play what is missing and write the tables. Ctrl-C leaves what was played for the next time."""
    from clockwood.lab.frames import write_parquet  # noqa: PLC0415 - what it needs may not be installed

    wanted = reading.at_least("--processes", processes, 0)
    kept = Kept(folder or default_folder(study), study)
    try:
        kept.run(wanted)
    except KeyboardInterrupt:
        typer.echo(f"Stopped. What was played is in {kept.folder}; the same command goes on.", err=True)
        raise typer.Exit(INTERRUPTED) from None
    write_parquet(kept)
    return kept


def tell(kept: Kept, found: dict[str, Any], report: Report, page: Path | None, as_json: bool) -> None:
    """Write the report and the figures into the folder, and print one of them."""
    report.write(kept.folder)
    text = json.dumps(found, indent=2, ensure_ascii=False)
    kept.write("figures.json", text + "\n")
    if page is not None:
        report.put_into(page)
        replace(page.with_suffix(".json"), text + "\n")
    if as_json:
        typer.echo(text)
        return
    report.show(Console(width=None if Console().is_terminal else WIDE))
    typer.echo(f"Kept in {kept.folder}: games.parquet, figures.json, report.md, report.html")
