"""Modes of play and how a match ends. [IW R17]"""

import pytest

from games.ironwood.builder import INNER_MOUNTAINS, IRON, OUTER_FORESTS, SEATS, WOOD, new_game, table


@pytest.mark.parametrize("seat", SEATS)
def test_who_surrenders_loses_at_once(seat: str) -> None:  # [IW R17.1]
    t = new_game()
    t.open().resign(SEATS.index(seat))
    t.expect(winner=IRON if seat == WOOD else WOOD, asked="")
    outcome = t.open().outcome
    assert outcome is not None
    assert (outcome.reason, outcome.cite) == ("won-by-surrender", "IW R17.1")


def test_one_may_surrender_on_the_others_turn_and_in_a_battle() -> None:  # [IW R17.1]
    t = table().wood(c1=2).iron(auria=1).hand("WW31").turn(WOOD).play("WW31").go("attack c1 auria", "no-wager")
    t.expect(asked=IRON, step="Wager")
    t.open().resign(0)
    t.expect(winner=IRON)


def test_beginners_draw_the_lowest_numbers_first() -> None:  # [IW R17.2]
    t = new_game(beginner=1)
    assert t.zone("hand.woodwalkers") == ["WW01", "WW02", "WW03", "WW04", "WW05"]
    assert t.zone("hand.ironclad") == ["IC01", "IC02", "IC03", "IC04", "IC05"]
    t.choose("pass")
    assert "WW06" in t.zone("hand.woodwalkers")


def test_a_beginners_rebuilt_deck_is_shuffled_as_usual() -> None:  # [IW R17.2, H2]
    drawn = set()
    for seed in range(12):
        t = table(beginner=1).discard("WW04", "WW05", "WW06", "WW07").no_deck(WOOD).seeded(seed).turn(WOOD)
        t.choose("pass")
        drawn.add(t.zone("hand.woodwalkers")[3])
    assert len(drawn) > 1


def test_a_handicap_strengthens_inner_mountains() -> None:  # [IW R17.3]
    t = new_game(handicap__ironclad=2)
    t.expect(asked=IRON, step="Handicap", options=[f"recruit {mountain}" for mountain in INNER_MOUNTAINS])
    t.choose("recruit auria").expect(auria=4, options=[f"recruit {mountain}" for mountain in INNER_MOUNTAINS[1:]])
    assert t.why_not("recruit auria") == "wrong-place [IW R16.7]"
    t.choose("recruit zincur").expect(zincur=4, lithimar=3, step="TwoOrFour")
    new_game(handicap__ironclad=4).expect(**dict.fromkeys(INNER_MOUNTAINS, 4), ferrum=1, step="TwoOrFour")


def test_a_handicap_strengthens_outer_forests() -> None:  # [IW R17.3]
    t = new_game(handicap__woodwalkers=4).expect(asked=WOOD, step="Handicap")
    assert t.options() == [f"recruit {forest}" for forest in OUTER_FORESTS]
    t.go("recruit o1", "recruit o2", "recruit o3", "recruit o4").expect(o1=3, o4=3, o5=2, step="TwoOrFour")


def test_first_time_players_may_agree_on_two_cards() -> None:  # [IW R17.4, R4.3]
    t = new_game(draw_four=0).expect(asked=WOOD, step="ActionTurn")
    assert len(t.zone("hand.woodwalkers")) == 5
    t = new_game().choose("draw-two", by=WOOD).choose("draw-two", by=IRON).expect(step="ActionTurn")
    assert len(t.zone("hand.woodwalkers")) == 5


def test_there_is_no_last_round() -> None:  # [IW R17.5]
    table().no_deck().round(999).turn(IRON, 3).choose("pass").expect(round=1000, winner="", asked=WOOD)
