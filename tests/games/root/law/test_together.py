"""Situations in which factions meet, solved by hand from the Law before they were played."""

from clockwood.kernel.options import Value
from games.root.builder import Scene, table
from games.root.corvids.builder import crows, plots
from games.root.riverfolk.builder import company


def off_the_map(scene: Scene, seat: str, count: int) -> Scene:
    """Take warriors out of the supply: they stand in a box that the test sets."""
    scene.left[seat] -= count
    return scene


def passed(scene: Scene, *steps: str) -> Scene:
    """Decline these questions, or take their first answer, until another is asked."""
    while scene.step in steps:
        options = scene.options()
        scene.go("pass" if "pass" in options else "done" if "done" in options else options[0])
    return scene


def revolt(scene: Scene) -> Scene:
    t = scene.cards("supporters.alliance", "bake-sale", "a-visit-to-friends").start("birdsong", "alliance")
    return passed(t.go("revolt c5"), "SpendSupporters")


def owes(scene: Scene) -> tuple[str, str, list[str]]:
    return scene.asked, scene.step, scene.options()


# -- Outrage


def test_a_dig_into_sympathy_is_a_move() -> None:  # [UD 12.5.1.V] [WA 8.2.6a] [WA 8.2.6b]
    t = off_the_map(table(alliance=1, duchy=1).put(c5="sympathy, marquise 1").set(burrow=3), "duchy", 3)
    t.hand("duchy", "bake-sale", "a-visit-to-friends", "anvil").start("daylight", "duchy")
    t.go("dig bake-sale", "tunnel c5", "take-along 2")
    assert owes(t) == ("duchy", "PayOutrage", ["give a-visit-to-friends"])


def test_a_tunnel_leads_into_outrage() -> None:  # [UD 12.2.2b] [WA 8.2.6a] [WA 8.2.6b]
    t = off_the_map(table(alliance=1, duchy=1).put(c5="sympathy, tunnel").set(burrow=3), "duchy", 3)
    t.hand("duchy", "anvil").start("daylight", "duchy").go("move burrow c5", "take-along 2")
    assert owes(t) == ("duchy", "PayOutrage", ["show-hand"])


def test_a_river_leads_into_outrage() -> None:  # [RF 11.2.7.II] [WA 8.2.6a]
    t = table(alliance=1, riverfolk=1).put(c5="marquise 3", c10="sympathy").set(riverboats=1)
    t.hand("marquise", "bake-sale", "anvil", "birdy-bindle").start("daylight", "marquise")
    t.go("march", "move c5 c10", "take-along 1")
    assert owes(t) == ("marquise", "PayOutrage", ["give birdy-bindle", "give bake-sale"])


def test_an_ally_that_is_moved_pays_itself() -> None:  # [VA 9.2.9.II.b] [RT 1.5.5a] [WA 8.2.6a] [WA 8.2.6c]
    t = table(alliance=1, vagabond=1).vagabond("c5", "harrier", "boots, sword").put(c5="eyrie 2", c1="sympathy")
    t.relation("eyrie", "allied").hand("eyrie", "anvil").hand("vagabond", "birdy-bindle").start("daylight", "vagabond")
    assert owes(t.go("move c5 c1", "escort eyrie 1")) == ("eyrie", "PayOutrage", ["give anvil"])


def test_a_pawn_alone_and_a_raid_outrage_nobody() -> None:  # [WA 8.2.6c] [CC 13.7.4]
    t = table(alliance=1, vagabond=1).vagabond("c5", "thief", "boots").put(c1="sympathy").hand("vagabond", "anvil")
    assert t.start("daylight", "vagabond").go("move c5 c1").step == "VagabondDay"
    t = plots(table(alliance=1, corvids=1), c5="raid").put(c5="marquise 3", c1="sympathy").told()
    t.start("daylight", "marquise").go("battle c5 corvids", "roll 0 0")
    assert (t.see("corvids.c1"), t.step) == (1, "MarquiseDay")


# -- revolt, favor, conspiracies


def test_a_revolt_among_lizards() -> None:  # [WA 8.4.1.III] [LC 10.2.3] [LC 10.2.5]
    t = table(alliance=1, lizards=1).set(outcast="fox").put(c5="sympathy, garden, lizards 2")
    t = revolt(t.hand("lizards", "anvil", "investments"))
    assert (t.see("acolytes"), t.see("lizards-supply"), t.see("count.hand.lizards")) == (0, 25, 1)
    assert (t.see("alliance.vp"), t.at("c5")) == (1, {"alliance": 1, "base": 1, "sympathy": 1})


def test_a_revolt_clears_what_would_bar_it() -> None:  # [WA 8.4.1a] [MC 6.2.2b] [CC 13.7.2] [RT 3.2.1]
    t = revolt(plots(table(alliance=1, corvids=1), c5="snare up").put(c5="sympathy, corvids 2"))
    assert (t.see("alliance.vp"), t.at("c5")) == (1, {"alliance": 1, "base": 1, "sympathy": 1})
    t = revolt(table(alliance=1).put(c5="sympathy, keep, marquise 2, wood 2"))
    assert (t.see("alliance.vp"), t.see("officers"), t.at("c5").get("base")) == (3, 1, 1)


def test_a_favor_among_four() -> None:  # [WA I3] [VA 9.2.2b] [RT 3.2.1] [RT 1.5.4c]
    t = table(alliance=1, vagabond=1).vagabond("c1", "harrier", "boots, sword, torch, coins")
    t.put(c1="eyrie 2, roost, sympathy", c6="workshop, sympathy", c8="workshop 2, alliance 1", c12="eyrie 1")
    t.hand("marquise", "favor-of-the-foxes", "anvil", "gently-used-knapsack").start("daylight", "marquise")
    t = passed(t.go("craft favor-of-the-foxes"), "DamageItems", "PayOutrage")
    assert (t.see("marquise.vp"), t.see("count.supporters.alliance")) == (3, 2)
    assert sum(t.items()["damaged"].values()) == 3
    assert (t.at("c1"), t.at("c8"), t.at("c12")) == ({}, {"workshop": 2}, {})


def test_a_base_is_sanctified() -> None:  # [LC 10.4.3.III] [WA 8.2.4a] [WA 8.2.4b]
    t = table(alliance=1, lizards=1).set(outcast="rabbit", hated=1, acolytes=2, officers=3)
    t.left["lizards"] -= 2
    t = off_the_map(t, "alliance", 3).put(c5="base, alliance 2, sympathy")
    t.cards("supporters.alliance", "bake-sale", "birdy-bindle", "anvil").cards("souls", "investments")
    t.stack("Conspire lizards", seat="lizards", phase="birdsong").go("sanctify c5 base")
    assert t.at("c5") == {"alliance": 2, "sympathy": 1, "garden": 1}
    assert (t.see("officers"), t.see("count.supporters.alliance"), t.see("lizards.vp")) == (1, 1, 1)


# -- battles


def fight(scene: Scene, against: str, roll: str, attacker: str = "marquise", place: str = "c5") -> Scene:
    t = scene.told().start("daylight", attacker).go(f"battle {place} {against}")
    return passed(passed(t, "Ambush").go(f"roll {roll}"), "Heal", "ChooseLoss")


def test_hired_warriors_rule_fight_and_fall() -> None:  # [RF 11.2.7.III] [RF 11.2.7.III.a] [RT 4.3.3.I]
    t = company().put(c5="marquise 1, eyrie 2, riverfolk 2").set(mercenaries_bought=1).start("daylight", "marquise")
    assert t.options("build c5") == ["build c5 sawmill", "build c5 workshop", "build c5 recruiter"]
    t = fight(company().put(c5="marquise 2, eyrie 3, riverfolk 2").set(mercenaries_bought=1), "eyrie", "3 3")
    assert t.at("c5") == {"riverfolk": 1}


def test_agents_are_embedded_only_face_down() -> None:  # [CC 13.2.5] [RT 4.3.5.II] [CC I1]
    t = fight(plots(crows(), c5="bomb").put(c5="marquise 2"), "corvids", "0 0")
    assert (t.at("c5"), t.see("marquise.vp")) == ({"marquise": 1}, 1)
    t = fight(plots(crows(), c5="snare up").put(c5="marquise 2"), "corvids", "0 0")
    assert (t.at("c5"), t.see("marquise.vp")) == ({"marquise": 2}, 1)


def test_brutal_tactics_reach_behind_armor() -> None:  # [RT 4.3.5.III] [RT 4.3.4]
    t = table().put(c5="marquise 1, eyrie 2").crafted("marquise", "brutal-tactics-1").crafted("eyrie", "armorers-1")
    t = fight(t, "eyrie", "1 0").go("use brutal-tactics-1", "use armorers-1")
    assert (t.at("c5"), t.see("eyrie.vp")) == ({"marquise": 1, "eyrie": 1}, 1)
    assert (t.zone("brutal-tactics-1"), t.zone("armorers-1")) == ("crafted.marquise", "discard")


def test_leaders_in_battle() -> None:  # [EY 7.8.3] [EY 7.8.4] [RT 3.2.1]
    t = fight_for_eyrie("despot", "eyrie 3, sawmill, wood 2", "2 1")
    assert (t.see("eyrie.vp"), t.at("c5")) == (4, {"eyrie": 3})
    assert fight_for_eyrie("commander", "eyrie 1, marquise 3", "3 0").at("c5") == {"eyrie": 1, "marquise": 1}


def fight_for_eyrie(leader: str, pieces: str, roll: str) -> Scene:
    t = table().leader(leader).put(c5=pieces).told().stack("Battle eyrie c5 marquise")
    return passed(t.go(f"roll {roll}"), "ChooseLoss")


def test_infamy_counts_all_but_the_first() -> None:  # [VA 9.2.9.III] [VA 9.2.9.III.a]
    t = table(vagabond=1).vagabond("c5", "harrier", "sword 3").put(c5="marquise 2, wood")
    t = fight(t, "marquise", "3 0", attacker="vagabond")
    assert (t.see("vagabond.vp"), t.at("c5")) == (3, {})


def test_a_lost_post_costs_half_the_funds() -> None:  # [RF 11.2.5.I] [RT 3.2.1]
    t = company().put(c5="post, marquise 3").row("posts_left", rabbit=2).row("funds", riverfolk=3, eyrie=2)
    t = passed(fight(off_the_map(off_the_map(t, "riverfolk", 3), "eyrie", 2), "riverfolk", "1 0"), "PickFunds")
    assert (t.see("marquise.vp"), t.see("posts.rabbit")) == (1, 2)
    assert int(t.see("funds.riverfolk")) + int(t.see("funds.eyrie")) == 2


# -- points


def test_flips_count_what_lies_face_up() -> None:  # [CC 13.4.2a] [CC 13.4.2b] [CC 13.7.1]
    t = plots(crows(), c5="bomb", c1="raid", c2="extortion up").put(c5="corvids 1, marquise 2, wood", c1="corvids 1")
    t = passed(t.start("birdsong", "corvids"), "CorvidCraft").go("flip-plot c1")
    assert t.see("corvids.vp") == 2
    assert (t.go("flip-plot c5").see("corvids.vp"), t.at("c5")) == (6, {"corvids": 1})


def test_extortion_takes_from_a_pawn_too() -> None:  # [CC 13.7.3a] [RT G.10]
    t = plots(table(corvids=1, vagabond=1), c5="extortion").vagabond("c5", "harrier", "boots")
    t.put(c5="corvids 1, eyrie 1").hand("vagabond", "anvil").hand("eyrie", "bake-sale").start("birdsong", "corvids")
    t = passed(t, "CorvidCraft").go("flip-plot c5")
    assert [t.see(f"count.hand.{seat}") for seat in ("corvids", "vagabond", "eyrie")] == [2, 0, 0]


def test_items_engraved_brokered_disdained() -> None:  # [EY 7.2.3] [RT 3.2.2] [RT 4.1.3]
    exiles: dict[str, Value] = {"deck": "exiles"}
    t = (
        table(**exiles)
        .leader("despot")
        .put(c1="roost", c5="eyrie 1")
        .crafted("eyrie", "master-engravers")
        .hand("eyrie", "anvil")
    )
    assert t.start("daylight", "eyrie").go("craft anvil").see("eyrie.vp") == 2
    t = table(**exiles).put(c1="workshop").crafted("eyrie", "murine-broker").hand("marquise", "anvil")
    t.start("daylight", "marquise").go("craft anvil")
    assert (t.see("marquise.vp"), t.see("count.hand.eyrie")) == (2, 1)


def test_kitchens_count_each_token_twice() -> None:  # [RT 2.5d] [EY 7.2.2] [RT 2.5b]
    t = table(deck="exiles", alliance=1).crafted("alliance", "soup-kitchens")
    t.put(c5="sympathy, marquise 1", c1="sympathy, marquise 2", c2="sympathy, eyrie 2").start("daylight", "marquise")
    assert [t.see(f"ruler.{c}") for c in ("c5", "c1", "c2")] == ["alliance", 0, "eyrie"]


def test_partisans_keep_their_suit() -> None:  # [RT U13] [RT 4.3.5.I]
    t = table(deck="exiles").put(c1="marquise 1, eyrie 2").crafted("marquise", "fox-partisans")
    t = fight(t.hand("marquise", "anvil", "birdy-bindle", "bake-sale"), "eyrie", "0 0", place="c1")
    t.go("use fox-partisans")
    assert (t.at("c1"), t.see("count.hand.marquise")) == ({"marquise": 1, "eyrie": 1}, 1)
    assert (t.zone("birdy-bindle"), t.zone("bake-sale")) == ("discard", "discard")
