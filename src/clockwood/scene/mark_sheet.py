"""The sheet of marks that all games share: the outlines of seats and pieces, and the patterns that fill them."""

from typing import Final

from clockwood.kernel.marks import OUTLINES

PATTERNS: Final = {
    "rivets": '<circle cx="4" cy="4" r="1.3"/>',
    "slants": '<path d="M-2 2L2-2M0 8L8 0M6 10L10 6" stroke="var(--on-seat)" stroke-width="1.6"/>',
    "lattice": '<path d="M0 0H8V8" fill="none" stroke="var(--on-seat)" stroke-width="1.4"/>',
    "bars": '<path d="M0 4H8" stroke="var(--on-seat)" stroke-width="1.8"/>',
    "posts": '<path d="M4 0V8" stroke="var(--on-seat)" stroke-width="1.8"/>',
    "rings": '<circle cx="4" cy="4" r="2.4" fill="none" stroke="var(--on-seat)" stroke-width="1.1"/>',
}


def draw() -> str:
    """Return the sheet as SVG: patterns such as `pattern:rivets`, and outlines such as `shape:hexagon`."""
    patterns = "".join(
        f'<pattern id="pattern:{name}" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<g fill="var(--on-seat)" opacity="0.34">{drawn}</g></pattern>'
        for name, drawn in PATTERNS.items()
    )
    shapes = "".join(
        f'<symbol id="shape:{name}" viewBox="-3 -3 46 52"><path d="{outline}"/></symbol>'
        for name, outline in OUTLINES.items()
    )
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 0">'
    return f"{head}<defs>{patterns}</defs>{shapes}</svg>\n"
