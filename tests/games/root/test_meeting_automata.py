"""People and automata at one table: hands that are none, what people's powers do to automata, order cards, setup."""

import pytest

from clockwood import api
from clockwood.games.root.levels import LEVELS
from clockwood.games.root.words import MAPS, SUITS
from clockwood.kernel.errors import BadOption
from clockwood.kernel.options import Value
from clockwood.kernel.trace import Trace
from games.root.builder import Scene, game_of

CATS: dict[str, Value] = {"seat.marquise": "mechanical-marquise:1"}
RUINS = ["ruin-bag-1", "ruin-boots-1", "ruin-hammer-1", "ruin-sword-1"]
BIRDS: dict[str, Value] = {"seat.eyrie": "electric-eyrie:1"}
MICE: dict[str, Value] = {"alliance": 1, "seat.alliance": "automated-alliance:1"}
ROVER: dict[str, Value] = {"vagabond": 1, "seat.vagabond": "vagabot:1"}


def beside(*bots: dict[str, Value], **options: Value) -> Scene:
    return Scene({key: value for each in (*bots, options) for key, value in each.items()})


def rover(place: str, ready: str, *bots: dict[str, Value], **options: Value) -> Scene:
    """A Vagabot with items by facing, `options` among them the deck or his character."""
    t = beside(ROVER, *bots, **options).set(vagabond_pawn=place, vagabond_character=options.get("vagabot", "thief"))
    for name, _, count in (item.strip().partition(" ") for item in ready.split(",") if item):
        t.row("vagabond_ready", **{name: int(count or 1)})
    return t.told()


# -- hands


def test_an_automaton_has_no_hand() -> None:  # [GE 2.8.1a] [GE 3.4] [GE 3.2]
    game = game_of({"alliance": 1, **CATS})
    view = game.view(-1)
    assert [view.get(f"count.hand.{seat}", 0) for seat in ("marquise", "eyrie", "alliance")] == [0, 3, 3]
    t = beside(BIRDS, {"alliance": 1}).cards("supporters.alliance", "anvil").put(c9="sympathy", c1="eyrie 2")
    t.stack("Outrage eyrie alliance c9")
    assert t.see("count.supporters.alliance") == 2, "nothing is asked of a hand that is none"


def test_who_takes_from_an_automaton_draws() -> None:  # [GE 2.8.1b] [GE X3]
    t = beside(BIRDS).crafted("marquise", "stand-and-deliver-1").told().start("birdsong", "marquise")
    t.go("use stand-and-deliver-1")
    assert t.asked == "chance"
    t.go("deal anvil")
    assert (t.see("card.anvil", 0), t.points()) == ("hand.marquise", [0, 1])


def test_a_card_given_to_an_automaton_is_discarded() -> None:  # [GE 2.8.1c] [GE X3]
    t = beside(BIRDS, deck="exiles").crafted("marquise", "swap-meet-1").hand("marquise", "bake-sale").told()
    t.start("birdsong", "marquise").go("use swap-meet-1", "deal anvil")
    assert t.options() == ["give anvil", "give bake-sale"]
    t.go("give bake-sale")
    assert (t.zone("bake-sale"), t.points()) == ("discard", [0, 1])


def test_a_thief_draws_from_the_deck() -> None:  # [GE X3]
    t = beside(BIRDS, vagabond=1).vagabond("c5", "thief", "torch").put(c5="eyrie 1").told()
    t.start("daylight", "vagabond").go("steal eyrie", "deal anvil")
    assert (t.see("card.anvil", 2), t.points()) == ("hand.vagabond", [0, 0, 0])


def test_told_to_draw_it_scores_once() -> None:  # [GE 2.8.1d] [GE X8] [VB 7.5.3c]
    t = beside(BIRDS).crafted("marquise", "better-burrow-bank-1").start("birdsong", "marquise")
    t.go("use better-burrow-bank-1")
    assert (t.see("count.hand.marquise"), t.points()) == (1, [0, 1])
    t = beside(BIRDS, deck="exiles").crafted("marquise", "charm-offensive").told()
    t.start("evening", "marquise")
    assert t.go("use charm-offensive", "deal anvil").points() == [0, 1]
    t = rover("c5", "torch 3", BIRDS).put(c5="eyrie 1").row("items_2", tea=2).stack("VagabotAid vagabond")
    assert (t.points(), t.picks("bot-aids")) == ([0, 1, 2], ["against eyrie: alone"])


def test_nothing_to_see_and_nothing_to_break() -> None:  # [GE X8]
    t = beside(BIRDS).crafted("marquise", "codebreakers-1").put(c5="marquise 1").start("daylight", "marquise")
    assert t.options("use") == []
    t = beside(BIRDS, deck="exiles").crafted("marquise", "saboteurs-1").put(c5="marquise 1")
    assert t.start("birdsong", "marquise").options("use") == []


# -- powers of people


def test_outrage_of_the_machine_is_for_people() -> None:  # [GE X2] [AA 6.2.3]
    t = beside(CATS, MICE).put(c9="sympathy", c1="marquise 9").row("supply", hammer=0).told()
    t.start("birdsong", "marquise").go("deal anvil")
    assert t.picks("bot-moves") == ["move c1 c9: enemy-pieces"]
    assert (t.see("marquise.c9") != 0, t.points()[2], t.heard("outrage")) == (True, 0, [])


def test_an_automaton_may_be_aided() -> None:  # [GE X4] [VA 9.2.9.x]
    t = beside(BIRDS, vagabond=1).vagabond("c5", "harrier", "torch, boots").put(c5="eyrie 1").row("items_2", tea=1)
    t.hand("vagabond", "bake-sale").start("daylight", "vagabond").go("aid eyrie", "give bake-sale", "exhaust torch")
    t.go("take-item tea")
    assert (t.zone("bake-sale"), t.see("eyrie.items.tea"), t.items()["ready"]) == (
        "discard",
        0,
        {"boots": 1, "tea": 1},
    )
    assert (t.see("vagabond.relation.eyrie"), t.points()) == ("amiable", [0, 1, 1])


def test_a_favor_damages_three_items_of_a_vagabot() -> None:  # [GE X7] [VB 7.2.1]
    t = rover("c1", "torch 4").put(c1="workshop", c6="workshop", c8="workshop").hand("marquise", "favor-of-the-foxes")
    t.start("daylight", "marquise").go("craft favor-of-the-foxes")
    assert (t.items(), t.see("vagabond.pawn")) == ({"ready": {"torch": 1}, "damaged": {"torch": 3}}, "c1")


def test_a_broker_and_a_coffin_maker_serve_people() -> None:  # [GE X9]
    t = beside(CATS, deck="exiles").crafted("eyrie", "murine-broker").put(c1="marquise 1").told()
    t.start("birdsong", "marquise").go("deal anvil", "deal bake-sale")
    assert t.see("card.bake-sale", 1) == "hand.eyrie"
    t = beside(CATS, deck="exiles").crafted("eyrie", "coffin-makers").put(c5="marquise 3, eyrie 3").told()
    t.stack("Battle eyrie c5 marquise").go("roll 2 0")
    assert t.see("marquise.coffin") == 2


def test_false_orders_and_a_bureau_work_on_automata() -> None:  # [GE X10] [EY I3]
    t = beside(BIRDS, deck="exiles").crafted("marquise", "false-orders-1", "propaganda-bureau")
    t.put(c2="eyrie 4, marquise 4", c9="marquise 1").hand("marquise", "investments").start("birdsong", "marquise")
    t.go("use false-orders-1", "move c2 c6")
    assert (t.at("c2"), t.at("c6")) == ({"eyrie": 2, "marquise": 4}, {"eyrie": 2})
    t.go("use propaganda-bureau", "spend investments")
    assert t.at("c2") == {"eyrie": 1, "marquise": 5}


# -- order cards


def test_the_item_stays_and_the_card_is_the_order() -> None:  # [GE 1.1.4] [GE 2.7a]
    t = beside(CATS).put(c9="marquise 1", c2="marquise 1").told().start("birdsong", "marquise")
    t.go("deal root-tea-mouse")
    assert (t.see("marquise.items.tea"), t.points()[0]) == (1, 1), "whatever the card says"
    assert (t.see("marquise.c9"), t.see("marquise.c2")) == (3, 3), "mouse clearings were ordered"
    assert t.zone("root-tea-mouse") == "discard"


@pytest.mark.parametrize(("card", "clearings"), [("anvil", [1, 6]), ("arms-trader", [1, 2, 5, 6])])
def test_a_bird_orders_every_clearing(card: str, clearings: list[int]) -> None:  # [GE 2.7a] [GE 2.7b]
    t = beside(CATS).put(**{f"c{k}": "marquise 1, eyrie 1" for k in (1, 2, 5, 6)}).row("supply", hammer=0, sword=0)
    t.told().start("birdsong", "marquise").go(f"deal {card}", *["roll 0 0"] * len(clearings))
    assert [pick.split()[1] for pick in t.picks("bot-battles")] == [f"c{k}" for k in clearings]


def test_a_bird_order_raises_no_base() -> None:  # [GE 2.7c]
    t = beside(MICE).put(c1="sympathy, eyrie 1").row("supply", sword=0).told().start("birdsong", "alliance")
    t.go("deal arms-trader")
    revolts = [told.cite for told in t.table.story if isinstance(told, Trace) and told.message == "bot-revolts"]
    assert revolts == ["AA 6.5.2"], "in Daylight, not in Birdsong"


def test_a_dominance_orders_and_becomes_available() -> None:  # [GE 1.3]
    t = beside(CATS, {"alliance": 1, "vagabond": 1}).vagabond("f1", "thief").vp(marquise=20)
    t.put(c1="marquise 1").told().start("birdsong", "marquise").go("deal dominance-fox")
    assert (t.see("marquise.c1"), t.zone("dominance-fox"), t.see("marquise.dominance")) == (3, "available", 0)
    assert t.see("marquise-supply") == 25 - 1 - 4, "its suit was ordered"


# -- choices


def test_an_illegal_target_gives_way_to_the_next() -> None:  # [GE 2.3c] [GE 2.5]
    t = beside(CATS).put(c1="marquise 8, roost", c9="eyrie 5, roost", c5="eyrie 2", c10="eyrie 1")
    t.row("supply", hammer=0).put(c2="marquise 1").told()
    t.start("birdsong", "marquise").go("deal anvil", "roll 0 0")
    assert t.picks("bot-moves")[0] == "move c1 c9: enemy-pieces"
    t = (
        beside(CATS)
        .put(c1="marquise 1, eyrie 1", c6="eyrie 4", c8="marquise 1, eyrie 2")
        .row("supply", hammer=0)
        .told()
    )
    t.start("birdsong", "marquise").go("deal anvil", "roll 0 0", "roll 0 0")
    assert t.picks("bot-battles") == ["battle c1 eyrie: alone", "battle c8 eyrie: alone"], (
        "where it has no warrior, not"
    )


def test_automata_fight_automata() -> None:  # [GE 2.6] [GE 1.0]
    t = beside(CATS, BIRDS, {"alliance": 1}).put(c1="marquise 2, eyrie 2, alliance 1").row("supply", hammer=0).told()
    t.start("birdsong", "marquise").go("deal anvil", "roll 1 1")
    assert t.picks("bot-battles") == ["battle c1 eyrie: foe-pieces"]
    assert t.at("c1")["eyrie"] == 1


def test_a_mountain_pass_comes_first_of_either_end() -> None:  # [AM GEN2] [GE 12.2.2]
    t = beside(CATS, map="mountain", suits="preset").row("supply", sword=0).told()
    t.put(c3="marquise 1", c10="marquise 1", c12="marquise 1").start("birdsong", "marquise").go("deal arms-trader")
    assert (t.see("marquise.c10"), t.see("marquise.c12"), t.see("marquise.c3")) == (3, 3, 1)


def test_what_no_rule_orders_goes_by_priority() -> None:  # [AM GEN4]
    t = beside(CATS).put(c9="marquise 1, eyrie 1", c2="marquise 1, eyrie 1").row("supply", tea=0).told()
    t.start("birdsong", "marquise").go("deal root-tea-mouse", "roll 0 0", "roll 0 0")
    assert t.picks("bot-battles") == ["battle c2 eyrie: alone", "battle c9 eyrie: alone"], "and nobody was asked"


# -- setup


def test_the_priorities_of_every_map() -> None:  # [GE 3.0] [GE 3.1] [RT 5.3]
    for which in MAPS:
        game = game_of({"map": which, **CATS})
        assert {game.view(-1).get(f"suit.c{k}") for k in range(1, 13)} <= set(SUITS)
        assert list(game.match.content.names["clearing"]) == [f"c{k}" for k in range(1, 13)]
    with pytest.raises(BadOption, match="map: 'marsh'"):
        api.content("root", options={"map": "marsh", **CATS})


@pytest.mark.parametrize("bots", [1, 2, 3, 4])
def test_any_number_of_automata(bots: int) -> None:  # [GE 3.2] [GE 3.3] [GE 3.3.1]
    options: dict[str, Value] = {"alliance": 1, "vagabond": 1}
    for each in [CATS, BIRDS, MICE, ROVER][:bots]:
        options |= each
    content = api.content("root", options=options)
    assert int(content.automata).bit_count() == bots
    assert len(content.names["seat"]) == 4 + (bots == 4)
    assert LEVELS == ["easy", "default", "challenging", "nightmare"]


def test_a_ferry_scores_for_an_automaton() -> None:  # [GE 12.1.1a] [GE 12.1.1b]
    t = beside(CATS, map="lake", suits="preset").set(ferry="c1").put(c1="marquise 9", c12="eyrie 5").told()
    suit = str(t.rows["suit"]["c1"])
    card = {"fox": "anvil", "rabbit": "bake-sale", "mouse": "investments"}[suit]
    t.row("supply", hammer=0, coins=0).start("birdsong", "marquise").go(f"deal {card}")
    assert t.picks("bot-moves")[0] == "move c1 c12: enemy-pieces"
    assert (t.see("ferry"), "GE 2.8.1d" in [event.cite for event in t.heard("scored")]) == ("c12", True)


def test_automata_start_in_corners_of_their_own() -> None:  # [GE CORNER] [GE ORDER] [AM GEN6]
    for seed in range(6):
        game = game_of({"order": "letter", "alliance": 1, **CATS, **BIRDS}, seed)
        view = game.view(-1)
        keep = next(k for k in (1, 2, 3, 4) if view.get(f"keep.c{k}"))
        roost = next(k for k in (1, 2, 3, 4) if view.get(f"roost.c{k}"))
        assert {keep, roost} in ({1, 3}, {2, 4}), "diagonally opposite"


def test_the_pass_scores_for_automata() -> None:  # [GE PASS]
    t = beside(CATS, map="mountain", suits="preset").put(c10="marquise 1").cards("orders.marquise", "anvil")
    t.start("evening", "marquise")
    assert [event.cite for event in t.heard("scored")] == ["RT M.4.4"]


# -- the Vagabot on his way


def test_he_walks_whoever_rules() -> None:  # [VB 7.2.2] [VB MOVEa] [VB MOVEc]
    t = rover("f1", "torch 3").put(c10="eyrie 9").cards("orders.vagabond", "tax-collector-1").cards("ruins", *RUINS)
    t.start("daylight", "vagabond").go("deal ruin-sword-1")
    assert t.picks("bot-goes")[0].startswith("move f1 c10"), "one step out of the forest, past those who rule"
    t = rover("c10", "torch 3").put(c10="eyrie 9").cards("orders.vagabond", "tax-collector-1").cards("ruins", *RUINS)
    t.start("daylight", "vagabond").go("deal ruin-sword-1")
    assert (t.picks("bot-goes"), t.see("ruin.c10")) == ([], 0), "he stays where he can act"


def test_items_on_the_way_are_used_at_once() -> None:  # [VB 7.5.7]
    t = rover("c10", "torch 2").put(c10="marquise 9").cards("orders.vagabond", "tax-collector-1").cards("ruins", *RUINS)
    t.start("daylight", "vagabond").go("deal ruin-sword-1", "roll 0 0")
    assert (len(t.heard("exhausted-item")), t.points()[2]) == (2, 0)
    t = rover("c10", "torch 1").put(c10="marquise 9").cards("orders.vagabond", "tax-collector-1").cards("ruins", *RUINS)
    t.start("daylight", "vagabond").go("deal ruin-sword-1", "roll 0 0")
    assert len(t.heard("exhausted-item")) == 2, "the sword just found pays for the battle"


def test_of_two_items_in_a_ruin_chance_takes_one() -> None:  # [RT U11]
    options: dict[str, Value] = {"vagabond": 1, "vagabond2": 1, "seat.vagabond2": "vagabot:1", "vagabot": "arbiter"}
    t = (
        Scene(options)
        .vagabond("f1", "harrier")
        .set(vagabond2_pawn="c10", vagabond2_character="thief", vagabond2_found=1)
    )
    t.row("vagabond2_ready", torch=1).cards("ruins", *RUINS, *(card.replace("-1", "-2") for card in RUINS)).told()
    t.stack("VagabotExplores vagabond2", seat="vagabond2")
    t.go("deal ruin-boots-2", "deal ruin-bag-1")
    assert (t.asked, t.options()) == ("chance", ["take ruin-bag-1", "take ruin-boots-2"]), "a second pair of boots, too"
    assert t.go("take ruin-boots-2").items("vagabond2")["ready"] == {"boots": 1}


def test_a_ruin_shared_with_a_vagabond() -> None:  # [VA 9.7.5]
    game = game_of({"vagabond": 1, "vagabond2": 1, "seat.vagabond2": "vagabot:1", "order": "letter"}, 4)
    while game.view(-1).get("phase", "setup") == "setup":
        assert game.decision is not None
        game.choose(int(game.decision.options[0]))
    view = game.view(-1)
    assert (view["count.ruins"], view["count.quests"], view["count.completed.vagabond2"]) == (8, 3, 1)
