"""Measure the speed of the search, with OpenSpiel's if it is installed, and put the figures into docs/searching.md.

With `--dry` the page is not changed.
"""

import importlib.util
import json
import sys
from pathlib import Path

from clockwood.lab.bench import search as bench_search

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE = DOCS / "searching.md"
RAW = DOCS / "studies" / "search-speed.json"
START, END = "<!-- figures -->\n", "<!-- end of figures -->\n"


def main() -> None:
    found = bench_search.run(peers=importlib.util.find_spec("pyspiel") is not None)
    lines = bench_search.lines(found)
    sys.stdout.write("\n".join(lines) + "\n")
    if "--dry" in sys.argv[1:]:
        return
    where = found["where"]
    head = f"{where['version']}, {where['processor']}, {where['cores']} cores, load {where['load']}; one core is used."
    before, rest = PAGE.read_text(encoding="utf-8").split(START)
    text = "\n".join([head, "", *lines]) + "\n"
    PAGE.write_text(before + START + text + END + rest.split(END)[1], encoding="utf-8")
    RAW.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
