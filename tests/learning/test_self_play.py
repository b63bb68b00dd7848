"""Self-play is made of numbered games: the same files and scores, whoever plays them and in whatever batches."""

import pickle
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from clockwood import registry
from clockwood.kernel.errors import BadInput
from clockwood.lab.build import version
from clockwood.lab.runner.sent import sent
from clockwood.training import matches, plays
from clockwood.training.matches import Meeting, Scored, Side
from clockwood.training.plays import Teacher

registry.register("pearls", "clockwood.skeleton.game")
TEACHER = Teacher("pearls", 8)
MEETING = Meeting("pearls", Side("novice", iterations=12), Side("novice", iterations=4))
GAMES = 10


def files(folder: Path, processes: int, on: str = "") -> dict[str, bytes]:
    told = list(plays.play_many(TEACHER, folder, GAMES, 20, processes, on=on))
    assert max(done for done, _ in told) == GAMES
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def scores(processes: int, on: str = "") -> list[tuple[int, int, float, tuple[int, int]]]:
    found: list[Scored] = [each for some in matches.play_many(MEETING, 6, processes, on=on) for each in some]
    return sorted((each.number, each.seat, each.share, each.decisions) for each in found)


def test_a_file_has_every_decision_of_its_games(tmp_path: Path) -> None:
    assert set(files(tmp_path, 1)) == {"games-20.npz", "games-24.npz", "games-28.npz"}
    with np.load(tmp_path / "games-28.npz") as found:
        assert set(found["games"]) == {28, 29}
        assert len(found["seen"]) == len(found["counts"]) == len(found["results"])
        assert found["counts"].sum() == len(found["actions"]) == len(found["tried"])


def test_a_game_does_not_depend_on_those_before_it() -> None:
    together = plays.play(TEACHER, TEACHER.batch(range(20, 24)))
    alone = [plays.play(TEACHER, TEACHER.batch(range(k, k + 1))) for k in range(20, 24)]
    assert sum(each.decisions for each in alone) == together.decisions
    assert plays.play(TEACHER, TEACHER.batch(range(20, 24))) == together


def test_files_that_are_there_are_not_played_again(tmp_path: Path) -> None:
    first = files(tmp_path, 1)
    (tmp_path / "games-24.npz").unlink()
    assert list(plays.play_many(TEACHER, tmp_path, GAMES, 20, 1)) == [(4, len_of(first["games-24.npz"]))]
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == first


def len_of(data: bytes) -> int:
    again = plays.play(TEACHER, TEACHER.batch(range(24, 28)))
    assert again.file == data
    return again.decisions


def test_what_a_worker_of_a_cluster_is_sent_gives_the_same(tmp_path: Path) -> None:
    work = sent(version())
    tasks = list(plays.missing(TEACHER, tmp_path, range(20, 20 + GAMES), 0))
    noted = [work(pickle.dumps(task)) for task in tasks]
    assert {plays.file_name(each.first): each.file for each in noted} == files(tmp_path / "here", 1)


def test_games_by_other_rules_are_refused() -> None:
    batch = replace(TEACHER.batch(range(1)), rules=("rules 99",))
    for play in (lambda: plays.play(TEACHER, batch), lambda: matches.play(MEETING, batch)):
        with pytest.raises(BadInput, match=r"plays pearls by rules 1, .*and this run by rules 99"):
            play()


def test_the_first_player_takes_the_seats_in_turn() -> None:
    assert [(number, seat) for number, seat, _, _ in scores(1)] == [(k, k % 2) for k in range(6)]


@pytest.mark.slow
def test_two_processes_play_the_same(tmp_path: Path) -> None:
    assert files(tmp_path / "two", 2) == files(tmp_path / "one", 1)
    assert scores(2) == scores(1)


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ray") is None, reason="needs Ray: pip install -r requirements/ray.txt")
def test_a_cluster_plays_the_same(tmp_path: Path) -> None:
    assert files(tmp_path / "cluster", 2, "ray") == files(tmp_path / "one", 1)
    assert scores(2, "ray") == scores(1)
