"""The Duchy: its Assembly and its Evening."""

import pytest

from clockwood.words import Words
from games.root.duchy.builder import FOXES, moles

# -- Assembly


def test_two_actions_of_any_kind() -> None:  # [UD 12.5.1] [UD 12.5.1.II] [UD 12.5.1.IV]
    t = moles().put(c1="duchy 2, eyrie 1").told().start("daylight", "duchy")
    t.go("muster")
    assert (t.see("duchy.burrow"), t.step) == (1, "Assemble")
    t.go("battle c1 eyrie", "roll 1 0")
    assert (t.at("c1"), t.see("phase")) == ({"duchy": 2}, "evening")
    t = moles().put(c1="duchy 2").start("daylight", "duchy").go("muster", "muster")
    assert t.see("duchy.burrow") == 2
    t = moles().put(c1="duchy 2").start("daylight", "duchy").go("done")
    assert (t.see("duchy.burrow"), t.see("active")) == (0, "eyrie")


def test_the_question_says_how_many_actions_are_left() -> None:  # [UD 12.5.1]
    t = moles().put(c1="duchy 2").start("daylight", "duchy")
    for left in (2, 1):
        asked = Words("pl", t.table.match.content).prompt(t.table.match, t.table.decisions[0])
        assert f"zostało: {left}" in asked
        t.go("muster")


def test_a_revealed_card_builds_in_a_ruled_clearing() -> None:  # [UD 12.5.1.I]
    t = (
        moles()
        .put(c1="duchy 1", c5="duchy 1, eyrie 1", c2="duchy 1")
        .hand("duchy", "anvil", "bake-sale", "birdy-bindle")
    )
    t.start("daylight", "duchy")
    assert sorted(t.options("raise")) == ["raise anvil", "raise birdy-bindle"]
    assert t.why_not("raise bake-sale") == "not-ruled [RT 2.5a]"
    t.go("raise anvil")
    assert t.options() == ["build c1 citadel", "build c1 market"]
    assert t.why_not("build c2 citadel") == "other-suit [UD 12.5.1.I]"
    t.go("build c1 market")
    assert (t.at("c1"), t.zone("anvil"), t.points()) == ({"duchy": 1, "market": 1}, "revealed.duchy", [0, 0, 0])
    t.go("raise birdy-bindle")
    assert t.options() == ["build c2 citadel", "build c2 market"]
    assert t.why_not("build c1 citadel") == "no-slot [RT 2.2.3a]"


def test_no_more_than_three_of_a_building() -> None:  # [UD 12.5.1.I] [UD P]
    t = moles().put(c1="citadel", c2="citadel", c5="citadel", c8="duchy 1").hand("duchy", *FOXES[:2])
    t.start("daylight", "duchy").go("raise anvil")
    assert t.at("c8") == {"duchy": 1, "market": 1}


def test_a_spent_card_digs_and_moles_come_up() -> None:  # [UD 12.5.1.V]
    t = moles(6).put(c1="tunnel", c12="eyrie 2").hand("duchy", "anvil", "bake-sale").told().start("daylight", "duchy")
    t.go("dig anvil")
    assert t.options() == ["tunnel c6", "tunnel c8", "tunnel c12"]
    assert t.why_not("tunnel c1") == "tunnel-there [UD 12.2.4]"
    t.go("tunnel c12")
    assert t.options() == [f"take-along {count}" for count in range(1, 5)]
    t.go("take-along 4")
    assert (t.at("c12"), t.see("duchy.burrow")) == ({"eyrie": 2, "duchy": 4, "tunnel": 1}, 2)
    assert t.zone("anvil") == "discard"


def test_an_empty_burrow_digs_nothing() -> None:  # [UD 12.5.1.V]
    t = moles().put(c1="duchy 1").hand("duchy", "anvil").start("daylight", "duchy")
    assert t.why_not("dig anvil") == "nobody-below [UD 12.5.1.V]"


def test_no_tunnel_beside_a_keep() -> None:  # [UD 12.5.1a] [RT 4.2.5]
    t = (
        moles(2)
        .put(c1="keep, marquise 1")
        .hand("duchy", "anvil", "bake-sale")
        .start("daylight", "duchy")
        .go("dig anvil")
    )
    assert t.why_not("tunnel c1") == "barred [RT 4.2.5]"
    assert t.options() == ["tunnel c6", "tunnel c8", "tunnel c12"]


def test_the_fourth_tunnel_is_one_of_the_three() -> None:  # [UD 12.2.4] [UD I1]
    t = (
        moles(2)
        .put(c1="tunnel", c2="tunnel", c3="tunnel")
        .hand("duchy", "anvil", "bake-sale")
        .start("daylight", "duchy")
    )
    t.go("dig anvil")
    assert (t.step, t.options()) == ("LiftTunnel", ["lift c1", "lift c2", "lift c3"])
    t.go("lift c2", "tunnel c8", "take-along 1")
    assert (t.at("c2"), t.at("c8"), t.points()) == ({}, {"duchy": 1, "tunnel": 1}, [0, 0, 0])


# -- Evening


def test_revealed_birds_are_discarded_others_return() -> None:  # [UD 12.6.1]
    t = moles().put(c1="duchy 2", c2="duchy 2").cards("revealed.duchy", "anvil", "birdy-bindle").told()
    t.start("evening", "duchy")
    assert (t.zone("anvil"), t.zone("birdy-bindle")) == ("hand.duchy", "discard")
    assert t.see("card.anvil", 0) == "hand.duchy"


def test_citadels_and_markets_craft_in_the_evening() -> None:  # [UD 12.2.1] [UD 12.6.2]
    t = moles().put(c5="market", c1="citadel", c2="tunnel").hand("duchy", "a-visit-to-friends", "anvil", "bake-sale")
    t.told().start("evening", "duchy")
    assert sorted(t.options()) == ["craft a-visit-to-friends", "craft anvil", "done"]
    assert t.why_not("craft bake-sale") == "too-dear [RT 4.1.1a]"
    t.go("craft anvil")
    assert t.see("duchy.items.hammer") == 1


@pytest.mark.parametrize(("markets", "drawn"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_markets_draw_cards(markets: int, drawn: int) -> None:  # [UD 12.6.3] [UD ICONS]
    t = moles().put(c1="duchy 1")
    for clearing in ("c2", "c5", "c8")[:markets]:
        t.put(**{clearing: "market"})
    t.start("evening", "duchy")
    assert t.see("count.hand.duchy") == drawn


def test_more_than_five_cards_are_discarded() -> None:  # [UD 12.6.3]
    t = moles().put(c1="duchy 1").hand("duchy", *FOXES[:5]).start("evening", "duchy")
    assert t.step == "HandLimit"
    t.go("discard anvil")
    assert (t.zone("anvil"), t.see("count.hand.duchy")) == ("discard", 5)
