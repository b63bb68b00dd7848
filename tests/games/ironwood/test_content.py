"""The shipped pack against lists typed apart from it, and the tables made from it."""

import tomllib
from pathlib import Path

import pytest

import clockwood
from clockwood.games.ironwood.cards.icons import ICONS
from clockwood.games.ironwood.cards.printed import CARD_IDS
from clockwood.games.ironwood.cards.tables import ProgramTables
from clockwood.games.ironwood.content import FILES, IronwoodContent, build
from clockwood.games.ironwood.grammar import effects as e
from clockwood.games.ironwood.grammar.effects import Act
from clockwood.kernel.content import PackId

PACK = Path(str(clockwood.__file__)).parent / "games" / "ironwood" / "content"

INNER = ["auria", "lithimar", "palladimor", "zincur"]
OUTER = ["argentimar", "chromia", "cobaltis", "cuprumis", "gallimor", "plumbarum"]
SOLO_REMOVED = {"IC13", "IC17", "IC27", "IC33", "IC36", "WW17", "WW19", "WW22", "WW36"}
BASE_VALUES = {
    "WW01": (0, 1, 1),
    "WW02": (1, 0, 1),
    "WW03": (1, 1, 0),
    "IC01": (0, 1, 2),
    "IC02": (1, 0, 2),
    "IC03": (1, 1, 0),
}
USUAL_SPECIALS = {(1, 2, 2), (0, 1, 4), (2, 0, 3), (3, 0, 0), (2, 1, 1)}
UNUSUAL_SPECIALS = {"IC20": (1, 1, 0), "WW20": (4, 0, 2)}
ONGOING = {
    "IC10": 3,
    "IC14": 3,
    "IC21": 3,
    "IC22": 2,
    "IC25": 2,
    "IC29": 2,
    "IC35": 3,
    "IC38": 2,
    "WW18": 2,
    "WW23": 2,
    "WW24": 2,
    "WW31": 2,
}
DOCUMENTED_NAMES = {
    "Expansion",
    "Reinforcement",
    "Visions",
    "Ransack",
    "Tunneling",
    "Deceptive Bait",
    "Warmachine",
    "Dashing Spirits",
    "Canopy Cover",
    "Hunter's Instinct",
    "Children of the Forest",
}
DOCUMENTED_EFFECTS = {"Dashing Spirits", "Canopy Cover", "Hunter's Instinct", "Children of the Forest"}
TWINS = [("IC05", "IC30"), ("IC09", "IC24"), ("IC11", "IC19"), ("IC15", "IC34"), ("WW05", "WW29"), ("WW21", "WW35")]
ICON_WORDS = "ALERT ARROWS BATTLE CARD COMPASS CRYSTALS CUBES DRILL EYE FORGE GOLEM HIT SEARCH SHIELD WARBAND"


def shipped() -> dict[str, dict[str, object]]:
    return {stem: tomllib.loads((PACK / f"{stem}.toml").read_text(encoding="utf-8")) for stem in FILES}


@pytest.fixture(scope="module")
def house() -> IronwoodContent:
    return build(shipped(), [PackId("house-1", "0" * 64)], {"handicap": 0})


def card(name: str) -> int:
    return CARD_IDS.index(name)


def values(content: IronwoodContent, index: int) -> tuple[int, int, int]:
    return (content.cards.damage[index], content.cards.defense[index], content.cards.dominance[index])


def places(mask: int, names: list[str]) -> set[str]:
    return {name for index, name in enumerate(names) if mask >> index & 1}


def row(cells: list[int], index: int) -> list[int]:
    found = cells[index * 16 : index * 16 + 16]
    return found[: found.index(-1)]


# Counts


def test_there_are_38_action_cards_a_side_and_ten_visions(house: IronwoodContent) -> None:  # [IW R1.3] [IW R1.4]
    cards = house.names["card"]
    assert cards[:38] == [f"WW{number:02}" for number in range(1, 39)]
    assert cards[38:76] == [f"IC{number:02}" for number in range(1, 39)]
    assert cards[76:] == [f"V-{mountain}" for mountain in INNER + OUTER]


def test_mountains_are_ferrum_then_inner_then_outer(house: IronwoodContent) -> None:  # [IW R8.2]
    assert house.names["mountain"] == ["ferrum", *INNER, *OUTER]
    assert list(house.land.ring_of_mountain) == [0] + [1] * 4 + [2] * 6
    assert house.land.mountains == 11


def test_six_of_sixteen_forests_lie_at_the_edge(house: IronwoodContent) -> None:  # [IW R8.3]
    assert house.land.forests == 16
    assert [name for name, ring in zip(house.names["forest"], house.land.ring_of_forest, strict=True) if ring == 2] == [
        "o1",
        "o2",
        "o3",
        "o4",
        "o5",
        "o6",
    ]


def test_seats_stand_in_turn_order(house: IronwoodContent) -> None:  # [IW R3.2]
    assert house.names["seat"] == ["woodwalkers", "ironclad"]
    assert house.names["unit"] == ["fighter", "golem"]


def test_what_was_handed_in_is_kept(house: IronwoodContent) -> None:
    assert [pack.name for pack in house.packs] == ["house-1"]
    assert house.number("handicap") == 0


# Cards


@pytest.mark.parametrize(("name", "expected"), BASE_VALUES.items())
def test_base_card_values(house: IronwoodContent, name: str, expected: tuple[int, int, int]) -> None:
    assert values(house, card(name)) == expected


def test_special_cards_have_one_of_the_usual_values(house: IronwoodContent) -> None:
    unusual = {
        name: values(house, index)
        for index, name in enumerate(CARD_IDS)
        if index % 38 >= 3 and values(house, index) not in USUAL_SPECIALS
    }
    assert unusual == UNUSUAL_SPECIALS


def test_nine_cards_leave_a_persons_deck_in_solo(house: IronwoodContent) -> None:
    assert {CARD_IDS[index] for index in range(76) if house.cards.solo_removed[index]} == SOLO_REMOVED


def test_only_one_card_has_a_single_icon(house: IronwoodContent) -> None:
    assert [CARD_IDS[index] for index in range(76) if house.cards.solo_right[index] == 0] == ["IC38"]
    assert all(house.cards.solo_left[index] for index in range(76))


def test_icons_are_numbered_by_the_alphabet() -> None:
    assert ["", *ICON_WORDS.split()] == ICONS


@pytest.mark.parametrize(
    ("name", "left", "left_red", "right", "right_red"),
    [
        ("IC01", "FORGE", 0, "WARBAND", 1),
        ("IC02", "CARD", 1, "HIT", 0),
        ("IC03", "FORGE", 0, "CRYSTALS", 1),
        ("WW01", "CARD", 1, "SEARCH", 0),
        ("WW02", "CRYSTALS", 0, "EYE", 1),
        ("WW03", "ARROWS", 0, "WARBAND", 1),
    ],
)
def test_base_card_icons(
    house: IronwoodContent, name: str, left: str, left_red: int, right: str, right_red: int
) -> None:
    index = card(name)
    assert (ICONS[house.cards.solo_left[index]], house.cards.solo_left_red[index]) == (left, left_red)
    assert (ICONS[house.cards.solo_right[index]], house.cards.solo_right_red[index]) == (right, right_red)


def test_ongoing_cards_and_their_markers(house: IronwoodContent) -> None:  # [IW R5.9]
    ongoing = house.program.ongoing
    assert {CARD_IDS[index]: ongoing[index] for index in range(76) if ongoing[index]} == ONGOING


def test_no_base_card_is_ongoing(house: IronwoodContent) -> None:  # [IW R6.1]
    assert [house.program.ongoing[seat * 38 + base] for seat in (0, 1) for base in range(3)] == [0] * 6


def test_documented_names_and_effects_say_so(house: IronwoodContent) -> None:
    named = {house.cards.names["en"][index] for index in range(76) if house.cards.name_provenance[index] == "rulebook"}
    told = {house.cards.names["en"][index] for index in range(76) if house.cards.provenance[index] == "rulebook"}
    assert named == DOCUMENTED_NAMES
    assert told == DOCUMENTED_EFFECTS
    assert {house.cards.names["en"][index] for index in range(76) if house.cards.documented[index]} == DOCUMENTED_NAMES


def test_house_content_is_labelled_house(house: IronwoodContent) -> None:
    assert house.label == "house"
    assert house.land.provenance == "house"
    assert set(house.cards.provenance[:76]) == {"house", "rulebook"}
    assert set(house.cards.value_provenance) == {"public source"}


@pytest.mark.parametrize(("original", "copy"), TWINS)
def test_copies_agree_with_their_original(house: IronwoodContent, original: str, copy: str) -> None:
    first, second = card(original), card(copy)
    assert values(house, first) == values(house, second)
    assert house.cards.names["en"][first] == house.cards.names["en"][second]
    assert house.cards.solo_left[first] == house.cards.solo_left[second]
    assert house.cards.solo_right[first] == house.cards.solo_right[second]


def test_every_card_has_a_name_and_a_text_in_both_languages(house: IronwoodContent) -> None:
    for language in ("en", "pl"):
        assert len(house.cards.names[language]) == 86
        assert all(house.cards.names[language])
        assert all(house.cards.texts[language][:76])
        assert house.titles[language]


def test_solo_removed_cards_are_those_that_need_a_persons_hand_or_choice() -> None:
    needs = ("opponent", "peek hand", "peek vision hand", "peek wager", "cannot wager special")
    entries = shipped()["cards"]["card"]
    assert isinstance(entries, list)
    assert {entry["id"] for entry in entries if any(word in entry["effect"] for word in needs)} == SOLO_REMOVED


# Visions


def test_each_vision_shows_its_mountain(house: IronwoodContent) -> None:  # [IW R2.3]
    assert [house.names["mountain"][mountain] for mountain in house.visions.mountain] == INNER + OUTER


def test_inner_visions_give_three_crystals_and_outer_none(house: IronwoodContent) -> None:  # [IW R14.3]
    assert list(house.visions.crystals) == [3] * 4 + [0] * 6


def test_a_vision_has_no_combat_values_and_no_effect(house: IronwoodContent) -> None:  # [IW A32]
    for index in range(76, 86):
        assert values(house, index) == (0, 0, 0)
        assert house.program.line_count[index] == 0
        assert house.program.burned_node[index] == -1


# Map


def test_inner_mountains_are_the_neighbours_of_ferrum(house: IronwoodContent) -> None:  # [IW R8.2]
    assert places(house.land.mountain_near[0], house.names["mountain"]) == set(INNER)


def test_links_hold_in_both_directions(house: IronwoodContent) -> None:  # [IW R8.4]
    for one in range(house.land.mountains):
        for other in range(house.land.mountains):
            assert house.land.mountain_near[one] >> other & 1 == house.land.mountain_near[other] >> one & 1
        for forest in range(house.land.forests):
            assert house.land.touch_forests[one] >> forest & 1 == house.land.touch_mountains[forest] >> one & 1
    for one in range(house.land.forests):
        for other in range(house.land.forests):
            assert house.land.forest_near[one] >> other & 1 == house.land.forest_near[other] >> one & 1


def test_rows_and_masks_agree(house: IronwoodContent) -> None:
    for cells, masks in (
        (house.land.mountain_neighbours, house.land.mountain_near),
        (house.land.mountain_touching, house.land.touch_forests),
        (house.land.forest_neighbours, house.land.forest_near),
        (house.land.forest_touching, house.land.touch_mountains),
    ):
        for index, mask in enumerate(masks):
            assert sum(1 << other for other in row(list(cells), index)) == mask
            assert row(list(cells), index) == sorted(row(list(cells), index))


def test_twenty_ridges_each_with_a_path(house: IronwoodContent) -> None:
    links = sum(int(mask).bit_count() for mask in house.land.mountain_near) // 2
    paths = sum(int(mask).bit_count() for mask in house.land.forest_near) // 2
    assert (len(house.land.ridges), links, paths) == (20, 20, 20)


def test_the_map_is_flat(house: IronwoodContent) -> None:
    inner_forests = list(house.land.ring_of_forest).count(1)
    assert house.land.mountains - len(house.land.ridges) + inner_forests + 1 == 2


@pytest.mark.parametrize(
    ("start", "end", "steps"),
    [("ferrum", "ferrum", 0), ("ferrum", "auria", 1), ("ferrum", "plumbarum", 2), ("plumbarum", "cobaltis", 3)],
)
def test_steps_between_mountains(house: IronwoodContent, start: str, end: str, steps: int) -> None:
    names = house.names["mountain"]
    assert house.land.mountain_steps[names.index(start) * 16 + names.index(end)] == steps
    assert house.land.mountain_steps[names.index(end) * 16 + names.index(start)] == steps


@pytest.mark.parametrize(
    ("start", "end", "steps"),
    [("o1", "o1", 0), ("o1", "m1", 1), ("o1", "c1", 2), ("o1", "o2", 3), ("c1", "c3", 2), ("o1", "o4", 5)],
)
def test_steps_between_forests(house: IronwoodContent, start: str, end: str, steps: int) -> None:
    names = house.names["forest"]
    assert house.land.forest_steps[names.index(start) * 24 + names.index(end)] == steps


def test_cells_beyond_the_map_hold_no_steps(house: IronwoodContent) -> None:
    assert house.land.mountain_steps[11] == -1
    assert house.land.forest_steps[16] == -1
    assert (len(house.land.mountain_steps), len(house.land.forest_steps)) == (256, 576)


def test_every_mountain_with_a_vision_touches_an_inner_forest(house: IronwoodContent) -> None:  # [IW R14.1]
    inner = sum(1 << forest for forest in range(house.land.forests) if house.land.ring_of_forest[forest] == 1)
    assert all(house.land.touch_forests[mountain] & inner for mountain in house.visions.mountain)


def test_places_are_numbered_and_drawn_apart(house: IronwoodContent) -> None:
    assert sorted(house.land.mountain_number) == list(range(1, 12))
    assert sorted(house.land.forest_number) == list(range(1, 17))
    points = list(zip(house.land.mountain_x, house.land.mountain_y, strict=True))
    points += list(zip(house.land.forest_x, house.land.forest_y, strict=True))
    assert len(set(points)) == 27
    assert all((1000 - x, 800 - y) in points for x, y in points)


# Programs


Shape = tuple[object, ...]


def grown(program: ProgramTables, node: int) -> Shape:
    first, count = program.kid_first[node], program.kid_count[node]
    return (
        program.op[node],
        program.n[node],
        program.a[node],
        program.b[node],
        program.c[node],
        [grown(program, kid) for kid in range(first, first + count)],
    )


def shape(act: Act) -> Shape:
    return (act.op, act.n, act.a, act.b, act.c, [shape(kid) for kid in act.kids])


def block(program: ProgramTables, first: int, count: int) -> list[Shape]:
    return [grown(program, node) for node in range(first, first + count)]


@pytest.mark.parametrize("index", range(76), ids=CARD_IDS)
def test_the_nodes_of_a_card_are_its_effect(house: IronwoodContent, index: int) -> None:
    effect, program = house.cards.effects[index], house.program
    assert block(program, program.line_first[index], program.line_count[index]) == [shape(act) for act in effect.lines]
    assert block(program, program.combat_first[index], program.combat_count[index]) == [
        shape(mod) for mod in effect.each_combat
    ]
    for node, act in (
        (program.burned_node[index], effect.when_burned),
        (program.exhausted_node[index], effect.when_exhausted),
        (program.preparation_node[index], effect.each_preparation),
    ):
        assert (node == -1) == (act is None)
        assert act is None or grown(program, node) == shape(act)
    first = program.rule_first[index]
    assert [
        (program.rule_kind[at], program.rule_n[at], program.rule_while[at])
        for at in range(first, first + program.rule_count[index])
    ] == [(rule.kind, rule.n, e.THIS_ROUND) for rule in effect.this_round] + [
        (rule.kind, rule.n, e.IN_PLAY) for rule in effect.in_play
    ]
    first = program.when_first[index]
    assert [
        (program.when_event[at], grown(program, program.when_node[at]))
        for at in range(first, first + program.when_count[index])
    ] == [(event, shape(act)) for event, act in effect.whenever]


def test_every_node_knows_its_card(house: IronwoodContent) -> None:
    program = house.program
    assert sorted(program.card_of_node) == list(program.card_of_node)
    for index in range(76):
        for node in range(program.line_first[index], program.line_first[index] + program.line_count[index]):
            assert program.card_of_node[node] == index


def test_hunters_instinct_as_nodes(house: IronwoodContent) -> None:  # [IW R12.8]
    index = house.cards.names["en"].index("Hunter's Instinct")
    move: Shape = (e.MOVE_FIGHTERS, 4, 0, 0, 0, [])
    bonus: Shape = (e.MOD, 1, e.MOD_DEFENSE, e.IF_ALWAYS, 0, [])
    prize: Shape = (e.VICTORY, 0, 0, 0, 0, [(e.STEAL, 1, 0, 0, 0, [])])
    assert block(house.program, house.program.line_first[index], house.program.line_count[index]) == [
        (e.COST_BURN, 1, e.BURN_ANY, 0, 0, [move]),
        (e.ATTACK, 0, 0, 0, 0, [bonus, prize]),
    ]
