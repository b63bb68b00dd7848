"""Measures everything, peers too, and puts the figures into docs/performance.md."""  # noqa: INP001 - a script

import json
import sys
from pathlib import Path

from clockwood.lab import bench, bench_report
from clockwood.lab.report import put_into

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE = DOCS / "performance.md"
RAW = DOCS / "performance.json"


def main() -> None:
    alone = "--alone" in sys.argv[1:]
    found = bench.run("ironwood", peers=not alone)
    bench_report.show(found)
    if alone:
        return
    put_into(PAGE, bench_report.markdown(found))
    RAW.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
