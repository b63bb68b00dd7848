"""Overseers, workers, production, strikes and player order. [FW F4]"""

import pytest

from games.forge_war.builder import BLUE, GREEN, PURPLE, YELLOW, Scene, table


def moves(t: Scene) -> set[str]:
    return {text.split()[2] for text in t.options("move")}


def test_each_player_moves_once_or_passes() -> None:  # [FW F4.1]
    t = table(3).overseers(BLUE, "e5").overseers(YELLOW, "b5").overseers(PURPLE, "h2").start("mine", BLUE)
    assert "pass" in t.options()
    t.choose("move e5 e6")
    assert (t.asked, t.step) == (YELLOW, "MoveOverseer")
    t.choose("pass")
    assert t.asked == PURPLE
    assert t.see("mine.e5") == "blue-worker"


def test_only_own_overseers_move() -> None:  # [FW F4.1]
    t = table().overseers(BLUE, "e5").overseers(YELLOW, "d5").start("mine")
    assert {text.split()[1] for text in t.options("move")} == {"e5"}
    assert t.why_not("move d5 d6") == "no-overseer [FW F4.1]"


def test_the_first_player_may_move_twice() -> None:  # [FW F4.2, F4.14]
    t = table().overseers(BLUE, "e5", "b5").overseers(YELLOW, "h2").start("mine")
    t.go("move e5 e6", "pass")
    assert (t.asked, t.table.match.game.prompt(t.table.match, t.question).message) == (BLUE, "ask-move-overseer-second")
    t.choose("move b5 c5").on_to("MarketTurn")
    assert t.now() == [YELLOW, BLUE]


def test_a_second_move_after_passing_the_first() -> None:  # [FW B19]
    t = table().overseers(BLUE, "e5").overseers(YELLOW, "h2").start("mine").go("pass", "pass", "move e5 e6")
    assert t.see("mine.e6") == "blue-overseer"


def test_a_move_goes_straight_over_empty_hexes() -> None:  # [FW F4.3]
    t = table().overseers(BLUE, "e5").start("mine")
    assert len(t.options("move")) == 18
    assert {"e6", "e7", "e8", "e2", "b5", "h5", "b8", "h2"} <= moves(t)
    assert t.why_not("move e5 d7") == "not-straight [FW F4.3]"


def test_a_run_of_workers_is_crossed_to_the_next_hex() -> None:  # [FW F4.4] [FW B4]
    t = table().overseers(BLUE, "e2").workers(YELLOW, "e4").workers(BLUE, "e5").start("mine")
    along = {place for place in moves(t) if place[0] == "e"}
    assert along == {"e3", "e6"}
    assert t.why_not("move e2 e7") == "blocked [FW F4.4]"


def test_never_two_runs() -> None:  # [FW B4]
    t = table().overseers(BLUE, "e2").workers(YELLOW, "e3", "e5").start("mine")
    assert {place for place in moves(t) if place[0] == "e"} == {"e4"}


def test_a_run_must_end_on_a_free_hex() -> None:  # [FW F4.4, F4.5]
    t = table().overseers(BLUE, "e2").workers(YELLOW, "e3", "e4").overseers(YELLOW, "e5").start("mine")
    assert {place for place in moves(t) if place[0] == "e"} == set()
    t = table().overseers(BLUE, "e6").workers(YELLOW, "e7", "e8").start("mine")
    assert {place for place in moves(t) if place > "e6" and place[0] == "e"} == set()


def test_overseers_and_edges_stop_a_move() -> None:  # [FW F4.5]
    t = table().overseers(BLUE, "e5", "e3").overseers(YELLOW, "e7").start("mine")
    assert {text.split()[2] for text in t.options("move e5") if text.split()[2][0] == "e"} == {"e4", "e6"}
    assert t.why_not("move e5 e7") == "occupied [FW F4.5]"
    assert t.why_not("move e5 e9") == "not-playable [FW F4.5]"
    assert "move e5 e5" not in t.options()


def test_a_worker_is_left_behind() -> None:  # [FW F4.6, F4.10]
    t = table().overseers(BLUE, "e5", "b5").ground(e5="iron").start("mine").choose("move e5 e6")
    assert (t.see("mine.e5"), t.see("mine.e6")) == ("blue-worker", "blue-overseer")
    assert t.pool(BLUE) == {"iron": 1}


def test_crossed_workers_change_colour_and_yield() -> None:  # [FW F4.7, F4.10]
    t = table().overseers(BLUE, "e2").workers(YELLOW, "e3", "e4", "h2").ground(e2="iron", e3="emerald")
    t.start("mine").choose("move e2 e5")
    assert t.pool(BLUE) == {"iron": 1, "emerald": 1, "copper": 1}
    assert t.pool(YELLOW) == {}, "a worker that was not crossed yields nothing"
    assert t.places("blue-worker") == ["e2", "e3", "e4"]


def test_own_workers_defect_to_the_fewest() -> None:  # [FW F4.8, F4.9]
    t = table(4).order(GREEN, YELLOW, PURPLE, BLUE).overseers(BLUE, "e2").workers(BLUE, "e3").ground(e3="emerald")
    t.workers(GREEN, "a5").workers(YELLOW, "a6", "a7").workers(PURPLE, "i1").start("mine", BLUE).choose("move e2 e4")
    assert t.see("mine.e3") == "green-worker", "of equals the earlier in order"
    assert t.pool(GREEN) == {"emerald": 1}


def test_players_without_workers_count_unless_agreed_otherwise() -> None:  # [FW F4.8] [FW B3]
    for agreed, owner in ((1, "yellow-worker"), (0, "purple-worker")):
        t = table(3, defect_to_zero=agreed).order(PURPLE, YELLOW, BLUE).overseers(BLUE, "e2").workers(BLUE, "e3")
        t.workers(PURPLE, "h2").start("mine", BLUE).choose("move e2 e4")
        assert t.see("mine.e3") == owner
    t = table(3, defect_to_zero=0).order(PURPLE, YELLOW, BLUE).overseers(BLUE, "e2").workers(BLUE, "e3")
    t.start("mine", BLUE).choose("move e2 e4")
    assert t.see("mine.e3") == "purple-worker", "with nobody to be skipped to, the earliest"


def test_counts_follow_the_crossing() -> None:  # [FW F4.8]
    t = table(3).order(BLUE, YELLOW, PURPLE).overseers(BLUE, "e2").workers(BLUE, "e3", "e4").start("mine")
    t.choose("move e2 e5")
    assert (t.see("mine.e3"), t.see("mine.e4")) == ("yellow-worker", "purple-worker")


def test_five_together_strike() -> None:  # [FW F4.11, F4.12]
    t = (
        table()
        .overseers(BLUE, "e5", "b8")
        .workers(BLUE, "d5", "c5", "d6", "c6", "h2")
        .start("mine")
        .choose("move e5 e6")
    )
    assert t.places("blue-worker") == ["h2"]
    assert [event.terms[1].value for event in t.told("strike")] == [5]
    t = table().overseers(BLUE, "e5", "b8").workers(BLUE, "d5", "c5", "d6", "h2").start("mine").choose("move e5 e6")
    assert len(t.places("blue-worker")) == 5, "four together and one apart stay"


def test_five_written_into_a_position_wait_for_a_worker_that_is_new() -> None:  # [FW H9]
    together = ("d5", "c5", "d6", "c6", "b6")
    t = table().overseers(BLUE, "h2", "b8").workers(BLUE, *together).start("mine").choose("move h2 h3")
    assert sorted(t.places("blue-worker")) == sorted([*together, "h2"])
    t = table().overseers(BLUE, "e5", "b8").workers(BLUE, *together).start("mine").choose("move e5 e6")
    assert t.places("blue-worker") == []


def test_strikes_follow_a_worker_moved_by_a_reward() -> None:  # [FW F4.12, F7.10] [FW B15]
    t = table().workers(YELLOW, "d5", "c5", "d6", "c6", "h2").stack("EndRound", "MoveWorker blue")
    assert sorted(t.options()) == ["lift c5", "lift c6", "lift d5", "lift d6", "lift h2", "skip"]
    t.go("lift h2", "drop e5")
    assert t.places("yellow-worker") == []
    assert t.pool(YELLOW) == {}


def test_a_worker_may_leave_the_board() -> None:  # [FW F7.10] [FW B15]
    t = table().workers(YELLOW, "d5").overseers(BLUE, "e5").stack("MinePhase 0", "MoveWorker blue").choose("lift d5")
    assert t.why_not("drop e5") == "occupied [FW F4.5]"
    t.choose("off-board")
    assert t.see("mine.d5") == 0


@pytest.mark.parametrize(("counts", "order"), [((3, 1, 2), "yellow purple blue"), ((1, 1, 1), "purple yellow blue")])
def test_the_new_order_goes_by_workers(counts: tuple[int, int, int], order: str) -> None:  # [FW F4.13]
    t = table(3).gold(blue=9, yellow=9, purple=9)
    spots = iter(["b5", "b7", "d3", "d7", "f2", "f4", "h2", "h5", "e5"])
    for seat, count in zip((BLUE, YELLOW, PURPLE), counts, strict=True):
        t.workers(seat, *(next(spots) for _ in range(count)))
    t.stack("EndRound", "MarketPhase 0", "Reorder")
    assert t.now() == order.split()


def test_a_player_who_cannot_move_passes() -> None:  # [FW B21]
    t = table().order(YELLOW, BLUE).overseers(YELLOW, "e5").start("mine", YELLOW).choose("move e5 e6")
    assert [event.terms[0].value for event in t.told("overseers-stayed")] == [0]
    assert t.asked == YELLOW
