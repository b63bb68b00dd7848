"""The rival: where it goes and why, read from its traces."""

from clockwood.kernel.trace import Trace
from games.iron_kings.builder import RED, YELLOW, Scene, game_of


def rival(level: int = 8) -> Scene:
    return Scene({"seat.yellow": f"rival:{level}"}).king(RED, "a4")


def traces(t: Scene, message: str) -> list[Trace]:
    return [told for told in t.table.story if isinstance(told, Trace) and told.message == message]


def goes(t: Scene) -> list[str]:
    return [t.table.notation(trace.winner).removeprefix("go ") for trace in traces(t, "rival-goes")]


def test_it_has_no_cards_and_settles_near_treasure() -> None:  # [IK V1] [IK V2]
    opened = game_of({"seat.yellow": "rival"}, seed=4)
    while opened.decision is not None and type(opened.decision.step).__name__ == "ChooseSite":
        opened.choose("settle i0 n")
    seen = opened.view(-1)
    assert seen["yellow.site"] in ("c0", "e0", "g0")
    assert (seen["yellow.facing"], seen.get("count.hand.yellow"), seen["yellow.rested"]) == ("n", None, 4)
    chosen = next(told for told in opened.story if isinstance(told, Trace) and told.message == "rival-settles")
    assert [line.message for line in chosen.sieve] == ["rival-site", "rival-north"]


def test_boarders_are_sent_off() -> None:  # [IK V1]
    t = rival().row("board_yellow", throttle="red-small")
    t.small[RED] -= 1
    t.start("turn", YELLOW)
    assert (t.see("yellow.at.throttle"), t.see("red.wilderness")) == (0, 1)


def test_docked_it_is_repaired() -> None:  # [IK V3]
    t = rival().king(YELLOW, "e0").damage(YELLOW, "head-2", "torso-1", "throttle", "brake").start("turn", YELLOW)
    assert t.damaged(YELLOW) == ["brake"]


def test_its_pace() -> None:  # [IK V4]
    turns = (
        (8, 0, 0, 1, 1), (8, 4, 0, 0, 1), (8, 4, 0, 1, 2), (8, 0, 1, 0, 1), (4, 0, 0, 0, 1), (4, 0, 0, 1, 2),
        (1, 0, 0, 0, 7), (1, 0, 0, 1, 8), (1, 4, 0, 1, 8),
    )  # fmt: skip
    for level, spaces, chained, steps, now in turns:
        t = rival(level).king(YELLOW, "e2").bag("e10", treasure=1).row("chained", yellow=chained).set(round=now)
        t.ground(**dict.fromkeys(("e4", "e6", "e8", "e10"), "plains"))
        t.damage(YELLOW, *("head-1", "head-2", "torso-1", "torso-2")[:spaces]).start("turn", YELLOW)
        assert goes(t) == ["e4"][:steps]
        assert any(told.message == "rival-rests" for told in t.table.story) is (steps == 0)


def test_its_aim() -> None:  # [IK V5]
    for carried, turn, where in (
        ((), 2, "e8"), (("coronalith",), 2, "e8"), (("coronalith",), 27, "e4"), (("stone-of-sisyphus",), 2, "e4"),
        (("vault-door", "whitespire"), 2, "e4"),
    ):  # fmt: skip
        t = rival().king(YELLOW, "e6").bag("e10", treasure=1).ground(e4="plains", e8="plains", e2="plains")
        t.carries(YELLOW, *carried).set(round=turn).start("turn", YELLOW)
        assert goes(t) == [where]
    t = rival().king(YELLOW, "e6").ground(e4="plains", e2="plains").start("turn", YELLOW)
    assert goes(t) == ["e4"]


def test_around_mountains_and_off_skulls() -> None:  # [IK V6]
    t = (
        rival()
        .king(YELLOW, "e6")
        .bag("e10", treasure=1)
        .ground(e8="mountain", f7="wasteland", d7="plains", d9="plains")
    )
    t.ground(f9="plains").start("turn", YELLOW)
    (trace,) = traces(t, "rival-goes")
    assert goes(t) == ["d7"]
    assert [line.message for line in trace.sieve] == ["rival-robs", "rival-levels", "rival-harm"]
    assert len(trace.sieve[1].kept) == 2
    assert len(trace.sieve[2].kept) == 1


def test_armed_it_robs_and_else_goes_its_way() -> None:  # [IK V6] [IK V7]
    t = rival().king(YELLOW, "e6").king(RED, "e4", "n").carries(RED, "gold-chalice-a").carries(YELLOW, "whitespire")
    t.ground(e4="plains", e2="plains", e8="plains").bag("e8", treasure=1).told().start("turn", YELLOW)
    assert (t.at(YELLOW), t.at(RED), t.see("yellow.facing"), t.step) == ("e4", "e2", "s", "Hurt")
    t = rival(6).king(YELLOW, "e6").ground(e8="lake", e10="plains").bag("e10", treasure=1)
    t.ground(d7="mountain", f7="mountain").start("turn", YELLOW)
    assert (t.at(YELLOW), t.stores_of(YELLOW), len(goes(t))) == ("e8", {"water": 2}, 1)


def test_what_it_keeps_and_puts_back() -> None:  # [IK V8]
    t = rival().king(YELLOW, "e6").ground(e8="ruins").bag("e8", treasure=1, damage=1).told().start("turn", YELLOW)
    t.go("drawn treasure", "drawn damage", "top coronalith", "top gold-chalice-a", "top whitespire")
    assert (t.see("card.gold-chalice-a"), t.see("bag.damage.e8"), t.damaged(YELLOW)) == ("king.yellow", 1, [])
    t = rival().carries(YELLOW, "gold-chalice-a", "gold-chalice-b").told().stack("DrawTreasures yellow 3")
    t.go("top gold-chalice-c", "top vault-door", "top whitespire")
    assert [t.see(f"card.gold-chalice-{k}") for k in "abc"] == ["king.yellow", "king.yellow", "treasure.discard"]


def test_at_home_it_stores_everything() -> None:  # [IK V8]
    t = rival().king(YELLOW, "e2").ground(e2="plains").carries(YELLOW, "stone-of-sisyphus").start("turn", YELLOW)
    assert (t.at(YELLOW), t.see("yellow.vp")) == ("e0", 5)


def test_it_loses_the_cheapest() -> None:  # [IK V8]
    spaces = ("head-1", "head-2", "torso-1", "torso-2", "throttle", "brake")
    t = rival().damage(YELLOW, *spaces).carries(YELLOW, "gold-chalice-a", "whitespire").stack("Hurt yellow 1 1 0")
    assert (t.see("card.whitespire"), t.see("card.gold-chalice-a")) == ("king.red", "king.yellow")
