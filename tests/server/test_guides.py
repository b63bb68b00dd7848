"""Guides of games on the server."""

from collections.abc import Callable

import pytest

from server.visitors import Visitor

NewVisitor = Callable[[], Visitor]


@pytest.mark.slow
def test_every_game_has_a_guide_in_both_languages(new_visitor: NewVisitor) -> None:
    english, polish = (new_visitor().get("/guides", language=language) for language in ("en", "pl"))
    assert [guide["game"] for guide in english] == ["ironwood", "forge-war", "iron-kings", "root"]
    for one, other in zip(english, polish, strict=True):
        assert len(one["goal"]) == 3
        assert one["art"].startswith("<svg")
        assert one["line"] != other["line"]
        assert [chapter["id"] for chapter in one["chapters"]][:4] == ["goal", "turn", "pieces", "winning"]


def test_the_legend_is_drawn_with_the_symbols_of_the_game(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    for guide in visitor.get("/guides"):
        sheet = visitor.get(f"/games/{guide['game']}/symbols")
        drawn = [piece["symbol"] or f"shape:{piece['shape']}" for piece in guide["pieces"]]
        drawn += [sign["ref"] for sign in guide["signs"]]
        assert [name for name in drawn if f'id="{name}"' not in sheet] == []
        assert not [piece["ref"] for piece in guide["pieces"] if piece["ref"].endswith(("-n", "-ne", "-s"))]
        assert all(sign["text"] for sign in guide["signs"])
    assert visitor.get("/games/chess/symbols", status=404)["place"] == "game"


def test_the_legend_of_root_shows_and_explains_the_pieces_of_every_faction(new_visitor: NewVisitor) -> None:
    guide = next(each for each in new_visitor().get("/guides") if each["game"] == "root")
    told = {piece["ref"]: piece["about"] for piece in guide["pieces"]}
    assert {"kind:keep", "kind:roost", "kind:sympathy", "kind:vagabond", "kind:item-torch"} <= set(told)
    assert [ref for ref, about in told.items() if not about or about.startswith("about-")] == []
    states = [ref for ref in told if ref.startswith(("kind:used-", "kind:damaged-"))]
    assert states == ["kind:used-boots", "kind:damaged-boots", "kind:damaged-down-boots"]
    assert len({told[ref] for ref in [*states, "kind:item-boots"]}) == 4


def test_the_legend_of_every_game_explains_what_it_shows_in_every_language(new_visitor: NewVisitor) -> None:
    for language in ("en", "pl"):
        for guide in new_visitor().get("/guides", language=language):
            assert [piece["ref"] for piece in guide["pieces"] if not piece["about"]] == [], guide["game"]


def test_the_legend_of_iron_kings_shows_every_terrain(new_visitor: NewVisitor) -> None:
    guide = next(each for each in new_visitor().get("/guides") if each["game"] == "iron-kings")
    ground = [piece["name"] for piece in guide["pieces"] if piece["ref"].startswith("kind:ground-")]
    assert ground == ["plains", "forest", "mountain", "ruins", "barrow", "mine", "lake", "wasteland"]
