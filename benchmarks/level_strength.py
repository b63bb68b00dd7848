"""Play every search level against the level below, from every side, and put the figures into docs/searching.md."""

import argparse
import json
import sys
from pathlib import Path

from clockwood.agents.registry import level_names, level_settings
from clockwood.lab.build import version
from clockwood.lab.levels import ladder, table

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE = DOCS / "searching.md"
RAW = DOCS / "studies" / "levels-ironwood.json"
START, END = "<!-- levels -->\n", "<!-- end of levels -->\n"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--game", default="ironwood")
    arguments.add_argument("--most", type=int, default=200, help="most games for each pairing (default 200)")
    arguments.add_argument("--seed", type=int, default=0)
    arguments.add_argument("--processes", type=int, default=0, help="0: one for each core")
    arguments.add_argument("--dry", action="store_true", help="print the figures, do not change the page")
    given = arguments.parse_args()
    rows = []
    for found in ladder(given.game, most=given.most, seed=given.seed, processes=given.processes):
        rows.append(found.data())
        print(table(rows[-1:])[-1], f"{found.seconds:.0f} s", file=sys.stderr, flush=True)
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
