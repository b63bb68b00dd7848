"""A network of whole numbers: read from its file, refused where it does not fit, the same in equal knowledge."""

import importlib.util
import math
import random
from pathlib import Path

import pytest

from clockwood import api
from clockwood.agents.ismcts.settings import SearchSettings
from clockwood.agents.learned.agent import LearnedAgent
from clockwood.agents.learned.chances import foretold, play_forced
from clockwood.agents.learned.layers import FINE, MOST, ONE, Layers
from clockwood.agents.learned.network import Network
from clockwood.agents.learned.tables import layers_of
from clockwood.agents.learned.weights import Weights, vocabulary_digest, weights_in, written
from clockwood.agents.play import agent_action
from clockwood.kernel.errors import BadInput
from clockwood.kernel.game import blind, new_match
from clockwood.kernel.learning.encoding import Encoding
from clockwood.kernel.match import Match
from clockwood.kernel.rng import seeded
from clockwood.registry import game_named

GAME = game_named("ironwood")
CONTENT = api.content("ironwood")
ENCODING = Encoding(GAME, CONTENT)
HIDDEN, UNITS, VALUES = 8, 4, 3


def made(**said: object) -> Weights:
    """Weights drawn at random, for three values of each field."""
    chance = random.Random(5)  # noqa: S311 - weights, no secrets
    width, actions = int(ENCODING.width), list(range(0, GAME.vocabulary.size, 2))
    sizes = {
        "rows": width * VALUES * HIDDEN, "bias": HIDDEN, "second": HIDDEN * UNITS, "second_bias": UNITS,
        "third": UNITS, "third_bias": 1, "policy": len(actions) * HIDDEN, "policy_bias": len(actions),
    }  # fmt: skip
    arrays = {name: [chance.randint(-20, 20) for _ in range(size)] for name, size in sizes.items()}
    arrays.update(usual=[0] * width, low=[0] * width, high=[VALUES - 1] * width, actions=actions)
    about: dict[str, object] = {
        "game": "ironwood", "vocabulary": vocabulary_digest(GAME), "encoding": ENCODING.digest,
        "hidden": HIDDEN, "units": UNITS,
    }  # fmt: skip
    return Weights({**about, **said}, arrays)


WEIGHTS = made()


def table(seed: int, decisions: int = 0) -> Match:
    match = new_match(GAME, CONTENT, seeded(seed))
    for _ in range(decisions):
        assert match.question is not None
        match.answer(match.question.options[0])
    return match


def plainly(match: Match, seat: int) -> tuple[float, list[float]]:
    """The value and the scores of the offered answers, summed up one number after the other."""
    arrays = WEIGHTS.arrays
    seen = memoryview(bytearray(2 * int(ENCODING.width))).cast("h")
    ENCODING.write(match, seat, seen)
    units = list(arrays["bias"])
    for field, value in enumerate(seen):
        if value:
            at = (field * VALUES + min(max(value, 0), VALUES - 1)) * HIDDEN
            units = [unit + arrays["rows"][at + k] for k, unit in enumerate(units)]
    units = [min(max(unit, 0), int(MOST)) for unit in units]
    inner = [
        max(0, arrays["second_bias"][k] + sum(unit * arrays["second"][j * UNITS + k] for j, unit in enumerate(units)))
        for k in range(UNITS)
    ]
    total = arrays["third_bias"][0] + sum(a * b for a, b in zip(inner, arrays["third"], strict=True))
    scores = []
    assert match.question is not None
    for action in match.question.options:
        row, left_out = divmod(action, 2)
        policy = arrays["policy"][row * HIDDEN : (row + 1) * HIDDEN]
        score = arrays["policy_bias"][row] + sum(a * b for a, b in zip(units, policy, strict=True))
        scores.append(0.0 if left_out else score / float(ONE * FINE))
    return 1 / (1 + math.exp(-total / float(ONE * FINE * FINE))), scores


@pytest.mark.parametrize("decisions", [0, 9, 30])
def test_units_in_one_number_are_the_units_one_by_one(decisions: int) -> None:
    match = table(3, decisions)
    assert match.question is not None
    seat = int(match.question.seat)
    network = Network(Layers(ENCODING, WEIGHTS))
    network.sense(match, seat)
    value, scores = plainly(match, seat)
    assert network.value() == value
    assert [network.score(action) for action in match.question.options] == scores
    assert sum(network.shares(match.question)) == pytest.approx(1)


def test_a_file_holds_all_of_it() -> None:
    again = weights_in(written(WEIGHTS))
    assert again.arrays == WEIGHTS.arrays
    assert again.word("encoding") == ENCODING.digest


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "is no file of weights"),
        (b"{}\nnothing", "is no file of weights"),
        (written(WEIGHTS)[:-40], "is no file of weights"),
        (written(WEIGHTS).replace(b"network 1", b"network 9"), "this version reads"),
        (written(WEIGHTS).replace(b'"bias": 8', b'"bias": 9'), "cut off or too long"),
    ],
)
def test_what_is_no_file_of_weights_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        weights_in(data)


@pytest.mark.parametrize(
    ("weights", "reason"),
    [
        (made(game="root"), "learnt for root"),
        (made(vocabulary="0"), "another vocabulary"),
        (made(encoding="0"), "other cells or cards"),
        (made(hidden=12), "do not fit together"),
    ],
)
def test_weights_of_another_table_are_refused(weights: Weights, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        layers_of(GAME, CONTENT, weights)


def test_a_table_with_an_automaton_is_refused() -> None:
    content = api.content("ironwood", None, {"seat.ironclad": "ironbot:3"})
    with pytest.raises(BadInput, match="without automata"):
        layers_of(GAME, content, WEIGHTS)


def test_units_that_could_leave_their_lane_are_refused() -> None:
    weights = made()
    weights.arrays["rows"][0] = 30_000
    with pytest.raises(BadInput, match="can grow too large"):
        Layers(ENCODING, weights)


@pytest.mark.parametrize("decisions", [0, 9, 30])
def test_the_network_and_the_judge_count_alike(decisions: int) -> None:
    match = table(3, decisions)
    play_forced(match)
    assert match.question is not None
    seat = int(match.question.seat)
    assert len(match.question.options) > 1
    found = foretold(match, Network(Layers(ENCODING, WEIGHTS)))
    assert found[seat] == pytest.approx((plainly(match, seat)[0] + GAME.judge.chances(match, seat)) / 2)
    assert sum(found) == pytest.approx(1)


def test_worlds_a_seat_cannot_tell_apart_get_the_same_answer() -> None:
    match = table(4, 12)
    assert match.question is not None
    seat = int(match.question.seat)
    worlds = [blind(match, seat, seeded(number)) for number in range(3)]
    answers = {
        int(agent_action(world, seat, LearnedAgent("learned", seeded(7), SearchSettings(20, bias=1.0), WEIGHTS)))
        for world in worlds
    }
    assert len(answers) == 1
    assert answers <= set(match.question.options)


@pytest.mark.slow
@pytest.mark.skipif(
    importlib.util.find_spec("torch") is None, reason="needs PyTorch, which is too large for the suite: the extra train"
)
def test_a_short_course_on_the_processor(tmp_path: Path) -> None:
    from clockwood.training.course import WEIGHTS as FILE  # noqa: PLC0415 - needs PyTorch
    from clockwood.training.course import Course, follow  # noqa: PLC0415 - the same

    told: list[str] = []
    course = Course("ironwood", tmp_path, 1, 2, 4, 1, "novice", 0, 4)
    first = follow(course, told.append)
    data = (tmp_path / "round-1" / FILE).read_bytes()
    assert len(data) < 5_000_000
    layers_of(GAME, CONTENT, weights_in(data))
    assert follow(course, told.append) == first
