"""Every command is documented, and every command line in the pages names commands and options that exist."""

import re
import shlex
from pathlib import Path

import pytest
import typer.main

from clockwood.cli.main import app

ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = [*ROOT.glob("*.md"), *sorted((ROOT / "docs").rglob("*.md"))]
LINE = re.compile(r"(?:^|`|\s)(?:\.venv/bin/)?clockwood ((?:[a-z]|--version)[^`\n]*)", re.MULTILINE)
BLOCK = re.compile(r"^```(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def names(group: object, before: str = "") -> dict[str, set[str]]:
    """Return the options of every command, by its name."""
    found: dict[str, set[str]] = {}
    for name, command in getattr(group, "commands", {}).items():
        if hasattr(command, "commands"):
            found |= names(command, f"{before}{name} ")
        else:
            listed = {text for each in command.params for text in [*each.opts, *each.secondary_opts]}
            found[before + name] = {text for text in listed if text.startswith("-")} | {"--help"}
    return found


KNOWN = names(typer.main.get_command(app))
GROUPS = {name.split()[0] for name in KNOWN if " " in name}


def command_lines(text: str) -> list[str]:
    """Return what follows `clockwood` wherever a page writes a command: in blocks, and as code within a line."""
    joined = text.replace("\\\n", " ")
    inline = [code for code in re.findall(r"`([^`\n]*)`", BLOCK.sub("", joined)) if not code.endswith(" ")]
    shell = [block for language, block in BLOCK.findall(joined) if language in ("", "sh")]
    return [found.partition(" #")[0].strip() for found in LINE.findall("\n".join([*shell, *inline]))]


def wrong_in(line: str) -> str:
    """Return what is wrong with a command line; nothing if it can be typed."""
    words = shlex.split(line, comments=True) if line.count("'") % 2 == 0 else line.split()
    if not words or words[0] in ("--version", "--help"):
        return ""
    name = " ".join(words[:2]) if words[0] in GROUPS and len(words) > 1 else words[0]
    if name in GROUPS:
        return ""
    if name not in KNOWN:
        return f"no command '{name}'"
    options = [word.partition("=")[0] for word in words if re.match(r"--?[a-z]", word)]
    return ", ".join(f"{name} has no {option}" for option in options if option not in KNOWN[name])


def test_every_command_is_on_the_page_of_commands() -> None:
    page = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    assert len(KNOWN) > 20
    assert [name for name in KNOWN if f"`clockwood {name}" not in page] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_command_lines_name_what_exists(page: Path) -> None:
    lines = command_lines(page.read_text(encoding="utf-8"))
    assert {line: wrong_in(line) for line in lines if wrong_in(line)} == {}


def test_a_wrong_command_line_is_seen() -> None:
    text = "Type `clockwood pley ironwood` or\n\n```sh\nclockwood play ironwood --vs greedy --fast   # soon\n```\n"
    assert [wrong_in(line) for line in command_lines(text)] == ["play has no --fast", "no command 'pley'"]
