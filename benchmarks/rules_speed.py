"""Measure the speed of each game, with OpenSpiel beside Ironwood, and put the figures into docs/performance.md.

With `--alone` OpenSpiel is left out and the page is not changed.
"""

import json
import sys
from pathlib import Path

from clockwood.lab.bench import report, run
from clockwood.lab.report import put_into

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE = DOCS / "performance.md"
RAW = DOCS / "studies" / "rules-speed.json"
GAMES = ("ironwood", "forge-war", "iron-kings", "root")


def main() -> None:
    alone = "--alone" in sys.argv[1:]
    found = [run.run(game, peers=game == "ironwood" and not alone) for game in GAMES]
    for measured in found:
        report.show(measured)
    if alone:
        return
    put_into(PAGE, "\n".join(report.markdown(measured) for measured in found))
    raw = {measured["game"]: measured for measured in found}
    RAW.write_text(json.dumps(raw, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
