"""The Containerfile, parsed."""

import json
import re
import shlex
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "Containerfile"
IGNORED = ROOT / ".containerignore"


def instructions() -> list[tuple[str, str]]:
    """Return each instruction with its arguments, continued lines joined."""
    text = FILE.read_text(encoding="utf-8").replace("\\\n", " ")
    found = [line.partition(" ") for line in text.splitlines() if line and not line.startswith("#")]
    return [(name, rest.strip()) for name, _, rest in found]


def of(name: str) -> list[str]:
    return [rest for instruction, rest in instructions() if instruction == name]


def commands() -> list[list[str]]:
    """Return every command of a RUN instruction, split into words."""
    return [shlex.split(command) for run in of("RUN") for command in run.split("&&")]


def command_with(*words: str) -> list[str]:
    """Return the only command that contains these words, without its environment variables."""
    found = [command for command in commands() if set(words) <= set(command)]
    assert len(found) == 1, words
    return [word for word in found[0] if not re.match(r"[A-Z_]+=", word)]


def copied() -> list[str]:
    """Return the paths that are copied from the checkout."""
    return [name for rest in of("COPY") if "--from" not in rest for name in rest.split()[:-1]]


def entry() -> list[str]:
    words: list[str] = json.loads(of("ENTRYPOINT")[0])
    return words
