"""Makes docs/pictures/: a table of each game in the middle of a game, as the browser shows it.

    python -m tools.table_pictures      # needs the built page, Node and a Chromium (CHROMIUM names another one)

Agents play each game up to a question of the person at the table; the record is opened on the page.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import clockwood
from clockwood.agents.play import agent_action
from clockwood.agents.registry import agent_named
from clockwood.kernel.table import Table

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
SEED = 9
FEWEST_OPTIONS = 4


class Scene(NamedTuple):
    """A game to play, and how many rounds of it."""

    seats: dict[str, str]
    options: dict[str, int | str]
    seed: int
    rounds: int


CLOCKWORK = {
    "marquise": "mechanical-marquise:1",
    "eyrie": "human",
    "alliance": "automated-alliance:1",
    "vagabond": "vagabot:1",
}
SCENES = {
    "forge-war": Scene({}, {"players": 2}, 4, 4),
    "iron-kings": Scene({"yellow": "rival:4", "blue": "rival:5"}, {"players": 3}, 3, 6),
    "ironwood": Scene({"ironclad": "ironbot:6"}, {}, 11, 5),
    "root": Scene(CLOCKWORK, {"alliance": 1, "vagabond": 1}, 5, 6),
}


def middle_of_a_game(name: str, scene: Scene) -> Table:
    """Play some rounds, and on to a question with a choice."""
    table = clockwood.new(name, seed=scene.seed, seats=scene.seats, options=scene.options)
    agents = [agent_named("greedy", SEED) for _ in table.seat_names]
    while (question := table.decision) is not None:
        late = sum(line.startswith("@ ") for line in table.lines) >= scene.rounds
        if late and len(question.options) >= FEWEST_OPTIONS:
            return table
        table.choose(int(agent_action(table.match, question.seat, agents[question.seat])), int(question.seat))
    raise SystemExit(f"{name} was over too soon; choose another seed")


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        for name, scene in SCENES.items():
            Path(folder, f"{name}.record").write_text(middle_of_a_game(name, scene).record(), encoding="utf-8")
        command = ["node", str(ROOT / "tools" / "table_pictures.mjs"), folder, str(PICTURES)]
        serving = {"CLOCKWOOD": f"{sys.executable} -m clockwood", **os.environ}
        return subprocess.run(command, cwd=ROOT / "web", env=serving, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
