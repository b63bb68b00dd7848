import pyspiel
import pytest

from clockwood import registry
from clockwood.kernel.rng import seeded
from clockwood.rl import spiel
from clockwood.testing.play import any_of

GAMES = [name for name in registry.names() if name not in {"beacons", "pearls"}]


@pytest.fixture(autouse=True)
def _known() -> None:
    spiel.register()


def loaded(game: str, options: str = "") -> spiel.ClockwoodGame:
    name = spiel.PREFIX + game.replace("-", "_")
    found = pyspiel.load_game(f"{name}(options={options})" if options else name)
    assert isinstance(found, spiel.ClockwoodGame)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_simulations_of_open_spiel_find_nothing_wrong(game: str) -> None:
    pyspiel.random_sim_test(loaded(game), num_sims=2, serialize=True, verbose=False)
    assert loaded(game).get_type().provides_observation_tensor


def test_the_shortest_game_passes_the_simulations() -> None:
    game = loaded("iron-kings")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    assert game.num_players() == 2


def test_options_are_a_parameter() -> None:
    game = loaded("iron-kings", "players:3;seat.blue:rival:2")
    assert game.num_players() == 3
    assert game.learning.learners == ["red", "yellow"]
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.match.key() == state.match.key()


def test_chance_is_as_likely_as_the_rules_say() -> None:
    state = loaded("iron-kings").new_initial_state()
    uneven, rng = 0, seeded(1)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            uneven += len({chance for _, chance in outcomes}) > 1
        state.apply_action(any_of(rng, state.legal_actions()))
    assert uneven


def test_a_copy_goes_its_own_way() -> None:
    state = loaded("ironwood").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    copy = state.clone()
    before = str(state), state.match.key()
    copy.apply_action(copy.legal_actions()[0])
    assert (str(state), state.match.key()) == before
    assert copy.match.key() != state.match.key()


def test_observations_take_no_parameters() -> None:
    with pytest.raises(ValueError, match="observations take no parameters"):
        loaded("ironwood").make_py_observer(None, {"size": 3})
