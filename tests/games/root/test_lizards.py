"""The Lizard Cult: Lost Souls and their Outcast, conspiracies, rituals, gardens, revenge."""

import pytest

from clockwood.kernel.errors import BadInput
from games.root.builder import Scene, game_of, new_game, table

FOXES = ("anvil", "foxfolk-steel", "root-tea-fox", "travel-gear-fox", "protection-racket", "gently-used-knapsack")
RABBITS = ("a-visit-to-friends", "bake-sale", "root-tea-rabbit", "smugglers-trail")
MICE = ("investments", "sword-mouse", "root-tea-mouse", "mouse-in-a-sack")
BIRDS = ("birdy-bindle", "woodland-runners", "arms-trader", "crossbow-bird")


def cult(outcast: str = "fox", hated: int = 0, deck: str = "standard", **others: int) -> Scene:
    """Marquise, Eyrie and Cult. Fox clearings are c1, c6, c8, c12; rabbit c3, c4, c5, c10; mouse c2, c7, c9, c11."""
    return table(lizards=1, deck=deck, **others).set(outcast=outcast, hated=hated)


def acolytes(scene: Scene, count: int) -> Scene:
    scene.left["lizards"] -= count
    return scene.set(acolytes=count)


def marker(scene: Scene) -> tuple[str, int]:
    return str(scene.see("outcast")), int(scene.see("hated"))


# -- pieces and setup


def test_a_corner_with_a_garden_and_neighbours() -> None:  # [LC 10.3.1] [LC 10.3.2] [LC 10.3.3] [LC 10.3.4] [LC P]
    opened = new_game(lizards=1, order="letter")
    seen = []
    while opened.view(2).get("outcast") is None:
        question = opened.decision
        assert question is not None
        if question.seat == 2:
            seen.append(sorted(opened.notation(int(action)) for action in question.options))
        options = [opened.notation(int(action)) for action in question.options]
        opened.choose("corner c1" if "corner c1" in options and question.seat == 0 else options[0])
    assert seen == [["corner c2", "corner c4"], ["outcast fox", "outcast mouse", "outcast rabbit"]]
    view = opened.view(2)
    corner = seen[0][0].removeprefix("corner ")
    beside = {"c2": ("c5", "c6", "c10"), "c4": ("c8", "c9", "c12")}[corner]
    assert (view[f"lizards.{corner}"], view[f"garden.{corner}"], view["lizards-supply"]) == (4, 1, 18)
    assert [view[f"lizards.{clearing}"] for clearing in beside] == [1, 1, 1]
    assert (view["outcast"], view.get("hated", 0), view.get("acolytes", 0)) == ("fox", 0, 0)
    assert sum(int(count) for key, count in view.items() if key.startswith("garden.")) == 1


@pytest.mark.parametrize(
    ("wrong", "said"),
    [("gardens", "more than 5 gardens are in fox"), ("acolytes", "there are 25"), ("birds", "bird is no suit")],
)
def test_impossible_positions_are_refused(wrong: str, said: str) -> None:  # [LC P] [LC 10.3.3]
    t = cult("bird" if wrong == "birds" else "fox")
    if wrong == "gardens":
        t.put(c1="garden", c8="garden 2", c12="garden", c6="garden").row("ruin", c6=0, c12=0).put(c12="garden 2")
    elif wrong == "acolytes":
        t.set(acolytes=1)
    with pytest.raises(BadInput, match=said):
        t.start("birdsong", "lizards")


def test_the_cult_is_one_faction() -> None:  # [LC I3]
    assert new_game(lizards=1).match.content.names["seat"].count("lizards") == 1
    with pytest.raises(BadInput):
        game_of({"lizards": 2})


# -- gardens rule


@pytest.mark.parametrize("others", ["marquise 9", "eyrie 9", "eyrie 1", "lizards 1, eyrie 2"])
def test_a_garden_rules_its_clearing(others: str) -> None:  # [LC 10.2.4] [EY 7.2.2]
    t = cult().put(c1=f"garden, {others}").start("birdsong", "lizards")
    assert t.see("ruler.c1") == "lizards"


# -- Lost Souls


def test_everything_discarded_becomes_a_lost_soul() -> None:  # [LC 10.2.6a] [LC 10.2.6b] [WA I1]
    t = cult().put(c5="workshop, marquise 3").hand("marquise", "a-visit-to-friends", *BIRDS, "dominance-fox")
    t.start("daylight", "marquise").go("craft a-visit-to-friends", "extra-action birdy-bindle")
    assert (t.zone("a-visit-to-friends"), t.zone("birdy-bindle")) == ("souls", "souls")
    assert (t.see("count.souls"), t.see("count.discard")) == (2, 0)


def test_a_discarded_dominance_waits_with_the_souls() -> None:  # [LC 10.2.6a] [LC 10.4.2] [RT 3.3.3b]
    t = (
        cult()
        .hand("marquise", "dominance-fox", *FOXES[:5])
        .stack("HandLimit marquise", seat="marquise", phase="evening")
    )
    t.go("discard dominance-fox")
    assert t.zone("dominance-fox") == "souls"
    t = cult().cards("souls", "dominance-fox", "anvil").start("birdsong", "lizards")
    assert (t.zone("dominance-fox"), t.zone("anvil")) == ("available", "discard")


def test_cards_that_only_move_are_no_souls() -> None:  # [LC 10.2.6b] [EY I2]
    t = cult().hand("eyrie", "anvil").put(c1="roost, eyrie 4").start("birdsong", "eyrie").go("decree anvil recruit")
    assert t.zone("anvil") == "decree.recruit"


def test_souls_released_to_an_empty_deck_make_a_new_one() -> None:  # [LC 10.4.2] [RT 2.1b]
    t = acolytes(cult(), 2).put(c1="lizards 1, eyrie 1").cards("souls", "anvil", "bake-sale", "investments")
    t.cards("out", *(name for name in t.content.names["card"][:54] if name not in t.zones["souls"]))
    t.start("birdsong", "lizards")
    assert (t.step, t.see("count.deck"), t.see("count.discard"), t.see("count.souls")) == ("Conspire", 3, 0, 0)
    assert len(t.heard("reshuffled")) == 1


def test_order_cards_of_automata_become_lost_souls() -> None:  # [LC I2] [GE X11]
    opened = game_of({"lizards": 1, "seat.marquise": "mechanical-marquise:1", "order": "letter", "suits": "preset"})
    while not [key for key, zone in opened.view(1).items() if key.startswith("card.") and zone == "souls"]:
        question = opened.decision
        assert question is not None
        assert int(opened.view(1)["round"]) == 1
        opened.choose(int(question.options[0]))
    assert opened.view(1).get("count.discard", 0) == 0


# -- the Outcast


@pytest.mark.parametrize(
    ("before", "souls", "after"),
    [
        (("fox", 0), ("bake-sale", "root-tea-rabbit", "anvil"), ("rabbit", 0)),
        (("fox", 1), ("bake-sale",), ("rabbit", 0)),
        (("fox", 0), ("anvil",), ("fox", 1)),
        (("fox", 1), ("anvil",), ("fox", 1)),
        (("mouse", 0), ("anvil", "bake-sale"), ("mouse", 1)),
        (("mouse", 0), (), ("mouse", 1)),
        (("mouse", 0), BIRDS[:3], ("mouse", 1)),
        (("mouse", 0), (*BIRDS[:3], "anvil"), ("fox", 0)),
        (("mouse", 0), ("investments", "sword-mouse", "anvil", "foxfolk-steel", "bake-sale"), ("mouse", 1)),
    ],
)
def test_the_most_common_suit_is_outcast(  # [LC 10.4.1a] [LC 10.4.1b] [LC 10.4.1c] [LC I1]
    before: tuple[str, int], souls: tuple[str, ...], after: tuple[str, int]
) -> None:
    t = cult(*before).cards("souls", *souls).start("birdsong", "lizards")
    assert marker(t) == after
    assert t.see("count.discard") == len(souls)


# -- conspiracies


def test_a_crusade_battles_or_moves_and_battles() -> None:  # [LC 10.4.3] [LC 10.4.3.I]
    t = acolytes(cult("rabbit"), 4).cards("souls", "anvil").put(c1="lizards 3, marquise 1", c2="lizards 1, eyrie 1")
    t.put(c10="eyrie 2, lizards 1").hand("lizards", "bake-sale").told().start("birdsong", "lizards")
    assert marker(t) == ("fox", 0)
    assert t.options("battle") == ["battle c1 marquise"]
    assert t.why_not("battle c2 eyrie") == "not-outcast [LC 10.4.3]"
    assert t.why_not("move c2 c5") == "rules-neither [RT 4.2.1]"
    assert {option.split()[1] for option in t.options("move")} == {"c1"}
    t.go("battle c1 marquise", "roll 1 0")
    assert (t.see("acolytes"), t.at("c1")) == (2, {"lizards": 3})
    t.go("move c1 c10", "take-along 2")
    assert (t.step, t.options()) == ("CrusadeBattle", ["pass", "battle c10 eyrie"])
    t.go("battle c10 eyrie", "roll 2 0")
    assert (t.at("c10"), t.see("acolytes")) == ({"lizards": 3}, 0)
    assert t.see("phase") == "daylight"


def test_hatred_makes_conspiracies_cheaper() -> None:  # [LC 10.4.3] [LC 10.4.3.II] [LC 10.4.3.III]
    t = acolytes(cult("fox"), 3).put(c1="marquise 2", c8="marquise 1, sawmill").start("birdsong", "lizards")
    assert marker(t) == ("fox", 1)
    t.go("convert c1 marquise")
    assert (t.at("c1"), t.see("acolytes")) == ({"marquise": 1, "lizards": 1}, 2)
    t.go("sanctify c8 sawmill")
    assert (t.at("c8"), t.see("acolytes"), t.points()) == ({"marquise": 1, "garden": 1}, 0, [0, 0, 1])


def test_without_hatred_they_cost_two_and_three() -> None:  # [LC 10.4.3.II] [LC 10.4.3.III]
    t = acolytes(cult("mouse"), 2).cards("souls", "anvil").put(c1="marquise 2, sawmill", c8="eyrie 1")
    t.start("birdsong", "lizards")
    assert t.options() == ["done", "convert c1 marquise", "convert c8 eyrie"]
    assert t.why_not("sanctify c1 sawmill") == "too-few-acolytes [LC 10.4.3]"
    assert t.why_not("convert c8 marquise") == "not-to-replace [RT G.23]"
    t.go("convert c8 eyrie")
    assert (t.at("c8"), t.see("acolytes"), t.see("eyrie-supply")) == ({"lizards": 1}, 0, 20)


def test_both_halves_of_a_replacement_must_be_legal() -> None:  # [LC 10.4.3a]
    t = acolytes(cult("fox"), 5).put(c1="keep, marquise 2, sawmill", c8="marquise 1, workshop")
    t.put(c12="garden 1", c6="garden 1").row("ruin", c6=0, c12=0)
    t.start("birdsong", "lizards")
    assert t.why_not("convert c1 marquise") == "barred [RT 4.2.5]"
    assert t.why_not("sanctify c1 sawmill") == "barred [RT 4.2.5]"
    assert t.options("sanctify") == ["sanctify c8 workshop"]
    full = acolytes(cult("fox"), 5).put(c8="workshop, marquise 1", c1="garden", c6="garden 2", c12="garden 2")
    full.row("ruin", c6=0, c12=0).start("birdsong", "lizards")
    assert full.why_not("sanctify c8 workshop") == "none-left [RT 1.5.1]"


def test_acolytes_that_pay_fill_an_empty_supply() -> None:  # [LC 10.4.3a]
    t = acolytes(cult("fox"), 1).put(c1="marquise 2", c2="lizards 24").start("birdsong", "lizards")
    assert t.see("lizards-supply") == 0
    t.go("convert c1 marquise")
    assert (t.at("c1"), t.see("lizards-supply")) == ({"marquise": 1, "lizards": 1}, 0)


def test_acolytes_gained_in_birdsong_can_be_spent() -> None:  # [LC 10.4.3b] [LC 10.2.3]
    t = cult().put(c1="lizards 2, eyrie 2", c8="marquise 1").told()
    t.stack("Conspire lizards", "Battle eyrie c1 lizards", seat="lizards", phase="birdsong").go("roll 2 0")
    assert (t.see("acolytes"), t.asked) == (2, "lizards")
    t.go("convert c8 marquise")
    assert t.see("acolytes") == 0


# -- revenge and fear


def test_only_defenders_become_acolytes() -> None:  # [LC 10.2.3]
    t = (
        cult()
        .put(c1="lizards 3, marquise 3")
        .told()
        .stack("Battle marquise c1 lizards", seat="marquise")
        .go("roll 3 0")
    )
    assert (t.see("acolytes"), t.see("lizards-supply")) == (3, 22)
    t = cult().put(c1="lizards 3, marquise 3").told().stack("Battle lizards c1 marquise", seat="lizards").go("roll 3 2")
    assert (t.see("acolytes"), t.see("lizards-supply")) == (0, 24)


def test_warriors_lost_otherwise_go_to_the_supply() -> None:  # [LC 10.2.3]
    t = cult().put(c1="lizards 3, marquise 3").hand("marquise", "ambush-fox").told()
    t.stack("Battle lizards c1 marquise", seat="lizards").go("ambush ambush-fox", "roll 0 0")
    assert (t.see("acolytes"), t.at("c1")["lizards"], t.zone("ambush-fox")) == (0, 1, "souls")
    t = cult().put(c1="lizards 3, roost", c6="lizards 1, roost", c8="roost, garden").hand("eyrie", "favor-of-the-foxes")
    t.start("daylight", "eyrie").go("craft favor-of-the-foxes")
    assert (t.see("acolytes"), t.see("lizards-supply"), t.points()) == (0, 25, [0, 1, 0])


def test_fallen_defenders_do_not_lie_in_coffins() -> None:  # [LC 10.2.3] [RT U18]
    t = cult(deck="exiles").crafted("marquise", "coffin-makers").put(c1="lizards 3, marquise 3").told()
    t.stack("Battle marquise c1 lizards", seat="marquise").go("roll 3 1")
    assert (t.see("acolytes"), t.see("lizards-supply")) == (3, 22)
    assert t.see("coffin.lizards") == 0


def test_each_lost_garden_costs_a_random_card() -> None:  # [LC 10.2.5]
    t = cult().put(c8="garden 2, marquise 3").hand("lizards", "anvil", "bake-sale", "investments").told()
    t.stack("Battle marquise c8 lizards", seat="marquise").go("pass", "roll 2 0")
    assert (t.asked, t.step) == ("chance", "LoseFaith")
    assert t.options() == ["discard anvil", "discard bake-sale", "discard investments"]
    t.go("discard bake-sale", "discard anvil")
    assert (t.zone("bake-sale"), t.zone("anvil"), t.see("count.hand.lizards")) == ("souls", "souls", 1)
    bare = cult().put(c8="garden, marquise 3").told().stack("Battle marquise c8 lizards", seat="marquise")
    bare.go("roll 2 0")
    assert (bare.at("c8"), bare.points(), bare.see("count.souls")) == ({"marquise": 3}, [1, 0, 0], 0)


# -- rituals


def test_a_card_builds_a_garden_where_the_cult_rules() -> None:  # [LC 10.5] [LC 10.5.1]
    t = cult().put(c1="lizards 1", c8="lizards 1, eyrie 1", c12="lizards 1", c5="lizards 1", c2="lizards 2")
    t.hand("lizards", "anvil", "bake-sale").start("daylight", "lizards")
    assert t.options("ritual-build") == ["ritual-build anvil", "ritual-build bake-sale"]
    t.go("ritual-build anvil")
    assert t.options() == ["build c1 garden", "build c12 garden"]
    assert t.why_not("build c8 garden") == "not-ruled [RT 2.5a]"
    assert t.why_not("build c5 garden") == "not-of-the-suit [LC 10.5.2]"
    t.go("build c1 garden")
    assert (t.at("c1"), t.zone("anvil")) == ({"lizards": 1, "garden": 1}, "revealed.lizards")
    assert t.why_not("ritual-recruit anvil") == "not-in-hand [RT 2.1a]"
    assert t.points() == [0, 0, 0]


def test_no_garden_without_slot_or_garden() -> None:  # [LC 10.5.1]
    t = cult().put(c1="garden", c8="garden 2", c5="garden").hand("lizards", "anvil").start("daylight", "lizards")
    assert t.why_not("ritual-build anvil") == "no-slot [RT 2.2.3a]"
    t = cult().put(c1="garden", c8="garden 1", c12="garden 2, lizards 1", c6="garden 1").row("ruin", c6=0, c12=0)
    t.hand("lizards", "anvil").start("daylight", "lizards")
    assert t.why_not("ritual-build anvil") == "none-left [RT 1.5.1]"


def test_a_card_recruits_in_any_clearing_of_its_suit() -> None:  # [LC 10.5.2]
    t = cult().put(c2="marquise 5", c7="keep").hand("lizards", "investments").start("daylight", "lizards")
    t.go("ritual-recruit investments")
    assert t.options() == ["recruit c2", "recruit c9", "recruit c11"]
    assert t.why_not("recruit c7") == "barred [RT 4.2.5]"
    assert t.why_not("recruit c1") == "not-of-the-suit [LC 10.5.2]"
    t.go("recruit c2")
    assert (t.at("c2"), t.see("lizards-supply")) == ({"marquise": 5, "lizards": 1}, 24)


@pytest.mark.parametrize(("gardens", "points"), [(1, 0), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_gardens_of_a_suit_score_together(gardens: int, points: int) -> None:  # [LC 10.5.3] [LC VP]
    t = cult("mouse").row("ruin", c6=0, c12=0)
    for clearing, count in {"c1": 1, "c8": 2, "c12": 2}.items():
        if gardens > 0:
            t.put(**{clearing: f"garden {min(count, gardens)}"})
        gardens -= count
    t.hand("lizards", "anvil", "foxfolk-steel", "bake-sale").start("daylight", "lizards")
    t.go("ritual-score anvil")
    assert (t.points(), t.zone("anvil")) == ([0, 0, points], "souls")
    assert t.why_not("ritual-score foxfolk-steel") == "scored-already [LC 10.5.3]"
    assert t.why_not("ritual-score bake-sale") == "no-garden [LC 10.5.3]"


def test_thirty_points_end_the_game_at_a_ritual() -> None:  # [LC 10.5.3] [RT 3.1]
    t = cult().put(c1="garden", c8="garden").vp(lizards=28).hand("lizards", "anvil").start("daylight", "lizards")
    t.go("ritual-score anvil")
    outcome = t.table.match.outcome
    assert outcome is not None
    assert outcome.winners == (2,)


def test_birds_only_sacrifice() -> None:  # [LC 10.2.2] [LC 10.5.4]
    t = cult().put(c1="garden, lizards 1", c8="lizards 1").hand("lizards", "birdy-bindle", "anvil")
    t.start("daylight", "lizards")
    for ritual in ("build", "recruit", "score"):
        assert t.why_not(f"ritual-{ritual} birdy-bindle") == "not-for-birds [LC 10.2.2]"
    assert t.why_not("sacrifice anvil") == "only-birds [LC 10.5.4]"
    t.go("sacrifice birdy-bindle")
    assert (t.see("acolytes"), t.see("lizards-supply"), t.zone("birdy-bindle")) == (1, 22, "revealed.lizards")


def test_no_sacrifice_without_a_warrior_in_supply() -> None:  # [LC 10.5.4]
    t = cult().put(c1="lizards 25").hand("lizards", "birdy-bindle").start("daylight", "lizards")
    assert t.why_not("sacrifice birdy-bindle") == "none-left [RT 1.5.1]"


def test_birds_are_wild_elsewhere() -> None:  # [LC 10.2.2] [RT 2.1.1a]
    t = cult().put(c1="lizards 1, eyrie 3").hand("lizards", "ambush-bird-1").told()
    t.stack("Battle eyrie c1 lizards")
    assert t.options() == ["pass", "ambush ambush-bird-1"]


def test_rituals_repeat_in_any_order() -> None:  # [LC 10.5a] [RT G.25]
    t = (
        cult()
        .put(c1="lizards 1", c8="lizards 1")
        .hand("lizards", *FOXES[:4], *RABBITS[:1])
        .start("daylight", "lizards")
    )
    t.go("ritual-build anvil", "build c1 garden", "ritual-recruit foxfolk-steel", "recruit c1")
    t.go("ritual-build root-tea-fox", "ritual-score travel-gear-fox")
    assert (t.points(), t.zone("travel-gear-fox")) == ([0, 0, 2], "souls")
    assert [t.zone(card) for card in FOXES[:3]] == ["revealed.lizards"] * 3


# -- Evening


def test_revealed_cards_return_and_are_known() -> None:  # [LC 10.6.1]
    t = (
        cult()
        .put(c1="lizards 2")
        .hand("lizards", "anvil", "birdy-bindle", "bake-sale")
        .told()
        .start("daylight", "lizards")
    )
    t.go("ritual-recruit anvil", "recruit c8", "sacrifice birdy-bindle", "done")
    assert (t.zone("anvil"), t.zone("birdy-bindle")) == ("hand.lizards", "hand.lizards")
    assert t.see("card.anvil", 0) == "hand.lizards"
    assert t.see("count.revealed.lizards") == 0


def test_gardens_of_the_outcast_craft() -> None:  # [LC 10.2.1] [LC 10.6.2] [RT 4.1.1c]
    t = cult("rabbit").put(c5="garden", c1="garden").hand("lizards", "a-visit-to-friends", "anvil", "bake-sale")
    t.told().start("evening", "lizards")
    assert t.options() == ["done", "craft a-visit-to-friends"]
    assert t.why_not("craft anvil") == "too-dear [RT 4.1.1a]"
    assert t.why_not("craft bake-sale") == "too-dear [RT 4.1.1a]"
    t.go("craft a-visit-to-friends")
    assert (t.zone("a-visit-to-friends"), t.see("lizards.items.boots")) == ("souls", 1)
    assert t.why_not("craft anvil") != ""


def test_tunnels_join_the_crafting_gardens() -> None:  # [LC 10.2.1]
    t = acolytes(cult("fox", deck="exiles"), 2).crafted("lizards", "tunnels-1")
    t.put(c1="garden, lizards 2", c8="garden", c5="garden").start("birdsong", "lizards")
    assert "move c1 c8" in t.options("move")
    assert t.why_not("move c1 c4") == "not-adjacent [RT 4.2a]"


@pytest.mark.parametrize(
    ("planted", "drawn"),
    [({}, 1), ({"c1": 1, "c8": 1}, 2), ({"c1": 1, "c8": 2, "c5": 2}, 3), ({"c8": 2, "c5": 2, "c2": 2}, 4)],
)
def test_two_gardens_of_a_suit_draw_a_card(planted: dict[str, int], drawn: int) -> None:  # [LC 10.6.3] [LC DRAW]
    t = cult("rabbit").put(**{clearing: f"garden {count}" for clearing, count in planted.items()})
    t.start("evening", "lizards")
    assert t.see("count.hand.lizards") == drawn


def test_more_than_five_cards_are_lost_souls() -> None:  # [LC 10.6.3] [LC 10.2.6a]
    t = cult("rabbit").hand("lizards", *FOXES[:5]).start("evening", "lizards")
    assert t.step == "HandLimit"
    t.go("discard anvil")
    assert (t.zone("anvil"), t.see("count.hand.lizards")) == ("souls", 5)
