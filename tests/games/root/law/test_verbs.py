"""The Law on crafting, moving, setting up and battles, as far as no single verb shows it."""

from clockwood.games.root.words import ITEMS, MAPS
from games.root.builder import new_game, table
from games.root.law.builder import land


def test_only_hand_cards_are_crafted_and_only_then() -> None:  # [RT 4.1a] [RT 4.1.1c]
    t = table(alliance=1).put(c1="sympathy").cards("supporters.alliance", "anvil").start("daylight", "alliance")
    assert t.options("craft") == []
    t = table().put(c5="workshop, marquise 2").hand("marquise", "bake-sale").start("daylight", "marquise")
    assert t.why_not("craft bake-sale") == "too-dear [RT 4.1.1a]"
    t = table().put(c5="workshop 2, marquise 2").hand("marquise", "bake-sale").start("evening", "marquise")
    assert t.asked == "eyrie"
    t = table().put(c3="roost", c5="roost, eyrie 2").hand("eyrie", "bake-sale").start("daylight", "eyrie")
    assert t.options("craft") == ["craft bake-sale"]


def test_a_crafted_card_works_while_its_window_is_open() -> None:  # [RT 4.1.3]
    t = table().put(c1="workshop", c5="workshop", c2="workshop", c9="marquise 1")
    t.hand("marquise", "tax-collector-1").start("daylight", "marquise").go("craft tax-collector-1")
    assert (t.zone("tax-collector-1"), t.options("use")) == ("crafted.marquise", ["use tax-collector-1"])


def test_the_table_at_the_start() -> None:  # [RT 4.1.5] [RT 5.1.2] [RT 5.1.7] [RT A.4]
    game = new_game(order="letter", alliance=1, vagabond=1)
    view = game.view(-1)
    supply = {item: view.get(f"supply.{item}", 0) for item in ITEMS}
    assert supply == {"boots": 2, "bag": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 2, "coins": 2, "torch": 0}
    assert [view.get(f"{seat}.vp", 0) for seat in game.seat_names] == [0, 0, 0, 0]
    asked = []
    while game.view(-1).get("phase", "setup") == "setup":
        decision = game.decision
        assert decision is not None
        asked.append(game.seat_names[int(decision.seat)])
        game.choose(int(decision.options[0]))
    assert asked == sorted(asked, key=game.seat_names.index)
    assert {str(new_game(seed=seed, alliance=1).view(-1)["order.1"]) for seed in range(12)} == {
        "marquise",
        "eyrie",
        "alliance",
    }


def test_warriors_may_move_again_and_nothing_else_moves() -> None:  # [RT 4.2.2] [RT 4.2.3]
    t = table().put(c5="marquise 1, sawmill, wood 2, keep").start("daylight", "marquise")
    t.go("march", "move c5 c1", "move c1 c9")
    assert (t.at("c9"), t.at("c5")) == ({"marquise": 1}, {"sawmill": 1, "wood": 2, "keep": 1})


def test_the_order_of_a_battle() -> None:  # [RT 4.3.2] [RT 4.3.5] [RT 4.3.7] [RT 4.3.6e]
    t = table(vagabond=1).vagabond("c5", "arbiter", "sword 2").put(c1="keep", c5="marquise 4, eyrie 3")
    t.hand("marquise", "ambush-rabbit", "bake-sale").crafted("marquise", "armorers-1", "sappers-1")
    t.crafted("eyrie", "brutal-tactics-1").told().stack("Battle eyrie c5 marquise")
    assert t.step == "Ambush"
    t.go("ambush ambush-rabbit", "enlist vagabond")
    assert t.asked == "chance"
    t.go("roll 1 0")
    assert (t.asked, t.options("use")) == ("eyrie", ["use brutal-tactics-1"])
    t.go("use brutal-tactics-1", "use sappers-1", "pass")
    assert (t.step, t.see("marquise.c5")) == ("Heal", 2), "one rolled and one extra hit; healing comes after all losses"
    assert t.see("eyrie.c5") == 0, "two by ambush, one by sappers"


def test_losses_of_the_attacker_are_answered_first() -> None:  # [RT U26] [RT 1.1.3] [RT 4.3.6e]
    t = table(alliance=1).put(c1="keep", c9="marquise 3, sympathy, alliance 1").hand("marquise", "investments").told()
    t.start("daylight", "marquise").go("battle c9 alliance", "roll 3 2")
    assert t.step == "Heal"
    t.go("heal investments")
    assert (t.at("c1")["marquise"], t.see("count.hand.marquise"), t.step) == (1, 0, "GainSupporters")
    t = table(alliance=1).put(c1="keep", c9="marquise 3, sympathy, alliance 1").hand("marquise", "investments").told()
    t.stack("Battle alliance c9 marquise", seat="alliance").go("pass", "roll 3 2")
    assert t.step == "PayOutrage", "the Alliance is on turn"


def test_the_pass_scores_at_the_end_of_evening() -> None:  # [RT PW7]
    t = table(map="mountain", suits="preset").put(c10="marquise 1").start("evening", "marquise")
    assert (t.points(), t.heard("scored")[0].cite) == ([1, 0], "RT M.4.4")
    drawn = [event.message for event in t.table.story if getattr(event, "message", "") in ("drew", "scored")]
    assert drawn[:2] == ["drew", "scored"]


def test_edges_and_corners_are_on_the_maps() -> None:  # [RT G.15]
    for which in MAPS:
        ground = land(which)
        edge = [int(clearing) for clearing in ground.edge]
        assert {int(corner) for corner in ground.corners} <= set(edge)
        for clearing in edge:
            along = [pair for pair in ground.paths if clearing in pair and set(pair) <= set(edge)]
            assert len(along) >= 2, f"{which}: {clearing + 1}"
