"""Setting up against the Ironbot, its difficulty, its round and its marks; whole games."""

import pytest

import clockwood
from clockwood.agents.play import play_agents
from clockwood.agents.registry import agent_named
from clockwood.api import content
from clockwood.games.ironwood.bots.common.difficulty import SPREAD, difficulty, level_of
from clockwood.games.ironwood.rules.burning import Burn
from clockwood.games.ironwood.rules.discovering import Discover
from clockwood.kernel.errors import BadOption, BadPosition
from clockwood.kernel.game import new_match
from clockwood.kernel.options import Value
from clockwood.kernel.rng import seeded
from clockwood.kernel.table import Table
from clockwood.kernel.trace import Trace
from clockwood.registry import game_named
from games.ironwood.automata.bot import bot
from games.ironwood.builder import INNER_MOUNTAINS, OUTER_MOUNTAINS, WOOD

SOLO: dict[str, Value] = {"automaton": "ironbot"}


def solo(seed: int = 7, **options: Value) -> Table:
    named = {key.replace("__", ".").replace("_", "-"): value for key, value in options.items()}
    return clockwood.new("ironwood", seed=seed, options=SOLO | named)


def fighters(table: Table, *mountains: str) -> list[int]:
    return [int(table.view(0).get(f"{mountain}.fighters", 0)) for mountain in mountains]


def test_the_ironbots_base_cards_are_its_hand() -> None:  # [IB 1.1]
    seen = solo(draw_four=0).view(0)
    assert [seen[f"card.IC0{k}"] for k in (1, 2, 3)] == ["hand.ironclad"] * 3
    assert seen["count.hand.ironclad"] == 5


def test_four_cards_leave_the_persons_deck_alone() -> None:  # [IB 1.3] [IW A9, A10]
    seen = solo().view(0)
    assert [key for key, where in seen.items() if where == "removed.woodwalkers"] == [
        "card.WW17",
        "card.WW19",
        "card.WW22",
        "card.WW36",
    ]
    assert "count.removed.ironclad" not in seen


def test_pieces_and_visions_start_as_with_two_players() -> None:  # [IB 1.4]
    table = solo()
    assert fighters(table, "ferrum", *INNER_MOUNTAINS) == [1, 3, 3, 3, 3]
    assert table.view(0)["count.visions.deck"] == 9


def test_it_starts_expansive_and_alert() -> None:  # [IB 1.5]
    seen = solo().view(0)
    assert (seen["ironbot.stance"], seen["ironbot.side"], seen["ironbot.level"]) == ("expansive", "alert", 0)


def test_a_third_secured_totem_still_wins() -> None:  # [IB 1.2]
    t = bot("IC04").secured(2).wood(m1=2).totems(m1=1)
    t.play("WW03")
    while t.winner == "" and t.asked == WOOD:
        carry = [option for option in t.options() if option.startswith("carry m1 o1")]
        t.choose(carry[0] if carry else t.options()[0])
    assert t.winner == WOOD


# -- difficulty


@pytest.mark.parametrize("level", range(16))
def test_a_level_spreads_over_the_options(level: int) -> None:  # [IB 2.1]
    assert level_of(SPREAD[level]) == level
    assert solo(ironbot__level=level).view(0)["ironbot.level"] == level


def test_what_is_asked_for_wins_over_the_level() -> None:  # [IB 2.1]
    assert difficulty("ironbot", 15, {"ironbot.golem": 0, "ironbot.garrison": 2}) == [1, 0, 1, 1, 2]
    assert solo(ironbot__level=15, ironbot__golem=0, ironbot__garrison=2).view(0)["ironbot.level"] == 9


def test_a_golem_on_ferrum() -> None:  # [IB 2.3]
    assert solo(ironbot__golem=1).view(0)["ferrum.golems"] == 1


def test_two_foundations_on_random_outer_mountains() -> None:  # [IB 2.4]
    table = clockwood.new("ironwood", seed=1, options=SOLO | {"ironbot.foundations": 1}, told_chance=True)
    table.choose("draw V-auria")
    table.choose("foundation chromia")
    assert table.decision is not None
    offered = [table.notation(int(action)) for action in table.decision.options]
    assert offered == [f"foundation {mountain}" for mountain in OUTER_MOUNTAINS if mountain != "chromia"]
    table.choose("foundation gallimor")
    assert (table.view(0)["chromia.forge"], table.view(0)["gallimor.forge"]) == (1, 1)


def test_four_cards_into_the_first_hand() -> None:  # [IB 2.5]
    assert solo(ironbot__four_cards=1, draw_four=0).view(0)["count.hand.ironclad"] == 7


@pytest.mark.parametrize("garrison", range(6))
def test_extra_fighters_of_the_garrison(garrison: int) -> None:  # [IB 2.6]
    table = solo(ironbot__garrison=garrison)
    assert sum(fighters(table, *INNER_MOUNTAINS)) == 12 + min(garrison, 4)
    assert max(fighters(table, *INNER_MOUNTAINS)) <= 4
    assert fighters(table, "ferrum") == [2 if garrison == 5 else 1]


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(BadOption, match="no novice"):
        content("ironwood", options=SOLO | {"handicap.ironclad": 1})
    with pytest.raises(BadOption, match="no novice"):
        content("ironwood", options={"automaton": "woodenbot", "handicap.woodwalkers": 1})


# -- the round


def test_preparation_pays_one_and_two_and_shuffles_the_hand() -> None:  # [IB 3.1, 3.2]
    t = bot("IC04", "IC05")
    t.preparation()
    table = t.open()
    t.expect(ww=1, ic=2)
    assert len(t.bot_hand) == 4
    cells = table.position().split("hand.ironclad = ")[1].split("]")[0]
    assert "@" not in cells


def test_a_beginner_sorts_only_the_own_deck_against_the_ironbot() -> None:  # [IB 3.2] [IW R17.2, A10]
    seen = solo(beginner=1).view(0)
    assert (seen["card.WW04"], seen["card.WW05"]) == ("hand.woodwalkers", "hand.woodwalkers")
    assert not [key for key in seen if key > "card.IC03" and seen[key] == "hand.ironclad"]


# -- marks


def test_a_discovery_is_marked_for_good() -> None:  # [IB 4.1, 4.2]
    t = bot("IC38").wood(m2=2).hand("V-chromia").do(Discover())
    t.choose("discover chromia m2")
    assert t.open().view(0)["chromia.known"] == 1
    assert "bot-marked-mountain" in t.told()


def test_a_burned_vision_is_open_and_marked() -> None:  # [IB 4.1]
    t = bot("IC38").hand("V-zincur").do(Burn(0, 1, 2)).choose("burn V-zincur")
    assert t.open().view(1)["card.V-zincur"] == "visions.burned"
    assert t.open().view(1)["zincur.known"] == 1


# -- whole games


@pytest.mark.parametrize("level", [0, 7, 15])
def test_whole_games_against_random_play(level: int) -> None:
    made_of = content("ironwood", options=SOLO | {"ironbot.level": level})
    for seed in range(10):
        match = new_match(game_named("ironwood"), made_of, seeded(seed))
        play_agents(match, [agent_named("random", seed), agent_named("random")])
        assert match.outcome is not None


@pytest.mark.slow
def test_a_whole_game_against_a_player_that_looks_ahead() -> None:
    match = new_match(game_named("ironwood"), content("ironwood", options=SOLO), seeded(4))
    play_agents(match, [agent_named("greedy", 1), agent_named("random")])
    assert match.outcome is not None


def test_every_choice_is_traced_with_its_rule_and_its_winner() -> None:
    table = solo(3, ironbot__level=15)
    rng = seeded(5)
    while not table.over:
        question = table.decision
        assert question is not None
        assert question.seat == 0
        table.choose(int(question.options[rng.below(len(question.options))]))
    traces = [told for told in table.story if isinstance(told, Trace)]
    assert len(traces) > 20
    for trace in traces:
        assert trace.cite.startswith("IB ")
        kept = trace.sieve[-1].kept if trace.sieve else trace.candidates
        assert trace.winner in kept or (trace.winner == -1 and not kept)


def test_the_same_seed_gives_the_same_solo_game() -> None:
    assert solo(5).record() == solo(5).record()


def test_a_turn_with_chance_told_is_recorded_and_replayed() -> None:  # [IB 10.1]
    table = clockwood.new("ironwood", seed=2, options=SOLO | {"draw-four": 0}, told_chance=True)
    rng = seeded(11)
    while "= die" not in table.record():
        question = table.decision
        assert question is not None
        table.choose(int(question.options[rng.below(len(question.options))]), int(question.seat))
    assert "= expend IC" in table.record()
    assert clockwood.replay(table.record()).record() == table.record()


def test_a_position_without_a_stance_is_named() -> None:  # [IB 1.5]
    text = solo().position().replace('stance = "expansive"\n', "")
    with pytest.raises(BadPosition, match="one of three"):
        clockwood.load(text)
    alone = clockwood.new("ironwood", seed=1).position().replace("[state]", '[state]\nstance = "expansive"')
    with pytest.raises(BadPosition, match="does not play at this table"):
        clockwood.load(alone)


def test_a_tables_marks_are_drawn_and_explained() -> None:  # [IB 4.1]
    t = bot("IC38").known("chromia")
    match = t.open().match
    assert ("!", "mark") in [piece for line in match.game.sketch(match, 0, "map") for piece in line]
    drawn = match.game.sketch_of(match, 0, "mountain", match.content.names["mountain"].index("chromia"))
    assert "sketch-known" in [text for line in drawn for text, _ in line]
