"""Whole games to watch."""

import pytest

from clockwood.gallery import Shown, shown
from conformance.shown import check_it_plays_again


@pytest.mark.parametrize("game", shown("ironwood"), ids=lambda each: each.name)
def test_a_game_to_watch_plays_again_to_its_end(game: Shown) -> None:
    check_it_plays_again(game)
