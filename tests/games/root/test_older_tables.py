"""Tables of the time when there were four factions: their records and positions open as before, digests included."""

from pathlib import Path

import pytest

from clockwood import api
from clockwood.kernel.errors import BadInput

OLDER = Path(__file__).parent / "older"
RECORDS = sorted(OLDER.glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_four_factions_plays_as_before(path: Path) -> None:
    table = api.replay(path.read_text(encoding="utf-8"))
    assert table.match.outcome is not None
    again = table.record().splitlines()
    before = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in again if line.startswith("@")] == [line for line in before if line.startswith("@")]


def test_a_position_of_four_factions_opens() -> None:
    table = api.load((OLDER / "four-factions.toml").read_text(encoding="utf-8"))
    assert table.decision is not None
    assert table.match.game.problems(table.match) == []


def test_another_pack_is_refused() -> None:
    text = RECORDS[0].read_text(encoding="utf-8").replace("root-1 221efc9d", "root-1 00000000", 1)
    with pytest.raises(BadInput, match="played with"):
        api.replay(text)
    position = (OLDER / "four-factions.toml").read_text(encoding="utf-8").replace("221efc9d", "00000000", 1)
    with pytest.raises(BadInput, match="written with"):
        api.load(position)
