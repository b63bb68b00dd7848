"""The Woodland Alliance: supporters, Outrage, revolts, sympathy, officers and operations."""

import pytest

from clockwood.kernel.errors import BadInput
from games.root.builder import Scene, new_game, table

FOXES = ("anvil", "foxfolk-steel", "root-tea-fox", "travel-gear-fox", "protection-racket", "gently-used-knapsack")
MICE = ("investments", "sword-mouse", "root-tea-mouse")


def alliance(deck: str = "standard") -> Scene:
    return table(alliance=1, deck=deck)


def backed(*cards: str) -> Scene:
    """A table where these are the supporters."""
    return alliance().cards("supporters.alliance", *cards)


def officers(scene: Scene, count: int) -> Scene:
    scene.left["alliance"] -= count
    return scene.set(officers=count)


def count(scene: Scene) -> int:
    return int(scene.see("count.supporters.alliance"))


def tokens(number: int) -> dict[str, str]:
    """So many sympathy tokens, first in clearings from c12 down."""
    return {f"c{12 - k}": "sympathy" for k in range(number)}


# -- setup


def test_three_supporters_and_nothing_on_the_map() -> None:  # [WA 8.3.1] [WA 8.3.2] [WA 8.3.3] [WA 8.3.4] [WA P]
    opened = new_game(alliance=1, order="letter")
    while opened.view(2).get("count.supporters.alliance", 0) == 0:
        assert opened.decision is not None
        opened.choose(int(opened.decision.options[0]))
    view = opened.view(2)
    assert (view["alliance-supply"], view["count.supporters.alliance"], view["count.hand.alliance"]) == (10, 3, 3)
    assert not [key for key in view if key.startswith(("alliance.c", "base.", "sympathy."))]


def test_only_the_alliance_sees_its_supporters() -> None:  # [WA 8.2.3a]
    t = backed("anvil").start("birdsong", "alliance")
    assert t.see("card.anvil", 2) == "supporters.alliance"
    assert t.see("card.anvil", 0) == 0


@pytest.mark.parametrize("wrong", ["two bases", "an officer too many"])
def test_impossible_positions_are_refused(wrong: str) -> None:  # [WA P] [WA OFF]
    t = alliance()
    if wrong == "two bases":
        t.put(c1="base", c8="base")
    else:
        t.set(officers=1)
    with pytest.raises(BadInput, match="two bases are in fox" if wrong == "two bases" else "there are 10"):
        t.start("birdsong", "alliance")


# -- revolt


def test_a_revolt_removes_all_and_raises_a_base() -> (
    None
):  # [WA 8.4.1] [WA 8.4.1.I] [WA 8.4.1.II] [WA 8.4.1.III] [WA I2]
    t = backed("anvil", "foxfolk-steel", "investments").put(
        c1="sympathy, marquise 2, sawmill, wood 2", c8="sympathy", c2="sympathy"
    )
    t.start("birdsong", "alliance")
    assert t.why_not("revolt c2") == "too-few-supporters [WA 8.4.2.II]"
    assert t.why_not("revolt c12") == "unsympathetic [WA 8.4.1.I]"
    t.go("revolt c1", "spend anvil", "spend foxfolk-steel")
    assert t.at("c1") == {"alliance": 2, "base": 1, "sympathy": 1}
    assert t.points() == [0, 0, 3]
    assert (t.see("officers"), t.see("alliance-supply"), t.zone("anvil")) == (1, 7, "discard")


def test_one_base_of_a_suit() -> None:  # [WA 8.4.1.I]
    t = (
        backed("anvil", "foxfolk-steel")
        .put(c1="sympathy, base", c8="sympathy", c2="sympathy")
        .start("birdsong", "alliance")
    )
    assert t.why_not("revolt c8") == "base-on-map [WA 8.4.1.I]"


def test_birds_match_any_suit_but_none_matches_a_bird() -> None:  # [WA 8.2.3a]
    t = backed("arms-trader", "foxfolk-steel").put(c1="sympathy", c2="sympathy").start("birdsong", "alliance")
    assert t.options("revolt") == ["revolt c1"]
    t.go("revolt c1")
    assert t.options() == ["spend arms-trader", "spend foxfolk-steel"]


def test_a_ruin_takes_the_slot_that_a_base_needs() -> None:  # [WA 8.4.1a]
    t = backed("bake-sale", "cobbler-1").put(c4="sympathy, keep", c10="sympathy, sawmill").start("birdsong", "alliance")
    assert t.options("revolt") == ["revolt c4", "revolt c10"]
    t.go("revolt c4", "spend bake-sale", "spend cobbler-1")
    assert t.at("c4")["base"] == 1
    t = backed("bake-sale", "cobbler-1").put(c4="sympathy").row("ruin", c4=1).row("scorched", c3=1)
    t.put(c3="sympathy", c5="sympathy").start("birdsong", "alliance")
    assert t.why_not("revolt c4") == "no-slot [RT 2.2.3a]"
    assert t.why_not("revolt c3") == "barred [RT 4.2.5]"


def test_a_slot_that_is_filled_for_good_takes_no_base() -> None:  # [WA 8.4.1a] [VB 7.7.5]
    t = backed("bake-sale", "cobbler-1").put(c4="sympathy", c5="sympathy").row("blocked", c4=1)
    t.start("birdsong", "alliance")
    assert t.why_not("revolt c4") == "no-slot [RT 2.2.3a]"


def test_a_short_supply_goes_to_the_map_first() -> None:  # [WA 8.4.1b]
    t = backed("anvil", "foxfolk-steel").put(c1="sympathy", c8="sympathy", c6="sympathy").supply("alliance", 2)
    t.start("birdsong", "alliance").go("revolt c1", "spend anvil", "spend foxfolk-steel")
    assert (t.at("c1")["alliance"], t.see("officers")) == (2, 0)


def test_revolts_come_before_spreading() -> None:  # [WA 8.4.2b]
    t = backed(*FOXES[:4]).put(c1="sympathy", c9="sympathy").start("birdsong", "alliance")
    assert t.step == "MayRevolt"
    t.go("done")
    assert t.step == "SpreadSympathy"
    t.go("spread c12", "spend anvil")
    assert (t.step, t.options("revolt")) == ("SpreadSympathy", [])


# -- sympathy


def test_the_first_sympathy_goes_anywhere() -> None:  # [WA 8.4.2] [WA 8.4.2.I]
    t = backed("anvil").put(c6="keep").start("birdsong", "alliance")
    assert t.options("spread") == ["spread c1", "spread c8", "spread c12"]
    assert t.why_not("spread c6") == "barred [RT 4.2.5]"
    assert t.why_not("spread c2") == "too-few-supporters [WA 8.4.2.II]"


def test_sympathy_spreads_to_neighbours() -> None:  # [WA 8.4.2.I] [WA 8.2.5.I] [WA 8.2.5.II]
    t = backed("anvil").put(c4="sympathy").start("birdsong", "alliance")
    assert t.options("spread") == ["spread c8", "spread c12"]
    assert t.why_not("spread c1") == "far-from-sympathy [WA 8.4.2.I]"
    assert t.why_not("spread c4") == "sympathetic [WA 8.2.5.I]"


@pytest.mark.parametrize(
    ("before", "cost", "points"),
    [(0, 1, 0), (1, 1, 1), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 2, 2), (6, 3, 3), (7, 3, 4), (8, 3, 4), (9, 3, 4)],
)
def test_the_track(
    before: int, cost: int, points: int
) -> None:  # [WA COST] [WA VP] [WA TRACK] [WA 8.4.2.II] [WA 8.4.2.III]
    birds = ("arms-trader", "armorers-1", "sappers-1", "royal-claim")
    others = [f"c{k}" for k in range(12, 1, -1) if k != 10][:before]
    if before:
        others[-1] = "c10"
    t = backed(*birds).put(**dict.fromkeys(others, "sympathy")).start("birdsong", "alliance")
    if t.step == "MayRevolt":
        t.go("done")
    t.go("spread c1", *(f"spend {bird}" for bird in birds[:cost]))
    assert (count(t), t.points()[2], t.at("c1")) == (4 - cost, points, {"sympathy": 1})


def test_there_are_ten_sympathy_tokens() -> None:  # [WA 8.2.5]
    t = backed("arms-trader", "armorers-1", "sappers-1", "royal-claim").put(**tokens(10))
    assert t.start("birdsong", "alliance").go("done").see("phase") == "birdsong"
    assert t.asked == "eyrie"


def test_martial_law() -> None:  # [WA 8.4.2.II.a]
    t = backed("anvil").put(c1="marquise 3", c8="marquise 2, eyrie 2").start("birdsong", "alliance")
    assert t.options("spread") == ["spread c6", "spread c8", "spread c12"]
    assert t.why_not("spread c1") == "too-few-supporters [WA 8.4.2.II]"


# -- Outrage


def moving(*hand: str) -> Scene:
    """The Marquise moves two warriors to sympathy in the mouse clearing c9."""
    t = alliance().put(c9="sympathy", c1="marquise 3").hand("marquise", *hand).start("daylight", "marquise")
    return t.go("march", "move c1 c9", "take-along 2")


def test_who_moves_to_sympathy_gives_a_matching_card() -> None:  # [WA 8.2.6a] [WA 8.2.6c] [RT 4.2.4]
    t = moving("anvil", "investments", "arms-trader")
    assert (t.asked, t.step) == ("marquise", "PayOutrage")
    assert t.options() == ["give arms-trader", "give investments"]
    assert t.why_not("show-hand") == "must-give [WA 8.2.6a]"
    t.go("give investments")
    assert (count(t), t.see("card.investments", 2), t.see("card.investments", 1)) == (1, "supporters.alliance", 0)
    assert t.see("card.investments", 0) == "supporters.alliance"


def test_without_a_matching_card_the_hand_is_shown() -> None:  # [WA 8.2.6b]
    t = moving("anvil", "bake-sale")
    assert t.options() == ["show-hand"]
    t.go("show-hand")
    assert (count(t), t.see("card.anvil", 2), t.see("card.bake-sale", 2)) == (1, "hand.marquise", "hand.marquise")
    assert t.see("card.anvil", 1) == 0


def test_an_empty_hand_asks_nobody() -> None:  # [WA 8.2.6b]
    assert count(moving()) == 1


def test_an_automaton_pays_from_the_deck() -> None:  # [WA 8.2.6d] [GE X1]
    t = Scene({"alliance": 1, "seat.marquise": "mechanical-marquise:1"})
    t.put(c9="sympathy", c1="marquise 1").stack("Outrage marquise alliance c9", seat="marquise")
    assert count(t) == 1


def test_one_card_for_each_move() -> None:  # [WA 8.2.6c]
    t = moving("investments", "sword-mouse").go("give investments", "move c1 c9")
    assert t.step == "PayOutrage"
    t.go("give sword-mouse")
    assert count(t) == 2


def test_the_alliance_outrages_nobody() -> None:  # [WA 8.2.6c]
    t = officers(alliance().put(c1="alliance 2, base", c9="sympathy"), 1).hand("alliance", "investments")
    t.start("evening", "alliance").go("move c1 c9", "take-along 1")
    assert (t.heard("outrage"), count(t)) == ([], 0)


def test_removed_sympathy_outrages_once() -> None:  # [WA 8.2.6a] [WA 8.2.6c] [RT 3.2.1]
    t = alliance().put(c9="sympathy, marquise 2").hand("marquise", "investments", "sword-mouse").told()
    t.start("daylight", "marquise").go("battle c9 alliance", "roll 0 0")
    assert (t.step, t.points()) == ("PayOutrage", [1, 0, 0])
    t.go("give sword-mouse")
    assert (count(t), len(t.heard("outrage")), t.at("c9")) == (1, 1, {"marquise": 2})


def test_a_favor_outrages_for_every_token() -> None:  # [WA I3] [WA 8.2.6c]
    t = alliance().put(c1="workshop", c6="workshop", c8="workshop, sympathy", c12="sympathy")
    t.hand("marquise", "favor-of-the-foxes", "anvil", "foxfolk-steel").start("daylight", "marquise")
    t.go("craft favor-of-the-foxes", "give anvil", "give foxfolk-steel")
    assert (count(t), t.points()[0]) == (2, 2)


def test_a_sixth_supporter_is_discarded() -> None:  # [WA 8.2.3b] [WA 8.2.6e]
    t = alliance().cards("supporters.alliance", *FOXES[:5]).put(c9="sympathy", c1="marquise 3")
    t.hand("marquise", "investments").start("daylight", "marquise")
    t.go("march", "move c1 c9", "take-along 2", "give investments")
    assert (count(t), t.zone("investments"), len(t.heard("turned-away"))) == (5, "discard", 1)


def test_a_card_of_the_deck_may_find_no_room_either() -> None:  # [WA 8.2.3b] [WA 8.2.6e]
    t = alliance().cards("supporters.alliance", *FOXES[:5]).put(c9="sympathy", c1="marquise 3").told()
    t.start("daylight", "marquise").go("march", "move c1 c9", "take-along 2", "deal investments")
    assert (count(t), t.zone("investments")) == (5, "discard")


def test_a_base_lifts_the_limit() -> None:  # [WA 8.2.3b]
    t = alliance().cards("supporters.alliance", *FOXES[:5]).put(c9="sympathy, base", c1="marquise 3")
    t.hand("marquise", "investments").start("daylight", "marquise")
    t.go("march", "move c1 c9", "take-along 2", "give investments")
    assert count(t) == 6


# -- bases that fall


def raid(*cards: str, had: int, pieces: str = "base") -> Scene:
    """The Marquise takes the Alliance's pieces in the mouse clearing c9, who had so many officers."""
    t = officers(backed(*cards), had).put(c9=f"{pieces}, marquise 4").hand("marquise", "sword-mouse").told()
    return t.start("daylight", "marquise").go("battle c9 alliance", "roll 2 2")


def test_a_lost_base_takes_supporters_and_officers() -> None:  # [WA 8.2.4a] [WA OFF] [WA I1]
    t = raid("investments", "arms-trader", "anvil", had=3)
    assert (count(t), t.zone("investments"), t.zone("arms-trader")) == (1, "discard", "discard")
    assert (t.see("officers"), t.see("alliance-supply")) == (1, 9)
    assert t.see("card.anvil", 2) == "supporters.alliance"


def test_without_a_base_five_supporters_stay() -> None:  # [WA 8.2.4b]
    t = raid(*FOXES, "bake-sale", had=0)
    assert (t.asked, t.step, len(t.options("discard"))) == ("alliance", "KeepFive", 7)
    t.go("discard bake-sale", "discard anvil")
    assert (t.step, count(t)) == ("MarquiseDay", 5)


def test_another_base_keeps_the_other_supporters() -> None:  # [WA 8.2.4b]
    t = officers(backed(*FOXES), 0).put(c9="base, marquise 4", c1="base").told()
    t.start("daylight", "marquise").go("battle c9 alliance", "roll 2 2")
    assert (t.step, count(t)) == ("MarquiseDay", 6)


def test_a_base_falls_before_outrage_is_paid() -> None:  # [WA U1]
    t = raid("investments", had=1, pieces="base, sympathy")
    assert (t.step, count(t)) == ("PayOutrage", 0)
    assert count(t.go("give sword-mouse")) == 1


def test_a_lost_base_may_be_raised_again() -> None:  # [WA 8.2.4b] [WA TRACK]
    t = raid("anvil", had=1, pieces="base, sympathy").go("give sword-mouse")
    assert (t.see("base.c9"), t.see("sympathy.c9"), t.points()[0]) == (0, 0, 2)


# -- battle


@pytest.mark.parametrize(("dice", "left"), [("roll 3 1", (1, 3)), ("roll 0 2", (2, 4))])
def test_guerrilla_war(dice: str, left: tuple[int, int]) -> None:  # [WA 8.2.2] [RT 4.3.3b]
    t = alliance().put(c9="alliance 4, marquise 4").told().start("daylight", "marquise").go("battle c9 alliance", dice)
    assert (t.at("c9")["marquise"], t.at("c9")["alliance"]) == left


def test_the_alliance_attacks_as_others_do() -> None:  # [WA 8.2.2] [WA 8.6.1.II]
    t = officers(alliance().put(c9="alliance 4, marquise 4"), 1).told().start("evening", "alliance")
    t.go("battle c9 marquise", "roll 3 1")
    assert (t.at("c9")["marquise"], t.at("c9")["alliance"]) == (1, 3)


# -- Daylight


def test_sympathy_crafts() -> None:  # [WA 8.2.1] [WA 8.5.1]
    t = alliance().put(c1="sympathy").hand("alliance", "anvil", "travel-gear-fox", "root-tea-fox")
    t.start("daylight", "alliance")
    assert t.options("craft") == ["craft anvil"]
    assert t.go("craft anvil").points() == [0, 0, 2]


def test_mobilize() -> None:  # [WA 8.5.2] [WA 8.2.3b]
    t = backed(*FOXES[:4]).hand("alliance", "bake-sale", "investments").start("daylight", "alliance")
    t.go("mobilize bake-sale")
    assert (count(t), t.see("card.bake-sale", 0), t.see("card.bake-sale", 2)) == (5, 0, "supporters.alliance")
    t.go("mobilize investments")
    assert (count(t), t.zone("investments")) == (5, "discard")


def test_train() -> None:  # [WA 8.5.3]
    t = alliance().put(c9="base").hand("alliance", "anvil", "investments", "arms-trader").start("daylight", "alliance")
    assert t.options("train") == ["train arms-trader", "train investments"]
    assert t.why_not("train anvil") == "no-such-base [WA 8.5.3]"
    t.go("train investments")
    assert (t.see("officers"), t.see("alliance-supply"), t.zone("investments")) == (1, 9, "discard")


def test_nobody_is_left_to_train() -> None:  # [WA 8.5.3]
    t = alliance().put(c9="base, alliance 10").hand("alliance", "investments").start("daylight", "alliance")
    assert t.why_not("train investments") == "none-left [RT 1.5.1]"


# -- Evening


def test_an_operation_for_each_officer() -> None:  # [WA 8.6.1] [WA 8.6.1.I] [WA 8.6.1.III] [WA 8.6.2] [WA DRAW]
    t = officers(alliance().put(c9="base, alliance 2"), 2).start("evening", "alliance")
    assert t.why_not("recruit c1") == "no-base [WA 8.6.1.III]"
    t.go("recruit c9", "move c9 c1", "take-along 3")
    assert (t.at("c9"), t.at("c1"), t.asked) == ({"base": 1}, {"alliance": 3}, "eyrie")
    assert t.see("count.hand.alliance") == 2


def test_organize() -> None:  # [WA 8.6.1.IV]
    t = officers(alliance().put(c12="sympathy, alliance 1", c11="sympathy", c2="alliance 2, eyrie 3"), 1)
    t.start("evening", "alliance")
    assert t.options("organize") == ["organize c2"]
    assert t.why_not("organize c12") == "sympathetic [WA 8.2.5.I]"
    t.go("organize c2")
    assert (t.at("c2"), t.points()) == ({"eyrie": 3, "alliance": 1, "sympathy": 1}, [0, 0, 1])


def test_no_officer_no_operation() -> None:  # [WA 8.6.1]
    t = alliance().put(c9="base, alliance 2").start("evening", "alliance")
    assert (t.asked, t.see("count.hand.alliance")) == ("eyrie", 2)


def test_five_cards_are_kept() -> None:  # [WA 8.6.2] [WA 8.2.3a]
    t = backed(*MICE).put(c9="base", c1="base", c3="base").hand("alliance", *FOXES[:3]).start("evening", "alliance")
    assert (t.step, t.see("count.hand.alliance"), count(t)) == ("HandLimit", 7, 3)
