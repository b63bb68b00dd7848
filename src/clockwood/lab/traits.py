"""The effects of traits: how often an automaton wins with each of its traits, and without."""

from dataclasses import dataclass, field
from typing import Any, Final

from clockwood.api import content
from clockwood.kernel.automaton import TRAIT, AutomatonSpec
from clockwood.kernel.errors import BadInput
from clockwood.kernel.game import Game
from clockwood.kernel.options import Value
from clockwood.lab import plots
from clockwood.lab.games import LIMIT, Cell, Limit
from clockwood.lab.players import at_level, must_be_agent
from clockwood.lab.report import Block, Grid, Heading, Plot, Report, Text
from clockwood.lab.shares import Share, difference
from clockwood.lab.study import Study, StudyFolder
from clockwood.measured import TraitEffect, written
from clockwood.registry import game_named

NOBODY: Final = "random"
"""Named at the seat of a watcher, who decides nothing that matters."""
NAMES: Final = ["trait", "automaton", "level", "games", "won with it", "won without", "change"]


@dataclass(frozen=True)
class Request:
    """The games to play: `games` for each automaton, trait and table at which it sits, and as many without the trait.

    `variants` are sets of options, one for each table. Automata of their usual level play all seats; with an `agent`,
    it plays the seat after the measured automaton's.
    """

    game: str
    games: int
    agent: str = ""
    seed: int = 0
    limit: Limit = LIMIT
    packs: tuple[str, ...] = ()
    options: dict[str, Value] = field(default_factory=dict, hash=False)
    variants: tuple[dict[str, Value], ...] = field(default=({},), hash=False)


@dataclass(frozen=True)
class TraitCells:
    """The tables of one automaton with a trait, or without any, and its seat at each."""

    automaton: AutomatonSpec
    trait: str
    cells: list[tuple[Cell, int]] = field(hash=False)


def trait_cells(wanted: Request) -> list[TraitCells]:
    """Return the tables to play; those without a trait come before those with one."""
    game = game_named(wanted.game)
    if wanted.agent:
        must_be_agent(wanted.agent)
    found: list[TraitCells] = []
    for spec in game.automata:
        for trait in ["", *spec.traits] if spec.traits else []:
            tables = [cell for variant in wanted.variants for cell in cells_at(wanted, game, spec, trait, variant)]
            if tables:
                found.append(TraitCells(spec, trait, tables))
    if not found:
        raise BadInput(game.name, "no automaton with traits plays at these tables")
    return found


def cells_at(
    wanted: Request, game: Game, spec: AutomatonSpec, trait: str, variant: dict[str, Value]
) -> list[tuple[Cell, int]]:
    """Return the table of a variant with the automaton's seat; nothing where it does not sit at it."""
    chosen = {**wanted.options, **variant}
    seats = [seat for seat in content(game.name, list(wanted.packs), chosen).names["seat"] if seat in game.seats]
    own = next((k for k, seat in enumerate(seats) if not spec.seats or seat in spec.seats), None)
    if own is None:
        return []
    names: list[str] = []
    for k, seat in enumerate(seats):
        there = spec if k == own else automaton_of(game, seat)
        if wanted.agent and k == (own + 1) % len(seats):
            names.append(wanted.agent)
            continue
        name = at_level(game, there).automaton
        names.append(f"{name}{TRAIT}{trait}" if k == own and trait else name)
        chosen[f"seat.{seat}"] = names[-1]
    watchers = len(content(game.name, list(wanted.packs), chosen).names["seat"]) - len(seats)
    players = (*names, *[NOBODY] * watchers)
    return [(Cell(game.name, players, chosen, wanted.packs, wanted.seed, wanted.limit), own)]


def automaton_of(game: Game, seat: str) -> AutomatonSpec:
    found = next((spec for spec in game.automata if not spec.seats or seat in spec.seats), None)
    if found is None:
        raise BadInput(seat, "no automaton plays this seat")
    return found


def study(wanted: Request) -> Study:
    cells = {cell.name: cell for line in trait_cells(wanted) for cell, _ in line.cells}
    return Study("traits", [(cell, wanted.games) for cell in cells.values()])


def won(line: TraitCells, kept: StudyFolder) -> Share:
    """Return the games of the automaton at all its tables; a stalled game counts as not won."""
    games = [(played, own) for cell, own in line.cells for played in kept.of(cell)]
    return Share(sum(own in played.winners for played, own in games), len(games))


def effects(wanted: Request, kept: StudyFolder) -> list[TraitEffect]:
    """Return the effect of every trait, in the order of the automata and their traits."""
    rules, found, plain = game_named(wanted.game).rules_version, list[TraitEffect](), Share(0, 0)
    for line in trait_cells(wanted):
        share = won(line, kept)
        if not line.trait:
            plain = share
            continue
        change, low, high = (round(number, 4) for number in difference(share, plain))
        games = (share.of, share.hits, plain.of, plain.hits)
        spec = line.automaton
        found.append(TraitEffect(spec.name, line.trait, spec.level, *games, change, low, high, rules))
    return found


def result(wanted: Request, kept: StudyFolder) -> dict[str, Any]:
    """Return all figures in a form that JSON can hold."""
    return {
        "game": wanted.game,
        "games": len(kept.games),
        "tables": len(wanted.variants),
        "agent": wanted.agent,
        "seed": wanted.seed,
        "limit": {"rounds": wanted.limit.rounds, "decisions": wanted.limit.decisions},
        "stalled": sum(played.stalled for _, played in kept.rows()),
        "written by": kept.written_by,
        "traits": [vars(effect) for effect in effects(wanted, kept)],
    }


def measured_file(wanted: Request, kept: StudyFolder) -> str:
    """Return the effects as the file that ships with the game."""
    who = f"{wanted.agent} at one seat, automata at all others" if wanted.agent else "automata at all seats"
    about = [f"{who}, {len(wanted.variants)} tables; seed {wanted.seed}; {line}" for line in kept.written_by]
    return written("trait", effects(wanted, kept), about)


def report(found: dict[str, Any]) -> Report:
    traits = found["traits"]
    about = [
        f"{found['games']:,} games at {found['tables']} tables, seed {found['seed']}, {'; '.join(found['written by'])}",
        f"{found['stalled']} of them stalled: cut after round {found['limit']['rounds']}, won by nobody",
        "Intervals hold 95 %, after Wilson; of the change, after Newcombe",
    ]
    blocks: list[Block] = [
        Heading(f"Traits of the automata of {found['game']}", 1),
        Text(about, points=True),
        Heading("Traits"),
        Grid(NAMES, [row(line) for line in traits]),
        Plot(f"traits-{found['game']}.svg", "Change of how often the automaton wins", drawn(traits)),
    ]
    return Report(blocks)


def row(line: dict[str, Any]) -> list[str]:
    points = [f"{100 * line[key]:+.1f}" for key in ("change", "low", "high")]
    return [
        line["trait"],
        line["automaton"],
        str(line["level"]),
        f"{line['games']:,}",
        Share(line["won"], line["games"]).text(),
        Share(line["plain_won"], line["plain_games"]).text(),
        f"{points[0]} ({points[1]} … {points[2]})",
    ]


def drawn(traits: list[dict[str, Any]]) -> str:
    rows = [
        {
            "name": f"{line['automaton']} {line['trait']}",
            "value": line["change"],
            "low": line["low"],
            "high": line["high"],
        }
        for line in traits
    ]
    return plots.intervals(rows, "trait", "change", mark=0.0, percent=True)
