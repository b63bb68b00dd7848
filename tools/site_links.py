"""Checks a built documentation site: every link leads somewhere, and nothing is loaded from another host.

python -m tools.site_links build/docs/html
"""

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = {("img", "src"), ("link", "href"), ("script", "src"), ("source", "src"), ("iframe", "src"), ("object", "data")}
LEADS = {*LOADED, ("a", "href")}


class Page(HTMLParser):
    """The places of a page that links can lead to, and the links it has."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.places: set[str] = {"", "top"}
        self.links: list[tuple[str, str, str]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for key, value in attrs:
            if key in ("id", "name") and value:
                self.places.add(value)
            if (tag, key) in LEADS and value:
                self.links.append((tag, key, value))


def problems(site: Path) -> list[str]:
    """Return what is wrong, each with its page: links to nowhere, and things that another host would have to send."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    return [f"{path.relative_to(site)}: {wrong}" for path in pages for wrong in problems_of(path, pages)]


def problems_of(path: Path, pages: dict[Path, Page]) -> list[str]:
    found = []
    for tag, key, link in pages[path].links:
        parts = urlsplit(link)
        if parts.scheme == "data":
            continue
        if parts.scheme or parts.netloc:
            if (tag, key) in LOADED:
                found.append(f"loads {link}")
            continue
        target = path if not parts.path else (path.parent / unquote(parts.path)).resolve()
        if target.is_dir():
            target /= "index.html"
        if not target.exists():
            found.append(f"leads to {link}, which is not there")
        elif target in pages and unquote(parts.fragment) not in pages[target].places:
            found.append(f"leads to {link}, which has no such place")
    return found


def main() -> int:
    if len(sys.argv) != 2 or not Path(sys.argv[1], "index.html").is_file():
        print("site_links: give the folder of a built site")
        return 2
    site = Path(sys.argv[1]).resolve()
    wrong = problems(site)
    print("\n".join(wrong) or f"site_links: {len(list(site.rglob('*.html')))} pages, every link leads somewhere")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
