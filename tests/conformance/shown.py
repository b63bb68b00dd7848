"""A game of the gallery, as it must be in every game that brings some."""

import clockwood
from clockwood.gallery import GalleryGame
from clockwood.words import LANGUAGES, Words


def check_it_plays_again(shown: GalleryGame) -> None:
    """It plays again to its end, and it has a title and a text.

    After a change of rules or cards it does not: then `tools/gallery.py` plays it anew.
    """
    table = clockwood.replay(shown.record)
    assert table.over
    assert table.record() == shown.record
    for language in LANGUAGES:
        words = Words(language, table.match.content)
        assert words.has(shown.title)
        assert words.has(shown.text)
