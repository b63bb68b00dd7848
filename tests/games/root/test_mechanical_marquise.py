"""The Mechanical Marquise 2.0: whole turns by the order card, told with what decided them."""

import pytest

from games.root.builder import Scene, game_of, table

GARRISON = {f"c{k}": "marquise 1" for k in range(1, 13)}
FOX, RABBIT, MOUSE, BIRD = "anvil", "bake-sale", "codebreakers-1", "royal-claim"
"""Order cards; the last three show no item of the supply once coins are gone."""


def marquise(bot: str = "mechanical-marquise:1") -> Scene:
    return table(**{"seat.marquise": bot}).told().row("supply", coins=0, hammer=0)


def ordered(t: Scene, card: str, *answers: str) -> Scene:
    return t.start("birdsong", "marquise").go(f"deal {card}", *answers)


def test_the_worked_turn() -> None:  # [MM 4.4.1] [MM 4.4.2] [MM 4.5.2] [MM 4.5.3a] [MM 4.6.1] [MM 4.6.2] [GE 1.1.2]
    pieces = GARRISON | {"c1": "marquise 2, keep, workshop", "c5": "marquise 1, sawmill", "c9": "marquise 1, recruiter"}
    del pieces["c3"]
    t = table(**{"seat.marquise": "mechanical-marquise"}).told().put(**pieces, c3="roost, eyrie 6")
    assert t.left["marquise"] == 13
    t.start("birdsong", "marquise").go("deal root-tea-fox")
    assert [t.at(f"c{k}").get("marquise") for k in (1, 6, 8, 12)] == [3, 2, 2, 2]
    assert t.picks() == ["build c6 sawmill: tie-highest-priority"]
    assert (t.see("marquise-supply"), t.see("sawmill.c6"), t.points()) == (9, 1, [2, 0])
    assert [len(t.heard(each)) for each in ("battles-nowhere", "marches-nowhere", "expands-not-built")] == [1, 1, 1]
    assert (t.zone("root-tea-fox"), t.see("marquise.items.tea")) == ("discard", 1)


def test_no_item_of_the_supply_no_craft() -> None:  # [MM 4.4.2] [GE 1.1.1] [GE 1.1.3]
    t = ordered(marquise().put(c1="marquise 1"), FOX, "deal bake-sale")
    assert (len(t.heard("crafts-nothing")), t.points()) == (1, [0, 0])


@pytest.mark.parametrize(
    ("clearings", "wanted"),
    [
        ("c1", [5, 0, 0, 0]),
        ("c1 c6", [3, 3, 0, 0]),
        ("c1 c6 c8", [3, 2, 2, 0]),
        ("c1 c6 c8 c12", [2, 2, 2, 2]),
    ],
)
def test_four_are_spread_evenly(clearings: str, wanted: list[int]) -> None:  # [MM 4.5.2]
    t = marquise().put(**dict.fromkeys(clearings.split(), "marquise 1")).cards("orders.marquise", FOX)
    t.stack("MarquiseRecruit marquise", seat="marquise")
    assert [t.see(f"marquise.c{k}") for k in (1, 6, 8, 12)] == wanted


def test_no_ruled_clearing_no_recruits() -> None:  # [MM 4.5.2]
    t = ordered(marquise().put(c2="marquise 1, sawmill"), FOX)
    assert (len(t.heard("recruits-nothing")), t.see("marquise-supply")) == (1, 24)


def test_a_small_supply_goes_to_the_highest_priorities() -> None:  # [AM GEN9] [MM 4.5.2]
    t = marquise().put(c1="marquise 1", c6="marquise 1", c8="marquise 1, sawmill").supply("marquise", 2)
    ordered(t, FOX)
    assert t.picks("bot-recruits") == ["recruit c1: tie-highest-priority", "recruit c6: tie-highest-priority"]
    assert len(t.heard("recruits-short")) == 1


def test_battles_in_each_ordered_clearing() -> None:  # [MM 4.5.1] [AM GEN8] [GE 2.4] [GE 2.8.2a]
    t = marquise().put(c6="marquise 2, eyrie 1", c1="marquise 2, eyrie 1", c2="marquise 2, eyrie 1")
    t.hand("eyrie", "ambush-fox").start("birdsong", "marquise").go(f"deal {FOX}")
    assert t.step == "Roll"
    t.go("roll 1 0", "roll 0 0")
    assert t.picks("bot-battles") == ["battle c1 eyrie: alone", "battle c6 eyrie: alone"]
    assert (t.see("eyrie.c1"), t.see("eyrie.c6"), t.see("eyrie.c2")) == (0, 1, 1)


def test_the_defender_has_most_pieces_then_most_points() -> None:  # [MM 4.5.1] [GE 2.2] [AM GEN1] [RT G.10]
    def fought(**vp: int) -> list[str]:
        t = table(alliance=1, vagabond=1, **{"seat.marquise": "mechanical-marquise:1"}).told().vp(**vp)
        t.put(c1="marquise 2, eyrie 2", c6="marquise 2, eyrie 1, sympathy", c8="marquise 2, sympathy")
        t.vagabond("c8", "tinker", "sword")
        ordered(t, FOX, "roll 0 0", "roll 0 0", "roll 0 0")
        return t.picks("bot-battles")

    assert fought(eyrie=1, vagabond=2) == [
        "battle c1 eyrie: alone",
        "battle c6 eyrie: foe-points",
        "battle c8 vagabond: foe-points",
    ]
    assert fought()[1:] == ["battle c6 eyrie: tie-by-letter", "battle c8 alliance: tie-by-letter"]


@pytest.mark.parametrize(("card", "piece"), [(FOX, "sawmill"), (RABBIT, "workshop"), (MOUSE, "recruiter")])
def test_the_order_says_what_is_built(card: str, piece: str) -> None:  # [MM 4.5.3b]
    t = ordered(marquise().put(c9="marquise 9"), card)
    assert t.picks("bot-builds") == [f"build c9 {piece}: alone"]


def test_built_where_most_warriors_are_and_a_slot_is_open() -> None:  # [MM 4.5.3a] [GE 2.3a]
    t = ordered(marquise().put(c1="marquise 9, sawmill", c7="marquise 2", c11="marquise 3"), FOX)
    assert t.picks("bot-builds") == ["build c11 sawmill: own-warriors"]
    assert t.points() == [1, 0]


def test_all_but_three_move_to_most_enemies() -> None:  # [MM 4.5.4] [GE 2.3a]
    t = marquise().put(c1="marquise 9", c9="eyrie 2", c10="roost, eyrie 1", c5="eyrie 1")
    ordered(t, FOX)
    assert t.picks("bot-moves") == ["move c1 c9: tie-highest-priority"]
    assert (t.see("marquise.c1"), t.see("marquise.c9")) == (3, 10)


def test_who_moved_may_move_again() -> None:  # [AM MM1] [AM MM5] [GE 2.4]
    t = ordered(marquise().put(c3="marquise 9", c10="sawmill"), RABBIT)
    assert t.picks("bot-moves") == ["move c3 c6: tie-highest-priority"]
    t = ordered(marquise().put(c9="marquise 9, roost", c12="eyrie 1", c4="roost"), MOUSE, "roll 0 0")
    assert t.picks("bot-moves")[0] == "move c9 c4: tie-highest-priority"


def test_expand_draws_a_new_order() -> None:  # [MM 4.5.5a] [MM 4.5.5b] [MM 4.7.X]
    t = ordered(marquise().put(c1="marquise 2, sawmill"), FOX)
    assert (t.step, len(t.heard("expands"))) == ("RevealOrder", 1)
    assert t.zone(FOX) == "discard"
    t.go(f"deal {BIRD}")
    assert (len(t.heard("escalates")), len(t.heard("expands")), t.zone(BIRD)) == (1, 1, "discard")


def test_six_buildings_do_not_expand() -> None:  # [MM 4.5.5a] [MM TRACK]
    t = marquise().put(c1="marquise 1, sawmill", c2="sawmill 2", c5="sawmill 2", c7="sawmill")
    ordered(t, FOX)
    assert (len(t.heard("expands-not-large")), t.points()) == (1, [5, 0])
    assert t.picks("bot-builds") == ["none: alone"]


def test_expand_ends_with_the_second_new_deck() -> None:  # [RT U1] [MM 4.5.5c] [AM MM2]
    t = table(**{"seat.marquise": "mechanical-marquise:1"}).put(c2="marquise 1, sawmill 2", c3="eyrie 1")
    kept = {"anvil", "foxfolk-steel"}
    t.cards("out", *(card for card in t.content.names["card"][:54] if card not in kept)).start("birdsong", "marquise")
    assert (len(t.heard("expands")), len(t.heard("expands-not-cards"))) == (2, 1)


def test_no_order_card_orders_nothing() -> None:  # [RT U2]
    t = table(**{"seat.marquise": "mechanical-marquise:1"}).put(c1="marquise 9")
    t.cards("out", *t.content.names["card"][:54]).start("birdsong", "marquise")
    assert (len(t.heard("no-order")), t.picks()) == (1, ["none: alone"])
    assert (t.see("marquise.c1"), t.points()) == (9, [0, 0])


def test_escalated_daylight() -> None:  # [MM 4.7.1] [MM 4.7.2] [MM 4.7.3] [MM 4.7.4] [MM 4.6.1]
    t = marquise().put(c1="marquise 5, sawmill", c2="marquise 1, workshop", c5="marquise 1, recruiter, sawmill")
    t.put(c9="eyrie 1", c10="marquise 1, eyrie 1")
    ordered(t, BIRD, "roll 0 0", "roll 1 0")
    assert t.picks("bot-battles") == ["battle c10 eyrie: alone", "battle c9 eyrie: alone"]
    assert t.picks("bot-recruits") == ["recruit c5: tie-lowest-priority", "recruit c2: tie-lowest-priority"]
    assert (t.see("marquise.c2"), t.see("marquise.c5")) == (3, 3)
    assert t.picks("bot-builds") == ["build c2 sawmill: type-on-map"]
    assert t.picks("bot-moves") == ["move c1 c9: tie-highest-priority"]
    assert t.points()[0] == 2


def test_one_ruled_clearing_takes_all_four() -> None:  # [MM 4.7.2]
    t = ordered(marquise().put(c1="marquise 1"), BIRD)
    assert t.picks("bot-recruits") == ["recruit c1: alone"]
    assert (t.see("marquise.c1"), t.see("marquise.c5")) == (3, 2)


@pytest.mark.parametrize(
    ("pieces", "built"),
    [
        ("workshop recruiter", "build c11 recruiter: is-recruiter"),
        ("workshop recruiter sawmill", "build c11 sawmill: is-sawmill"),
        ("workshop workshop recruiter", "build c11 workshop: type-on-map"),
    ],
)
def test_ties_of_types(pieces: str, built: str) -> None:  # [MM 4.7.3]
    t = marquise().put(c11="marquise 3").cards("orders.marquise", BIRD)
    for clearing, piece in zip(("c1", "c3", "c4"), pieces.split(), strict=False):
        t.put(**{clearing: piece})
    assert t.stack("MarquiseBuild marquise", seat="marquise").picks() == [built]


@pytest.mark.parametrize(
    ("bot", "placed", "points"),
    [("0", 2, 0), ("1", 4, 0), ("2", 6, 0), ("3", 6, 1)],
)
def test_levels(
    bot: str, placed: int, points: int
) -> None:  # [MM EASY] [MM CHALLENGING] [MM NIGHTMARE] [AM MM3] [AM GEN10]
    t = marquise(f"mechanical-marquise:{bot}").put(c1="marquise 1", c6="marquise 1", c8="marquise 1")
    ordered(t, FOX)
    assert (22 - int(t.see("marquise-supply")), t.points()) == (placed, [points, 0])
    if placed == 2:
        assert t.picks("bot-recruits") == ["recruit c1: tie-highest-priority", "recruit c6: tie-highest-priority"]
    if placed == 6:
        assert t.picks("bot-recruits-more") == ["recruit c1: tie-highest-priority"]


@pytest.mark.parametrize(
    ("bot", "wanted"),
    [
        ("0", [1, 1, 2]),
        ("1", [1, 2, 3]),
        ("1+iron-will", [1, 4, 5]),
        ("2+iron-will", [3, 4, 5]),
        ("0+iron-will", [1, 2, 3]),
    ],
)
def test_birds_and_levels(bot: str, wanted: list[int]) -> None:  # [MM IRONWILL] [AM MM3] [AM MM4] [MM 4.7.2]
    t = marquise(f"mechanical-marquise:{bot}").put(c2="marquise 1", c5="marquise 1", c11="marquise 1", c10="sawmill")
    t.cards("orders.marquise", BIRD).stack("MarquiseRecruit marquise", seat="marquise")
    assert t.picks("bot-recruits") == ["recruit c11: tie-lowest-priority", "recruit c10: tie-lowest-priority"]
    assert [t.see(f"marquise.c{k}") for k in (2, 10, 11)] == wanted


def test_overwhelming() -> None:  # [MM OVERWHELMING]
    t = marquise("mechanical-marquise:1+overwhelming").put(c2="marquise 1, sawmill 2", c5="eyrie 1")
    ordered(t, FOX, f"deal {RABBIT}")
    assert [t.points()[0], len(t.heard("expands")), len(t.heard("expands-not-again"))] == [4, 1, 1]


def test_blitz() -> None:  # [MM BLITZ]
    t = marquise("mechanical-marquise:1+blitz").put(c4="marquise 1", c7="marquise 3", c8="eyrie 1", c9="marquise 1")
    ordered(t, RABBIT, "roll 1 0")
    assert t.picks("bot-blitzes") == ["move c4 c8: enemy-pieces"]
    assert t.see("eyrie.c8") == 0


def test_fortified() -> None:  # [MM FORTIFIED] [GE 1.2.1a]
    t = marquise("mechanical-marquise:1+fortified").put(c9="eyrie 3, sawmill, recruiter, keep")
    t.stack("Battle eyrie c9 marquise").go("roll 1 0")
    assert t.at("c9") == {"eyrie": 3, "sawmill": 1, "recruiter": 1}
    t = marquise("mechanical-marquise:1+fortified").put(c9="eyrie 3, sawmill, recruiter, keep")
    t.stack("Battle eyrie c9 marquise").go("roll 2 0")
    assert t.step == "ChooseLoss"
    t.go("lose sawmill")
    assert t.at("c9") == {"eyrie": 3, "recruiter": 1}


def test_losses_without_fortified() -> None:  # [GE 1.2.1a] [GE 1.2.1b]
    t = marquise().put(c9="eyrie 3, sawmill, recruiter, keep, marquise 1").stack("Battle eyrie c9 marquise")
    t.go("roll 3 0")
    assert (t.asked, t.options()) == ("chance", ["lose sawmill", "lose recruiter"])
    assert t.picks("bot-loses") == ["lose keep: is-token"]
    t.go("lose recruiter")
    assert (t.at("c9"), t.points()) == ({"eyrie": 3, "sawmill": 1}, [0, 2])


def test_hospitals() -> None:  # [MM HOSPITALS]
    def healed(rolled: str, keep: str = "keep") -> int:
        t = marquise("mechanical-marquise:1+hospitals").put(c1=keep, c9="eyrie 3, marquise 4")
        return int(t.stack("Battle eyrie c9 marquise").go(rolled).see("marquise.c1"))

    assert (healed("roll 2 0"), healed("roll 1 0"), healed("roll 2 0", "sawmill")) == (2, 0, 0)


def test_setup() -> None:  # [MM 4.3.1] [MM 4.3.2] [MM 4.3.3] [MM 4.3.4] [MM 4.3.5] [AM GEN3] [GE 3.4]
    for seed in range(6):
        t = game_of({"seat.marquise": "mechanical-marquise"}, seed)
        view = t.view(-1)
        keep = next(k for k in range(1, 13) if view.get(f"keep.c{k}"))
        opposite = {1: 3, 3: 1, 2: 4, 4: 2}[keep]
        assert [view.get(f"marquise.c{k}", 0) for k in range(1, 13)] == [
            2 if k == keep else 0 if k == opposite else 1 for k in range(1, 13)
        ]
        built = [k for k in range(1, 13) for each in ("sawmill", "workshop", "recruiter") if view.get(f"{each}.c{k}")]
        assert (len(built), len(set(built)), view.get("count.hand.marquise", 0)) == (3, 3, 0)


def test_nobody_else_places_at_the_keep() -> None:  # [MM 4.2.1]
    t = (
        table(**{"seat.marquise": "mechanical-marquise"})
        .put(c1="keep")
        .hand("eyrie", "anvil")
        .start("birdsong", "eyrie")
    )
    t.go("decree anvil build")
    assert "build c1 roost" not in t.options()
