"""The Eyrie: Decree, turmoil, leaders, roosts."""

import pytest

from games.root.builder import table


def test_one_or_two_cards_one_bird() -> None:  # [EY 7.4.2a] [EY 7.4.2b]
    t = table().put(c1="roost, eyrie 3").hand("eyrie", "anvil", "arms-trader", "armorers-1").start("birdsong", "eyrie")
    assert len(t.options("decree")) == 12
    assert t.options("done") == []
    t.go("decree arms-trader build")
    assert t.why_not("decree armorers-1 build") == "one-bird [EY 7.4.2a]"
    assert t.options("done") == ["done"]
    t.go("decree anvil build")
    assert (t.zone("arms-trader"), t.zone("anvil")) == ("decree.build", "decree.build")
    assert t.step == "EyrieCraft"


def test_emergency_orders() -> None:  # [EY 7.4.1]
    t = table().put(c1="roost, eyrie 3").start("birdsong", "eyrie")
    assert (t.step, t.see("count.hand.eyrie")) == ("AddToDecree", 1)


def test_a_new_roost_where_fewest_warriors_are() -> None:  # [EY 7.4.3]
    t = table().put(c12="marquise 2, eyrie 1", c1="marquise 1").hand("eyrie", "anvil").start("birdsong", "eyrie")
    t.go("decree anvil recruit")
    options = t.options("build")
    assert "build c1 roost" not in options
    assert "build c2 roost" in options
    t.go("build c2 roost")
    assert t.at("c2") == {"eyrie": 3, "roost": 1}


def test_the_decree_goes_column_by_column() -> None:  # [EY 7.5.2a] [EY 7.5.2b] [EY 7.5.2.I] [EY 7.5.2.II] [EY 7.5.2.IV]
    t = table().put(c1="roost, eyrie 3", c2="eyrie 2").cards("decree.build", "investments").start("daylight", "eyrie")
    assert t.at("c1") == {"eyrie": 4, "roost": 1}
    assert t.step == "Obey"
    assert t.why_not("move c3 c7") == "no-warrior [RT 4.2a]"
    t.go("move c1 c9", "take-along 2")
    assert t.options() == ["build c2 roost", "build c9 roost"]
    t.go("build c9 roost")
    assert (t.at("c9"), t.points()) == ({"eyrie": 2, "roost": 1}, [0, 1])


def test_a_column_in_any_order() -> None:  # [EY 7.5.2a] [RT U24]
    t = table().put(c1="roost, eyrie 3").cards("decree.recruit", "anvil", "investments").start("daylight", "eyrie")
    assert t.options() == ["resolve anvil", "resolve investments", "resolve vizier-1"]
    t.go("resolve anvil")
    assert t.at("c1")["eyrie"] == 4
    t.go("resolve investments")
    assert len(t.heard("turmoil")) == 1


def test_turmoil() -> None:  # [EY 7.5.2c] [EY 7.7.1] [EY 7.7.2] [EY 7.7.3] [EY 7.7.4]
    t = table().put(c1="eyrie 3", c5="roost, eyrie 1").vp(eyrie=8).cards("decree.build", "arms-trader", "anvil")
    t.cards("decree.battle", "investments").start("daylight", "eyrie").go("move c1 c9", "take-along 1")
    assert t.points() == [0, 8 - 3]
    assert (t.zone("anvil"), t.zone("arms-trader"), t.zone("vizier-1")) == ("discard", "discard", "decree.recruit")
    assert t.options() == ["leader charismatic", "leader commander", "leader despot"]
    t.go("leader despot")
    assert (t.zone("vizier-1"), t.zone("vizier-2"), t.see("deposed.builder")) == ("decree.move", "decree.build", 1)
    assert t.see("count.hand.eyrie") == 1


def test_when_all_leaders_are_deposed_all_return() -> None:  # [EY 7.7.3]
    t = table().set(deposed=0b1110).put(c5="eyrie 1").start("daylight", "eyrie")
    assert len(t.options("leader")) == 4


def test_the_charismatic_places_two_or_none() -> None:  # [EY 7.8.2]
    t = table().leader("charismatic").put(c1="roost, eyrie 1", c2="marquise 1, eyrie 1").start("daylight", "eyrie")
    assert t.at("c1")["eyrie"] == 3
    t = table().leader("charismatic").put(c1="roost, eyrie 1").supply("eyrie", 1).start("daylight", "eyrie")
    assert len(t.heard("turmoil")) == 1


@pytest.mark.parametrize(("leader", "points"), [("builder", 3), ("despot", 1)])
def test_disdain_for_trade(leader: str, points: int) -> None:  # [EY 7.2.1] [EY 7.2.3] [EY 7.8.1]
    t = (
        table()
        .leader(leader)
        .put(c3="roost", c5="roost", c9="eyrie 2")
        .hand("eyrie", "bake-sale")
        .start("daylight", "eyrie")
    )
    assert t.go("craft bake-sale").points() == [0, points]


@pytest.mark.parametrize(("roosts", "points", "drawn"), [(1, 0, 1), (3, 2, 2), (6, 4, 3), (7, 5, 3)])
def test_roosts_score_and_draw(roosts: int, points: int, drawn: int) -> None:  # [EY 7.6.1] [EY 7.6.2] [EY VP] [EY DRAW]
    t = table().put(**{f"c{k}": "roost" for k in range(1, roosts + 1)}).start("evening", "eyrie")
    assert (t.points(), t.see("count.hand.eyrie")) == ([0, points], drawn)
