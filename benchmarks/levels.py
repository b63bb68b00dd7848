"""Plays every level against the one below it, from both sides, and puts the figures into docs/search.md."""  # noqa: INP001 - a script

import argparse
import json
import sys
from pathlib import Path

from clockwood.agents.registry import level_names, level_settings
from clockwood.lab.levels import ladder, table
from clockwood.lab.study import version

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE = DOCS / "search.md"
RAW = DOCS / "levels.json"
START, END = "<!-- levels -->\n", "<!-- end of levels -->\n"


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--game", default="ironwood")
    wishes.add_argument("--most", type=int, default=200, help="games a pairing at most (default 200)")
    wishes.add_argument("--seed", type=int, default=0)
    wishes.add_argument("--processes", type=int, default=0, help="0: one for each core")
    wishes.add_argument("--dry", action="store_true", help="leave the page as it is")
    given = wishes.parse_args()
    rows = []
    for found in ladder(given.game, most=given.most, seed=given.seed, processes=given.processes):
        rows.append(found.data())
        print(table(rows[-1:])[-1], f"{found.seconds:.0f} s", file=sys.stderr, flush=True)  # noqa: T201 - it talks
    if given.dry:
        return
    budgets = {name: int(level_settings(name).iterations) for name in level_names()}
    how = {"game": given.game, "seed": given.seed, "most": given.most, "budgets": budgets, "written by": version()}
    RAW.write_text(json.dumps({"how": how, "pairings": rows}, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    before, rest = PAGE.read_text(encoding="utf-8").split(START)
    lines = [f"Seed {given.seed}, at most {given.most} games a pairing; {version()}.", "", *table(rows)]
    PAGE.write_text(before + START + "\n".join(lines) + "\n" + END + rest.split(END)[1], encoding="utf-8")


if __name__ == "__main__":
    main()
