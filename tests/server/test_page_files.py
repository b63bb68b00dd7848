"""The files of the page and the replies of the API are sent compressed."""

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.responses import FileResponse

from clockwood.server.web.page_files import accepts, page_file
from server.visitors import Visitor

NewVisitor = Callable[[], Visitor]


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Return a folder like that of a built page."""
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/index-1.js"):
        for ending in ("", ".br", ".gz"):
            (tmp_path / f"{name}{ending}").write_text(name + ending)
    (tmp_path / "mark.svg").write_text("<svg/>")
    return tmp_path


def sent(folder: Path, path: str, accepted: str) -> tuple[str, str]:
    """Return the name of the file that is sent, and its encoding."""
    reply = page_file(path, accepted, folder)
    assert isinstance(reply, FileResponse)
    return Path(reply.path).name, reply.headers.get("content-encoding", "")


def test_the_smallest_form_that_the_browser_reads_is_sent(built: Path) -> None:
    assert sent(built, "assets/index-1.js", "gzip, deflate, br, zstd") == ("index-1.js.br", "br")
    assert sent(built, "assets/index-1.js", "gzip") == ("index-1.js.gz", "gzip")
    assert sent(built, "assets/index-1.js", "") == ("index-1.js", "")
    assert sent(built, "mark.svg", "br") == ("mark.svg", "")
    assert sent(built, "", "br") == ("index.html.br", "br")


def test_a_compressed_file_keeps_its_type_and_is_not_a_page_of_its_own(built: Path) -> None:
    reply = page_file("assets/index-1.js", "br", built)
    assert reply.headers["content-type"].startswith("text/javascript")
    assert reply.headers["cache-control"].endswith("immutable")
    assert reply.headers["vary"] == "accept-encoding"
    assert sent(built, "assets/index-1.js.br", "") == ("index.html", "")
    assert sent(built, "../secret", "") == ("index.html", "")


def test_a_refused_encoding_is_not_used() -> None:
    assert accepts("gzip;q=1.0, br;q=0.5", "br")
    assert not accepts("br;q=0, gzip", "br")
    assert not accepts("identity", "gzip")


def test_replies_of_the_api_are_compressed_and_small_ones_are_not(new_visitor: NewVisitor) -> None:
    me = new_visitor()
    with me.http.stream("GET", "/api/games", headers={"accept-encoding": "gzip"}) as reply:
        raw = b"".join(reply.iter_raw())
    assert reply.headers["content-encoding"] == "gzip"
    assert len(raw) < len(gzip.decompress(raw)) / 3
    assert "content-encoding" not in me.http.get("/api/matches/mine").headers
