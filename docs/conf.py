"""The documentation site: these pages and the docstrings, built by `make docs`. It needs nothing from other hosts."""

import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sphinx.application import Sphinx

ROOT: Final = Path(__file__).resolve().parent.parent
BESIDE: Final = {
    "CHANGELOG.md": "changelog",
    "CODE_OF_CONDUCT.md": "conduct",
    "CONTRIBUTING.md": "contributing",
    "SECURITY.md": "security",
}
"""Files that lie beside this folder, where people look for them, and the page of the site that shows each."""
LINK: Final = re.compile(r"\]\((?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?\)")

project = "Clockwood"
author = "The Clockwood contributors"
release = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
extensions = ["myst_parser", "sphinx.ext.autodoc"]
default_role = "code"
# Quotes with a line of `…` between them are no whole program, and some of our languages are unknown to the highlighter.
suppress_warnings = ["misc.highlighting_failure"]

myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": True}
add_module_names = False
autodoc_inherit_docstrings = False
autodoc_mock_imports = ["pyspiel"]
"""OpenSpiel, of which these pages show no class."""

html_theme = "furo"
html_title = f"Clockwood {release}"
html_static_path = ["_static"]
html_css_files = ["clockwood.css"]
html_copy_source = False
html_show_sphinx = False
html_logo = html_favicon = "../web/public/mark.svg"
html_theme_options = {
    "navigation_with_keys": True,
    "light_css_variables": {
        "color-brand-primary": "#6b3a00",
        "color-brand-content": "#8a4500",
        "color-background-primary": "#fffbf4",
        "color-background-secondary": "#f7ecd9",
        "color-background-border": "#e3d2b3",
        "color-table-header-background": "#f7ecd9",
        "color-table-border": "#e3d2b3",
        "color-code-background": "#f9f1e2",
    },
    "dark_css_variables": {
        "color-brand-primary": "#dfae4a",
        "color-brand-content": "#e6bd6c",
        "color-background-primary": "#191410",
        "color-background-secondary": "#241b15",
        "color-background-border": "#45362a",
        "color-table-header-background": "#2f241c",
        "color-table-border": "#45362a",
        "color-code-background": "#241b15",
    },
}
"""The colours of the table in the browser."""


def as_page_of_the_site(_app: "Sphinx", page: str, source: list[str]) -> None:
    """Show the files that lie beside this folder as pages, and lead links to them there."""
    beside = {page: name for name, page in BESIDE.items()}.get(page)
    if beside is not None:
        source[0] = LINK.sub(from_root, (ROOT / beside).read_text(encoding="utf-8"))
    else:
        up = "../" * (page.count("/") + 1)
        source[0] = LINK.sub(lambda found: to_beside(found, up), source[0])


def from_root(found: re.Match[str]) -> str:
    """Rewrite a link of a file in the root."""
    target, place = found[1], found[2] or ""
    if target in BESIDE:
        return f"]({BESIDE[target]}.md{place})"
    return f"]({target.removeprefix('docs/') if target.startswith('docs/') else '../' + target}{place})"


def to_beside(found: re.Match[str], up: str) -> str:
    """Rewrite a link of a page here, if it leads to a file in the root."""
    name = found[1].removeprefix(up)
    if not found[1].startswith(up) or name not in BESIDE:
        return found[0]
    return f"]({up.removeprefix('../')}{BESIDE[name]}.md{found[2] or ''})"


def setup(app: "Sphinx") -> None:
    app.connect("source-read", as_page_of_the_site)
