"""The Law on the order of things: phases, actions, who decides."""

from games.root.builder import table

FOXES = ("anvil", "foxfolk-steel", "root-tea-fox", "travel-gear-fox", "protection-racket", "gently-used-knapsack")


def test_a_turn_has_three_phases() -> None:  # [RT 1.4.1a] [RT 1.4.1c]
    t = table().put(c5="marquise 1", c2="roost, eyrie 2").start("birdsong", "marquise")
    t.go("done")
    assert [event.terms[1].value for event in t.heard("phase-began")][:3] == [1, 2, 3]
    assert t.asked == "eyrie"


def test_start_and_end_of_a_phase() -> None:  # [RT 1.4.1b] [RT 4.1.3]
    t = table().crafted("marquise", "better-burrow-bank-1").put(c5="sawmill, marquise 1").start("birdsong", "marquise")
    assert (t.step, t.see("wood.c5")) == ("CardWindow", 0), "before the wood of Birdsong"
    t.go("use better-burrow-bank-1")
    assert t.see("wood.c5") == 1
    t = table(deck="exiles").crafted("eyrie", "eyrie-emigre").put(c1="roost, eyrie 3").hand("eyrie", "anvil")
    t.start("birdsong", "eyrie")
    assert t.step == "AddToDecree"
    t.go("decree anvil recruit")
    assert t.step == "EmigreMove", "at the end, after all else"


def test_nothing_interrupts_an_action() -> None:  # [RT 1.4.2a]
    t = table().crafted("marquise", "codebreakers-1").put(c5="marquise 3").hand("eyrie", "anvil")
    t.hand("marquise", "dominance-fox").vp(marquise=12).start("daylight", "marquise")
    assert t.options("use") + t.options("activate") == ["use codebreakers-1", "activate dominance-fox"]
    t.go("march")
    assert t.options("use") + t.options("activate") == []
    t.go("move c5 c1", "take-along 1")
    assert t.options("use") + t.options("activate") == [], "two moves are one action"


def test_battle_cards_fit_into_any_battle() -> None:  # [RT 1.4.2b]
    t = table(deck="standard").crafted("marquise", "command-warren-1").crafted("eyrie", "armorers-1")
    t.put(c5="marquise 3, eyrie 2").told().start("daylight", "marquise")
    t.go("use command-warren-1", "battle c5 eyrie", "roll 2 0")
    assert (t.asked, t.options("use")) == ("eyrie", ["use armorers-1"])


def test_the_last_step_closes_the_turn() -> None:  # [RT 1.4.3]
    t = table().crafted("marquise", "cobbler-1").put(c5="marquise 2").hand("marquise", *FOXES[:5])
    t.start("evening", "marquise")
    assert t.options("use") == ["use cobbler-1"]
    t.go("done")
    assert (t.step, t.options("use")) == ("HandLimit", [])


def test_as_many_as_the_effect_says() -> None:  # [RT 1.5.4b]
    t = table().put(c5="recruiter", c2="recruiter", c9="marquise 1").start("daylight", "marquise").go("recruit-all")
    assert (t.see("marquise.c5"), t.see("marquise.c2")) == (1, 1), "nobody is asked for fewer"
    t = table().put(c5="recruiter", c2="recruiter").supply("marquise", 1).start("daylight", "marquise")
    assert t.go("recruit-all").options() == ["recruit c2", "recruit c5"]


def test_nobody_is_asked_to_agree() -> None:  # [RT 1.3.3]
    t = table(vagabond=1).vagabond("c5", "harrier", "torch, tea").put(c5="marquise 1")
    t.hand("vagabond", "bake-sale").start("daylight", "vagabond").go("aid marquise", "give bake-sale")
    assert (t.asked, t.see("count.hand.marquise")) == ("vagabond", 1)


def test_who_is_forced_to_battle_decides_in_it() -> None:  # [RT 1.5.5b] [RT 4.3b]
    t = table(vagabond=1).vagabond("c5", "vagrant", "torch").put(c5="marquise 3, sawmill, wood, eyrie 3")
    t.hand("marquise", "ambush-rabbit").told().start("daylight", "vagabond").go("instigate eyrie marquise")
    assert (t.asked, t.step) == ("marquise", "Ambush")
    t.go("pass", "roll 3 0")
    assert t.at("c5") == {"eyrie": 3, "sawmill": 1, "wood": 1}
    t = table(vagabond=1).vagabond("c5", "vagrant", "torch").put(c5="sawmill, wood, eyrie 3").told()
    t.start("daylight", "vagabond").go("instigate eyrie marquise", "roll 0 0")
    assert (t.asked, t.options()) == ("marquise", ["lose sawmill", "lose wood"])
