"""The difficulty of automata: how often agents win against each of their levels."""

import itertools
import statistics
from dataclasses import dataclass, field
from typing import Any, Final

from clockwood.api import content
from clockwood.kernel.automaton import LEVEL
from clockwood.kernel.errors import BadInput
from clockwood.kernel.options import Value
from clockwood.lab import plots
from clockwood.lab.games import APART, LIMIT, Cell, Limit
from clockwood.lab.players import Player, against, all_but, at_level, must_be_agent, must_be_automaton
from clockwood.lab.report import Block, Grid, Heading, Plot, Report, Text
from clockwood.lab.shares import Share, difference
from clockwood.lab.study import Study, StudyFolder
from clockwood.lab.together import POOLED, by_seat, of_each_automaton, pooled
from clockwood.measured import TOGETHER, WinRate, written
from clockwood.registry import game_named
from clockwood.seating import automata_of

LEVEL_NAMES: Final = ["automaton", "level", "agent", "games", "agent won", "stalled", "rounds"]
SINGLE_NAMES: Final = ["setting", "automaton", "agent", "adds", "games", "agent won", "change to level 0"]


@dataclass(frozen=True)
class Request:
    """The games to play: every agent, with its number of games, against every automaton at every level.

    `together` puts one agent at a table, at each seat in turn, and automata of the same level at all others; with
    `variants`, sets of further options, at each of several tables.
    """

    game: str
    agents: dict[str, int] = field(hash=False)
    automata: list[str] = field(hash=False)
    levels: list[int] = field(hash=False)
    singles: bool = False
    seed: int = 0
    limit: Limit = LIMIT
    packs: tuple[str, ...] = ()
    options: dict[str, Value] = field(default_factory=dict, hash=False)
    together: bool = False
    variants: tuple[dict[str, Value], ...] = field(default=({},), hash=False)

    def __post_init__(self) -> None:
        if self.variants != ({},) and not self.together:
            raise BadInput("--variant", "needs --together")


@dataclass(frozen=True)
class MeasuredCell:
    """A cell that measures a level, or a single setting with the levels it adds."""

    automaton: str
    agent: str
    level: int
    setting: str
    cell: Cell
    games: int


def measured_cells(wanted: Request) -> list[MeasuredCell]:
    """Return the cells to play; single settings are played by the first agent, beside level 0."""
    game, first = game_named(wanted.game), next(iter(wanted.agents))
    for agent in wanted.agents:
        must_be_agent(agent)
    if not game.automata:
        raise BadInput(game.name, "this game has no automata")
    if wanted.together:
        return together_cells(wanted)
    found: list[MeasuredCell] = []
    for name in wanted.automata or [spec.name for spec in game.automata]:
        spec = must_be_automaton(game, name)
        levels = sorted({0, *wanted.levels} if wanted.singles else set(wanted.levels))
        players = [(level, "", at_level(game, spec, level)) for level in levels]
        if wanted.singles:
            easiest = at_level(game, spec, 0)
            for key, value, adds in spec.harder:
                setting = f"{key}={value}"
                short = setting.removeprefix(f"{spec.name}.")
                players.append((adds, setting, Player(f"{spec.name}:{short}", easiest.automaton, {key: value})))
        for agent, games in wanted.agents.items():
            for level, setting, player in players:
                if setting and agent != first:
                    continue
                fixed = Player(player.name, player.automaton, {**wanted.options, **player.options})
                cell = against(wanted.game, agent, spec, fixed, wanted.packs, wanted.seed, wanted.limit)
                found.append(MeasuredCell(name, agent, level, setting, cell, games))
    return found


def together_cells(wanted: Request) -> list[MeasuredCell]:
    """Return the cells of one agent against automata at all other seats, seat by seat and level by level.

    Their games are added up, so each seat of each table has seeds of its own; levels and agents share them.
    """
    if wanted.automata or wanted.singles:
        raise BadInput("--together", "measures all automata at once, without single settings")
    seats = [
        (options, own)
        for options in ({**wanted.options, **variant} for variant in wanted.variants)
        for own in content(wanted.game, list(wanted.packs), options).names["seat"]
    ]
    return [
        MeasuredCell(f"all but {own}", agent, level, "", cell, games)
        for agent, games in wanted.agents.items()
        for place, (options, own) in enumerate(seats)
        for level in sorted(set(wanted.levels))
        for seed in [wanted.seed + APART * place]
        for cell in [all_but(wanted.game, own, agent, level, options, wanted.packs, seed, wanted.limit)]
    ]


def study(wanted: Request) -> Study:
    return Study("difficulty", [(line.cell, line.games) for line in measured_cells(wanted)], grows=True)


def measured(line: MeasuredCell, kept: StudyFolder) -> dict[str, Any]:
    """Return the agent's wins; a stalled game counts as not won."""
    games = kept.of(line.cell)
    seats = {seat for seat, name in enumerate(line.cell.players) if name == line.agent}
    share = Share(sum(bool(seats & set(played.winners)) for played in games), len(games))
    return {
        "automaton": line.automaton,
        "automata": sorted({player.partition(LEVEL)[0] for player in automata_of(line.cell.content()).values()}),
        "agent": line.agent,
        "level": line.level,
        "setting": line.setting,
        **share.data(),
        "stalled": sum(played.stalled for played in games),
        "rounds": statistics.fmean(played.rounds for played in games) if games else 0.0,
    }


def share_of(line: dict[str, Any]) -> Share:
    return Share(line["hits"], line["games"])


def result(wanted: Request, kept: StudyFolder) -> dict[str, Any]:
    """Return all figures in a form that JSON can hold."""
    found = [measured(line, kept) for line in measured_cells(wanted)]
    levels = [line for line in found if not line["setting"]]
    automata = of_each_automaton(levels)
    if wanted.together:
        levels = [*by_seat(levels), *pooled(levels)]
    singles = [line for line in found if line["setting"]]
    for line in singles:
        easiest = next(other for other in levels if other["level"] == 0 and same_pairing(other, line))
        line["change"], line["change low"], line["change high"] = difference(share_of(line), share_of(easiest))
    return {
        "game": wanted.game,
        "games": sum(line["games"] for line in found),
        "together": wanted.together,
        "seed": wanted.seed,
        "limit": {"rounds": wanted.limit.rounds, "decisions": wanted.limit.decisions},
        "written by": kept.written_by,
        "levels": levels,
        "automata": automata,
        "singles": sorted(singles, key=lambda line: (line["automaton"], line["agent"], line["change"])),
        "order": order(levels),
    }


def measured_file(found: dict[str, Any]) -> str:
    """Return the levels as the file of win rates that ships with the game: of each automaton, all games it was in.

    Where automata sat at all other seats, all games of an agent at a level come first.
    """
    rules = game_named(found["game"]).rules_version
    together = [{**line, "automaton": TOGETHER} for line in found["levels"] if line["automaton"] == POOLED]
    rates = [
        WinRate(line["automaton"], line["level"], line["agent"], line["games"], line["hits"], rules)
        for line in [*together, *found["automata"]]
    ]
    return written("rate", rates, [f"Seed {found['seed']}; {line}" for line in found["written by"]])


def same_pairing(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return (one["automaton"], one["agent"]) == (other["automaton"], other["agent"])


def order(levels: list[dict[str, Any]]) -> list[str]:
    """Name every level that an agent beats more often than the level below, and whether chance explains it."""
    found: list[str] = []
    for below, above in itertools.pairwise(levels):
        if same_pairing(below, above):
            change, low, _ = difference(share_of(above), share_of(below))
            if change > 0:
                who = f"{above['agent']} beats {above['automaton']} level {above['level']} more often than"
                chance = "more than chance explains" if low > 0 else "which may be chance"
                found.append(f"{who} {below['level']}, by {100 * change:.1f} points, {chance}")
    return found


def report(found: dict[str, Any]) -> Report:
    stalled = sum(line["stalled"] for line in [*found["levels"], *found["singles"]])
    about = [
        f"{found['games']:,} games, seed {found['seed']}, {'; '.join(found['written by'])}",
        f"{stalled} of them stalled: cut after round {found['limit']['rounds']}, counted as not won",
        "Intervals hold 95 %, after Wilson; of differences, after Newcombe"
        + ("; no seed is used twice by one agent at one level" if found["together"] else ""),
        *(found["order"] or ["The levels are ordered: no agent beats a higher one more often"]),
    ]
    blocks: list[Block] = [Heading(f"Difficulty of the automata of {found['game']}", 1), Text(about, points=True)]
    blocks += [Heading("Levels"), Grid(LEVEL_NAMES, [level_row(line) for line in found["levels"]])]
    blocks.append(Plot(f"difficulty-{found['game']}.svg", "Win rate by level", plots.levels(found["levels"])))
    if found["singles"]:
        blocks += [
            Heading("Single settings"),
            Text(["Each setting alone, beside level 0; those that cost the agent most come first."]),
            Grid(SINGLE_NAMES, [single_row(line) for line in found["singles"]]),
        ]
    return Report(blocks)


def level_row(line: dict[str, Any]) -> list[str]:
    return [
        line["automaton"],
        str(line["level"]),
        line["agent"],
        f"{line['games']:,}",
        share_of(line).text(),
        str(line["stalled"]),
        f"{line['rounds']:.1f}",
    ]


def single_row(line: dict[str, Any]) -> list[str]:
    points = [f"{100 * line[key]:+.1f}" for key in ("change", "change low", "change high")]
    return [
        line["setting"],
        line["automaton"],
        line["agent"],
        f"+{line['level']}",
        f"{line['games']:,}",
        share_of(line).text(),
        f"{points[0]} ({points[1]} … {points[2]})",
    ]
