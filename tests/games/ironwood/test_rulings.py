"""Our rulings where the rulebook is silent or torn; where a table may agree otherwise, both readings."""

import pytest

from games.ironwood.builder import IRON, VISIONS, WOOD, Scene, table


def luring(**totems: int) -> Scene:
    t = table().wood(m1=2).totems(m1=totems.get("full", 0)).fading(m1=totems.get("fading", 0)).hand("IC31").turn(IRON)
    return t.play("IC31").choose("lure m1 o1")


def test_a2_one_move_a_turn_or_one_an_effect() -> None:  # [IW A2, R9.2]
    for per_effect, asked in ((0, IRON), (1, WOOD)):
        t = table(moves_per_effect=per_effect).rewrite(WW09="move 1 fighter; extra base").wood(o1=1).hand("WW09")
        t.turn(WOOD).play("WW09").choose("move o1 m1").play("WW02").expect(asked=asked)
        if per_effect:
            t.expect(step="MoveFighters").choose("move m1 c1").expect(c1=1)


def test_a2_the_drill_counts_by_turn_or_by_effect() -> None:  # [IW A2]
    for per_effect, cargo in ((0, 2), (1, 3)):
        t = table(moves_per_effect=per_effect).rewrite(IC04="move drill; move drill").hand("IC04").turn(IRON)
        t.play("IC04").choose("drill auria")
        if per_effect:
            t.choose("drill chromia")
        t.expect(cargo=cargo, asked=WOOD)


def test_a2_warbands_count_by_turn_or_by_effect() -> None:  # [IW A2]
    for per_effect, here in ((0, "ferrum"), (1, "zincur")):
        t = table(moves_per_effect=per_effect).rewrite(IC04="move 1 warband; move 1 warband").iron(auria=1).hand("IC04")
        t.turn(IRON).play("IC04").choose("march auria ferrum")
        if per_effect:
            t.choose("march ferrum zincur")
        t.expect(asked=WOOD, **{here: 1})


def test_a2_one_effect_still_moves_a_unit_once() -> None:  # [IW A2, R9.2]
    table(moves_per_effect=1).wood(o1=1).turn(WOOD).play("WW02").choose("move o1 m1").expect(asked=IRON)


def test_a3_cargo_does_not_pay_for_recruits() -> None:  # [IW A3, R10.5]
    table().drill("auria", cargo=5, track=3).crystals(ic=1).round_end().expect(round=3, ic=3, cargo=5)


def test_a4_empty_ferrum_falls_to_its_name_or_with_the_drill() -> None:  # [IW A4]
    t = table().wood(c1=1).drill("zincur").turn(WOOD).play("WW02").choose("done")
    t.expect(options=["attack c1 zincur", "skip"])
    t = table().wood(c2=1).drill("zincur").turn(WOOD).play("WW03").choose("option 3").expect(step="Attack")
    t = table().wood(c2=1).drill("ferrum").turn(WOOD).play("WW02").choose("done")
    t.expect(options=["attack c2 ferrum", "skip"])


def test_a6_base_cards_are_never_burned_discarded_or_shuffled_in() -> None:  # [IW A6, R6.2]
    t = table().hand("WW17").turn(WOOD).play("WW17").go("done").expect(asked=IRON, step="ActionTurn")
    t = table().wood(c1=2).iron(auria=1).hand("WW31").no_deck(WOOD).turn(WOOD).play("WW31")
    t.fight("attack c1 auria", "wager WW01").choose("stay").choose("pass").choose("pass")
    assert t.where("WW01") == "aside.woodwalkers"
    assert t.zone("deck.woodwalkers") == []


def test_a7_markers_of_cards_that_are_gone_leave_the_map() -> None:  # [IW A7, R4.8]
    t = table().discard("WW20").ongoing(WW24=2).mark("WW20", "auria").mark("WW24", "zincur").preparation()
    t.expect(marked={"zincur.WW24"})


def test_a8_every_step_of_the_track_loads_cargo() -> None:  # [IW A8, R10.3, R10.4]
    for track, loaded in ((0, 2), (1, 1), (2, 1), (3, 1)):
        t = table().drill("auria", cargo=3 if track else 0, track=track).hand("IC05").turn(IRON).play("IC05")
        t.choose("drill chromia").expect(cargo=(3 if track else 0) + loaded, ic=0)


def test_a20_a_faded_totem_may_be_found_again() -> None:  # [IW A20]
    t = table().wood(m1=1).fading(m1=3).secured(2).hand("V-auria").turn(IRON, 3).choose("pass").expect(fading={})
    t.play("WW01").go("option 2", "discover auria m1").expect(totems={"m1": 1})


def test_a21_the_vision_deck_is_not_rebuilt() -> None:  # [IW A21]
    t = table().hand("V-auria").no_visions().turn(WOOD).play("WW01").expect(asked=IRON)
    assert t.zone("visions.hand") == ["V-auria"]
    assert len(t.zone("visions.burned")) == len(VISIONS) - 1


@pytest.mark.parametrize(("whole", "gained"), [(0, 1), (1, 0)])
def test_a22_gains_take_what_is_there_or_all_or_nothing(whole: int, gained: int) -> None:  # [IW A22, R1.5]
    t = table(whole_gains=whole).crystals(ww=10, ic=9).hand("IC15").turn(IRON).play("IC15").choose("done")
    t.expect(ic=9 + gained)


def test_a23_a_totem_beside_fighters_is_with_them() -> None:  # [IW A23]
    t = table().wood(m1=1, o1=1).totems(m1=1).turn(WOOD).play("WW02").choose("move o1 m1")
    t.choose("carry m1 o1 full").expect(secured=1)


@pytest.mark.parametrize("narrow", [0, 1])
def test_a24_retreat_into_an_outer_forest(narrow: int) -> None:  # [IW A24]
    t = table(no_outer_retreat=narrow).wood(m1=1).iron(auria=3).hand("IC16").turn(IRON).play("IC16").choose("done")
    t.fight("attack auria m1").expect(step="Retreat")
    assert ("retreat o1" in t.options()) == (not narrow)
    t = table(no_outer_retreat=narrow).wood(m1=1).iron(auria=3).hand("IC17").turn(IRON).play("IC17")
    t.go("done", "done").expect(asked=IRON, step="PushBack")
    assert ("push m1 o1" in t.options()) == (not narrow)


def test_a26_beginners_always_draw_two() -> None:  # [IW A26, R17.2]
    t = table(beginner=1).round(1).preparation().expect(step="ActionTurn")
    assert len(t.zone("hand.woodwalkers")) == 5


def test_a28_an_attack_without_a_target_is_skipped() -> None:  # [IW A28, R5.4]
    t = table().wood(c1=1).drill("chromia").deck("WW30").hand("WW21").turn(WOOD).play("WW21").choose("done")
    t.expect(asked=IRON)
    assert "WW30" in t.zone("hand.woodwalkers")


def test_a29_the_discard_pile_is_open() -> None:  # [IW A29, R18.2]
    t = table().discard("WW20", "IC20").turn(WOOD)
    assert t.open().view(1)["card.WW20"] == "discard.woodwalkers"
    assert t.open().view(0)["card.IC20"] == "discard.ironclad"


def test_a30_a_wagered_card_can_be_drawn_again_in_the_same_round() -> None:  # [IW A30, R4.4]
    t = table().wood(c1=3).iron(auria=1).hand("WW21", "WW28").no_deck(WOOD).turn(WOOD).play("WW21").choose("done")
    t.fight("attack c1 auria", "wager WW28").expect(asked=IRON, auria=0)
    assert t.zone("hand.woodwalkers")[-1] == "WW28"


def test_a32_a_vision_card_cannot_be_wagered() -> None:  # [IW A32, R11.3]
    t = table().wood(c1=2).iron(auria=1).hand("WW31", "V-auria").turn(WOOD).play("WW31").choose("attack c1 auria")
    assert t.options() == ["no-wager", "wager WW01", "wager WW02", "wager WW03"]
    assert t.why_not("wager V-auria") == "not-asked []"


@pytest.mark.parametrize(("narrow", "drill"), [(0, "ferrum"), (1, "plumbarum")])
def test_a33_the_drill_of_an_attacker_who_loses(narrow: int, drill: str) -> None:  # [IW A33, R12.5]
    t = table(drill_when_defending=narrow).wood(m1=5).iron(plumbarum=2).drill("plumbarum").hand("IC16").turn(IRON)
    t.play("IC16").choose("done").fight("attack plumbarum m1").choose("stay").expect(drill=drill, asked=WOOD)


@pytest.mark.parametrize("narrow", [0, 1])
def test_a33_the_drill_of_a_beaten_defender_always_falls(narrow: int) -> None:  # [IW A33, R12.5]
    t = table(drill_when_defending=narrow).wood(m1=5).iron(plumbarum=2).drill("plumbarum").hand("WW31").turn(WOOD)
    t.play("WW31").fight("attack m1 plumbarum").choose("stay").expect(drill="ferrum")


def test_a34_the_woodwalkers_decide_whether_a_lured_totem_goes_along() -> None:  # [IW A34, R15.1]
    t = luring(full=1).choose("take 2 0").expect(asked=WOOD, step="BringTotem", options=["bring full", "done"])
    t.choose("done").expect(o1=2, totems={"m1": 1}, secured=0)
    luring(full=1).go("take 1 0", "bring full").expect(secured=1, totems={}, m1=1)


def test_a34_one_totem_a_lured_fighter() -> None:  # [IW A34, R15.1]
    t = luring(full=1, fading=1).go("take 1 0").expect(options=["bring full", "bring fading", "done"])
    t.choose("bring fading").expect(secured=1, totems={"m1": 1}, fading={})
    luring(full=1, fading=1).go("take 2 0", "bring fading", "bring full").expect(secured=2, totems={})


def test_a34_a_lured_totem_can_win() -> None:  # [IW A34, R15.4]
    t = table().wood(m1=1).totems(m1=1).secured(2).hand("IC31").turn(IRON).play("IC31").go("lure m1 o1", "bring full")
    t.expect(winner=WOOD)


def test_h3_the_owner_is_offered_what_would_do_something() -> None:  # [IW H3, R16.9]
    t = table().wood(m1=1).turn(WOOD).play("WW03").expect(options=["option 1", "option 2", "skip"])
    assert t.why_not("option 3") == "does-nothing [IW H3]"
    table().turn(WOOD).play("WW03").expect(asked=IRON)


@pytest.mark.parametrize("inner_only", [0, 1])
def test_a35_any_warband_may_be_lured(inner_only: int) -> None:  # [IW A35, R9.8]
    t = table(lure_inner_only=inner_only).wood(c1=3, o1=2).iron(ferrum=1).hand("IC31").turn(IRON).play("IC31")
    if inner_only:
        assert t.why_not("lure o1 m1") == "outer-forest [IW R8.5]"
        return
    t.choose("lure o1 m1").choose("take 2 0").expect(o1=0, m1=2, asked=IRON)


def test_h4_fighters_that_have_moved_are_lost_first() -> None:  # [IW H4, R9.2, R11.7]
    t = (
        table()
        .rewrite(WW04="move 1 fighter; attack; move 2 fighters")
        .wood(m1=1, c1=1)
        .iron(auria=1)
        .hand("WW04", "IC02")
    )
    t.turn(WOOD).play("WW04").choose("move c1 m1").fight("attack m1 auria", "no-wager", "wager IC02")
    t.expect(asked=IRON, step="Retreat", m1=1).choose("stay").expect(asked=WOOD, step="MoveFighters")
    t.choose("move m1 c1").expect(c1=1, asked=IRON)


def test_h4_golems_that_have_moved_are_lost_first() -> None:  # [IW H4, R11.7]
    t = table().rewrite(IC04="move 1 warband; attack; move 1 warband").wood(m1=1).golems(auria=1, zincur=1)
    t.hand("IC04", "WW05").turn(IRON).play("IC04").choose("march zincur auria").expect(golems={"auria": 2})
    t.fight("attack auria m1", "no-wager", "wager WW05").go("hit 0 1").expect(golems={"auria": 1}, step="MoveWarbands")


def test_h6_the_choice_of_nothing_is_not_asked() -> None:  # [IW H6]
    table().wood(o1=1).hand("IC38").turn(IRON).play("IC38").expect(asked=WOOD, step="ActionTurn")


def test_h7_the_drills_recruit_comes_without_asking() -> None:  # [IW H7, R10.3]
    table().drill("auria", cargo=2).hand("IC05").turn(IRON).play("IC05").choose("drill chromia").expect(
        auria=1, asked=WOOD
    )
