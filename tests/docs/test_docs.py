"""Examples of the pages run, what they quote is really there, and what they name exists."""

import doctest
import json
import re
from pathlib import Path

import msgspec
import pytest

from clockwood import registry
from clockwood.kernel.part import Part
from clockwood.scene import schema
from clockwood.server.core.routes.every import ROUTES
from clockwood.server.web.websocket import PATH

ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
EVERY_PAGE = [*sorted(ROOT.glob("*.md")), *PAGES[1:]]
KERNEL = ROOT / "src" / "clockwood" / "kernel"
ROOMS = [ROOT, ROOT / "docs", KERNEL.parent, *(KERNEL.parent / "games").glob("*/content")]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]*)(#[^)]+)?\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
NAMED = re.compile(r"`([\w./-]+/[\w./-]*|[\w-]+\.(?:py|md|toml|json|svg))`")
QUOTED = {"python", "toml", "ftl"}
SAMPLES = [schema.Setting, schema.Scene, schema.Change, schema.Explained]

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


@every_page
def test_examples_run(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "HOMES", dict(registry.HOMES))
    parser = doctest.DocTestParser()
    examples = parser.get_doctest(text_of(page), {}, page.name, str(page), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False)
    said: list[str] = []
    runner.run(examples, out=said.append)
    assert said == []


def test_the_pages_for_python_have_examples() -> None:
    assert text_of(PAGES[0]).count(">>> ") > 4
    assert text_of(ROOT / "docs" / "python.md").count(">>> ") > 30


def quotes(text: str) -> list[tuple[str, str]]:
    """Every quoted block, with the file named last before it."""
    found: list[tuple[str, str]] = []
    for block in BLOCK.finditer(text):
        if block[1] in QUOTED and ">>>" not in block[2]:
            named = NAMED.findall(text[: block.start()])
            found.append((named[-1] if named else "", block[2]))
    return found


def is_there(quoted: str, source: str) -> bool:
    """True if each piece between lines of `…` stands in the source as it is."""
    pieces = [piece.strip("\n") for piece in re.split(r"^\s*…\n", quoted, flags=re.MULTILINE)]
    return all(piece in source for piece in pieces)


@every_page
def test_what_is_quoted_is_there(page: Path) -> None:
    wrong = [
        f"{name}: {quoted.splitlines()[0]}"
        for name, quoted in quotes(text_of(page))
        if not (ROOT / name).is_file() or not is_there(quoted, text_of(ROOT / name))
    ]
    assert wrong == []


def test_a_false_quote_is_seen() -> None:
    text = "`README.md`:\n\n```python\nnot there\n```\n"
    assert quotes(text) == [("README.md", "not there\n")]
    assert not is_there("not there\n", "is\nthere\n")
    assert is_there("is\n…\nthere\n", "is\nnot\nthere\n")


def test_samples_of_the_scene_have_every_field_and_the_version_of_today() -> None:
    blocks = [block[2] for block in BLOCK.finditer(text_of(ROOT / "docs" / "scene.md")) if block[1] == "json"]
    read = [msgspec.json.decode(raw, type=kind) for raw, kind in zip(blocks, SAMPLES, strict=True)]
    again = [json.loads(msgspec.json.encode(sample)) for sample in read]
    assert again == [json.loads(raw) for raw in blocks]
    assert {sample["version"] for sample in again if "version" in sample} == {schema.VERSION}


def test_the_protocol_names_every_route() -> None:
    page = text_of(ROOT / "docs" / "server.md")
    paths = [*(route.path for route in ROUTES), PATH]
    parts = [re.sub(r"\{\w+\}$", "{", path.removeprefix("/matches/{match}")) for path in paths]
    assert len(parts) > 40
    assert [part for part in parts if part not in page] == []


@every_page
def test_files_that_are_named_exist(page: Path) -> None:
    text = BLOCK.sub("", text_of(page))
    missing = [
        name for name in NAMED.findall(text) if not any((room / name).exists() for room in [page.parent, *ROOMS])
    ]
    assert missing == []


def places(text: str) -> set[str]:
    """Return the places of a page that links can name, which are its headings."""
    found = [re.sub(r"[^\w\- ]", "", heading.lower()).strip() for heading in HEADING.findall(BLOCK.sub("", text))]
    return {heading.replace(" ", "-") for heading in found}


def dead_links(page: Path, text: str) -> list[str]:
    found: list[str] = []
    for name, place in LINK.findall(BLOCK.sub("", text)):
        target = (page.parent / name).resolve() if name else page
        if not target.exists():
            found.append(name)
        elif place and place[1:] not in places(text_of(target)):
            found.append(f"{name}{place}")
    return found


@pytest.mark.parametrize("page", EVERY_PAGE, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    assert dead_links(page, text_of(page)) == []


def test_a_dead_link_is_seen() -> None:
    page = ROOT / "README.md"
    text = "[a](docs/hosting.md#limits) [b](docs/gone.md) [c](docs/hosting.md#gone) [d](https://example.org/x)"
    assert dead_links(page, text) == ["docs/gone.md", "docs/hosting.md#gone"]


def test_every_page_is_in_the_contents_of_the_site() -> None:
    docs = ROOT / "docs"
    listed = {
        (index.parent / line.strip()).relative_to(docs).as_posix()
        for index in docs.rglob("index.md")
        for block in re.findall(r"^```\{toctree\}\n(.*?)^```", text_of(index), re.MULTILINE | re.DOTALL)
        for line in block.splitlines()
        if line and not line.startswith(":")
    }
    assert listed | {"index"} == {page.relative_to(docs).with_suffix("").as_posix() for page in docs.rglob("*.md")}


def test_the_table_of_hooks_has_all_that_a_part_is_asked() -> None:
    rows = [
        line.split("|")[1] for line in text_of(ROOT / "docs" / "adding-a-game.md").splitlines() if line[:3] == "| `"
    ]
    asked = [name for name, hook in vars(Part).items() if callable(hook) and not name.startswith("_")]
    assert len(asked) > 20
    assert [name for name in asked if not any(f"`{name}`" in row for row in rows)] == []


def test_the_plan_of_the_house_names_every_module_of_the_kernel() -> None:
    page, picture = text_of(ROOT / "docs" / "architecture.md"), text_of(ROOT / "docs" / "house.svg")
    modules = [path.stem for path in KERNEL.glob("*.py") if path.stem != "__init__"]
    assert [name for name in modules if f"kernel/{name}.py" not in page] == []
    assert [name for name in modules if not re.search(rf"\b{name}\b", picture)] == []
