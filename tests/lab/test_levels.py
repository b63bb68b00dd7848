"""Levels are compared by a sequential test, and speed by a bench of its own."""

import pytest

from clockwood import registry
from clockwood.lab.bench import search as bench_search
from clockwood.lab.levels import Pairing, measured, pairings, table
from clockwood.lab.sequential import ABOVE, BELOW, UNDECIDED, Sequential

registry.register("beacons", "beacons.game")


def outcomes(test: Sequential, games: str) -> str:
    for game in games:
        test.add(float(game))
    return test.verdict()


def test_a_sequential_test_decides_as_soon_as_it_can() -> None:
    assert outcomes(Sequential(0.6, 0.7), "1" * 19) == UNDECIDED
    assert outcomes(Sequential(0.6, 0.7), "1" * 20) == ABOVE
    assert outcomes(Sequential(0.6, 0.7), "0" * 11) == BELOW
    assert outcomes(Sequential(0.6, 0.7), "110" * 30) == UNDECIDED


def test_a_shared_win_counts_half() -> None:
    test = Sequential(0.6, 0.7)
    test.add(0.5)
    assert test.share() == 0.5
    assert test.ratio < 0


def test_claims_must_lie_apart() -> None:
    with pytest.raises(ValueError, match=r"0 < 0\.7 < 0\.6 < 1 does not hold"):
        Sequential(0.7, 0.6)


def test_every_level_meets_the_one_below_from_every_side() -> None:
    found = [pairing.name for pairing in pairings("ironwood")]
    assert found[:2] == ["novice as woodwalkers – random", "novice as ironclad – random"]
    assert found[-1] == "expert as ironclad – strong"
    assert len(found) == 8


def test_only_seats_of_the_plain_game_take_sides() -> None:
    assert [pairing.name for pairing in pairings("forge-war")][:2] == [
        "novice as blue – random",
        "novice as yellow – random",
    ]
    assert pairings("forge-war")[0].cell(0).players == ("novice", "random")


def test_a_pairing_is_played_until_it_is_decided() -> None:
    found = measured(Pairing("beacons", "greedy", "random", 1), most=2, processes=1)
    row = found.data()
    assert row["games"] == 2
    assert row["verdict"] == "undecided"
    assert table([row])[-1].startswith("| greedy | south | random | 2 | ")


@pytest.mark.slow
def test_the_search_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_search, "level_names", lambda: ["novice"])
    monkeypatch.setattr(bench_search, "POSITIONS", 1)
    found = bench_search.run("beacons", rounds=1, seconds=0.01)
    text = "\n".join(bench_search.lines(found))
    assert "| a decision of novice |" in text
    assert "of what playouts alone allow" in text
    assert found["tree"] == {"nodes at most": 262_144, "bytes at most": 16_777_216}
