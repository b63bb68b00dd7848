"""The files of the built page, sent in the smallest form that the browser reads.

The build writes a file compressed with Brotli and with gzip beside each that becomes smaller; replies of the API are
compressed when they are sent.
"""

from pathlib import Path
from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.types import Receive, Scope, Send

PAGE: Final = Path(__file__).parents[2] / "web"
"""The folder of the built page; its sources are in `web/` of the repository."""

UNBUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Clockwood</title>
<h1>Clockwood</h1>
<p>The server runs, but the page is not built. In a checkout: <code>make page</code>, then reload.
<p>The API is described at <a href="api/openapi.json">api/openapi.json</a>.
</html>
"""
FORMS: Final = (("br", ".br"), ("gzip", ".gz"))
"""Encodings and the endings of their files, the smallest first."""
COMPRESSED_FROM: Final = 1000
"""Replies of fewer bytes are sent as they are."""


def page_file(path: str, accepted: str, folder: Path = PAGE) -> Response:
    """Return a file of the page, or its index for every other path, which the page itself interprets."""
    if not (folder / "index.html").is_file():
        return HTMLResponse(UNBUILT)
    file = file_at(folder, path) or folder / "index.html"
    immutable = file.parent.name == "assets"
    headers = {"cache-control": "max-age=31536000, immutable" if immutable else "no-cache", "vary": "accept-encoding"}
    plain = FileResponse(file, headers=headers)
    for encoding, ending in FORMS:
        smaller = file.with_name(file.name + ending)
        if accepts(accepted, encoding) and smaller.is_file():
            return FileResponse(smaller, headers={**headers, "content-encoding": encoding}, media_type=plain.media_type)
    return plain


def file_at(folder: Path, path: str) -> Path | None:
    """Return the file of the page at a path, or None; no path leads out of the folder."""
    try:
        file = (folder / path).resolve()
        found = bool(path) and file.is_file() and folder.resolve() in file.parents and not compressed(file)
    except (OSError, ValueError):  # a name too long, or one with a null byte
        return None
    return file if found else None


def compressed(file: Path) -> bool:
    return file.suffix in (".br", ".gz")


def accepts(accepted: str, encoding: str) -> bool:
    """Return whether an `Accept-Encoding` header names the encoding and does not refuse it."""
    for part in accepted.lower().split(","):
        name, _, quality = part.strip().partition(";")
        if name.strip() == encoding:
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


class CompressedReplies(GZipMiddleware):
    """Compresses what the API is asked for. Replies to commands may hold new keys and stay as they are."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "GET" and scope["path"].startswith("/api/"):
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)
