"""Mercenaries: rule, battle, split hits, and what they are not."""

import pytest

from clockwood.games.root.rules.hiring import hired_losses
from games.root.builder import Scene
from games.root.riverfolk.builder import FOXES, company, held

MARQUISE = 1
"""The bit of the Marquise's seat."""


def hiring(scene: Scene) -> Scene:
    return scene.set(hired_by=MARQUISE, mercenaries_bought=MARQUISE)


def asking(scene: Scene) -> Scene:
    """Let the Marquise be asked which card she discards in her Evening."""
    return scene.hand("marquise", *FOXES).stack("HandLimit marquise", seat="marquise", phase="evening")


def test_from_daylight_on() -> None:  # [RF 11.2.7.III] [RF 11.2.6b]
    t = company().put(c1="marquise 1, riverfolk 2, eyrie 2", c4="keep", c8="riverfolk 1").start("birdsong", "marquise")
    t.go("buy mercenaries")
    while t.see("phase") != "daylight":
        t.go(t.options()[0])
    assert (t.see("ruler.c1"), held(t, "payments")) == ("marquise", {"marquise": 3})
    assert t.see("ruler.c8") == 0, "the Company counts its warriors, too: a tie"


@pytest.mark.parametrize(
    ("pieces", "ruler"),
    [
        ("marquise 1, riverfolk 2, eyrie 2", "marquise"),
        ("marquise 1, riverfolk 2, eyrie 3", "eyrie"),
        ("riverfolk 2", 0),
        ("riverfolk 2, eyrie 2", "eyrie"),
        ("riverfolk 2, eyrie 1", 0),
        ("sawmill, riverfolk 1", "marquise"),
        ("post, riverfolk 1, marquise 1", "marquise"),
    ],
)
def test_rule_with_mercenaries(pieces: str, ruler: str | int) -> None:  # [RF 11.2.7.III] [RT U9]
    t = asking(hiring(company().row("posts_left", fox=2)).put(c1=pieces))
    assert t.see("ruler.c1") == ruler


def test_no_rule_without_hiring() -> None:  # [RF 11.2.7.III]
    assert asking(company().put(c1="marquise 1, riverfolk 2, eyrie 2")).see("ruler.c1") == "eyrie"


def test_they_do_not_move_nor_count_for_dominance() -> None:  # [RF 11.2.7.III] [RT 3.3.1c]
    t = hiring(company()).put(c1="riverfolk 3", c8="marquise 1").start("daylight", "marquise")
    assert [move for move in t.options("move") if move.startswith("move c1")] == []
    t = company().set(mercenaries_bought=MARQUISE).row("dominance", marquise="dominance-fox")
    t.cards("crafted.marquise", "dominance-fox").put(c1="riverfolk 3", c8="marquise 1, riverfolk 1")
    t.put(c12="marquise 1, riverfolk 1", c6="marquise 1, riverfolk 1").start("birdsong", "marquise")
    assert not t.table.over


def test_attack_with_mercenaries_alone() -> None:  # [RT U8] [RF 11.2.7.III] [RF 11.2.7.IV]
    t = hiring(company()).put(c1="riverfolk 2, eyrie 3").told().stack("MayBattle marquise", seat="marquise")
    assert t.options() == ["pass", "battle c1 eyrie"]
    t.go("battle c1 eyrie", "roll 3 1")
    assert t.at("c1") == {"eyrie": 1, "riverfolk": 1}
    assert t.see("riverfolk-supply") == 14


def test_not_against_the_company() -> None:  # [RF 11.2.7.III]
    t = hiring(company()).put(c1="riverfolk 3, marquise 1").told().stack("MayBattle marquise", seat="marquise")
    t.go("battle c1 riverfolk", "roll 3 2")
    assert t.at("c1") == {"riverfolk": 2}
    t = hiring(company()).put(c1="riverfolk 3, eyrie 1").stack("MayBattle marquise", seat="marquise")
    assert t.why_not("battle c1 riverfolk") == "no-fighter [RT 4.3a]"


@pytest.mark.parametrize(
    ("own", "hired", "hits", "left"),
    [
        (3, 3, 1, {"marquise": 2, "riverfolk": 3}),
        (3, 3, 2, {"marquise": 2, "riverfolk": 2}),
        (3, 3, 3, {"marquise": 1, "riverfolk": 2}),
        (1, 3, 3, {"riverfolk": 1}),
        (3, 1, 3, {"marquise": 1}),
        (0, 3, 2, {"riverfolk": 1}),
    ],
)
def test_hits_are_split(own: int, hired: int, hits: int, left: dict[str, int]) -> None:  # [RF 11.2.7.III.a]
    t = hiring(company()).put(c1=f"riverfolk {hired}, eyrie 9").told()
    if own:
        t.put(c1=f"marquise {own}")
    t.stack("Battle marquise c1 eyrie", seat="marquise").go(f"roll {hits} {hits}")
    found = t.at("c1")
    del found["eyrie"]
    assert found == left


def test_buildings_only_after_all_warriors() -> None:  # [RF 11.2.7.III.a]
    t = hiring(company()).put(c1="marquise 1, sawmill, riverfolk 1, eyrie 9").told()
    t.stack("Battle marquise c1 eyrie", seat="marquise").go("roll 3 3")
    assert (t.at("c1"), t.see("eyrie.vp")) == ({"eyrie": 7}, 1)
    t = hiring(company()).put(c1="marquise 1, sawmill, riverfolk 2, eyrie 9").told()
    t.stack("Battle marquise c1 eyrie", seat="marquise").go("roll 3 3")
    assert t.at("c1") == {"sawmill": 1, "eyrie": 6}


def test_hits_equal_hit_by_hit() -> None:  # [RF 11.2.7.III.a]
    for own in range(5):
        for hired in range(5):
            for hits in range(9):
                mine, theirs = own, hired
                for k in range(hits):
                    if (k % 2 == 0 and mine) or not theirs:
                        mine = max(mine - 1, 0)
                    else:
                        theirs -= 1
                assert hired_losses(hits, own, hired) == hired - theirs, (hits, own, hired)


def test_both_sides_hire_the_same_warriors() -> None:  # [RT U9] [RF 11.2.7.III.a]
    t = company().set(hired_by=3).put(c1="riverfolk 1, marquise 1, eyrie 1").told()
    t.stack("MayMove marquise 1", "Battle marquise c1 eyrie", seat="marquise").go("roll 2 2")
    assert (t.at("c1"), t.see("riverfolk-supply")) == ({}, 15)


def test_the_vagabond_stays_at_peace_with_the_company() -> None:  # [RF 11.2.7.III.b]
    t = company(eyrie=0, vagabond=1).vagabond("c1", "thief", "sword 3").set(hired_by=MARQUISE)
    t.put(c1="marquise 1, riverfolk 3").told()
    t.stack("Battle marquise c1 vagabond", seat="marquise").go("roll 3 2")
    while t.asked == "vagabond":
        t.go(t.options()[0])
    assert t.at("c1") == {"riverfolk": 2}
    assert (t.see("vagabond.relation.riverfolk"), t.see("vagabond.relation.marquise")) == ("indifferent", "hostile")


def test_they_are_no_enemy_pieces() -> None:  # [RF 11.2.7.III] [RT G.9]
    t = hiring(company("standard").row("posts_left", fox=2)).put(c1="riverfolk 2, post, eyrie 2, workshop, marquise 1")
    t.put(c8="workshop", c12="workshop").hand("marquise", "favor-of-the-foxes").start("daylight", "marquise")
    t.go("craft favor-of-the-foxes")
    assert t.at("c1") == {"riverfolk": 2, "workshop": 1, "marquise": 1}
    t = hiring(company("exiles")).put(c1="riverfolk 2, eyrie 2").hand("marquise", "anvil")
    t.crafted("marquise", "propaganda-bureau").stack("Replace marquise fox", seat="marquise")
    assert t.at("c1") == {"riverfolk": 2, "eyrie": 1, "marquise": 1}


def test_hospitals_do_not_heal_them() -> None:  # [RF 11.2.7.III] [MC 6.2.3a]
    t = hiring(company()).put(c1="marquise 1, riverfolk 2, eyrie 5", c8="keep").hand("marquise", "anvil").told()
    t.stack("Battle marquise c1 eyrie", seat="marquise").go("roll 3 2")
    assert (t.asked, t.options()) == ("marquise", ["pass", "heal anvil"])
    t.go("heal anvil")
    assert (t.at("c8"), t.see("riverfolk-supply")) == ({"marquise": 1, "keep": 1}, 14)
