"""The soak plays what it says, solo games for half of it, and goes on where it was."""

from collections import Counter
from pathlib import Path

import pytest

from clockwood.testing import checks
from clockwood.testing.variants import Variant
from conformance import soak
from conformance.mixed import meetings, mixed_table
from conformance.soak import CHUNK, MIXED, Notes, chunks, is_solo, play, soaked, split
from conformance.variants import variants

BEACONS = [Variant("beacons", {"nights": 2})]


def test_half_of_the_games_are_solo_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CONFORMANCE_GAME", raising=False)
    shares = split(variants(), 100_000)
    solo = {str(variant) for variant in variants() if is_solo(variant)}
    assert solo
    assert sum(shares[name] for name in solo) >= 50_000
    assert sum(games for name, games in shares.items() if name not in solo) >= 50_000
    assert set(shares) == {str(variant) for variant in variants()}


def test_a_game_without_automata_gets_all() -> None:
    assert split(BEACONS, 10) == {"beacons nights=2": 10}


def test_chunks_hold_every_game_once() -> None:
    found = chunks({"a": CHUNK * 2 + 1, "b": 3})
    assert found == [("a", 0, CHUNK), ("b", 0, 3), ("a", CHUNK, CHUNK), ("a", CHUNK * 2, 1)]


def test_what_is_noted_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "notes.jsonl"
    Notes(path).add(("a", 0, 50), 700)
    with path.open("a", encoding="utf-8") as torn:
        torn.write('["a", 50,')
    notes = Notes(path)
    assert notes.done == {("a", 0, 50): 700}
    monkeypatch.setattr(soak, "soaked", None)
    play([("a", 0, 50)], notes, 1)
    assert Notes(path).done == notes.done


def test_a_fault_names_variant_seed_and_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    def fault(*args: object) -> None:
        del args
        raise AssertionError("two ships on one rock")

    monkeypatch.setattr(checks, "check_decision", fault)
    name = str(variants()[0])
    with pytest.raises(AssertionError, match=f"{name}, seed 7, decision 0: two ships"):
        soaked(name, 7, 1)


def test_seats_that_hardly_meet_are_named() -> None:
    met = Counter({("a", "b"): 4, ("a", "c"): 3})
    with pytest.raises(AssertionError, match=r"fewer than 4 of 1000 games: a and c \(3\), b and c \(0\)"):
        soak.must_meet(["c", "b", "a"], met, 1000)
    soak.must_meet(["a", "b"], met, 1000)


def automata_at(variant: Variant) -> int:
    return int(variant.content.automata).bit_count()


def test_mixed_tables_are_drawn_from_all_options_and_the_same_again() -> None:
    tables = [mixed_table("root", seed) for seed in range(60)]
    assert [str(mixed_table("root", seed)) for seed in range(3)] == [str(table) for table in tables[:3]]
    drafted = [table for table in tables if table.options["setup"] == "advanced"]
    chosen = [table for table in tables if table not in drafted]
    assert {automata_at(table) for table in drafted} >= {0, 1, 2, 3, 4}
    assert {automata_at(table) for table in chosen} == {0, 1, 2, 3, 4, 5, 6}
    assert {len(table.content.names["seat"]) for table in chosen} >= {3, 4, 5, 6, 7}
    assert any(table.options["co-op"] for table in tables)
    assert any("+" in str(value) for table in tables for value in table.options.values())
    pairs = meetings(tables)
    assert len(pairs) == 36
    assert soaked("root" + MIXED, 0, 1) > 0
