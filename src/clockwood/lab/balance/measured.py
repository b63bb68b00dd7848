"""The wins of each side as the file that ships with the game."""

from typing import Any

from clockwood.measured import SideRate, written
from clockwood.registry import game_named


def measured_file(found: dict[str, Any]) -> str:
    """Return of each agent, and of the automata of each level, the wins of each side over its tables.

    The study has its tables pooled; those where automata of several levels meet are left out.
    """
    rules = game_named(found["game"]).rules_version
    rates = [
        side_rate(line, seat, won, rules)
        for line in found["tables"]
        if "," not in line["automata"]
        for seat, won in line["sides"].items()
    ]
    return written("side", rates, [f"Seed {found['seed']}; {line}" for line in found["written by"]])


def side_rate(line: dict[str, Any], seat: str, won: dict[str, Any], rules: int) -> SideRate:
    """Return the wins of a side; an agent that only watches automata is not named."""
    automata = line["automata"]
    agent, level = ("", int(automata)) if automata else (line["agent"], 0)
    return SideRate(seat, agent, level, won["games"], won["hits"], line["fair"], rules)
