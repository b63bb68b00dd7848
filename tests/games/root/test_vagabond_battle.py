"""The Vagabond among others: battles, hostility, Infamy, allies, coalition."""

from games.root.builder import Scene, table


def alone(place: str, character: str = "harrier", ready: str = "", **facings: str) -> Scene:
    return table(vagabond=1).vagabond(place, character, ready, **facings).told()


def test_swords_cap_his_hits_and_items_take_them() -> None:  # [VA 9.5.2] [VA 9.2.6] [VA 9.2.7]
    t = alone("c5", ready="sword, torch", exhausted="boots").put(c5="marquise 3").start("daylight", "vagabond")
    t.go("battle c5 marquise", "roll 3 2")
    assert t.options() == [
        "damage boots exhausted", "damage sword exhausted", "damage torch ready",
    ]  # fmt: skip
    t.go("damage boots exhausted", "damage torch ready")
    assert t.at("c5") == {"marquise": 2}
    assert t.items() == {"exhausted": {"sword": 1}, "damaged": {"torch": 1}, "damaged-down": {"boots": 1}}


def test_without_sound_swords_he_is_defenseless() -> None:  # [VA 9.2.4] [VA 9.2.7]
    t = alone("c5", ready="tea", damaged="sword").put(c5="marquise 1").start("daylight", "marquise")
    t.go("battle c5 vagabond", "roll 1 1")
    assert t.items() == {"damaged": {"sword": 1, "tea": 1}}
    assert t.heard("hits")[0].terms[0].value == 2
    t = alone("c5", exhausted="sword 2").put(c5="marquise 2").start("daylight", "marquise")
    t.go("battle c5 vagabond", "roll 1 1")
    assert t.heard("hits")[0].terms[0].value == 1
    assert t.at("c5") == {"marquise": 1}


def test_infamy_counts_all_but_the_first_warrior() -> None:  # [VA 9.2.9.III] [VA 9.2.9.III.a]
    t = alone("c5", ready="sword 3").put(c5="marquise 2, sawmill").start("daylight", "vagabond")
    t.go("battle c5 marquise", "roll 3 0")
    assert (t.at("c5"), t.see("vagabond.relation.marquise")) == ({}, "hostile")
    assert t.points() == [0, 0, 1 + 2]


def test_no_infamy_on_the_turn_of_others() -> None:  # [VA 9.2.9.III] [VA 9.2.9.III.a]
    t = alone("c5", ready="sword 3").put(c5="marquise 2").relation("marquise", "hostile")
    t.start("daylight", "marquise").go("battle c5 vagabond", "roll 2 2")
    assert (t.at("c5"), t.points()) == ({}, [0, 0, 0])


def test_buildings_alone_anger_nobody() -> None:  # [VA 9.2.9.III]
    t = alone("c5", ready="sword").put(c5="sawmill").start("daylight", "vagabond").go("battle c5 marquise", "roll 0 0")
    assert (t.points(), t.see("vagabond.relation.marquise")) == ([0, 0, 1], "indifferent")


def test_a_crossbow_strikes_warriors_first_and_without_infamy() -> None:  # [VA 9.5.6] [VA 9.2.9.III]
    t = alone("c5", ready="crossbow 2").put(c5="marquise 1, sawmill").start("daylight", "vagabond")
    assert t.options("strike") == ["strike marquise warrior"]
    assert t.why_not("strike marquise sawmill") == "warriors-first [VA 9.5.6]"
    t.go("strike marquise warrior")
    assert (t.points(), t.see("vagabond.relation.marquise")) == ([0, 0, 0], "hostile")
    t.go("strike marquise sawmill")
    assert (t.at("c5"), t.points()) == ({}, [0, 0, 1])


def test_full_removal_damages_three_items() -> None:  # [VA 9.2.2b] [VA 9.2.2a]
    t = alone("c5", ready="boots 2, tea, torch").put(c1="workshop", c5="eyrie 1", c10="workshop", c3="workshop")
    t.row("suit", c1="rabbit", c10="rabbit", c3="rabbit").hand("marquise", "favor-of-the-rabbits")
    t.start("daylight", "marquise").go("craft favor-of-the-rabbits")
    assert t.asked == "vagabond"
    t.go("damage boots ready", "damage boots ready", "damage tea ready")
    assert t.items() == {"ready": {"torch": 1}, "damaged": {"boots": 2, "tea": 1}}
    assert (t.see("vagabond.pawn"), t.at("c5")) == ("c5", {})


def test_allies_fight_and_take_hits() -> None:  # [VA 9.2.9.II.c] [VA 9.2.9.II.d]
    def battle() -> Scene:
        t = alone("c5", ready="sword, tea").put(c5="marquise 4, eyrie 2").relation("eyrie", "allied")
        t.start("daylight", "vagabond").go("battle c5 marquise")
        assert t.options() == ["pass", "rally eyrie"]
        return t.go("rally eyrie", "roll 3 2")

    t = battle().go("lose-ally", "damage tea ready")
    assert (t.at("c5"), t.see("vagabond.relation.eyrie")) == ({"marquise": 1, "eyrie": 1}, "allied")
    t = battle().go("lose-ally", "lose-ally")
    assert (t.at("c5"), t.see("vagabond.relation.eyrie")) == ({"marquise": 1}, "hostile")


def test_no_ally_fights_its_own_faction() -> None:  # [VA 9.2.9.II.c]
    t = alone("c5", ready="sword").put(c5="eyrie 2").relation("eyrie", "allied").start("daylight", "vagabond")
    t.go("battle c5 eyrie")
    assert t.step == "Roll"


def test_the_arbiter_protects_defenders() -> None:  # [VA V.5]
    t = alone("c5", "arbiter", "sword", exhausted="sword").put(c5="marquise 4, eyrie 1").start("daylight", "marquise")
    t.go("battle c5 eyrie")
    assert (t.asked, t.options()) == ("eyrie", ["pass", "enlist vagabond"])
    t.go("enlist vagabond", "roll 3 3")
    assert (t.at("c5"), t.points()) == ({"marquise": 1}, [0, 0, 1])


def test_an_arbiter_is_not_enlisted_against_himself() -> None:  # [VA V.5]
    t = alone("c5", "arbiter", "sword").put(c5="eyrie 1").start("daylight", "vagabond").go("battle c5 eyrie")
    assert t.step == "Roll"


def test_the_vagrant_instigates_a_battle() -> None:  # [VA V.4] [VA 9.2.9.III.a]
    t = alone("c5", "vagrant", "torch").put(c5="marquise 2, sawmill, eyrie 3").relation("marquise", "hostile")
    t.start("daylight", "vagabond")
    assert t.options("instigate") == [
        "instigate marquise eyrie", "instigate marquise vagabond", "instigate eyrie marquise",
        "instigate eyrie vagabond", "instigate vagabond marquise", "instigate vagabond eyrie",
    ]  # fmt: skip
    t.go("instigate eyrie marquise", "roll 3 0")
    assert t.at("c5") == {"eyrie": 3}
    assert t.points() == [0, 0, 1 + 1]


def test_the_ronin_strikes_swiftly_once() -> None:  # [VA V.9]
    t = alone("c5", "ronin", "sword 3").put(c5="marquise 4").start("daylight", "vagabond")
    t.go("battle c5 marquise", "roll 1 0", "swift-strike")
    assert t.at("c5") == {"marquise": 2}
    assert t.items() == {"ready": {"sword": 1}, "exhausted": {"sword": 2}}


def coalition(**points: int) -> Scene:
    t = table(vagabond=1, vagabond2=1).vagabond("c5", "harrier").vagabond("f1", "thief", seat="vagabond2")
    return t.vp(**points).hand("vagabond", "dominance-fox").relation("eyrie", "hostile")


def test_a_coalition_with_who_is_last() -> None:  # [VA 9.2.8a] [VA 9.2.8b] [VA 9.2.8c] [VA 9.2.8d] [VA 9.2.9.III.d]
    t = coalition(vagabond=10, marquise=8, eyrie=3, vagabond2=3).start("daylight", "vagabond")
    t.go("activate dominance-fox")
    assert t.options() == ["join eyrie", "join vagabond2"]
    t.go("join eyrie")
    assert (t.see("vagabond.coalition"), t.points()) == ("eyrie", [8, 3, 0, 3])
    assert t.see("vagabond.relation.eyrie") == "indifferent"


def test_partners_win_together() -> None:  # [VA 9.2.8c]
    t = coalition(eyrie=29).row("coalition", vagabond="eyrie").row("dominance", vagabond="dominance-mouse")
    t.crafted("vagabond", "dominance-mouse").put(c1="roost", c2="roost", c3="roost").hand("eyrie", "anvil")
    t.start("evening", "eyrie")
    outcome = t.table.match.outcome
    assert outcome is not None
    assert outcome.winners == (1, 2)


def test_three_players_form_no_coalition() -> None:  # [VA 9.2.8a] [VA 9.2.8b]
    t = table(vagabond=1).vagabond("c5", "harrier").vp(vagabond=15).hand("vagabond", "dominance-fox")
    t.start("daylight", "vagabond")
    assert t.options("activate") == []
