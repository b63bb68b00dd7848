"""The Eyrie: Decree, turmoil, leaders, roosts."""

import pytest

from clockwood.words import LANGUAGES, Words
from games.root.builder import new_game, table


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_of_the_decree_name_their_column(language: str) -> None:  # [EY 7.5.2a] [EY 7.5.2b]
    t = table().put(c1="roost, eyrie 3", c2="eyrie 2").cards("decree.build", "investments").start("daylight", "eyrie")
    speaker = Words(language, t.table.match.content)
    column = {"en": ("move", "roost"), "pl": ("ruch", "gniazdo")}[language]
    assert column[0] in speaker.prompt(t.table.match, t.table.decisions[0])
    t.go("move c1 c9", "take-along 2")
    assert column[1] in speaker.prompt(t.table.match, t.table.decisions[0])


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


def test_setup() -> None:  # [EY 7.3.1] [EY 7.3.3] [EY 7.3.4] [EY 7.3.5]
    game = new_game(order="letter")
    while type(game.decision.step).__name__ != "FirstLeader":  # type: ignore[union-attr]
        game.choose(int(game.decision.options[0]))  # type: ignore[union-attr]
    assert [game.notation(int(action)) for action in game.decisions[0].options] == [
        f"leader {name}" for name in ("builder", "charismatic", "commander", "despot")
    ]
    game.choose("leader commander")
    view = game.view(-1)
    assert (view["card.vizier-1"], view["card.vizier-2"]) == ("decree.move", "decree.battle")
    assert (view["eyrie-supply"], [view.get(f"roost.c{k}", 0) for k in range(1, 13)].count(1)) == (14, 1)
    assert not [key for key in view if key.startswith("deposed.")]


def test_a_hand_of_birds_adds_one() -> None:  # [EY 7.4.2c]
    t = table().put(c1="roost, eyrie 3").hand("eyrie", "arms-trader", "armorers-1").start("birdsong", "eyrie")
    t.go("decree arms-trader build")
    assert (t.step, t.options()) == ("AddToDecree", ["done"])
    t = table().put(c1="roost, eyrie 3").hand("marquise", *t.content.deck.ids[:54]).start("birdsong", "eyrie")
    assert (t.step, t.see("count.hand.eyrie")) == ("Obey", 0), "no card to draw, none to add"


def test_crafting_comes_before_the_decree() -> None:  # [EY 7.5.1]
    t = table().put(c3="roost", c5="roost, eyrie 2").hand("eyrie", "bake-sale", "smugglers-trail", "cobbler-1")
    t.start("daylight", "eyrie")
    assert t.options("craft") == ["craft bake-sale", "craft cobbler-1"]
    t.go("craft cobbler-1", "done")
    assert (t.step, t.options("craft")) == ("Obey", [])


def test_a_battle_of_the_decree_needs_an_enemy_there() -> None:  # [EY 7.5.2.III]
    t = table().leader("commander").put(c1="eyrie 3, roost, marquise 1", c5="eyrie 1, marquise 1").told()
    t.start("daylight", "eyrie").go("move c1 c9", "take-along 1")
    assert t.options() == ["battle c1 marquise", "battle c5 marquise"]
    t = table().leader("commander").put(c1="eyrie 3, roost", c2="marquise 1").told().start("daylight", "eyrie")
    t.go("move c1 c9", "take-along 1")
    assert len(t.heard("turmoil")) == 1
    t = table().leader("commander").put(c1="eyrie 3, roost, marquise 1").cards("decree.battle", "investments").told()
    t.start("daylight", "eyrie").go("move c1 c5", "take-along 1", "resolve investments")
    assert len(t.heard("turmoil")) == 1, "no enemy in a mouse clearing"


def test_the_leader_just_deposed_may_come_back() -> None:  # [EY 7.7.3.I]
    t = table().set(deposed=0b1110).put(c5="eyrie 1").start("daylight", "eyrie")
    assert "leader builder" in t.options("leader")


def test_decree_cards_lie_open_and_are_nobodys_hand() -> None:  # [EY I1] [EY I2]
    t = table().put(c1="roost, eyrie 3").hand("eyrie", "anvil").crafted("marquise", "stand-and-deliver-1")
    t.start("birdsong", "eyrie").go("decree anvil recruit")
    assert [t.see("card.anvil", seat) for seat in (-1, 0, 1)] == ["decree.recruit"] * 3
    assert t.heard("spent") == []
    t = table().cards("decree.recruit", "anvil").crafted("marquise", "stand-and-deliver-1").put(c5="marquise 1")
    assert t.start("birdsong", "marquise").options("use") == [], "there is no hand to take from"


def test_forced_eyrie_rule_ties() -> None:  # [EY I3]
    t = table(deck="exiles").crafted("marquise", "false-orders-1").put(c2="eyrie 2, marquise 2", c6="marquise 3")
    t.put(c5="marquise 3", c10="marquise 3").start("birdsong", "marquise").go("use false-orders-1")
    assert "move c2 c6" in t.options("move"), "they rule c2 by their own tie"
