"""A new game in a folder of its own: the game of `skeleton` under another name, and what an installed package needs."""

import importlib.util
import keyword
import re
from pathlib import Path
from typing import Final

from clockwood import registry, skeleton
from clockwood.kernel.errors import BadInput

SKELETON: Final = Path(skeleton.__file__).parent
COPIED: Final = ("NOTES.md", "game.py", "content/pack.toml", "content/shells.toml", "content/locale/en.ftl")
RENAMED: Final = {
    "game.py": ('"pearls", "clockwood.skeleton.game"', '"{name}", "{package}.game"'),
    "NOTES.md": ("# Pearls: the rules", "# {title}: the rules"),
    "content/pack.toml": ('id = "pearls"', 'id = "{name}"'),
    "content/locale/en.ftl": ("scene-title = Pearls", "scene-title = {title}"),
}
"""In each file the one place where the game is named, and what stands there instead."""

NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST: Final = 40

PYPROJECT: Final = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "clockwood-{name}"
version = "0.1.0"
description = "{title}, a game for Clockwood"
requires-python = ">=3.11"
dependencies = ["clockwood"]

[project.entry-points."clockwood.games"]
{name} = "{package}.game"

[tool.setuptools.packages.find]
where = ["src"]

[tool.setuptools.package-data]
{package} = ["**/*.toml", "**/*.ftl"]

[tool.pytest.ini_options]
pythonpath = ["src"]
"""

README: Final = """\
# {title}

A game for Clockwood. It begins as Pearls, two divers with hidden cards. Change its rules into yours.

```
pip install -e .
clockwood play {name}
clockwood conform {name}
pytest
```

The page "Adding a game" of Clockwood goes through `src/{package}/game.py` piece by piece. `NOTES.md` beside it
numbers the rules, `content/` has what is printed and the words.
"""

TEST: Final = '''\
"""The game keeps the promises of the kernel, and its rules are those of NOTES.md."""

from clockwood import new, registry
from clockwood.testing import must_conform, variants_of

registry.register("{name}", "{package}.game")


def test_the_game_conforms() -> None:
    must_conform(variants_of("{name}"), games=3)


def test_an_opened_shell_scores_its_pearls() -> None:  # [P2]
    table = new("{name}", seed=1)
    table.choose("open clam")
    assert table.view(0)["east.pearls"] == 1


def test_nothing_is_traded_while_the_other_has_no_pearl() -> None:  # [P3]
    table = new("{name}", seed=1)
    reason = table.why_not("trade clam")
    assert reason is not None
    assert reason.cite == "P3"
'''


def new_game(name: str, folder: Path) -> list[str]:
    """Write a game that plays into an empty or new folder; return the names of its files."""
    package = package_of(name)
    words = {"name": name, "package": package, "title": name.replace("-", " ").title()}
    files = {file: filled(text, words) for file, text in first_files(package).items()}
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise BadInput(str(folder), "is not an empty folder; nothing was written")
        for file, text in files.items():
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            (folder / file).write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(str(folder), f"cannot be written: {error.strerror}") from None
    return list(files)


def package_of(name: str) -> str:
    """Return the name of the Python package; a name that is no word or is taken is refused."""
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise BadInput(name, f"a game's name is at most {LONGEST} small letters, digits and '-', a letter first")
    if name in registry.names():
        raise BadInput(name, "there is a game of this name")
    package = name.replace("-", "_")
    if keyword.iskeyword(package) or importlib.util.find_spec(package) is not None:
        raise BadInput(name, f"there is a Python module {package}; its package needs a name of its own")
    return package


def first_files(package: str) -> dict[str, str]:
    """Return the files by their path; `{name}`, `{package}` and `{title}` in them are to be filled in."""
    files = {"pyproject.toml": PYPROJECT, "README.md": README, "tests/test_game.py": TEST}
    for file in COPIED:
        text = (SKELETON / file).read_text(encoding="utf-8")
        files[f"src/{package}/{file}"] = text.replace(*RENAMED[file]) if file in RENAMED else text
    return {**files, f"src/{package}/__init__.py": ""}


def filled(text: str, words: dict[str, str]) -> str:
    for key, word in words.items():
        text = text.replace(f"{{{key}}}", word)
    return text
