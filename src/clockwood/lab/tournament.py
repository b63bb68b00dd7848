"""Tournaments: all players meet in all seats, and ratings compare their strength."""

import statistics
from collections import Counter
from typing import Any, Final

from openskill.models import PlackettLuce, PlackettLuceRating

from clockwood.kernel.errors import BadInput
from clockwood.kernel.options import Value
from clockwood.lab import plots
from clockwood.lab.games import Cell, Limit, Played
from clockwood.lab.players import line_ups, must_be_players, player_named
from clockwood.lab.report import Block, Grid, Heading, Plot, Report, Text
from clockwood.lab.shares import Share
from clockwood.lab.study import Study, StudyFolder
from clockwood.measured import Z95
from clockwood.registry import game_named

TITLE: Final = "Tournament"
Variant = tuple[str, dict[str, Value]]
"""The name of a game, or an empty text for all games, and options to play with."""


def tournament(
    games: list[str], players: list[str], variants: list[Variant], count: int, seed: int, limit: Limit
) -> Study:
    """Return the study in which the players meet: `count` games for each line-up, game and set of options."""
    known = [game_named(name) for name in games]
    must_be_players(known, players)
    for name, _ in variants:
        if name and name not in games:
            raise BadInput(f"--variant {name}", f"is not played here; there are {', '.join(games)}")
    cells: dict[str, Cell] = {}
    for game in known:
        here = [found for text in dict.fromkeys(players) if (found := player_named(game, text)) is not None]
        wanted = [options for name, options in variants if name in {"", game.name}] or [{}]
        for options in wanted:
            cells.update({cell.name: cell for cell in line_ups(game.name, here, options, (), seed, limit)})
    if not cells:
        raise BadInput("--player", "nobody can meet: name at least two who can sit at one table")
    return Study("tournament", [(cell, count) for cell in cells.values()])


def ratings(kept: StudyFolder) -> dict[str, PlackettLuceRating]:
    """Rate the games, one of each cell in turn, so that their order favours nobody; stalled games are not rated."""
    model = PlackettLuce()
    held = {name: model.rating(name=name) for cell, _ in kept.study.cells for name in cell.players}
    for cell, played in kept.rows():
        if not played.stalled:
            ranks = [0.0 if seat in played.winners else 1.0 for seat in range(len(cell.players))]
            rated = model.rate([[held[name]] for name in cell.players], ranks=ranks)
            for name in set(cell.players):
                own = [team[0] for team, who in zip(rated, cell.players, strict=True) if who == name]
                mean = statistics.fmean(rating.mu for rating in own), statistics.fmean(rating.sigma for rating in own)
                held[name] = model.rating(mu=mean[0], sigma=mean[1], name=name)
    return held


def standing(kept: StudyFolder) -> list[dict[str, Any]]:
    """Return every player with rating, interval and wins, the best first."""
    found: list[dict[str, Any]] = []
    for name, rating in ratings(kept).items():
        own = [
            (seat in played.winners, played.stalled)
            for cell, played in kept.rows()
            for seat, who in enumerate(cell.players)
            if who == name
        ]
        found.append(
            {
                "player": name,
                "rating": rating.mu,
                "low": rating.mu - Z95 * rating.sigma,
                "high": rating.mu + Z95 * rating.sigma,
                "stalled": sum(stalled for _, stalled in own),
                "wins": Share(sum(won for won, _ in own), len(own)).data(),
            }
        )
    return sorted(found, key=lambda line: -line["rating"])


def meeting(cell: Cell, games: list[Played]) -> dict[str, Any]:
    """Return the results of one line-up: the share of each seat, and the games that nobody won."""
    return {
        "game": cell.game,
        "options": cell.options,
        "players": dict(zip(cell.content().names["seat"], cell.players, strict=True)),
        "games": len(games),
        "wins": {
            seat: Share(sum(k in played.winners for played in games), len(games)).data()
            for k, seat in enumerate(cell.content().names["seat"])
        },
        "drawn": sum(not played.winners and not played.stalled for played in games),
        "stalled": sum(played.stalled for played in games),
        "rounds": statistics.fmean(played.rounds for played in games) if games else 0.0,
    }


def result(kept: StudyFolder) -> dict[str, Any]:
    """Return all figures in a form that JSON can hold."""
    first = kept.study.cells[0][0]
    return {
        "games": len(list(kept.rows())),
        "seed": first.seed,
        "limit": {"rounds": first.limit.rounds, "decisions": first.limit.decisions},
        "written by": kept.written_by,
        "standing": standing(kept),
        "meetings": [meeting(cell, kept.of(cell)) for cell, _ in kept.study.cells],
        "endings": dict(sorted(Counter(played.reason for _, played in kept.rows()).items())),
    }


def report(found: dict[str, Any]) -> Report:
    stalled = found["endings"].get("stalled", 0)
    lines = [
        f"{found['games']:,} games, seed {found['seed']}, {'; '.join(found['written by'])}",
        f"{stalled} of them stalled: cut after round {found['limit']['rounds']}, won by nobody, not rated",
        "Ratings are those of openskill (Plackett–Luce, games in turn), with 95 % intervals; shares after Wilson",
        "The rating of an automaton that may take some seats only holds for those seats",
    ]
    blocks: list[Block] = [Heading(TITLE, 1), Text(lines, points=True), Heading("Ratings"), standing_grid(found)]
    bars = [
        {"name": line["player"], "value": line["rating"], "low": line["low"], "high": line["high"]}
        for line in found["standing"]
    ]
    blocks.append(Plot("ratings.svg", "Ratings with 95 % intervals", plots.intervals(bars, "player", "rating")))
    tables: dict[str, list[dict[str, Any]]] = {}
    for met in found["meetings"]:
        tables.setdefault(met["game"], []).append(met)
    for number, (title, meetings) in enumerate(tables.items()):
        blocks += meeting_blocks(title, meetings, f"meetings-{number + 1}.svg")
    endings = [[reason, f"{games:,}"] for reason, games in found["endings"].items()]
    return Report([*blocks, Heading("How games ended"), Grid(["reason", "games"], endings)])


def standing_grid(found: dict[str, Any]) -> Grid:
    rows = [
        [
            line["player"],
            f"{line['rating']:.2f}",
            f"{line['low']:.2f} … {line['high']:.2f}",
            f"{line['wins']['games']:,}",
            Share(line["wins"]["hits"], line["wins"]["games"]).text(),
            str(line["stalled"]),
        ]
        for line in found["standing"]
    ]
    return Grid(["player", "rating", "95 %", "games", "won", "stalled"], rows)


def meeting_blocks(title: str, meetings: list[dict[str, Any]], plot: str) -> list[Block]:
    seats = list(meetings[0]["wins"])
    rows = [
        [
            " – ".join(met["players"].values()),
            " ".join(f"{key}={value}" for key, value in met["options"].items() if not key.startswith("seat.")) or "–",
            f"{met['games']:,}",
            *(Share(won["hits"], won["games"]).text() for won in met["wins"].values()),
            str(met["drawn"]),
            str(met["stalled"]),
            f"{met['rounds']:.1f}",
        ]
        for met in meetings
    ]
    names = [" – ".join(seats), "options", "games", *(f"{seat} won" for seat in seats), "drawn", "stalled", "rounds"]
    blocks: list[Block] = [Heading(f"Meetings at {title}"), Grid(names, rows)]
    if len(seats) == 2 and len({tuple(met["players"].values()) for met in meetings}) == len(meetings):
        fields = [
            {
                "one": met["players"][seats[0]],
                "other": met["players"][seats[1]],
                "share": met["wins"][seats[0]]["share"],
            }
            for met in meetings
        ]
        drawing = plots.pairings(fields, seats[0], seats[1])
        blocks.append(Plot(plot, f"How often the player of {seats[0]} wins", drawing))
    return blocks
