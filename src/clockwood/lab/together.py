"""Games of one agent against automata at every other seat, added up: by its seat, in all, and by automaton."""

from typing import Any, Final

from clockwood.lab.shares import Share

POOLED: Final = "all but one"
"""All tables of one agent against automata at every other seat, taken together."""

Line = dict[str, Any]


def by_seat(lines: list[Line]) -> list[Line]:
    """Return for each agent, seat of it and level the games of all tables as one line."""
    return added(lines, [str(line["automaton"]) for line in lines])


def pooled(lines: list[Line]) -> list[Line]:
    """Return for each agent and level the games of all its seats as one line."""
    return added(lines, [POOLED] * len(lines))


def added(lines: list[Line], names: list[str]) -> list[Line]:
    """Add up the lines that have agent, level and name in common; the levels of a name follow each other."""
    groups: dict[tuple[str, str], dict[int, list[Line]]] = {}
    for line, name in zip(lines, names, strict=True):
        levels = groups.setdefault((line["agent"], name), {})
        levels.setdefault(line["level"], []).append(line)
    return [
        total(automaton, agent, level, of_level)
        for (agent, automaton), levels in groups.items()
        for level, of_level in levels.items()
    ]


def total(automaton: str, agent: str, level: int, lines: list[Line]) -> Line:
    games = sum(line["games"] for line in lines)
    return {
        "automaton": automaton,
        "agent": agent,
        "level": level,
        "setting": "",
        **Share(sum(line["hits"] for line in lines), games).data(),
        "stalled": sum(line["stalled"] for line in lines),
        "rounds": sum(line["rounds"] * line["games"] for line in lines) / max(1, games),
    }


def of_each_automaton(lines: list[Line]) -> list[Line]:
    """Return of each automaton, level and agent all games it was in, and how many of them the agent won."""
    counts: dict[tuple[str, int, str], list[int]] = {}
    for line in lines:
        for automaton in line["automata"]:
            sums = counts.setdefault((automaton, line["level"], line["agent"]), [0, 0])
            sums[0] += line["games"]
            sums[1] += line["hits"]
    return [
        {"automaton": automaton, "level": level, "agent": agent, "games": games, "hits": hits}
        for (automaton, level, agent), (games, hits) in counts.items()
    ]
