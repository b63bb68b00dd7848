"""Setting up against the Woodenbot, its difficulty, its round; whole games, told chance, refused positions."""

import pytest

import clockwood
from clockwood.agents.play import play_agents
from clockwood.agents.registry import agent_named
from clockwood.api import content
from clockwood.games.ironwood.bots.common.difficulty import SPREAD, difficulty, level_of
from clockwood.games.ironwood.bots.common.hand import DrawUnseen
from clockwood.kernel.errors import BadInput
from clockwood.kernel.game import new_match
from clockwood.kernel.options import Value
from clockwood.kernel.rng import seeded
from clockwood.kernel.table import Table
from clockwood.kernel.trace import Trace
from clockwood.registry import game_named
from games.ironwood.automata.bot import woodenbot
from games.ironwood.builder import INNER_MOUNTAINS, IRON, MOUNTAINS, OUTER_FORESTS, OUTER_MOUNTAINS

SOLO: dict[str, Value] = {"automaton": "woodenbot"}


def solo(seed: int = 7, told_chance: bool = False, **options: Value) -> Table:
    named = {key.replace("__", ".").replace("_", "-"): value for key, value in options.items()}
    return clockwood.new("ironwood", seed=seed, options=SOLO | named, told_chance=told_chance)


def fighters(table: Table, *places: str) -> list[int]:
    return [int(table.view(1).get(f"{place}.fighters", 0)) for place in places]


def test_the_woodenbots_base_cards_are_its_hand() -> None:  # [WB 1.1]
    seen = solo().view(1)
    assert [seen[f"card.WW0{k}"] for k in (1, 2, 3)] == ["hand.woodwalkers"] * 3
    assert seen["count.hand.woodwalkers"] == 3


def test_a_third_forge_still_wins() -> None:  # [WB 1.2]
    t = woodenbot("WW12").crystals(ic=5).iron(cobaltis=1).forge("chromia", "gallimor").foundation("cobaltis")
    t.hand("IC05").rewrite(IC05="build").play("IC05").choose("build cobaltis")
    assert t.winner == IRON


def test_five_cards_leave_the_persons_deck_alone() -> None:  # [WB 1.3]
    seen = solo().view(1)
    assert [key for key, where in seen.items() if where == "removed.ironclad"] == [
        "card.IC13",
        "card.IC17",
        "card.IC27",
        "card.IC33",
        "card.IC36",
    ]
    assert "count.removed.woodwalkers" not in seen


def test_pieces_start_as_with_two_players() -> None:  # [WB 1.4]
    table = solo()
    assert fighters(table, "ferrum", *INNER_MOUNTAINS) == [1, 3, 3, 3, 3]
    assert fighters(table, *OUTER_FORESTS) == [2] * 6


def test_the_inner_visions_are_the_deck_and_their_mountains_marked() -> None:  # [WB 1.5, 4.1]
    seen = solo().view(1)
    assert [m for m in MOUNTAINS if seen.get(f"{m}.possible")] == list(INNER_MOUNTAINS)
    assert {seen[f"card.V-{m}"] for m in INNER_MOUNTAINS} == {"visions.deck"}
    assert {seen[f"card.V-{m}"] for m in OUTER_MOUNTAINS} == {"visions.discard"}


def test_it_starts_disruptive() -> None:  # [WB 1.6]
    seen = solo().view(1)
    assert (seen["woodenbot.side"], seen["woodenbot.level"], seen["woodenbot.spirits"]) == ("disruptive", 0, 0)


# -- difficulty


@pytest.mark.parametrize("level", range(16))
def test_a_level_spreads_over_the_options(level: int) -> None:  # [WB 2.1]
    assert level_of(SPREAD[level]) == level
    assert solo(woodenbot__level=level).view(1)["woodenbot.level"] == level


def test_what_is_asked_for_wins_over_the_level() -> None:  # [WB 2.1]
    assert difficulty("woodenbot", 15, {"woodenbot.spirits": 0, "woodenbot.garrison": 2}) == [1, 0, 1, 1, 2]
    assert solo(woodenbot__level=15, woodenbot__spirits=0, woodenbot__garrison=2).view(1)["woodenbot.level"] == 9


def test_two_markers_at_the_spirits_stay_through_the_first_preparation() -> None:  # [WB 2.3, 3.3]
    table = solo(woodenbot__spirits=1)
    table.choose("draw-two")
    assert table.view(1)["woodenbot.spirits"] == 2


def test_two_tokens_stay_in_the_box() -> None:  # [WB 2.4]
    assert solo(woodenbot__fewer_forges=1).view(1)["boxed-tokens"] == 2
    t = woodenbot("WW12").iron(chromia=1, cobaltis=1).foundation("gallimor", "plumbarum", "cobaltis")
    t.cells["boxed_tokens"] = 2
    t.hand("IC05").rewrite(IC05="foundation").play("IC05")
    assert t.step == "ActionTurn" or "foundation chromia" not in t.options()
    assert t.why_not("foundation chromia")


def test_four_cards_into_the_first_hand() -> None:  # [WB 2.5]
    table = solo(woodenbot__four_cards=1, draw_four=0, told_chance=True)
    drawn = 0
    while table.decision is not None and table.decision.seat < 0 and "expend" not in table.notation(first(table)):
        drawn += table.notation(first(table)).startswith("draw WW")
        table.choose(first(table))
    assert drawn == 4


def first(table: Table) -> int:
    assert table.decision is not None
    return int(table.decision.options[0])


@pytest.mark.parametrize("garrison", range(6))
def test_extra_fighters_of_the_garrison(garrison: int) -> None:  # [WB 2.6]
    table = solo(woodenbot__garrison=garrison)
    assert sum(fighters(table, *OUTER_FORESTS)) == 12 + (6 if garrison == 5 else garrison)
    assert max(fighters(table, *OUTER_FORESTS)) <= 3


# -- the round


def test_preparation_pays_two_and_one_and_shuffles_the_hand() -> None:  # [WB 3.1, 3.2]
    table = solo(told_chance=True, draw_four=0)
    while table.decision is not None and not table.notation(first(table)).startswith(("reveal", "expend")):
        table.choose(first(table))
    seen = table.view(1)
    assert (seen["crystals.ironclad"], seen["crystals.woodwalkers"]) == (2, 1)
    assert seen["count.hand.woodwalkers"] == 5
    assert "@" not in table.position().split("hand.woodwalkers = ")[1].split("]")[0]


def test_marks_and_spirits_stay_and_nothing_of_it_goes_on() -> None:  # [WB 3.3, 4.2]
    t = woodenbot("WW12").spirits(25)
    t.preparation()
    t.open()
    assert int(t.open().view(1)["woodenbot.spirits"]) >= 24
    assert not any(key.startswith("count.ongoing") for key in t.open().view(1))


def test_a_beginners_deck_is_sorted_for_the_woodenbot_too() -> None:  # [WB 3.2] [IW R17.2]
    table = solo(beginner=1, told_chance=True)
    assert table.notation(first(table)) == "draw WW04"


def test_draws_go_to_the_bottom_or_the_top() -> None:  # [WB 3.6]
    t = woodenbot("WW04", "WW05").do(DrawUnseen(0, 0), DrawUnseen(0, 1)).tell("draw WW30", "draw WW31")
    assert t.bot_hand == ["WW31", "WW04", "WW05", "WW30"]
    seen = t.open().view(1)
    assert "card.WW30" not in seen
    assert seen["count.hand.woodwalkers"] == 4


# -- whole games


@pytest.mark.parametrize("level", [0, 7, 15])
def test_whole_games_against_random_play(level: int) -> None:
    made_of = content("ironwood", options=SOLO | {"woodenbot.level": level})
    for seed in range(10):
        match = new_match(game_named("ironwood"), made_of, seeded(seed))
        play_agents(match, [agent_named("random"), agent_named("random", seed)])
        assert match.outcome is not None


@pytest.mark.slow
def test_a_whole_game_against_a_player_that_looks_ahead() -> None:
    match = new_match(game_named("ironwood"), content("ironwood", options=SOLO), seeded(4))
    play_agents(match, [agent_named("random"), agent_named("greedy", 1)])
    assert match.outcome is not None


def test_every_choice_is_traced_with_its_rule_and_its_winner() -> None:
    rng = seeded(5)
    table = solo(3, woodenbot__level=15)
    while not table.over:
        question = table.decision
        assert question is not None
        assert question.seat == 1
        table.choose(int(question.options[rng.below(len(question.options))]))
    traces = [told for told in table.story if isinstance(told, Trace)]
    assert len(traces) > 20
    for trace in traces:
        assert trace.cite.startswith("WB ")
        kept = trace.sieve[-1].kept if trace.sieve else trace.candidates
        assert trace.winner in kept or (trace.winner == -1 and not kept)
    assert not [told for told in table.story if told.cite.startswith("IB ")]


def test_a_game_with_chance_told_is_recorded_and_replayed() -> None:  # [WB 11.1]
    table = solo(2, told_chance=True, woodenbot__level=15)
    rng = seeded(11)
    while not table.over:
        question = table.decision
        assert question is not None
        table.choose(int(question.options[rng.below(len(question.options))]), int(question.seat))
    for told in ("= reveal V-", "= expend WW", "= die ", "= return V-"):
        assert told in table.record()
    assert clockwood.replay(table.record()).record() == table.record()


# -- positions


def refusal(text: str) -> str:
    with pytest.raises(BadInput) as found:
        clockwood.load(text)
    return str(found.value)


def test_an_unknown_side_or_none_is_named() -> None:  # [WB 1.6]
    assert "state.aid: no aid is called 'sleepy'" in refusal(woodenbot("WW12", side="sleepy").text())
    assert "state.aid: disruptive or exalted" in refusal(solo().position().replace('aid = "disruptive"\n', ""))


@pytest.mark.parametrize(
    ("marked", "said"),
    [
        ({"zincur": 1}, "state.possible_mountains.auria: not marked, but V-auria lies in visions.deck [WB 4.1]"),
        ({"zincur": 1}, "state.possible_mountains.zincur: marked, but V-zincur lies in visions.discard [WB 4.1]"),
        ({"auria": 1, "ferrum": 1}, "state.possible_mountains.ferrum: no vision is of Ferrum"),
    ],
)
def test_marks_that_do_not_match_the_vision_deck_are_named(marked: dict[str, int], said: str) -> None:  # [WB 4.1]
    t = woodenbot("WW12", possible=("auria",))
    t.rows["possible_mountains"] = marked
    assert said in refusal(t.text())


def test_cards_the_woodenbot_cannot_have_or_lacks_are_named() -> None:  # [WB 1.5, 3.3, 5.5]
    t = woodenbot("WW12", possible=("auria",))
    t.zones["visions.discard"].remove("V-zincur")
    held = refusal(t.put("visions.hand", "V-zincur").text())
    assert "V-zincur lies in visions.hand; the Woodenbot holds and burns no visions" in held
    ongoing = refusal(woodenbot("WW12").ongoing(WW14=1).text())
    assert "cards.ongoing.woodwalkers: the Woodenbot has no ongoing cards" in ongoing
    empty = refusal(woodenbot().no_deck("woodwalkers").text())
    assert "cards.hand.woodwalkers: the Woodenbot has no hand, and no card to draw" in empty


def test_more_than_two_tokens_in_the_box_are_refused() -> None:  # [WB 2.4]
    t = woodenbot("WW12")
    t.cells["boxed_tokens"] = 3
    assert "state.boxed_tokens: 3 is above 2 [WB 2.4]" in refusal(t.text())


@pytest.mark.parametrize("cell", ['aid = "exalted"', "spirits = 1", "possible_mountains = { auria = 1 }"])
def test_a_table_without_the_woodenbot_has_nothing_of_it(cell: str) -> None:  # [WB 1.6]
    text = clockwood.new("ironwood", seed=1).position().replace("[state]", f"[state]\n{cell}")
    assert "state.aid: the Woodenbot does not play at this table" in refusal(text)


def test_marks_left_out_are_those_of_the_vision_deck() -> None:  # [WB 4.1]
    t = woodenbot("WW12", possible=("auria", "chromia"))
    t.rows["possible_mountains"] = {}
    t.open()
    assert t.marked == {"auria", "chromia"}


def test_its_marks_are_drawn_and_explained() -> None:  # [WB 4.1]
    match = woodenbot("WW12", possible=("chromia",)).open().match
    assert ("!", "mark") in [piece for line in match.game.sketch(match, 1, "map") for piece in line]
    drawn = match.game.sketch_of(match, 1, "mountain", match.content.names["mountain"].index("chromia"))
    assert "sketch-possible" in [text for line in drawn for text, _ in line]


def test_naming_the_woodenbot_for_its_seat() -> None:  # [WB 2.1]
    table = clockwood.new("ironwood", seed=1, seats={"woodwalkers": "woodenbot:7"})
    assert table.view(1)["woodenbot.level"] == 7
