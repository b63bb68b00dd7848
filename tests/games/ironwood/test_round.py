"""Preparation, the order of play and the Round End. [IW R3, R4, R6]"""

from games.ironwood.builder import INNER_MOUNTAINS, IRON, OUTER_FORESTS, SEATS, SPECIALS, WOOD, Scene, new_game, table


def passing(t: Scene, turns: int) -> Scene:
    for _ in range(turns):
        t.choose("pass")
    return t


def test_a_round_is_preparation_action_and_round_end() -> None:  # [IW R3.1]
    t = passing(table().wood(o1=2).iron(ferrum=1).crystals(ww=2, ic=2).turn(WOOD), 6)
    assert t.told()[-2:] == ["turn-over", "slots-cleared"]
    t.expect(asked=WOOD, step="BuyFighters", round=2)
    t.choose("done").expect(asked=IRON, step="BuyFighters")
    t.choose("done").expect(asked=WOOD, step="ActionTurn", round=3, turn=0, ww=3, ic=4)
    assert t.told() == ["round-began", "gained", "gained", *["drew-hidden"] * 4]


def test_in_turn_order_the_woodwalkers_go_first() -> None:  # [IW R3.2, R3.3, R5.1]
    t = new_game(draw_four=0)
    order = []
    for _ in range(6):
        order.append(t.asked)
        t.choose("pass")
    assert order == [WOOD, IRON, WOOD, IRON, WOOD, IRON]


def test_markers_are_removed_in_turn_order() -> None:  # [IW R3.3, R4.5]
    t = table().iron(ferrum=1).ongoing(WW24=1, WW18=2, IC14=1, IC25=2).preparation()
    t.expect(asked=WOOD, step="LosesMarker", options=["resolve WW18", "resolve WW24"])
    t.go("resolve WW24").expect(asked=IRON, step="LosesMarker", options=["resolve IC14", "resolve IC25"])


def test_other_steps_are_simultaneous() -> None:  # [IW R3.3, R4.3]
    t = new_game()
    t.expect(deciding=[WOOD, IRON], step="TwoOrFour")
    t.choose("draw-four", by=IRON).expect(deciding=[WOOD])
    assert t.zone("hand.ironclad") == ["IC01", "IC02", "IC03"]


def test_the_woodwalkers_gain_1_crystal_and_the_ironclad_2() -> None:  # [IW R4.1]
    table().crystals(ww=4, ic=1).preparation().expect(asked=WOOD, ww=5, ic=3)


def test_each_player_draws_2_special_cards() -> None:  # [IW R4.2]
    t = table().deck("WW05", "WW07", "WW09").deck("IC05", "IC07", "IC09").preparation()
    assert t.zone("hand.woodwalkers") == ["WW01", "WW02", "WW03", "WW05", "WW07"]
    assert t.zone("hand.ironclad") == ["IC01", "IC02", "IC03", "IC05", "IC07"]


def test_in_the_first_round_a_player_may_draw_4_and_keep_2() -> None:  # [IW R4.3]
    t = new_game()
    t.choose("draw-four", by=WOOD).choose("draw-two", by=IRON)
    t.expect(deciding=[WOOD], step="ChooseCards")
    drawn = t.zone("hand.woodwalkers")[3:]
    assert len(drawn) == 4
    assert len(t.zone("hand.ironclad")) == 5
    assert t.options() == [f"return {card}" for card in drawn[:3]]
    t.choose(f"return {drawn[1]} {drawn[3]}")
    assert t.zone("hand.woodwalkers")[3:] == [drawn[0], drawn[2]]
    assert len(t.zone("deck.woodwalkers")) == 33
    t.expect(asked=WOOD, step="ActionTurn")


def test_returned_cards_can_be_drawn_again() -> None:  # [IW R4.3]
    t = new_game()
    t.choose("draw-four", by=WOOD).choose("draw-two", by=IRON)
    back = t.zone("hand.woodwalkers")[3:5]
    t.choose(f"return {back[0]} {back[1]}")
    assert set(back) <= set(t.zone("deck.woodwalkers"))
    assert not [key for key in t.open().view(1) if key in {f"card.{card}" for card in back}]


def test_both_may_draw_4_and_return_at_the_same_time() -> None:  # [IW R4.3]
    t = new_game().choose("draw-four", by=WOOD).choose("draw-four", by=IRON)
    t.expect(deciding=[WOOD, IRON])
    wood, iron = t.zone("hand.woodwalkers")[3:], t.zone("hand.ironclad")[3:]
    t.choose(f"return {iron[0]} {iron[1]}", by=IRON).expect(deciding=[WOOD])
    t.choose(f"return {wood[2]} {wood[3]}", by=WOOD).expect(asked=WOOD, step="ActionTurn")
    assert t.zone("hand.woodwalkers")[3:] == wood[:2]
    assert t.zone("hand.ironclad")[3:] == iron[2:]


def test_from_the_second_round_on_nobody_is_asked_for_4() -> None:  # [IW R4.3]
    table().round(2).preparation().expect(asked=WOOD, step="ActionTurn")


def test_an_empty_deck_is_rebuilt_in_the_middle_of_a_draw() -> None:  # [IW R4.4]
    t = table().deck("WW05").discard("WW07", "WW09", "WW11").no_deck(WOOD).preparation()
    hand = t.zone("hand.woodwalkers")[3:]
    assert "WW05" in hand
    assert len(hand) == 2
    assert sorted(hand + t.zone("deck.woodwalkers")) == ["WW05", "WW07", "WW09", "WW11"]
    assert t.zone("discard.woodwalkers") == []


def test_with_deck_and_discard_pile_empty_nothing_is_drawn() -> None:  # [IW R4.4]
    t = table().deck("WW05").no_deck(WOOD).preparation()
    assert t.zone("hand.woodwalkers") == ["WW01", "WW02", "WW03", "WW05"]
    t.expect(asked=WOOD, step="ActionTurn")


def test_one_marker_leaves_each_ongoing_card() -> None:  # [IW R4.5]
    t = table().ongoing(WW18=2, WW23=2, IC10=3).preparation()
    t.expect(markers={"WW18": 1, "WW23": 1, "IC10": 2}, asked=WOOD, step="ActionTurn")
    assert t.zone("ongoing.woodwalkers") == ["WW18", "WW23"]


def test_the_owner_chooses_the_order_of_ongoing_effects() -> None:  # [IW R4.6]
    for first, crystals in (("IC14", 3), ("IC25", 2)):
        t = table().iron(ferrum=1).ongoing(IC14=3, IC25=2).preparation()
        t.expect(asked=IRON, options=["resolve IC14", "resolve IC25"], ic=2)
        t.choose(f"resolve {first}").expect(ic=crystals, step="Recruit")
        t.choose("recruit ferrum").expect(ic=3, ferrum=2, markers={"IC14": 2, "IC25": 1})


def test_the_last_marker_exhausts_a_card_which_acts_and_is_discarded() -> None:  # [IW R4.7]
    t = table().ongoing(IC22=1, WW18=1).preparation()
    t.expect(ic=5, markers={})
    assert t.zone("discard.ironclad") == ["IC22"]
    assert t.zone("discard.woodwalkers") == ["WW18"]
    assert t.zone("ongoing.ironclad") == []


def test_markers_on_the_map_go_unless_their_ongoing_card_stays() -> None:  # [IW R4.8, A7]
    t = table().discard("IC26", "WW20").ongoing(IC29=2, WW24=1)
    t.mark("IC26", "m1", "m2").mark("WW20", "auria").mark("IC29", "zincur").mark("WW24", "chromia").preparation()
    t.expect(asked=WOOD, step="ActionTurn", marked={"zincur.IC29"}, marks=1, ww=2)


def test_base_cards_played_or_wagered_return_to_hand() -> None:  # [IW R6.1, R6.2]
    t = table().slot(1, "WW01", "IC03").put("aside.woodwalkers", "WW03").put("aside.ironclad", "IC02").round_end()
    assert t.zone("hand.woodwalkers")[:3] == ["WW01", "WW02", "WW03"]
    assert t.zone("hand.ironclad")[:3] == ["IC01", "IC02", "IC03"]
    for seat in SEATS:
        assert t.zone(f"aside.{seat}") == []
        assert not {"WW01", "WW02", "WW03", "IC01", "IC02", "IC03"} & set(t.zone(f"deck.{seat}"))
        assert t.zone(f"discard.{seat}") == []


def test_a_base_card_may_not_be_discarded() -> None:  # [IW R6.2, R6.4]
    t = table().hand(*SPECIALS[WOOD][:6]).round_end()
    t.expect(deciding=[WOOD], step="ChooseCards")
    assert t.why_not("discard WW01") == "base-card [IW R6.2]"


def test_slots_are_cleared_and_ongoing_cards_stay_in_play() -> None:  # [IW R6.3, R5.9]
    t = passing(table().hand("WW18", "IC05").wood(o1=2).iron(ferrum=1).turn(WOOD).play("WW18").choose("done"), 1)
    t.expect(markers={"WW18": 2}, slot_markers={IRON: 1})
    assert t.where("WW18") == "slot1.woodwalkers"
    passing(t, 1).play("IC05").go("done", "done").expect(drill="ferrum")
    assert t.where("IC05") == "slot2.ironclad"
    passing(t, 2)
    t.expect(slot_markers={}, markers={"WW18": 1}, round=3)
    assert t.where("WW18") == "ongoing.woodwalkers"
    assert t.where("IC05") == "discard.ironclad"


def test_the_hand_limit_is_8_with_base_and_without_vision_cards() -> None:  # [IW R6.4]
    held = ["WW04", "WW05", "WW06", "WW07", "WW08"]
    t = table().hand(*held, "V-auria", "V-chromia").round_end()
    t.expect(asked=WOOD, step="ActionTurn", round=3)
    t = table().hand(*held, "WW09", "V-auria").round_end()
    t.expect(asked=WOOD, step="ChooseCards", options=[f"discard {card}" for card in [*held, "WW09"]])
    t.choose("discard WW06")
    assert t.zone("discard.woodwalkers") == ["WW06"]
    t.expect(round=3, step="ActionTurn")


def test_both_discard_at_the_same_time() -> None:  # [IW R6.4]
    t = table().hand(*SPECIALS[WOOD][:6], *SPECIALS[IRON][:7]).round_end()
    t.expect(deciding=[WOOD, IRON])
    t.choose("discard IC10 IC04", by=IRON)
    assert t.zone("discard.ironclad") == []
    t.choose("discard WW04", by=WOOD)
    assert t.zone("discard.ironclad") == ["IC04", "IC10"]
    assert t.zone("discard.woodwalkers") == ["WW04"]


def test_full_totems_fade_and_fading_ones_leave() -> None:  # [IW R6.5, A20]
    t = table().wood(c1=1, m1=1).totems(c1=2).fading(c1=1, m1=1).round_end()
    t.expect(totems={}, fading={"c1": 2})


def test_woodwalkers_recruit_on_outer_forests_for_2_crystals() -> None:  # [IW R6.6]
    t = table().wood(o1=1).crystals(ww=5).round_end()
    t.expect(asked=WOOD, step="BuyFighters", options=[*(f"recruit {forest}" for forest in OUTER_FORESTS), "done"])
    t.go("recruit o6", "recruit o2").expect(ww=2, o6=1, o2=1, round=3)


def test_no_more_fighters_are_offered_than_can_be_paid_for() -> None:  # [IW R6.6, R5.5]
    assert table().wood(o1=1).crystals(ww=5).round_end().question.high == 2


def test_ironclad_recruit_on_mountains_with_a_forge() -> None:  # [IW R6.6, R13.4]
    t = table().iron(auria=1).forge("chromia").foundation("cobaltis").crystals(ic=4).round_end()
    t.expect(asked=IRON, step="BuyFighters", options=["recruit ferrum", "recruit chromia", "done"])
    assert t.why_not("recruit cobaltis") == "wrong-place [IW R16.7]"
    assert t.why_not(f"recruit {INNER_MOUNTAINS[0]}") == "wrong-place [IW R16.7]"
    t.go("recruit chromia", "done").expect(chromia=1, ic=4)


def test_recruiting_stops_with_the_supply_of_fighters() -> None:  # [IW R6.6, R1.5]
    t = table().wood(o1=19).crystals(ww=6).round_end().choose("recruit o3")
    t.expect(o3=1, ww=5, round=3)


def test_woodwalkers_recruit_before_the_ironclad() -> None:  # [IW R6.6, R3.3]
    t = table().crystals(ww=2, ic=2).round_end().expect(asked=WOOD)
    t.choose("recruit o1").expect(asked=IRON, o1=1)
