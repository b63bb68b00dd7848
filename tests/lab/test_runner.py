from collections import deque

import pytest

from clockwood.lab.games import Cell
from clockwood.lab.runner import LARGEST, batches, next_batch, play_all, with_progress

ONE, OTHER = (Cell("beacons", ("random", "random"), {"nights": nights}) for nights in (1, 2))


def test_cells_take_turns_in_batches() -> None:
    found = batches([(ONE, list(range(LARGEST + 2))), (OTHER, [5, 9])])
    assert [(batch.cell, len(batch.numbers)) for batch in found] == [(ONE, LARGEST), (OTHER, 2), (ONE, 2)]
    assert found[1].numbers == (5, 9)


def test_batches_shrink_towards_the_end_and_lose_nothing() -> None:
    waiting = batches([(ONE, list(range(64)))])
    sizes: list[int] = []
    numbers: list[int] = []
    while waiting:
        batch = next_batch(waiting, 2)
        sizes.append(len(batch.numbers))
        numbers += batch.numbers
    assert sizes[0] == 8
    assert sizes[-1] == 1
    assert sizes == sorted(sizes, reverse=True)
    assert numbers == list(range(64))


def test_nothing_to_play_is_played_at_once() -> None:
    assert list(play_all([(ONE, [])], 0)) == []
    assert batches([]) == deque()


@pytest.mark.parametrize("processes", [1, 2])
def test_every_game_is_played_once(processes: int) -> None:
    found = [game for games in play_all([(ONE, [0, 1, 2]), (OTHER, [7])], processes, 0.0) for game in games]
    assert sorted((game.cell, game.number) for game in found) == [
        (ONE.name, 0), (ONE.name, 1), (ONE.name, 2), (OTHER.name, 7),
    ]  # fmt: skip


def test_progress_hands_on_what_it_counts() -> None:
    played = list(play_all([(ONE, [0, 1])], 1))
    assert list(with_progress(iter(played), 0, 2)) == played
