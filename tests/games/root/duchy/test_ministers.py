"""The Duchy: Parliament, ministers and how they are swayed."""

import pytest

from games.root.builder import Scene
from games.root.duchy.builder import BIRDS, FOXES, crowns, moles, swayed

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
    assert len(t.heard("revealed-card")) == 1


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
