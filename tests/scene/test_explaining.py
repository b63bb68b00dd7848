"""Everything drawn can be explained, with its rules and the reason why it cannot be used now."""

import pytest

from clockwood.kernel.errors import UnknownName
from clockwood.scene.builder import SceneBuilder
from clockwood.scene.schema import Explained
from games.ironwood.builder import Scene, table


def explained(scene: Scene, ref: str, language: str = "en") -> Explained:
    played = scene.open() if scene.table is None else scene.table
    return SceneBuilder(played.match.content, language).explain(played, 0, ref)


def words(found: Explained) -> str:
    return " ".join(span.text for line in found.lines for span in line)


def test_a_card_in_hand_says_what_it_does_and_which_answer_plays_it() -> None:  # [IW R5.2]
    found = explained(table().hand("WW07").turn("woodwalkers"), "card:WW07")
    assert found.answers == ["play WW07"]
    assert found.why_not is None
    assert "house" in words(found)


def test_a_card_elsewhere_says_why_it_cannot_be_played() -> None:  # [IW R5.2]
    found = explained(table().discard("WW07").turn("woodwalkers"), "card:WW07")
    assert found.answers == []
    assert found.why_not is not None
    assert found.why_not.tags == ["IW R5.2"]
    assert found.rules[0].tag == "R5.2"


def test_pieces_are_explained_by_their_kind_and_their_place() -> None:  # [IW R7.1]
    found = explained(table().wood(c1=3).turn("woodwalkers"), "piece:c1.fighter")
    assert "removed by 1 damage" in words(found)
    assert "Ferrum" in words(found)
    assert "R7.1" in [rule.tag for rule in found.rules]


def test_explanations_speak_the_seats_language() -> None:
    found = explained(table().wood(c1=3).turn("woodwalkers"), "kind:totem", "pl")
    assert found.name == "pełny Totem"


def test_what_is_not_there_is_refused_by_name() -> None:
    with pytest.raises(UnknownName, match="place:nowhere"):
        explained(table().turn("woodwalkers"), "place:nowhere")


def test_a_cards_effect_is_told_in_words_and_not_as_packs_write_it() -> None:
    said = words(explained(table().hand("WW03").turn("woodwalkers"), "card:WW03"))
    assert "Choose one: move 5 Fighters" in said
    assert "resolve 1 of {" not in said


def test_the_solo_icons_of_a_card_are_explained_by_their_rules() -> None:  # [WB 6.2]
    found = explained(table().hand("WW03").turn("woodwalkers"), "card:WW03")
    assert "solo Arrows" in words(found)
    assert {"WB 6.2", "WB 6.10", "WB 2.2"} <= {rule.tag for rule in found.rules}


def test_a_forest_is_named_as_on_the_map() -> None:
    assert explained(table().turn("woodwalkers"), "place:m1").name == "Forest 7"
    assert explained(table().turn("woodwalkers"), "place:m1", "pl").name == "Las 7"


def test_a_seat_says_what_it_is_and_what_it_has() -> None:
    said = words(explained(table().turn("woodwalkers"), "seat:ironclad"))
    assert "win with the third Forge" in said
    assert "Forges  0 / 3" in said
    assert "Crystals" in said
