"""The Drillbit Duchy in the turns of others: the Cost of Errors and its traits; its setup; how tables make it."""

import pytest

from clockwood.games.root.game import GAME
from clockwood.games.root.words import MINISTERS
from clockwood.kernel.errors import BadOption
from clockwood.kernel.options import Value
from clockwood.kernel.table import Table
from clockwood.words import Words
from games.root.builder import Scene, game_of

BOT = "drillbit-duchy:1"


def drillbit(bot: str = BOT, *swayed: str, **others: Value) -> Scene:
    """Marquise, Eyrie and the Drillbit Duchy, with swayed ministers."""
    scene = Scene({"duchy": 1, "seat.duchy": bot, **others})
    return scene.set(swayed=sum(1 << MINISTERS.index(minister) for minister in swayed))


def crowned(scene: Scene) -> list[str]:
    return [minister for minister in MINISTERS if scene.see(f"swayed.{minister}")]


def attacked(bot: str, *hand: str, pieces: str = "market", roll: str = "roll 0 0", swayed: str = "") -> Scene:
    """The Marquise attacks with four warriors in the fox clearing c8, where the Duchy has these pieces."""
    scene = drillbit(bot, *swayed.split()).put(c8=f"{pieces}, marquise 4").hand("marquise", *hand).vp(duchy=5).told()
    return scene.start("daylight", "marquise").go("battle c8 duchy", roll)


def opened(*cards: str, **options: Value) -> Table:
    """A game until the Duchy has drawn these cards for its ministers; other chance brings what is listed first."""
    table = game_of({"duchy": 1, "seat.duchy": BOT, "order": "letter", **options}, told_chance=True)
    left = list(cards)
    while left:
        assert table.decision is not None
        if type(table.decision.step).__name__ == "DrawForMinister":
            table.choose(f"deal {left.pop(0)}")
        else:
            table.choose(int(table.decision.options[-1]))
    return table


# -- setup


def test_setup_by_lot() -> None:  # [DD 10.3.1] [DD 10.3.2] [DD 10.3.3] [DD 10.3.4] [DD 10.3.5] [AM GEN6]
    view = opened("anvil", "foxfolk-steel").view(0)
    corner = next(f"c{k}" for k in range(1, 5) if f"tunnel.c{k}" in view)
    assert (view[f"start.{corner}"], view[f"duchy.{corner}"]) == ("duchy", 2)
    placed = sum(int(count) for key, count in view.items() if key.startswith("duchy.c"))
    assert (placed, view["duchy-supply"], view.get("duchy.burrow", 0)) == (8, 12, 0)
    assert not [key for key in view if key.startswith(("citadel.", "market."))]
    assert [minister for minister in MINISTERS if f"swayed.{minister}" in view] == ["captain", "brigadier"]
    assert (view["card.anvil"], view["card.foxfolk-steel"]) == ("discard", "discard")
    assert view.get("count.hand.duchy", 0) == 0


def test_a_bird_of_the_setup_sways_from_the_bottom() -> None:  # [AM DD4] [DD 10.3.5] [DD MIN]
    view = opened("armorers-1", "armorers-2").view(0)
    assert [minister for minister in MINISTERS if f"swayed.{minister}" in view] == ["duchess-of-mud", "baron-of-dirt"]


def test_suits_of_the_ministers_from_the_top() -> None:  # [DD MIN]
    for cards, swayed in {
        ("bake-sale", "cobbler-1"): {"marshal", "banker"},
        ("investments", "sword-mouse"): {"foremole", "mayor"},
        ("anvil", "investments"): {"captain", "foremole"},
    }.items():
        view = opened(*cards).view(0)
        assert {minister for minister in MINISTERS if f"swayed.{minister}" in view} == swayed


def test_closed_paths_are_paths_at_the_setup() -> None:  # [DD 10.3.3] [GE 12.2.1]
    view = opened("anvil", "bake-sale", map="mountain").view(0)
    corner = next(f"c{k}" for k in range(1, 5) if f"tunnel.c{k}" in view)
    near = {"c1": ["c8", "c9"], "c2": ["c5", "c6", "c11"], "c3": ["c6", "c7", "c11"], "c4": ["c8", "c12"]}[corner]
    assert {key: count for key, count in view.items() if key.startswith("duchy.c")} == {
        f"duchy.{clearing}": 2 for clearing in [corner, *near]
    }


# -- the order card


def test_the_order_is_crafted_and_discarded() -> None:  # [DD 10.4.1] [DD 10.4.2] [DD 10.6.4] [GE 1.1.2]
    t = drillbit().put(c2="duchy 2").told().start("birdsong", "duchy").go("deal anvil")
    assert (t.see("duchy.items.hammer"), t.points(), t.zone("anvil")) == (1, [0, 0, 1], "discard")
    t = drillbit().row("supply", hammer=0).put(c2="duchy 2").told().start("birdsong", "duchy").go("deal anvil")
    assert t.points() == [0, 0, 0]


def test_the_burrow_is_its_own() -> None:  # [DD 10.2.2]
    t = drillbit().put(c2="marquise 3, tunnel", c5="marquise 3").start("daylight", "marquise")
    assert not [answer for answer in t.options() if "burrow" in answer]


# -- the Cost of Errors


def test_fallen_buildings_cost_the_bottommost_crown() -> None:  # [DD 10.2.1]
    t = attacked(BOT, swayed="captain mayor earl-of-stone baron-of-dirt")
    assert (t.at("c8"), t.points()) == ({"marquise": 4}, [1, 0, 5])
    assert crowned(t) == ["captain", "mayor", "earl-of-stone"]


def test_several_at_once_cost_one_crown() -> None:  # [DD 10.2.1]
    t = attacked(BOT, pieces="market, citadel", roll="roll 1 0", swayed="captain mayor")
    assert (t.at("c8"), crowned(t)) == ({"marquise": 4}, ["captain"])
    t = drillbit(BOT, "captain", "mayor").put(c1="citadel", c6="roost", c8="market, roost", c12="roost")
    t.hand("eyrie", "favor-of-the-foxes").start("daylight", "eyrie").go("craft favor-of-the-foxes")
    assert (t.at("c1"), t.at("c8"), crowned(t)) == ({}, {"roost": 1}, ["captain"])


def test_tunnels_go_before_buildings_and_cost_no_crown() -> None:  # [DD 10.2.1] [GE 1.2.1a]
    t = attacked(BOT, pieces="market, tunnel", swayed="captain")
    assert (t.at("c8"), crowned(t)) == ({"marquise": 4, "market": 1}, ["captain"])


def test_a_lost_minister_may_be_swayed_again() -> None:  # [DD 10.2.1] [DD 10.6.3]
    t = attacked(BOT, swayed="captain")
    assert crowned(t) == []
    t = drillbit().told().start("evening", "duchy")
    assert crowned(t) == ["duchess-of-mud"]


def test_foundations_look_at_every_clearing_of_removal() -> None:  # [DD FOUNDATIONS]
    assert crowned(attacked("drillbit-duchy:1+foundations", swayed="captain banker mayor")) == ["banker", "mayor"]
    assert crowned(attacked("drillbit-duchy:1+foundations", swayed="banker mayor")) == ["banker", "mayor"]
    assert crowned(attacked(BOT, swayed="captain banker mayor")) == ["captain", "banker"]


# -- investors


def test_investors_take_a_matching_card_for_a_point() -> None:  # [DD INVESTORS]
    t = attacked("drillbit-duchy:1+investors", "anvil", "armorers-1", "bake-sale", swayed="captain")
    assert sorted(t.options()) == ["discard anvil", "discard armorers-1"]
    assert t.why_not("hold-none") == "must-invest [DD INVESTORS]"
    t.go("discard anvil")
    assert (t.points(), t.zone("anvil"), crowned(t)) == ([1, 0, 4], "discard", [])


def test_investors_sway_where_no_card_matches() -> None:  # [DD INVESTORS] [AM DD10]
    t = attacked("drillbit-duchy:1+investors", "bake-sale", swayed="captain marshal").go("hold-none")
    assert (t.points(), crowned(t)) == ([1, 0, 5], ["captain", "brigadier"])
    t = attacked("drillbit-duchy:1+investors", swayed="mayor")
    assert (t.points(), crowned(t)) == ([1, 0, 5], ["captain"])


def test_investors_find_nobody_of_the_suit() -> None:  # [AM DD10]
    t = attacked("drillbit-duchy:1+investors", swayed="captain brigadier earl-of-stone baron-of-dirt")
    assert crowned(t) == ["captain", "brigadier", "earl-of-stone"]


def test_investors_ask_people_only() -> None:  # [DD INVESTORS]
    bots: dict[str, Value] = {"seat.marquise": "mechanical-marquise:1"}
    t = drillbit("drillbit-duchy:1+investors", "captain", **bots).put(c8="market, marquise 4").vp(duchy=5).told()
    t.start("daylight", "marquise")
    t.stack("Battle marquise c8 duchy", seat="marquise").go("roll 0 0")
    assert (t.at("c8").get("market", 0), t.points()[2], crowned(t)) == (0, 5, [])


# -- how tables make it


def test_levels_and_traits_are_listed() -> None:  # [DD EASY] [DD CHALLENGING] [DD NIGHTMARE] [DD OVERWHELM]
    spec = next(spec for spec in GAME.automata if spec.name == "drillbit-duchy")
    assert spec.traits == ["foundations", "invaders", "investors", "overwhelm"]
    words = Words("en", game_of({"duchy": 1}).match.content)
    assert all(words.has(f"trait-{trait}") for trait in spec.traits)
    with pytest.raises(BadOption):
        game_of({"seat.eyrie": BOT})
