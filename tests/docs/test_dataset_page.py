"""The page of the dataset names every column, in its order."""

import re
from pathlib import Path

from clockwood.lab.frames import GAME_COLUMNS, SEAT

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "dataset.md"
ROW = re.compile(r"^\| `(\w+)` \|", re.MULTILINE)


def test_columns_and_fields_of_seats_are_explained() -> None:
    fields = [field.name for field in SEAT.fields]
    assert ROW.findall(PAGE.read_text(encoding="utf-8")) == [*GAME_COLUMNS, *fields]
