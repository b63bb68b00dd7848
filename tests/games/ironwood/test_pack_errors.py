"""What is wrong with a pack is named by file, entry and, in an effect, column."""

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import clockwood
from clockwood.games.ironwood.content import FILES, build, merged
from clockwood.kernel.errors import BadPack

PACK = Path(str(clockwood.__file__)).parent / "games" / "ironwood" / "content"
SHIPPED: dict[str, Any] = {stem: tomllib.loads((PACK / f"{stem}.toml").read_text(encoding="utf-8")) for stem in FILES}

Files = dict[str, Any]


def files() -> Files:
    return copy.deepcopy(SHIPPED)


def entry(pack: Files, stem: str, kind: str, name: str) -> dict[str, Any]:
    [found] = [each for each in pack[stem][kind] if name in (each.get("id"), each.get("mountain"))]
    assert isinstance(found, dict)
    return found


def card(pack: Files, name: str) -> dict[str, Any]:
    return entry(pack, "cards", "card", name)


def mountain(pack: Files, name: str) -> dict[str, Any]:
    return entry(pack, "map", "mountain", name)


def forest(pack: Files, name: str) -> dict[str, Any]:
    return entry(pack, "map", "forest", name)


def check_refused(pack: Files, place: str, reason: str) -> None:
    with pytest.raises(BadPack) as refusal:
        build(pack, [], {})
    assert refusal.value.place == place
    assert reason in refusal.value.reason


# Files and pack.toml


def test_a_missing_file() -> None:
    for stem in FILES:
        pack = files()
        del pack[stem]
        check_refused(pack, f"{stem}.toml", "this file is missing")


def test_an_unknown_file() -> None:
    pack = files()
    pack["hooks"] = {}
    check_refused(pack, "hooks.toml", "unknown file; there are pack, cards, visions, map")


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("game", "root", "'game' is 'root'; it must be one of ironwood"),
        ("schema", 2, "'schema' is 2; it must be 1–1"),
        ("grammar", 2, "'grammar' is 2; it must be 1–1"),
        ("label", "official", "'label' is 'official'"),
        ("provenance", "hearsay", "'provenance' is 'hearsay'; it must be one of rulebook, public source, house, owner"),
        ("title_en", "", "'title_en' is empty"),
        ("title_pl", "x" * 61, "'title_pl' has 61 characters; at most 60 fit"),
        ("note_en", "x" * 401, "'note_en' has 401 characters; at most 400 fit"),
        ("sources", 5, "'sources' must be text"),
        ("code", "x", "unknown field 'code'"),
    ],
)
def test_pack_fields(field: str, value: object, reason: str) -> None:
    pack = files()
    pack["pack"][field] = value
    check_refused(pack, "pack.toml", reason)


@pytest.mark.parametrize("stem", ["cards", "visions", "map"])
def test_an_unknown_table_in_a_file(stem: str) -> None:
    pack = files()
    pack[stem]["extra"] = []
    check_refused(pack, f"{stem}.toml", "unknown field 'extra'")


def test_entries_must_be_tables() -> None:
    pack = files()
    pack["cards"]["card"] = {"id": "WW01"}
    check_refused(pack, "cards.toml", "'card' must be a list: write [[card]]")
    pack = files()
    pack["cards"]["card"][1] = "WW02"
    check_refused(pack, "cards.toml card 2", "must be a table")


# Cards


def test_a_missing_card() -> None:
    pack = files()
    pack["cards"]["card"].remove(card(pack, "IC17"))
    check_refused(pack, "cards.toml IC17", "this card is missing")


def test_a_card_given_twice() -> None:
    pack = files()
    pack["cards"]["card"].append(dict(card(pack, "WW07")))
    check_refused(pack, "cards.toml WW07", "this card is given twice")


def test_an_unknown_card() -> None:
    pack = files()
    pack["cards"]["card"].append(dict(card(pack, "WW07"), id="WW39"))
    check_refused(pack, "cards.toml WW39", "there is no card 'WW39'; there are WW01 to IC38")


def test_a_card_without_an_id() -> None:
    pack = files()
    del pack["cards"]["card"][4]["id"]
    check_refused(pack, "cards.toml card 5", "missing 'id'")


def test_a_faction_has_exactly_its_38_cards() -> None:  # [IW R1.3] [IW R1.4]
    pack = files()
    card(pack, "IC05")["faction"] = "woodwalkers"
    check_refused(pack, "cards.toml IC05", "is a card of the ironclad; each faction has 38")


@pytest.mark.parametrize(("name", "kind"), [("WW03", "special"), ("WW04", "base"), ("IC38", "base")])
def test_the_first_three_cards_are_the_base_cards(name: str, kind: str) -> None:  # [IW R2.1]
    pack = files()
    card(pack, name)["kind"] = kind
    check_refused(pack, f"cards.toml {name}", f"the 3 base cards are {name[:2]}01 to {name[:2]}03")


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("damage", 10, "'damage' is 10; it must be 0–9"),
        ("defense", -1, "'defense' is -1; it must be 0–9"),
        ("dominance", "3", "'dominance' must be a whole number"),
        ("damage", True, "'damage' must be a whole number"),
        ("damage", 1.0, "'damage' must be a whole number"),
        ("solo_left", "SWORD", "'solo_left' is 'SWORD'; it must be one of ALERT, ARROWS"),
        ("solo_left", "", "'solo_left' is ''"),
        ("solo_right", "hit", "'solo_right' is 'hit'"),
        ("solo_right", 5, "'solo_right' is 5"),
        ("solo_left_red", 1, "'solo_left_red' must be true or false"),
        ("solo_removed", "no", "'solo_removed' must be true or false"),
        ("faction", "elves", "'faction' is 'elves'; it must be one of woodwalkers, ironclad"),
        ("kind", "rare", "'kind' is 'rare'; it must be one of base, special"),
        ("name_en", "x" * 61, "'name_en' has 61 characters; at most 60 fit"),
        ("name_en", "two\nlines", "'name_en' holds a character that cannot be printed"),
        ("name_pl", 7, "'name_pl' must be text"),
        ("text_en", "x" * 401, "'text_en' has 401 characters; at most 400 fit"),
        ("text_pl", ["x"], "'text_pl' must be text"),
        ("effect", "x" * 401, "'effect' has 401 characters; at most 400 fit"),
        ("effect", "", "'effect' is empty"),
        ("effect", 5, "'effect' must be text"),
        ("documented", "x" * 401, "'documented' has 401 characters; at most 400 fit"),
        ("provenance", "hearsay", "'provenance' is 'hearsay'"),
        ("name_provenance", "", "'name_provenance' is ''"),
        ("values_provenance", None, "'values_provenance' is None"),
        ("copy_of", "WW39", "'copy_of' names 'WW39'"),
        ("copy_of", "IC05", "'copy_of' names 'IC05', which is no other card of the woodwalkers"),
        ("copy_of", "WW07", "'copy_of' names 'WW07'"),
        ("ongoing", 2, "'ongoing' is 2, but the effect says 0"),
        ("ai_hint", "good", "unknown field 'ai_hint'; there are id, faction"),
    ],
)
def test_card_fields(field: str, value: object, reason: str) -> None:
    pack = files()
    card(pack, "WW07")[field] = value
    check_refused(pack, "cards.toml WW07", reason)


@pytest.mark.parametrize(
    "field",
    [
        "faction",
        "kind",
        "damage",
        "solo_left",
        "solo_right_red",
        "solo_removed",
        "effect",
        "provenance",
        "name_provenance",
        "values_provenance",
    ],
)
def test_a_missing_card_field(field: str) -> None:
    pack = files()
    del card(pack, "WW07")[field]
    check_refused(pack, "cards.toml WW07", f"missing '{field}'")


def test_a_card_without_any_name() -> None:
    pack = files()
    del card(pack, "WW07")["name_en"]
    del card(pack, "WW07")["name_pl"]
    check_refused(pack, "cards.toml WW07", "missing 'name_en'")


def test_an_effect_that_does_not_parse() -> None:
    pack = files()
    card(pack, "WW07")["effect"] = "move 3 fighters; fly"
    check_refused(pack, "cards.toml WW07 effect, column 18", "unknown word 'fly'; expected")


def test_an_effect_of_the_other_side() -> None:
    pack = files()
    card(pack, "WW07")["effect"] = "move 3 fighters; move drill"
    check_refused(pack, "cards.toml WW07 effect, column 18", "'move drill' is not for the Woodwalkers")


def test_a_base_card_cannot_be_ongoing() -> None:  # [IW R6.1]
    pack = files()
    card(pack, "WW01").update(effect="ongoing 2; gain 1", ongoing=2)
    check_refused(pack, "cards.toml WW01 effect, column 1", "a base card cannot be 'ongoing'")


# Visions


def test_a_missing_vision() -> None:
    pack = files()
    pack["visions"]["vision"].remove(entry(pack, "visions", "vision", "zincur"))
    check_refused(pack, "visions.toml zincur", "this vision is missing")


def test_a_vision_given_twice() -> None:
    pack = files()
    pack["visions"]["vision"].append(dict(entry(pack, "visions", "vision", "zincur")))
    check_refused(pack, "visions.toml zincur", "this vision is given twice")


@pytest.mark.parametrize("name", ["ferrum", "olympus"])
def test_a_vision_of_no_mountain_that_has_one(name: str) -> None:
    pack = files()
    entry(pack, "visions", "vision", "zincur")["mountain"] = name
    check_refused(pack, f"visions.toml {name}", f"there is no vision '{name}'")


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("crystals", 10, "'crystals' is 10; it must be 0–9"),
        ("provenance", "hearsay", "'provenance' is 'hearsay'"),
        ("text", "x", "unknown field 'text'"),
    ],
)
def test_vision_fields(field: str, value: object, reason: str) -> None:
    pack = files()
    entry(pack, "visions", "vision", "zincur")[field] = value
    check_refused(pack, "visions.toml zincur", reason)


def test_there_are_ten_visions() -> None:  # [IW R1.4]
    pack = files()
    mountain(pack, "plumbarum")["adjacent_mountains"].append("eleventh")
    pack["map"]["mountain"].append(
        dict(
            mountain(pack, "plumbarum"),
            id="eleventh",
            number=12,
            adjacent_mountains=["plumbarum"],
            touching_forests=[],
        )
    )
    pack["map"]["ridge"] = []
    pack["visions"]["vision"].append({"mountain": "eleventh", "crystals": 0, "provenance": "owner"})
    check_refused(pack, "visions.toml", "11 visions; there must be 10")


def test_a_vision_that_could_never_be_discovered() -> None:  # [IW R14.1]
    pack = files()
    for name in ("m1", "m2"):
        forest(pack, name)["touching_mountains"].remove("argentimar")
        mountain(pack, "argentimar")["touching_forests"].remove(name)
    check_refused(pack, "visions.toml argentimar", "touches no inner forest")


# Map


@pytest.mark.parametrize(("kind", "name"), [("mountain", "auria"), ("forest", "m1")])
@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("id", "Auria", "'id' holds 'Auria'; an id is a small letter, then small letters or digits"),
        ("id", "a-b", "'id' holds 'a-b'"),
        ("id", "", "'id' holds ''"),
        ("id", 7, "'id' holds 7"),
        ("id", "a" * 25, "'id' holds '" + "a" * 23 + "…"),
        ("ring", "middle", "'ring' is 'middle'"),
        ("number", 0, "'number' is 0; it must be 1–99"),
        ("x", 1001, "'x' is 1001; it must be 0–1000"),
        ("y", 801, "'y' is 801; it must be 0–800"),
        ("y", "left", "'y' must be a whole number"),
        ("provenance", "hearsay", "'provenance' is 'hearsay'"),
        ("colour", "red", "unknown field 'colour'"),
    ],
)
def test_place_fields(kind: str, name: str, field: str, value: object, reason: str) -> None:
    pack = files()
    entry(pack, "map", kind, name)[field] = value
    with pytest.raises(BadPack) as refusal:
        build(pack, [], {})
    assert refusal.value.place.startswith("map.toml ")
    assert reason in refusal.value.reason


def test_a_forest_cannot_be_the_centre() -> None:
    pack = files()
    forest(pack, "c1")["ring"] = "centre"
    check_refused(pack, "map.toml c1", "'ring' is 'centre'; it must be one of inner, outer")


@pytest.mark.parametrize("field", ["name", "ring", "forge_slot", "number", "x", "name_provenance", "provenance"])
def test_a_missing_mountain_field(field: str) -> None:
    pack = files()
    del mountain(pack, "auria")[field]
    check_refused(pack, "map.toml auria", f"missing '{field}'")


@pytest.mark.parametrize("field", ["adjacent_forests", "touching_mountains", "ring", "y", "provenance"])
def test_a_missing_forest_field(field: str) -> None:
    pack = files()
    del forest(pack, "m1")[field]
    check_refused(pack, "map.toml m1", f"missing '{field}'")


def test_exactly_one_centre() -> None:
    pack = files()
    mountain(pack, "ferrum")["ring"] = "inner"
    check_refused(pack, "map.toml", "0 mountains with ring 'centre'; there must be one")
    pack = files()
    mountain(pack, "auria")["ring"] = "centre"
    check_refused(pack, "map.toml", "2 mountains with ring 'centre'; there must be one")


def test_inner_mountains_are_exactly_the_neighbours_of_the_centre() -> None:  # [IW R8.2]
    pack = files()
    mountain(pack, "auria").update(ring="outer", forge_slot=True)
    check_refused(pack, "map.toml auria", "is outer but is adjacent to ferrum")
    pack = files()
    mountain(pack, "chromia").update(ring="inner", forge_slot=False)
    check_refused(pack, "map.toml chromia", "is inner but is not adjacent to ferrum")


@pytest.mark.parametrize(("name", "slot"), [("ferrum", True), ("auria", True), ("chromia", False)])
def test_forge_slots_are_exactly_on_outer_mountains(name: str, slot: bool) -> None:  # [IW R8.2]
    pack = files()
    mountain(pack, name)["forge_slot"] = slot
    check_refused(pack, f"map.toml {name}", "a Forge slot belongs on every outer mountain and on no other")


def test_adjacency_is_named_from_both_sides() -> None:  # [IW R8.4]
    pack = files()
    mountain(pack, "chromia")["adjacent_mountains"].remove("auria")
    check_refused(pack, "map.toml auria", "auria is adjacent to chromia, but chromia is not adjacent to auria")
    pack = files()
    forest(pack, "o1")["adjacent_forests"].append("o2")
    check_refused(pack, "map.toml o1", "o1 is adjacent to o2, but o2 is not adjacent to o1")


def test_touching_is_named_from_both_sides() -> None:  # [IW R8.4]
    pack = files()
    forest(pack, "m1")["touching_mountains"].remove("auria")
    check_refused(pack, "map.toml auria", "auria is touching m1, but m1 is not touching auria")
    pack = files()
    forest(pack, "m1")["touching_mountains"].append("ferrum")
    check_refused(pack, "map.toml m1", "m1 is touching ferrum, but ferrum is not touching m1")


def test_an_unreachable_mountain() -> None:
    pack = files()
    for name in mountain(pack, "chromia")["adjacent_mountains"]:
        mountain(pack, name)["adjacent_mountains"].remove("chromia")
    mountain(pack, "chromia")["adjacent_mountains"] = []
    check_refused(pack, "map.toml chromia", "cannot be reached from ferrum")


def test_an_unreachable_forest() -> None:
    pack = files()
    forest(pack, "o6")["adjacent_forests"] = []
    forest(pack, "m6")["adjacent_forests"].remove("o6")
    check_refused(pack, "map.toml o6", "cannot be reached from o1")


@pytest.mark.parametrize(
    ("kind", "name", "field"),
    [
        ("mountain", "auria", "adjacent_mountains"),
        ("mountain", "auria", "touching_forests"),
        ("forest", "m1", "adjacent_forests"),
        ("forest", "m1", "touching_mountains"),
    ],
)
def test_links_to_places_that_are_not_there(kind: str, name: str, field: str) -> None:
    pack = files()
    entry(pack, "map", kind, name)[field].append("olympus")
    check_refused(pack, f"map.toml {name}", "'olympus'")
    pack = files()
    links = entry(pack, "map", kind, name)[field]
    links.append(links[0])
    check_refused(pack, f"map.toml {name}", f"'{field}' names {links[0]} twice")
    pack = files()
    entry(pack, "map", kind, name)[field] = "auria"
    check_refused(pack, f"map.toml {name}", f"'{field}' must be a list of ids")


def test_a_place_beside_itself() -> None:
    pack = files()
    mountain(pack, "auria")["adjacent_mountains"].append("auria")
    check_refused(pack, "map.toml auria", "is its own neighbour")


def test_an_id_given_twice() -> None:
    pack = files()
    pack["map"]["mountain"].append(dict(mountain(pack, "auria"), number=12))
    check_refused(pack, "map.toml auria", "this id is given twice")
    pack = files()
    forest(pack, "o1")["id"] = "auria"
    check_refused(pack, "map.toml auria", "this id is given twice")


def test_a_number_taken() -> None:
    pack = files()
    mountain(pack, "zincur")["number"] = 2
    check_refused(pack, "map.toml zincur", "number 2 is taken")


@pytest.mark.parametrize(("kind", "most"), [("mountain", 16), ("forest", 24)])
def test_too_many_places(kind: str, most: int) -> None:
    pack = files()
    for number in range(most):
        pack["map"][kind].append(dict(pack["map"][kind][-1], id=f"more{number}"))
    check_refused(pack, "map.toml", f"{kind}s; at most {most} fit")


@pytest.mark.parametrize("kind", ["mountain", "forest"])
def test_no_places(kind: str) -> None:
    pack = files()
    del pack["map"][kind]
    check_refused(pack, "map.toml", f"no {kind}")


def test_too_many_neighbours() -> None:
    pack = files()
    mountain(pack, "auria")["touching_forests"] = [each["id"] for each in pack["map"]["forest"]]
    check_refused(pack, "map.toml auria", "16 forests next to it; at most 15 fit")


def test_no_outer_forest() -> None:
    pack = files()
    for each in pack["map"]["forest"]:
        each["ring"] = "inner"
    check_refused(pack, "map.toml", "no forest with ring 'outer'")


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("mountains", ["ferrum", "chromia"], "'mountains' must name two adjacent mountains"),
        ("mountains", ["ferrum"], "'mountains' must name two adjacent mountains"),
        ("mountains", ["ferrum", "olympus"], "there is no mountain 'olympus'"),
        ("path", ["o1", "o2"], "'path' must name two adjacent forests"),
        ("provenance", "hearsay", "'provenance' is 'hearsay'"),
        ("path_provenance", "hearsay", "'path_provenance' is 'hearsay'"),
        ("height", 5, "unknown field 'height'"),
    ],
)
def test_ridge_fields(field: str, value: object, reason: str) -> None:
    pack = files()
    pack["map"]["ridge"][0][field] = value
    check_refused(pack, "map.toml ridge 1", reason)


def test_each_pair_of_neighbours_has_one_ridge() -> None:
    pack = files()
    del pack["map"]["ridge"][0]
    check_refused(pack, "map.toml", "0 ridges between ferrum and auria; there must be one")
    pack = files()
    pack["map"]["ridge"].append(pack["map"]["ridge"][0])
    check_refused(pack, "map.toml", "2 ridges between ferrum and auria; there must be one")


def test_ridges_may_be_left_out() -> None:
    pack = files()
    del pack["map"]["ridge"]
    assert build(pack, [], {}).ridges == []


def test_a_ridge_may_have_no_path() -> None:
    pack = files()
    del pack["map"]["ridge"][0]["path"]
    assert build(pack, [], {}).ridges[0] == [0, 1, -1, -1]


# A pack laid over another


def over(**fields: object) -> Files:
    return {"pack": dict(SHIPPED["pack"], id="mine", label="owner"), "cards": {"card": [{"id": "WW07", **fields}]}}


def test_a_card_is_replaced_field_by_field() -> None:
    pack = merged(files(), over(effect="ongoing 3; discover", provenance="owner"))
    content = build(pack, [], {})
    index = content.names["card"].index("WW07")
    assert content.ongoing[index] == 3
    assert content.card_provenance[index] == "owner"
    assert content.card_names["en"][index] == card(SHIPPED, "WW07")["name_en"]
    assert content.damage[index] == card(SHIPPED, "WW07")["damage"]
    assert len(pack["cards"]["card"]) == 76  # type: ignore[arg-type]


def test_what_described_the_old_effect_goes_with_it() -> None:
    assert card(SHIPPED, "WW08")["documented"]
    laid: Files = {"cards": {"card": [{"id": "WW08", "effect": "gain 1", "provenance": "owner"}]}}
    content = build(merged(files(), laid), [], {})
    index = content.names["card"].index("WW08")
    assert content.card_texts["en"][index] == ""
    assert content.card_documented[index] == ""


def test_new_values_leave_name_and_effect_alone() -> None:
    content = build(merged(files(), over(damage=9, values_provenance="owner")), [], {})
    index = content.names["card"].index("WW07")
    assert (content.damage[index], content.defense[index]) == (9, card(SHIPPED, "WW07")["defense"])
    assert content.card_texts["en"][index] == card(SHIPPED, "WW07")["text_en"]
    assert content.card_value_provenance[index] == "owner"


def test_a_new_name_stands_in_for_the_other_language() -> None:
    content = build(merged(files(), over(name_en="Sure Steps", name_provenance="owner")), [], {})
    index = content.names["card"].index("WW07")
    assert content.card_names["en"][index] == "Sure Steps"
    assert content.card_names["pl"][index] == "Sure Steps"
    assert content.card_name_provenance[index] == "owner"


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
    check_refused(merged(files(), laid), "cards.toml XX01", "there is no card 'XX01'")


def test_an_unknown_table_beside_the_cards_of_a_pack() -> None:
    laid = over()
    laid["cards"]["deck"] = []
    check_refused(merged(files(), laid), "cards.toml", "unknown field 'deck'")


def test_a_map_is_replaced_whole() -> None:
    laid: Files = {"map": {"mountain": SHIPPED["map"]["mountain"]}}
    check_refused(merged(files(), laid), "map.toml", "no forest")
    fewer = copy.deepcopy(SHIPPED["map"])
    del fewer["ridge"]
    assert build(merged(files(), {"map": fewer}), [], {}).ridges == []


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
