from collections.abc import Callable
from dataclasses import replace

import pytest

from clockwood.kernel.errors import BadInput
from clockwood.lab.games import Cell, play_batch
from clockwood.lab.runner import play_all, with_progress
from clockwood.lab.runner.alone import Alone
from clockwood.lab.runner.play import Result, shared_out
from clockwood.lab.runner.waiting import LARGEST, Waiting, batch_of

ONE, OTHER = (Cell("beacons", ("random", "random"), {"nights": nights}) for nights in (1, 2))


def test_cells_take_turns_in_batches() -> None:
    found = list(Waiting([(ONE, list(range(LARGEST + 2))), (OTHER, [5, 9])]).batches)
    assert [(batch.cell, len(batch.numbers)) for batch in found] == [(ONE, LARGEST), (OTHER, 2), (ONE, 2)]
    assert found[1].numbers == (5, 9)


def test_batches_shrink_towards_the_end_and_lose_nothing() -> None:
    waiting = Waiting([(ONE, list(range(64)))])
    sizes: list[int] = []
    numbers: list[int] = []
    while waiting.left:
        batch = waiting.take(2)
        sizes.append(len(batch.numbers))
        numbers += batch.numbers
        assert waiting.left == 64 - len(numbers)
    assert sizes[0] == 8
    assert sizes[-1] == 1
    assert sizes == sorted(sizes, reverse=True)
    assert numbers == list(range(64))


def test_what_is_put_back_is_played_next() -> None:
    waiting = Waiting([(ONE, [1, 2]), (OTHER, [3])])
    first = waiting.take(1)
    waiting.put_back(replace(first, numbers=(2,)))
    assert waiting.left == 2
    assert waiting.take(1).numbers == (2,)


def test_a_batch_of_other_rules_is_refused() -> None:
    batch = replace(batch_of(ONE, [0]), rules=("rules 0",))
    with pytest.raises(BadInput, match=r"plays beacons by rules \d+.*, and this run by rules 0"):
        play_batch(batch, 0.0)


def test_packs_are_found_from_any_folder() -> None:
    assert batch_of(replace(ONE, packs=()), [0]).cell == ONE
    assert batch_of(ONE, [0]).rules


class Failing(Alone[Result]):
    """Takes back three tasks at once, of which the second has failed."""

    @property
    def room(self) -> int:
        return 3 - len(self.tasks)

    def done(self) -> list[Callable[[], Result]]:
        def fail() -> Result:
            raise BadInput("here", "failed")

        return [self.tasks.popleft(), fail, self.tasks.popleft()]


def test_what_was_played_before_an_error_is_yielded_first() -> None:
    played = shared_out(Waiting([(ONE, [0]), (OTHER, [0])]), Failing(), 0.0)
    assert [game.cell for game in next(played)] == [ONE.name]
    with pytest.raises(BadInput, match="failed"):
        next(played)


def test_nothing_to_play_is_played_at_once() -> None:
    assert list(play_all([(ONE, [])], 0)) == []
    assert list(Waiting([]).batches) == []


@pytest.mark.parametrize("processes", [1, 2])
def test_every_game_is_played_once(processes: int) -> None:
    found = [game for games in play_all([(ONE, [0, 1, 2]), (OTHER, [7])], processes, 0.0) for game in games]
    assert sorted((game.cell, game.number) for game in found) == [
        (ONE.name, 0), (ONE.name, 1), (ONE.name, 2), (OTHER.name, 7),
    ]  # fmt: skip


def test_progress_hands_on_what_it_counts() -> None:
    played = list(play_all([(ONE, [0, 1])], 1))
    assert list(with_progress(iter(played), 0, 2)) == played
