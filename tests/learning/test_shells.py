"""The shells keep to the contracts of the libraries they are made for, by those libraries' own tests."""

import importlib
import pickle
import sys
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from clockwood import registry
from clockwood.kernel.errors import BadInput
from clockwood.kernel.learning.returns import returns
from clockwood.rl import Arrays, ClockwoodAEC, ClockwoodEnv, ClockwoodVectorEnv, Learning

GAMES = [name for name in registry.names() if name not in {"beacons", "pearls"}]
every_game = pytest.mark.parametrize("game", GAMES)
advised = pytest.mark.filterwarnings("ignore::UserWarning")
"""The tests warn of seats that are not called player_0, and of observations that hold a mask."""


@advised
@every_game
def test_pettingzoo_accepts_the_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(ClockwoodAEC(game, compact=True, history=1), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@advised
@every_game
def test_pettingzoo_finds_that_a_seed_fixes_the_match(game: str) -> None:
    seed_test(lambda: ClockwoodAEC(game), num_cycles=20)
    envs = [ClockwoodAEC(game) for _ in range(2)]
    for env in envs:
        env.reset(seed=5)
    assert envs[0].match.key() == envs[1].match.key()


def test_a_match_of_pettingzoo_ends_with_its_returns() -> None:
    env = ClockwoodAEC("iron-kings", compact=True)
    env.reset(seed=1)
    chance = np.random.default_rng(1)
    got: dict[str, float] = {}
    for seat in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        offered = np.flatnonzero(observation["action_mask"])
        assert (len(offered) == 0) == over
        if over:
            got[seat] = reward
        env.step(None if over else int(chance.choice(offered)))
    assert env.agents == []
    assert list(got.values()) == returns(env.match)
    assert sorted(got.values()) == [-1.0, 1.0]


def test_an_action_that_is_not_offered_is_refused() -> None:
    env = ClockwoodAEC("ironwood", compact=True)
    env.reset(seed=1)
    before = env.match.key()
    with pytest.raises(BadInput, match=r"action of \w+: 255 is not offered; the question has \d+ answers"):
        env.step(255)
    assert env.match.key() == before
    assert env.render()


@pytest.mark.parametrize("player", ["random", "ironbot:2"])
def test_seats_with_a_player_are_no_agents_of_pettingzoo(player: str) -> None:
    env = ClockwoodAEC("ironwood", {"ironclad": player}, compact=True)
    env.reset(seed=1)
    for _ in range(20):
        assert env.agent_selection == "woodwalkers"
        env.step(0)
    assert env.possible_agents == ["woodwalkers"]
    with pytest.raises(BadInput, match="players: no seat is left to learn"):
        ClockwoodAEC("ironwood", {"ironclad": player, "woodwalkers": "random"})


@advised
@every_game
def test_gymnasium_accepts_the_game(game: str) -> None:
    env = ClockwoodEnv(game, illegal="lose", compact=True, history=1)
    check_env(env, skip_render_check=True)
    assert env.reset(seed=1)[0]["observation"].dtype == np.int16


def played(env: ClockwoodEnv, seed: int) -> tuple[int, float]:
    """Play to the end at random; return the number of answers and the reward."""
    observation, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    for count in range(5_000):
        action = env.action_space.sample(observation["action_mask"])
        observation, reward, over, _, _ = env.step(action)
        assert env.observation_space.contains(observation)
        if over:
            return count, float(reward)
        assert reward == 0
    raise AssertionError("no end")


@pytest.mark.parametrize("opponent", ["ironbot:3", "greedy", "random"])
def test_opponents_are_agents_and_automata_by_name(opponent: str) -> None:
    env = ClockwoodEnv("ironwood", "woodwalkers", {"ironclad": opponent}, compact=True)
    assert played(env, 3) == played(env, 3)
    assert abs(played(env, 3)[1]) == 1
    assert env.render()


@pytest.mark.parametrize(
    ("seat", "opponents", "settings", "reason"),
    [
        ("red", {}, {}, "red: no seat to learn; there are woodwalkers, ironclad"),
        ("ironclad", {"ironclad": "ironbot:3"}, {}, "ironclad: no seat to learn; there are woodwalkers"),
        ("", {"woodwalkers": "greedy", "ironclad": "greedy"}, {}, "opponents: no seat is left to learn"),
        ("", {"ironclad": "nobody"}, {}, "ironclad=nobody: no such player"),
        ("", {}, {"illegal": "ignore"}, "illegal: 'ignore' is not known; there are refuse and lose"),
        ("", {}, {"history": -1}, "history: -1 is below 0"),
    ],
)
def test_a_table_that_cannot_be_made_is_refused(
    seat: str, opponents: dict[str, str], settings: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadInput) as caught:
        ClockwoodEnv("ironwood", seat, opponents, **settings)
    assert str(caught.value).startswith(reason)


def test_seats_are_given_by_name_or_number() -> None:
    """As everywhere else: `clockwood.new` takes both."""
    for seat, opponents in (("ironclad", {"woodwalkers": "greedy"}), (1, {0: "greedy"})):
        env = ClockwoodEnv("ironwood", seat, opponents, compact=True)
        assert (env.seat, env.learning.learners) == ("ironclad", ["ironclad"])
        assert env.learning.players == {"woodwalkers": "greedy"}
        env.reset(seed=1)
        named, numbered = (env.learning.observed(env.match, at) for at in ("ironclad", 1))
        assert (named["observation"] == numbered["observation"]).all()
        assert (named["action_mask"] == numbered["action_mask"]).all()
    assert ClockwoodEnv("ironwood", 1).learning.players == {"woodwalkers": "random"}
    assert ClockwoodVectorEnv("ironwood", 2, 1, {"woodwalkers": "random"}).seat == "ironclad"
    several = ClockwoodAEC("ironwood", {0: "random"}, compact=True)
    several.reset(seed=1)
    assert several.possible_agents == ["ironclad"]
    assert several.observation_space(np.int64(1)) is several.observation_space("ironclad")
    assert (several.observe(1)["observation"] == several.observe("ironclad")["observation"]).all()


@pytest.mark.parametrize("seat", [2, -1, "red"])
def test_a_seat_that_is_not_there_is_refused_by_name_or_number(seat: str | int) -> None:
    with pytest.raises(BadInput, match=f"{seat}: no seat to learn; there are woodwalkers, ironclad"):
        ClockwoodEnv("ironwood", seat)
    with pytest.raises(BadInput, match=rf"{seat}(=random)?: no such seat; there are woodwalkers, ironclad"):
        ClockwoodAEC("ironwood", {seat: "random"})
    twice: dict[str | int, str] = {"woodwalkers": "random", 0: "greedy"}
    with pytest.raises(BadInput, match="woodwalkers: is named twice, by name and by number"):
        ClockwoodAEC("ironwood", twice)


@pytest.mark.parametrize("compact", [True, False])
def test_the_shells_show_what_each_place_stands_for(compact: bool) -> None:
    env = ClockwoodEnv("ironwood", "woodwalkers", compact=compact)
    several = ClockwoodAEC("ironwood", compact=compact)
    vector = ClockwoodVectorEnv("ironwood", 2, compact=compact)
    several.reset(seed=1)
    seen = [env.reset(seed=1)[0], several.observe(several.agent_selection), vector.reset(seed=1)[0]]
    assert [("choices" in each) for each in seen] == [compact] * 3
    for match, each in zip((env.match, several.match), seen, strict=False):
        assert match.question is not None
        actions = [int(action) for action in match.question.options]
        shown = each["choices"] if compact else np.flatnonzero(each["action_mask"])
        assert shown[: len(actions)].tolist() == (actions if compact else sorted(actions))
        assert (shown[len(actions) :] == -1).all()
    assert env.observation_space.contains(seen[0])
    assert vector.observation_space.contains(seen[2])


def test_what_a_learner_holds_says_what_it_is() -> None:
    learning = Learning("ironwood", players={"ironclad": "ironbot:5"}, history=2, compact=True)
    assert repr(learning) == "<learning of ironwood, woodwalkers, against ironclad (ironbot:5)>"
    encoding = learning.encoding
    assert repr(encoding) == f"<encoding {encoding.digest} of ironwood, {encoding.width} numbers, 2 last answers>"
    assert repr(learning.answers) == "<answers by place, 256>"
    assert repr(learning.batch(3)) == "<batch of 3 matches of ironwood, 3 begun>"
    both = Learning("ironwood")
    assert repr(both) == "<learning of ironwood, woodwalkers, ironclad>"
    assert repr(both.answers) == f"<answers by action, {both.game.vocabulary.size}>"
    assert repr(both.encoding) == f"<encoding {both.encoding.digest} of ironwood, {both.encoding.width} numbers>"


def test_an_environment_says_how_it_stands() -> None:
    env = ClockwoodEnv("ironwood", illegal="lose", compact=True)
    against = "ironwood, woodwalkers, against ironclad (random)"
    assert repr(env) == str(env) == f"<environment of {against}, not begun>"
    env.reset(seed=1)
    assert repr(env) == f"<environment of {against}, asked>"
    over = False
    while not over:
        _, _, over, _, _ = env.step(0)
    assert repr(env) == f"<environment of {against}, over>"


def test_an_illegal_action_is_refused_or_loses() -> None:
    env = ClockwoodEnv("ironwood", compact=True)
    env.reset(seed=1)
    before = env.match.key()
    with pytest.raises(BadInput, match="255 is not offered"):
        env.step(255)
    assert env.match.key() == before
    env = ClockwoodEnv("ironwood", compact=True, illegal="lose")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(255)
    assert (reward, over, info) == (-1.0, True, {"illegal": True})


def test_many_matches_follow_each_other_in_a_vector() -> None:
    env = ClockwoodVectorEnv("iron-kings", 4, opponents={"yellow": "random"}, compact=True)
    observation, _ = env.reset(seed=1)
    ended = 0
    for _ in range(120):
        assert env.observation_space.contains(observation)
        observation, rewards, over, cut, infos = env.step(env.sample())
        assert (rewards[~over] == 0).all()
        assert not cut.any()
        if over.any():
            ended += int(over.sum())
            assert (infos["_final_obs"] == over).all()
            place = next(f.offset for f in env.learning.encoding.fields if f.name == "over")
            assert (infos["final_obs"]["observation"][over][:, place] == 1).all()
            assert env.observation_space.contains(infos["final_obs"])
            assert (infos["final_obs"]["choices"] == -1).all()
    assert ended


@pytest.mark.parametrize(
    ("actions", "reason"),
    [
        ([0.5, 0.0], "actions: whole numbers are needed, not float64"),
        ([0], "actions: 2 numbers of 8 bytes are needed; the buffer has 8 bytes"),
        ([0, 200], "match 1: 200 is not offered; the question has 2 answers"),
    ],
)
def test_actions_that_do_not_fit_a_vector_are_refused(actions: list[Any], reason: str) -> None:
    arrays = Arrays(Learning("ironwood", compact=True).batch(2, 1))
    before = [arrays.batch.match(k).key() for k in range(2)]
    with pytest.raises(BadInput) as caught:
        arrays.step(actions)
    assert str(caught.value) == reason
    assert [arrays.batch.match(k).key() for k in range(2)] == before
    with pytest.raises(ValueError, match="read-only"):
        arrays.observations[0, 0] = 1


def test_a_seed_fixes_a_vector() -> None:
    envs = [ClockwoodVectorEnv("ironwood", 2, longest=10) for _ in range(2)]
    shown = []
    for env in envs:
        env.reset(seed=3)
        steps = [env.step(env.sample()) for _ in range(12)]
        assert any(cut.any() for _, _, _, cut, _ in steps)
        shown.append(np.concatenate([observation["observation"] for observation, *_ in steps]))
    assert (shown[0] == shown[1]).all()


def test_a_package_that_is_missing_is_named_with_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("clockwood.rl")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ModuleNotFoundError, match=r"pettingzoo: not installed; `pip install '\.\[rl\]'`"):
        importlib.import_module("clockwood.rl")


def test_a_game_to_learn_can_be_sent_to_another_process() -> None:
    learning = Learning("iron-kings", options={"players": 3}, history=2, compact=True)
    again = pickle.loads(pickle.dumps(learning))  # noqa: S301 - what we wrote
    assert again.encoding.digest == learning.encoding.digest
    assert (again.answers.size, again.seats) == (learning.answers.size, learning.seats)
