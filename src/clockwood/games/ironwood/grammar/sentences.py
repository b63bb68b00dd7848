"""Advice for whoever types the sentence of a card where its effect belongs."""

import re
from typing import Final

from clockwood.games.ironwood.grammar.parser import parse
from clockwood.games.ironwood.grammar.writer import effect_text
from clockwood.kernel.errors import BadPack

AS_KEYWORDS: Final = [
    (r"\byou may\b|\bup to\b|\bthe\b|\bof your\b|\byour\b", " "),
    (r"\bcrystals?\b|\b(?:action|special) cards?\b", " "),
    (r"\bvision cards?\b", "vision"),
    (r"\bcards?\b", " "),
    (r"\b(?:a|an|one)\b", "1"),
    (r"\btwo\b", "2"),
    (r"\bthree\b", "3"),
    (r"\bfour\b", "4"),
    (r"\bfive\b", "5"),
    (r"\bplace 1 foundation\b", "foundation"),
    (r"\bbuild 1 forge\b", "build"),
    (r"\b(?:mountain|forest)s? with 1 (\w+)\b", r"\1"),
    (r"\b(?:on|in|at)(?: 1)?\b", "at"),
    (r"\b(mountain|forest|forge|foundation|totem)s\b", r"\1"),
    (r"[.,;]?\s*\b(?:and then|then|and)\b|[.,;]", ";"),
    (r"\s+", " "),
    (r"(?: ?; ?)+", "; "),
]
"""The words of a sentence that keywords do without, or say otherwise, in this order."""

LONGEST: Final = 200
EXAMPLE: Final = "move 3 fighters; attack"


def advice_on(text: str) -> str:
    """Return what to write instead of a line that was refused, to go behind the reason; nothing where none is known."""
    line = keywords_of(text)
    if line:
        return f"; if it means '{line}', write that, and the sentence itself as text_en"
    if any(letter.isupper() or letter == "." for letter in text):
        return f"; an effect is written in keywords, as in '{EXAMPLE}', and the sentence of the card as text_en"
    return ""


def keywords_of(text: str) -> str:
    """Return the line that a sentence seems to mean; empty where it cannot be told."""
    line = text.lower()[:LONGEST]
    for pattern, keywords in AS_KEYWORDS:
        line = re.sub(pattern, keywords, line)
    try:
        return effect_text(parse(line.strip("; "), ""))
    except BadPack:
        return ""
