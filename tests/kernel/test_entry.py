"""A pack's entries are read field by field, and refused by their place."""

import pytest

from clockwood.kernel.entry import Entry
from clockwood.kernel.errors import BadPack

ENTRY = Entry("cards.toml G01", {"id": "iron_sword", "cost": {"iron": 2}, "types": ["slashing"], "two": "a b"})


def test_words_items_and_amounts_are_read() -> None:
    assert ENTRY.word("id") == "iron_sword"
    assert ENTRY.amounts("cost", ["copper", "iron"]) == [0, 2]
    assert ENTRY.items("types", ["slashing", "piercing"]) == ["slashing"]


def test_what_does_not_fit_is_named_by_place() -> None:
    with pytest.raises(BadPack, match=r"^cards.toml G01: 'two' holds 'a b'; it must be one word"):
        ENTRY.word("two")
    with pytest.raises(BadPack, match=r"^cards.toml G01 cost: unknown field 'iron'; there are copper$"):
        ENTRY.amounts("cost", ["copper"])
    with pytest.raises(BadPack, match=r"^cards.toml G01: 'types' holds 'slashing'; there are piercing$"):
        ENTRY.items("types", ["piercing"])
    with pytest.raises(BadPack, match=r"^cards.toml G01 cost: 'iron' is 2; it must be 1–1$"):
        ENTRY.amounts("cost", ["iron"], 1)
