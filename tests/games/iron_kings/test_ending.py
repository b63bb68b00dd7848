"""The ends of games, and their winners."""

from games.iron_kings.builder import RED, YELLOW, Scene, table


def test_the_goal_ends_the_game_with_the_round() -> None:  # [IK U1] [IK K8.1]
    t = table(vp_goal=6).stores(RED, "gold-chalice-a", "gold-chalice-b").king(RED, "d5").start("worker")
    t.go("small red-repair")
    assert (t.see("ending"), t.asked) == (1, YELLOW)
    t.go("small yellow-repair")
    assert t.table.outcome is not None
    assert (t.table.outcome.winners, t.table.outcome.scores) == ((0,), (6, 0))


def test_the_last_round() -> None:  # [IK U1] [IK U26]
    t = table(round_limit=2).start("worker", YELLOW).go("small yellow-repair")
    assert t.table.over
    alone = table(1, round_limit=2).stores(RED, "gold-chalice-a").start("worker").go("small red-repair")
    assert alone.table.outcome is not None
    assert alone.table.outcome.scores == (3,)


def test_medals() -> None:  # [IK H22] [IK U26]
    treasures = ["gold-chalice-a", "gold-chalice-b", "stone-of-sisyphus", "gold-chalice-c", "legendary-broadsword"]
    treasures += ["intricate-clockwork", "ozymandian-stele"]
    found = []
    for count in (2, 3, 5, 7):
        t = table(1).stores(RED, *treasures[:count]).stack("FinalScoring")
        assert t.table.outcome is not None
        found.append((t.table.outcome.reason, t.table.outcome.winners))
    assert found == [("ended-without-medal", ()), ("won-bronze", (0,)), ("won-silver", (0,)), ("won-gold", (0,))]
    short = table(1, round_limit=10).stores(RED, "stone-of-sisyphus").set(round=10).stack("FinalScoring")
    assert short.table.outcome is not None
    assert short.table.outcome.reason == "won-silver"


def test_points() -> None:  # [IK K7.2]
    t = table().stores(RED, "stone-of-sisyphus", "coronalith").carries(RED, "gold-chalice-a")
    t.built(RED, holdfast_1="appraisal-studio").stack("FinalScoring")
    assert t.table.outcome is not None
    assert t.table.outcome.scores == (5 + 1 + 2 + 1, 0)
    ring = table(pack="ring").stores(RED, "siege-fist", "cistern", "kettle-helm").built(RED, holdfast_1="treasury")
    ring.stack("FinalScoring")
    assert ring.table.outcome is not None
    assert ring.table.outcome.scores == (3 + 1, 0)


def winner(t: Scene) -> str:
    t.stack("FinalScoring")
    assert t.table.outcome is not None
    return (RED, YELLOW)[t.table.outcome.winners[0]]


def test_ties() -> None:  # [IK U2]
    assert winner(table().stores(RED, "gold-chalice-a").stores(YELLOW, "coronalith", "epic-tapestry")) == YELLOW
    even = table().stores(RED, "gold-chalice-a").stores(YELLOW, "gold-chalice-b")
    assert winner(even.stock(RED, gear=2).stock(YELLOW, gear=1)) == RED
    assert winner(table()) == YELLOW


def test_giving_up() -> None:  # [IK K8.1]
    t = table(3).start("worker")
    t.table.resign(0)
    assert t.table.outcome is not None
    assert t.table.outcome.winners == (1, 2)
