"""A build with counters can play all that it is asked to play."""

import pytest

from build_steps import training
from clockwood import api, registry


@pytest.mark.slow
@pytest.mark.parametrize("game", registry.names())
def test_every_game_is_played_in_every_way(game: str) -> None:
    content = api.content(game)
    assert training.play_at_random(game, content, 1) > 0
    assert training.search(game, content, 3) == 3 * len(training.AGENTS)
    assert training.sit_at_a_table(game, content) > 0
