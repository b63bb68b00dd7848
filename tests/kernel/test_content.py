"""Options are checked and typed; content is built once per process."""

import pickle

import pytest

from beacons.game import GAME
from clockwood import api
from clockwood.kernel.content import PackId, content_again
from clockwood.kernel.errors import BadOption
from clockwood.kernel.options import OptionSpec, Value, settled

LEVEL = OptionSpec("level", 3, "R1", 1, 9)
SIDE = OptionSpec("side", "left", "R2", choices=("left", "right"))
SWITCH = OptionSpec("open", 0, "R3")


@pytest.mark.parametrize(
    ("spec", "value", "kept"),
    [
        (LEVEL, 5, 5),
        (LEVEL, "5", 5),
        (SIDE, "right", "right"),
        (SWITCH, "on", 1),
        (SWITCH, "No", 0),
        (SWITCH, "true", 1),
    ],
)
def test_a_value_comes_back_in_its_own_type(spec: OptionSpec, value: Value, kept: Value) -> None:
    assert spec.checked(value) == kept
    assert type(spec.checked(value)) is type(kept)


@pytest.mark.parametrize(
    ("spec", "value", "message"),
    [
        (LEVEL, 10, "level: 10 is outside 1–9"),
        (LEVEL, "many", "level: 'many' is not a whole number"),
        (LEVEL, "9" * 5000, "is not a whole number"),
        (SIDE, "middle", "side: 'middle' is not one of left, right"),
        (SWITCH, 2, "open: 2 is outside 0–1"),
    ],
)
def test_a_value_outside_says_what_is_allowed(spec: OptionSpec, value: Value, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        spec.checked(value)


def test_what_is_not_asked_for_takes_its_default() -> None:
    assert settled([LEVEL, SIDE], {"level": "4"}) == {"level": 4, "side": "left"}


def test_an_unknown_option_names_those_there_are() -> None:
    with pytest.raises(BadOption, match="hats: no such option; there are level, side"):
        settled([LEVEL, SIDE], {"hats": 1})
    with pytest.raises(BadOption, match="there are none"):
        settled([], {"hats": 1})


def test_content_travels_by_its_sources() -> None:
    made = api.content("beacons", options={"nights": 3})
    there = pickle.loads(pickle.dumps(made))  # noqa: S301 - our own bytes
    assert there.names == made.names
    assert there.number("nights") == 3
    assert [pack.text() for pack in there.packs] == [pack.text() for pack in made.packs]
    assert pickle.loads(pickle.dumps(made)) is there  # noqa: S301 - our own bytes


def test_other_options_are_another_content() -> None:
    made = api.content("beacons")
    one = content_again(made.home, pickle.dumps(made.files), made.packs, {"nights": 3})
    other = content_again(made.home, pickle.dumps(made.files), made.packs, {"nights": 4})
    assert (one.number("nights"), other.number("nights")) == (3, 4)


def test_a_pack_is_known_by_name_and_digest() -> None:
    assert PackId("house", "0123456789abcdef").text() == "house 01234567"


def test_a_pack_that_grew_knows_its_earlier_hashes() -> None:
    pack = PackId("house", "0123456789abcdef", "aaaaaaaa bbbbbbbb")
    assert [pack.was(f"house {text}") for text in ("01234567", "aaaaaaaa", "bbbbbbbb", "cccccccc")] == [True] * 3 + [
        False
    ]
    assert not pack.was("other aaaaaaaa")


def test_seats_have_names_even_where_a_game_gives_none() -> None:
    assert GAME.content(api.content("beacons").files, [], {}).names["seat"] == ["north", "south"]
