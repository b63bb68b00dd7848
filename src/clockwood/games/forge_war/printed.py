"""What is printed on cards, as people read it."""

from clockwood.games.forge_war.content import ForgeContent
from clockwood.kernel.content import Content


def printed(content: Content, kind: str, value: int, language: str) -> str:
    """The name of a card or a design; the numbers stand in its sketch."""
    del language
    assert isinstance(content, ForgeContent)
    if value < 0:
        return ""
    if kind in ("card", "card-name"):
        return content.card_names[value]
    return content.design_names[value] if kind == "design" else ""
