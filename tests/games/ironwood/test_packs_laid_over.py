"""A pack laid over another changes what it names, says where it comes from, and breaks on nothing."""

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clockwood.games.ironwood.cards.overlay import merged
from clockwood.games.ironwood.content import FILES, build
from clockwood.kernel.errors import BadPack
from games.ironwood.pack_files import SHIPPED, Files, card, check_refused, files


def over(**fields: object) -> Files:
    return {"pack": dict(SHIPPED["pack"], id="mine", label="owner"), "cards": {"card": [{"id": "WW07", **fields}]}}


def test_a_card_is_replaced_field_by_field() -> None:
    pack = merged(files(), over(effect="ongoing 3; discover", provenance="owner"))
    content = build(pack, [], {})
    index = content.names["card"].index("WW07")
    assert content.program.ongoing[index] == 3
    assert content.cards.provenance[index] == "owner"
    assert content.cards.names["en"][index] == card(SHIPPED, "WW07")["name_en"]
    assert content.cards.damage[index] == card(SHIPPED, "WW07")["damage"]
    assert len(pack["cards"]["card"]) == 76  # type: ignore[arg-type]


def test_what_described_the_old_effect_goes_with_it() -> None:
    assert card(SHIPPED, "WW08")["documented"]
    laid: Files = {"cards": {"card": [{"id": "WW08", "effect": "gain 1", "provenance": "owner"}]}}
    content = build(merged(files(), laid), [], {})
    index = content.names["card"].index("WW08")
    assert content.cards.texts["en"][index] == ""
    assert content.cards.documented[index] == ""


def test_new_values_leave_name_and_effect_alone() -> None:
    content = build(merged(files(), over(damage=9, values_provenance="owner")), [], {})
    index = content.names["card"].index("WW07")
    assert (content.cards.damage[index], content.cards.defense[index]) == (9, card(SHIPPED, "WW07")["defense"])
    assert content.cards.texts["en"][index] == card(SHIPPED, "WW07")["text_en"]
    assert content.cards.value_provenance[index] == "owner"


def test_a_new_name_stands_in_for_the_other_language() -> None:
    content = build(merged(files(), over(name_en="Sure Steps", name_provenance="owner")), [], {})
    index = content.names["card"].index("WW07")
    assert content.cards.names["en"][index] == "Sure Steps"
    assert content.cards.names["pl"][index] == "Sure Steps"
    assert content.cards.name_provenance[index] == "owner"


def test_the_base_files_stay_as_they_are() -> None:
    base = files()
    merged(base, over(effect="gain 1", provenance="owner"))
    assert base == SHIPPED


def test_house_content_stays_labelled_while_any_is_left() -> None:
    assert build(merged(files(), over(effect="gain 1", provenance="owner")), [], {}).label == "house"


def test_a_pack_that_replaces_everything_is_labelled_by_its_owner() -> None:
    pack = files()
    pack["pack"]["label"] = "owner"
    for each in pack["cards"]["card"] + pack["map"]["mountain"] + pack["map"]["forest"]:
        each["provenance"] = "owner"
    assert build(pack, [], {}).label == "owner"


@pytest.mark.parametrize(
    ("fields", "missing"),
    [
        ({"effect": "gain 1"}, "provenance"),
        ({"text_en": "Gain 1 crystal."}, "provenance"),
        ({"name_pl": "Pewny krok"}, "name_provenance"),
        ({"damage": 2}, "values_provenance"),
    ],
)
def test_whoever_changes_a_card_says_where_it_comes_from(fields: dict[str, object], missing: str) -> None:
    with pytest.raises(BadPack) as refusal:
        merged(files(), over(**fields))
    assert (refusal.value.place, refusal.value.reason) == ("cards.toml WW07", f"missing '{missing}'")


def test_a_card_given_twice_in_one_pack() -> None:
    laid = over()
    laid["cards"]["card"] *= 2
    with pytest.raises(BadPack, match="this card is given twice"):
        merged(files(), laid)


def test_an_unknown_card_in_a_pack() -> None:
    laid: Files = {"cards": {"card": [{"id": "XX01"}]}}
    with pytest.raises(BadPack) as refusal:
        merged(files(), laid)
    assert refusal.value.place == "cards.toml XX01"
    assert refusal.value.reason == "there is no card 'XX01'; there are WW01 to WW38 and IC01 to IC38"


def test_an_unknown_card_is_named_before_what_it_lacks() -> None:
    laid: Files = {"cards": {"card": [{"id": "WW99", "effect": "gain 1"}]}}
    with pytest.raises(BadPack, match="there is no card 'WW99'"):
        merged(files(), laid)


def test_an_unknown_table_beside_the_cards_of_a_pack() -> None:
    laid = over()
    laid["cards"]["deck"] = []
    check_refused(merged(files(), laid), "cards.toml", "unknown field 'deck'")


def test_a_map_is_replaced_whole() -> None:
    laid: Files = {"map": {"mountain": SHIPPED["map"]["mountain"]}}
    check_refused(merged(files(), laid), "map.toml", "no forest")
    fewer = copy.deepcopy(SHIPPED["map"])
    del fewer["ridge"]
    assert build(merged(files(), {"map": fewer}), [], {}).land.ridges == []


# Whatever stands in a file


VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), st.dates()),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=4), inner, max_size=3)),
    max_leaves=4,
)


def refusal_of(pack: Files, laid: Files) -> str:
    """The place of the refusal, or nothing; anything else that is raised fails the test."""
    try:
        build(merged(pack, laid), [], {})
    except BadPack as refusal:
        return refusal.place
    return ""


@given(st.data())
def test_strange_values_are_refused_and_never_break(data: st.DataObject) -> None:
    pack = files()
    stem = data.draw(st.sampled_from(FILES))
    table = pack[stem]
    if stem != "pack":
        kind = data.draw(st.sampled_from(sorted(table)))
        if data.draw(st.integers(0, 9)) == 0:
            table[kind] = data.draw(VALUES)
        else:
            table = data.draw(st.sampled_from(table[kind]))
    field = data.draw(st.sampled_from(sorted(table)))
    table[field] = data.draw(VALUES)
    place = refusal_of(pack, {})
    assert place == "" or place.startswith(f"{stem}.toml") or stem == "map"


@given(st.dictionaries(st.sampled_from([*FILES, "other"]), st.dictionaries(st.text(max_size=4), VALUES, max_size=2)))
def test_strange_packs_laid_over_are_refused_and_never_break(laid: Files) -> None:
    place = refusal_of(files(), laid)
    assert place == "" or ".toml" in place
