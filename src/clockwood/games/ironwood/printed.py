"""What is printed on cards and places, in a language."""

from clockwood.games.ironwood.content import IronwoodContent
from clockwood.games.ironwood.grammar.writer import effect_text
from clockwood.games.ironwood.words import FIRST_VISION
from clockwood.kernel.content import Content


def printed(content: Content, kind: str, value: int, language: str) -> str:
    """A card's name, its lines or its effect in keywords; a mountain's name; a forest's number."""
    assert isinstance(content, IronwoodContent)
    if value < 0:
        return ""
    if kind in ("card", "card-name"):
        return content.card_names[language][value]
    if kind == "card-text":
        return content.card_texts[language][value]
    if kind == "card-effect" and value < int(FIRST_VISION):
        return effect_text(content.effects[value])
    if kind == "mountain":
        return content.mountain_names[value]
    return str(content.forest_number[value]) if kind == "forest" else ""
