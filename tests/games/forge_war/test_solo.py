"""One player against the mine. [FW F11]"""

import pytest

from clockwood.kernel.events import Event
from clockwood.kernel.table import Table
from clockwood.kernel.trace import Trace
from games.forge_war.builder import BLUE, PURPLE, YELLOW, Scene, epic, game_of, new_game, table


def alone(**options: int | str) -> Scene:
    return table(1, **options).order(YELLOW, PURPLE, BLUE)


def deck(**options: int | str) -> set[str]:
    """The quests a solo game plays with: all that are not aside."""
    t = game_of({"players": 1, **options})
    view = t.view(-1)
    aside = {key.removeprefix("card.") for key, value in view.items() if value == "aside"}
    names = [name for name in t.match.content.names["card"] if name[0] in "GYBRZ" and name[1].isdigit()]
    epic_game = options.get("length") == "epic"
    return {name for name in names if name not in aside and (epic_game or name[0] in "GY")}


def test_missing_a_quest_loses() -> None:  # [FW F11.1]
    t = alone().cubes(BLUE, copper=1).offer("G03").start("quest", BLUE)
    assert "pass" not in t.options()
    assert t.why_not("pass") == "must-take [FW F11.1]"
    t = alone().cubes(BLUE, copper=1).start("quest", BLUE).choose("pass")
    assert t.table.outcome is not None
    assert (t.table.outcome.winners, t.table.outcome.reason) == ((), "lost-by-missing")


def test_failing_a_quest_loses() -> None:  # [FW F11.1]
    t = alone().cubes(BLUE, copper=1).offer("G14a").start("quest", BLUE).choose("take G14a")
    t.on_to("Manage", BLUE).choose("done", BLUE)
    assert t.table.outcome is not None
    assert (t.table.outcome.winners, t.table.outcome.reason) == ((), "lost-by-failing")


def test_a_quest_left_at_the_end_loses() -> None:  # [FW F11.1, F9.2]
    t = alone().round(7).quest(BLUE, "q1", "G14a").stack("EndRound")
    assert t.table.outcome is not None
    assert t.table.outcome.winners == ()


def test_all_quests_completed_wins_with_a_score() -> None:  # [FW F11.1]
    for prestige, reason in ((119, "won-by-completing"), (120, "won-greatly")):
        t = alone().round(7).row("score", blue=prestige).heroes(BLUE, 4).stack("EndRound")
        assert t.table.outcome is not None
        assert (t.table.outcome.winners, t.table.outcome.reason) == ((0,), reason)
        assert t.table.outcome.scores == (prestige + 5, 0, 0)


@pytest.mark.parametrize(("prestige", "reason"), [(494, "won-by-completing"), (495, "won-greatly")])
def test_the_mark_of_the_epic_game(prestige: int, reason: str) -> None:  # [FW F11.1]
    t = epic(1).order(YELLOW, PURPLE, BLUE).round(6, stage=3).row("score", blue=prestige).heroes(BLUE, 4)
    outcome = t.stack("EndRound").table.outcome
    assert outcome is not None
    assert outcome.reason == reason


def test_the_person_places_all_and_is_third() -> None:  # [FW F11.2]
    t = new_game(players=1)
    assert [t.view(-1)[f"order.{k}"] for k in (1, 2, 3)] == [YELLOW, PURPLE, BLUE]
    t.choose(int(t.decisions[0].options[0]))
    for colour in [1, 2, 0] * 3:
        question = t.decisions[0]
        prompt = t.match.game.prompt(t.match, question)
        assert (int(question.seat), prompt.terms[1].value) == (0, colour)
        t.choose(int(question.options[0]))


@pytest.mark.parametrize(
    ("difficulty", "without"),
    [
        ("very-easy", {"G03", "G04", "G05", "G06", "G07", "G08"}),
        ("medium", {"G03", "G04", "G15a", "G15b", "G16a", "G16b"}),
        ("difficult", {"G14a", "G14b", "G15a", "G15b", "G16a", "G16b"}),
    ],
)
def test_simple_decks(difficulty: str, without: set[str]) -> None:  # [FW F11.3]
    everything = {f"G{k:02}" for k in range(3, 13)} | {f"G{k}{copy}" for k in range(13, 17) for copy in "ab"}
    assert deck(difficulty=difficulty) == everything - without | {"Y01", "Y02", "Y03", "Y04"}


def test_random_decks_leave_six_in_the_box_unseen() -> None:  # [FW F11.3]
    t = new_game(players=1, difficulty="random")
    assert t.view(-1)["count.box"] == 6
    assert [key for key, value in t.view(0).items() if value == "box"] == []
    assert t.view(-1)["count.quests.deck"] == 12 + 4 - 2


@pytest.mark.parametrize(
    ("difficulty", "greens", "greys", "reds"),
    [
        (
            "very-easy",
            {"G01", "G02", "G03", "G04", "G05", "G06", "G07", "G08"},
            {f"B0{k}" for k in range(1, 9)},
            {"R01", "R02", "R03", "R04"},
        ),
        (
            "medium",
            {"G01", "G02", "G03", "G04", "G15a", "G15b", "G16a", "G16b"},
            {"B01", "B02", "B03", "B14a", "B15a", "B15b", "B16a", "B16b"},
            {"R01", "R10", "R11a", "R11b"},
        ),
        (
            "difficult",
            {f"G{k}{copy}" for k in (13, 14, 15, 16) for copy in "ab"},
            {f"B{k}{copy}" for k in (13, 14, 15, 16) for copy in "ab"},
            {"R09", "R10", "R11a", "R11b"},
        ),
    ],
)
def test_epic_decks(difficulty: str, greens: set[str], greys: set[str], reds: set[str]) -> None:  # [FW F11.4] [FW B27]
    found = deck(length="epic", difficulty=difficulty)
    assert [sum(1 for name in found if name[0] == letter) for letter in "GBRZ"] == [12, 12, 8, 5]
    assert found & (greens | greys | reds) == set()
    assert {name for name in found if name[0] == "Z"} == {"Z02", "Z04", "Z06", "Z10a", "Z10b"}


def test_random_epic_decks() -> None:  # [FW F11.4]
    assert new_game(players=1, length="epic", difficulty="random").view(-1)["count.box"] == 8 + 8 + 4


def test_the_offer_moves_back_and_two_are_dealt() -> None:  # [FW F11.5] [FW B26]
    t = alone().round(6).offer("", "G04", "G05", "", "G07").overseers(BLUE, "e5").stack("EndRound")
    assert [t.see(f"offer.{slot}") for slot in (3, 4, 5, 6)] == ["G04", "G05", "G07", 0]
    assert 0 not in [t.see("offer.1"), t.see("offer.2")]
    dealt = [key for key in new_game(players=1).view(-1) if key.startswith("offer.")]
    assert dealt == ["offer.1", "offer.2"]


def test_pushed_quests_cost_what_their_slot_costs() -> None:  # [FW F11.5]
    t = alone().gold(blue=1).cubes(BLUE, copper=1).offer("", "", "G05").start("quest", BLUE).choose("take G05")
    assert t.see("blue.gold") == 0


def automated() -> Scene:
    """Yellow may cross two of blue's workers, or one, or one and an own one."""
    t = alone().overseers(YELLOW, "e2", "b5", "h2").workers(BLUE, "e3", "e4", "c5", "g2").workers(YELLOW, "f2")
    return t.overseers(BLUE, "c8").overseers(PURPLE, "d8")


def trace_of(t: Table) -> Trace:
    found = [told for told in t.story if isinstance(told, Trace)]
    return found[0]


def test_an_automated_colour_crosses_the_most_of_others() -> None:  # [FW F11.6] [FW B20]
    t = automated().stack("MinePhase 1", "AutomatedMove yellow")
    assert t.see("mine.e5") == "yellow-overseer"
    assert t.places("yellow-worker") == ["e2", "e3", "e4", "f2"]
    assert t.pool(YELLOW) == t.pool(BLUE) == {}, "automated moves produce nothing"


def test_its_choice_leaves_a_trace() -> None:  # [FW F11.6]
    t = automated()
    t.start("mine", YELLOW)
    t = automated().overseers(BLUE, "e8").order(BLUE, YELLOW, PURPLE).start("mine", BLUE).choose("pass")
    trace = trace_of(t.table)
    assert [line.message for line in trace.sieve] == ["foreign-workers", "own-workers"]
    assert t.table.notation(trace.winner) == "move e2 e5"
    assert max(score for _, score in trace.sieve[0].scores) == 2


def test_then_the_fewest_of_its_own() -> None:  # [FW F11.6]
    t = alone().overseers(YELLOW, "e2", "b5").workers(BLUE, "e3", "c5").workers(YELLOW, "e4")
    t.overseers(BLUE, "c8").overseers(PURPLE, "d8").stack("MinePhase 1", "AutomatedMove yellow")
    assert t.see("mine.d5") == "yellow-overseer"


def test_of_equal_moves_the_person_picks() -> None:  # [FW F11.6]
    t = alone().overseers(YELLOW, "e2", "b5").workers(BLUE, "e3", "c5").overseers(BLUE, "c8")
    t.stack("EndRound", "AutomatedMove yellow")
    assert (t.asked, t.step, sorted(t.options())) == (BLUE, "AutomatedMove", ["move b5 d5", "move e2 e4"])
    assert t.why_not("move b5 b6") == "must-move [FW F11.6]"
    t.choose("move e2 e4")
    assert t.see("mine.e4") == "yellow-overseer"


def test_no_second_move_for_automated_colours() -> None:  # [FW F11.6]
    t = alone().overseers(YELLOW, "e2").overseers(BLUE, "c8").start("mine", BLUE).choose("pass")
    assert t.step != "AutomatedMove"
    t = table(1).order(BLUE, YELLOW, PURPLE).overseers(BLUE, "c8").start("mine", BLUE).go("pass")
    assert (t.asked, int(t.question.step.args()[1])) == (BLUE, 1), "but for the person, when first"


def test_own_workers_are_taken_off() -> None:  # [FW F11.7] [FW B24]
    t = alone().overseers(BLUE, "e2").workers(BLUE, "e3").workers(YELLOW, "e4").ground(e2="iron", e3="emerald")
    t.start("mine", BLUE).choose("move e2 e5")
    assert t.places("blue-worker") == ["e2", "e4"]
    assert t.pool(BLUE) == {"iron": 1, "copper": 1}


def test_the_first_marker_goes_last() -> None:  # [FW F11.8]
    t = alone().gold(blue=9).workers(BLUE, "e5", "b5").stack("EndRound", "MarketPhase 0", "Reorder")
    assert t.now() == [PURPLE, BLUE, YELLOW]


def test_two_market_actions() -> None:  # [FW F11.9] [FW B30]
    t = alone().rich().market("U101", "K01a", "", "O03a").start("market", BLUE).choose("pass")
    assert (t.see("blue.gold"), t.step) == (21, "MarketTurn")
    t.choose("purchase K01a")
    assert t.step != "MarketTurn"
    t = alone().rich().market("U101", "K01a", "", "O03a").start("market", BLUE).choose("purchase K01a")
    assert t.options("purchase") == ["purchase U101"], "the bazaar is one space"
    t = alone().rich().start("market", BLUE).choose("claim copper_axe")
    assert "claim iron_sword" in t.options()


def test_a_new_stage_empties_the_offer_and_is_placed_anew() -> None:  # [FW F11.10]
    t = epic(1).order(YELLOW, PURPLE, BLUE).round(6).offer("", "", "G05", "G07").stack("EndRound")
    assert (t.asked, t.step, t.see("stage")) == (BLUE, "PlaceOverseers", 2)
    assert [t.see(f"card.{card}") for card in ("G05", "G07")] == ["gone", "gone"]
    assert [str(t.see(f"offer.{slot}"))[0] for slot in (1, 2, 3)] == ["B", "B", "0"]


def test_why_reads_the_automaton_back() -> None:  # [FW F11.6]
    t = automated().order(BLUE, YELLOW, PURPLE).start("mine", BLUE).choose("pass")
    told = [event.message for event in t.table.why() if isinstance(event, Event)]
    assert told[0] == "automaton-turn"
