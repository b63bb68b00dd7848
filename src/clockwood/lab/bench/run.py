"""A benchmark of one game on this machine, as the command `bench` runs it."""

import os
import platform
from pathlib import Path
from typing import Any, Final

from clockwood import build_form
from clockwood.lab.bench.figures import Figure, in_rounds
from clockwood.lab.bench.game import GameBench
from clockwood.lab.bench.openspiel import GAMES, Peer, peer_library

ROUNDS: Final = 7
SECONDS: Final = 0.25
LONGEST: Final = 20_000
BESIDE_PEERS: Final = (
    "random playouts, inside the core",
    "random games, inside the core",
    "stepped from Python: a match",
)


def run(
    game: str, peers: bool = False, rounds: int = ROUNDS, seconds: float = SECONDS, longest: int = LONGEST
) -> dict[str, Any]:
    """Measure a game, with `peers` games of OpenSpiel too; return figures in a form that JSON can hold."""
    if peers:
        peer_library()
    ours = GameBench(game, seconds, longest)
    others = [Peer(name, seconds) for name in GAMES] if peers else []
    measures = ours.measures()
    in_rounds([*measures, *(measured for peer in others for measured in peer.measures())], rounds)
    figures = [measured.figure for measured in measures]
    figures.insert(1, ours.games_rate)
    found: dict[str, Any] = {
        "game": game,
        "where": where(),
        "how": {"rounds": rounds, "seconds a measure": seconds, "time": "processor time of one process, one core"},
        "figures": {figure.name: figure.data() for figure in figures},
        "random games": ours.lengths_data(),
        "pickle bytes": max(len(raw) for raw in ours.pickles),
    }
    if others:
        found["peers"] = {peer.name: beside(peer, figures) for peer in others}
    return found


def beside(peer: Peer, figures: list[Figure]) -> dict[str, object]:
    """Return the figures of a game of OpenSpiel, and ours divided by them."""
    named = {figure.name: figure for figure in figures}
    playouts, games, stepped = (named[name] for name in BESIDE_PEERS)
    return {
        **peer.data(),
        "ours / python decisions": stepped.median / peer.python.median,
        "ours / native decisions": playouts.median / peer.native.median,
        "ours / native games": games.median / peer.native_games.median,
    }


def where() -> dict[str, object]:
    """Return the form of the rules, the machine, and its load."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else -1.0
    return {
        "rules": "compiled" if build_form.COMPILED else "interpreted",
        "version": build_form.describe(),
        "processor": processor(),
        "cores": os.cpu_count() or 1,
        "system": f"{platform.system()} {platform.machine()}",
        "load": round(load, 2),
    }


def processor() -> str:
    """Return the name of the processor if the system knows it."""
    listed = Path("/proc/cpuinfo")
    if listed.exists():
        for line in listed.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "not named"
