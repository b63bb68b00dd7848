"""A table is edited by the paths its position writes; what cannot be is named by its path, and nothing changes."""

import pytest

from clockwood.kernel.errors import BadPosition
from clockwood.kernel.match import Match
from clockwood.kernel.position.editing import edited
from clockwood.kernel.position.writer import write_position
from kernel.beacons import laid

STORM = 'stack = ["Night", "EndStorm", "Break"]'


def here() -> Match:
    return laid('[state]\nnight = 2\noil = { south = 3 }\n[cards]\nhand.north = ["c1"]\ndeck = ["c2 @1"]').match


def after(*edits: str) -> str:
    """The position as it is written once the edits are made."""
    return write_position(edited(here(), list(edits)))


@pytest.mark.parametrize("edit", ["night=5", "state.night=5", " night = 5 "])
def test_a_single_number_is_set_by_its_name(edit: str) -> None:
    assert "night = 5\n" in after(edit)


@pytest.mark.parametrize("edit", ["oil.south=1", "south.oil=1", "state.oil.south=1", "OIL.south=1".lower()])
def test_a_cell_of_a_row_is_set_by_row_and_place_in_either_order(edit: str) -> None:
    assert "oil = { south = 1 }" in after(edit)


def test_a_cell_that_holds_a_term_takes_its_name_or_nothing() -> None:
    assert 'course = { north = "east" }' in after("course.north=east")
    assert "course" not in after("course.north=east", "course.north=0")


@pytest.mark.parametrize(
    "edit", ["c1=deck @9223372036854775808", "night=9223372036854775808", "oil.south=1" + "0" * 30]
)
def test_a_number_beyond_all_bounds_is_refused_by_its_path(edit: str) -> None:
    with pytest.raises(BadPosition, match=edit.partition("=")[0]):
        after(edit)


def test_the_match_itself_is_not_touched() -> None:
    match = here()
    before = match.key()
    edited(match, ["oil.south=1"])
    assert match.key() == before


# -- cards


def test_a_card_is_put_where_it_is_said_to_lie() -> None:
    assert 'hand.north = ["c1", "c8"]' in after("c8=hand.north")
    assert 'deck = ["c8 @1", "c2 @2",' in after("c8=deck @1")


def test_a_zone_holds_what_is_listed_and_the_rest_goes_back_to_the_supply() -> None:
    text = after('hand.north=["c5", "c6"]')
    assert 'hand.north = ["c5", "c6"]' in text
    assert '"c1"' in text.split("deck = ")[1]


def test_edits_are_made_one_after_the_other() -> None:
    assert 'hand.north = ["c5", "c7"]' in after('cards.hand.north=["c5"]', "c7=hand.north")


# -- what cannot be


@pytest.mark.parametrize(
    ("edits", "place", "reason"),
    [
        (["oil"], "oil", "an edit is written PATH=VALUE"),
        (["=3"], "=3", "an edit is written PATH=VALUE"),
        (["oil.south="], "oil.south=", "an edit is written PATH=VALUE"),
        (["oil.west=1"], "oil.west", "no seat is called 'west'"),
        (["south.fish=1"], "south.fish", "no such path; south has oil, course"),
        (["fish=1"], "fish", "no such path; there are night, oil, ships"),
        (["oil=3"], "oil", "say which seat: oil.north=3"),
        (["storm=1"], "storm", "what is under way cannot be edited"),
        (["oil.south=many"], "oil.south", "'many' is not a number"),
        (["oil.south=10"], "oil.south=10", "10 is above 9 [B9]"),
        (["oil.south=-1"], "oil.south=-1", "-1 is below 0 [B9]"),
        (["course.north=up"], "course.north", "no bearing is called 'up'"),
        (["c8=pocket"], "c8", "'pocket' is no zone; there are deck, hand.north"),
        (["c8=deck @0"], "c8", "is not a place in a pile"),
        (["hand.north=c8"], "hand.north", "a list is needed"),
        (['hand.north=["x9"]'], "hand.north", "no card is called 'x9'"),
        (['hand.north=["c8", "c8"]'], "hand.north", "c8 is also in hand.north"),
        (["oil.south=2", "night=99"], "oil.south=2, night=99", "after the last night"),
    ],
)
def test_what_cannot_be_is_named(edits: list[str], place: str, reason: str) -> None:
    match = here()
    before = match.key()
    with pytest.raises(BadPosition) as refused:
        edited(match, edits)
    assert refused.value.place == place
    assert reason in refused.value.reason
    assert match.key() == before
