"""Components, their limits, and the table as a match begins. [IW R1, R2]"""

import pytest

from clockwood import api
from clockwood.kernel.errors import BadPosition
from games.ironwood.builder import (
    BASE,
    INNER_FORESTS,
    INNER_MOUNTAINS,
    IRON,
    MOUNTAINS,
    OUTER_FORESTS,
    SEATS,
    SPECIALS,
    VISIONS,
    WOOD,
    Scene,
    new_game,
    table,
)

INNER_VISIONS = {f"V-{mountain}" for mountain in INNER_MOUNTAINS}


def test_one_seat_is_the_woodwalkers_the_other_the_ironclad() -> None:  # [IW R1.1]
    assert new_game().open().seat_names == ["woodwalkers", "ironclad"]


def test_the_box_holds_20_crystals_and_20_markers() -> None:  # [IW R1.2, R1.6, R2.6]
    t = new_game()
    t.expect(ww=1, ic=2, cargo=0, markers={}, marks=0)
    assert t.supply() == 17
    with pytest.raises(BadPosition, match="more than 20 crystals"):
        table().crystals(ww=10, ic=9).drill("auria", cargo=2).turn(WOOD).open()
    with pytest.raises(BadPosition, match="more than 20 markers"):
        table().ongoing(IC14=11, IC22=10).turn(WOOD).open()


@pytest.mark.parametrize(
    ("scene", "problem"),
    [
        (table().iron(auria=21), "more than 20 Fighters"),
        (table().wood(c1=21), "more than 20 Fighters"),
        (table().golems(auria=4), "more than 3 Golems"),
        (table().totems(c1=4).fading(c1=1).secured(1), "more than 5 Totems"),
        (
            table().foundation("argentimar", "chromia", "cobaltis", "cuprumis", "gallimor", "plumbarum"),
            "more than 5 Foundations and Forges",
        ),
    ],
)
def test_no_table_holds_more_pieces_than_the_box(scene: Scene, problem: str) -> None:  # [IW R1.3, R1.4]
    with pytest.raises(BadPosition, match=problem):
        scene.turn(WOOD).open()


def test_each_side_has_3_base_and_35_special_cards_and_there_are_10_visions() -> None:  # [IW R1.3, R1.4, R2.1, R2.2]
    t = new_game()
    for seat in SEATS:
        assert t.zone(f"hand.{seat}") == BASE[seat]
        assert t.zone(f"deck.{seat}") == SPECIALS[seat]
    assert sorted(t.zone("visions.deck") + t.zone("visions.hand")) == sorted(VISIONS)


def test_a_piece_that_has_run_out_is_not_placed() -> None:  # [IW R1.5]
    t = table().wood(o1=20).hand("WW28").turn(WOOD).play("WW28")
    t.expect(asked=IRON, o1=20)
    t = table().wood(o1=19).hand("WW28").turn(WOOD).play("WW28").choose("recruit o2")
    t.expect(asked=IRON, o1=19, o2=1)


def test_the_first_vision_is_an_inner_one_and_nine_stay_in_the_deck() -> None:  # [IW R2.3, A1]
    first = set()
    for seed in range(40):
        t = new_game(seed)
        (vision,) = t.zone("visions.hand")
        first.add(vision)
        assert len(t.zone("visions.deck")) == 9
        assert f"card.{vision}" not in t.open().view(1)
    assert first == INNER_VISIONS


def test_two_fighters_stand_on_every_outer_forest() -> None:  # [IW R2.4]
    t = new_game()
    t.expect(**dict.fromkeys(OUTER_FORESTS, 2), **dict.fromkeys(INNER_FORESTS, 0), totems={}, secured=0)
    assert t.open().view(-1)["supply.fighters.woodwalkers"] == 8


def test_the_ironclad_hold_ferrum_and_the_inner_mountains() -> None:  # [IW R2.5, R2.7]
    t = new_game()
    t.expect(ferrum=1, **dict.fromkeys(INNER_MOUNTAINS, 3), golems={}, built=set(), foundations=set())
    assert sum(t.row("ironclad").values()) == 13
    t.expect(drill="ferrum", track=0, cargo=0)
    assert t.row("forges") == {"ferrum": 2}


def test_decks_are_shuffled_differently_by_seed() -> None:  # [IW R2.2]
    hands = set()
    for seed in range(8):
        t = new_game(seed, draw_four=0)
        hands.add(tuple(t.zone("hand.ironclad")[3:]))
    assert len(hands) == 8


def test_ferrum_touches_the_inner_mountains_alone() -> None:  # [IW R8.2]
    content = api.content("ironwood")
    names = content.names["mountain"]
    assert tuple(names) == MOUNTAINS
    t = table().iron(ferrum=1).hand("IC04").turn(IRON).play("IC04")
    assert t.options() == [*(f"march ferrum {mountain}" for mountain in INNER_MOUNTAINS), "done"]
