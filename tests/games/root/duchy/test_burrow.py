"""The Duchy: setup, Burrow and tunnels, the Price of Failure."""

import pytest

from clockwood.api import load
from clockwood.games.root.words import MINISTERS
from clockwood.kernel.errors import BadInput
from games.root.builder import Scene, game_of, new_game
from games.root.duchy.builder import CROWNS, FOXES, crowns, moles, swayed

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


@pytest.mark.parametrize("seat", ["person", "drillbit-duchy:1"])
def test_nobody_is_swayed_before_the_setup(seat: str) -> None:  # [UD 12.3.5] [DD 10.3.5]
    opened = game_of({"duchy": 1, "order": "letter", "seat.duchy": seat})
    wrong = opened.position().replace("[state]", "[state]\nswayed = 1", 1)
    with pytest.raises(BadInput, match=r"state\.swayed: ministers are swayed before the setup"):
        load(wrong)


def test_the_crowns_of_an_automaton_have_no_rank() -> None:  # [DD 10.3.1]
    t = Scene({"duchy": 1, "seat.duchy": "drillbit-duchy:1"}).row("crowns", squire=3)
    with pytest.raises(BadInput, match=r"state\.crowns\.squire: 3 are left; the crowns of an automaton have no rank"):
        t.start("daylight", "marquise")


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
