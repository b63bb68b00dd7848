"""The level `learned`: it plays where a game brings a network that knows the table, and is refused elsewhere."""

import pytest

import clockwood
from clockwood import api
from clockwood.agents.ismcts.agent import IsmctsAgent
from clockwood.agents.learned import shipped
from clockwood.agents.learned.agent import LearnedAgent
from clockwood.agents.play import play_agents
from clockwood.agents.registry import agent_named, agent_names, offered_agents, our_agents, thinker
from clockwood.kernel.agent import Agent
from clockwood.kernel.errors import BadInput, UnknownName
from clockwood.kernel.game import Game, new_match
from clockwood.kernel.rng import seeded
from clockwood.kernel.vocabulary import Vocabulary
from clockwood.lab.games import LIMIT
from clockwood.lab.players import must_be_agent, orders, player_named, seated
from clockwood.lab.simulate import line_up
from clockwood.registry import game_named, names
from clockwood.terminal.search_report import think

IRONWOOD = game_named("ironwood")
TWO = ("woodwalkers", "ironclad")


@pytest.mark.parametrize("side", TWO)
def test_it_answers_for_its_seat_until_a_person_is_asked(side: str) -> None:
    table = clockwood.new("ironwood", seed=5, seats={side: "learned"})
    table.play()
    asked = table.decision
    assert asked is not None
    assert table.seat_names[asked.seat] != side
    assert table.players[side] == "learned"
    table.choose(int(asked.options[0]))
    table.play()
    assert any(line.startswith(side) for line in table.lines)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_small_match_plays(seat: int) -> None:
    match = new_match(IRONWOOD, api.content("ironwood"), seeded(3))
    others: list[Agent] = [agent_named("random", 1), agent_named("random", 2)]
    others[seat] = thinker("learned", 1, iterations=3)
    play_agents(match, others)
    assert match.outcome is not None


def test_only_a_game_with_a_network_has_it() -> None:
    assert [name for name in names() if "learned" in our_agents(game_named(name))] == ["ironwood"]
    assert "learned" in agent_names(game=IRONWOOD)
    assert "learned" in offered_agents(IRONWOOD)
    assert "learned" not in agent_names()
    with pytest.raises(UnknownName, match="no such player; there are person, random"):
        clockwood.new("forge-war", seats={"yellow": "learned"})
    with pytest.raises(UnknownName, match="learned: no such agent"):
        must_be_agent("learned")


@pytest.mark.parametrize("options", [{"seat.ironclad": "ironbot"}, {"seat.ironclad": "ironbot:7", "beginner": 1}])
def test_a_table_with_an_automaton_is_refused(options: dict[str, str | int]) -> None:
    reason = "woodwalkers=learned: the network has learnt tables without automata"
    with pytest.raises(BadInput, match=reason):
        clockwood.new("ironwood", seats={"woodwalkers": "learned"}, options=options)
    with pytest.raises(BadInput, match=reason):
        line_up("ironwood", {"woodwalkers": "learned"}, options)


def test_it_meets_no_automaton_in_a_tournament() -> None:
    named = [player_named(IRONWOOD, text) for text in ("learned", "strong", "ironbot")]
    players = [player for player in named if player is not None]
    cells = [seated("ironwood", order, {}, (), 0, LIMIT) for order in orders(players, 2)]
    met = {cell.players for cell in cells if cell is not None}
    assert {("learned", "strong"), ("strong", "learned")} <= met
    assert any("strong" in pair and players[2].name in pair for pair in met)
    assert not any("learned" in pair and players[2].name in pair for pair in met)


@pytest.mark.parametrize("options", IRONWOOD.variants[:4])
def test_modes_and_rulings_of_a_table_for_two_fit(options: dict[str, str | int]) -> None:
    match = new_match(IRONWOOD, api.content("ironwood", None, options), seeded(1))
    assert match.question is not None
    assert thinker("learned", 1, iterations=9).choose(match, match.question.seat) in match.question.options


def test_agents_of_one_table_share_what_never_changes() -> None:
    content = api.content("ironwood")
    assert shipped.shipped_layers(IRONWOOD, content) is shipped.shipped_layers(IRONWOOD, content)
    for number in range(2 * shipped.MOST_KEPT):
        shipped.shipped_layers(IRONWOOD, api.content("ironwood", None, {"handicap.ironclad": number % 5}))
    assert len(shipped.MADE) <= shipped.MOST_KEPT


def test_an_agent_without_weights_at_another_game_is_refused() -> None:
    match = api.simulated("forge-war", 1, api.content("forge-war"))
    assert match.question is not None
    with pytest.raises(BadInput, match="no network has learnt forge-war"):
        agent_named("learned").choose(match, match.question.seat)


@pytest.mark.parametrize("home", ["clockwood.games.forge_war.game", "nowhere.at_all", "__main__", "builtins"])
def test_a_game_without_weights_or_without_a_file_has_no_network(home: str) -> None:
    game = Game("made-up", home, 1, ["one", "two"], [], Vocabulary({"seat": 2}), [], [])
    assert shipped.weights_file(game) is None
    assert our_agents(game) == our_agents()


def test_it_searches_with_another_budget() -> None:
    agent = thinker("learned", 1, iterations=9)
    assert isinstance(agent, LearnedAgent)
    assert agent.settings.iterations == 9
    table = clockwood.new("ironwood", seed=2)
    seat = int(table.match.question.seat) if table.match.question is not None else 0
    assert think(table, seat, "learned", iterations=9).iterations == 9
    assert isinstance(thinker("strong"), IsmctsAgent)
