"""After a battle: retreat, the Drill, victory lines. [IW R12]"""

from games.ironwood.builder import IRON, WOOD, Scene, table


def beaten_beside_the_drill(cargo: int = 4) -> Scene:
    """The Woodwalkers attack Plumbarum, Drill and all, and win by Dominance."""
    return (
        table().wood(m1=5).iron(plumbarum=2).drill("plumbarum", cargo=cargo, track=3 if cargo else 0).hand("WW31")
        .turn(WOOD).play("WW31").fight("attack m1 plumbarum")
    )  # fmt: skip


def test_the_winner_may_force_the_whole_warband_to_a_neighbour_and_picks_which() -> None:  # [IW R12.1]
    t = table().wood(m1=5).iron(plumbarum=2).golems(plumbarum=1).hand("WW31").turn(WOOD).play("WW31")
    t.fight("attack m1 plumbarum")
    t.expect(asked=WOOD, options=["retreat zincur", "retreat argentimar", "retreat gallimor", "stay"])
    assert t.why_not("retreat auria") == "not-adjacent [IW R9.1]"
    t.choose("retreat zincur").expect(plumbarum=0, zincur=2, golems={"zincur": 1}, asked=IRON)


def test_the_winner_may_let_the_beaten_stay() -> None:  # [IW R12.1, A25]
    t = table().wood(m1=5).iron(plumbarum=2).hand("WW31").turn(WOOD).play("WW31").fight("attack m1 plumbarum")
    t.choose("stay").expect(plumbarum=2, asked=IRON, step="ActionTurn")


def test_a_defender_who_wins_forces_the_attacker_back() -> None:  # [IW R12.1]
    t = table().wood(m1=1).iron(plumbarum=3).hand("WW31").turn(WOOD).play("WW31").fight("attack m1 plumbarum")
    t.expect(
        asked=IRON, step="Retreat", options=[f"retreat {forest}" for forest in ("o1", "m2", "m6", "c1")] + ["stay"]
    )
    t.choose("retreat m6").expect(m6=1, m1=0)


def test_cannot_move_does_not_stop_a_retreat() -> None:  # [IW R12.2]
    t = table().wood(m1=5).iron(plumbarum=2).ongoing(WW24=1).mark("WW24", "plumbarum").hand("WW31").turn(WOOD)
    t.play("WW31").fight("attack m1 plumbarum").choose("retreat zincur").expect(zincur=2)


def test_a_retreat_uses_up_no_move() -> None:  # [IW R12.2]
    t = table().wood(m1=2).iron(plumbarum=5).hand("IC38", "WW04").turn(IRON).play("IC38").fight("attack plumbarum m1")
    t.choose("retreat m2").expect(m2=1)
    assert t.row("woodwalkers_moved") == {}


def test_a_retreating_warband_leaves_its_totem() -> None:  # [IW R12.3, R15.5]
    t = table().wood(m1=2).totems(m1=1).fading(m1=1).iron(plumbarum=5).hand("IC16").turn(IRON).play("IC16")
    t.choose("done").fight("attack plumbarum m1").choose("retreat m2")
    t.expect(m2=2, m1=0, totems={"m1": 1}, fading={"m1": 1})


def test_empty_ferrum_is_attacked_by_name_alone() -> None:  # [IW R12.4, R11.2, A4]
    t = table().wood(c1=1).drill("auria").crystals(ic=3).hand("WW33").turn(WOOD).play("WW33").choose("done")
    t.expect(options=["attack c1 ferrum", "skip"]).choose("attack c1 ferrum")
    t.expect(asked=IRON, ww=2, ic=1, c1=1)
    assert "dealt" not in t.told()
    t = table().wood(c1=1).drill("lithimar").hand("WW31").turn(WOOD).play("WW31").expect(asked=IRON)


def test_ferrum_by_name_is_the_only_target() -> None:  # [IW R12.4]
    t = table().wood(c1=3).iron(auria=1, ferrum=1).hand("WW33").turn(WOOD).play("WW33").choose("done")
    t.expect(options=["attack c1 ferrum", "skip"])
    assert t.why_not("attack c1 auria") == "only-ferrum [IW R12.4]"
    t.fight("attack c1 ferrum")
    assert t.numbers("dealt") == [0, 1]


def test_the_drill_falls_with_the_beaten_warband() -> None:  # [IW R12.5]
    t = beaten_beside_the_drill().choose("retreat zincur").expect(asked=WOOD, step="DestroyDrill")
    t.choose("skip").expect(drill="ferrum", cargo=0, track=0, ww=0)


def test_the_drill_falls_without_a_retreat_too() -> None:  # [IW R12.5]
    beaten_beside_the_drill(0).choose("stay").expect(drill="ferrum", plumbarum=2, asked=IRON)


def test_the_drill_falls_when_its_warband_attacked_and_lost() -> None:  # [IW R12.5, A33]
    t = table().wood(m1=5).iron(plumbarum=2).drill("plumbarum", cargo=2).hand("IC16").turn(IRON).play("IC16")
    t.choose("done").fight("attack plumbarum m1").expect(asked=WOOD, step="Retreat")
    t.choose("retreat zincur").expect(asked=WOOD, step="DestroyDrill", options=["loot", "skip"])
    t.choose("loot").expect(ww=1, drill="ferrum", cargo=0, asked=WOOD, step="ActionTurn")


def test_the_drill_stays_when_its_warband_wins() -> None:  # [IW R12.5]
    t = table().wood(m1=1).iron(plumbarum=3).drill("plumbarum", cargo=2).hand("WW31").turn(WOOD).play("WW31")
    t.fight("attack m1 plumbarum").choose("stay").expect(drill="plumbarum", cargo=2)


def test_a_drill_elsewhere_is_safe() -> None:  # [IW R12.5]
    t = table().wood(m1=5).iron(plumbarum=2).drill("zincur", cargo=2).hand("WW31").turn(WOOD).play("WW31")
    t.fight("attack m1 plumbarum").choose("retreat zincur").expect(drill="zincur", cargo=2, asked=IRON)


def test_a_lone_drill_may_be_attacked() -> None:  # [IW R12.6, R11.2]
    t = table().wood(m1=1).drill("plumbarum", cargo=3, track=2).hand("WW31").turn(WOOD).play("WW31")
    t.expect(options=["attack m1 plumbarum", "skip"]).choose("attack m1 plumbarum")
    t.expect(step="DestroyDrill", asked=WOOD).choose("loot").expect(ww=1, cargo=0, drill="ferrum", asked=IRON)


def test_a_lone_drill_on_ferrum_may_be_attacked_by_any_attack() -> None:  # [IW R12.6, A4]
    t = table().wood(c1=1).hand("WW31").turn(WOOD).play("WW31").choose("attack c1 ferrum")
    t.expect(drill="ferrum", asked=IRON, ww=0)
    assert "drill-destroyed" in t.told()


def test_looting_needs_cargo() -> None:  # [IW R12.7]
    beaten_beside_the_drill(0).choose("retreat zincur").expect(asked=IRON, ww=0)


def test_the_rest_of_the_cargo_goes_to_the_supply() -> None:  # [IW R12.7]
    t = beaten_beside_the_drill(4).choose("retreat zincur").choose("loot")
    t.expect(ww=1, ic=0, cargo=0, track=0, drill="ferrum")
    assert t.supply() == 19


def test_a_victory_line_needs_the_battle_of_its_own_card() -> None:  # [IW R12.8]
    t = table().wood(m1=1).iron(plumbarum=3).hand("WW16").crystals(ww=0, ic=2).turn(WOOD).play("WW16")
    t.fight("attack m1 plumbarum").choose("stay").expect(ww=0, ic=2, asked=IRON)
    t = table().wood(m1=3).iron(plumbarum=1).hand("IC16").crystals(ww=2).turn(IRON).play("IC16").choose("done")
    t.fight("attack plumbarum m1").choose("stay").expect(ww=2, ic=0, asked=WOOD)


def test_this_combat_lines_belong_to_the_attacker_of_that_card() -> None:  # [IW R12.8]
    t = table().wood(m1=5).iron(plumbarum=4).hand("IC23", "WW16").turn(IRON).play("IC23").choose("done")
    t.fight("attack plumbarum m1")
    assert t.numbers("dealt") == [0, 1]
    t.go("stay", "remove m1").play("WW16").fight("attack m1 plumbarum")
    assert t.numbers("dealt") == [0, 0]


def test_retreat_then_drill_then_victory() -> None:  # [IW A31, R12.8]
    t = table().wood(m1=5).iron(plumbarum=2).drill("plumbarum", cargo=1).crystals(ic=1).hand("WW16").turn(WOOD)
    t.play("WW16").fight("attack m1 plumbarum").expect(step="Retreat", ic=1)
    t.choose("retreat zincur").expect(step="DestroyDrill", ic=1)
    t.choose("loot").expect(ww=2, ic=0, asked=IRON)
    assert t.told() == ["looted", "drill-destroyed", "battle-over", "stolen", "turn-over"]


def test_a_battle_without_a_winner_has_no_retreat_and_no_victory() -> None:  # [IW R12.5, R12.8]
    t = table().wood(m1=1).iron(plumbarum=1).drill("plumbarum", cargo=3, track=2).crystals(ic=1)
    t.hand("WW16", "WW20", "IC16").turn(WOOD).play("WW16").choose("skip")
    t.fight("attack m1 plumbarum", "wager WW20", "wager IC16")
    t.expect(m1=0, plumbarum=0, drill="ferrum", cargo=0, ww=0, ic=1, asked=IRON)
    assert t.supply() == 19
