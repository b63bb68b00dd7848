"""The Riverfolk Company by itself: setup, funds, Daylight, trade posts, prices."""

import pytest

from clockwood.games.root.table.sketch import sketch_turn
from clockwood.kernel.errors import BadInput
from games.root.builder import new_game
from games.root.riverfolk.builder import BIRDS, FOXES, box, company, funds, held, posts

# -- pieces and setup


def test_four_on_the_river_then_three_prices() -> (
    None
):  # [RF 11.3.1] [RF 11.3.2] [RF 11.3.3] [RF 11.3.4] [RF 11.3.5] [RF PRICE]
    opened = new_game(marquise=0, riverfolk=1, order="letter")
    asked: list[list[str]] = []
    while len(asked) < 7:
        question = opened.decision
        assert question is not None
        options = [opened.notation(int(action)) for action in question.options]
        if question.seat == 1:
            asked.append(options)
        opened.choose(options[-1] if question.seat == 1 else options[0])
    rivers = ["recruit c4", "recruit c5", "recruit c7", "recruit c10", "recruit c11"]
    assert asked[:4] == [rivers] * 4
    assert asked[4] == ["price hand-card 1", "price hand-card 2", "price hand-card 3", "price hand-card 4"]
    assert [len(options) for options in asked[4:]] == [4, 4, 4]
    view = opened.view(0)
    assert (view["riverfolk.c11"], view["riverfolk-supply"], view["payments.riverfolk"]) == (4, 8, 3)
    assert [view[f"posts.{suit}"] for suit in ("fox", "rabbit", "mouse")] == [3, 3, 3]
    assert [view[f"price.{service}"] for service in ("hand-card", "riverboats", "mercenaries")] == [4, 4, 4]


def test_the_keep_keeps_them_away() -> None:  # [RF 11.3.2] [MC 6.2.2a]
    t = funds(company(), riverfolk=2).put(c4="keep").start("daylight", "riverfolk")
    assert t.options("recruit") == ["recruit c5", "recruit c7", "recruit c10", "recruit c11"]
    assert t.why_not("recruit c4") == "barred [RT 4.2.5]"


def test_positions_count_posts_and_warriors() -> None:  # [RF P] [RF BOX]
    with pytest.raises(BadInput, match="there are 3"):
        company().put(c1="post").start("birdsong", "riverfolk")
    with pytest.raises(BadInput, match="there are 25"):
        company().row("funds", marquise=2).start("birdsong", "riverfolk")
    t = posts(funds(company(), marquise=2, riverfolk=1), "c1").start("daylight", "riverfolk")
    assert (t.see("posts.fox"), t.see("post.c1")) == (2, 1)


# -- Birdsong


@pytest.mark.parametrize(("payments", "supply", "gathered"), [(0, 15, 2), (0, 1, 1), (0, 0, 0), (1, 15, 1)])
def test_protectionism(payments: int, supply: int, gathered: int) -> None:  # [RF 11.4.1] [RF 11.4.3]
    t = box(company(), "payments", marquise=payments).supply("riverfolk", supply).start("birdsong", "riverfolk")
    assert sum(held(t, "funds").values()) == gathered
    assert held(t, "payments") == {}


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2)])
def test_dividends_of_funds_alone(count: int, points: int) -> None:  # [RF 11.4.2]
    t = box(box(posts(company(), "c1"), "payments", eyrie=4), "committed", riverfolk=4)
    funds(t, marquise=count).start("birdsong", "riverfolk")
    assert t.see("riverfolk.vp") == points
    assert sum(held(t, "funds").values()) == 8 + count


def test_no_dividends_without_a_post() -> None:  # [RF 11.4.2] [RF 11.4.3]
    t = box(funds(company(), marquise=4), "committed", eyrie=2).start("birdsong", "riverfolk")
    assert (t.see("riverfolk.vp"), held(t, "funds")) == (0, {"marquise": 4, "eyrie": 2, "riverfolk": 2})


# -- Daylight


def test_moves_battles_and_draws_commit() -> None:  # [RF 11.5.1] [RF 11.5.2] [RF 11.5.4] [RF 11.2.4] [RF 11.5a]
    t = funds(company(), marquise=1, riverfolk=3).put(c4="riverfolk 3, eyrie 1").told().start("daylight", "riverfolk")
    t.go("move c4 c7", "fund marquise", "take-along 1")
    assert (held(t, "funds"), held(t, "committed")) == ({"riverfolk": 3}, {"marquise": 1})
    t.go("battle c4 eyrie", "roll 0 0")
    assert held(t, "committed") == {"marquise": 1, "riverfolk": 1}
    t.go("draw-for-fund", "deal anvil")
    assert (held(t, "funds"), t.zone("anvil")) == ({"riverfolk": 1}, "open-hand.riverfolk")
    t.go("draw-for-fund", "deal bake-sale")
    assert t.asked != "riverfolk" or t.step != "Trade" or not t.options("draw-for-fund")


def test_without_funds_nothing_is_done() -> None:  # [RF 11.2.4]
    t = company().put(c4="riverfolk 3, eyrie 1").hand("riverfolk").cards("open-hand.riverfolk", "dominance-fox")
    t.vp(riverfolk=10).start("daylight", "riverfolk")
    assert t.options() == ["done", "activate dominance-fox"]
    assert t.why_not("move c4 c7") == "no-funds [RF 11.2.4]"
    assert t.why_not("recruit c4") == "no-funds [RF 11.2.4]"


def test_swimmers() -> None:  # [RF 11.2.2] [RF I3]
    t = funds(company(), riverfolk=2).put(c4="riverfolk 1, marquise 3", c7="marquise 1").start("daylight", "riverfolk")
    assert t.options("move") == ["move c4 c7"]
    assert t.why_not("move c4 c9") == "rules-neither [RT 4.2.1]"
    t.go("move c4 c7")
    assert t.at("c7") == {"marquise": 1, "riverfolk": 1}
    lake = funds(company(map="lake", suits="preset"), riverfolk=2).set(ferry="c1")
    lake.put(c1="riverfolk 1, marquise 3").start("daylight", "riverfolk")
    assert lake.options("move") == ["move c1 c10", "move c1 c11", "move c1 c12"]
    lake.go("move c1 c10")
    assert (lake.see("ferry"), len(lake.heard("ferried"))) == ("c1", 0)


def test_recruits_are_spent_for() -> None:  # [RF 11.5.5] [RF 11.5a] [RF 11.2.4]
    t = funds(company(), marquise=1, riverfolk=1).start("daylight", "riverfolk")
    assert t.options("recruit") == ["recruit c4", "recruit c5", "recruit c7", "recruit c10", "recruit c11"]
    assert t.why_not("recruit c1") == "not-on-river [RF 11.5.5]"
    t.go("recruit c10", "fund marquise")
    assert (t.at("c10"), t.see("marquise-supply"), held(t, "committed")) == ({"riverfolk": 1}, 25, {})


def test_recruits_without_a_supply_take_an_own_fund() -> None:  # [RF 11.5.5]
    t = funds(company(), marquise=1, riverfolk=1).supply("riverfolk", 0).start("daylight", "riverfolk")
    t.go("recruit c10")
    assert (t.at("c10"), held(t, "funds")) == ({"riverfolk": 1}, {"marquise": 1})
    assert t.options("recruit") == []
    assert t.why_not("recruit c10") == "none-left [RT 1.5.1]"


# -- crafting


def test_crafting_on_empty_spaces() -> None:  # [RF 11.2.1] [RF 11.5.3] [RT 4.1.1a]
    t = posts(funds(company(), marquise=1, riverfolk=2), "c1", "c3").cards("open-hand.riverfolk", "anvil", "bake-sale")
    t.cards("open-hand.riverfolk", "armorers-1").start("daylight", "riverfolk")
    assert t.options("craft") == ["craft anvil", "craft armorers-1"]
    assert t.why_not("craft bake-sale") == "too-dear [RT 4.1.1a]"
    t.go("craft anvil", "fund riverfolk")
    assert (t.see("riverfolk.items.hammer"), t.see("riverfolk.vp")) == (1, 2)
    assert (held(t, "funds"), held(t, "committed")) == ({"marquise": 1, "riverfolk": 1}, {"riverfolk": 1})
    assert t.options("craft") == []


def test_any_symbol_takes_any_space_and_one_fund_each() -> None:  # [RF 11.2.1] [RF 11.5.3]
    t = posts(funds(company(), riverfolk=5), "c1", "c2", "c3", "c8").cards("open-hand.riverfolk", "royal-claim")
    t.start("daylight", "riverfolk")
    assert t.options("craft") == ["craft royal-claim"]
    t.go("craft royal-claim", "with fox", "with fox", "with rabbit")
    assert (held(t, "funds"), t.zone("royal-claim")) == ({"riverfolk": 1}, "crafted.riverfolk")
    poor = posts(funds(company(), riverfolk=3), "c1", "c2", "c3", "c8").cards("open-hand.riverfolk", "royal-claim")
    poor.start("daylight", "riverfolk")
    assert poor.why_not("craft royal-claim") == "too-dear [RT 4.1.1a]"


def test_export() -> None:  # [RF 11.5.3.I]
    t = posts(funds(company(), riverfolk=2), "c1").cards("open-hand.riverfolk", "anvil", "ambush-fox")
    t.start("daylight", "riverfolk")
    assert (t.options("craft"), t.options("export")) == (["craft anvil"], ["export anvil"])
    t.go("export anvil")
    assert (t.zone("anvil"), t.see("riverfolk.vp"), held(t, "payments")) == ("discard", 0, {"riverfolk": 1})
    assert (held(t, "committed"), t.see("supply.hammer")) == ({"riverfolk": 1}, 1)


def test_only_what_can_be_crafted_is_exported() -> None:  # [RF 11.5.3.I] [RT 4.1.2b] [RT 4.1.4]
    t = posts(funds(company(), riverfolk=2), "c1").row("supply", hammer=0).crafted("riverfolk", "armorers-1")
    t.cards("open-hand.riverfolk", "anvil", "armorers-2", "crossbow-bird").start("daylight", "riverfolk")
    assert t.options("export") == ["export crossbow-bird"]
    assert t.why_not("export anvil").startswith("no-item")
    assert t.why_not("export armorers-2").startswith("crafted-already")


# -- trade posts


def test_a_post_where_somebody_rules() -> None:  # [RF 11.5.6.I] [RF 11.5.6.II] [RF 11.5.6.III] [RF VP] [RF 11.2.5]
    t = funds(company(), marquise=3, riverfolk=1).put(c1="marquise 2", c8="riverfolk 1", c12="marquise 1, eyrie 1")
    t.start("daylight", "riverfolk")
    assert t.options("establish") == ["establish c1"]
    assert t.why_not("establish c8") == "no-funds-of-ruler [RF 11.5.6.II]"
    assert t.why_not("establish c6") == "ruled-by-nobody [RF 11.5.6.I]"
    t.go("establish c1")
    assert (t.at("c1"), t.see("riverfolk.vp")) == ({"marquise": 2, "riverfolk": 1, "post": 1}, 2)
    assert (held(t, "funds"), t.see("marquise-supply"), t.see("posts.fox")) == (
        {"marquise": 1, "riverfolk": 1},
        21,
        2,
    )
    assert t.why_not("establish c1") == "post-there [RF 11.5.6.I]"


def test_no_post_without_one_on_its_row_nor_at_the_keep() -> None:  # [RF VP] [RF BOX] [MC 6.2.2a]
    t = funds(company(), marquise=4).put(c1="marquise 2, keep", c8="marquise 2").row("posts_left", fox=0)
    t.put(c5="marquise 2").start("daylight", "riverfolk")
    assert t.options("establish") == ["establish c5"]
    assert t.why_not("establish c8") == "none-left [RT 1.5.1]"
    t = funds(company(), marquise=4).put(c1="marquise 2, keep").start("daylight", "riverfolk")
    assert t.why_not("establish c1") == "barred [RT 4.2.5]"


def test_a_lost_post_costs_half_of_the_funds() -> None:  # [RF 11.2.5.I] [RF I1] [RF I2]
    t = posts(funds(company(), marquise=1, eyrie=1, riverfolk=3), "c1").put(c1="marquise 2").told()
    t.stack("Battle marquise c1 riverfolk", seat="marquise").go("roll 0 0")
    assert (t.see("marquise.vp"), t.at("c1"), t.asked) == (1, {"marquise": 2}, "riverfolk")
    t.go("fund eyrie", "fund riverfolk", "fund riverfolk")
    assert (held(t, "funds"), t.see("eyrie-supply")) == ({"marquise": 1, "riverfolk": 1}, 20)
    assert (t.see("posts.fox"), t.see("post.c1")) == (2, 0)


def test_boxes_are_off_the_map() -> None:  # [RF I2] [RF I1]
    t = posts(funds(company(), marquise=5), "c1").put(c1="eyrie 1").start("daylight", "riverfolk")
    assert t.see("ruler.c1") == "eyrie"
    coffins = posts(funds(company("exiles"), marquise=3), "c1").put(c1="eyrie 2").crafted("eyrie", "coffin-makers")
    coffins.told().stack("MayMove eyrie 1", "Battle eyrie c1 riverfolk").go("roll 0 0")
    assert (coffins.see("marquise.coffin"), held(coffins, "funds")) == (0, {"marquise": 1})


# -- Evening


def test_five_cards_and_new_prices() -> None:  # [RF 11.6.1] [RF 11.6.2] [RF PRICE]
    t = company().cards("open-hand.riverfolk", *FOXES, BIRDS[0]).start("evening", "riverfolk")
    assert len(t.options("discard")) == 7
    t.go("discard anvil", "discard foxfolk-steel")
    assert t.step == "SetPrices"
    assert t.options("price mercenaries") == ["price mercenaries 1", "price mercenaries 2", "price mercenaries 4"]
    t.go("price mercenaries 4")
    assert t.why_not("price mercenaries 1") == "priced-already [RF 11.6.2]"
    assert t.why_not("price hand-card 1") == "not-that-price [RF PRICE]"
    t.go("done")
    assert (t.see("price.mercenaries"), t.see("price.hand-card"), t.see("count.open-hand.riverfolk")) == (4, 1, 5)


def test_the_open_hand_and_prices_are_drawn_for_everybody() -> None:  # [RF 11.2.3] [RF 11.2.6b]
    t = company().cards("open-hand.riverfolk", "anvil", "bake-sale").start("birdsong", "marquise")
    for seat in range(3):
        lines = ["".join(text for text, *_ in line) for line in sketch_turn(t.table.match, seat)]
        hand = next(line for line in lines if "scene-open-hand" in line)
        assert "anvil" in hand
        assert "bake-sale" in hand
        assert any("scene-services" in line for line in lines)
