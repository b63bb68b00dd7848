"""The program: what is run, what it costs, what every card does."""

import pytest

from games.iron_kings.builder import RED, YELLOW, Scene, table

PLAINS = dict.fromkeys(("d3", "d7", "d9", "e8", "c8", "e6", "c6", "e4", "c4", "d11", "f7", "b7"), "plains")


def running(*cards: str, steam: int = 7, facing: str = "n", where: str = "d5") -> Scene:
    """Red's king on open ground with this program and somebody at the Throttle."""
    return table().ground(**PLAINS).king(RED, where, facing).track(RED, *cards).steam(red=steam).driven(RED)


def test_cards_are_run_in_order_and_stay() -> None:  # [IK K4.1, K4.2]
    t = running("step-1", "lurch-right", "double-step", steam=5).start("king")
    assert (t.at(RED), t.see("red.facing"), t.see("red.steam")) == ("f9", "ne", 3)
    assert (t.program(RED), t.see("pointer")) == (["step-1", "lurch-right", "double-step"], 0)


def test_nobody_drives_once_the_throttle_is_hit() -> None:  # [IK K4.1]
    t = running("step-1", "step-1").ground(d7="wasteland").told()
    t.rows["track_red"] = {"0": "red-step-1", "1": "red-double-step"}
    t.zones["track.red"] = ["red-step-1", "red-double-step"]
    t.start("king").go("roll 5")
    assert (t.at(RED), t.see("red.wilderness"), len(t.heard("nobody-drives"))) == ("d7", 1, 1)


def test_what_cannot_be_resolved_ends_the_phase_unpaid() -> None:  # [IK K4.1, K4.3] [IK U12] [IK H10]
    t = running("execute", "step-1").start("king")
    assert (t.at(RED), t.see("red.steam"), len(t.heard("cannot-resolve"))) == ("d5", 7, 1)
    t = running("climb", "step-1").ground(f5="plains").start("king")
    assert (t.at(RED), t.see("red.steam")) == ("d5", 7)


def test_steps_that_cannot_be_taken_are_paid_for() -> None:  # [IK K4.4]
    t = running("step-1", steam=2, where="c0", facing="s").start("king")
    assert (t.at(RED), t.see("red.steam")) == ("c0", 1)
    t = running("step-1", steam=2, where="d1", facing="se").start("king")
    assert (t.at(RED), t.see("red.steam"), len(t.heard("king-blocked"))) == ("d1", 1, 1)


def test_every_hex_on_the_way_takes_effect() -> None:  # [IK K4.5, K4.6, K5.3]
    t = running("charge").ground(d7="forest", d9="forest").row("wood_on", d7=3, d9=1).out(YELLOW, "d9").out(RED, "d11")
    t.start("king")
    assert (t.at(RED), t.stores_of(RED)) == ("d11", {"wood": 2})
    assert (t.see("wood.d7"), t.see("wood.d9")) == (0, 0)
    assert (t.see("yellow.wilderness"), t.see("red.wilderness")) == (1, 1)


@pytest.mark.parametrize(
    ("card", "answers", "where", "facing"),
    [
        ("step-1", [], "d7", "n"),
        ("double-step", [], "d9", "n"),
        ("charge", [], "d11", "n"),
        ("careful-step", ["steps 1"], "d7", "n"),
        ("careful-step", ["steps 2"], "d9", "n"),
        ("back-step", [], "d3", "n"),
        ("stagger-step", ["veer left"], "c6", "n"),
        ("stagger-step", ["veer right"], "e6", "n"),
        ("auto-pilot", ["roll 1"], "d7", "n"),
        ("auto-pilot", ["roll 3"], "e4", "n"),
        ("leap", [], "d9", "n"),
        ("lurch-left", [], "d5", "nw"),
        ("lurch-right", [], "d5", "ne"),
        ("left-120", [], "d5", "sw"),
        ("right-120", [], "d5", "se"),
        ("turn-180", [], "d5", "s"),
        ("turn-60", ["turn left-60"], "d5", "nw"),
        ("swivel-left", ["turn left-120"], "d5", "sw"),
        ("swivel-right", ["turn right-60"], "d5", "ne"),
        ("coast-1", [], "d5", "n"),
        ("heavy-steam", [], "d5", "n"),
    ],
)
def test_every_card(
    card: str, answers: list[str], where: str, facing: str
) -> None:  # [IK K4.2, K5.1] [IK U36] [IK H10]
    t = running(card).told().start("king").go(*answers)
    assert (t.at(RED), t.see("red.facing")) == (where, facing)
    free = ("lurch-left", "lurch-right", "coast-1")
    assert (t.see("red.steam") == 7) == (card in free)


@pytest.mark.parametrize(
    ("card", "answers", "where", "facing"),
    [
        ("step-1", [], "d9", "n"),
        ("back-step", [], "d1", "n"),
        ("stagger-step", ["veer right"], "f7", "n"),
        ("careful-step", ["steps 2"], "d9", "n"),
        ("lurch-left", [], "d5", "sw"),
        ("left-120", [], "d5", "se"),
        ("turn-180", [], "d5", "n"),
        ("turn-60", ["turn right-120"], "d5", "se"),
        ("swivel-left", ["turn right-120"], "d5", "se"),
        ("coast-1", [], "d9", "n"),
    ],
)
def test_heavy_steam_doubles(card: str, answers: list[str], where: str, facing: str) -> None:  # [IK U21]
    t = running("heavy-steam", card).start("king").go(*answers)
    assert (t.at(RED), t.see("red.facing"), t.see("doubled")) == (where, facing, 0)


def test_heavy_leaps_land_on_the_fourth() -> None:  # [IK U21]
    t = running("heavy-steam", "leap", where="d3").ground(d11="plains").start("king")
    assert t.at(RED) == "d11"
    t = running("heavy-steam", "climb").ground(d7="mountain", d9="mountain", f5="plains").start("king")
    assert t.at(RED) == "d7"


def test_mountains_are_climbed_or_leapt_onto() -> None:  # [IK K5.4]
    t = running("climb").ground(c4="mountain", f5="plains").row("coal_on", c4=2).start("king")
    assert (t.at(RED), t.see("red.facing"), t.stores_of(RED), t.see("coal.c4")) == ("c4", "n", {"coal": 1}, 0)
    t = running("leap").ground(d7="mountain", d9="mountain").start("king")
    assert t.at(RED) == "d9"
    t = running("climb").ground(c4="mountain", e4="mountain").start("king")
    assert t.options() == ["climb e4", "climb c4"]
    assert t.why_not("climb d7") == "no-mountain [IK K5.4]"


def test_coasting_after_a_card_that_cost() -> None:  # [IK H10]
    t = running("lurch-left", "coast-1").start("king")
    assert t.at(RED) == "d5"
    t = running("step-1", "coast-1").start("king")
    assert t.at(RED) == "d9"


def test_manual_override() -> None:  # [IK H4]
    t = running("manual-override", "step-1", "charge").hand(RED, "leap").start("king")
    assert t.options() == [*(f"replace red-leap {k}" for k in (1, 2, 3)), "remove 1", "remove 2", "remove 3"]
    t.go("replace red-leap 2")
    assert t.program(RED) == ["manual-override", "leap", "charge"]
    assert t.at(RED) != "d5"
    t = running("manual-override", "step-1", "lurch-left").start("king").go("remove 1")
    assert (t.program(RED), t.at(RED), t.see("red.facing")) == (["step-1", "lurch-left"], "d5", "nw")


def test_weight_makes_the_first_card_dearer() -> None:  # [IK K4.1]
    t = running("step-1", "step-1", steam=2).carries(RED, "stone-of-sisyphus")
    t.rows["track_red"] = {"0": "red-step-1", "1": "red-back-step"}
    t.zones["track.red"] = ["red-step-1", "red-back-step"]
    t.start("king")
    assert (t.at(RED), t.see("red.steam")) == ("d7", 0)


def test_long_legs() -> None:  # [IK H11]
    t = running("step-1").built(RED, legs="cheetah-legs").start("king")
    assert t.options() == ["steps 1", "steps 2"]
    assert t.go("steps 2").at(RED) == "d9"


def test_turning_triggers_nothing() -> None:  # [IK K5.1]
    t = running("lurch-left").ground(d5="wasteland").start("king")
    assert t.damaged(RED) == []


def test_skulls_hurt_once() -> None:  # [IK K5.2] [IK U17]
    t = running("step-1").ground(d7="wasteland").told().start("king").go("roll 2")
    assert t.damaged(RED) == ["head-2"]
    t = running("step-1").ground(d7="mine").told().start("king").go("roll 2")
    assert (t.damaged(RED), t.asked) == (["head-2"], YELLOW)


def test_soft_legs_leave_the_rest() -> None:  # [IK U27]
    t = (
        table(deck="extended")
        .ground(d7="forest")
        .row("wood_on", d7=3)
        .king(RED, "d5")
        .track(RED, "step-1")
        .steam(red=1)
    )
    t.built(RED, legs="bird-legs").driven(RED).start("king")
    assert (t.see("wood.d7"), t.stores_of(RED)) == (2, {"wood": 1})
