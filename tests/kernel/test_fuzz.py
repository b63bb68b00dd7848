"""Whatever a person hands in, it is played or refused by name; nothing else breaks and nothing half happens."""

import contextlib
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beacons.game import GAME
from clockwood import api
from clockwood.kernel.errors import BadInput
from clockwood.kernel.position.editing import edited
from clockwood.kernel.position.reader import read_position
from clockwood.kernel.rng import seeded
from clockwood.kernel.table import Table
from clockwood.packs import load_content, shipped_pack
from clockwood.testing.play import play_table
from clockwood.testing.variants import Variant
from conformance.variants import variants

Got = TypeVar("Got")
NOISE = st.one_of(
    st.text(max_size=8),
    st.sampled_from(
        ["x3", "x0", ";", "=", "@", "!", "?", "-1", "99999999999999999999", "²", "\u2028", "\r", "\x00", "[", '"']
    ),
)
every_variant = pytest.mark.parametrize("variant", variants()[:1] + variants()[-1:], ids=str)


@cache
def middle_of(variant: Variant, seed: int = 5, steps: int = 10) -> Table:
    """A table some answers into its game."""
    table, rng = variant.table(seed), seeded(seed)
    for _ in range(steps):
        if table.over:
            break
        question = table.decisions[int(rng.below(len(table.decisions)))]
        table.choose(int(question.options[rng.below(len(question.options))]), int(question.seat))
    return table


def taken(read: Callable[[], Got]) -> Got | None:
    """The value that was read, or None where it was refused with a reason."""
    try:
        return read()
    except BadInput as error:
        if not error.reason:
            raise
        return None


def mangled(data: st.DataObject, text: str, *, pieces: str) -> str:
    """The text with some of its pieces dropped, doubled, exchanged or replaced by noise."""
    parts = text.split(pieces)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(parts) - 1))
        kind = data.draw(st.sampled_from(["drop", "double", "noise", "swap", "append"]))
        if kind == "drop" and len(parts) > 1:
            del parts[at]
        elif kind == "double":
            parts.insert(at, parts[at])
        elif kind == "swap":
            other = data.draw(st.integers(0, len(parts) - 1))
            parts[at], parts[other] = parts[other], parts[at]
        elif kind == "append":
            parts[at] += data.draw(NOISE)
        else:
            parts[at] = data.draw(NOISE)
    return pieces.join(parts)


@pytest.mark.slow
@every_variant
@given(data=st.data())
def test_mangled_records_are_played_or_refused(variant: Variant, data: st.DataObject) -> None:
    record = middle_of(variant).record()
    text = mangled(data, record, pieces=data.draw(st.sampled_from(["\n", " ", "·", ":"])))
    table = taken(lambda: api.replay(text))
    assert table is None or api.replay(table.record()).match.key() == table.match.key()


@every_variant
@given(data=st.data())
def test_mangled_positions_are_set_up_or_refused(variant: Variant, data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from([None, 0, 1]))
    text = mangled(
        data, middle_of(variant).position(seat), pieces=data.draw(st.sampled_from(["\n", " ", ",", '"', "="]))
    )
    table = taken(lambda: api.load(text))
    if table is not None:
        assert table.over or table.decisions
        assert api.load(table.position()).match.key() == table.match.key()


@given(st.one_of(st.text(), st.binary().map(lambda raw: raw.decode("latin-1"))))
def test_any_text_is_refused_as_record_and_position(text: str) -> None:
    for read in (api.replay, api.load):
        with pytest.raises(BadInput):
            read(text)


TOML = st.recursive(
    st.one_of(st.integers(), st.booleans(), st.text(max_size=5), st.floats(allow_nan=False)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)),
    max_leaves=8,
)


@every_variant
@given(data=st.data())
def test_positions_with_any_value_anywhere_are_set_up_or_refused(variant: Variant, data: st.DataObject) -> None:
    parsed = tomllib.loads(middle_of(variant).position())
    table = parsed
    for _ in range(data.draw(st.integers(0, 2))):
        inner = [value for value in table.values() if isinstance(value, dict) and value]
        if inner:
            table = data.draw(st.sampled_from(inner))
    key = data.draw(st.one_of(st.sampled_from(sorted(table)), st.text(max_size=5)))
    table[key] = data.draw(TOML)
    match = taken(lambda: read_position(variant.game, variant.content, parsed, 1))
    assert match is None or match.over or match.questions()


@every_variant
@given(data=st.data())
def test_a_refused_gesture_changes_nothing(variant: Variant, data: st.DataObject) -> None:
    table = middle_of(variant)
    before = (table.match.key(), list(table.lines), list(table.story), len(table.gestures))
    offered = [table.notation(int(action)) for question in table.decisions for action in question.options]
    words = st.one_of(NOISE, st.sampled_from(offered), st.sampled_from([v.name for v in variant.game.vocabulary.verbs]))
    answer = data.draw(
        st.one_of(
            st.lists(words, max_size=6).map(" ".join),
            st.lists(st.sampled_from(offered), min_size=2, max_size=4).map("; ".join),
            st.integers(),
            st.lists(st.integers(-5, 12000), max_size=4),
        )
    )
    seat = data.draw(st.sampled_from([None, 0, 1, 7, -1]))
    try:
        table.choose(answer, seat)
    except BadInput:
        assert (table.match.key(), table.lines, table.story, len(table.gestures)) == before
    else:
        table.undo(table.gestures[-1].seat, across_reveals=True)
        table.lines[:] = before[1]
        assert table.match.key() == before[0]


@given(data=st.data())
def test_mangled_packs_are_read_or_refused(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    folder = shipped_pack(GAME)
    assert folder is not None
    mine: Path = tmp_path_factory.mktemp("pack")
    for path in folder.glob("*.toml"):
        text = mangled(data, path.read_text(encoding="utf-8"), pieces=data.draw(st.sampled_from(["\n", " ", "="])))
        (mine / path.name).write_text(text, encoding="utf-8", errors="ignore")
    content = taken(lambda: load_content(GAME, [str(mine)], {}))
    assert content is None or len(content.packs) == 2


@every_variant
@given(seed=st.integers(), answers=st.integers(0, 2**32), undo_one_in=st.sampled_from([0, 4]))
def test_any_seed_and_any_answers_make_a_game_that_replays(
    variant: Variant, seed: int, answers: int, undo_one_in: int
) -> None:
    table = variant.table(seed)
    if variant.name == "beacons":
        play_table(table, seeded(answers), undo_one_in)
        assert table.over
    assert api.replay(table.record()).record() == table.record()


@every_variant
@given(data=st.data())
def test_any_edit_is_made_or_refused(variant: Variant, data: st.DataObject) -> None:
    """Paths that exist and paths that do not, with values that fit and values that do not; the match stays as it is."""
    table = middle_of(variant, 3)
    match = table.match
    regions = match.game.layout.regions
    names = [region.name for region in regions] + [zone.name for region in regions for zone in region.zones]
    terms = [name for kind in match.content.names.values() for name in kind]
    word = st.one_of(st.sampled_from(names), st.sampled_from(terms), NOISE)
    path = st.lists(word, min_size=1, max_size=3).map(".".join)
    value = st.one_of(st.integers(-2, 9).map(str), word, st.lists(st.sampled_from(terms), max_size=3).map(repr))
    edits = data.draw(st.lists(st.tuples(path, value).map("=".join), max_size=3))
    before = match.key()
    with contextlib.suppress(BadInput):
        assert match.game.problems(edited(match, edits)) == []
    assert match.key() == before
