"""What is printed on cards, as people read it."""

from clockwood.games.iron_kings.content import KingsContent
from clockwood.games.iron_kings.state import FIRST_TREASURE
from clockwood.kernel.content import Content


def printed(content: Content, kind: str, value: int, language: str) -> str:
    """The name of a card, or for `card-text` what it does."""
    del language
    assert isinstance(content, KingsContent)
    if kind == "treasure" and value >= 0:
        kind, value = "card", value + int(FIRST_TREASURE)
    if kind not in ("card", "card-name", "card-text") or value < 0:
        return ""
    which = content.kind_of(value)
    if which < 0:
        return ""
    return content.card_texts[which] if kind == "card-text" else content.card_names[which]
