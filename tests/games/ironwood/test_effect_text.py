"""A card on which no text is printed says its effect in words, in every language. [IW R16]"""

import pytest
from hypothesis import given

from clockwood.api import content
from clockwood.games.ironwood.cards.effect_text import effect_words
from clockwood.games.ironwood.grammar.effects import Effect
from clockwood.games.ironwood.grammar.parser import parse
from clockwood.registry import game_named
from clockwood.scene.setting import build_setting
from clockwood.scene.speaker import Speaker
from clockwood.words import LANGUAGES, Words
from games.ironwood.pack_files import files
from games.ironwood.test_grammar_fuzz import effects

SPEAKERS = {language: Words(language, content("ironwood")) for language in LANGUAGES}


def said(text: str, language: str) -> str:
    return SPEAKERS[language].line(effect_words(parse(text, "card")))


@pytest.mark.parametrize(
    ("effect", "english", "polish"),
    [
        ("move 5 fighters; attack", "Move 5 Fighters. Attack.", "Porusz 5 Wojowników. Zaatakuj."),
        (
            "attack; this combat: damage +2 if attacking, peek wager; victory: (gain 1; draw 1)",
            (
                "Attack; in this combat: +2 damage if you attack, you see the opponent's wager before yours; "
                "victory: (gain 1 crystal; draw 1 special card)."
            ),
            (
                "Zaatakuj; w tej walce: +2 Obrażeń (gdy atakujesz), widzisz kartę przeciwnika, zanim umieścisz swoją; "
                "wygrana: (zyskaj 1 Kryształ; dobierz 1 kartę Specjalną)."
            ),
        ),
        (
            "spend 2 to recruit 2 fighters at controlled outer forest; draw 1",
            "Spend 2 crystals for this: recruit 2 Fighters in a Forest (controlled, outer). Draw 1 special card.",
            (
                "Wydaj za to 2 Kryształy: zwerbuj 2 Wojowników w Lesie (kontrolowanym, zewnętrznym). "
                "Dobierz 1 kartę Specjalną."
            ),
        ),
        (
            "ongoing 2; mark 1 at mountain; in play: cannot attack at marked; whenever battle won: steal 1",
            (
                "Ongoing, 2 markers. Mark 1 place on a Mountain. While the card is in play: a marked place cannot be "
                "attacked. Whenever you win a battle: steal 1 crystal."
            ),
            (
                "Czasowy, 2 znaczniki. Oznacz 1 Lokację na Górze. Dopóki karta jest w grze: oznaczonej Lokacji nie "
                "można atakować. Ilekroć wygrasz Bitwę: zabierz 1 Kryształ."
            ),
        ),
        (
            "resolve 1 of {discover | (move 2 fighters; attack ferrum)}",
            "Choose 1 effect of a list: discover / (move 2 Fighters; attack Ferrum).",
            "Wybierz z listy 1 efekt: odkryj Totem / (porusz 2 Wojowników; zaatakuj Ferrum).",
        ),
    ],
)
def test_an_effect_is_put_into_words(effect: str, english: str, polish: str) -> None:
    assert said(effect, "en") == english
    assert said(effect, "pl") == polish


@given(effects())
def test_whatever_an_effect_says_has_words(effect: Effect) -> None:
    for speaker in SPEAKERS.values():
        text = speaker.line(effect_words(effect))
        assert text.endswith(".")
        assert not any(f"{lead}-" in text for lead in ("effect", "act"))
        assert speaker.problems == []


@pytest.mark.parametrize(("language", "words"), [("en", "Gain 3 crystals."), ("pl", "Zyskaj 3 Kryształy.")])
def test_a_card_without_a_text_shows_its_effect_on_the_page_and_in_the_terminal(language: str, words: str) -> None:
    laid: dict[str, dict[str, object]] = {
        "cards": {"card": [{"id": "WW07", "effect": "gain 3", "text_en": "", "provenance": "owner"}]}
    }
    game = game_named("ironwood")
    made = game.content(game.overlay(files(), laid), [], {})
    speaker = Words(language, made)
    setting = build_setting(made, game.setting(made), Speaker(speaker))
    [shown] = [card for card in setting.cards if card.ref == "card:WW07"]
    assert shown.text == words
    assert speaker.piece(("WW07", "dim@card-text")) == (words, "dim")
