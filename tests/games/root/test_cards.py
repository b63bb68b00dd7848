"""Crafted cards used in one's own turn."""

from games.root.builder import Scene, table


def birdsong(*cards: str, **options: str) -> Scene:
    return table(**options).crafted("marquise", *cards).put(c5="marquise 3", c1="marquise 1, eyrie 2", c2="eyrie 5")


def test_burrow_bank() -> None:  # [RT PW1]
    t = birdsong("better-burrow-bank-1").start("birdsong", "marquise").go("use better-burrow-bank-1")
    assert (t.see("count.hand.marquise"), t.see("count.hand.eyrie")) == (1, 1)


def test_royal_claim() -> None:  # [RT PW2]
    t = birdsong("royal-claim").put(c9="marquise 1").start("birdsong", "marquise").go("use royal-claim")
    assert (t.points(), t.zone("royal-claim")) == ([2, 0], "discard")


def test_stand_and_deliver() -> None:  # [RT PW2] [RT G.22] [RT 1.2.1a]
    t = (
        birdsong("stand-and-deliver-1")
        .hand("eyrie", "anvil")
        .start("birdsong", "marquise")
        .go("use stand-and-deliver-1")
    )
    assert (t.see("count.hand.marquise"), t.points()) == (1, [0, 1])
    assert t.table.view(0)["card.anvil"] == t.table.view(1)["card.anvil"] == "hand.marquise"
    assert "card.anvil" not in t.table.view(-1)
    assert t.options("use") == []


def test_swap_meet() -> None:  # [RT PW2]
    t = birdsong("swap-meet-1", deck="exiles").hand("eyrie", "anvil").hand("marquise", "bake-sale")
    t.start("birdsong", "marquise").go("use swap-meet-1")
    assert t.options() == ["give anvil", "give bake-sale"]
    t.go("give bake-sale")
    assert t.table.view(1)["card.bake-sale"] == "hand.eyrie"


def test_saboteurs() -> None:  # [RT PW1]
    t = birdsong("saboteurs-1", deck="exiles").crafted("eyrie", "informants-1").start("birdsong", "marquise")
    t.go("use saboteurs-1")
    assert (t.zone("saboteurs-1"), t.zone("informants-1")) == ("discard", "discard")


def test_false_orders() -> None:  # [RT 1.5.5a] [RT 4.2.1]
    t = (
        birdsong("false-orders-1", deck="exiles")
        .start("birdsong", "marquise")
        .go("use false-orders-1", "order-out c2 eyrie")
    )
    t.go("move c2 c6")
    assert (t.at("c2"), t.at("c6")) == ({"eyrie": 2}, {"eyrie": 3})


def test_emigre() -> None:  # [RT PW3]
    t = birdsong("eyrie-emigre", deck="exiles").told().start("birdsong", "marquise").go("move c5 c1", "take-along 3")
    assert t.asked == "chance"
    t = birdsong("eyrie-emigre", deck="exiles").start("birdsong", "marquise").go("move c1 c5")
    assert t.zone("eyrie-emigre") == "discard"


def test_tax_collector_and_codebreakers() -> None:  # [RT PW4] [RT G.29]
    t = birdsong("tax-collector-1", "codebreakers-1").hand("eyrie", "anvil").start("daylight", "marquise")
    assert "card.anvil" not in t.table.view(0)
    t.go("use codebreakers-1")
    assert t.table.view(0)["card.anvil"] == "hand.eyrie"
    t.go("use tax-collector-1", "remove c5")
    assert (t.at("c5"), t.see("count.hand.marquise")) == ({"marquise": 2}, 1)


def test_command_warren_and_cobbler() -> None:  # [RT PW4] [RT PW5]
    t = birdsong("command-warren-1").told().start("daylight", "marquise").go("use command-warren-1", "battle c1 eyrie")
    assert t.asked == "chance"
    t = birdsong("cobbler-1").start("evening", "marquise").go("use cobbler-1", "move c5 c2", "take-along 2")
    assert t.at("c2") == {"marquise": 2, "eyrie": 5}


def test_bureau_replaces_a_warrior() -> None:  # [RT G.23] [MC 6.2.3e]
    t = birdsong("propaganda-bureau", deck="exiles").hand("marquise", "investments").start("daylight", "marquise")
    t.go("use propaganda-bureau", "spend investments")
    assert t.at("c2") == {"marquise": 1, "eyrie": 4}


def test_adventurous_mice() -> None:  # [RT PW4]
    t = birdsong("adventurous-mice-1", deck="exiles").row("items_1", tea=1).start("daylight", "marquise")
    t.go("use adventurous-mice-1", "move c5 c1", "take-along 1")
    assert (t.see("marquise.flipped.tea"), t.see("actions")) == (1, 3)


def test_charm_offensive_and_informants() -> None:  # [RT PW5]
    t = birdsong("charm-offensive", "informants-1", deck="exiles").cards("discard", "ambush-fox")
    t.start("evening", "marquise").go("use charm-offensive")
    assert t.points() == [0, 1]
    t.go("take ambush-fox")
    assert t.zone("ambush-fox") == "hand.marquise"


def test_coffin_makers() -> None:  # [RT U18]
    t = table(deck="exiles").crafted("eyrie", "coffin-makers").put(c1="keep", c5="marquise 3, eyrie 3").told()
    t.hand("marquise", "bake-sale").stack("Battle eyrie c5 marquise").go("pass", "roll 3 0")
    assert t.see("marquise.coffin") == 3
    t.go("heal bake-sale")
    assert (t.see("marquise.coffin"), t.at("c1")["marquise"]) == (0, 3)
    t = table(deck="exiles").crafted("eyrie", "coffin-makers").row("coffin", marquise=5).put(c5="roost")
    t.left["marquise"] -= 5
    t.start("birdsong", "eyrie")
    assert (t.points(), t.see("marquise-supply")) == ([0, 1], 25)


def test_broker_and_engravers() -> None:  # [RT 3.2.2]
    t = table(deck="exiles").crafted("eyrie", "murine-broker").crafted("marquise", "master-engravers")
    t.put(c5="workshop 2").hand("marquise", "bake-sale").start("daylight", "marquise").go("craft bake-sale")
    assert (t.points(), t.see("count.hand.eyrie")) == ([4, 0], 1)
