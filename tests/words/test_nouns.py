"""Nouns take the form their number needs: Polish has three, and the accusative of persons is a genitive."""

import pytest

from clockwood.api import content
from clockwood.games.ironwood.verbs import DIE_FACE, TARGET
from clockwood.kernel.errors import UnknownName
from clockwood.kernel.events import EVERYONE, Event, Term, number
from clockwood.kernel.trace import Sieved, Trace
from clockwood.words import Words

POLISH = [
    ("fighter", 1, "acc", "Wojownika"),
    ("fighter", 2, "acc", "Wojowników"),
    ("fighter", 5, "acc", "Wojowników"),
    ("fighter", 1, "nom", "Wojownik"),
    ("golem", 2, "acc", "Golemy"),
    ("golem", 5, "acc", "Golemów"),
    ("crystal", 0, "acc", "Kryształów"),
    ("crystal", 1, "acc", "Kryształ"),
    ("crystal", 2, "acc", "Kryształy"),
    ("crystal", 4, "acc", "Kryształy"),
    ("crystal", 5, "acc", "Kryształów"),
    ("crystal", 11, "acc", "Kryształów"),
    ("crystal", 12, "acc", "Kryształów"),
    ("crystal", 14, "acc", "Kryształów"),
    ("crystal", 20, "acc", "Kryształów"),
    ("crystal", 21, "acc", "Kryształów"),
    ("crystal", 22, "acc", "Kryształy"),
    ("crystal", 25, "acc", "Kryształów"),
    ("crystal", 102, "acc", "Kryształy"),
    ("crystal", 112, "acc", "Kryształów"),
    ("special", 1, "acc", "kartę Specjalną"),
    ("special", 3, "acc", "karty Specjalne"),
    ("special", 7, "acc", "kart Specjalnych"),
    ("damage", 1, "acc", "Obrażenie"),
    ("damage", 3, "acc", "Obrażenia"),
    ("damage", 6, "acc", "Obrażeń"),
    ("warband", 1, "acc", "Drużynę"),
    ("totem", 2, "acc", "Totemy"),
]


@pytest.mark.parametrize(("noun", "count", "case", "form"), POLISH)
def test_polish_forms(noun: str, count: int, case: str, form: str) -> None:
    assert Words("pl", content("ironwood")).lexicon.form(noun, count, case) == form


@pytest.mark.parametrize(("count", "form"), [(0, "crystals"), (1, "crystal"), (2, "crystals"), (21, "crystals")])
def test_english_forms(count: int, form: str) -> None:
    assert Words("en", content("ironwood")).lexicon.form("crystal", count, "acc") == form


def test_languages_decline_the_same_nouns() -> None:
    english, polish = (Words(language, content("ironwood")).lexicon.nouns for language in ("en", "pl"))
    assert list(english) == list(polish)


def test_every_polish_noun_has_its_gender_and_all_forms() -> None:
    lexicon = Words("pl", content("ironwood")).lexicon
    assert {name for name in lexicon.nouns if not lexicon.genders[name]} == set()
    for forms in lexicon.nouns.values():
        for by_number in forms.values():
            assert set(by_number) == {"one", "few", "many", "other"}


def test_a_sentence_counts_and_names() -> None:
    event = Event("stolen", "IW R16.11", EVERYONE, [Term("seat", "seat", 1), number("n", 5)])
    assert Words("pl", content("ironwood")).told(event) == "Pancerny Klan: zabrano 5 Kryształów."
    assert Words("en", content("ironwood")).told(event) == "Ironclad: stole 5 crystals."


PLACES = [int(TARGET.code1(mountain)) for mountain in (3, 4, 5)]
SIEVE = [
    Sieved("bot-with-foundation", 1, [(PLACES[0], 1), (PLACES[1], 1), (PLACES[2], 0)], PLACES[:2]),
    Sieved("bot-unmarked", 1, [(PLACES[0], 1), (PLACES[1], 1)], PLACES[:2]),
    Sieved("bot-fighters-around", 3, [(PLACES[0], 3), (PLACES[1], 2)], PLACES[1:2]),
]


def expansion(candidates: list[int], sieve: list[Sieved]) -> Trace:
    return Trace("bot-picks-expansion", "IB 8.8", candidates, sieve)


def test_a_choice_is_told_in_a_line_with_what_decided() -> None:
    words = Words("en", content("ironwood"))
    assert words.told(expansion([], [])) == "Expand, target: none, because there is no candidate."
    assert words.told(expansion(PLACES, SIEVE).won_by(PLACES[1], "")) == (
        "Expand, target: Zincur, fewest “Woodwalker Fighters around”: 2."
    )
    assert (
        words.told(expansion(PLACES[:1], []).won_by(PLACES[0], "")) == "Expand, target: Palladimor, the only candidate."
    )
    nobody = expansion(PLACES, [Sieved("bot-with-foundation", 0, [(place, 0) for place in PLACES], [])])
    assert words.told(nobody) == "Expand, target: none, because no candidate is “with a Foundation”."
    assert Words("pl", content("ironwood")).told(nobody).startswith("Rozwój, cel: nic, bo żaden kandydat nie jest")


def test_a_choice_is_read_back_criterion_by_criterion_to_the_die() -> None:
    trace = expansion(PLACES, SIEVE[:2]).won_by(PLACES[1], "bot-by-die", DIE_FACE.code1(0))
    words = Words("en", content("ironwood"))
    assert words.told(trace) == "Expand, target: Zincur, 2 tied; the Magic die: lowest even number."
    assert words.sieve(trace) == [
        "3 candidates: Palladimor, Zincur, Argentimar.",
        "If possible “with a Foundation”: 2 left. Palladimor, Zincur",
        "If possible “not marked”: 2 left.",
        "Tied: Palladimor, Zincur.",
        "The tie: the Magic die, lowest even number: Zincur.",
    ]
    assert words.sieve(expansion(PLACES, SIEVE).won_by(PLACES[1], ""))[-1] == (
        "Fewest “Woodwalker Fighters around”: 1 left. Palladimor: 3, Zincur: 2"
    )


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(UnknownName, match="no such language; there are en, pl"):
        Words("xx")
