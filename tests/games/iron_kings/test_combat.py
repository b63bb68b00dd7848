"""Pushes, attacks, damage, wrecks, and treasures that are used."""

from games.iron_kings.builder import BLUE, RED, YELLOW, Scene, table

OPEN = dict.fromkeys(("d5", "d7", "d9", "d11", "d3", "e8", "c6", "c8", "e6"), "plains")


def meeting(card: str = "step-1", players: int = 2, **options: int | str) -> Scene:
    """Red looks at yellow one hex ahead."""
    t = table(players, **options).ground(**OPEN).king(RED, "d5").king(YELLOW, "d7", "se").track(RED, card).steam(red=4)
    return t.driven(RED).told()


def test_a_push_keeps_the_facing() -> None:  # [IK K6.1]
    t = meeting().start("king")
    assert (t.at(RED), t.at(YELLOW), t.see("yellow.facing")) == ("d7", "d9", "se")


def test_a_push_goes_the_way_of_the_step() -> None:  # [IK K6.1] [IK U31]
    t = meeting("back-step").king(RED, "d7", "s").king(YELLOW, "d9").start("king")
    assert (t.at(RED), t.at(YELLOW)) == ("d9", "d11")


def test_without_space_behind_nobody_moves() -> None:  # [IK K6.2] [IK U13, U14]
    for t in (
        meeting().ground(d9="mountain"),
        meeting(players=3).king(BLUE, "d9"),
        meeting().row("site", red="d9"),
        meeting().king(RED, "d9").king(YELLOW, "d11").ground(d11="plains"),
    ):
        t.carries(RED, "vault-door").start("king")
        assert len(t.heard("king-blocked")) == 1
        assert t.heard("king-attacked") == []


def test_a_blocked_push_may_hurt() -> None:  # [IK U13]
    t = meeting(blocked_push_damage=1).ground(d9="mountain").carries(RED, "whitespire").start("king").go("roll 4")
    assert (t.at(RED), t.damaged(YELLOW)) == ("d5", ["torso-2"])


def test_without_a_weapon_a_push_does_not_hurt() -> None:  # [IK K6.3]
    t = meeting().ground(d5="mountain").carries(RED, "vault-door", "eagle-of-the-desert").start("king")
    assert t.heard("king-attacked") == []
    assert t.at(YELLOW) == "d9"


def test_every_push_is_an_attack() -> None:  # [IK K6.3] [IK U32] [IK H12]
    t = meeting("double-step").carries(RED, "legendary-broadsword").start("king")
    t.go("roll 1", "roll 2", "roll 3", "roll 4", "roll 5")
    assert (t.at(YELLOW), t.numbers("king-attacked"), t.see("wear.legendary-broadsword")) == ("d11", [3, 2], 2)


def test_a_stele_breaks() -> None:  # [IK H12]
    t = meeting().carries(RED, "ozymandian-stele").start("king").go("roll 1", "roll 2")
    assert t.see("card.ozymandian-stele") == "treasure.discard"


def test_the_owner_chooses_the_shield() -> None:  # [IK K6.4]
    t = meeting().carries(RED, "whitespire").carries(YELLOW, "vault-door", "coronalith").start("king")
    assert (t.asked, t.options()) == (YELLOW, ["shield vault-door", "shield coronalith"])
    assert t.why_not("shield whitespire") == "not-here [IK K7.1]"
    t.go("shield coronalith")
    assert t.see("hits.coronalith") == 1
    t = meeting().carries(RED, "whitespire").built(YELLOW, torso="reinforced-frame").start("king")
    assert t.see("yellow.hull") == 1


def test_shields_against_the_rear() -> None:  # [IK K6.4]
    behind = meeting().king(YELLOW, "d7", "n").carries(RED, "whitespire").carries(YELLOW, "adamantine-tortuga")
    assert behind.start("king").see("hits.adamantine-tortuga") == 1
    ahead = meeting().king(YELLOW, "d7", "s").carries(RED, "whitespire").carries(YELLOW, "adamantine-tortuga")
    assert ahead.start("king").asked == "chance"


def test_after_the_sixth_space_comes_the_first() -> None:  # [IK K6.5] [IK U18]
    t = table().damage(YELLOW, "brake").works(YELLOW, "head-1").told().stack("Hurt yellow 1 0 0").go("roll 6")
    assert (t.damaged(YELLOW), t.see("yellow.wilderness")) == (["head-1", "brake"], 1)


ALL = ("head-1", "head-2", "torso-1", "torso-2", "throttle", "brake")


def test_a_wreck_is_towed() -> None:  # [IK K6.6] [IK U4] [IK H20]
    t = meeting(holdfast_steam="arrival").carries(RED, "whitespire").damage(YELLOW, *ALL)
    t.carries(YELLOW, "gold-chalice-a", "vault-door")
    t.row("shield_damage", **{"vault-door": 2}).steam(red=4, yellow=5).start("king")
    assert (t.step, t.options()) == ("Tow", ["lose gold-chalice-a", "lose vault-door"])
    t.go("lose gold-chalice-a")
    assert (t.at(YELLOW), t.see("yellow.steam"), t.see("card.gold-chalice-a")) == ("e0", 0, "king.red")
    assert t.damaged(YELLOW) == list(ALL)
    assert t.at(RED) == "d7"
    full = meeting().carries(RED, "whitespire", "gold-chalice-b").damage(YELLOW, *ALL).carries(YELLOW, "gold-chalice-a")
    assert full.start("king").see("card.gold-chalice-a") == "treasure.discard"
    ignored = meeting(wreck="ignore").carries(RED, "whitespire").damage(YELLOW, *ALL).start("king")
    assert ignored.at(YELLOW) == "d9"


def test_a_tow_in_the_own_phase_ends_it() -> None:  # [IK H20]
    t = table().ground(d7="wasteland").king(RED, "d5").damage(RED, *ALL).steam(red=5).track(RED, "double-step")
    t.told().stack("Walk red n 2 0")
    assert (t.at(RED), t.see("red.steam"), t.asked) == ("c0", 0, YELLOW)


def test_damage_leaves_with_a_discarded_treasure() -> None:  # [IK H18]
    t = table().carries(RED, "vault-door", "gold-chalice-a").row("shield_damage", **{"vault-door": 2}).told()
    t.stack("DrawTreasures red 3").go("top gold-chalice-b", "top whitespire", "top coronalith")
    t.go("keep whitespire vault-door")
    assert (t.see("hits.vault-door"), t.stores_of(RED)) == (0, {"gear": 1})


def test_a_chain_holds_back() -> None:  # [IK H13]
    t = meeting().carries(RED, "drawbridge-chain").track(YELLOW, "double-step").steam(red=4, yellow=1).driven(YELLOW)
    t.row("facing", yellow="n").start("king")
    assert t.see("yellow.chained") == 1
    t.go("small yellow-repair")
    assert (t.at(YELLOW), t.see("yellow.chained")) == ("d11", 0)


def test_anchored_kings_stay() -> None:  # [IK K6.2] [IK U27]
    t = meeting(deck="extended").built(YELLOW, legs="titan-legs").start("king")
    assert (t.at(RED), t.at(YELLOW)) == ("d5", "d7")


def test_a_ram_pushes_further() -> None:  # [IK U27]
    t = meeting(deck="extended").carries(RED, "rammstein").start("king")
    assert (t.at(RED), t.at(YELLOW)) == ("d7", "d11")


def test_execute_strikes_ahead() -> None:  # [IK H14] [IK U29]
    t = meeting("execute").carries(RED, "ozymandian-stele").start("king").go("roll 1", "roll 2")
    assert (t.at(YELLOW), t.damaged(YELLOW)) == ("d7", ["head-1", "head-2"])
    t = meeting("execute").king(YELLOW, "d9").carries(RED, "eagle-of-the-desert").start("king").go("roll 1", "roll 2")
    assert t.damaged(YELLOW) == ["head-1", "head-2"]
    t = meeting("execute", deck="extended").carries(RED, "eyefull-spear").start("king").go("roll 5", "roll 6")
    assert t.damaged(YELLOW) == ["throttle", "brake"]


def test_heavy_steam_uses_items_twice() -> None:  # [IK U21]
    t = meeting().carries(RED, "whitespire")
    t.rows["track_red"] = {"0": "red-heavy-steam", "1": "red-execute"}
    t.zones["track.red"] = ["red-heavy-steam", "red-execute"]
    t.start("king").go("roll 1", "roll 2")
    assert t.damaged(YELLOW) == ["head-1", "head-2"]


def test_blight() -> None:  # [IK H15]
    t = meeting("execute").king(YELLOW, "e8").ground(d7="barrow").bag("d7", gear=2, treasure=3).out(YELLOW, "d7")
    t.carries(RED, "whitespire").start("king")
    assert (t.see("terrain.d7"), t.see("bag.gear.d7"), t.see("worker.d7")) == ("wasteland", 0, YELLOW)
    spared = meeting("execute").king(RED, "c2", "s").carries(RED, "whitespire").start("king")
    assert spared.see("terrain.c0") == "plains"


def test_boarding() -> None:  # [IK U24]
    t = meeting("execute").carries(RED, "boarding-hooks").works(YELLOW, "head-1").damage(YELLOW, "head-2").start("king")
    assert "hook yellow-head-1" not in t.options()
    assert t.why_not("hook yellow-head-2") == "space-damaged [IK K2.7]"
    assert t.why_not("hook red-brake") == "not-a-rival [IK U24]"
    t.go("hook yellow-brake")
    assert (t.see("yellow.at.brake"), t.see("red.rested")) == (0, 2)
    assert (t.see("red.wilderness"), t.see("yellow.at.head-1")) == (1, 0)


def test_guns() -> None:  # [IK H14]
    t = meeting("execute", deck="extended").king(YELLOW, "d11").carries(RED, "long-gun").start("king").go("roll 3")
    assert t.damaged(YELLOW) == ["torso-1"]
    t = (
        meeting("execute", deck="extended")
        .king(YELLOW, "d9")
        .carries(RED, "pocket-trebuchet")
        .start("king")
        .go("roll 3")
    )
    assert t.damaged(YELLOW) == ["torso-1"]
    t = meeting("execute", deck="extended").king(YELLOW, "e8").carries(RED, "philadelphia-special").start("king")
    assert t.go("roll 3").at(RED) == "d11"


def test_a_propeller_carries_further() -> None:  # [IK U27]
    t = meeting("leap", deck="extended").king(YELLOW, "e8").carries(RED, "propeller-helmet").start("king")
    assert t.options() == ["steps 2", "steps 3"]
    assert t.go("steps 3").at(RED) == "d11"
