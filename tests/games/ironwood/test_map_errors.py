"""Errors of a map are named by place and field."""

import pytest

from clockwood.games.ironwood.content import build
from clockwood.kernel.errors import BadPack
from games.ironwood.pack_files import check_refused, entry, files, forest, mountain


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
    assert build(pack, [], {}).land.ridges == []


def test_a_ridge_may_have_no_path() -> None:
    pack = files()
    del pack["map"]["ridge"][0]["path"]
    assert build(pack, [], {}).land.ridges[0] == [0, 1, -1, -1]
