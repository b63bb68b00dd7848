"""The Vagabond's turn: items, ways, aid, quests, ruins, crafting, two of them."""

import pytest

from clockwood.kernel.options import Value
from games.root.builder import Scene, new_game, table


def alone(place: str, character: str = "harrier", ready: str = "", **facings: str) -> Scene:
    return table(vagabond=1).vagabond(place, character, ready, **facings)


# -- setup


def test_setup() -> None:  # [VA 9.3.1] [VA 9.3.2] [VA 9.3.3] [VA 9.3.4] [VA 9.3.5] [VA 9.3.6] [VA V.1] [VA 9.2.5d]
    game = new_game(3, order="letter", suits="preset", vagabond=1)
    while type(game.decision.step).__name__ != "VagabondStart":  # type: ignore[union-attr]
        game.choose(int(game.decision.options[0]))  # type: ignore[union-attr]
    game.choose("character thief")
    game.choose("enter f3")
    view = game.view(-1)
    assert (view["vagabond.pawn"], view["vagabond.character"], view["count.ruins"]) == ("f3", "thief", 4)
    assert [view[f"vagabond.ready.{item}"] for item in ("boots", "torch", "tea", "sword")] == [1, 1, 1, 1]
    assert (view["count.quests"], view["count.quest-deck"]) == (3, 12)
    assert (view["vagabond.relation.marquise"], view["vagabond.relation.eyrie"]) == ("indifferent", "indifferent")


# -- Birdsong


def test_refresh_three_and_two_for_each_tea() -> None:  # [VA 9.4.1] [VA 9.2.5b]
    t = alone("f1", ready="tea", exhausted="boots 2, torch, crossbow, sword", damaged_down="hammer 2").start(
        "birdsong", "vagabond"
    )
    t.go(
        *["refresh boots exhausted"] * 2,
        "refresh torch exhausted",
        "refresh crossbow exhausted",
        "refresh hammer damaged-down",
    )
    assert t.items() == {
        "ready": {"boots": 2, "crossbow": 1, "tea": 1, "torch": 1},
        "exhausted": {"sword": 1},
        "damaged": {"hammer": 1},
        "damaged-down": {"hammer": 1},
    }
    assert t.step == "Slip"


def test_exhausted_tea_refreshes_nothing() -> None:  # [VA 9.4.1] [VA 9.2.5d]
    t = alone("f1", exhausted="tea, boots 3").start("birdsong", "vagabond")
    t.go("refresh boots exhausted", "refresh boots exhausted", "refresh boots exhausted")
    assert t.items() == {"ready": {"boots": 3}, "exhausted": {"tea": 1}}


def test_slip_goes_anywhere_near_without_boots() -> None:  # [VA 9.4.2] [VA 9.2.10] [VA 9.2.3]
    t = alone("c5").put(c1="eyrie 3").relation("eyrie", "hostile").start("birdsong", "vagabond")
    assert t.options() == ["done", "slip c1", "slip c2", "slip f1"]
    assert t.why_not("slip c3") == "not-adjacent [RT 4.2a]"
    t.go("slip c1")
    assert t.see("vagabond.pawn") == "c1"
    assert alone("f4").start("birdsong", "vagabond").options("slip") == [
        "slip c4", "slip c9", "slip c12", "slip f2", "slip f7",
    ]  # fmt: skip


# -- moves


def test_moves_cost_boots_and_never_enter_a_forest() -> None:  # [VA 9.5.1] [VA 9.2.9.III.b] [VA 9.2.10]
    t = alone("c5", ready="boots 2").put(c1="eyrie 1").relation("eyrie", "hostile").start("daylight", "vagabond")
    assert t.options("move") == ["move c5 c1", "move c5 c2"]
    assert t.why_not("move c5 f1") == "not-adjacent [RT 4.2a]"
    t.go("move c5 c2")
    assert t.items() == {"ready": {"boots": 1}, "exhausted": {"boots": 1}}
    t = alone("c5", ready="boots 1").put(c1="eyrie 1").relation("eyrie", "hostile").start("daylight", "vagabond")
    assert t.options("move") == ["move c5 c2"]
    assert t.why_not("move c5 c1") == "too-few-boots [VA 9.5.1]"


def test_allies_come_along_by_force() -> None:  # [VA 9.2.9.II.b]
    t = alone("c5", ready="boots").put(c5="eyrie 2", c1="marquise 5").relation("eyrie", "allied")
    t.start("daylight", "vagabond").go("move c5 c1")
    assert t.options() == ["done", "escort eyrie 1", "escort eyrie 2"]
    t.go("escort eyrie 2")
    assert t.at("c1") == {"marquise": 5, "eyrie": 2}


@pytest.mark.parametrize("bot", [False, True])
def test_the_owner_of_the_escort_pays_for_outrage(bot: bool) -> None:  # [RT U6]
    options: dict[str, Value] = {"alliance": 1, "vagabond": 1} | ({"seat.eyrie": "electric-eyrie:1"} if bot else {})
    t = Scene(options).vagabond("c1", "harrier", "boots").put(c1="eyrie 2", c9="sympathy").relation("eyrie", "allied")
    t.hand("vagabond", "sword-mouse").hand("eyrie", *([] if bot else ["investments", "anvil"]))
    t.start("daylight", "vagabond").go("move c1 c9", "escort eyrie 2", *([] if bot else ["give investments"]))
    assert (t.see("count.supporters.alliance"), t.see("count.hand.vagabond")) == (1, 1)


def test_allies_slip_along_but_not_into_forests() -> None:  # [RT U7]
    t = alone("c5").put(c5="eyrie 2").relation("eyrie", "allied").start("birdsong", "vagabond").go("slip c1")
    assert t.options() == ["done", "escort eyrie 1", "escort eyrie 2"]
    t = alone("c5").put(c5="eyrie 2").relation("eyrie", "allied").start("birdsong", "vagabond").go("slip f1")
    assert (t.step != "Escort", t.at("c5")) == (True, {"eyrie": 2})


def test_cobbler_moves_the_pawn_without_boots() -> None:  # [VA 9.5.1] [VA 9.2.3]
    t = alone("c5").crafted("vagabond", "cobbler-1").start("evening", "vagabond").go("use cobbler-1")
    t.go("move c5 c1")
    assert t.see("vagabond.pawn") == "c1"


def test_the_pawn_takes_the_ferry() -> None:  # [RT M.3.5a] [VA 9.2.3]
    t = table(vagabond=1, map="lake")
    start = f"c{int(t.content.land.ferry) + 1}"
    t.vagabond(start, "harrier", "boots").set(ferry=start).told().start("daylight", "vagabond")
    far = [move for move in t.options("move") if not int(t.content.land.near[int(t.content.land.ferry)]) >> (
        int(move.split()[2][1:]) - 1) & 1]  # fmt: skip
    assert far
    t.go(far[0])
    assert t.see("ferry") == far[0].split()[2]
    assert t.asked == "chance"


# -- aid and relationships


def test_an_aid_takes_an_item_and_improves_a_relationship() -> None:  # [VA 9.5.4] [VA 9.2.9.I.a] [VA 9.2.9.I.b]
    t = alone("c5", ready="boots, torch").put(c5="marquise 1").row("items_1", tea=1)
    t.hand("vagabond", "bake-sale", "anvil").start("daylight", "vagabond").go("aid marquise")
    assert t.options() == ["give bake-sale"]
    t.go("give bake-sale", "exhaust torch", "take-item tea")
    assert (t.see("vagabond.relation.marquise"), t.points()) == ("amiable", [0, 0, 1])
    assert t.items() == {"ready": {"boots": 1, "tea": 1}, "exhausted": {"torch": 1}}
    assert (t.see("count.hand.marquise"), t.see("marquise.items.tea")) == (1, 0)
    assert t.options("aid") == []
    assert t.why_not("aid marquise") == "no-aid [VA 9.5.4]"


def test_six_aids_in_one_turn_make_an_ally() -> None:  # [VA 9.2.9.I.a] [VA 9.2.9.I.b] [VA 9.2.9.II.a]
    cards = ["bake-sale", "a-visit-to-friends", "smugglers-trail", "root-tea-rabbit", "cobbler-1", "cobbler-2"]
    items = ["boots"] * 3 + ["sword"] * 3
    t = alone("c5", ready="boots 3, sword 3, torch").put(c5="marquise 1").hand("vagabond", *cards, "arms-trader")
    t.start("daylight", "vagabond")
    points = []
    for card, item in zip([*cards, "arms-trader"], [*items, ""], strict=True):
        t.go("aid marquise", f"give {card}", *([f"exhaust {item}"] if item else []))
        points.append(t.points()[2])
    assert points == [1, 1, 3, 3, 3, 5, 7]
    assert t.see("vagabond.relation.marquise") == "allied"


def test_aids_of_another_turn_do_not_count() -> None:  # [VA 9.2.9.I.a]
    t = alone("c5", ready="torch").put(c5="marquise 1").relation("marquise", "amiable").row("vagabond_aids", marquise=1)
    t.hand("vagabond", "bake-sale").start("birdsong", "vagabond").go("done", "aid marquise", "give bake-sale")
    assert t.see("vagabond.relation.marquise") == "amiable"


def test_an_aid_that_is_not_yet_enough_is_told() -> None:  # [VA 9.2.9.I.a]
    t = alone("c5", ready="torch").put(c5="marquise 1").relation("marquise", "amiable")
    t.hand("vagabond", "bake-sale").start("daylight", "vagabond").go("aid marquise", "give bake-sale")
    assert t.opened is not None
    assert "aid-counts" in [told.message for told in t.opened.story]


def test_aid_never_reconciles() -> None:  # [VA 9.2.9.III.c]
    t = alone("c5", ready="torch").put(c5="marquise 1").relation("marquise", "hostile").row("items_1", tea=1)
    t.hand("vagabond", "bake-sale").start("daylight", "vagabond").go("aid marquise", "give bake-sale", "take-item tea")
    assert (t.see("vagabond.relation.marquise"), t.items()["ready"]) == ("hostile", {"tea": 1})


# -- quests


def test_a_quest_for_points_or_cards() -> None:  # [VA 9.5.5]
    t = alone("c1", ready="tea, coins, boots").cards("quests", "fundraising-fox", "errand-fox", "escort-mouse")
    t.cards("completed.vagabond", "give-a-speech-fox").told().start("daylight", "vagabond")
    assert t.options("quest") == ["quest fundraising-fox", "quest errand-fox"]
    assert t.why_not("quest escort-mouse") == "quest-elsewhere [VA 9.5.5]"
    t.go("quest fundraising-fox", "for-points")
    assert (t.points(), t.zone("fundraising-fox")) == ([0, 0, 2], "completed.vagabond")
    assert t.asked == "chance"
    t.go("deal guard-duty-rabbit")
    assert t.see("count.quests") == 3
    assert t.why_not("quest errand-fox") == "quest-items [VA 9.5.5]"
    t = alone("c1", ready="tea, coins").cards("quests", "fundraising-fox", "errand-fox", "escort-mouse")
    t.start("daylight", "vagabond").go("quest fundraising-fox", "for-cards")
    assert (t.points(), t.see("count.hand.vagabond")) == ([0, 0, 0], 2)


def test_the_adventurer_improvises_once_a_turn() -> None:  # [VA V.7]
    t = alone("c1", "adventurer", "torch, hammer 2, boots").cards("quests", "errand-fox", "repair-a-shed-fox")
    t.told().start("daylight", "vagabond")
    assert "improvise errand-fox boots" not in t.options()
    t.go("improvise errand-fox hammer")
    t.go("for-points")
    assert t.items() == {"ready": {"hammer": 1, "torch": 1}, "exhausted": {"boots": 1}, "damaged-down": {"hammer": 1}}
    t.go("deal guard-duty-rabbit", "deal escort-mouse")
    assert t.options("improvise") == []
    assert t.options("quest") == ["quest repair-a-shed-fox"]


# -- ruins


def test_exploring_a_ruin() -> None:  # [VA 9.5.3] [VA 9.3.4]
    t = alone("c10", ready="torch").cards("ruins", "ruin-bag-1", "ruin-boots-1", "ruin-hammer-1", "ruin-sword-1")
    t.told().start("daylight", "vagabond").go("explore")
    assert len(t.options("deal")) == 4
    t.go("deal ruin-sword-1")
    assert t.items() == {"ready": {"sword": 1}, "exhausted": {"torch": 1}}
    assert (t.points(), t.see("ruin.c10")) == ([0, 0, 1], 0)


def test_two_vagabonds_share_ruins_and_quests() -> None:  # [VA 9.7.1] [VA 9.7.2] [VA 9.7.3]
    t = table(vagabond=1, vagabond2=1).vagabond("c10", "harrier", "torch 2").vagabond("f1", "thief", seat="vagabond2")
    t.set(vagabond_found=1)
    t.cards("ruins", *(f"ruin-{item}-{n}" for item in ("bag", "boots", "hammer", "sword") for n in (1, 2)))
    t.told().start("daylight", "vagabond").go("explore", "deal ruin-boots-2", "deal ruin-bag-1")
    assert t.options() == ["take ruin-bag-1"]
    assert t.why_not("take ruin-boots-2") == "not-under-it [VA 9.7.3]"
    t.go("take ruin-bag-1")
    assert (t.points(), t.see("ruin.c10")) == ([0, 0, 1, 0], 1)
    t.go("explore", "pass")
    assert (t.points(), t.see("ruin.c10"), t.items()["exhausted"]) == ([0, 0, 1, 0], 1, {"torch": 2})


def test_a_second_explorer_comes_to_know_what_was_left() -> None:  # [VA 9.7.3]
    t = table(vagabond=1, vagabond2=1).vagabond("c10", "harrier", "torch")
    t.vagabond("c10", "thief", "torch", seat="vagabond2").cards("ruin.2", "ruin-bag-1")
    t.cards("ruins", "ruin-boots-1", "ruin-hammer-1", "ruin-sword-1").start("daylight", "vagabond2")
    assert "card.ruin-bag-1" not in t.table.view(3)
    reveals = t.table.match.reveals
    t.go("explore")
    assert (t.options(), t.table.match.reveals) == (["take ruin-bag-1"], reveals + 1)
    assert t.table.view(3)["card.ruin-bag-1"] == "ruin.2"
    assert "card.ruin-bag-1" not in t.table.view(2)


def test_vagabonds_are_enemies_without_relationships() -> None:  # [VA 9.7.4] [VA 9.2.2a]
    t = table(vagabond=1, vagabond2=1).vagabond("c5", "harrier", "sword, torch")
    t.vagabond("c5", "thief", "tea", seat="vagabond2").hand("vagabond", "bake-sale")
    t.told().start("daylight", "vagabond").go("aid vagabond2", "give bake-sale", "exhaust torch")
    assert (t.see("vagabond.relation.vagabond2"), t.points(), t.step) == (0, [0, 0, 0, 0], "VagabondDay")
    t.go("battle c5 vagabond2", "pass", "roll 1 1")
    assert t.items("vagabond2") == {"damaged": {"tea": 1}}


def test_chance_says_which_vagabond_sets_up_first() -> None:  # [VA 9.7.1] [VA 9.3.1] [RT U12]
    game = new_game(1, told_chance=True, order="letter", suits="preset", vagabond=1, vagabond2=1)
    while type(game.decision.step).__name__ != "WhoStarts":  # type: ignore[union-attr]
        game.choose(int(game.decision.options[0]))  # type: ignore[union-attr]
    game.choose("first vagabond2")
    game.choose("character ronin")
    game.choose("enter f1")
    for quest in ("errand-fox", "errand-rabbit", "escort-mouse"):
        game.choose(f"deal {quest}")
    reason = game.why_not("character ronin")
    assert reason is not None
    assert reason.message == "character-taken"
    game.choose("character thief")
    game.choose("enter f2")
    assert (game.view(-1)["count.ruins"], game.view(-1)["count.quests"]) == (8, 3)


# -- repair and crafting


def test_a_hammer_repairs_an_item() -> None:  # [VA 9.5.7] [VA 9.2.7]
    t = alone("c5", ready="hammer", damaged="tea", damaged_down="sword").start("daylight", "vagabond")
    assert t.options("repair") == ["repair sword damaged-down", "repair tea damaged"]
    t.go("repair sword damaged-down")
    assert t.items() == {"exhausted": {"hammer": 1, "sword": 1}, "damaged": {"tea": 1}}


def test_hammers_craft_for_the_suit_of_his_clearing() -> None:  # [VA 9.2.1] [VA 9.5.8] [VA 9.2.5d]
    t = alone("c1", ready="hammer").row("supply", hammer=1).hand("vagabond", "anvil", "bake-sale", "root-tea-mouse")
    t.start("daylight", "vagabond")
    assert t.options("craft") == ["craft anvil"]
    assert t.why_not("craft root-tea-mouse") == "too-dear [RT 4.1.1a]"
    t.go("craft anvil")
    assert t.items() == {"ready": {"hammer": 1}, "exhausted": {"hammer": 1}}
    assert t.points()[2] == 2
    t = alone("c5", ready="hammer 2").hand("vagabond", "bake-sale", "smugglers-trail").start("daylight", "vagabond")
    assert t.options("craft") == ["craft bake-sale"]


# -- Evening


def test_rest_draw_and_item_limit() -> None:  # [VA 9.6.1] [VA 9.6.2] [VA 9.6.4]
    t = alone("f1", ready="coins 2, bag, boots 3", exhausted="torch, hammer 2, crossbow 2", damaged_down="sword").start(
        "evening", "vagabond"
    )
    assert t.see("count.hand.vagabond") == 3
    assert t.items()["ready"]["sword"] == 1
    assert "drop coins ready" not in t.options()
    t.go("drop torch exhausted")
    assert t.see("turn") != "vagabond"
    assert t.items()["exhausted"] == {"crossbow": 2, "hammer": 2}


def test_no_rest_outside_forests() -> None:  # [VA 9.6.1] [VA 9.6.3]
    cards = ["bake-sale", "anvil", "investments", "cobbler-1", "cobbler-2"]
    t = alone("c5", damaged="sword").hand("vagabond", *cards).start("evening", "vagabond")
    assert t.step == "HandLimit"
    t.go("discard bake-sale")
    assert t.items() == {"damaged": {"sword": 1}}


# -- special actions


def test_the_thief_steals_a_card() -> None:  # [VA V.1] [VA 9.5.9]
    t = alone("c5", "thief", "torch").put(c5="eyrie 1").hand("eyrie", "anvil").start("daylight", "vagabond")
    assert t.options("steal") == ["steal eyrie"]
    t.go("steal eyrie")
    assert (t.see("count.hand.vagabond"), t.items()) == (1, {"exhausted": {"torch": 1}})
    assert t.why_not("steal eyrie") == "not-so-held [VA 9.2.5a]"


def test_the_tinker_takes_a_discarded_card() -> None:  # [VA V.2]
    t = alone("c5", "tinker", "torch").cards("discard", "anvil", "bake-sale", "arms-trader")
    t.start("daylight", "vagabond")
    assert t.options("labor") == ["labor arms-trader", "labor bake-sale"]
    t.go("labor arms-trader")
    assert t.see("count.hand.vagabond") == 1


def test_the_ranger_hides() -> None:  # [VA V.3]
    t = alone("c5", "ranger", "torch, boots", damaged="sword 2, tea", damaged_down="hammer").start(
        "daylight", "vagabond"
    )
    t.go("hide", "repair sword damaged", "repair tea damaged", "repair hammer damaged-down")
    assert t.items()["damaged"] == {"sword": 1}
    assert t.see("phase") != "daylight" or t.see("active") != "vagabond"


def test_the_harrier_glides_alone() -> None:  # [VA V.8] [VA 9.2.9.III.b]
    t = alone("c5", "harrier", "torch").put(c5="marquise 2", c8="eyrie 2").relation("marquise", "allied")
    t.relation("eyrie", "hostile").start("daylight", "vagabond")
    assert len(t.options("glide")) == 11
    t.go("glide c8")
    assert (t.see("vagabond.pawn"), t.at("c8"), t.heard("moved")) == ("c8", {"eyrie": 2}, [])


def test_the_scoundrel_scorches_the_earth() -> None:  # [VA V.6] [VA 9.2.9.III]
    t = alone("c5", "scoundrel", "torch, boots").put(c5="marquise 2, sawmill", c1="eyrie 1")
    t.start("daylight", "vagabond").go("scorch")
    assert (t.at("c5"), t.items(), t.points()) == ({}, {"ready": {"boots": 1}}, [0, 0, 1])
    assert t.see("vagabond.relation.marquise") == "hostile"
    t.go("move c5 c1")
    assert t.see("scorched.c5") == 1
    t = alone("c1", "scoundrel", "boots").row("scorched", c5=1).start("daylight", "vagabond")
    assert t.why_not("move c1 c5") == "scorched [RT 4.2.5]"


@pytest.mark.parametrize(("character", "verb"), [("vagrant", "hide"), ("ronin", "scorch"), ("arbiter", "glide c1")])
def test_nobody_else_does_it(character: str, verb: str) -> None:  # [VA 9.5.9]
    t = alone("c5", character, "torch, boots").start("daylight", "vagabond")
    assert t.why_not(verb) == "not-his-way [VA 9.5.9]"


def test_most_items_stay_in_the_satchel() -> None:  # [VA 9.2.5c]
    t = alone("c5", ready="boots 3, sword 3, tea 2").start("evening", "vagabond")
    assert t.options("drop") == [], "six in the satchel; the tea lies on its track"
    t = alone("c5", ready="boots 3, sword 3, torch, tea 2").start("evening", "vagabond")
    assert t.options("drop") == ["drop boots ready", "drop sword ready", "drop torch ready"]
