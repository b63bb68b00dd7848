"""Errors of a pack are named by file, entry and, in an effect, column."""

import pytest

from clockwood.games.ironwood.content import FILES
from games.ironwood.pack_files import card, check_refused, entry, files, forest, mountain


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
