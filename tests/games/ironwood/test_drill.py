"""The Drill, its track and its cargo. [IW R10]"""

from games.ironwood.builder import IRON, WOOD, table


def test_without_a_forge_the_track_advances() -> None:  # [IW R10.1, R10.2]
    t = table().hand("IC15").turn(IRON).play("IC15").choose("drill auria")
    t.expect(drill="auria", track=1, cargo=2, ic=3, asked=WOOD)


def test_the_second_step_shows_a_vision_and_recruits_where_the_drill_came_from() -> None:  # [IW R10.3, R18.3]
    t = table().drill("auria", cargo=2).deck("V-chromia").hand("IC15").turn(IRON).play("IC15").choose("drill chromia")
    t.expect(track=2, cargo=3, auria=1, chromia=0)
    assert t.open().view(1)["card.V-chromia"] == "visions.deck"
    assert "card.V-chromia" not in t.open().view(0)
    assert "looked-at-vision" in t.told(IRON)
    assert "looked-at-vision-hidden" in t.told(WOOD)


def test_the_vision_looked_at_stays_on_top() -> None:  # [IW R10.3]
    t = table().drill("auria", cargo=2).hand("IC15", "WW05").turn(IRON, 1).play("IC15").choose("drill chromia")
    (seen,) = [key[5:] for key, zone in t.open().view(1).items() if zone == "visions.deck" and key.startswith("card.")]
    t.play("WW05")
    assert t.zone("visions.hand") == [seen]
    assert t.open().view(1)[f"card.{seen}"] == "visions.hand"


def test_later_steps_load_a_crystal_and_draw_a_card() -> None:  # [IW R10.4]
    t = (
        table()
        .drill("auria", cargo=3, track=2)
        .deck("IC33")
        .hand("IC15")
        .turn(IRON)
        .play("IC15")
        .choose("drill chromia")
    )
    t.expect(track=3, cargo=4)
    assert "IC33" in t.zone("hand.ironclad")


def test_the_tracker_stays_on_the_last_step() -> None:  # [IW R10.1, R10.4]
    t = table().drill("auria", cargo=4, track=3).deck("IC33").hand("IC15").turn(IRON).play("IC15")
    t.choose("drill chromia").expect(track=3, cargo=5)
    assert "IC33" in t.zone("hand.ironclad")


def test_cargo_pays_for_nothing() -> None:  # [IW R10.5, A3]
    t = table().iron(argentimar=1).foundation("argentimar").drill("auria", cargo=5, track=3).crystals(ic=4)
    t.turn(IRON).play("IC01").expect(step="Recruit", ic=4, cargo=5)
    t = table().iron(ferrum=1).drill("auria", cargo=5, track=3).round_end().expect(round=3, cargo=5)


def test_cargo_cannot_be_stolen() -> None:  # [IW R10.5, R16.11]
    t = table().drill("auria", cargo=5, track=3).hand("WW34").turn(WOOD).play("WW34")
    t.expect(ww=0, cargo=5, ic=0)


def test_at_a_forge_the_cargo_is_unloaded() -> None:  # [IW R10.6, R13.4]
    t = table().drill("auria", cargo=4, track=3).crystals(ic=1).hand("IC05").turn(IRON).play("IC05")
    t.choose("drill ferrum").expect(ic=5, cargo=0, track=0, drill="ferrum")
    assert t.told() == ["drill-moved", "unloaded", "turn-over"]
    t = table().forge("chromia").drill("auria", cargo=2).hand("IC05").turn(IRON).play("IC05")
    t.choose("drill chromia").expect(ic=2, cargo=0, track=0, drill="chromia")


def test_returning_to_the_forge_it_left_counts() -> None:  # [IW R10.6]
    t = table().hand("IC08").turn(IRON).play("IC08").go("drill auria", "drill ferrum")
    t.expect(ic=2, cargo=0, track=0, drill="ferrum")


def test_a_foundation_is_no_unloading_place() -> None:  # [IW R10.1, R10.6]
    t = table().foundation("chromia").drill("auria", cargo=2).hand("IC05").turn(IRON).play("IC05")
    t.choose("drill chromia").expect(ic=0, cargo=3, track=2)


def test_a_forge_built_under_the_drill_unloads_it() -> None:  # [IW R10.7]
    t = table().iron(chromia=1).foundation("chromia").drill("chromia", cargo=3, track=2).crystals(ic=5)
    t.turn(IRON).play("IC01").go("pay", "build chromia").expect(built={"chromia"}, ic=3, cargo=0, track=0)


def test_the_drill_may_stay() -> None:  # [IW R5.4, R9.7]
    t = table().hand("IC08").turn(IRON).play("IC08").go("drill auria", "done").expect(drill="auria", cargo=2)
    assert t.why_not("play WW01") == ""


def test_the_drill_loads_no_more_than_the_supply() -> None:  # [IW R1.5, R1.6, H13]
    for whole in (0, 1):
        t = table(whole_gains=whole).crystals(ww=10, ic=9).hand("IC05").turn(IRON).play("IC05").choose("drill auria")
        t.expect(cargo=1, track=1)
        assert t.supply() == 0


def test_the_second_step_recruits_nobody_from_an_empty_supply() -> None:  # [IW R1.5, R10.3]
    t = table().iron(lithimar=20).drill("auria", cargo=2).hand("IC15").turn(IRON).play("IC15").choose("drill chromia")
    t.expect(auria=0, lithimar=20, cargo=3)


def test_every_step_counts_on_the_way_through_a_forge() -> None:  # [IW R10.1, R10.6]
    t = table().drill("auria", cargo=2).hand("IC08").turn(IRON).play("IC08").go("drill ferrum", "drill zincur")
    t.expect(ic=2, cargo=2, track=1, drill="zincur")
