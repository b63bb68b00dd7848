"""Whole games to watch."""

import pytest

from clockwood.gallery import GalleryGame, gallery_games
from conformance.shown import check_it_plays_again


@pytest.mark.parametrize("game", gallery_games("ironwood"), ids=lambda each: each.name)
def test_a_game_to_watch_plays_again_to_its_end(game: GalleryGame) -> None:
    check_it_plays_again(game)
