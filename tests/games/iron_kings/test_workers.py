"""The worker phase: who comes back, where one goes, what one gets."""

from games.iron_kings.builder import RED, YELLOW, table


def test_an_empty_rested_box_recalls() -> None:  # [IK K2.1, K2.10]
    t = table().king(RED, "d5").works(RED, "head-1", "throttle").out(RED, "d3", "c4").big(RED, "steam")
    t.row("worker_on", d3=RED, c4=RED).start("turn")
    assert (t.see("red.rested"), t.see("red.big"), t.see("worker.d3")) == (4, 1, 0)
    t = table().king(RED, "d5").works(RED, "head-1", "head-2", "torso-1").start("turn")
    assert t.see("red.at.head-1") == "small"


def test_the_wilderness_leads_home() -> None:  # [IK K2.2]
    t = table().wild(RED, 3).start("turn")
    assert (t.see("red.rested"), t.see("red.wilderness")) == (4, 0)
    t = table().king(RED, "d5").wild(RED, 3).start("turn")
    assert (t.see("red.rested"), t.see("red.wilderness")) == (1, 3)


def test_workers_left_behind_stray() -> None:  # [IK K2.3]
    t = table().king(RED, "d5").out(RED, "c2", "d3").out(YELLOW, "c6").start("turn")
    assert (t.see("red.wilderness"), t.see("worker.c2"), t.see("worker.d3"), t.see("worker.c6")) == (1, 0, RED, YELLOW)


def test_one_worker_must_be_placed() -> None:  # [IK K2.4] [IK U19, U30]
    t = table().king(RED, "d5").start("worker")
    assert "done" not in t.options()
    assert t.why_not("done") == "must-place [IK K2.4]"
    assert {"small red-torso-1", "small red-repair", "send c4", "send d3"} <= set(t.options())
    t.go("small red-torso-1")
    assert (t.asked, t.see("red.steam"), t.see("red.at.torso-1")) == (YELLOW, 0, "small")


def test_a_table_may_let_workers_rest() -> None:  # [IK K2.4] [IK U30]
    t = table(may_rest=1).king(RED, "d5").start("worker")
    assert "done" in t.options()
    t.go("done")
    assert (t.asked, t.see("red.at.torso-1")) == (YELLOW, 0)


def test_without_a_legal_space_the_phase_is_skipped() -> None:  # [IK K2.4]
    t = table().king(RED, "d5").wild(RED, 4).big(RED, "steam").start("worker")
    assert t.asked == YELLOW


def test_legal_spaces() -> None:  # [IK K2.6, K2.7, K2.8, K2.9] [IK U20]
    t = table().king(RED, "c2").king(YELLOW, "c4").works(RED, "head-1").out(YELLOW, "b3").damage(RED, "torso-1")
    t.start("worker")
    assert t.why_not("small red-head-1") == "space-taken [IK K2.6]"
    assert t.why_not("small red-torso-1") == "space-damaged [IK K2.7]"
    assert t.why_not("small red-steam") == "big-only [IK K2.8]"
    assert t.why_not("big red-holdfast") == "small-only [IK K2.9]"
    assert t.why_not("small red-holdfast") == "not-docked [IK K2.6]"
    assert t.why_not("small yellow-head-1") == "not-yours [IK K2.6]"
    assert t.why_not("send c4") == "hex-taken [IK K2.6]"
    assert t.why_not("send b3") == "hex-taken [IK K2.6]"
    assert t.why_not("send e4") == "not-beside [IK K2.6]"
    assert t.why_not("send c0") == "no-workers-there [IK K3.9]"
    assert {"big red-steam", "big red-head-2", "small red-head-2", "send b1", "send d1", "send d3"} <= set(t.options())
    assert t.options("send") == ["send d3", "send d1", "send b1"]
    assert "small red-holdfast" in table().start("worker").options()


def test_head_plans_then_draws() -> None:  # [IK K3.1]
    t = table().hand(RED, "charge").told().start("worker").go("small red-head-2")
    assert (t.step, t.options("insert")) == ("Plan", ["insert red-charge 1"])
    t.go("insert red-charge 1")
    assert (t.step, t.asked) == ("DrawPlans", "chance")
    t.go("top red-leap")
    assert t.see("card.red-leap", 0) == "hand.red"
    assert t.see("card.red-leap", 1) == 0


def test_planning() -> None:  # [IK K3.2] [IK H3] [IK U9]
    cards = ["leap", "climb", "execute", "charge", "coast-1", "heavy-steam", "back-step", "lurch-left"]
    t = table().track(RED, "step-1").hand(RED, *cards).start("worker").go("small red-head-1")
    assert len(t.options("insert")) == 2 * len(cards)
    assert t.why_not("insert red-leap 3") == "no-such-slot [IK K3.2]"
    assert t.why_not("insert red-swivel-left 1") == "not-in-hand [IK K3.2]"
    assert t.why_not("remove 2") == "no-such-slot [IK K3.2]"
    t.go("pass")
    assert t.program(RED) == ["step-1"]
    assert t.see("count.hand.red") == len(cards) + 1


def test_an_empty_deck_is_made_from_the_discard() -> None:  # [IK U6]
    names = [name.removeprefix("red-") for name in table().content.names["card"][:21]]
    t = table().hand(RED, *names[:10]).discarded(RED, *names[10:]).start("worker").go("small red-head-1", "pass")
    assert (t.see("count.deck.red"), t.see("count.hand.red"), t.see("count.discard.red")) == (10, 11, 0)


def test_burning_fuel() -> None:  # [IK K3.3] [IK H21]
    t = table().king(RED, "d5").stock(RED, water=1, wood=1, coal=1).start("worker").go("big red-torso-2")
    assert t.options() == ["burn wood", "burn coal"]
    t.go("burn coal")
    assert (t.see("red.steam"), t.stores_of(RED)) == (4, {"wood": 1})


def test_throttle_and_brake() -> None:  # [IK K2.5, K3.4]
    t = table().king(RED, "d5").ground(d7="plains").steam(red=1).track(RED, "step-1").start("worker")
    t.go("small red-throttle")
    assert t.at(RED) == "d7"
    t = table().king(RED, "d5").ground(d7="plains").steam(red=1).track(RED, "step-1").driven(RED).start("worker")
    t.go("small red-brake")
    assert t.at(RED) == "d5"


def test_repair_takes_any_own_damage() -> None:  # [IK K3.5] [IK H18]
    t = table().damage(RED, "brake").carries(RED, "vault-door").stores(RED, "coronalith")
    t.row("shield_damage", **{"vault-door": 2, "coronalith": 1}).start("worker").go("small red-repair")
    assert t.options() == ["mend red-brake", "patch vault-door", "patch coronalith"]
    t.go("patch vault-door")
    assert (t.see("hits.vault-door"), t.asked) == (1, YELLOW)
    t = table().damage(RED, "brake").start("worker").go("small red-holdfast")
    assert t.damaged(RED) == []


def test_steam_without_fuel() -> None:  # [IK K3.6]
    t = table().king(RED, "d5").start("worker").go("big red-steam")
    assert t.see("red.steam") == 1


def test_holdfast_repair_counts_uncovered_sections() -> None:  # [IK K3.7] [IK U35]
    t = table().damage(RED, "head-1", "head-2", "torso-1", "torso-2").stock(RED, gear=3)
    t.start("worker").go("small red-holdfast", "mend red-head-1", "mend red-head-2", "mend red-torso-1")
    assert (t.damaged(RED), t.asked) == (["torso-2"], YELLOW)
    t = (
        table()
        .damage(RED, "head-1", "head-2", "torso-1")
        .built(RED, holdfast_1="appraisal-studio", holdfast_2="open-market")
    )
    t.start("worker").go("small red-holdfast", "mend red-head-1")
    assert t.asked == YELLOW


def test_holdfast_steam() -> None:  # [IK K3.8] [IK U5]
    t = table().start("turn")
    assert t.see("red.steam") == 3
    t = table().built(RED, holdfast_1="open-market").steam(red=6).start("turn")
    assert t.see("red.steam") == 7
    assert table().king(RED, "d5").start("turn").see("red.steam") == 0
    assert table(holdfast_steam="arrival").start("turn").see("red.steam") == 0
    t = table(holdfast_steam="arrival").king(RED, "c2", "s").steam(red=1).track(RED, "step-1").driven(RED).start("king")
    assert (t.at(RED), t.see("red.steam")) == ("c0", 3)


def test_workers_on_the_map() -> None:  # [IK K3.9, K5.8]
    for where, terrain, gained in (
        ("d3", "barrow", {"coal": 1}), ("c4", "ruins", {"coal": 1}), ("e6", "mountain", {"coal": 1}),
        ("d7", "forest", {"wood": 1}), ("c6", "lake", {"water": 1}), ("e4", "plains", {}),
    ):  # fmt: skip
        t = table().king(RED, "d5").ground(**{where: terrain}).row("coal_on", **{where: 1}).row("wood_on", **{where: 1})
        t.bag(where, gear=3, treasure=1).start("worker").go(f"send {where}")
        assert t.stores_of(RED) == gained
        assert t.see(f"bag.gear.{where}") == 3
    t = table().king(RED, "d5").start("worker").go("send d3")
    assert t.stores_of(RED) == {}
    t = table().king(RED, "d5").ground(d7="wasteland").start("worker")
    assert t.why_not("send e6") == "no-workers-there [IK K3.9]"
    assert t.why_not("send d7") == "no-workers-there [IK K3.9]"
