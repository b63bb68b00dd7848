"""The table before the first round. [FW F1] [FW F2]"""

from collections import Counter

import pytest

from clockwood.games.forge_war.mine.printed import PLACES, border_hexes, sector_hexes
from clockwood.kernel.errors import BadOption
from clockwood.kernel.hexes import apart
from clockwood.kernel.table import Table
from games.forge_war.builder import BLUE, COLOURS, PUBLIC, YELLOW, game_of, new_game, table


def seen(t: Table, start: str, seat: int = -1) -> dict[str, int | str]:
    return {key: value for key, value in t.view(seat).items() if key.startswith(start)}


def zone(t: Table, name: str, seat: int = -1) -> list[str]:
    return [key.removeprefix("card.") for key, value in seen(t, "card.", seat).items() if value == name]


def first_choices(t: Table) -> Table:
    """Everybody keeps the first two wealth cards."""
    while type(t.decisions[0].step).__name__ == "KeepWealth":
        question = t.decisions[0]
        t.choose(int(question.options[0]), int(question.seat))
    return t


def test_resources_are_the_mines_six() -> None:  # [FW F1.1]
    epic_ground: set[object] = set()
    for seed in range(4):
        epic_ground |= set(seen(new_game(seed, players=4), "ground.").values())
    assert epic_ground == {"copper", "iron", "emerald"}


def test_a_pool_is_cubes_gold_and_free_adventurers() -> None:  # [FW F1.2]
    t = table().gold(blue=3).cubes(BLUE, iron=2).quest(BLUE, "q1", "G14a").armed(BLUE, "a1", "q1", "copper_sword")
    t.start("quest")
    assert (t.see("blue.gold"), t.pool(BLUE)) == (3, {"iron": 2})
    t.on_to("Manage", BLUE)
    assert t.options("withdraw", BLUE) == ["withdraw a1"]


def test_three_overseers_each_and_five_trackers() -> None:  # [FW F1.3, F2.3]
    t = first_choices(new_game(players=3))
    while type(t.decisions[0].step).__name__ == "PlaceOverseers":
        t.choose(int(t.decisions[0].options[0]))
    pieces = Counter(seen(t, "mine.").values())
    assert pieces == {f"{seat}-overseer": 3 for seat in COLOURS[:3]}


def test_the_mine_is_a_hexagon_of_rings() -> None:  # [FW F1.4, F1.5, F1.6]
    assert len(PLACES) == 61
    assert [apart(place, (0, 0)) for place in PLACES[37:]] == [4] * 24
    core = sorted(place for sector in range(6) for place in sector_hexes(sector))
    assert core == list(range(1, 37))
    lengths = [len(border_hexes(border)) for border in range(6)]
    assert lengths == [5, 3, 5, 3, 5, 3]
    assert sorted(place for border in range(6) for place in border_hexes(border)) == list(range(37, 61))


def test_a_sectors_hexes_lie_together() -> None:  # [FW F1.5]
    for sector in range(6):
        hexes = [PLACES[place] for place in sector_hexes(sector)]
        for place in hexes:
            assert min(apart(place, other) for other in hexes if other != place) == 1


@pytest.mark.parametrize(("players", "hexes"), [(1, 48), (2, 37), (3, 48), (4, 61)])
def test_hexes_in_play_by_players(players: int, hexes: int) -> None:  # [FW F1.7] [FW F11.2]
    assert len(seen(new_game(players=players), "ground.")) == hexes


def test_faces_come_from_either_side() -> None:  # [FW F2.11]
    t = new_game(told_chance=True)
    while type(t.decisions[0].step).__name__ == "DrawOrder":
        t.choose(int(t.decisions[0].options[0]), -1)
    t.choose("lay b", -1)
    laid = [seen(t, "ground.")[f"ground.{name}"] for name in (t.match.content.names["hex"][k] for k in sector_hexes(0))]
    assert laid == ["iron", "copper", "emerald", "copper", "iron", "copper"]
    t.choose("lay a", -1)
    laid = [seen(t, "ground.")[f"ground.{name}"] for name in (t.match.content.names["hex"][k] for k in sector_hexes(1))]
    assert laid == ["copper", "copper", "iron", "iron", "emerald", "copper"]


def test_everybody_forges_copper_swords_and_daggers() -> None:  # [FW F2.1] [FW B1]
    t = table().cubes(BLUE, copper=3).quest(BLUE, "q1", "G14a").start("quest").on_to("Manage", BLUE)
    t.choose("send a1 q1", BLUE)
    assert t.options("", BLUE) == ["forge copper_dagger", "forge copper_sword"]


@pytest.mark.parametrize(
    ("options", "count"),
    [
        ({}, 3),
        ({"length": "epic"}, 4),
        ({"length": "epic", "bonus-tiles": 1}, 3),
        ({"players": 1}, 4),
        ({"players": 1, "length": "epic"}, 5),
        ({"players": 1, "length": "epic", "bonus-tiles": 1}, 4),
    ],
)
def test_starting_adventurers(options: dict[str, int | str], count: int) -> None:  # [FW F2.2]
    t = game_of(options)
    levels = [value for key, value in seen(t, "blue.a").items() if key.endswith(".level")]
    assert levels == [1] * count


def test_four_wealth_cards_each_seen_by_their_owner() -> None:  # [FW F2.3, F2.13]
    t = new_game(players=4)
    for seat, name in enumerate(COLOURS):
        assert len(zone(t, f"wealth.{name}", seat)) == 4
        assert zone(t, f"wealth.{name}") == []
        assert zone(t, f"wealth.{name}", (seat + 1) % 4) == []


def test_the_first_marks_and_a_random_order() -> None:  # [FW F2.4]
    orders = set()
    for seed in range(12):
        t = new_game(seed, players=3)
        orders.add(tuple(seen(t, "order.").values()))
        assert {seen(t, f"{seat}.score")[f"{seat}.score"] for seat in COLOURS[:3]} == {0}
        assert (t.view(-1)["stage"], t.view(-1)["round"]) == (1, 1)
    assert len(orders) > 3


def test_five_tiles_lie_open() -> None:  # [FW F2.5]
    t = new_game(length="epic", bonus_tiles=1)
    assert len(set(seen(t, "tile.").values())) == 5
    assert seen(new_game(length="epic"), "tile.") == {}
    with pytest.raises(BadOption, match="bonus tiles belong to the epic game"):
        new_game(bonus_tiles=1)


def test_the_simple_quest_deck() -> None:  # [FW F2.6] [FW B2]
    t = new_game()
    assert seen(t, "count.quests.deck") == {"count.quests.deck": 18 + 9 - 8}
    assert [card for card in zone(t, "aside") if card.startswith("G")] == ["G01", "G02"]
    assert all(str(card).startswith("G") for card in seen(t, "offer.").values())


def test_the_epic_quest_deck() -> None:  # [FW F2.7] [FW B2]
    t = new_game(length="epic")
    assert seen(t, "count.quests.deck") == {"count.quests.deck": 20 + 20 + 12 + 12 - 8}
    assert [card for card in zone(t, "aside") if card != "mithril_sword"] == [f"Y0{k}" for k in range(1, 10)]


def test_the_market_stacks() -> None:  # [FW F2.8, F3.1]
    t = new_game()
    counts = t.view(-1)
    assert len(seen(t, "market.")) == 5
    assert (counts["count.bonus.stack"], counts["count.single.stack"]) == (34 - 2, 34 - 2)


def test_public_designs_from_the_start() -> None:  # [FW F2.9]
    assert set(PUBLIC) <= set(zone(new_game(), "row"))


def test_the_first_offer() -> None:  # [FW F2.10]
    assert list(seen(new_game(), "offer.")) == [f"offer.{slot}" for slot in range(1, 9)]


def test_the_market_shows_its_cards_before_wealth_is_chosen() -> None:  # [FW F2.12]
    t = new_game()
    assert type(t.decisions[0].step).__name__ == "KeepWealth"
    assert len(seen(t, "market.")) == 5
    assert seen(t, "mine.") == {}


def test_two_of_four_are_kept_at_the_same_time() -> None:  # [FW F2.13]
    t = new_game(players=3)
    assert [type(question.step).__name__ for question in t.decisions] == ["KeepWealth"] * 3
    last = t.decisions[-1]
    assert len(last.options) == 6
    t.choose(int(last.options[2]), int(last.seat))
    assert len(t.decisions) == 2
    first_choices(t)
    assert len(zone(t, "gone")) == 6
    assert t.view(-1)["count.wealth.deck"] == 16 - 6


def test_what_wealth_gives() -> None:  # [FW F2.13]
    t = table().put("wealth.blue", "W01", "W07", "W09", "W13").put("wealth.yellow", "W02", "W03", "W04", "W05")
    t.stack("PlaceOverseers 0", "RevealWealth", "ChooseWealth").go("blue: keep W09 W13", "yellow: keep W02 W05")
    assert (t.pool(BLUE), t.levels(BLUE)) == ({"copper": 3}, [1, 1, 1, 1])
    assert t.see("claim.copper_spear.blue") == 1
    assert (t.pool(YELLOW), t.see("yellow.gold")) == ({"copper": 4, "emerald": 1}, 2)


def test_a_claim_from_wealth_pays_nobody_and_counts_later() -> None:  # [FW F2.13] [FW B23]
    t = table().put("wealth.blue", "W01", "W07", "W09", "W13").gold(yellow=9).claimed("copper_spear", YELLOW)
    t.put("wealth.yellow", "W02", "W03", "W04", "W05").stack("MarketPhase 1", "RevealWealth", "ChooseWealth")
    t.go("blue: keep W01 W13", "yellow: keep W02 W03")
    assert (t.see("blue.gold"), t.see("yellow.gold")) == (1, 11)
    t = table().claimed("copper_axe", BLUE).gold(yellow=5).start("market", YELLOW).choose("claim copper_axe")
    assert (t.see("blue.gold"), t.see("yellow.gold")) == (1, 2)


def test_two_starting_levels_may_go_to_one() -> None:  # [FW F2.14]
    t = table().put("wealth.blue", "W01", "W07", "W11", "W12").put("wealth.yellow", "W02", "W03", "W04", "W05")
    t.stack("PlaceOverseers 0", "RevealWealth", "ChooseWealth").go("blue: keep W11 W12", "yellow: keep W02 W05")
    assert t.levels(BLUE) == [2, 1, 1]
    assert t.options() == ["level a1", "level a2"]
    t.choose("level a1")
    assert t.levels(BLUE) == [3, 1, 1]


def test_nobody_starts_above_level_three() -> None:  # [FW F2.14]
    t = (
        table()
        .heroes(BLUE, 3, 3, 1)
        .heroes(YELLOW, 3)
        .stack("PlaceOverseers 0", "FirstLevel yellow", "FirstLevel blue")
    )
    assert (t.levels(BLUE), t.levels(YELLOW)) == ([3, 3, 2], [3])


def test_overseers_are_placed_by_turns() -> None:  # [FW F2.15]
    t = table(3).order(YELLOW, BLUE, "purple").stack("EndRound", "PlaceOverseers 0")
    for expected in [YELLOW, BLUE, "purple"] * 3:
        assert t.asked == expected
        t.choose(t.options("place")[0])
    assert t.step != "PlaceOverseers"


def test_an_overseer_stands_on_a_free_playable_hex() -> None:  # [FW F2.15]
    t = table().overseers(YELLOW, "e5").stack("EndRound", "PlaceOverseers 1")
    assert len(t.options("place")) == 36
    assert t.why_not("place e5") == "occupied [FW F4.5]"
    assert t.why_not("place a5") == "not-playable [FW F4.5]"
