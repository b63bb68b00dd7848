"""The Warband in focus and the attack, read from the traces."""

import pytest

from clockwood.games.ironwood.bots.ironbot.attack import AttackFocus, AttackIfAble
from clockwood.games.ironwood.bots.ironbot.moves import Chase
from games.ironwood.automata.bot import BotScene, bot

ATTACKED = "bot-picks-attacked"
FORESTS = {"m1": 6, "m3": 8, "c1": 12, "c4": 15}


def attack(scene: BotScene) -> BotScene:
    return scene.do(AttackIfAble(0))


def test_warbands_on_outer_forests_are_not_in_focus() -> None:  # [IB 7.1]
    t = attack(bot("IC04").iron(argentimar=5).wood(o1=1, m1=2))
    assert t.choice(ATTACKED).kept("bot-on-inner-forest") == ["focus m1"]


def test_for_an_attack_only_warbands_beside_an_ironclad_one_count() -> None:  # [IB 7.2]
    t = attack(bot("IC04").iron(auria=4).wood(m1=2, m5=1))
    choice = t.choice(ATTACKED)
    assert choice.kept("bot-can-be-attacked") == ["focus m1"]
    assert choice.winner == "focus m1"


def test_a_warband_with_a_totem_comes_first() -> None:  # [IB 7.4]
    t = attack(bot("IC04").iron(auria=6).wood(m1=1, m2=5, c1=1).totems(m2=1))
    choice = t.choice(ATTACKED)
    assert choice.kept("bot-with-totem") == ["focus m2"]
    assert choice.decided() == "bot-with-totem"


def test_of_several_with_a_totem_a_fading_one_comes_first() -> None:  # [IB 7.4]
    t = attack(bot("IC04").iron(auria=6).wood(m1=1, m2=5).totems(m1=1).fading(m2=1))
    assert t.choice(ATTACKED).kept("bot-with-fading-totem") == ["focus m2"]


def test_of_several_with_a_totem_the_closest_to_an_outer_forest_comes_next() -> None:  # [IB 7.4]
    t = attack(bot("IC04").iron(auria=6).wood(m1=1, c1=5).totems(m1=1, c1=1))
    choice = t.choice(ATTACKED)
    assert choice.scores("bot-steps-to-outer-forest") == {"focus m1": 1, "focus c1": 2}
    assert choice.winner == "focus m1"


def test_of_equal_warbands_with_a_totem_the_die_decides_not_the_difference() -> None:  # [IB 7.4, 10.1]
    t = attack(bot("IC04").iron(auria=6).wood(m1=1, m2=5).totems(m1=1, m2=1))
    assert t.step == "RollDie"
    assert ATTACKED not in t.choices
    t.tell("die low-even")
    assert (t.choice(ATTACKED).winner, t.choice(ATTACKED).tie) == ("focus m2", "bot-by-die")


def test_a_fading_totem_does_not_count_on_the_last_turn() -> None:  # [IB 7.4, 7.5]
    t = attack(bot("IC04").iron(auria=6).wood(m1=3, m2=5).fading(m2=1).last_turn())
    choice = t.choice(ATTACKED)
    assert choice.scores("bot-with-totem") == {"focus m1": 0, "focus m2": 0}
    assert choice.decided() == "bot-size-without-totem"
    assert choice.winner == "focus m1"


def test_without_a_totem_in_hand_the_closest_to_one_then_the_largest() -> None:  # [IB 7.5]
    t = attack(bot("IC04").iron(auria=6).wood(m1=1, c1=2, m2=2).totems(c4=1))
    choice = t.choice(ATTACKED)
    assert choice.scores("bot-steps-to-totem") == {"focus m1": 2, "focus m2": 3, "focus c1": 1}
    assert choice.winner == "focus c1"
    t = attack(bot("IC04").iron(auria=6).wood(m1=1, m3=2).totems(m2=1))
    choice = t.choice(ATTACKED)
    assert choice.kept("bot-steps-to-totem") == ["focus m1", "focus m3"]
    assert choice.kept("bot-size-near-totem") == ["focus m3"]


def test_with_no_totem_on_the_map_the_smallest() -> None:  # [IB 7.5]
    choice = attack(bot("IC04").iron(auria=6).wood(m1=3, m2=2, c1=4)).choice(ATTACKED)
    assert choice.kept("bot-size-without-totem") == ["focus m2"]


def test_then_the_best_difference_in_units() -> None:  # [IB 7.7]
    t = attack(bot("IC04").iron(auria=3, palladimor=5).wood(m1=2, m5=2))
    choice = t.choice(ATTACKED)
    assert choice.scores("bot-unit-difference") == {"focus m1": 1, "focus m5": 3}
    assert choice.winner == "focus m5"


def test_the_attack_needs_no_fewer_units_golems_counting_one() -> None:  # [IB 7.8]
    t = attack(bot("IC04").iron(auria=1).golems(auria=1).wood(m1=3))
    assert t.choice("bot-picks-attacker").kept("bot-not-outnumbered") == []
    assert t.step == "ActionTurn"
    t = attack(bot("IC04").iron(auria=1).golems(auria=1).wood(m1=2))
    assert t.choice("bot-picks-attacker").winner == "attack auria m1"
    assert t.step == "Wager"


def test_a_table_may_ask_for_more_units_than_the_enemy_has() -> None:  # [IB 7.8]
    t = attack(bot("IC04", ironbot__attack_margin=1).iron(auria=2).wood(m1=2))
    assert t.choice("bot-picks-attacker").winner == ""
    assert attack(bot("IC04", ironbot__attack_margin=1).iron(auria=3).wood(m1=2)).step == "Wager"


def test_the_largest_warband_attacks_and_golems_tell_equals_apart() -> None:  # [IB 7.6, 7.9]
    t = bot("IC04").iron(auria=2, zincur=3, argentimar=2).golems(auria=1).wood(m1=2).do(AttackFocus(FORESTS["m1"]))
    choice = t.choice("bot-picks-attacker")
    assert choice.scores("bot-largest-warband") == {
        "attack auria m1": 3,
        "attack zincur m1": 3,
        "attack argentimar m1": 2,
    }
    assert choice.kept("bot-more-golems") == ["attack auria m1"]
    assert choice.winner == "attack auria m1"


def test_without_a_card_to_wager_a_card_is_drawn_instead() -> None:  # [IB 7.10]
    t = attack(bot().iron(auria=4).wood(m1=2)).tell("draw IC05")
    assert "bot-has-no-wager" in [told.message for told in t.last]
    assert t.bot_hand == ["IC05"]
    assert t.step == "ActionTurn"


@pytest.mark.parametrize(("adjacent", "kept"), [(0, ["focus m1", "focus c4"]), (1, ["focus c4"])])
def test_a_chase_may_go_after_warbands_that_a_move_can_reach(adjacent: int, kept: list[str]) -> None:  # [IB 7.3]
    t = bot("IC04", ironbot__chase_adjacent=adjacent).iron(palladimor=4).wood(m1=2, c4=2, o2=2).do(Chase())
    choice = t.choice("bot-picks-chased")
    assert choice.kept("bot-can-be-chased") == kept
    assert choice.winner == "focus c4"
