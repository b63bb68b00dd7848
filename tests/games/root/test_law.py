"""The general part of the Law that no single verb shows: cards, pieces, clearings, forests, the order of things."""

import pytest

from clockwood import api
from clockwood.games.root.clearings.printed import MapTables
from clockwood.games.root.content import RootContent
from clockwood.games.root.factions.every import KITS
from clockwood.games.root.moments import BUILDING, FIGURE, TOKEN
from clockwood.games.root.words import CLEARINGS, DECKS, FIRST_FOREST, ITEMS, MAPS, PIECES, SUITS
from games.root.builder import Scene, new_game, table

FOXES = ("anvil", "foxfolk-steel", "root-tea-fox", "travel-gear-fox", "protection-racket", "gently-used-knapsack")


def content_for(**options: int | str) -> RootContent:
    content = api.content("root", options=options)
    assert isinstance(content, RootContent)
    return content


def land(which: str) -> MapTables:
    return content_for(map=which).land


def places(mask: int) -> list[int]:
    return [place for place in range(23) if mask >> place & 1]


# -- cards


@pytest.mark.parametrize("deck", DECKS)
def test_the_deck(deck: str) -> None:  # [RT 2.1a] [RT 2.1.2] [RT 2.1.3] [RT A.2]
    content = content_for(deck=deck)
    kinds = [content.deck.kind[card] for card in range(54)]
    suits = [SUITS[int(content.deck.suit[card])] for card in range(54)]
    assert [suits.count(suit) for suit in SUITS] == [14, 13, 13, 14]
    ambushes = sorted(suit for suit, kind in zip(suits, kinds, strict=True) if kind == 3)
    assert ambushes == ["bird", "bird", "fox", "mouse", "rabbit"]
    assert sorted(suit for suit, kind in zip(suits, kinds, strict=True) if kind == 4) == sorted(SUITS)


def test_ambush_and_dominance_are_spent_but_not_crafted() -> None:  # [RT 2.1.2] [RT 2.1.3] [RT 3.3.3a] [RT G.31]
    t = table().put(c5="sawmill, workshop", c1="workshop").hand("marquise", "ambush-rabbit", "dominance-rabbit")
    t.start("daylight", "marquise")
    assert t.options("craft") == []
    assert t.why_not("craft ambush-rabbit") == t.why_not("craft dominance-rabbit") == "not-craftable [RT 4.1.1d]"
    t.go("overwork ambush-rabbit", "overwork dominance-rabbit")
    assert (t.at("c5")["wood"], t.zone("ambush-rabbit"), t.zone("dominance-rabbit")) == (2, "discard", "available")


def test_discarded_cards_lie_open_the_deck_does_not() -> None:  # [RT 1.2.2] [RT G.5]
    t = table().cards("discard", "anvil").cards("available", "dominance-fox").start("daylight", "marquise")
    for eye in (-1, 0, 1):
        view = t.table.view(eye)
        assert (view["card.anvil"], view["card.dominance-fox"]) == ("discard", "available")
        assert "deck" not in [where for key, where in view.items() if key.startswith("card.")]


def test_supporters_are_counted_by_all_and_seen_by_one() -> None:  # [RT 1.2.1b]
    t = table(alliance=1).cards("supporters.alliance", "anvil").start("daylight", "marquise")
    assert [t.see("count.supporters.alliance", seat) for seat in range(3)] == [1, 1, 1]
    assert [t.see("card.anvil", seat) for seat in range(3)] == [0, 0, "supporters.alliance"]


def test_a_bird_stands_for_any_suit() -> None:  # [RT 2.1.1a] [RT 2.1.1b] [RT 2.1.1e]
    t = table(alliance=1).put(c9="sympathy", c1="marquise 3").hand("marquise", "arms-trader", "anvil")
    t.start("daylight", "marquise").go("march", "move c1 c9", "take-along 2")
    assert t.options() == ["give arms-trader"], "the only card that fits must be given, bird or not"
    assert t.why_not("give anvil") == "not-in-hand [RT 2.1a]"


def test_no_other_card_stands_for_a_bird() -> None:  # [RT 2.1.1d]
    t = table().cards("available", "dominance-bird").hand("marquise", "anvil", "bake-sale", "investments")
    t.start("daylight", "marquise")
    assert t.why_not("fetch dominance-bird") == "no-card-for-it [RT 3.3.4b]"
    t = table().cards("available", "dominance-bird").hand("marquise", "arms-trader").start("daylight", "marquise")
    assert t.options("fetch") == ["fetch dominance-bird"]


def test_a_play_area_is_no_hand() -> None:  # [RT 2.1.4a] [RT 2.1.4b]
    t = (
        table()
        .crafted("eyrie", "dominance-fox", "armorers-1", "cobbler-1", "royal-claim")
        .row("dominance", eyrie="dominance-fox")
    )
    t.hand("eyrie", *FOXES[:5]).crafted("marquise", "stand-and-deliver-1").start("birdsong", "marquise")
    t.go("use stand-and-deliver-1")
    assert (t.see("count.hand.eyrie"), t.see("count.crafted.eyrie")) == (4, 4)
    t = table().crafted("marquise", "armorers-1", "cobbler-1", "royal-claim").hand("marquise", *FOXES[:4])
    t.start("evening", "marquise")
    assert (t.see("count.hand.marquise"), t.asked) == (5, "eyrie"), "the cards in play are not among the five"


def test_completed_quests_lie_in_the_play_area() -> None:  # [RT 2.1.4a]
    t = table(vagabond=1).vagabond("c1", "harrier", "torch 2, hammer 2").cards("quests", "repair-a-shed-fox")
    t.start("daylight", "vagabond").go("quest repair-a-shed-fox", "for-points")
    assert t.zone("repair-a-shed-fox") == "completed.vagabond"


def test_a_draw_takes_the_top_of_the_deck() -> None:  # [RT 2.1a] [RT G.6]
    t = table().told().start("evening", "marquise")
    assert (t.asked, len(t.options("deal"))) == ("chance", 54)
    t.go("deal anvil")
    assert (t.see("card.anvil", 0), t.see("card.anvil", 1)) == ("hand.marquise", 0)


# -- pieces


def test_pieces_of_the_factions() -> None:  # [RT 1.5.2] [RT G.3] [RT G.34] [MC P] [EY P] [VA P]
    owned = {
        kit.part.name: {PIECES[int(row.piece)]: (int(row.sort), int(row.count)) for row in kit.part.pieces}
        for kit in KITS
    }
    assert owned["marquise"] == {
        "warrior": (FIGURE, 25),
        "sawmill": (BUILDING, 6),
        "workshop": (BUILDING, 6),
        "recruiter": (BUILDING, 6),
        "wood": (TOKEN, 8),
        "keep": (TOKEN, 1),
    }
    assert owned["eyrie"] == {"warrior": (FIGURE, 20), "roost": (BUILDING, 7)}
    assert owned["vagabond"] == {}
    assert not {item for pieces in owned.values() for item in pieces} & set(ITEMS)


def test_tokens_and_warriors_need_no_slot() -> None:  # [RT 2.2.3b] [RT 2.2.3c]
    t = table(alliance=1).put(c1="roost, keep, wood 3, sympathy, marquise 3, eyrie 2").start("daylight", "marquise")
    assert t.at("c1") == {"roost": 1, "keep": 1, "wood": 3, "sympathy": 1, "marquise": 3, "eyrie": 2}
    t = (
        table(alliance=1)
        .put(c5="sawmill, roost", c2="base, workshop", c7="sawmill, sawmill")
        .start("daylight", "marquise")
    )
    assert t.at("c5") == {"sawmill": 1, "roost": 1}


def test_ownership_never_changes() -> None:  # [RT 1.5.3] [RT G.35] [RT G.9]
    t = table(vagabond=1).vagabond("c5", "harrier", "boots, sword").put(c5="eyrie 2", c1="marquise 5, sawmill")
    t.relation("eyrie", "allied").start("daylight", "vagabond").go("move c5 c1", "escort eyrie 2")
    assert t.see("eyrie.c1") == 2
    assert t.table.match.game.problems(t.table.match) == []


def test_items_are_no_pieces() -> None:  # [RT G.13] [RT G.9]
    t = table(vagabond=1).vagabond("c1", "harrier", "sword, tea, boots").row("items_2", tea=1)
    t.put(c1="workshop, eyrie 1", c6="workshop", c8="workshop").hand("marquise", "favor-of-the-foxes")
    t.start("daylight", "marquise").go("craft favor-of-the-foxes")
    assert (t.see("eyrie.items.tea"), t.at("c1"), t.points()[0]) == (1, {"workshop": 1}, 0)


def test_supplies_and_tracks() -> None:  # [RT G.20] [RT G.24] [RT G.32] [MC TRACK]
    for standing, cost, points in (({}, 0, 0), ({"c5": "sawmill"}, 1, 1), ({"c5": "sawmill", "c1": "sawmill"}, 2, 2)):
        t = table().put(**standing, c2="marquise 2, wood 2").start("daylight", "marquise").go("build c2 sawmill")
        assert (t.points()[0], t.see("wood.c2")) == (points, 2 - cost), "the leftmost of those on the track"
    t = table().put(c5="sawmill, eyrie 3", c2="marquise 2").told().stack("Battle eyrie c5 marquise").go("roll 1 0")
    assert (t.see("eyrie.vp"), t.at("c5")) == (1, {"eyrie": 3})


def test_removed_warriors_go_home() -> None:  # [RT G.24] [RT G.32]
    t = table().put(c5="marquise 4, eyrie 4").told().start("daylight", "marquise").go("battle c5 eyrie", "roll 2 1")
    assert (t.see("marquise-supply"), t.see("eyrie-supply")) == (25 - 3, 20 - 2)


# -- the map


@pytest.mark.parametrize("which", MAPS)
def test_paths_join_clearings_both_ways(which: str) -> None:  # [RT 2.2.1] [RT 2.2.2]
    ground = land(which)
    for clearing in range(CLEARINGS):
        for other in places(int(ground.near[clearing])):
            assert int(ground.near[other]) >> clearing & 1
    view = new_game(map=which).view(-1)
    assert {view[f"suit.c{k}"] for k in range(1, 13)} == {"fox", "rabbit", "mouse"}


@pytest.mark.parametrize(("which", "forests"), [("autumn", 7), ("winter", 8), ("lake", 9), ("mountain", 10)])
def test_forests(which: str, forests: int) -> None:  # [RT 2.4] [RT 2.4.1a] [RT 2.4.1b] [RT M.4.5]
    ground = land(which)
    assert ground.forests == forests
    crossed = 0
    for k in range(forests):
        near = places(int(ground.near[FIRST_FOREST + k]))
        assert len([place for place in near if place < CLEARINGS]) >= 3
        for other in [place for place in near if place >= FIRST_FOREST]:
            assert int(ground.near[other]) >> (FIRST_FOREST + k) & 1
            both = [c for c in near if c < CLEARINGS and int(ground.near[other]) >> c & 1]
            crossed += any((a, b) in ground.paths for a in both for b in both)
    assert crossed > 0


def test_rivers_and_lakes_part_forests() -> None:  # [RT M.1] [RT M.2.1] [RT M.3.2] [RT M.3.3] [RT M.3.4]
    autumn, winter, lake = land("autumn"), land("winter"), land("lake")
    assert (autumn.printed_suits, winter.printed_suits, autumn.ferry, autumn.pass_clearing) == (True, False, -1, -1)
    assert places(int(lake.coast)) == [0, 9, 10, 11]
    for clearing in (0, 9, 10, 11):
        assert places(int(lake.by_river[clearing])) == [other for other in (0, 9, 10, 11) if other != clearing]

    def shared(ground: MapTables, links: list[tuple[int, int]]) -> list[list[int]]:
        found = []
        for k in range(int(ground.forests)):
            for other in range(k + 1, int(ground.forests)):
                if int(ground.near[FIRST_FOREST + k]) >> (FIRST_FOREST + other) & 1:
                    near = [int(ground.near[FIRST_FOREST + each]) & 0xFFF for each in (k, other)]
                    both = places(near[0] & near[1])
                    if not any((a, b) in links for a in both for b in both):
                        found.append(both)
        return found

    assert shared(autumn, autumn.paths) == []
    parted = shared(winter, winter.paths)
    assert parted
    assert not shared(winter, [*winter.paths, *winter.rivers]), "what no path parts, the river does"
    assert all(set(both) & {0, 9, 10, 11} for both in shared(lake, lake.paths))


def test_a_ruin_fills_a_slot_and_is_nobodys() -> None:  # [RT 2.2.4] [RT 2.2.5]
    t = table().put(c10="marquise 2, sawmill, wood 5", c6="eyrie 1").start("daylight", "marquise")
    assert t.why_not("build c10 sawmill") == "no-slot [RT 2.2.3a]"
    assert t.options("battle") == []
    t = table().put(c10="marquise 2, sawmill, wood 5").row("ruin", c10=0).start("daylight", "marquise")
    assert "build c10 sawmill" in t.options("build")
    t = table().put(c10="workshop", c5="workshop", c3="workshop", c4="eyrie 1").hand("marquise", "favor-of-the-rabbits")
    t.start("daylight", "marquise").go("craft favor-of-the-rabbits")
    assert (t.see("ruin.c10"), t.at("c4")) == (1, {})


# -- the order of things


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


# -- points


def test_points_stay_between_none_and_thirty() -> None:  # [RT 3.1.2]
    t = table().leader("despot").vp(eyrie=1).put(c5="eyrie 1, roost").stack("Turmoil eyrie")
    assert t.points()[1] == 0
    t = table().vp(marquise=29).put(c5="marquise 3, roost", c1="marquise 1").told().start("daylight", "marquise")
    t.go("battle c5 eyrie", "roll 0 0")
    assert t.points()[0] == 30


def test_ones_own_losses_score_nobody() -> None:  # [RT 3.2.1a]
    t = table(alliance=1).put(c9="alliance 2, base", c5="sympathy").set(officers=1)
    t.left["alliance"] -= 1
    t.cards("supporters.alliance", "investments").start("evening", "alliance").go("organize c9")
    assert t.points()[2] == 1, "for the sympathy, not for the warrior"
    t = Scene({"alliance": 1, "seat.alliance": "automated-alliance:1"}).told()
    t.put(c9="base, sympathy, marquise 4", c2="sympathy").hand("marquise", "investments", "sword-mouse")
    t.start("daylight", "marquise").go("battle c9 alliance", "roll 2 0")
    assert (t.see("sympathy.c2"), t.points()[0]) == (0, 2), "the tokens that Crackdown takes are not the attacker's"


def test_dominance_has_no_points_to_compare() -> None:  # [RT 3.3.6] [AM GEN5]
    t = Scene({"alliance": 1, "seat.marquise": "mechanical-marquise:1"}).told().vp(alliance=0)
    t.put(c1="marquise 2, eyrie 1, alliance 1").row("dominance", eyrie="dominance-fox")
    t.crafted("eyrie", "dominance-fox").row("supply", hammer=0).start("birdsong", "marquise").go("deal anvil")
    assert t.picks("bot-battles") == ["battle c1 alliance: foe-points"]
    t = Scene({"alliance": 1, "vagabond": 1, "seat.vagabond": "vagabot:1"}).told()
    t.set(vagabond_pawn="c5", vagabond_character="thief").row("vagabond_ready", torch=2).vp(alliance=5)
    t.row("dominance", eyrie="dominance-fox").crafted("eyrie", "dominance-fox").put(c5="eyrie 1, alliance 1")
    t.row("items_2", tea=1).row("items_3", tea=1).stack("VagabotAid vagabond", seat="vagabond")
    assert t.picks("bot-aids") == ["against alliance: alone"], "who has dominance is never the one with fewest"


def test_a_vagabond_wins_by_no_dominance() -> None:  # [RT 3.3.5]
    t = table(alliance=1, vagabond=1).vagabond("c5", "harrier").vp(vagabond=12, marquise=3, eyrie=4, alliance=5)
    t.hand("vagabond", "dominance-fox").start("daylight", "vagabond").go("activate dominance-fox")
    assert t.see("vagabond.coalition") == "marquise"


# -- crafting, moving, setting up


def test_only_hand_cards_are_crafted_and_only_then() -> None:  # [RT 4.1a] [RT 4.1.1c]
    t = table(alliance=1).put(c1="sympathy").cards("supporters.alliance", "anvil").start("daylight", "alliance")
    assert t.options("craft") == []
    t = table().put(c5="workshop, marquise 2").hand("marquise", "bake-sale").start("daylight", "marquise")
    assert t.why_not("craft bake-sale") == "too-dear [RT 4.1.1a]"
    t = table().put(c5="workshop 2, marquise 2").hand("marquise", "bake-sale").start("evening", "marquise")
    assert t.asked == "eyrie"
    t = table().put(c3="roost", c5="roost, eyrie 2").hand("eyrie", "bake-sale").start("daylight", "eyrie")
    assert t.options("craft") == ["craft bake-sale"]


def test_a_crafted_card_works_while_its_window_is_open() -> None:  # [RT 4.1.3]
    t = table().put(c1="workshop", c5="workshop", c2="workshop", c9="marquise 1")
    t.hand("marquise", "tax-collector-1").start("daylight", "marquise").go("craft tax-collector-1")
    assert (t.zone("tax-collector-1"), t.options("use")) == ("crafted.marquise", ["use tax-collector-1"])


def test_the_table_at_the_start() -> None:  # [RT 4.1.5] [RT 5.1.2] [RT 5.1.7] [RT A.4]
    game = new_game(order="letter", alliance=1, vagabond=1)
    view = game.view(-1)
    supply = {item: view.get(f"supply.{item}", 0) for item in ITEMS}
    assert supply == {"boots": 2, "bag": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 2, "coins": 2, "torch": 0}
    assert [view.get(f"{seat}.vp", 0) for seat in game.seat_names] == [0, 0, 0, 0]
    asked = []
    while game.view(-1).get("phase", "setup") == "setup":
        decision = game.decision
        assert decision is not None
        asked.append(game.seat_names[int(decision.seat)])
        game.choose(int(decision.options[0]))
    assert asked == sorted(asked, key=game.seat_names.index)
    assert {str(new_game(seed=seed, alliance=1).view(-1)["order.1"]) for seed in range(12)} == {
        "marquise",
        "eyrie",
        "alliance",
    }


def test_warriors_may_move_again_and_nothing_else_moves() -> None:  # [RT 4.2.2] [RT 4.2.3]
    t = table().put(c5="marquise 1, sawmill, wood 2, keep").start("daylight", "marquise")
    t.go("march", "move c5 c1", "move c1 c9")
    assert (t.at("c9"), t.at("c5")) == ({"marquise": 1}, {"sawmill": 1, "wood": 2, "keep": 1})


def test_the_order_of_a_battle() -> None:  # [RT 4.3.2] [RT 4.3.5] [RT 4.3.7] [RT 4.3.6e]
    t = table(vagabond=1).vagabond("c5", "arbiter", "sword 2").put(c1="keep", c5="marquise 4, eyrie 3")
    t.hand("marquise", "ambush-rabbit", "bake-sale").crafted("marquise", "armorers-1", "sappers-1")
    t.crafted("eyrie", "brutal-tactics-1").told().stack("Battle eyrie c5 marquise")
    assert t.step == "Ambush"
    t.go("ambush ambush-rabbit", "enlist vagabond")
    assert t.asked == "chance"
    t.go("roll 1 0")
    assert (t.asked, t.options("use")) == ("eyrie", ["use brutal-tactics-1"])
    t.go("use brutal-tactics-1", "use sappers-1", "pass")
    assert (t.step, t.see("marquise.c5")) == ("Heal", 2), "one rolled and one extra hit; healing comes after all losses"
    assert t.see("eyrie.c5") == 0, "two by ambush, one by sappers"


def test_losses_of_the_attacker_are_answered_first() -> None:  # [RT U26] [RT 1.1.3] [RT 4.3.6e]
    t = table(alliance=1).put(c1="keep", c9="marquise 3, sympathy, alliance 1").hand("marquise", "investments").told()
    t.start("daylight", "marquise").go("battle c9 alliance", "roll 3 2")
    assert t.step == "Heal"
    t.go("heal investments")
    assert (t.at("c1")["marquise"], t.see("count.hand.marquise"), t.step) == (1, 0, "GainSupporters")
    t = table(alliance=1).put(c1="keep", c9="marquise 3, sympathy, alliance 1").hand("marquise", "investments").told()
    t.stack("Battle alliance c9 marquise", seat="alliance").go("pass", "roll 3 2")
    assert t.step == "PayOutrage", "the Alliance is on turn"


def test_the_pass_scores_at_the_end_of_evening() -> None:  # [RT PW7]
    t = table(map="mountain", suits="preset").put(c10="marquise 1").start("evening", "marquise")
    assert (t.points(), t.heard("scored")[0].cite) == ([1, 0], "RT M.4.4")
    drawn = [event.message for event in t.table.story if getattr(event, "message", "") in ("drew", "scored")]
    assert drawn[:2] == ["drew", "scored"]


def test_edges_and_corners_are_on_the_maps() -> None:  # [RT G.15]
    for which in MAPS:
        ground = land(which)
        edge = [int(clearing) for clearing in ground.edge]
        assert {int(corner) for corner in ground.corners} <= set(edge)
        for clearing in edge:
            along = [pair for pair in ground.paths if clearing in pair and set(pair) <= set(edge)]
            assert len(along) >= 2, f"{which}: {clearing + 1}"
