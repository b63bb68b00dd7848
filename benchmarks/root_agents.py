"""Root's agents: one level against another, and the weights with which the judge turns standings into chances.

python benchmarks/root_agents.py levels games.jsonl expert strong --games 224 --sums docs/studies/levels-root.json
python benchmarks/root_agents.py chances turns.jsonl --agent regular --games 4

`levels` lets one agent play against three of another, at each seat of each table in turn; a shared win counts half. A
number after a level, as in `expert=600`, gives it that many iterations at every decision. `chances` plays games at each
table and notes what the judge saw at each turn; it then fits weights to all that is noted, and prints them.
Both add to their file, so that the same command goes on after a stop.

Tables are fourteen of four factions, such that any three meet at one; `chances` also takes each with three automata.
"""

import argparse
import itertools
import json
import math
import statistics
import sys
import time
import zlib
from pathlib import Path
from typing import Any

from clockwood.agents.ismcts.agent import IsmctsAgent
from clockwood.agents.ismcts.settings import SearchSettings
from clockwood.agents.play import play_agents
from clockwood.agents.registry import agent_named, level_settings
from clockwood.api import content, simulated
from clockwood.games.root.content import root_content
from clockwood.games.root.judging.judge import RootJudge
from clockwood.games.root.table.cells import VP
from clockwood.games.root.words import FACTIONS, GOAL
from clockwood.kernel.agent import Agent
from clockwood.kernel.options import Value
from clockwood.kernel.rng import seeded
from clockwood.lab.games import own_seed
from clockwood.measured import interval
from clockwood.registry import game_named

EIGHT = [name for name in FACTIONS if name != "vagabond2"]
BOTS = {seat: spec.name for spec in game_named("root").automata for seat in spec.seats}
SEATS = 4
LONGEST = 5000
STEPS, RATE = 400, 0.05
PULL = 0.02
"""Towards 0, on what a faction is given besides its standing."""
SCALES = ("far", "near")


def quartets() -> list[list[str]]:
    """Return the tables: four of eight, numbered from 0, whose numbers cancel out when they are added bit by bit."""
    fours = itertools.combinations(range(8), 4)
    return [[EIGHT[k] for k in four] for four in fours if four[0] ^ four[1] ^ four[2] ^ four[3] == 0]


def tables() -> list[dict[str, Value]]:
    """Return the options of each table of people, and of each with one person and three automata of one level."""
    found: list[dict[str, Value]] = []
    for number, four in enumerate(quartets()):
        plain: dict[str, Value] = {name: int(name in four) for name in EIGHT}
        found.append(plain)
        level = number % 4
        person = four[(number // 4) % 4]
        found.append({**plain, **{f"seat.{name}": f"{BOTS[name]}:{level}" for name in four if name != person}})
    return found


# -- levels


def agent(text: str, seed: int) -> Agent:
    """Return an agent by name, with a number of iterations of its own if one is written."""
    name, sign, number = text.partition("=")
    if not sign:
        return agent_named(name, seed)
    usual = level_settings(name)
    settings = SearchSettings(
        int(number), 0.0, int(usual.turns), int(usual.sample), usual.bias, usual.look, "", usual.thorough
    )
    return IsmctsAgent(name, seeded(seed), settings)


def level_game(one: str, others: str, number: int, seed: int) -> dict[str, Any]:
    """Play a game; its number gives the table and the seat of the one."""
    four = quartets()[number // SEATS % 14]
    own = number % SEATS
    made_of = content("root", options={name: int(name in four) for name in {*four, "marquise", "eyrie"}})
    match = simulated("root", seed + number, made_of)
    agents = [agent(one if seat == own else others, own_seed(seed + number, seat)) for seat in range(SEATS)]
    times: dict[bool, list[float]] = {True: [], False: []}
    for _ in range(LONGEST):
        question = match.question
        if question is None or match.over:
            break
        start = time.process_time()
        play_agents(match, agents, 1)
        if len(question.options) > 1:
            times[int(question.seat) == own].append(time.process_time() - start)
    winners = match.outcome.winners if match.outcome is not None else ()
    return {
        "pairing": f"{one} against {others}",
        "number": number,
        "seat": four[own],
        "won": 1 / len(winners) if own in winners else 0.0,
        "reason": match.outcome.reason if match.outcome is not None else "stalled",
        "ms": [1000 * statistics.median(times[mine]) if times[mine] else 0.0 for mine in (True, False)],
        "seconds": sum(times[True]) + sum(times[False]),
    }


def levels(given: argparse.Namespace) -> None:
    pairing = f"{given.one} against {given.others}"
    text = given.file.read_text(encoding="utf-8") if given.file.exists() else ""
    found = [line for line in map(json.loads, text.splitlines()) if line["pairing"] == pairing]
    done = {line["number"] for line in found}
    for number in range(given.games):
        if number not in done:
            found.append(level_game(given.one, given.others, number, given.seed))
            with given.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(found[-1]) + "\n")
    sums = summed(given.one, given.others, found)
    one, others = sums["ms"]
    sys.stdout.write(
        f"{pairing}: {sums['won']:g} of {sums['games']}, {sums['won'] / sums['games']:.1%} "
        f"({100 * sums['low']:.1f}–{100 * sums['high']:.1f}), fair share 25 %; "
        f"a decision takes {one:.1f} and {others:.1f} ms in the median\n"
    )
    if given.sums:
        write_sums(given.sums, sums)


def summed(one: str, others: str, found: list[dict[str, Any]]) -> dict[str, Any]:
    """Return what the games of one pairing add up to."""
    won, games = sum(line["won"] for line in found), len(found)
    low, high = interval(won, games)
    return {
        "one": one,
        "others": others,
        "games": games,
        "won": won,
        "low": round(low, 4),
        "high": round(high, 4),
        "by faction": {name: sum(line["won"] for line in found if line["seat"] == name) for name in EIGHT},
        "ms": [round(statistics.median(line["ms"][k] for line in found), 1) for k in (0, 1)],
        "rules": game_named("root").rules_version,
    }


def write_sums(path: Path, sums: dict[str, Any]) -> None:
    """Write the sums of a pairing in place of its former ones; the others stay."""
    kept: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
    pairing = sums["one"], sums["others"]
    kept = [each for each in kept if (each["one"], each["others"]) != pairing]
    path.write_text(json.dumps([*kept, sums], indent=1) + "\n", encoding="utf-8")


# -- chances


def played(options: dict[str, Value], agent: str, seed: int) -> list[dict[str, Any]]:
    """Play a game; return what the judge saw at the first question of each turn, and who won in the end."""
    made_of = content("root", options=options)
    match, judge = simulated("root", seed, made_of), RootJudge()
    seats = made_of.names["seat"]
    who = [name + ("+bot" if root_content(made_of).is_bot(seat) else "") for seat, name in enumerate(seats)]
    agents = [agent_named(agent, seed * 16 + seat) for seat in range(len(seats))]
    found: list[dict[str, Any]] = []
    turn = -1
    for _ in range(LONGEST):
        if match.over:
            break
        if match.game.turn_of(match) != turn:
            turn = match.game.turn_of(match)
            standing = [int(judge.standing(match, seat)) for seat in range(len(seats))]
            most = max(int(match.state[VP + seat]) for seat in range(len(seats)))
            said = [float(share) for share in judge.all_chances(match)][: len(seats)]
            found.append({"who": who, "standing": standing, "most": most, "said": said})
        play_agents(match, agents, 1)
    winners = match.outcome.winners if match.outcome is not None else ()
    share = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(seats))] if winners else []
    return [{**line, "won": share, "game": f"{agent} {seed} {options}"} for line in found if share]


def logits(line: dict[str, Any], weights: dict[str, float]) -> list[float]:
    """Return each seat's logarithm of its chances, up to a constant."""
    near = line["most"] / GOAL
    scale = (weights["far"] * (1 - near) + weights["near"] * near) / 100
    return [
        scale * standing + weights.get(who, 0.0) * (1 - near)
        for who, standing in zip(line["who"], line["standing"], strict=True)
    ]


def shares(values: list[float]) -> list[float]:
    top = max(values)
    found = [math.exp(value - top) for value in values]
    return [value / sum(found) for value in found]


def loss(found: list[float], won: list[float]) -> float:
    return -sum(w * math.log(max(p, 1e-6)) for p, w in zip(found, won, strict=True))


def fitted(lines: list[dict[str, Any]]) -> dict[str, float]:
    """Return the weights under which what happened was likeliest, by steps along the gradient (Adam)."""
    names = ["far", "near", *sorted({who for line in lines for who in line["who"]})]
    weights = {"far": 0.1, "near": 0.4, **dict.fromkeys(names[2:], 0.0)}
    mean, square = dict.fromkeys(names, 0.0), dict.fromkeys(names, 0.0)
    for step in range(1, STEPS + 1):
        slope = {name: 0.0 if name in SCALES else PULL * weights[name] for name in names}
        for line in lines:
            near = line["most"] / GOAL
            for k, share in enumerate(shares(logits(line, weights))):
                pull = (share - line["won"][k]) / len(lines)
                slope["far"] += pull * line["standing"][k] / 100 * (1 - near)
                slope["near"] += pull * line["standing"][k] / 100 * near
                slope[line["who"][k]] += pull * (1 - near)
        for name in names:
            mean[name] = 0.9 * mean[name] + 0.1 * slope[name]
            square[name] = 0.99 * square[name] + 0.01 * slope[name] ** 2
            up = mean[name] / (1 - 0.9**step) / (math.sqrt(square[name] / (1 - 0.99**step)) + 1e-9)
            weights[name] -= RATE * (1 - step / STEPS) * up
    return weights


def chances(given: argparse.Namespace) -> None:
    for number in range(given.games):
        for options in tables():
            with given.file.open("a", encoding="utf-8") as file:
                for line in played(options, given.agent, given.seed + number):
                    file.write(json.dumps(line) + "\n")
    lines = [json.loads(line) for line in given.file.read_text(encoding="utf-8").splitlines()]
    games = sorted({line["game"] for line in lines})
    kept = {game for game in games if zlib.crc32(game.encode()) % 4}
    weights = fitted([line for line in lines if line["game"] in kept])
    others = [line for line in lines if line["game"] not in kept]
    new = sum(loss(shares(logits(line, weights)), line["won"]) for line in others) / len(others)
    old = sum(loss(line["said"], line["won"]) for line in others) / len(others)
    even = sum(math.log(len(line["who"])) for line in others) / len(others)
    sys.stdout.write(
        f"{len(games)} games, {len(lines)} turns; a quarter of the games kept apart: log loss of the judge "
        f"as it is {old:.3f}, of equal shares {even:.3f}, fitted {new:.3f}\n"
    )
    for name, weight in weights.items():
        sys.stdout.write(f"{name} {weight:+.3f}\n")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    commands = arguments.add_subparsers(required=True)
    one = commands.add_parser("levels")
    one.set_defaults(run=levels)
    one.add_argument("file", type=Path)
    one.add_argument("one")
    one.add_argument("others")
    one.add_argument("--games", type=int, default=112)
    one.add_argument("--seed", type=int, default=1)
    one.add_argument("--sums", type=Path, help="JSON file into which the sums of this pairing are written")
    fit = commands.add_parser("chances")
    fit.set_defaults(run=chances)
    fit.add_argument("file", type=Path)
    fit.add_argument("--games", type=int, default=0, help="games to add at each table")
    fit.add_argument("--agent", default="regular")
    fit.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    given.run(given)


if __name__ == "__main__":
    main()
