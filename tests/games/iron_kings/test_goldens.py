"""The worked examples of the rules."""

from clockwood.games.iron_kings.map import cells as land
from games.iron_kings.builder import RED, YELLOW, Scene, table


def test_kg1_carried_treasures_are_halved_one_by_one() -> None:  # [IK KG1] [IK K7.2]
    t = table().carries(RED, "stone-of-sisyphus", "gold-chalice-a", "coronalith").stack("FinalScoring")
    assert t.table.outcome is not None
    assert t.table.outcome.scores == (2 + 1 + 0, 0)


def test_kg2_steam_above_the_maximum_is_wasted() -> None:  # [IK KG2] [IK K3.3]
    t = table().steam(red=5).stock(RED, water=1, coal=1).start("worker").go("small red-torso-1")
    assert (t.see("red.steam"), t.stores_of(RED)) == (7, {})
    assert t.numbers("steam-gained", "lost") == [2]


def test_kg3_insert_replace_remove() -> None:  # [IK KG3] [IK K3.2] [IK U11]
    def planning() -> Scene:
        t = table().track(RED, "step-1", "charge", "back-step").hand(RED, "leap").start("worker")
        return t.go("small red-head-1")

    t = planning().go("insert red-leap 2")
    assert t.program(RED) == ["step-1", "leap", "charge"]
    assert t.see("card.red-back-step") == "discard.red"
    t = planning().go("replace red-leap 2")
    assert t.program(RED) == ["step-1", "leap", "back-step"]
    assert t.see("card.red-charge") == "discard.red"
    t = planning().go("remove 1")
    assert t.program(RED) == ["charge", "back-step"]


def test_kg4_a_card_that_is_too_dear_ends_the_phase() -> None:  # [IK KG4] [IK K4.2]
    t = table().king(RED, "d5").ground(d7="plains").steam(red=2).track(RED, "step-1", "charge", "back-step")
    t.driven(RED).start("king")
    assert (t.at(RED), t.see("red.steam"), t.see("pointer")) == ("d7", 1, 0)
    assert len(t.heard("no-steam-for")) == 1


def test_kg5_the_lake_stops_the_phase() -> None:  # [IK KG5] [IK K5.6]
    t = table().king(RED, "d5").ground(d7="plains", d9="lake").steam(red=2).driven(RED)
    t.track(RED, "step-1", "coast-1", "double-step").start("king")
    assert (t.at(RED), t.see("red.steam"), t.stores_of(RED)) == ("d9", 1, {"water": 2})
    assert t.see("pointer") == 0


def test_kg6_a_mountain_is_paid_for_and_not_entered() -> None:  # [IK KG6] [IK K4.4]
    t = (
        table()
        .king(RED, "d5")
        .row("coal_on", d7=2)
        .king(YELLOW, "e8")
        .out(YELLOW, "d7")
        .steam(red=1)
        .track(RED, "step-1")
        .driven(RED)
    )
    t.start("king")
    assert (t.at(RED), t.see("red.steam"), t.stores_of(RED)) == ("d5", 0, {})
    assert (t.see("coal.d7"), t.see("worker.d7")) == (2, YELLOW)


def facing(t: Scene, attacker: str, victim: str) -> Scene:
    """Red on one hex steps into yellow on the next."""
    t.king(RED, attacker, "n").king(YELLOW, victim, "n").track(RED, "step-1").steam(red=1)
    return t.driven(RED).told()


def test_kg7_shields_before_the_die() -> None:  # [IK KG7] [IK K6.3, K6.4]
    t = facing(table(), "d5", "d7").ground(d7="plains", d9="plains")
    t.carries(RED, "legendary-broadsword").carries(YELLOW, "vault-door").start("king")
    assert t.see("hits.vault-door") == 2
    assert (t.step, t.asked) == ("Hurt", "chance")
    t.go("roll 1")
    assert t.damaged(YELLOW) == ["head-1"]
    assert t.asked == YELLOW


def test_kg8_damage_spills_over() -> None:  # [IK KG8] [IK K6.5, K2.9]
    for worker, rested, wild in (("works", 3, 1), ("big", 4, 0)):
        t = table().damage(YELLOW, "torso-2", "throttle").told()
        t = t.works(YELLOW, "brake") if worker == "works" else t.big(YELLOW, "brake")
        t.stack("Hurt yellow 1 0 0").go("roll 4")
        assert t.damaged(YELLOW) == ["torso-2", "throttle", "brake"]
        assert (t.see("yellow.at.brake"), t.see("yellow.wilderness"), t.see("yellow.big")) == (0, wild, 1)
        assert t.see("yellow.rested") == rested


def test_kg9_the_brake_recalls() -> None:  # [IK KG9] [IK K2.1]
    t = table().king(RED, "d5").works(RED, "brake", "throttle").out(RED, "d3").big(RED, "head-1").start("turn")
    assert (t.see("red.rested"), t.see("red.big"), t.see("red.at.throttle")) == (4, 1, 0)
    t.go("small red-repair")
    assert t.see("red.at.throttle") == 0


def test_kg10_being_pushed() -> None:  # [IK KG10] [IK K5.1, K5.2] [IK U16]
    t = facing(table(), "d5", "d7").ground(d7="plains", d9="wasteland").start("king")
    assert (t.at(YELLOW), t.step) == ("d9", "Hurt")
    t.go("roll 3")
    assert t.damaged(YELLOW) == ["torso-1"]
    t = facing(table(), "d5", "d7").ground(d7="plains").row("coal_on", d9=1).bag("d9", gear=3).out(RED, "d9")
    t.start("king")
    assert (t.at(YELLOW), t.stores_of(YELLOW), t.see("coal.d9"), t.see("bag.gear.d9")) == ("d9", {}, 1, 3)
    assert (t.see("worker.d9"), t.see("red.wilderness")) == (0, 1)


def test_kg11_a_gear_repairs_three() -> None:  # [IK KG11] [IK K3.5]
    t = table().damage(RED, "head-1", "head-2", "torso-1", "brake").stock(RED, gear=1).start("worker")
    t.go("small red-repair", "mend red-head-1", "pay-gear", "mend red-head-2", "mend red-torso-1")
    assert (t.damaged(RED), t.stores_of(RED)) == (["brake"], {})


def test_kg12_what_lies_beside_the_sites() -> None:  # [IK KG12] [IK K1.6]
    content = table().content
    names = content.names["hex"]
    around = {
        site: {
            (names[other], content.names["terrain"][int(content.land.terrain[other])])
            for other in range(len(names))
            if land.apart(content, names.index(site), other) == 1
        }
        for site in ("c0", "e0")
    }
    assert around["c0"] == {("c2", "plains"), ("b1", "forest"), ("d1", "forest")}
    assert around["e0"] == {("e2", "lake"), ("d1", "forest"), ("f1", "forest")}


def test_kg13_wood_makes_three() -> None:  # [IK KG13] [IK K3.3]
    t = table().king(RED, "d5").steam(red=3).stock(RED, water=2, wood=2).works(RED, "brake").start("worker")
    t.go("small red-torso-1")
    assert t.see("red.steam") == 6
    t = table().king(RED, "d5").steam(red=6).stock(RED, water=1, wood=1).start("worker").go("small red-torso-1")
    assert (t.see("red.steam"), t.numbers("steam-gained", "lost")) == (7, [2])


def test_kg14_the_ground_gives_and_takes() -> None:  # [IK KG14] [IK K6.3] [IK U15]
    t = facing(table(), "d5", "d7").ground(d5="mountain", d7="forest", d9="plains").carries(RED, "ozymandian-stele")
    t.start("king").go("roll 1", "roll 6")
    assert t.numbers("king-attacked") == [2 + 1 - 1]
    assert t.damaged(YELLOW) == ["head-1", "brake"]
