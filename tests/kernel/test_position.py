"""A position holds the whole table in words; every mistake in one is named by its path."""

import tomllib

import pytest

from beacons.cells import FIRST_CARD
from clockwood import api
from clockwood.kernel.errors import BadInput, BadOption, BadPosition, UnknownName
from clockwood.kernel.piles import knows_of, place_of, places_of
from clockwood.kernel.position.writer import key_text, quoted
from clockwood.kernel.rng import KEYED
from clockwood.kernel.table import Table
from kernel.beacons import laid, options, position, table

TURN = 'stack = ["Night", "Turn north"]'


def test_a_position_is_read_back_as_it_was_written() -> None:
    here = table(3)
    for _ in range(12):
        assert here.decision is not None
        here.choose(int(here.decision.options[0]))
        again = api.load(here.position())
        assert again.match.key() == here.match.key()
        assert again.position() == here.position()


def test_the_key_of_a_generator_is_written_and_read_back() -> None:
    here = api.new("beacons", seed=KEYED + 10)
    assert here.decision is not None
    here.choose(int(here.decision.options[0]))
    assert f'generator = ["{10:064x}", {here.match.rng.first}]' in here.position()
    again = api.load(here.position())
    assert again.match.key() == here.match.key()
    assert again.match.rng.key == here.match.rng.key
    assert "generator" not in here.position(0)


def test_without_a_generator_a_key_deals_and_plays_on() -> None:
    shared = table(7).position(0)
    one, other = (api.load(shared, seed=KEYED + 10) for _ in range(2))
    assert one.match.rng.key == (10).to_bytes(32, "big")
    assert one.match.key() == other.match.key()


def test_a_position_is_readable() -> None:
    here = laid('[state]\nnight = 2\noil = { south = 3 }\n[cards]\nhand.north = ["c1"]', TURN)
    text = here.position()
    assert 'stack = ["Night", "Turn north"]' in text
    assert "night = 2\noil = { south = 3 }" in text
    assert 'hand.north = ["c1"]' in text
    assert tomllib.loads(text)["options"] == {"nights": 8, "seat.north": "person", "seat.south": "person", "storms": 1}


def test_cards_carry_place_and_knowledge() -> None:
    here = laid('[cards]\ndeck = ["c3 @1 known south placed south", "c4 known everyone", "c5 @130"]', TURN)
    three, four, five = (here.match.state[FIRST_CARD + card] for card in (2, 3, 4))
    assert (place_of(three), knows_of(three), places_of(three)) == (1, 2, 2)
    assert (place_of(four), knows_of(four), places_of(four)) == (0, 255, 0)
    assert place_of(five) == 130
    assert 'deck = ["c3 @1 known south placed south", "c1", "c2", "c4 known everyone",' in here.position()


def test_a_seats_position_shows_what_it_knows_and_no_order_it_does_not() -> None:
    here = laid(
        '[cards]\nhand.north = ["c1"]\nhand.south = ["c2", "c6 known everyone"]\n'
        'deck = ["c8 @1 known north placed south", "c7 @2 known north placed south"]',
        TURN,
    )
    text = here.position(0)
    assert "generator" not in text
    assert 'seen_by = "north"' in text
    assert 'hand.south = ["c6 known north,south", "?"]' in text
    assert 'deck = ["c7 known north", "c8 known north", "?", "?"' in text
    again = api.load(text, seed=3)
    assert again.view(0) == here.view(0)
    assert options(again.match) == options(here.match)


def test_secrets_of_others_are_question_marks() -> None:
    here = laid("[state]\nnight = 1", 'stack = ["Night", "ShowCourses", "Prepare"]')
    here.choose("bear west", 1)
    assert 'bearing = { south = "?" }' in here.position(0)
    assert 'bearing = { south = "west" }' in here.position(1)
    again = api.load(here.position(0))
    assert [int(question.seat) for question in again.decisions] == [0]


def test_simultaneous_seats_are_read_back_in_their_order() -> None:
    here = laid("[state]\nnight = 2", 'stack = ["Night", "ShowCourses", "Prepare"]')
    again = api.load(here.position())
    assert [int(question.seat) for question in here.decisions] == [1, 0]
    assert [int(question.seat) for question in again.decisions] == [1, 0]


def test_an_ended_match_is_written_and_read() -> None:
    here = table(3)
    here.resign(0)
    again = api.load(here.position())
    assert again.outcome == here.outcome
    assert again.position() == here.position()


def test_without_a_stack_phase_and_seat_are_enough() -> None:
    here = laid("", 'phase = "turn"\nseat = "south"')
    assert here.decision is not None
    assert here.decision.seat == 1


def test_unnamed_cards_go_to_the_first_zone_that_may_hold_them() -> None:
    assert laid("", TURN).view(0)["count.deck"] == 12


def test_keys_are_written_as_toml_takes_them() -> None:
    assert [key_text("o1"), key_text("two words"), quoted('a"b\\')] == ["o1", '"two words"', '"a\\"b\\\\"']


HEAD_MISTAKES = [
    ("stack = [", "", "not valid TOML"),
    (f"{TURN}\nhats = 3", "hats", "no such entry in a position"),
    (f"{TURN}\nrules = 2", "rules", "written for rules 2 of beacons, this is rules 1"),
    (f"{TURN}\nrules = 0", "rules", "written for rules 0"),
    (f'{TURN}\nrules = "one"', "rules", "is not a number"),
    (f"{TURN}\ngenerator = [1]", "generator", "two numbers below 2**32"),
    (f"{TURN}\ngenerator = [0, 0]", "generator", "not both 0"),
    (f"{TURN}\ngenerator = [1, 4294967296]", "generator", "two numbers"),
    (f'{TURN}\ngenerator = ["ab", 0]', "generator", "a key of 64 hexadecimal digits"),
    (f'{TURN}\ngenerator = ["{"a" * 64}"]', "generator", "a number below 2**32"),
    (f'{TURN}\ngenerator = ["{"a" * 64}", -1]', "generator", "a number below 2**32"),
    (f"{TURN}\ngenerator = 3", "generator", "a list is needed"),
    (f'{TURN}\nseen_by = "west"', "seen_by", "no seat is called 'west'"),
    (f'{TURN}\npacks = ["beacons 00000000"]', "packs", "written with ['beacons 00000000']"),
    ("", "phase", "without a stack the phase is needed: night, turn"),
    ('phase = "noon"', "phase", "without a stack"),
    ('phase = "turn"\nseat = 1', "seat", "no seat is called 1"),
    ('stack = "Night"', "stack", "a list is needed"),
    ("stack = []", "stack", "nothing is left to do"),
    ("stack = [7]", "stack[0]", "7 is not a step of beacons"),
    ('stack = ["Fly"]', "stack[0]", "'Fly' is not a step of beacons"),
    ('stack = ["Turn"]', "stack[0]", "Turn is written with: seat"),
    ('stack = ["Turn west"]', "stack[0]", "no seat is called 'west'"),
    ('stack = ["Turn 1"]', "stack[0]", "no seat is called '1'"),
    ('stack = ["Turn --1"]', "stack[0]", "no seat is called '--1'"),
    ('stack = ["Feed north ²"]', "stack[0]", "'²' is not"),
    ('stack = ["Turn -1"]', "stack", "cannot go on"),
    ('stack = ["EndStorm"]', "stack", "the game cannot go on from here"),
    (f"{TURN}\nlanes = 3", "lanes", "a table is needed"),
    (f'{TURN}\nlanes.west = ["Night"]', "lanes", "no seat is called 'west'"),
    (f'{TURN}\nlanes.north = ["Fly"]', "lanes.north[0]", "'Fly' is not a step"),
    ("over = 1", "over", "a list is needed"),
    ('over = ["x"]', "over", "a reason and its rule are needed"),
    ('over = ["x", "B1"]\nwinners = ["west"]', "winners", "no seat is called 'west'"),
    ('over = ["x", "B1"]\nscores = ["many"]', "scores", "is not a number"),
    (f"{TURN}\noptions = 3", "options", "a table is needed"),
    (f"{TURN}\noptions = {{ nights = 1.5 }}", "options.nights", "neither a number nor a word"),
]
BODY_MISTAKES = [
    ("[state]\nhats = 1", "state.hats", "no such entry in this game"),
    ("[state]\nnight = true", "state.night", "True is not a number"),
    ('[state]\nnight = "two"', "state.night", "'two' is not a number"),
    ("[state]\nnight = 1000000000000000000", "state.night", "a larger number is not a number"),
    ("[state]\noil = 3", "state.oil", "a table is needed"),
    ("[state]\noil = { west = 1 }", "state.oil.west", "no seat is called 'west'"),
    ("[state]\nships = { r9 = 1 }", "state.ships.r9", "no rock is called 'r9'"),
    ("[state]\ncourse = { north = 2 }", "state.course.north", "a bearing is needed, not 2"),
    ('[state]\ncourse = { north = "up" }', "state.course.north", "no bearing is called 'up'"),
    ("[state]\nstorm = 1", "state.storm", "a list is needed"),
    ("[state]\nstorm = [{}, {}]", "state.storm", "at most 1 can be open"),
    ("[state]\nstorm = [1]", "state.storm[0]", "a table is needed"),
    ("[state]\nstorm = [{ hats = 1 }]", "state.storm[0].hats", "no such field"),
    ("[state]\nnight = 9", "", "state.night: after the last night there is none"),
    ("[state]\noil = { north = 10 }", "", "state.oil.north: 10 is above 9 [B9]"),
    ("[cards]\ntable = []", "cards.table", "no such zone; there are deck, hand.north"),
    ("[cards]\ndeck = 3", "cards.deck", "a list is needed"),
    ("[cards]\ndeck = [3]", "cards.deck", "3 is not a card"),
    ('[cards]\ndeck = [""]', "cards.deck", "'' is not a card"),
    ('[cards]\ndeck = ["c99"]', "cards.deck", "no card is called 'c99'"),
    ('[cards]\ndeck = ["c1"]\nspent = ["c1"]', "cards.spent", "c1 is also in deck"),
    ('[cards]\ndeck = ["c1 @0"]', "cards.deck", "'@0' is not a place in a pile"),
    ('[cards]\ndeck = ["c1 @128"]', "cards.deck", "'@128' is not a place"),
    ('[cards]\ndeck = ["c1 @²"]', "cards.deck", "'@²' is not a place"),
    ('[cards]\ndeck = ["c1 @1", "c2 @1"]', "cards.deck", "two cards are at @1"),
    ('[cards]\ndeck = ["c1 known west"]', "cards.deck", "no seat is called 'west'"),
    ('[cards]\ndeck = ["c1 known"]', "cards.deck", "'known' after c1 is not understood"),
    ("[cards]\ndeck = [" + '"?", ' * 13 + "]", "cards.deck", "no card is left for a '?'"),
    ("[cards]\n" + "a." * 30 + "b = 1", "cards", "tables lie too deep"),
]


def refusal(text: str) -> BadInput:
    with pytest.raises(BadInput) as refused:
        api.load(text)
    return refused.value


@pytest.mark.parametrize(("head", "place", "reason"), HEAD_MISTAKES)
def test_a_mistake_in_the_head_is_named(head: str, place: str, reason: str) -> None:
    error = refusal(position("", head))
    assert isinstance(error, BadPosition)
    assert error.place == place
    assert reason in error.reason


@pytest.mark.parametrize(("body", "place", "reason"), BODY_MISTAKES)
def test_a_mistake_in_the_body_is_named(body: str, place: str, reason: str) -> None:
    error = refusal(position(body, TURN))
    assert isinstance(error, BadPosition)
    assert error.place == place
    assert reason in error.reason


def test_what_is_no_position_says_so() -> None:
    assert refusal("").place == "format"
    assert refusal('format = "clockwood position 1"').place == "game"
    assert isinstance(refusal('format = "clockwood position 1"\ngame = "chess"'), UnknownName)
    assert isinstance(refusal(position("", f"{TURN}\noptions = {{ hats = 1 }}")), BadOption)
    assert refusal("x = " + "9" * 5000).place == ""


def test_a_position_of_a_loaded_table_starts_its_record() -> None:
    here: Table = laid('[cards]\nhand.north = ["c1"]', TURN)
    here.choose("play c1")
    assert api.replay(here.record()).match.key() == here.match.key()
