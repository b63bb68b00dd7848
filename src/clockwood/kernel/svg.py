"""A few words of SVG. Colours are theme variables: `ink("tree")` is `var(--tree)`."""

XY = tuple[float, float]


def ink(token: str) -> str:
    return f"var(--{token})"


def num(value: float) -> str:
    """Return a number with one decimal, without a tail of nothing."""
    text = f"{value:.1f}"
    return text.removesuffix(".0") if text != "-0.0" else "0"


def points(*at: XY) -> str:
    return " ".join(f"{num(x)} {num(y)}" for x, y in at)


def tag(name: str, inside: str = "", /, **attributes: str | float) -> str:
    """Return an element; `stroke_width` is written `stroke-width`."""
    words = [name]
    for key, value in attributes.items():
        text = escaped(value) if isinstance(value, str) else num(value)
        words.append(f'{key.rstrip("_").replace("_", "-")}="{text}"')
    head = " ".join(words)
    return f"<{head}>{inside}</{name}>" if inside else f"<{head}/>"


def group(*inside: str, **attributes: str | float) -> str:
    return tag("g", "".join(inside), **attributes)


def path(d: str, /, **attributes: str | float) -> str:
    return tag("path", "", d=d, **attributes)


def circle(at: XY, radius: float, /, **attributes: str | float) -> str:
    return tag("circle", "", cx=at[0], cy=at[1], r=radius, **attributes)


def escaped(words: str) -> str:
    """Return words as they are written between tags or in an attribute."""
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def text(at: XY, words: str, size: float, /, **attributes: str | float) -> str:
    return tag("text", escaped(words), x=at[0], y=at[1], font_size=size, text_anchor="middle", **attributes)


def sheet(width: float, height: float, *inside: str) -> str:
    """Return a whole picture."""
    box = f"0 0 {num(width)} {num(height)}"
    return tag("svg", "".join(inside), xmlns="http://www.w3.org/2000/svg", viewBox=box) + "\n"
