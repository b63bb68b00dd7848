"""Numbers ask for forms: Polish has three, and the accusative of persons is a genitive."""

import pytest

from clockwood.api import content
from clockwood.games.ironwood.actions import TARGET
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


def test_a_trace_is_told_in_a_line_and_read_back_criterion_by_criterion() -> None:
    places = [int(TARGET.code1(mountain)) for mountain in (3, 4, 5)]
    sieve = [
        Sieved("bot-with-foundation", 1, [(places[0], 1), (places[1], 1), (places[2], 0)], places[:2]),
        Sieved("bot-unmarked", 1, [(places[0], 1), (places[1], 1)], places[:2]),
        Sieved("bot-fighters-around", 3, [(places[0], 3), (places[1], 2)], places[1:2]),
    ]
    trace = Trace("bot-picks-expansion", "IB 8.8", EVERYONE, places, sieve).won_by(places[1], "bot-by-die")
    words = Words("en", content("ironwood"))
    assert words.told(trace) == "Expand, target: Zincur."
    assert words.sieve(trace) == [
        "Expand, target: 3 candidates.",
        "If possible “with a Foundation”: 2 left. Palladimor, Zincur",
        "If possible “not marked”: 2 left.",
        "Fewest “Woodwalker Fighters around”: 1 left. Palladimor: 3, Zincur: 2",
        "The tie: the Magic die: Zincur.",
    ]


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(UnknownName, match="no such language; there are en, pl"):
        Words("xx")
