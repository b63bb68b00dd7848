"""Fragments become the changelog of a release, once and whole."""

from pathlib import Path

import pytest

from tools import changelog

ROOT = Path(__file__).resolve().parent.parent.parent


def project(folder: Path, **texts: str) -> Path:
    """Make a project with these fragments; `__` in a name stands for the dot before its kind."""
    (folder / "changelog.d").mkdir()
    (folder / "changelog.d" / "README.md").write_text("# Fragments\n", encoding="utf-8")
    (folder / "CHANGELOG.md").write_text(f"# Changelog\n\n{changelog.UNRELEASED}", encoding="utf-8")
    for name, text in texts.items():
        (folder / "changelog.d" / f"{name.replace('__', '.')}.md").write_text(text, encoding="utf-8")
    return folder


def test_our_own_fragments_can_be_collected() -> None:
    assert changelog.UNRELEASED in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert set(changelog.fragments(ROOT / "changelog.d")) == {"rules", "added", "changed", "fixed"}


def test_a_release_collects_by_kind_and_leaves_room_for_more(tmp_path: Path) -> None:
    root = project(tmp_path, b__added="Tables\ncan be copied.\n", a__added="Dice roll.", c__rules="IW R1 moved.")
    assert changelog.collect(root, "0.2.0", "2026-11-18") == 3
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    assert text.endswith(
        f"{changelog.UNRELEASED}\n## 0.2.0, 2026-11-18\n\n### Rules\n\n- IW R1 moved.\n\n"
        "### Added\n\n- Dice roll.\n- Tables can be copied.\n"
    )
    assert [path.name for path in (root / "changelog.d").iterdir()] == ["README.md"]
    (root / "changelog.d" / "d.fixed.md").write_text("It works.", encoding="utf-8")
    assert changelog.collect(root, "0.3.0", "2027-01-01") == 1
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    assert text.index("## Unreleased") < text.index("## 0.3.0,") < text.index("## 0.2.0,")


def test_a_fragment_that_lists_its_changes_stays_a_list(tmp_path: Path) -> None:
    root = project(tmp_path, a__added="- Dice\n  roll - twice.\n- Cards turn.\n", b__added="- One alone.\n")
    assert changelog.collect(root, "0.2.0", "2026-11-18") == 2
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    assert text.endswith("### Added\n\n- Dice roll - twice.\n- Cards turn.\n- One alone.\n")


def test_no_item_of_our_changelog_begins_a_second_list() -> None:
    lines = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    lines += changelog.section("next", "not released", changelog.fragments(ROOT / "changelog.d")).splitlines()
    assert [line for line in lines if line.startswith("- - ")] == []


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("thing__news", "New.", "thing.news.md: a fragment is called"),
        ("thing__added", " \n", "thing.added.md: it is empty"),
    ],
)
def test_a_bad_fragment_is_named_and_nothing_changes(tmp_path: Path, name: str, text: str, reason: str) -> None:
    root = project(tmp_path, good__added="Good.", **{name: text})
    before = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    with pytest.raises(changelog.BadFragment, match=reason):
        changelog.collect(root, "0.2.0", "2026-11-18")
    assert (root / "CHANGELOG.md").read_text(encoding="utf-8") == before
    assert (root / "changelog.d" / "good.added.md").exists()


def test_a_version_is_collected_once(tmp_path: Path) -> None:
    root = project(tmp_path, a__added="One.")
    changelog.collect(root, "0.2.0", "2026-11-18")
    with pytest.raises(changelog.BadFragment, match="nothing to collect"):
        changelog.collect(root, "0.3.0", "2026-11-18")
    with pytest.raises(changelog.BadFragment, match=r"0\.2\.0 is there already"):
        changelog.collect(root, "0.2.0", "2026-11-18")
