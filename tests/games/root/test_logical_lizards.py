"""The Logical Lizards in the turns of others: Lost Souls in order, Robot Revenge, lost gardens; and their setup."""

import pytest

from clockwood.games.root.game import GAME
from clockwood.kernel.errors import BadOption
from clockwood.kernel.table import Table
from clockwood.words import Words
from games.root.builder import Scene, game_of

BOT = "logical-lizards:1"


def clockwork(bot: str = BOT, **others: int) -> Scene:
    return Scene({"lizards": 1, "seat.lizards": bot, **others})


def souls(scene: Scene) -> list[str]:
    """Return the Lost Souls from the top down."""
    lines = [line for line in scene.table.position().splitlines() if line.strip().startswith("souls")]
    if not lines:
        return []
    found = [entry.strip().strip('"') for entry in lines[0].partition("[")[2].rstrip("]").split(",")]
    return [entry.split()[0] for entry in found]


def attacked(pieces: str, dice: str, cards: tuple[str, ...] = (), bot: str = BOT) -> Scene:
    """The Marquise attacks with four warriors in the fox clearing c8, where the Lizards have these pieces."""
    t = clockwork(bot).put(c8=f"{pieces}, marquise 4").cards("souls", *(f"{c} @{k + 1}" for k, c in enumerate(cards)))
    return t.told().start("daylight", "marquise").go("battle c8 lizards", dice)


def opened(options: dict[str, int | str]) -> Table:
    """A game until there are three Lost Souls; chance brings what is listed first."""
    table = game_of({"lizards": 1, "seat.lizards": BOT, "order": "letter", **options}, told_chance=True)
    while table.view(0).get("count.souls", 0) != 3:
        assert table.decision is not None
        table.choose(int(table.decision.options[0]))
    return table


# -- setup


def test_setup_is_by_lot_with_three_souls() -> None:  # [LL 8.3.1] [LL 8.3.2] [LL 8.3.3] [LL 8.3.4] [LL 8.3.5] [AM GEN6]
    view = opened({}).view(0)
    corner = next(f"c{k}" for k in range(1, 5) if f"garden.c{k}" in view)
    starts = [f"c{k}" for k in range(1, 5) if f"start.c{k}" in view]
    assert (view[f"lizards.{corner}"], view["lizards-supply"], corner in starts) == (4, 18, True)
    assert sum(int(count) for key, count in view.items() if key.startswith("lizards.c")) == 7
    assert sum(int(count) for key, count in view.items() if key.startswith("garden.")) == 1
    assert (view["count.souls"], view.get("conspiracy", 0), view.get("count.hand.lizards", 0)) == (3, 0, 0)


def test_closed_paths_are_paths_at_the_setup() -> None:  # [LL 8.3.2] [GE 12.2.1]
    view = opened({"map": "mountain"}).view(0)
    assert view["garden.c2"] == 1
    assert [view.get(f"lizards.{clearing}", 0) for clearing in ("c2", "c5", "c6", "c11")] == [4, 1, 1, 1]


# -- Lost Souls


def test_the_last_discarded_card_lies_on_top() -> None:  # [LL 8.2.4]
    t = clockwork().cards("souls", "anvil @1").put(c5="workshop, marquise 3")
    t.hand("marquise", "a-visit-to-friends", "birdy-bindle").start("daylight", "marquise")
    t.go("craft a-visit-to-friends", "extra-action birdy-bindle")
    assert souls(t) == ["birdy-bindle", "a-visit-to-friends", "anvil"]
    assert t.see("count.discard") == 0


def test_cards_discarded_together_lie_in_the_order_of_the_deck() -> None:  # [AM LL8] [LL 8.2.4]
    t = Scene({"lizards": 1, "seat.lizards": BOT, "deck": "exiles"}).crafted("marquise", "fox-partisans")
    t.put(c8="eyrie 2, marquise 4").hand("marquise", "investments", "bake-sale", "anvil").told()
    t.start("daylight", "marquise").go("battle c8 eyrie", "roll 1 0", "use fox-partisans")
    assert (souls(t), t.see("card.anvil", 0)) == (["investments", "bake-sale"], "hand.marquise")


def test_a_purged_decree_lies_column_by_column() -> None:  # [AM LL8] [EE 5.7.2]
    t = Scene({"lizards": 1, "seat.lizards": BOT, "seat.eyrie": "electric-eyrie:1"})
    t.cards("decree.fox", "anvil").cards("decree.mouse", "mouse-in-a-sack").cards("decree.bird", "armorers-1").told()
    t.row("order", **{"1": "lizards", "2": "eyrie", "3": "marquise"}).stack("BirdTurmoil eyrie")
    assert souls(t) == ["armorers-1", "mouse-in-a-sack", "anvil"]


def test_order_cards_and_dominance_are_souls_too() -> None:  # [LL 8.2.4]
    scene = Scene({"lizards": 1, "seat.lizards": BOT, "seat.marquise": "mechanical-marquise:1"})
    scene.told().start("birdsong", "marquise").go("deal dominance-fox")
    assert scene.zone("dominance-fox") == "souls"


def test_a_lost_garden_costs_the_topmost_soul() -> None:  # [LL 8.2.3]
    t = attacked("garden 2", "roll 1 0", ("anvil", "bake-sale", "investments"))
    assert (t.at("c8"), souls(t), t.zone("anvil"), t.zone("bake-sale")) == (
        {"marquise": 4},
        ["investments"],
        "discard",
        "discard",
    )
    assert attacked("garden", "roll 0 0").at("c8") == {"marquise": 4}


def test_a_dominance_among_the_souls_becomes_available() -> None:  # [AM LL3] [LL 8.2.3]
    assert attacked("garden", "roll 0 0", ("dominance-fox",)).zone("dominance-fox") == "available"
    pile = ("anvil", "foxfolk-steel", "root-tea-fox", "travel-gear-fox", "dominance-mouse")
    t = clockwork().cards("souls", *(f"{card} @{k + 1}" for k, card in enumerate(pile)))
    t.told().start("birdsong", "lizards")
    assert (t.zone("dominance-mouse"), t.zone("anvil")) == ("available", "souls")


# -- losses


def test_one_of_the_fallen_becomes_an_acolyte() -> None:  # [LL 8.2.2]
    t = attacked("lizards 3", "roll 2 0")
    assert (t.see("acolytes"), t.see("lizards-supply"), t.at("c8")) == (1, 23, {"lizards": 1, "marquise": 4})
    t = clockwork().put(c1="lizards 2, roost", c6="lizards 1, roost", c8="roost").hand("eyrie", "favor-of-the-foxes")
    t.start("daylight", "eyrie").go("craft favor-of-the-foxes")
    assert (t.see("acolytes"), t.see("lizards-supply")) == (1, 24)


def test_two_losses_are_avenged_twice() -> None:  # [LL 8.2.2] [AM LL1]
    t = clockwork().put(c8="lizards 2, marquise 4", c1="lizards 1, marquise 4").told()
    t.start("daylight", "marquise").go("battle c8 lizards", "roll 1 0", "battle c1 lizards", "roll 1 0")
    assert (t.see("acolytes"), t.see("lizards-supply")) == (2, 22)


def test_coffins_get_the_others() -> None:  # [LL 8.2.2] [RT U18]
    t = Scene({"lizards": 1, "seat.lizards": BOT, "deck": "exiles"}).crafted("marquise", "coffin-makers")
    t.put(c8="lizards 3, marquise 4").told().start("daylight", "marquise").go("battle c8 lizards", "roll 2 0")
    assert (t.see("acolytes"), t.see("lizards.coffin")) == (1, 1)


def test_a_garden_rules_for_the_automaton_as_well() -> None:  # [LL 8.2.1] [LC 10.2.4]
    t = clockwork().put(c1="garden, marquise 5").start("daylight", "marquise")
    assert t.see("ruler.c1") == "lizards"


# -- how tables make them


def test_levels_and_traits_are_listed() -> None:  # [LL EASY] [LL NIGHTMARE]
    spec = next(spec for spec in GAME.automata if spec.name == "logical-lizards")
    assert spec.traits == ["erratic", "fanatics", "martyrs", "spiteful"]
    words = Words("en", game_of({"lizards": 1}).match.content)
    assert all(words.has(f"trait-{trait}") for trait in spec.traits)
    with pytest.raises(BadOption):
        game_of({"seat.eyrie": "logical-lizards:1"})


def test_gardens_score_by_their_track() -> None:  # [LL GTRACK] [LL 8.6.1]
    for gardens, points in ((1, 0), (2, 2), (3, 2), (4, 3), (5, 4)):
        t = clockwork().row("ruin", c6=0, c12=0)
        left = gardens
        for clearing, most in {"c1": 1, "c8": 2, "c12": 2}.items():
            if left > 0:
                t.put(**{clearing: f"garden {min(most, left)}"})
            left -= most
        assert t.told().start("evening", "lizards").points() == [0, 0, points]
