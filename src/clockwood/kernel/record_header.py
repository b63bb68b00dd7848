"""The first line of a record, as it is written; `kernel.record` reads it."""

from clockwood.kernel.match import Match
from clockwood.kernel.rng import KEYED, key_text


def write_header(match: Match, players: dict[str, str], seed: int, start: str) -> str:
    """Return the game, packs, options, players and seed or key; then the start position, if it is not the usual one."""
    game, content = match.game, match.content
    parts = ["clockwood 1", f"{game.name} rules {game.rules_version}"]
    parts += [f"pack {pack.text()}" for pack in content.packs]
    parts += [
        f"option {spec.key}={content.options[spec.key]}"
        for spec in game.options
        if content.options[spec.key] != spec.default
    ]
    parts += [f"seat {seat}={player}" for seat, player in players.items()]
    if match.outside_chance:
        parts.append("chance told")
    parts.append(f"key {key_text(seed)}" if seed >= KEYED else f"seed {seed}")
    header = " · ".join(parts)
    if start:
        header += "\n" + "\n".join("| " + line for line in start.rstrip("\n").split("\n"))
    return header
