"""The worked examples of the rulebook, and cases computed from one rule."""

from games.ironwood.builder import INNER_MOUNTAINS, IRON, OUTER_FORESTS, SPECIALS, WOOD, Scene, new_game, table

PLUMBARUM = {"options": ["retreat zincur", "retreat argentimar", "retreat gallimor", "stay"]}


def hunters_instinct() -> Scene:
    """Four Fighters come to the forest beside Plumbarum; the Ironclad defend their Forge there."""
    return (
        table().wood(o1=4).iron(plumbarum=2).golems(plumbarum=1).forge("plumbarum").crystals(ic=3)
        .hand("WW16", "WW28", "WW15", "IC23").turn(WOOD)
    )  # fmt: skip


def fought(t: Scene) -> Scene:
    t.play("WW16").go("pay", "burn WW15", "move o1 m1 x4")
    return t.fight("attack m1 plumbarum", "wager WW28", "wager IC23")


def test_g1_the_combat_example() -> None:  # [IW R11.5, R11.6, R11.7, R11.10, R12.1]
    t = fought(hunters_instinct())
    assert t.numbers("dealt") == [1 - 0, 2 + 1 + 1 - 3]
    t.expect(asked=WOOD, step="SplitHits", options=["hit 0 0", "hit 1 0"]).choose("hit 1 0")
    assert (t.numbers("compared", "wood"), t.numbers("compared", "iron")) == ([5], [5])
    t.expect(m1=3, plumbarum=1, golems={"plumbarum": 1}, asked=WOOD, step="Retreat", **PLUMBARUM)
    t.choose("retreat argentimar").expect(argentimar=1, golems={"argentimar": 1}, built={"plumbarum"}, ww=1, ic=2)
    t.expect(asked=IRON, step="ActionTurn")


def test_g1_steals_nothing_from_nobody() -> None:  # [IW R16.11]
    fought(hunters_instinct().crystals(ic=0)).go("hit 1 0", "retreat argentimar").expect(ww=0, ic=0, asked=IRON)


def test_g2_the_example_with_the_drill_on_plumbarum() -> None:  # [IW R12.5]
    t = fought(hunters_instinct().drill("plumbarum")).go("hit 1 0", "retreat argentimar").expect(drill="ferrum", ww=1)
    assert "drill-destroyed" in t.told()


def test_g3_canopy_cover_then_ransack() -> None:  # [IW R9.2, R5.7]
    t = table().wood(o1=4, o2=2).hand("WW26").turn(WOOD).play("WW26").choose("move o1 m1 x4")
    t.go("play WW03", "option 1")
    assert t.question.high == 5
    t.go("move m1 c1 x4", "move o2 m2").expect(c1=4, m2=1, o2=1, asked=IRON, turn=1)
    assert t.zone("slot1.woodwalkers") == ["WW03", "WW26"]
    assert t.zone("slot2.woodwalkers") == []


def ironclad_attack(*, watched: bool) -> Scene:
    """The same forces, the Ironclad attacking; a card in play may add to the Woodwalkers' Defense."""
    t = table().wood(m1=4).iron(plumbarum=2).golems(plumbarum=1).forge("plumbarum").hand("IC23", "IC16", "WW28")
    if watched:
        t.ongoing(WW18=1)
    return t.turn(IRON).play("IC16").choose("done").fight("attack plumbarum m1", "wager IC23", "wager WW28")


def test_g4_a_tie_for_the_attacking_ironclad() -> None:  # [IW R11.10]
    t = ironclad_attack(watched=True)
    assert t.numbers("dealt") == [1, 1]
    t.choose("hit 1 0").expect(m1=3, plumbarum=1, golems={"plumbarum": 1}, asked=IRON, step="Retreat")
    assert (t.numbers("compared", "wood"), t.numbers("compared", "iron")) == ([3 + 2], [2 + 3])


def test_g4b_without_the_defense() -> None:  # [IW R11.6]
    t = ironclad_attack(watched=False)
    assert t.numbers("dealt") == [1, 4 - 2]
    t.choose("hit 1 0").expect(m1=2, asked=IRON, step="Retreat")
    assert (t.numbers("compared", "wood"), t.numbers("compared", "iron")) == ([2 + 2], [2 + 3])


def test_g5_three_damage_onto_two_fighters_and_a_golem() -> None:  # [IW R11.7, A27]
    t = table().wood(m1=9).iron(plumbarum=2).golems(plumbarum=1).hand("WW31", "WW16").turn(WOOD).play("WW31")
    t.fight("attack m1 plumbarum", "wager WW16").expect(step="SplitHits", options=["hit 2 0", "hit 1 1"])


def test_g6_damage_on_a_golem_does_not_carry_over() -> None:  # [IW R11.7, R7.2]
    t = table().wood(m1=9).golems(plumbarum=1).hand("WW31", "WW28").turn(WOOD).play("WW31")
    t.fight("attack m1 plumbarum", "wager WW02").choose("stay").expect(golems={"plumbarum": 1}, m1=8)
    t.choose("pass").play("WW03").go("option 2", "done").expect(step="Attack")
    t.fight("attack m1 plumbarum", "wager WW28").expect(golems={"plumbarum": 1}, step="Retreat")
    assert t.numbers("dealt")[0] == 1


def test_g7_two_fighters_each_and_two_net_damage() -> None:  # [IW R11.9, R12.5, R12.7]
    t = table().wood(m1=2).iron(plumbarum=2).drill("plumbarum", cargo=4, track=3).crystals(ic=1).hand("WW05", "IC23")
    t.turn(WOOD).play("WW02").choose("done").fight("attack m1 plumbarum", "wager WW05", "wager IC23")
    assert t.numbers("dealt") == [2, 2]
    t.expect(m1=0, plumbarum=0, asked=IRON, step="ActionTurn", drill="ferrum", ww=0, ic=1, cargo=0)
    assert "nobody-won" in t.told()


def test_g8_four_arrivals() -> None:  # [IW R10.1, R10.2, R10.3, R10.4, R10.6]
    t = table().deck("IC31", "IC32", "IC33").no_deck(WOOD).hand("IC05", "IC08", "IC15").turn(IRON)
    t.play("IC15").choose("drill auria").expect(cargo=2, ic=3).choose("pass")
    t.play("IC05").choose("drill chromia").expect(cargo=3, auria=1).choose("pass")
    assert "IC31" not in t.zone("hand.ironclad")
    t.play("IC08").choose("drill argentimar").expect(cargo=4)
    assert "IC31" in t.zone("hand.ironclad")
    t.choose("drill plumbarum").expect(cargo=5)
    assert {"IC32", "IC33"} <= set(t.zone("hand.ironclad"))
    assert sum(event.message == "looked-at-vision" for event in t.open().story) == 1


def test_g9_arrival_at_ferrum() -> None:  # [IW R10.6]
    t = table().drill("zincur", cargo=5, track=3).deck("IC33").crystals(ic=1).hand("IC05").turn(IRON).play("IC05")
    t.choose("drill ferrum").expect(ic=6, cargo=0, track=0, drill="ferrum")
    assert t.zone("hand.ironclad") == ["IC01", "IC02", "IC03"]


def test_g10_the_destroyed_drill_gives_a_crystal() -> None:  # [IW R12.7]
    t = table().wood(m1=3).iron(plumbarum=1).drill("plumbarum", cargo=4, track=3).hand("WW31").turn(WOOD).play("WW31")
    t.fight("attack m1 plumbarum").go("stay", "loot").expect(ww=1, cargo=0, track=0, drill="ferrum")
    assert t.supply() == 19


def test_g11_no_fighter_left_no_crystal() -> None:  # [IW R12.7]
    t = table().wood(m1=1).iron(plumbarum=1).drill("plumbarum", cargo=4, track=3).hand("WW31", "WW20", "IC16")
    t.turn(WOOD).play("WW31").fight("attack m1 plumbarum", "wager WW20", "wager IC16")
    t.expect(m1=0, ww=0, cargo=0, drill="ferrum", asked=IRON)
    assert t.supply() == 20


def test_g12_a_lone_drill_without_cargo() -> None:  # [IW R12.7, R12.6]
    t = table().wood(m1=1).drill("plumbarum").hand("WW31").turn(WOOD).play("WW31").choose("attack m1 plumbarum")
    t.expect(ww=0, drill="ferrum", asked=IRON)
    assert "won-battle" in t.told()


def test_g13_discovery_at_auria_and_cobaltis() -> None:  # [IW R14.3]
    for mountain, crystals in (("auria", 3), ("cobaltis", 0)):
        t = table().wood(m3=1).hand(f"V-{mountain}").turn(WOOD).play("WW01").choose("option 2")
        t.choose(f"discover {mountain} m3").expect(ww=crystals, totems={"m3": 1})


def test_g14_a_totem_of_round_five() -> None:  # [IW R6.5]
    t = table().round(5).wood(m3=1).hand("V-cobaltis").no_deck().turn(WOOD, 3).play("WW01")
    t.go("option 2", "discover cobaltis m3").expect(totems={"m3": 1}, fading={})
    t.choose("pass").expect(round=6, totems={}, fading={"m3": 1})
    for _ in range(6):
        t.choose("pass")
    t.expect(step="BuyFighters", round=6, totems={}, fading={})


def test_g15_the_relay() -> None:  # [IW R15.2, R15.3]
    t = table().wood(m1=1, m2=1).totems(m1=1).hand("WW18").turn(WOOD).play("WW18")
    t.choose("carry m1 m2 full").expect(totems={"m2": 1}).choose("carry m2 o2 full")
    t.expect(secured=1, totems={}, o2=1, m2=1, asked=IRON)


def test_g16_the_hand_limit() -> None:  # [IW R6.4]
    t = table().hand(*SPECIALS[WOOD][:7], "V-auria", "V-chromia").round_end().expect(step="ChooseCards", asked=WOOD)
    assert (t.question.low, t.question.high) == (2, 2)
    t.choose("discard WW04 WW10")
    assert t.zone("discard.woodwalkers") == ["WW04", "WW10"]
    assert t.zone("visions.hand") == ["V-auria", "V-chromia"]


def test_g17_seven_crystals_buy_three_fighters() -> None:  # [IW R6.6]
    t = table().crystals(ww=7).round_end().choose("recruit o1 x3")
    t.expect(o1=3, round=3, ww=1 + 1)


def test_g18_the_third_forge() -> None:  # [IW R13.5]
    t = table().iron(chromia=1).foundation("chromia").forge("cobaltis", "gallimor").crystals(ic=5).turn(IRON)
    t.play("IC01").go("pay", "build chromia").expect(winner=IRON)


def test_g19_an_empty_hand_draws() -> None:  # [IW R5.3]
    t = table().no_base(WOOD).deck("WW20").turn(WOOD)
    t.expect(asked=IRON, slot_markers={WOOD: 1})
    assert t.zone("hand.woodwalkers") == ["WW20"]


def test_g20_setup() -> None:  # [IW R2.4, R2.5, R1.3]
    t = new_game()
    assert sum(t.row("ironclad").values()) == 13
    assert t.open().view(-1)["supply.fighters.ironclad"] == 7
    t.expect(ferrum=1, **dict.fromkeys(INNER_MOUNTAINS, 3), **dict.fromkeys(OUTER_FORESTS, 2))


def test_g21_a_mountain_with_drill_and_forge_alone() -> None:  # [IW R14.1]
    t = table().wood(m3=1).forge("cobaltis").drill("cobaltis").hand("V-cobaltis").turn(WOOD).play("WW01")
    t.go("option 2", "discover cobaltis m3").expect(totems={"m3": 1})


def test_g22_the_first_crystals() -> None:  # [IW R4.1]
    new_game().expect(round=1, ww=1, ic=2)
