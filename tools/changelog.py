"""Collects the fragments of changelog.d/ into CHANGELOG.md for a release, and deletes them.

    python -m tools.changelog 0.2.0 2026-11-18

Without arguments it only checks the fragments and prints what would be written.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KINDS = {"rules": "Rules", "added": "Added", "changed": "Changed", "fixed": "Fixed"}
NAME = re.compile(rf"[a-z0-9-]+\.({'|'.join(KINDS)})\.md")
ITEM = re.compile(r"^- ", re.MULTILINE)
UNRELEASED = "## Unreleased\n\nCollected in `changelog.d/` until the next release.\n"


class BadFragment(Exception):
    """A fragment that cannot be collected; the message names it and says why."""


def fragments(folder: Path) -> dict[str, list[Path]]:
    """Return the fragments by kind, in the order of their names."""
    found: dict[str, list[Path]] = {kind: [] for kind in KINDS}
    for path in sorted(folder.glob("*")):
        if path.name == "README.md":
            continue
        named = NAME.fullmatch(path.name)
        if named is None:
            raise BadFragment(f"{path.name}: a fragment is called TOPIC.KIND.md; kinds are {', '.join(KINDS)}")
        if not path.read_text(encoding="utf-8").strip():
            raise BadFragment(f"{path.name}: it is empty")
        found[named[1]].append(path)
    return found


def entry(text: str) -> str:
    """Return a fragment as items of a list, each on one line: one, or those that the fragment lists itself."""
    items = [" ".join(item.split()) for item in ITEM.split(text)]
    return "\n".join(f"- {item}" for item in items if item)


def section(version: str, day: str, found: dict[str, list[Path]]) -> str:
    """Return the part of the changelog that a release adds."""
    parts = [f"## {version}, {day}\n"]
    for kind, title in KINDS.items():
        if found[kind]:
            items = [entry(path.read_text(encoding="utf-8")) for path in found[kind]]
            parts.append("\n".join([f"### {title}\n", *items]) + "\n")
    return "\n".join(parts)


def collect(root: Path, version: str, day: str) -> int:
    """Write the section of a release, delete its fragments, and return how many there were."""
    page = root / "CHANGELOG.md"
    found = fragments(root / "changelog.d")
    text = page.read_text(encoding="utf-8")
    if UNRELEASED not in text:
        raise BadFragment("CHANGELOG.md: the part 'Unreleased' is not as it should be")
    if f"## {version}," in text:
        raise BadFragment(f"CHANGELOG.md: {version} is there already")
    if not any(found.values()):
        raise BadFragment("changelog.d: there is nothing to collect")
    added = section(version, day, found)
    page.write_text(text.replace(UNRELEASED, f"{UNRELEASED}\n{added}"), encoding="utf-8")
    collected = [path for paths in found.values() for path in paths]
    for path in collected:
        path.unlink()
    return len(collected)


def run(given: list[str]) -> str:
    """Collect for the version and the day that are given; return what to print."""
    if not given:
        return section("next", "not released", fragments(ROOT / "changelog.d"))
    if len(given) != 2 or not re.fullmatch(r"\d+\.\d+\.\d+ \d{4}-\d\d-\d\d", " ".join(given)):
        raise BadFragment("give a version and a day: 0.2.0 2026-11-18")
    return f"changelog: {collect(ROOT, *given)} fragments collected"


def main() -> int:
    try:
        print(run(sys.argv[1:]))
    except BadFragment as error:
        print(f"changelog: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
