"""Setting up: players, sites, hands, map, market."""

from collections import Counter

from clockwood.games.iron_kings.content import KingsContent
from clockwood.kernel.table import Table
from games.iron_kings.builder import BLUE, RED, YELLOW, game_of, new_game, table


def begun(**options: int | str) -> Table:
    """Red begins; nothing else is settled."""
    opened = game_of({key.replace("_", "-"): value for key, value in options.items()}, told_chance=True)
    opened.choose("first red")
    return opened


def notations(opened: Table) -> list[str]:
    assert opened.decision is not None
    return [opened.notation(int(action)) for action in opened.decision.options]


def test_one_to_four_play_and_anybody_may_begin() -> None:  # [IK K1.1]
    opened = new_game(told_chance=True, players=4)
    assert notations(opened) == ["first red", "first yellow", "first blue", "first black"]
    opened.choose("first blue")
    seats = []
    for site in ("c0", "e0", "g0", "i0"):
        assert opened.decision is not None
        seats.append(opened.decision.seat)
        opened.choose(f"settle {site} n")
    assert seats == [2, 3, 0, 1]
    assert len(new_game(players=1).match.content.names["seat"]) == 1


def test_sites_are_chosen_in_player_order_with_any_facing() -> None:  # [IK K1.2] [IK U28]
    opened = begun(players=3)
    assert Counter(text.split()[1] for text in notations(opened)) == {"c0": 6, "e0": 6, "g0": 6, "i0": 6}
    opened.choose("settle e0 sw")
    assert (opened.view(-1)["red.king"], opened.view(-1)["red.site"], opened.view(-1)["red.facing"]) == (
        "e0",
        "e0",
        "sw",
    )
    assert opened.view(-1)["terrain.i0"] == "plains"
    assert opened.decision is not None
    assert opened.decision.seat == 1
    reason = opened.why_not("settle e0 n")
    assert reason is not None
    assert reason.message == "site-taken"
    reversed_order = begun(players=3, site_order="reverse")
    assert reversed_order.decision is not None
    assert reversed_order.decision.seat == 2


def test_who_chooses_a_site_first_may_be_drawn() -> None:  # [IK U28]
    opened = begun(players=3, site_order="drawn")
    assert notations(opened) == ["first red", "first yellow", "first blue"]
    opened.choose("first blue")
    seats = []
    for site in ("c0", "e0", "g0"):
        assert opened.decision is not None
        seats.append(opened.decision.seat)
        opened.choose(f"settle {site} n")
    assert seats == [2, 0, 1]
    assert opened.view(-1)["first"] == "red"


def settled(**options: int | str) -> Table:
    opened = game_of({key.replace("_", "-"): value for key, value in options.items()}, seed=3)
    while opened.decision is not None and type(opened.decision.step).__name__ == "ChooseSite":
        opened.choose(int(opened.decision.options[0]))
    return opened


def test_five_of_twenty_one_cards() -> None:  # [IK K1.3] [IK U10]
    opened = settled()
    hand = [key for key, zone in opened.view(0).items() if zone == "hand.red"]
    assert (len(hand), opened.view(0)["count.deck.red"]) == (5, 16)
    assert [key for key, zone in opened.view(1).items() if zone == "hand.red"] == []
    content = opened.match.content
    assert isinstance(content, KingsContent)
    assert content.plans.count == len(set(content.names["card"][:21])) == 21


def test_a_hand_is_exchanged_once() -> None:  # [IK K1.4]
    opened = settled()
    assert opened.decision is not None
    first = int(opened.decision.seat)
    assert notations(opened) == ["keep-hand", "mulligan"]
    opened.choose("mulligan")
    assert opened.decision.seat == 1 - first
    assert opened.view(-1)[f"count.hand.{('red', 'yellow')[first]}"] == 5
    opened.choose("keep-hand")
    assert type(opened.decision.step).__name__ == "WorkerPhase"
    assert notations(settled(mulligan=0)) != ["keep-hand", "mulligan"]


def test_what_everybody_starts_with() -> None:  # [IK K1.5]
    seen = settled().view(-1)
    for seat in (RED, YELLOW):
        stores = [seen[f"{seat}.{kind}"] for kind in ("rested", "big", "wilderness", "coal", "water", "wood", "gear")]
        assert stores == [4, 1, 0, 2, 3, 0, 0]
        assert (seen[f"{seat}.steam"], seen.get(f"{seat}.track.1")) == (0, None)
    assert seen.get("pointer") is None


def test_the_map() -> None:  # [IK K1.6]
    opened = settled()
    seen = opened.view(-1)
    content = opened.match.content
    assert isinstance(content, KingsContent)
    assert content.land.size == 53
    terrain = Counter(seen[f"terrain.{name}"] for name in content.names["hex"])
    counts = {"forest": 14, "plains": 12 + 4, "barrow": 6, "mountain": 6, "lake": 6, "ruins": 4, "mine": 1}
    assert terrain == counts
    for kind, total in (("wood", 42), ("coal", 22), ("bag.gear", 26), ("bag.treasure", 25), ("bag.damage", 36)):
        assert sum(int(seen.get(f"{kind}.{name}", 0)) for name in content.names["hex"]) == total
    assert [seen[f"bag.{token}.c4"] for token in ("gear", "treasure", "damage")] == [3, 1, 2]


def test_market_and_treasures() -> None:  # [IK K1.7] [IK U3] [IK U27]
    seen = settled().view(-1)
    assert (seen["count.market"], seen["count.treasure.deck"]) == (12, 16)
    content = table().content
    assert isinstance(content, KingsContent)
    assert sum(content.upgrades.gear) == 33
    assert sum(content.treasures.vp) == 31
    extended = table(deck="extended").content
    assert isinstance(extended, KingsContent)
    assert (extended.treasures.count, extended.upgrades.count, sum(extended.treasures.vp)) == (32, 14, 47)
    assert list(extended.upgrades.gear)[-2:] == [3, 3]
    assert (content.agreed.goal, extended.agreed.goal) == (10, 12)


def test_the_ring() -> None:  # [IK H1]
    goals = []
    for players, sites in ((2, 2), (3, 3), (4, 4)):
        content = table(players, pack="ring").content
        assert isinstance(content, KingsContent)
        assert (content.land.size, sum(content.land.is_site)) == (61, sites)
        assert (content.plans.count, content.treasures.count) == (20, 20)
        goals.append(int(content.agreed.goal))
    assert goals == [12, 11, 10]
    assert "red-stride-c" in content.names["card"]


def test_goals_by_number_of_players() -> None:  # [IK U1] [IK U26]
    goals = []
    for players in (1, 2, 3, 4):
        content = table(players).content
        assert isinstance(content, KingsContent)
        goals.append(int(content.agreed.goal))
    assert goals == [0, 10, 9, 8]
    assert BLUE in table(3).seats
