"""Units, the map, control and movement. [IW R7, R8, R9]"""

import pytest

from clockwood import api
from games.ironwood.builder import INNER_FORESTS, IRON, OUTER_FORESTS, WOOD, table


def test_a_golem_marches_only_with_a_warband_move() -> None:  # [IW R9.6, R7.2]
    t = table().golems(auria=1).hand("IC04").turn(IRON).play("IC04").choose("march auria ferrum")
    t.expect(golems={"ferrum": 1}, asked=WOOD)


def test_golems_enter_by_card_effects_alone() -> None:  # [IW R7.2]
    t = table().iron(ferrum=1).crystals(ic=9).round_end()
    assert t.options() == ["recruit ferrum", "done"]


def test_a_warband_is_every_combat_unit_of_a_place() -> None:  # [IW R7.4, R8.8]
    t = table().iron(auria=9).golems(auria=2).hand("IC04").turn(IRON).play("IC04").choose("march auria ferrum")
    t.expect(step="March")
    assert len(t.options()) == 10 * 3 - 1
    t.choose("take 9 2").expect(ferrum=9, golems={"ferrum": 2})


def test_the_drill_is_no_part_of_a_warband() -> None:  # [IW R7.3, R9.7]
    t = table().iron(auria=2).drill("auria").hand("IC04").turn(IRON).play("IC04")
    t.go("march auria ferrum", "take 2 0").expect(ferrum=2, drill="auria")


def test_neither_side_ever_stands_on_the_others_ground() -> None:  # [IW R8.1]
    t = table().wood(c1=1).turn(WOOD).play("WW03").choose("option 1")
    assert t.options() == ["move c1 m1", "move c1 c2", "move c1 c4", "done"]
    t = table().iron(zincur=1).turn(IRON).play("IC02")
    assert t.options() == [
        *(f"march zincur {mountain}" for mountain in ("ferrum", "auria", "palladimor", "plumbarum")),
        "done",
    ]


def test_every_outer_forest_lies_at_the_edge() -> None:  # [IW R8.3]
    content = api.content("ironwood")
    assert tuple(content.names["forest"]) == (*OUTER_FORESTS, *INNER_FORESTS)
    t = table().round_end().crystals(ww=2)
    assert t.options() == [*(f"recruit {forest}" for forest in OUTER_FORESTS), "done"]


def test_neighbours_are_joined_by_paths_and_ridges() -> None:  # [IW R8.4, R9.1]
    t = table().wood(m2=1).turn(WOOD).play("WW03").choose("option 1")
    assert t.why_not("move m2 m4") == "not-adjacent [IW R9.1]"
    assert t.why_not("move m2 o2") == ""
    t = table().iron(auria=1).turn(IRON).play("IC02")
    assert t.why_not("march auria palladimor") == "not-adjacent [IW R9.1]"


def test_contact_decides_who_can_be_attacked() -> None:  # [IW R8.4, R11.1]
    t = table().wood(m2=1).iron(auria=1, zincur=1).hand("WW31").turn(WOOD).play("WW31")
    assert t.options() == ["attack m2 auria", "skip"]
    assert t.why_not("attack m2 zincur") == "not-adjacent [IW R9.1]"


def test_no_attack_out_of_an_outer_forest() -> None:  # [IW R8.5]
    t = table().wood(o1=3, m1=1).iron(argentimar=1).hand("WW31").turn(WOOD).play("WW31")
    assert t.options() == ["attack m1 argentimar", "skip"]
    assert t.why_not("attack o1 argentimar") == "outer-forest [IW R8.5]"


def test_no_attack_into_an_outer_forest() -> None:  # [IW R8.5]
    t = table().wood(o1=3, m1=1).iron(argentimar=1).hand("IC38").turn(IRON).play("IC38")
    assert t.options() == ["attack argentimar m1", "skip"]
    assert t.why_not("attack argentimar o1") == "outer-forest [IW R8.5]"


def test_control_needs_a_combat_unit_and_a_lone_golem_is_one() -> None:  # [IW R8.6, R8.7]
    t = table().golems(argentimar=1).drill("chromia").iron(cobaltis=1).forge("gallimor").turn(IRON).play("IC03")
    t.choose("done").expect(options=["foundation argentimar", "foundation cobaltis", "skip"])
    assert t.why_not("foundation chromia") == "not-controlled [IW R8.6]"


def test_control_ends_with_the_last_unit() -> None:  # [IW R8.6]
    t = table().iron(argentimar=1).turn(IRON).play("IC03").choose("march argentimar auria")
    t.expect(step="MoveDrill")


def test_the_number_counts_fighters_and_fewer_may_move() -> None:  # [IW R9.3, R9.5]
    t = table().wood(o1=2, o2=2, c1=2).turn(WOOD).play("WW02")
    t.go("move o1 m1", "move o2 m2", "move c1 c4").expect(step="Attack", o1=1, m1=1, o2=1, m2=1, c1=1, c4=1)


def test_a_fighter_moves_once_a_turn() -> None:  # [IW R9.2]
    t = table().wood(o1=1).turn(WOOD).play("WW03").go("option 1", "move o1 m1")
    t.expect(asked=IRON, m1=1)
    t = table().wood(o1=1, o2=1).turn(WOOD).play("WW03").go("option 1", "move o1 m1")
    assert t.why_not("move m1 c1") == "all-moved [IW R9.2]"


def test_a_warband_that_has_moved_waits_for_the_next_turn() -> None:  # [IW R9.2, R9.4]
    t = table().iron(auria=2, zincur=1).turn(IRON).play("IC02").go("march auria ferrum", "take 1 0")
    assert t.why_not("march auria ferrum") == "same-warband [IW R9.4]"
    assert t.why_not("march ferrum auria") == "all-moved [IW R9.2]"
    t.go("done", "option 2", "done", "pass").play("IC03")
    assert t.why_not("march ferrum auria") == ""


def test_tunneling_moves_the_drill_twice() -> None:  # [IW R9.2]
    t = table().hand("IC08").turn(IRON).play("IC08").go("drill auria", "drill chromia")
    t.expect(drill="chromia", cargo=3, track=2, asked=WOOD)


def test_the_drill_moves_once_a_turn_otherwise() -> None:  # [IW R9.2, R9.7]
    t = table().iron(ferrum=1).hand("IC05").turn(IRON).play("IC05").go("done", "drill auria")
    t.expect(asked=WOOD, drill="auria")


def test_dashing_spirits_moves_the_same_four_fighters_twice() -> None:  # [IW R9.2]
    t = table().wood(o1=5).hand("WW08").turn(WOOD).play("WW08").choose("move o1 m1 x4")
    t.expect(options=["again m1 o1", "again m1 m2", "again m1 m6", "again m1 c1", "done"])
    assert t.why_not("move o1 m1") == "none-left-to-move [IW R9.3]"
    assert t.question.high == 4
    t.go("again m1 c1 x3", "again m1 m2").expect(asked=IRON, o1=1, c1=3, m2=1, m1=0)


def test_a_second_step_may_come_before_other_first_steps() -> None:  # [IW R9.2]
    t = table().wood(o1=2, m1=1).hand("WW08").turn(WOOD).play("WW08").go("move o1 m1", "again m1 c1")
    assert t.why_not("again c1 c2") == "no-first-step [IW R9.2]"
    assert t.why_not("again m1 c1") == "no-first-step [IW R9.2]"
    t.go("move m1 c1", "again c1 c2").expect(c1=1, c2=1, m1=0)
    t.go("move o1 m1", "again m1 m2").expect(asked=IRON, o1=0, m2=1)


def test_first_steps_are_forgotten_when_the_effect_ends() -> None:  # [IW R9.2]
    t = table().wood(o1=1).hand("WW08").turn(WOOD).play("WW08").go("move o1 m1", "done")
    assert t.row("woodwalkers_first_step") == {}
    t.choose("pass").play("WW03").choose("option 1")
    assert t.why_not("move m1 c1") == ""


def test_canopy_cover_moves_the_same_fighters_again() -> None:  # [IW R9.2]
    t = table().wood(o1=4).hand("WW26").turn(WOOD).play("WW26").go("move o1 m1 x4", "play WW03", "option 1")
    t.choose("move m1 c1 x4").expect(c1=4, asked=IRON)


def test_gathering_call_gives_no_fresh_moves() -> None:  # [IW R9.2, R5.7]
    t = table().wood(o1=1).hand("WW09").deck("WW04").turn(WOOD).play("WW09").choose("recruit o1")
    t.go("play WW02", "move o1 m1 x2").expect(asked=IRON, m1=2)


def test_part_of_a_warband_may_go_and_the_rest_stays() -> None:  # [IW R9.4]
    t = table().iron(auria=3).hand("IC04").turn(IRON).play("IC04").choose("march auria ferrum")
    t.expect(options=["take 3 0", "take 2 0", "take 1 0"])
    assert t.why_not("take 4 0") == "too-many [IW R9.3]"
    t.choose("take 2 0").expect(auria=1, ferrum=2, asked=WOOD, ic=2)


def test_two_warbands_are_two_different_ones() -> None:  # [IW R9.4]
    t = table().iron(auria=3, ferrum=1).hand("IC04").turn(IRON).play("IC04").go("march auria ferrum", "take 2 0")
    assert t.why_not("march auria zincur") == "same-warband [IW R9.4]"
    t.choose("march ferrum zincur").expect(ferrum=2, zincur=1, auria=1, asked=WOOD)


def test_units_moved_in_do_not_go_on_by_the_same_effect() -> None:  # [IW R9.4]
    t = table().iron(auria=2).hand("IC04").turn(IRON).play("IC04").go("march auria ferrum", "take 2 0")
    t.expect(asked=WOOD, ferrum=2)


def test_the_rest_may_go_by_another_effect() -> None:  # [IW R9.4]
    t = table().iron(auria=2).hand("IC28").turn(IRON).play("IC28").play("IC03")
    t.go("march auria ferrum", "take 1 0").expect(auria=1, ferrum=1)


def test_fighters_move_one_by_one_each_where_it_likes() -> None:  # [IW R9.5]
    t = table().wood(m1=3).turn(WOOD).play("WW03").go("option 1", "move m1 o1", "move m1 m2", "move m1 c1")
    t.expect(asked=IRON, m1=0, o1=1, m2=1, c1=1)


def test_deceptive_bait_moves_an_enemy_warband() -> None:  # [IW R9.8]
    t = table().wood(c1=3, o1=2).iron(ferrum=1).hand("IC31").turn(IRON).play("IC31")
    assert {"lure c1 m1", "lure c1 c2", "lure c1 c4", "done"} < set(t.options())
    t.choose("lure c1 c2").expect(asked=IRON, options=["take 3 0", "take 2 0", "take 1 0"])
    t.choose("take 2 0").expect(c1=1, c2=2, step="Attack", asked=IRON)


def test_the_bait_may_be_left_out() -> None:  # [IW R9.8, R5.4]
    t = table().wood(c1=3).iron(ferrum=1).hand("IC31").turn(IRON).play("IC31").choose("done")
    t.expect(c1=3, step="Attack", asked=IRON)


def test_the_bait_uses_up_nothing_of_the_fighters_own_moves() -> None:  # [IW R9.8]
    t = table().wood(m1=1).hand("IC31").turn(IRON).play("IC31").choose("lure m1 c1").expect(asked=WOOD, c1=1)
    assert t.row("woodwalkers_moved") == {}


def test_a_retreat_on_ones_own_turn_keeps_the_count_of_moves() -> None:  # [IW R9.2, R12.2]
    t = table().wood(m1=1).iron(auria=3).hand("WW02").turn(WOOD).play("WW02").choose("move m1 m2")
    t.fight("attack m2 auria").expect(asked=IRON, step="Retreat")
    t.choose("retreat m3").expect(m3=1, asked=IRON, step="ActionTurn")


@pytest.mark.parametrize(("card", "moves"), [("WW05", 3), ("WW12", 4), ("WW11", 5), ("WW32", 6)])
def test_move_n_counts_fighters(card: str, moves: int) -> None:  # [IW R9.3]
    t = table().wood(m1=7).hand(card).turn(WOOD).play(card)
    if card == "WW11":
        t.choose("recruit o3")
    assert t.question.high == moves
    t.choose(f"move m1 c1 x{moves}").expect(m1=7 - moves, c1=moves, asked=IRON)
