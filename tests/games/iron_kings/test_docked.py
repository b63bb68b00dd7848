"""At the Holdfast: treasures, upgrades, the gate."""

from games.iron_kings.builder import RED, YELLOW, Scene, table


def test_one_arrangement_a_turn() -> None:  # [IK K3.10] [IK H5]
    t = table().carries(RED, "gold-chalice-a", "vault-door").stores(RED, "gold-chalice-b", "coronalith").start("worker")
    t.go("arrange")
    assert t.options() == [
        "done",
        "carry gold-chalice-a",
        "carry gold-chalice-b",
        "carry vault-door",
        "carry coronalith",
    ]
    t.go("carry gold-chalice-b")
    assert t.why_not("carry gold-chalice-a") == "carried-in-order [IK H5]"
    t.go("carry vault-door")
    assert t.options() == ["done", "carry coronalith"]
    t.go("carry coronalith")
    assert [t.see(f"card.{card}") for card in ("gold-chalice-a", "gold-chalice-b")] == ["holdfast.red", "king.red"]
    assert t.why_not("arrange") == "arranged-already [IK K3.10]"
    assert "arrange" not in table().king(RED, "d5").carries(RED, "vault-door").start("worker").options()


def test_arranging_on_arrival() -> None:  # [IK K3.10] [IK U34]
    t = table().king(RED, "c2", "s").steam(red=1).track(RED, "step-1").carries(RED, "gold-chalice-a").driven(RED)
    t.start("king")
    assert (t.step, t.options()) == ("Arrival", ["arrange", "pass"])
    t.go("arrange", "done")
    assert t.see("red.vp") == 3


def buying(gear: int, **built: str) -> Scene:
    return table().stock(RED, gear=gear).built(RED, **built).damage(RED, "head-1", "torso-1", "torso-2").start("worker")


def test_upgrades_cover_their_section() -> None:  # [IK K7.3]
    t = buying(6)
    assert t.why_not("buy refactoring torso") == "wrong-section [IK K7.3]"
    assert t.why_not("buy no-upgrade-13 head") == "not-in-market [IK K7.3]"
    t.go("buy refactoring head", "buy reinforced-frame torso")
    assert (t.damaged(RED), t.stores_of(RED), t.step) == ([], {}, "WorkerPhase")
    assert t.see("red.section.head") == "refactoring"
    assert t.why_not("buy cheetah-legs legs") == "no-gear [IK K7.3]"
    away = table().king(RED, "d5").stock(RED, gear=6).start("worker")
    assert away.why_not("buy cheetah-legs legs") == "not-docked [IK K2.6]"


def test_sections_of_the_holdfast() -> None:  # [IK K7.3] [IK H6, H7]
    t = buying(9)
    assert t.options("buy open-market") == ["buy open-market holdfast-1"]
    t.go("buy open-market holdfast-1", "buy repair-shop holdfast-2", "buy appraisal-studio holdfast-3")
    assert t.options("buy research-center") == [f"buy research-center holdfast-{k}" for k in (1, 2, 3)]
    t.go("buy research-center holdfast-2")
    assert (t.see("card.repair-shop"), t.see("red.section.holdfast-2")) == ("out", "research-center")


def test_field_upgrades_and_research() -> None:  # [IK K7.3]
    t = table().king(RED, "d5").stock(RED, gear=3).built(RED, holdfast_1="field-upgrades").start("worker")
    assert t.options("buy cheetah-legs") == ["buy cheetah-legs legs"]
    assert t.options("buy open-market") == []
    t = table().stock(RED, gear=2).built(RED, holdfast_1="research-center").damage(RED, "head-1", "head-2", "brake")
    t.start("worker").go("buy cheetah-legs legs", "small red-repair", "mend red-head-1", "pay-gear")
    assert (t.damaged(RED), t.stores_of(RED)) == ([], {})


def test_workshop_doubles_the_holdfast_repair() -> None:  # [IK K3.7]
    t = table().built(RED, holdfast_1="repair-shop").damage(RED, "head-1", "head-2", "torso-1", "torso-2", "brake")
    t.start("worker").go("small red-holdfast", *(f"mend red-{s}" for s in ("head-1", "head-2", "torso-1", "torso-2")))
    assert (t.damaged(RED), t.asked) == (["brake"], YELLOW)


def test_the_gate() -> None:  # [IK H8]
    t = (
        table()
        .built(RED, holdfast_1="enchanted-gate")
        .out(YELLOW, "d3")
        .bag("d3", gear=2)
        .king(YELLOW, "c4")
        .start("worker")
    )
    assert t.why_not("warp c4") == "hex-taken [IK K2.6]"
    assert t.why_not("warp c10") == "too-far [IK H8]"
    t.go("warp d3")
    assert (t.at(RED), t.see("bag.gear.d3"), t.see("yellow.wilderness"), t.stores_of(RED)) == ("d3", 2, 1, {})
    assert t.why_not("warp c2") == "no-gate [IK H8]"


def test_second_lines() -> None:  # [IK U22] [IK H9]
    t = (
        table()
        .built(RED, head="refactoring")
        .track(RED, "step-1", "charge", "leap")
        .start("worker")
        .go("big red-head-1")
    )
    t.go("use second", "swap 1 3")
    assert t.program(RED) == ["leap", "charge", "step-1"]
    t = table().built(RED, head="refactoring").hand(RED, "leap").track(RED, "step-1", "charge").start("worker")
    t.go("small red-head-1", "use first")
    assert (t.step, t.see("count.hand.red")) == ("Plan", 3)
    t = table().built(RED, head="override-cabin").start("worker").go("small red-head-1", "use second", "turn left-60")
    assert t.see("red.facing") == "nw"
    t = table().built(RED, head="reverse-engineer").track(RED, "step-1").discarded(RED, "leap", "climb").start("worker")
    t.go("small red-head-2", "use second", "recover red-climb")
    assert t.program(RED) == ["step-1", "climb"]
    ring = table(pack="ring").built(RED, head="signal-lamps").hand(RED, "rush").start("worker")
    ring.go("small red-head-1", "insert red-rush 1", "turn right-60")
    assert ring.see("red.facing") == "ne"
    ring = table(pack="ring").built(RED, head="second-navigator").hand(RED, "rush", "vault").start("worker")
    ring.go("small red-head-1", "insert red-rush 1", "insert red-vault 1")
    assert ring.program(RED) == ["vault", "rush"]


def test_changing_equipment() -> None:  # [IK U22, U23]
    t = table().king(RED, "d5").built(RED, torso="locomotive-boiler").carries(RED, "vault-door", "whitespire")
    t.stores(RED, "gold-chalice-a").start("worker").go("small red-torso-1", "use second")
    t.go("change whitespire gold-chalice-a")
    assert [t.see(f"card.{card}") for card in ("whitespire", "gold-chalice-a")] == ["holdfast.red", "king.red"]
    t = table().king(RED, "d5").built(RED, torso="locomotive-boiler").stock(RED, water=1, wood=1).start("worker")
    assert t.go("small red-torso-1").see("red.steam") == 4


def test_boilers_of_the_ring() -> None:  # [IK H1]
    t = table(pack="ring").built(RED, torso="twin-boiler").steam(red=6).stock(RED, water=1, coal=1).start("worker")
    assert t.go("small red-torso-1").see("red.steam") == 9
    t = table(pack="ring").built(RED, torso="fuel-hopper").stock(RED, water=2, coal=1, wood=1).start("worker")
    t.go("small red-torso-1", "burn wood", "burn coal")
    assert t.see("red.steam") == 7
