"""Actions are dense integers, one-to-one with what a person types."""

import pytest

from beacons.game import GAME
from clockwood import api
from clockwood.kernel.content import Content
from clockwood.kernel.errors import UnknownName
from clockwood.kernel.vocabulary import Verb, Vocabulary, term_text, term_value, whole

WORDS = Vocabulary({"place": 4, "seat": 2, "count": 5})
PASS = WORDS.verb("pass")
GO = WORDS.verb("go", "place")
MOVE = WORDS.verb("move", "place", "place")
GIVE = WORDS.verb("give", "seat", "place", "count")
NAMES = Content([], {}, {"place": ["o1", "O2", "hill", "bay"], "seat": ["north", "south"]})


def test_codes_are_dense() -> None:
    assert [int(verb.base) for verb in WORDS.verbs] == [0, 1, 5, 21]
    assert WORDS.size == 1 + 4 + 16 + 40


def test_every_action_is_written_and_read_back() -> None:
    texts = [WORDS.notation(NAMES, action) for action in range(WORDS.size)]
    assert len(set(texts)) == WORDS.size
    assert [WORDS.parse(NAMES, text) for text in texts] == list(range(WORDS.size))


def test_every_action_of_a_game_is_written_and_read_back() -> None:
    content = api.content("beacons")
    actions = range(GAME.vocabulary.size)
    assert [GAME.vocabulary.parse(content, GAME.vocabulary.notation(content, a)) for a in actions] == list(actions)


def test_arguments_come_back_from_the_code() -> None:
    for first in range(2):
        for second in range(4):
            for third in range(5):
                action = GIVE.code3(first, second, third)
                assert GIVE.arguments(action) == [first, second, third]
                assert GIVE.coded([first, second, third]) == action
                assert GIVE.first_of_three(action) == first
                assert GIVE.second_of_three(action) == second
                assert GIVE.last_of(action) == third
    assert MOVE.first_of_two(MOVE.code2(3, 1)) == 3
    assert MOVE.last_of(MOVE.code2(3, 1)) == 1
    assert GO.only(GO.code1(2)) == 2


@pytest.mark.parametrize("verb", WORDS.verbs, ids=lambda verb: verb.name)
def test_the_verb_of_an_action_is_found_at_both_ends(verb: Verb) -> None:
    assert WORDS.verb_of(verb.base) is verb
    assert WORDS.verb_of(verb.base + verb.count - 1) is verb
    assert verb.has(verb.base)
    assert not verb.has(verb.base - 1)
    assert not verb.has(verb.base + verb.count)


def test_letters_may_be_large_or_small() -> None:
    assert WORDS.parse(NAMES, "MOVE O1 o2") == MOVE.code2(0, 1)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "an empty answer"),
        ("fly o1", "no action is called 'fly'"),
        ("move o1", "'move' is written: move place place"),
        ("go o9", "no place is called 'o9'"),
        ("give north o1 5", "'5' is not a number of count below 5"),
        ("give north o1 -1", "'-1' is not a number of count below 5"),
        ("give north o1 ²", "'²' is not a number of count below 5"),
    ],
)
def test_an_unknown_word_is_named(text: str, reason: str) -> None:
    with pytest.raises(UnknownName) as refused:
        WORDS.parse(NAMES, text)
    assert refused.value.reason == reason


def test_two_verbs_may_share_a_name() -> None:
    words = Vocabulary({"place": 4, "seat": 2})
    to_place = words.verb("send", "place")
    to_seat = words.verb("send", "seat")
    assert words.parse(NAMES, "send hill") == to_place.code1(2)
    assert words.parse(NAMES, "send south") == to_seat.code1(1)


def test_the_digest_names_the_vocabulary() -> None:
    other = Vocabulary({"place": 5, "seat": 2, "count": 5})
    for verb in WORDS.verbs:
        other.verb(verb.name, *verb.kinds)
    assert other.digest() != WORDS.digest()
    assert len(WORDS.digest()) == 12


def test_terms_without_names_are_numbers() -> None:
    assert term_text(NAMES, "count", 3) == "3"
    assert term_value(NAMES, "count", "3", 5) == 3
    assert term_text(NAMES, "place", 9) == "9"


@pytest.mark.parametrize("word", ["", "-", "1.5", "1_0", " 1", "٣", "9" * 10, "+1"])
def test_what_is_not_a_plain_number_is_none(word: str) -> None:
    assert whole(word) is None
