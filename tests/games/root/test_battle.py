"""Battles, step by step, with dice that the tests name."""

import pytest

from games.root.builder import Scene, table


def duel(marquise: str, eyrie: str, *, crafted: tuple[str, ...] = (), hands: bool = False) -> Scene:
    """The Marquise attacks in c5, where these pieces are."""
    t = table().put(c5=f"{marquise}, {eyrie}").told()
    if crafted:
        t.crafted("eyrie", *crafted)
    if hands:
        t.hand("eyrie", "ambush-rabbit").hand("marquise", "ambush-bird-1")
    return t.start("daylight", "marquise").go("battle c5 eyrie")


@pytest.mark.parametrize(
    ("dice", "left"),
    [("roll 3 1", (3, 1)), ("roll 1 3", (3, 1)), ("roll 2 2", (2, 2)), ("roll 0 0", (4, 4)), ("roll 3 3", (1, 1))],
)
def test_the_attacker_deals_the_higher_die(dice: str, left: tuple[int, int]) -> None:  # [RT 4.3.3a] [RT 4.3.3b]
    t = duel("marquise 4", "eyrie 4").go(dice)
    assert (t.at("c5").get("marquise", 0), t.at("c5").get("eyrie", 0)) == left


def test_rolled_hits_are_capped_by_warriors() -> None:  # [RT 4.3.3.I] [RT 4.3.6a]
    t = duel("marquise 1", "eyrie 4").go("roll 3 3")
    assert t.at("c5") == {"eyrie": 3}


def test_a_defenseless_defender_takes_one_more_hit() -> None:  # [RT 4.3.5.II] [RT 4.3a] [RT 4.3.6d] [RT 3.2.1]
    t = duel("marquise 1", "roost").go("roll 0 0")
    assert t.at("c5") == {"marquise": 1}
    assert t.points() == [1, 0]


def test_surplus_hits_are_lost_and_warriors_go_first() -> None:  # [RT 4.3.6b] [RT 4.3.6c]
    t = duel("marquise 4", "eyrie 1, roost").go("roll 3 0")
    assert t.at("c5") == {"marquise": 4}
    t = duel("marquise 4", "eyrie 1, roost").go("roll 1 0")
    assert t.at("c5") == {"marquise": 4, "roost": 1}


def test_the_owner_picks_among_buildings_and_tokens() -> None:  # [RT 4.3.6b] [MC I1]
    t = table().leader("commander").put(c5="eyrie 3, sawmill, wood 2, keep").told().stack("Battle eyrie c5 marquise")
    t.go("roll 0 0")
    assert t.asked == "marquise"
    assert t.options() == ["lose sawmill", "lose wood", "lose keep"]
    t.go("lose wood", "lose wood")
    assert [(lost.terms[1].value, lost.terms[3].value) for lost in t.heard("removed")] == [(2, 4)]
    assert t.points() == [0, 2]


def test_nothing_is_picked_where_everything_goes() -> None:  # [RT 4.3.6b] [RT 4.3.6c]
    t = table().leader("commander").put(c5="eyrie 3, sawmill, wood 2, keep").told().stack("Battle eyrie c5 marquise")
    t.go("roll 2 0")
    assert (t.at("c5"), t.points()) == ({"eyrie": 3}, [0, 4])


def test_an_ambush_hits_before_the_roll() -> None:  # [RT 4.3.1] [RT 4.3.1.II]
    t = duel("marquise 2", "eyrie 1", hands=True)
    assert t.asked == "eyrie"
    t.go("ambush ambush-rabbit")
    assert (t.asked, t.step) == ("marquise", "Foil")
    t.go("pass")
    assert t.zone("ambush-rabbit") == "discard"
    assert t.at("c5") == {"eyrie": 1}
    assert t.step == "Heal" or t.asked == "marquise"


def test_a_matching_ambush_foils_it() -> None:  # [RT 4.3.1.I]
    t = duel("marquise 2", "eyrie 1", hands=True).go("ambush ambush-rabbit", "ambush ambush-bird-1")
    assert t.asked == "chance"
    assert (t.zone("ambush-bird-1"), t.at("c5")["marquise"]) == ("discard", 2)


def test_scouting_party_knows_no_ambush() -> None:  # [RT 4.3.1.III]
    t = (
        table()
        .put(c5="marquise 2, eyrie 1")
        .hand("eyrie", "ambush-rabbit")
        .crafted("marquise", "scouting-party-1")
        .told()
    )
    t.start("daylight", "marquise").go("battle c5 eyrie")
    assert t.asked == "chance"


def test_armorers_ignore_rolled_hits_alone() -> None:  # [RT 4.3.5.III] [RT 4.3.4]
    t = duel("marquise 3", "eyrie 2", crafted=("armorers-1", "sappers-1")).go("roll 3 0")
    assert t.options("use") == ["use armorers-1", "use sappers-1"]
    t.go("use armorers-1", "use sappers-1")
    assert t.at("c5") == {"marquise": 2, "eyrie": 2}
    assert (t.zone("armorers-1"), t.zone("sappers-1")) == ("discard", "discard")


def test_brutal_tactics_give_the_defender_a_point() -> None:  # [RT 4.3.4] [RT 4.3.5.I]
    t = (
        table()
        .put(c5="marquise 1, eyrie 3")
        .crafted("marquise", "brutal-tactics-1")
        .told()
        .start("daylight", "marquise")
    )
    t.go("battle c5 eyrie", "roll 1 0", "use brutal-tactics-1")
    assert t.at("c5") == {"marquise": 1, "eyrie": 1}
    assert t.points() == [0, 1]


@pytest.mark.parametrize(
    ("partisans", "there", "kept"),
    [
        ("fox-partisans", "c8", "anvil"),
        ("rabbit-partisans", "c5", "bake-sale"),
        ("mouse-partisans", "c9", "mouse-in-a-sack"),
    ],
)
def test_partisans_keep_their_suit_alone(partisans: str, there: str, kept: str) -> None:  # [RT U13]
    t = table(deck="exiles").put(**{there: "marquise 1, eyrie 3"}).crafted("marquise", partisans).told()
    hand = ["bake-sale", "anvil", "mouse-in-a-sack", "arms-trader"]
    t.hand("marquise", *hand).start("daylight", "marquise").go(f"battle {there} eyrie", "roll 0 0")
    reveals = t.table.match.reveals
    t.go(f"use {partisans}")
    assert t.table.match.reveals == reveals + 1
    view = t.table.view(0)
    assert {card: view[f"card.{card}"] for card in hand} == dict.fromkeys(hand, "discard") | {kept: "hand.marquise"}
    assert t.at(there) == {"marquise": 1, "eyrie": 2}


def test_a_battle_needs_a_fighter_and_an_enemy_piece() -> None:  # [RT 4.3a] [RT G.8]
    t = table().put(c5="marquise 1, eyrie 1", c1="eyrie 1", c2="marquise 1").start("daylight", "marquise")
    assert t.options("battle") == ["battle c5 eyrie"]
    assert t.why_not("battle c1 eyrie") == "no-fighter [RT 4.3a]"
    assert t.why_not("battle c2 eyrie") == "no-defender [RT 4.3a]"
    assert t.why_not("battle c5 marquise") == "no-enemy [RT 4.3c]"


@pytest.mark.parametrize(
    ("leader", "points", "left"), [("commander", 0, 2), ("despot", 0, 3), ("builder", 0, 3), ("charismatic", 0, 3)]
)
def test_the_commander_deals_one_more(leader: str, points: int, left: int) -> None:  # [EY 7.8.3] [RT 4.3.5.I]
    t = table().leader(leader).put(c5="marquise 4, eyrie 1").told().stack("Battle eyrie c5 marquise").go("roll 1 0")
    assert (t.at("c5")["marquise"], t.points()[1]) == (left, points)


def test_the_despot_scores_once_a_battle() -> None:  # [EY 7.8.4]
    t = table().leader("despot").put(c5="eyrie 3, wood 2").told().stack("Battle eyrie c5 marquise").go("roll 1 0")
    assert t.points() == [0, 3]


def test_both_sides_reach_thirty_together() -> None:  # [RT 3.1.1]
    for seat, winner in (("eyrie", 1), ("marquise", 0)):
        t = table().vp(eyrie=29, marquise=29).put(c5="eyrie 1, roost, marquise 1, wood").told()
        other = "marquise" if seat == "eyrie" else "eyrie"
        t.stack(f"Battle {seat} c5 {other}", seat=seat).go("roll 3 3")
        assert t.table.outcome is None
        t = table().vp(eyrie=29, marquise=29).put(c5=f"{seat} 3, roost, wood").told()
        t.stack(f"Battle {seat} c5 {other}", seat=seat).go("roll 1 0")
        assert t.table.outcome is not None
        assert t.table.outcome.winners == (winner,)
