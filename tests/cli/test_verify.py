"""`clockwood verify` certifies only a record whose dice and cards all follow from its key."""

from pathlib import Path

import pytest

import clockwood
from clockwood import seeds
from clockwood.kernel.table import Table
from terminal.sitting import Sitting


def as_lines(position: str) -> str:
    return "".join(f"| {line}\n" for line in position.rstrip("\n").split("\n"))


def told(key: int) -> str:
    """Return a record in which somebody chose every card."""
    table = clockwood.new("ironwood", seed=key, told_chance=True)
    for _ in range(8):
        assert table.decision is not None
        table.choose(table.notation(next(iter(table.decision.options))), int(table.decision.seat))
    return table.record()


def from_position(key: int) -> str:
    """Return a record with the key of one match and the decks of another."""
    return keyed(key).record() + as_lines(keyed(seeds.fresh_key()).position())


def under_new_rules(key: int) -> str:
    table = keyed(key)
    return f"{table.record()}! rules {table.match.game.rules_version}\n" + as_lines(table.position())


def keyed(key: int) -> Table:
    return clockwood.new("ironwood", seed=key)


@pytest.mark.parametrize(
    ("record_of", "said"),
    [
        (told, "its dice and cards are told in the record"),
        (from_position, "it begins from a position"),
        (under_new_rules, "the rules changed while it was played"),
    ],
)
def test_a_key_that_does_not_give_the_cards_is_no_proof(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, record_of: object, said: str
) -> None:
    key = seeds.fresh_key()
    record = tmp_path / "forged.record"
    assert callable(record_of)
    record.write_text(record_of(key), encoding="utf-8")
    sitting = Sitting(monkeypatch, capsys, tmp_path / "home")
    sitting.command("verify", str(record), seeds.seal(key))
    assert sitting.status == 2
    assert said in sitting.errors


def test_a_record_played_with_its_key_is_certified(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    key = seeds.fresh_key()
    record = tmp_path / "honest.record"
    record.write_text(keyed(key).record(), encoding="utf-8")
    sitting = Sitting(monkeypatch, capsys, tmp_path / "home")
    assert "as given" in sitting.command("verify", str(record), seeds.seal(key))
