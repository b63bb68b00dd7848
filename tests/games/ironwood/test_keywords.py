"""Keywords of the cards, also those that no shipped card has. [IW R16]"""

import pytest

from games.ironwood.builder import IRON, WOOD, Scene, table


def ironclad(effect: str, scene: Scene | None = None, card: str = "IC04") -> Scene:
    """The Ironclad play a card with this effect."""
    t = table() if scene is None else scene
    return t.rewrite(**{card: effect}).hand(card).turn(IRON).play(card)


def woodwalkers(effect: str, scene: Scene | None = None, card: str = "WW04") -> Scene:
    t = table() if scene is None else scene
    return t.rewrite(**{card: effect}).hand(card).turn(WOOD).play(card)


def test_build_flips_a_foundation_on_a_controlled_mountain() -> None:  # [IW R16.1]
    t = ironclad("build", table().iron(chromia=1).foundation("chromia", "cobaltis"))
    t.expect(options=["build chromia", "skip"]).choose("build chromia").expect(built={"chromia"})


def test_burn_takes_special_or_vision_cards_and_no_base_card() -> None:  # [IW R16.2]
    t = woodwalkers("burn 1 to gain 1", table().hand("WW20", "V-auria")).choose("pay")
    t.expect(options=["burn WW20", "burn V-auria"], ww=0)
    assert t.why_not("burn WW01") == "base-card [IW R6.2]"
    assert t.why_not("burn WW04") == "not-in-hand [IW R5.2]"
    t.choose("burn V-auria").expect(ww=1)


def test_burn_names_its_kind() -> None:  # [IW R16.2]
    t = (
        woodwalkers("burn 1 special to gain 1", table().hand("WW20", "V-auria"))
        .choose("pay")
        .expect(options=["burn WW20"])
    )
    assert t.why_not("burn V-auria") == "wrong-kind [IW R16.2]"
    woodwalkers("burn 1 vision to gain 1", table().hand("WW20")).expect(asked=IRON, ww=0)


def test_several_cards_are_burned_together() -> None:  # [IW R16.2, H12]
    t = woodwalkers("burn 2 to gain 3", table().hand("WW12", "WW20", "WW37").deck("WW30")).choose("pay")
    t.expect(options=["burn WW12", "burn WW20"]).choose("burn WW37 WW12")
    t.expect(step="WhenBurned", options=["resolve WW12", "resolve WW37"], ww=0)
    t.choose("resolve WW37").expect(ww=1 + 3, asked=IRON)
    assert "WW30" in t.zone("hand.woodwalkers")


def test_a_burn_cost_needs_enough_cards() -> None:  # [IW R16.2, R5.5]
    woodwalkers("burn 2 to gain 3", table().hand("WW20")).expect(asked=IRON, ww=0)


def test_when_burned_comes_before_what_the_burn_pays_for() -> None:  # [IW R16.2]
    t = woodwalkers("burn 1 to steal 1", table().hand("WW37").crystals(ic=1)).choose("pay").choose("burn WW37")
    assert t.told() == ["burned", "when-burned", "gained", "stolen", "turn-over"]


def test_a_forced_burn_has_its_effect_too() -> None:  # [IW R16.2]
    t = ironclad("opponent burn 1; gain 1", table().hand("WW32").wood(o1=3).deck("IC10"))
    t.expect(asked=WOOD).choose("burn WW32").expect(asked=WOOD, step="MoveFighters", ic=0)
    t.choose("move o1 m1 x2").expect(m1=2, ic=1, asked=WOOD, step="ActionTurn")
    assert t.row("woodwalkers_moved") == {}


def test_discards_and_wagers_are_no_burns() -> None:  # [IW R16.2]
    t = table().hand("WW37", "WW04", "WW05", "WW06", "WW07", "WW08").round_end().choose("discard WW37")
    t.expect(round=3, ww=1)
    t = table().wood(c1=2).iron(auria=1).hand("WW37", "WW31").turn(WOOD).play("WW31")
    t.fight("attack c1 auria", "wager WW37").expect(ww=0)


def test_draw_is_special_unless_it_says_vision() -> None:  # [IW R16.3]
    t = woodwalkers("draw 1; draw 2 vision", table().deck("WW30").deck("V-auria", "V-chromia"))
    assert t.zone("hand.woodwalkers")[3:] == ["WW30"]
    assert t.zone("visions.hand") == ["V-auria", "V-chromia"]


def test_recover_takes_chosen_cards_of_the_discard_pile() -> None:  # [IW R16.3]
    t = woodwalkers("recover 2", table().discard("WW10", "WW11", "WW12")).choose("recover WW12 WW10")
    assert t.zone("hand.woodwalkers")[3:] == ["WW10", "WW12"]
    assert t.zone("discard.woodwalkers") == ["WW11"]


@pytest.mark.parametrize(
    ("effect", "crystals"),
    [("gain 3", 3), ("gain 1 per forge", 2), ("gain 2 per foundation", 4), ("gain 1 per golem", 3)],
)
def test_gain_takes_crystals_from_the_supply(effect: str, crystals: int) -> None:  # [IW R16.4]
    t = table().golems(auria=2, zincur=1).forge("chromia").foundation("cobaltis", "gallimor")
    ironclad(effect, t).expect(ic=crystals)
    assert t.supply() == 20 - crystals


def test_gain_per_totem_counts_the_map() -> None:  # [IW R16.4]
    woodwalkers("gain 1 per totem", table().totems(c1=1).fading(m1=1).secured(2)).expect(ww=2)


def test_mark_lays_a_marker_on_each_of_several_places() -> None:  # [IW R16.5]
    t = ironclad(
        "mark 2 at controlled mountain; this round: cannot discover at marked", table().iron(auria=1, zincur=1)
    )
    t.expect(options=["mark auria", "mark zincur", "done"]).choose("mark auria").expect(options=["mark zincur", "done"])
    t.choose("mark zincur").expect(marked={"auria.IC04", "zincur.IC04"}, asked=WOOD)


def test_marks_stop_with_the_supply_of_markers() -> None:  # [IW R1.5, R16.5]
    t = table().ongoing(IC10=10, IC14=9).wood(m1=1)
    ironclad("mark 2 at inner forest; this round: cannot move at marked", t).choose("mark m1")
    t.expect(marks=1, asked=WOOD)


def test_a_marked_place_may_not_be_attacked() -> None:  # [IW R16.5]
    t = ironclad(
        "ongoing 2; mark 1 at mountain; in play: cannot attack at marked",
        table().wood(m1=3).iron(auria=1, zincur=1).hand("WW31"),
    )
    t.choose("mark auria").play("WW31").expect(options=["attack m1 zincur", "skip"])
    assert t.why_not("attack m1 auria") == "shielded-by-mark [IW R16.5]"


def test_marks_bind_the_opponent_alone() -> None:  # [IW R16.5]
    t = woodwalkers("mark 1 at forest; this round: cannot move at marked; move 2 fighters", table().wood(m1=2))
    t.choose("mark m1").choose("move m1 c1 x2").expect(c1=2)


def test_a_marked_warband_cannot_be_lured_but_is_pushed() -> None:  # [IW R16.5, R12.2]
    t = table().wood(m1=2).iron(auria=1).slot(1, "IC26").mark("IC26", "m1").hand("IC31").turn(IRON, 2).play("IC31")
    t.expect(step="Attack")
    t = table().wood(m1=2).iron(auria=1).slot(1, "IC26").mark("IC26", "m1")
    t = t.rewrite(IC04="retreat 1 warband at adjacent inner forest").hand("IC04").turn(IRON, 2).play("IC04")
    t.choose("push m1 c1").expect(c1=2)


def test_a_marked_drill_cannot_move_out_but_in() -> None:  # [IW R16.5]
    t = table().ongoing(WW24=1).mark("WW24", "auria").hand("IC08").turn(IRON).play("IC08").choose("drill auria")
    t.expect(drill="auria", asked=WOOD)


def test_ongoing_lasts_while_markers_remain() -> None:  # [IW R16.6]
    t = table().ongoing(WW18=1).wood(c1=3).iron(auria=2, ferrum=1).hand("IC16", "IC23").turn(IRON, 3).play("IC16")
    t.choose("done").fight("attack auria c1", "wager IC23")
    assert t.numbers("dealt") == [0, 1]
    t.choose("stay").expect(markers={}, round=3)
    assert t.where("WW18") == "discard.woodwalkers"


def test_recruit_places_each_unit_where_told() -> None:  # [IW R16.7]
    t = ironclad("recruit 2 fighters at uncontrolled outer mountain", table().iron(chromia=1))
    assert t.why_not("recruit chromia") == "wrong-place [IW R16.7]"
    t.choose("recruit gallimor")
    assert t.why_not("recruit gallimor") == "wrong-place [IW R16.7]"
    t.choose("recruit cobaltis").expect(gallimor=1, cobaltis=1, asked=WOOD)


@pytest.mark.parametrize(
    ("place", "options"),
    [
        ("ferrum", ["recruit ferrum", "done"]),
        ("drill", ["recruit zincur", "done"]),
        ("foundation", ["recruit chromia", "done"]),
        ("forge", ["recruit ferrum", "recruit cobaltis", "done"]),
        ("controlled mountain", ["recruit auria", "done"]),
    ],
)
def test_places_of_mountains(place: str, options: list[str]) -> None:  # [IW R16.7]
    t = table().iron(auria=1).drill("zincur").foundation("chromia").forge("cobaltis")
    ironclad(f"recruit 1 fighter at {place}", t).expect(options=options)


def test_places_of_totems() -> None:  # [IW R16.7]
    t = woodwalkers("recruit 1 fighter at totem", table().totems(m1=1, c1=1).fading(m2=1, c1=1))
    t.expect(options=["recruit m1", "recruit m2", "recruit c1", "done"])
    woodwalkers("recruit 1 fighter at uncontrolled inner forest", table().wood(m1=1)).choose("recruit m2").expect(m2=1)


def test_remove_takes_golems_only_if_named() -> None:  # [IW R16.8]
    t = woodwalkers("remove 1 golem at adjacent mountain", table().wood(m1=1).iron(auria=1).golems(auria=1, ferrum=1))
    t.expect(options=["remove-golem auria", "done"]).choose("remove-golem auria")
    t.expect(auria=1, golems={"ferrum": 1})


def test_remove_is_no_battle() -> None:  # [IW R16.8, R12.5]
    t = woodwalkers("remove 2 fighters at adjacent mountain", table().wood(m1=1).iron(auria=2).drill("auria", cargo=2))
    t.choose("remove auria x2").expect(auria=0, drill="auria", cargo=2)


def test_resolve_takes_different_effects_in_any_order() -> None:  # [IW R16.9]
    t = (
        ironclad("resolve 2 of {gain 1 | gain 2 | draw 1}")
        .choose("option 2")
        .expect(options=["option 1", "option 3", "skip"])
    )
    t.choose("option 1").expect(ic=3, asked=WOOD)


def test_spend_gives_available_crystals_to_the_supply() -> None:  # [IW R16.10]
    t = ironclad("spend 2 to draw 1", table().crystals(ic=3)).choose("pay").expect(ic=1)
    assert t.supply() == 19


def test_a_price_is_worth_paying_for_any_part_of_what_it_buys() -> None:  # [IW R5.5]
    t = woodwalkers("spend 1 to (steal 1; draw 1)", table().crystals(ww=1)).expect(options=["pay", "skip"])
    t.choose("pay").expect(ww=0, asked=IRON)
    t = table().crystals(ww=1).hand("WW04").no_deck(WOOD).rewrite(WW04="spend 1 to (steal 1; draw 1)").turn(WOOD)
    t.play("WW04").expect(asked=IRON, ww=1)


def test_a_price_for_a_choice_or_an_attack_needs_something_to_get() -> None:  # [IW R5.5, A28]
    choice = "spend 1 to resolve 1 of {steal 1 | discover}"
    woodwalkers(choice, table().crystals(ww=1)).expect(asked=IRON, ww=1)
    woodwalkers(choice, table().crystals(ww=1, ic=1)).expect(options=["pay", "skip"])
    beside_auria = table().wood(m1=1).iron(auria=1).crystals(ww=1)
    woodwalkers("spend 1 to attack ferrum", beside_auria).expect(asked=IRON, ww=1)
    beside_auria = table().wood(m1=1).iron(auria=1).crystals(ww=1)
    woodwalkers("spend 1 to attack", beside_auria).expect(options=["pay", "skip"])


def test_own_fighters_may_be_the_price_of_either_side() -> None:  # [IW R5.5, R16.8]
    t = woodwalkers("remove 1 own fighter to recruit 1 fighter at there", table().wood(m1=1, c1=1)).choose("pay")
    t.expect(options=["give-up m1", "give-up c1"]).choose("give-up c1").expect(options=["recruit c1", "done"], c1=0)
    woodwalkers("remove 1 own fighter to gain 1").expect(asked=IRON, ww=0)


def test_steal_takes_available_crystals_alone() -> None:  # [IW R16.11]
    woodwalkers("steal 3", table().crystals(ww=1, ic=2).drill("auria", cargo=4, track=3)).expect(ww=3, ic=0, cargo=4)


def test_each_combat_and_this_round() -> None:  # [IW R16.12]
    t = ironclad("ongoing 2; each combat: dominance +3; attack", table().wood(m1=4).iron(auria=1))
    t.fight("attack auria m1").expect(asked=IRON, step="Retreat")
    t = table().wood(m1=1).slot(1, "IC26").mark("IC26", "m1").turn(WOOD, 2).play("WW02")
    t.expect(asked=IRON)


@pytest.mark.parametrize(
    ("condition", "dealt"), [("golem", 2), ("forge", 1), ("marked", 1), ("attacking", 2), ("defending", 1)]
)
def test_a_bonus_holds_on_its_condition(condition: str, dealt: int) -> None:  # [IW R11.5, R16.12]
    t = table().wood(m1=9).iron(auria=2).golems(auria=1)
    ironclad(f"mark 1 at forest; attack; this combat: damage +1 if {condition}", t).choose("mark c1").fight(
        "attack auria m1"
    )
    assert t.numbers("dealt") == [0, dealt]


def test_a_bonus_with_a_totem() -> None:  # [IW R16.12]
    for full, fading, left in ((1, 0, 1), (0, 1, 1), (1, 1, 1), (0, 0, 3)):
        t = table().wood(m1=9).totems(m1=full, c1=1).fading(m1=fading).iron(auria=3)
        woodwalkers("attack; this combat: damage +2 if totem", t).fight("attack m1 auria").expect(auria=left)


def test_peek_at_the_vision_deck_puts_the_card_back() -> None:  # [IW R18.3]
    t = ironclad("peek vision deck", table().deck("V-cobaltis"))
    assert t.zone("visions.deck")[0] == "V-cobaltis"
    assert t.open().view(1)["card.V-cobaltis"] == "visions.deck"
    assert "card.V-cobaltis" not in t.open().view(0)


def test_extra_special() -> None:  # [IW R5.7]
    t = ironclad("extra special", table().hand("IC15"))
    t.expect(options=["play IC15", "skip"]).go("play IC15", "drill auria").expect(ic=3, asked=WOOD)
    assert t.zone("slot1.ironclad") == ["IC04", "IC15"]


def test_two_extra_cards_follow_each_other() -> None:  # [IW R5.7]
    t = ironclad("extra base; extra base", table().hand("IC05")).play("IC02").go("option 2", "done")
    t.expect(step="ExtraCard", options=["play IC01", "play IC03", "skip"]).choose("skip").expect(asked=WOOD, turn=2)


def test_an_extra_card_does_not_move_a_unit_again() -> None:  # [IW R9.2, R5.7]
    t = woodwalkers("move 2 fighters; extra base", table().wood(o1=2)).choose("move o1 m1").choose("done").play("WW03")
    t.choose("option 1")
    assert t.why_not("move m1 c1") == "all-moved [IW R9.2]"
    t.choose("move o1 m1").expect(m1=2, asked=IRON)
    t = ironclad("move drill; extra base").choose("drill auria").play("IC03").expect(asked=WOOD, cargo=2)


def test_a_second_step_belongs_to_the_effect_of_the_first() -> None:  # [IW R9.2]
    t = woodwalkers("move 1 fighter twice; move 1 fighter twice", table().wood(o1=1)).go("move o1 m1", "done")
    t.expect(asked=IRON, m1=1)


def test_a_fresh_extra_card_moves_the_drill_again() -> None:  # [IW R9.2, H8]
    t = ironclad("move drill; extra base fresh").choose("drill auria").play("IC03").expect(step="MoveDrill")
    t.choose("drill chromia").expect(drill="chromia", cargo=3, asked=WOOD)


def test_part_of_a_warband_left_behind_moves_by_another_card() -> None:  # [IW R9.4]
    t = ironclad("move 1 warband; extra base", table().iron(auria=3)).go("march auria ferrum", "take 1 0").play("IC02")
    assert t.why_not("march ferrum zincur") == "all-moved [IW R9.2]"
    t.choose("march auria ferrum").expect(options=["take 2 0", "take 1 0"])


def test_a_price_for_building_may_be_another() -> None:  # [IW R13.2]
    t = table().iron(chromia=1).foundation("chromia").rewrite(IC14="ongoing 3; in play: cost build 3").ongoing(IC14=2)
    t.crystals(ic=3).turn(IRON).play("IC01").go("pay", "build chromia").expect(built={"chromia"}, ic=0)


@pytest.mark.parametrize(
    ("event", "scene", "answers"),
    [
        ("drill unloads", table().drill("auria", cargo=1).hand("IC05"), ["play IC05", "drill ferrum"]),
        ("foundation placed", table().iron(chromia=1), ["play IC03", "done", "foundation chromia", "done"]),
    ],
)
def test_whenever(event: str, scene: Scene, answers: list[str]) -> None:  # [IW R5.6]
    t = scene.rewrite(IC14=f"ongoing 3; whenever {event}: gain 4").ongoing(IC14=1).turn(IRON).go(*answers)
    assert t.row("crystals")[IRON] in (4, 4 + 1)


def test_an_empty_drill_unloads_nothing() -> None:  # [IW R5.6]
    t = table().drill("auria").hand("IC05").rewrite(IC14="ongoing 3; whenever drill unloads: gain 4").ongoing(IC14=1)
    t.turn(IRON).play("IC05").choose("drill ferrum").expect(ic=0)


def test_whenever_a_totem_is_discovered() -> None:  # [IW R5.6]
    t = table().wood(m1=1).hand("V-zincur").rewrite(WW18="ongoing 2; whenever totem discovered: gain 1").ongoing(WW18=1)
    t.rewrite(IC14="ongoing 3; whenever totem discovered: gain 1").ongoing(IC14=1).turn(WOOD).play("WW01")
    t.go("option 2", "discover zincur m1").expect(ww=4, ic=1)


def test_cost_recruit_holds_for_this_round_too() -> None:  # [IW H9]
    t = table().crystals(ww=3).rewrite(WW04="this round: cost recruit 1; gain 1").hand("WW04").turn(WOOD, 3)
    t.play("WW04").choose("pass").expect(step="BuyFighters").choose("recruit o1").expect(ww=3)


def test_cards_are_picked_in_rising_order_one_by_one() -> None:  # [IW R16.2]
    t = woodwalkers("opponent burn 2", table().hand("IC04", "IC06", "IC08")).expect(asked=IRON)
    assert t.options() == ["burn IC04", "burn IC06"]
    assert t.why_not("burn IC10") == "not-in-hand [IW R5.2]"
    t.choose("burn IC06").expect(options=["burn IC08"])
    assert t.why_not("burn IC04") == "in-rising-order []"
    t.choose("burn IC08")
    assert t.zone("discard.ironclad") == ["IC06", "IC08"]


def test_retreat_pushes_so_many_different_warbands() -> None:  # [IW R12.2]
    t = woodwalkers("retreat 2 warbands at adjacent mountain", table().wood(c1=1, m2=1).iron(auria=1, zincur=1))
    t.choose("push auria argentimar")
    assert t.why_not("push argentimar auria") != ""
    t.choose("push zincur auria").expect(argentimar=1, auria=1, asked=IRON)
    t = woodwalkers("retreat 1 warband at adjacent mountain", table().wood(c1=1).iron(auria=1, zincur=1))
    t.choose("push auria ferrum").expect(ferrum=1, zincur=1, asked=IRON)


def test_winning_without_combat_is_winning() -> None:  # [IW R5.6, R11.2]
    t = table().wood(m1=1).ongoing(WW23=1).drill("plumbarum").crystals(ic=1).hand("WW20").turn(WOOD).play("WW20")
    t.go("done", "attack m1 plumbarum").expect(ww=1, ic=0, drill="ferrum")


@pytest.mark.parametrize(
    ("scene", "answers"),
    [
        (table().wood(m1=1).hand("V-auria").turn(WOOD), ["play WW01", "option 2"]),
        (table().wood(m1=1).turn(WOOD), ["play WW02"]),
        (table().wood(m1=1).iron(auria=1).hand("WW31").turn(WOOD), ["play WW31"]),
        (table().iron(auria=2).turn(IRON), ["play IC02"]),
        (table().iron(auria=2).turn(IRON), ["play IC02", "march auria ferrum"]),
        (table().iron(chromia=1).turn(IRON), ["play IC03", "done"]),
        (table().turn(IRON), ["play IC03"]),
        (table().turn(IRON), ["play IC01"]),
        (table().wood(m1=1).hand("IC31").turn(IRON), ["play IC31"]),
        (table().hand("IC26").turn(IRON), ["play IC26"]),
        (table().crystals(ww=2).round_end(), []),
    ],
)
def test_an_answer_to_another_question_is_not_asked(scene: Scene, answers: list[str]) -> None:  # [IW R5.4]
    scene.go(*answers)
    for answer in ("pass", "no-wager", "draw-two", "hit 1 0", "bring full", "return WW04"):
        assert scene.why_not(answer) == "not-asked []"
