"""The Marquise: setup, wood, actions, building, hospitals."""

from clockwood.kernel.table import Table
from clockwood.words import Words
from games.root.builder import new_game, table


def offered(game: Table) -> list[str]:
    return [game.notation(int(action)) for action in game.decisions[0].options]


def test_the_question_says_how_many_actions_are_left() -> None:  # [MC 6.5b]
    cats = table().put(c1="marquise 3").hand("marquise", "anvil").start("daylight", "marquise")
    assert "3 left" in Words("en", cats.table.match.content).prompt(cats.table.match, cats.table.decisions[0])


def test_setup() -> None:  # [MC 6.3.1] [MC 6.3.2] [MC 6.3.3] [MC 6.3.4] [EY 7.3.2] [RT 5.1.8]
    game = new_game(order="letter")
    assert offered(game) == [f"corner c{k}" for k in (1, 3, 2, 4)]
    game.choose("corner c4")
    view = game.view(-1)
    assert [k for k in range(1, 13) if f"marquise.c{k}" not in view] == [2]
    assert view["marquise-supply"] == 25 - 11
    built = set(offered(game))
    assert built == {"build c4 sawmill", "build c8 sawmill", "build c9 sawmill", "build c12 sawmill"}
    game.choose("build c4 sawmill")
    assert "build c4 workshop" not in set(offered(game))
    game.choose("build c8 workshop")
    game.choose("build c8 recruiter")
    view = game.view(-1)
    assert (view["eyrie.c2"], view["roost.c2"], view["eyrie-supply"]) == (6, 1, 14)


def test_wood_at_sawmills() -> None:  # [MC 6.4a] [MC 6.4b]
    t = table().put(c2="sawmill 2", c5="sawmill").start("birdsong", "marquise")
    assert (t.at("c2")["wood"], t.at("c5")["wood"]) == (2, 1)
    t = table().put(c2="sawmill 2", c5="sawmill", c9="wood 6").start("birdsong", "marquise")
    assert t.options() == ["wood c2", "wood c5"]
    t.go("wood c5")
    assert (t.at("c2")["wood"], t.at("c5")["wood"]) == (1, 1)


def test_three_actions_and_more_for_birds() -> None:  # [MC 6.5a] [MC 6.5b] [MC 6.5c] [MC 6.5.2] [MC 6.5.3]
    t = table().put(c5="recruiter 2, marquise 3").hand("marquise", "arms-trader", "anvil").start("daylight", "marquise")
    assert t.see("actions") == 3
    t.go("recruit-all")
    assert (t.at("c5")["marquise"], t.see("actions")) == (5, 2)
    assert t.why_not("recruit-all") == "recruited-already [MC 6.5.3]"
    t.go("march", "move c5 c1", "take-along 1", "done", "march", "done")
    assert t.why_not("battle c5 eyrie") == "no-defender [RT 4.3a]" or t.see("actions") == 0
    assert t.options("march") == []
    assert t.why_not("extra-action anvil") == "not-a-bird [MC 6.5c]"
    t.go("extra-action arms-trader")
    assert (t.see("actions"), t.options("march")) == (1, ["march"])
    assert t.why_not("craft anvil") == "crafting-is-over [MC 6.5a]"


def test_recruiting_with_a_short_supply() -> None:  # [MC 6.5.3] [RT 1.5.4a]
    t = (
        table()
        .put(c5="recruiter 1", c2="recruiter 2")
        .supply("marquise", 2)
        .start("daylight", "marquise")
        .go("recruit-all")
    )
    assert t.options() == ["recruit c2", "recruit c5"]
    t.go("recruit c2", "recruit c5")
    assert (t.at("c2")["marquise"], t.at("c5")["marquise"]) == (1, 1)


def test_building_costs_connected_wood_and_scores() -> (
    None
):  # [MC 6.5.4.I] [MC 6.5.4.II] [MC 6.5.4.III] [MC COST] [MC VP]
    t = table().put(c5="sawmill, marquise 1", c1="marquise 1, wood 2", c2="marquise 1, wood 1", c3="marquise 1, wood 3")
    t.put(c9="marquise 1").start("daylight", "marquise")
    assert "build c5 sawmill" in t.options("build")
    assert t.why_not("build c6 sawmill") == "not-ruled [RT 2.5a]"
    assert t.why_not("build c7 sawmill") == "not-ruled [RT 2.5a]"
    t.go("build c5 sawmill")
    assert t.options() == ["pay-wood c1", "pay-wood c2"]
    t.go("pay-wood c2")
    assert (t.at("c5")["sawmill"], t.points()) == (2, [1, 0])
    assert t.why_not("build c5 workshop") == "no-slot [RT 2.2.3a]"
    assert "build c9 sawmill" in t.options("build")
    t = table().put(c5="sawmill", c8="sawmill, marquise 1", c3="marquise 1, wood 3").start("daylight", "marquise")
    assert t.why_not("build c8 sawmill") == "too-little-wood [MC 6.5.4.II]"


def test_wood_that_counts_towards_rule_is_paid_to_the_end() -> None:  # [MC 6.5.4.II] [RT 2.5d]
    t = (
        table(deck="exiles")
        .put(c5="sawmill, marquise 1", c2="sawmill", c1="wood 2, eyrie 3")
        .crafted("marquise", "soup-kitchens")
        .start("daylight", "marquise")
    )
    t.go("build c5 sawmill")
    assert (t.at("c5")["sawmill"], t.at("c1")) == (2, {"eyrie": 3})


def test_overwork() -> None:  # [MC 6.5.5]
    t = (
        table()
        .put(c5="sawmill", c2="sawmill")
        .hand("marquise", "bake-sale", "anvil", "arms-trader")
        .start("daylight", "marquise")
    )
    assert t.options("overwork") == ["overwork arms-trader", "overwork bake-sale"]
    assert t.why_not("overwork anvil") == "no-sawmill [MC 6.5.5]"
    t.go("overwork arms-trader")
    assert t.options() == ["wood c2", "wood c5"]
    t.go("wood c2", "overwork bake-sale")
    assert (t.at("c2")["wood"], t.at("c5")["wood"], t.see("actions")) == (1, 1, 1)


def test_hospitals_bring_a_group_to_the_keep() -> None:  # [MC 6.2.3a] [MC 6.2.3b] [MC 6.2.3c]
    t = table().put(c1="keep", c5="marquise 2, eyrie 3").hand("marquise", "bake-sale", "anvil").told()
    t.stack("Battle eyrie c5 marquise").go("pass", "roll 2 0")
    assert (t.asked, t.options()) == ("marquise", ["pass", "heal bake-sale"])
    t.go("heal bake-sale")
    assert (t.at("c1"), t.at("c5"), t.see("marquise-supply")) == ({"keep": 1, "marquise": 2}, {"eyrie": 3}, 23)


def test_nobody_else_places_at_the_keep() -> None:  # [MC 6.2.2a] [MC 6.2.2c] [RT 4.2.5] [RT 1.1.2]
    t = table().leader("charismatic").put(c5="keep, roost, eyrie 3", c1="eyrie 1").start("daylight", "eyrie")
    assert len(t.heard("turmoil")) == 1
    t = (
        table(deck="exiles")
        .put(c5="keep, marquise 1", c4="marquise 1, eyrie 1, roost")
        .crafted("eyrie", "propaganda-bureau")
    )
    t.hand("eyrie", "bake-sale").start("daylight", "eyrie").go("use propaganda-bureau", "spend bake-sale")
    assert t.at("c4") == {"eyrie": 3, "roost": 1}


def test_draws() -> None:  # [MC 6.6] [MC DRAW]
    for recruiters, drawn in ((2, 1), (3, 2), (5, 3)):
        spots = {"c2": 2, "c5": min(recruiters - 2, 2), "c7": max(recruiters - 4, 0)}
        t = table().put(**{where: f"recruiter {n}" for where, n in spots.items() if n}).start("evening", "marquise")
        assert t.see("count.hand.marquise") == drawn


def test_the_keep_is_gone_for_good() -> None:  # [MC 6.2.2b]
    t = table().put(c5="keep, eyrie 3", c1="roost, eyrie 2").told().stack("Battle eyrie c5 marquise").go("roll 0 0")
    assert (t.at("c5"), t.points()) == ({"eyrie": 3}, [0, 1])
    t = table().leader("charismatic").put(c5="roost, eyrie 3").start("daylight", "eyrie")
    assert t.at("c5")["eyrie"] == 5, "without the keep others place there"


def test_hospitals_for_ones_own_doing() -> None:  # [MC 6.2.3d]
    t = table().crafted("marquise", "tax-collector-1").put(c1="keep", c5="marquise 2").hand("marquise", "bake-sale")
    t.start("daylight", "marquise").go("use tax-collector-1")
    assert t.options() == ["pass", "heal bake-sale"]
    t.go("heal bake-sale")
    assert (t.at("c1"), t.at("c5")) == ({"keep": 1, "marquise": 1}, {"marquise": 1})


def test_one_battle_for_one_action() -> None:  # [MC 6.5.1]
    t = table().put(c5="marquise 3, eyrie 3").told().start("daylight", "marquise").go("battle c5 eyrie", "roll 0 0")
    assert (t.see("actions"), t.options("battle")) == (2, ["battle c5 eyrie"])


def test_five_of_each_are_left_after_setup() -> None:  # [MC 6.3.5]
    game = new_game(order="letter")
    for _ in range(4):
        assert game.decision is not None
        game.choose(int(game.decision.options[0]))
    view = game.view(-1)
    for piece in ("sawmill", "workshop", "recruiter"):
        assert sum(int(view.get(f"{piece}.c{k}", 0)) for k in range(1, 13)) == 1, piece


def test_the_machine_has_no_wood() -> None:  # [MC I2]
    t = table(**{"seat.marquise": "mechanical-marquise:1"}).put(c5="sawmill, marquise 3", c1="keep").told()
    t.start("birdsong", "marquise").go("deal bake-sale")
    assert [t.see(f"wood.c{k}") for k in range(1, 13)] == [0] * 12
