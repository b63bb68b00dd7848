"""The files that strangers meet first: pictures, issue forms, the entry for citing, the reference."""

import importlib
import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tools.table_pictures import SCENES, middle_of_a_game

ROOT = Path(__file__).resolve().parent.parent.parent
FORMS = sorted(path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
PICTURES = sorted((ROOT / "docs" / "pictures").iterdir())
REFERENCE = sorted((ROOT / "docs" / "reference").glob("*.md"))
KINDS = {"checkboxes", "dropdown", "input", "markdown", "textarea"}


def yaml(path: Path) -> Any:  # noqa: ANN401 - whatever the file holds
    return msgspec.yaml.decode(path.read_bytes())


def test_every_lesson_is_named_where_people_learn_to_play() -> None:
    page = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    found = [path.stem for path in ROOT.glob("src/clockwood/games/*/content/lessons/*.toml") if "." not in path.stem]
    assert len(found) > 10
    assert [name for name in found if f"`{name}`" not in page] == []


def test_every_game_has_a_small_picture_on_the_first_page() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [path.stem for path in PICTURES] == sorted(SCENES)
    assert [path.name for path in PICTURES if f"docs/pictures/{path.name}" not in readme] == []
    assert [path.name for path in PICTURES if path.stat().st_size > 300_000] == []


def test_a_picture_shows_a_question_with_a_choice() -> None:
    table = middle_of_a_game("iron-kings", SCENES["iron-kings"])
    assert table.decision is not None
    assert len(table.decision.options) > 3


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_an_issue_form_has_what_it_needs(path: Path) -> None:
    form = yaml(path)
    assert {"name", "description", "body"} <= set(form)
    fields = [field for field in form["body"] if field["type"] != "markdown"]
    assert {field["type"] for field in form["body"]} <= KINDS
    assert len({field["id"] for field in fields}) == len(fields)
    assert all(field["attributes"]["label"] for field in fields)
    assert any(field.get("validations", {}).get("required") for field in fields)


def test_there_is_a_form_for_rules_bots_the_page_and_ideas() -> None:
    assert [path.stem for path in FORMS] == ["bot", "idea", "page", "rule"]
    bot = yaml(ROOT / ".github" / "ISSUE_TEMPLATE" / "bot.yml")
    record = next(field for field in bot["body"] if field.get("id") == "record")
    assert record["validations"]["required"]


def test_the_entry_for_citing_is_of_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    entry = yaml(ROOT / "CITATION.cff")
    assert (entry["version"], entry["license"]) == (project["version"], project["license"])
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", str(entry["date-released"]))


@pytest.mark.parametrize("page", REFERENCE, ids=lambda page: page.stem)
def test_the_reference_names_what_exists(page: Path) -> None:
    for kind, name in re.findall(r"^\.\. auto(\w+):: ([\w.]+)", page.read_text(encoding="utf-8"), re.MULTILINE):
        module, _, last = name.rpartition(".")
        found = importlib.import_module(name) if kind == "module" else getattr(importlib.import_module(module), last)
        assert found.__doc__, name
