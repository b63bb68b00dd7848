from array import array

import pytest

from clockwood import registry
from clockwood.agents.batch import CUT, GOES_ON, OVER, Batch
from clockwood.agents.registry import agent_named
from clockwood.kernel.agent import Agent
from clockwood.kernel.errors import BadInput
from clockwood.kernel.game import new_match
from clockwood.kernel.learning.answers import Answers
from clockwood.kernel.learning.history import History
from clockwood.kernel.learning.returns import returns
from clockwood.kernel.match import Match
from clockwood.kernel.rng import seeded
from clockwood.testing.play import options_of
from clockwood.testing.variants import Variant
from learning.encodings import encoded, encoding_of

COUNT, SEED, STEPS = 3, 40, 60
registry.register("pearls", "clockwood.skeleton.game")
PEARLS = Variant("pearls", {})
"""A short game, of which many end in a few steps."""


def batch_of(variant: Variant, width: int = 0, history: int = 0, agents: list[Agent | None] | None = None) -> Batch:
    encoding = encoding_of(variant, history)
    return Batch(encoding, Answers(variant.game, width), COUNT, SEED, agents)


def rows(numbers: object, count: int) -> list[list[int]]:
    flat = memoryview(numbers).tolist()  # type: ignore[arg-type]
    width = len(flat) // count
    return [flat[k * width : (k + 1) * width] for k in range(count)]


class Alone:
    """One match of a batch, played by itself."""

    def __init__(self, variant: Variant, history: int) -> None:
        self.variant, self.history = variant, History(history)
        self.match: Match = variant.match(0)

    def begin(self, seed: int) -> None:
        self.match = new_match(self.variant.game, self.variant.content, seeded(seed))
        self.history.clear()

    def answer(self, action: int) -> None:
        self.history.note(self.match, action)
        self.match.answer(action)


@pytest.mark.parametrize("width", [0, 64])
@pytest.mark.parametrize("variant", [PEARLS, Variant("ironwood", {})], ids=str)
def test_a_batch_plays_what_its_matches_would_play_alone(variant: Variant, width: int) -> None:
    batch, history = batch_of(variant, width, 2), 2
    alone = [Alone(variant, history) for _ in range(COUNT)]
    begun = 0
    for each in alone:
        each.begin(SEED + begun)
        begun += 1
    for _ in range(STEPS):
        actions = [int(action) for action in batch.sample()]
        asked = [int(seat) for seat in batch.asked]
        for k, each in enumerate(alone):
            shown_as_alone(batch, k, each)
            question = each.match.question
            assert question is not None
            each.answer(int(question.options[actions[k]]) if width else actions[k])
        batch.step(array("q", actions))
        for k, each in enumerate(alone):
            rewards, mark = rows(batch.rewards, COUNT)[k], batch.ended[k]
            assert (mark, rewards) == (OVER if each.match.over else GOES_ON, returns(each.match))
            if each.match.over:
                final = encoded(batch.encoding, each.match, asked[k], each.history)
                assert rows(batch.finals, COUNT)[k] == final
                each.begin(SEED + begun)
                begun += 1
    assert batch.begun == begun
    assert begun > COUNT or variant is not PEARLS


def shown_as_alone(batch: Batch, k: int, alone: Alone) -> None:
    question = alone.match.question
    assert question is not None
    seat = int(question.seat)
    assert batch.asked[k] == seat
    assert batch.offered[k] == len(question.options)
    assert rows(batch.observations, COUNT)[k] == encoded(batch.encoding, alone.match, seat, alone.history)
    mask = bytearray(int(batch.answers.size))
    batch.answers.write(alone.match, seat, mask)
    assert rows(batch.masks, COUNT)[k] == list(mask)
    choices = array("q", bytes(8 * int(batch.answers.places)))
    batch.answers.write_choices(alone.match, seat, choices)
    assert rows(batch.choices, COUNT)[k] == list(choices)
    assert [action for action in choices if action >= 0] == (options_of(question) if batch.answers.compact else [])


def everything(batch: Batch) -> list[object]:
    numbers = [memoryview(batch.observations), memoryview(batch.masks), memoryview(batch.rewards)]
    numbers += [memoryview(batch.ended), memoryview(batch.asked), memoryview(batch.offered), memoryview(batch.choices)]
    return [*(bytes(each) for each in numbers), *(batch.match(k).key() for k in range(COUNT))]


@pytest.mark.parametrize("width", [0, 64])
def test_one_action_that_is_not_offered_stops_all(width: int) -> None:
    batch = batch_of(PEARLS, width)
    actions = array("q", [int(action) for action in batch.sample()])
    actions[2] = 63
    before = everything(batch)
    with pytest.raises(BadInput, match=r"match 2: 63 is not offered; the question has \d+ answers"):
        batch.step(actions)
    assert everything(batch) == before


@pytest.mark.parametrize("actions", [array("q", [0, 0]), array("i", [0, 0, 0]), 7, None])
def test_actions_of_another_size_are_refused(actions: object) -> None:
    batch = batch_of(PEARLS)
    before = everything(batch)
    with pytest.raises(BadInput, match=r"3 numbers of 8 bytes are needed|needs a buffer"):
        batch.step(actions)
    assert everything(batch) == before


def test_agents_answer_for_their_seats() -> None:
    batch = batch_of(PEARLS, agents=[None, agent_named("greedy", 1)])
    ended = 0
    for _ in range(STEPS):
        batch.step(batch.sample())
        assert set(batch.asked) == {0}
        ended += sum(1 for mark in batch.ended if mark == OVER)
    assert ended


def test_a_match_that_is_too_long_is_cut_off() -> None:
    encoding = encoding_of(PEARLS)
    batch = Batch(encoding, Answers(PEARLS.game), 1, SEED, longest=2)
    marks = []
    for _ in range(4):
        batch.step(batch.sample())
        marks.append(int(batch.ended[0]))
        assert set(batch.rewards) == {0.0}
    assert marks == [GOES_ON, CUT, GOES_ON, CUT]


def test_nobody_to_ask_and_nothing_to_play_are_refused() -> None:
    encoding, answers = encoding_of(PEARLS), Answers(PEARLS.game)
    with pytest.raises(BadInput, match="count: 0 matches cannot be played"):
        Batch(encoding, answers, 0)
    everybody: list[Agent | None] = [agent_named("random", seat) for seat in range(2)]
    with pytest.raises(BadInput, match="agents: no seat is left to learn"):
        Batch(encoding, answers, 1, 0, everybody)
    with pytest.raises(BadInput, match="match 3: there are 3, from 0 on"):
        batch_of(PEARLS).match(3)


def test_what_a_batch_shows_can_only_be_read() -> None:
    batch = batch_of(PEARLS)
    vectors = (batch.observations, batch.masks, batch.choices, batch.rewards, batch.ended, batch.asked, batch.offered)
    for vector in vectors:
        assert memoryview(vector).readonly
