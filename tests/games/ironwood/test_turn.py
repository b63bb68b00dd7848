"""Action turns: playing, passing, order of effects, costs, extra cards. [IW R5]"""

import pytest

from games.ironwood.builder import IRON, WOOD, table


def test_three_turns_each_alternating() -> None:  # [IW R5.1]
    t = table().turn(WOOD, 3).choose("pass").expect(asked=IRON, turn=5)
    t.choose("pass").expect(round=3, turn=0, asked=WOOD)


def test_a_card_goes_to_the_leftmost_free_slot() -> None:  # [IW R5.2]
    t = table().hand("WW15", "IC15").turn(WOOD).play("WW15").expect(asked=IRON)
    assert t.where("WW15") == "slot1.woodwalkers"
    t.go("play IC15", "done", "pass", "pass").play("WW01").choose("skip").expect(asked=IRON)
    assert t.where("WW01") == "slot3.woodwalkers"
    t.expect(slot_markers={WOOD: 2, IRON: 2})


def test_only_cards_in_hand_may_be_played() -> None:  # [IW R5.2]
    t = table().hand("WW15").turn(WOOD)
    assert t.options() == ["play WW01", "play WW02", "play WW03", "play WW15", "pass"]
    assert t.why_not("play WW16") == "not-in-hand [IW R5.2]"
    assert t.why_not("play IC01") == "not-in-hand [IW R5.2]"


def test_passing_draws_a_card_and_marks_the_slot() -> None:  # [IW R5.3]
    t = table().deck("WW20").turn(WOOD, 2).choose("pass")
    assert t.zone("hand.woodwalkers") == ["WW01", "WW02", "WW03", "WW20"]
    t.expect(asked=IRON, slot_markers={WOOD: 2})


def test_effects_go_in_printed_order_and_any_may_be_skipped() -> None:  # [IW R5.4]
    t = table().iron(auria=2, argentimar=1).hand("IC03").turn(IRON).play("IC03")
    t.expect(step="MoveWarbands").choose("done")
    t.expect(step="PlaceFoundation", options=["foundation argentimar", "skip"]).choose("skip")
    t.expect(step="MoveDrill").choose("done").expect(asked=WOOD, foundations=set(), drill="ferrum")


def test_an_effect_may_be_done_in_part() -> None:  # [IW R5.4, R9.3]
    t = table().wood(o1=3).hand("WW04").turn(WOOD).play("WW04").go("move o1 m1", "done")
    t.expect(asked=IRON, o1=2, m1=1)


def test_effects_without_a_choice_just_happen() -> None:  # [IW H1]
    table().hand("WW15").turn(WOOD).play("WW15").expect(asked=IRON, ww=1)


def test_a_table_may_ask_about_every_effect() -> None:  # [IW R5.4, H1]
    t = table(ask_every_effect=1).hand("WW15").deck("WW04", "WW05").turn(WOOD).play("WW15")
    t.expect(asked=WOOD, step="MaySkip", options=["do", "skip"]).choose("skip")
    t.expect(ww=0, step="MaySkip", options=["do", "only 1", "skip"]).choose("do").expect(asked=IRON)
    assert t.zone("hand.woodwalkers")[3:] == ["WW04", "WW05"]


def test_a_price_is_paid_in_full_or_not_at_all() -> None:  # [IW R5.5]
    t = table().iron(argentimar=1).foundation("argentimar").crystals(ic=4).turn(IRON).play("IC01")
    t.expect(step="Recruit", ic=4)
    t = table().iron(argentimar=1).foundation("argentimar").crystals(ic=5).turn(IRON).play("IC01")
    t.expect(step="Cost", options=["pay", "skip"]).choose("pay").expect(ic=0, step="BuildForge")


@pytest.mark.parametrize(("card", "message", "left"), [("WW15", "drew", 1), ("IC15", "gained", 2)])
def test_part_of_a_draw_or_gain_may_be_forgone(card: str, message: str, left: int) -> None:  # [IW R5.4, H1]
    t = table(ask_every_effect=1).hand(card).turn(WOOD if card == "WW15" else IRON).play(card)
    while f"only {left}" not in t.options():
        t.choose(t.options()[-1])
    t.choose(f"only {left}")
    assert (t.numbers("gained") or [t.told(WOOD).count("drew")]) == [left]
    assert message in t.told(WOOD)


def test_crystals_for_nothing_are_not_asked_for() -> None:  # [IW R5.5, H14]
    t = table().iron(argentimar=1).crystals(ic=5).turn(IRON).play("IC01")
    t.expect(step="Recruit", ic=5)
    t = table(ask_every_effect=1).iron(argentimar=1).crystals(ic=5).turn(IRON).play("IC01")
    t.expect(step="Cost", options=["pay", "skip"])


def test_cards_may_be_burned_for_their_own_line_alone() -> None:  # [IW R5.4, R5.5, R16.2, H14]
    t = table().wood(c1=2, o1=2).iron(auria=2, lithimar=2, palladimor=2, zincur=2, ferrum=2).crystals(ww=2)
    t.hand("WW27", "WW28", "V-auria").turn(WOOD).play("WW27").expect(step="Cost", options=["pay", "skip"])
    t.go("pay", "burn WW28")
    assert "when-burned" in t.told()


def test_a_price_whose_worth_is_a_secret_is_asked_for_in_any_case() -> None:  # [IW R5.5, R18.1]
    t = table().wood(m1=1).hand("WW27", "WW30", "V-cobaltis").deck("V-cuprumis").turn(WOOD).play("WW27")
    t.expect(step="Cost", options=["pay", "skip"])


def test_several_effects_at_once_go_in_the_order_their_owner_picks() -> None:  # [IW R5.6]
    for first, told in (("resolve WW23", ["whenever", "stolen"]), ("victory WW16", ["stolen", "whenever"])):
        t = table().wood(c1=4).iron(auria=1).ongoing(WW23=1).hand("WW16").crystals(ic=1).turn(WOOD)
        t.play("WW16").fight("attack c1 auria")
        t.expect(step="Whenever", asked=WOOD, options=["resolve WW23", "victory WW16"])
        t.choose(first).expect(asked=IRON, ww=1, ic=0)
        assert t.told() == [*told, "turn-over"]


def test_an_extra_card_comes_after_the_first_on_the_same_slot() -> None:  # [IW R5.7]
    t = table().wood(o1=2).hand("WW09", "WW15").turn(WOOD).play("WW09").choose("recruit o2")
    t.expect(asked=WOOD, step="ExtraCard", options=["play WW01", "play WW02", "play WW03", "skip"])
    assert t.why_not("play WW15") == "not-a-base-card [IW R5.7]"
    t.go("play WW03", "option 1", "move o1 m1", "done").expect(asked=IRON, m1=1, turn=1)
    assert t.zone("slot1.woodwalkers") == ["WW03", "WW09"]
    assert t.zone("slot2.woodwalkers") == []


def test_an_extra_card_may_be_declined_and_needs_one_in_hand() -> None:  # [IW R5.7]
    t = table().hand("WW09").turn(WOOD).play("WW09").go("recruit o2", "skip").expect(asked=IRON)
    t = table().hand("WW09").no_base(WOOD).turn(WOOD).play("WW09").choose("recruit o2")
    t.expect(asked=IRON, o2=1)


def test_played_for_its_effect_a_cards_values_do_not_count() -> None:  # [IW R5.8]
    t = table().wood(c1=1).iron(auria=1).hand("WW20").turn(WOOD).play("WW20").choose("done")
    t.fight("attack c1 auria")
    assert t.numbers("dealt") == [0, 0]


def test_wagered_a_cards_effect_does_not_happen() -> None:  # [IW R5.8]
    t = table().wood(c1=2).iron(auria=2).hand("WW02", "WW15").turn(WOOD).play("WW02").choose("done")
    t.fight("attack c1 auria", "wager WW15").choose("stay").expect(ww=0, step="Resolve")
    assert t.where("WW15") == "discard.woodwalkers"


def test_a_played_special_card_stays_on_its_slot_until_round_end() -> None:  # [IW R5.9]
    t = table().hand("WW15").turn(WOOD, 3).play("WW15").expect(asked=IRON)
    assert t.where("WW15") == "slot3.woodwalkers"
    t.choose("pass").expect(round=3)
    assert t.where("WW15") == "discard.woodwalkers"


def test_an_ongoing_card_gets_its_markers_when_played() -> None:  # [IW R5.9, R16.6]
    table().hand("IC35").turn(IRON).play("IC35").expect(markers={"IC35": 3}, asked=WOOD)


def test_any_number_of_ongoing_cards_may_be_in_play() -> None:  # [IW R5.10]
    t = table().ongoing(IC10=2, IC14=2, IC21=2, IC22=2, IC25=1, IC29=1, IC38=2).hand("IC35").turn(IRON).play("IC35")
    assert len(t.row("markers")) == 8


def test_with_the_markers_run_out_an_ongoing_card_does_not_last() -> None:  # [IW R1.5, R5.9, H11]
    t = table().ongoing(IC10=10, IC14=9).hand("IC35").turn(IRON, 3).play("IC35")
    assert t.row("markers")["IC35"] == 1
    t = table().ongoing(IC10=10, IC14=10).hand("IC35").turn(IRON, 3).play("IC35")
    assert "IC35" not in t.row("markers")
    assert t.where("IC35") == "discard.ironclad"
