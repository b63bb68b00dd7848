"""The Underground Duchy: Burrow and tunnels, Assembly, ministers and their crowns, the Price of Failure."""

import pytest

from clockwood.games.root.words import MINISTERS
from clockwood.kernel.errors import BadInput
from games.root.builder import Scene, new_game, table

FOXES = ("anvil", "foxfolk-steel", "root-tea-fox", "travel-gear-fox", "protection-racket", "gently-used-knapsack")
RABBITS = ("a-visit-to-friends", "bake-sale", "root-tea-rabbit", "smugglers-trail")
MICE = ("investments", "sword-mouse", "root-tea-mouse", "mouse-in-a-sack")
BIRDS = ("birdy-bindle", "woodland-runners", "arms-trader", "crossbow-bird")
CROWNS = {"squire": 3, "noble": 3, "lord": 3}


def moles(below: int = 0, deck: str = "standard", **others: int) -> Scene:
    """Marquise, Eyrie and Duchy. Fox clearings are c1, c6, c8, c12; rabbit c3, c4, c5, c10; mouse c2, c7, c9, c11."""
    scene = table(duchy=1, deck=deck, **others).row("crowns", **CROWNS).set(burrow=below)
    scene.left["duchy"] -= below
    return scene


def swayed(scene: Scene, *ministers: str) -> Scene:
    """Let ministers be swayed, each with a crown."""
    ranks = ["foremole captain marshal", "brigadier banker mayor", "duchess-of-mud baron-of-dirt earl-of-stone"]
    worn = [sum(minister in rank.split() for minister in ministers) for rank in ranks]
    left = {rank: 3 - count for rank, count in zip(CROWNS, worn, strict=True)}
    return scene.set(swayed=sum(1 << MINISTERS.index(minister) for minister in ministers)).row("crowns", **left)


def crowns(scene: Scene) -> list[int]:
    return [int(scene.see(f"crowns.{rank}")) for rank in CROWNS]


# -- pieces and setup


def test_a_corner_with_a_tunnel_and_neighbours() -> None:
    # [UD 12.3.1] [UD 12.3.2] [UD 12.3.3] [UD 12.3.4] [UD 12.3.5] [UD 12.3.6] [UD P]
    opened = new_game(duchy=1, order="letter")
    seen = []
    while opened.view(2).get("duchy-supply", 20) == 20:
        question = opened.decision
        assert question is not None
        options = [opened.notation(int(action)) for action in question.options]
        if question.seat == 2:
            seen.append(sorted(options))
        opened.choose("corner c1" if "corner c1" in options and question.seat == 0 else options[0])
    assert seen == [["corner c2", "corner c4"]]
    view = opened.view(2)
    corner = seen[0][0].removeprefix("corner ")
    beside = {"c2": ("c5", "c6", "c10"), "c4": ("c8", "c9", "c12")}[corner]
    assert (view[f"duchy.{corner}"], view[f"tunnel.{corner}"], view["duchy-supply"]) == (2, 1, 12)
    assert [view[f"duchy.{clearing}"] for clearing in beside] == [2, 2, 2]
    assert [view[f"crowns.{rank}"] for rank in CROWNS] == [3, 3, 3]
    assert not [key for key in view if key.startswith(("swayed.", "citadel.", "market.", "duchy.burrow"))]


@pytest.mark.parametrize(
    ("wrong", "said"), [("crowns", "wear a crown"), ("warriors", "there are 20"), ("tunnels", "more than 3 tunnel")]
)
def test_impossible_positions_are_refused(wrong: str, said: str) -> None:  # [UD P] [UD 12.2.3c]
    t = moles()
    if wrong == "crowns":
        t.set(swayed=1 << MINISTERS.index("captain"))
    elif wrong == "warriors":
        t.set(burrow=1)
    else:
        t.put(c1="tunnel", c2="tunnel", c3="tunnel", c4="tunnel")
    with pytest.raises(BadInput, match=said):
        t.start("birdsong", "duchy")


def test_a_camp_is_its_owners_in_positions_too() -> None:  # [UD 12.2.2a]
    with pytest.raises(BadInput, match="a camp that its player does not have"):
        moles(2).put(c1="marquise 2").stack("HowMany marquise burrow c1", seat="marquise")


# -- the Burrow


@pytest.mark.parametrize(("citadels", "placed"), [(0, 1), (1, 2), (2, 4), (3, 6)])
def test_birdsong_fills_the_burrow(citadels: int, placed: int) -> None:  # [UD 12.4] [UD ICONS]
    t = moles().row("ruin", c6=0, c12=0)
    for clearing in ("c1", "c2", "c5")[:citadels]:
        t.put(**{clearing: "citadel"})
    t.start("birdsong", "duchy")
    assert (t.see("duchy.burrow"), t.see("duchy-supply")) == (placed, 20 - placed)


def test_birdsong_takes_what_the_supply_has() -> None:  # [UD 12.4] [RT 1.5.4a]
    t = moles().put(c1="duchy 19", c2="citadel", c5="citadel").start("birdsong", "duchy")
    assert (t.see("duchy.burrow"), t.see("duchy-supply")) == (1, 0)


def test_the_burrow_is_beside_every_tunnel() -> None:  # [UD 12.2.2a] [UD 12.2.2b] [UD 12.5.1.III]
    t = moles(3).put(c1="tunnel, eyrie 4", c4="tunnel, duchy 1, eyrie 3", c8="duchy 1, eyrie 2").told()
    t.start("daylight", "duchy")
    assert t.options("move burrow") == ["move burrow c1", "move burrow c4"]
    assert t.options("move c4") == ["move c4 burrow"]
    assert t.why_not("move c8 burrow") == "not-adjacent [RT 4.2a]"
    assert t.why_not("move burrow c5") == "not-adjacent [RT 4.2a]"
    assert t.why_not("move c8 c4") == "rules-neither [RT 4.2.1]"
    t.go("move burrow c1", "take-along 2")
    assert (t.see("duchy.burrow"), t.at("c1")) == (1, {"duchy": 2, "eyrie": 4, "tunnel": 1})
    t.go("move c4 burrow")
    assert (t.see("duchy.burrow"), t.at("c4")) == (2, {"eyrie": 3, "tunnel": 1})


def test_nobody_else_enters_the_burrow() -> None:  # [UD 12.2.2a]
    t = moles().put(c1="tunnel, marquise 3").stack("MayMove marquise 1", seat="marquise")
    assert t.why_not("move c1 burrow") == "not-adjacent [RT 4.2a]"
    assert not [option for option in t.options("move") if "burrow" in option]


def test_an_empty_burrow_is_ruled_and_claimed() -> None:  # [UD 12.2.2a] [UD 12.2.2b]
    t = moles().put(c1="duchy 1", c2="duchy 2").crafted("duchy", "royal-claim").start("birdsong", "duchy")
    t.go("use royal-claim")
    assert t.points() == [0, 0, 3]


def test_the_burrow_counts_for_no_dominance() -> None:  # [UD 12.2.2b] [RT 3.3.1c]
    t = (
        moles(5)
        .put(c1="duchy 2", c8="duchy 2")
        .row("dominance", duchy="dominance-fox")
        .crafted("duchy", "dominance-fox")
    )
    t.start("birdsong", "duchy")
    assert t.table.match.outcome is None


def test_no_battle_and_no_removal_below() -> None:  # [UD 12.2.2b] [UD I2]
    t = moles(4).put(c1="tunnel, duchy 1, roost, eyrie 1").hand("eyrie", "favor-of-the-foxes")
    t.put(c6="roost", c8="roost").start("daylight", "eyrie").go("craft favor-of-the-foxes")
    assert (t.see("duchy.burrow"), t.at("c1"), t.points()) == (4, {"eyrie": 1, "roost": 1}, [0, 1, 0])


# -- the Price of Failure


def test_a_lost_building_costs_minister_crown_and_card() -> None:  # [UD 12.2.3a]
    t = swayed(moles(), "captain", "banker", "mayor").put(c1="citadel, marquise 3").hand("duchy", "anvil").told()
    t.stack("Battle marquise c1 duchy", seat="marquise").go("pass", "roll 1 0")
    assert (t.asked, t.step, t.options()) == ("duchy", "LoseMinister", ["forsake banker", "forsake mayor"])
    t.go("forsake mayor", "discard anvil")
    assert (t.zone("anvil"), crowns(t)) == ("discard", [2, 1, 3])
    assert (t.see("swayed.mayor"), t.see("swayed.banker"), t.points()) == (0, 1, [1, 0, 0])


def test_two_buildings_at_once_cost_it_once() -> None:  # [UD 12.2.3b]
    t = swayed(moles(), "captain", "marshal").put(c8="citadel, market, marquise 3").hand("duchy", *FOXES[:2]).told()
    t.stack("Battle marquise c8 duchy", seat="marquise").go("pass", "roll 2 0")
    t.go("forsake captain", "discard anvil")
    assert (t.at("c8"), t.see("swayed.marshal"), t.see("count.hand.duchy")) == ({"marquise": 3}, 1, 1)


def test_buildings_of_several_clearings_fall_at_one_moment() -> None:  # [UD 12.2.3a] [UD 12.2.3b]
    t = swayed(moles(), "captain", "marshal").put(c1="roost, duchy 1", c6="roost", c8="roost, citadel", c12="market")
    t.hand("eyrie", "favor-of-the-foxes").told().start("daylight", "eyrie").go("craft favor-of-the-foxes")
    t.go("forsake captain")
    assert (t.see("swayed.marshal"), t.points()) == (1, [0, 2, 0])


def test_without_ministers_only_a_card_is_lost() -> None:  # [UD 12.2.3b]
    t = moles().put(c1="market, marquise 3").hand("duchy", "anvil", "bake-sale").told()
    t.stack("Battle marquise c1 duchy", seat="marquise").go("pass", "roll 1 0")
    assert (t.asked, t.step) == ("chance", "LoseFavor")
    t.go("discard bake-sale")
    assert (t.zone("bake-sale"), crowns(t)) == ("discard", [3, 3, 3])


def test_a_lost_tunnel_has_no_price() -> None:  # [UD I1]
    t = swayed(moles(), "captain").put(c1="tunnel, marquise 3").hand("duchy", "anvil").told()
    t.stack("Battle marquise c1 duchy", seat="marquise").go("pass", "roll 1 0")
    assert (t.at("c1"), t.see("swayed.captain"), t.see("count.hand.duchy")) == ({"marquise": 3}, 1, 1)
    assert t.points() == [1, 0, 0]


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


# -- Parliament


def parliament(scene: Scene, *ministers: str) -> Scene:
    return swayed(scene, *ministers).told().start("daylight", "duchy").go("done")


def test_every_minister_acts_once() -> None:  # [UD 12.5.2] [UD 12.5.2.II] [UD 12.5.2.III]
    t = parliament(moles().put(c1="duchy 3, eyrie 2"), "captain", "marshal")
    assert t.options() == ["done", "command captain", "command marshal"]
    assert t.why_not("command mayor") == "not-swayed [UD 12.5.2]"
    t.go("command captain", "battle c1 eyrie", "roll 1 0")
    assert t.at("c1") == {"duchy": 3, "eyrie": 1}
    assert t.why_not("command captain") == "acted-already [UD 12.5.2]"
    t.go("command marshal", "move c1 c10", "take-along 1")
    assert (t.at("c10"), t.see("phase")) == ({"duchy": 1}, "evening")


def test_ministers_may_stay_silent() -> None:  # [UD 12.5.2]
    t = parliament(moles().put(c1="duchy 3, eyrie 2"), "captain").go("done")
    assert t.at("c1") == {"duchy": 3, "eyrie": 2}


def test_the_foremole_builds_anywhere_ruled() -> None:  # [UD 12.5.2.I]
    t = parliament(moles().put(c2="duchy 1").hand("duchy", "anvil", "bake-sale"), "foremole")
    t.go("command foremole")
    assert t.options() == ["raise anvil", "raise bake-sale"]
    t.go("raise anvil", "build c2 citadel")
    assert (t.at("c2"), t.step) == ({"duchy": 1, "citadel": 1}, "DuchyCraft")
    assert len(t.heard("duchy-revealed")) == 1


def test_the_brigadier_moves_twice_or_battles_twice() -> None:  # [UD 12.5.2.IV]
    t = parliament(moles().put(c1="duchy 4, eyrie 2, marquise 2"), "brigadier").go("command brigadier")
    assert {option.split()[0] for option in t.options()} == {"pass", "move", "battle"}
    t.go("battle c1 eyrie", "roll 0 0")
    assert {option.split()[0] for option in t.options()} == {"pass", "battle"}
    t = parliament(moles().put(c1="duchy 4, eyrie 2"), "brigadier").go(
        "command brigadier", "move c1 c10", "take-along 2"
    )
    assert {option.split()[0] for option in t.options()} == {"done", "move"}
    t.go("move c10 c2", "take-along 2")
    assert t.at("c2") == {"duchy": 2}


def test_the_banker_spends_cards_of_one_suit() -> None:  # [UD 12.5.2.V]
    t = parliament(
        moles().put(c1="duchy 1").hand("duchy", "anvil", "foxfolk-steel", "birdy-bindle", "bake-sale"), "banker"
    )
    t.go("command banker")
    assert "done" not in t.options()
    t.go("spend birdy-bindle", "spend anvil")
    assert t.options() == ["done", "spend foxfolk-steel"]
    assert t.why_not("spend bake-sale") == "not-of-one-suit [UD 12.5.2.V]"
    t.go("spend foxfolk-steel", "done")
    assert (t.points(), t.zone("anvil"), t.see("count.hand.duchy")) == ([0, 0, 3], "discard", 1)


def test_the_mayor_repeats_a_squire_or_noble() -> None:  # [UD 12.5.2.VI]
    t = parliament(moles().put(c1="duchy 3, eyrie 3, market"), "captain", "mayor", "baron-of-dirt")
    t.go("command captain", "battle c1 eyrie", "roll 1 0", "command mayor")
    assert t.step == "MayBattle"
    t.go("battle c1 eyrie", "roll 1 0")
    assert t.at("c1")["eyrie"] == 1
    t = parliament(moles().put(c1="duchy 3, eyrie 3, market"), "captain", "marshal", "mayor", "baron-of-dirt")
    t.go("command mayor")
    assert t.options() == ["command captain", "command marshal"]
    assert t.why_not("command baron-of-dirt") == "not-for-mayor [UD 12.5.2.VI]"
    t = parliament(moles().put(c1="duchy 3, market"), "mayor", "baron-of-dirt")
    assert t.why_not("command mayor") == "cannot-act [UD 12.5.2]"


@pytest.mark.parametrize(("lord", "points"), [("duchess-of-mud", 2), ("baron-of-dirt", 1), ("earl-of-stone", 2)])
def test_lords_score(lord: str, points: int) -> None:  # [UD 12.5.2.VII] [UD 12.5.2.VIII] [UD 12.5.2.IX]
    t = parliament(moles().put(c1="market, tunnel", c2="citadel, tunnel", c5="citadel, tunnel"), lord)
    t.go(f"command {lord}")
    assert t.points() == [0, 0, points]


def test_two_tunnels_are_no_use_to_the_duchess() -> None:  # [UD 12.5.2.VII]
    t = parliament(moles().put(c1="tunnel, duchy 3, eyrie 1", c2="tunnel"), "duchess-of-mud", "captain")
    assert t.why_not("command duchess-of-mud") == "cannot-act [UD 12.5.2]"


# -- swaying


@pytest.mark.parametrize(
    ("minister", "cards", "points", "left"),
    [("foremole", 2, 1, [2, 3, 3]), ("mayor", 3, 2, [3, 2, 3]), ("earl-of-stone", 4, 3, [3, 3, 2])],
)
def test_a_swayed_minister_scores(minister: str, cards: int, points: int, left: list[int]) -> None:
    # [UD 12.5.3] [UD 12.5.3.II] [UD 12.5.3.III] [UD 12.5.3a]
    t = moles().put(c1="duchy 1", c8="tunnel", c12="duchy 1", c6="duchy 1").hand("duchy", *FOXES[:5])
    t.start("daylight", "duchy").go("done")
    assert len(t.options("sway")) == 9
    t.go(f"sway {minister}", *(f"reveal {card}" for card in FOXES[:cards]))
    assert (t.see(f"swayed.{minister}"), crowns(t), t.points()) == (1, left, [0, 0, points])
    assert t.see("phase") == "evening"


def test_each_card_needs_a_clearing_of_its_own() -> None:  # [UD 12.5.3.II]
    t = moles(3).put(c1="duchy 2", c2="duchy 1").hand("duchy", *FOXES[:2], "investments", "bake-sale")
    t.start("daylight", "duchy").go("done")
    assert t.options("sway") == ["sway foremole", "sway captain", "sway marshal"]
    assert t.why_not("sway mayor") == "too-few-to-reveal [UD 12.5.3.II]"
    t.go("sway captain", "reveal anvil")
    assert t.options() == ["reveal investments"]
    assert t.why_not("reveal foxfolk-steel") == "no-clearing-left [UD 12.5.3.II]"
    assert t.why_not("reveal bake-sale") == "no-clearing-left [UD 12.5.3.II]"


def test_birds_stand_for_any_clearing() -> None:  # [UD 12.5.3.II]
    t = moles().put(c1="duchy 2", c2="duchy 1", c3="duchy 1").hand("duchy", "anvil", *BIRDS[:2], "investments")
    t.start("daylight", "duchy").go("done", "sway mayor", "reveal birdy-bindle", "reveal woodland-runners")
    assert t.options() == ["reveal anvil", "reveal investments"]


def test_a_rank_without_crowns_sways_nobody() -> None:  # [UD 12.5.3.I] [UD 12.2.3c]
    t = swayed(moles(), "captain").row("crowns", squire=0).put(c1="duchy 1", c8="duchy 1", c12="duchy 1")
    t.hand("duchy", *FOXES[:4]).start("daylight", "duchy").go("done")
    assert t.step == "Sway"
    assert t.why_not("sway foremole") == "no-crown [UD 12.5.3.I]"
    assert t.why_not("sway captain") == "swayed-already [UD 12.5.3.I]"
    assert t.options("sway") == ["sway brigadier", "sway banker", "sway mayor"]


def test_a_card_revealed_before_is_not_revealed_again() -> None:  # [UD 12.5.3b]
    t = moles().put(c1="duchy 2", c8="duchy 1").hand("duchy", *FOXES[:3]).start("daylight", "duchy")
    t.go("raise anvil", "build c1 market", "done", "sway captain")
    assert sorted(t.options()) == ["reveal foxfolk-steel", "reveal root-tea-fox"]
    assert t.why_not("reveal anvil") == "not-in-hand [RT 2.1a]"


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
