"""The check of the built site finds what is missing and what another host would send."""

from pathlib import Path

from tools.site_links import problems

HEAD = '<link rel="stylesheet" href="look.css"><script src="see.js"></script>'


def site(folder: Path, **pages: str) -> Path:
    (folder / "look.css").touch()
    (folder / "see.js").touch()
    for name, text in pages.items():
        (folder / f"{name}.html").write_text(HEAD + text, encoding="utf-8")
    return folder.resolve()


def test_links_that_lead_somewhere_are_fine(tmp_path: Path) -> None:
    here = site(
        tmp_path,
        index='<a href="other.html#there">a</a><a href="#top">b</a><a href="https://example.org/x">c</a>',
        other='<h2 id="there">d</h2><a href="index.html">e</a><img src="data:image/png;base64,AA">',
    )
    assert problems(here) == []


def test_dead_links_and_other_hosts_are_named(tmp_path: Path) -> None:
    here = site(
        tmp_path,
        index='<a href="gone.html">a</a><a href="other.html#no">b</a><img src="https://example.org/p.png">',
        other='<script src="//example.org/s.js"></script>',
    )
    assert problems(here) == [
        "index.html: leads to gone.html, which is not there",
        "index.html: leads to other.html#no, which has no such place",
        "index.html: loads https://example.org/p.png",
        "other.html: loads //example.org/s.js",
    ]
