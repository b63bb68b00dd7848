"""Every registered game and variant keeps the promises of the kernel; no code here knows a game."""

import os

import pytest

from clockwood import api
from clockwood.kernel.played_match import digest
from clockwood.kernel.rng import Generator, seeded
from clockwood.testing.hidden import card_region
from clockwood.testing.play import decisions, length_of_game, play_table
from clockwood.testing.suite import (
    SAMPLES_A_GAME,
    check_games,
    check_hidden_play,
    check_knowledge,
    check_samples,
    check_story,
)
from clockwood.testing.variants import Variant
from conformance.variants import few_are_fast, variants

SHARDS = 4
FULL_VARIANTS = 6
"""Variants of a game that are each played in full number."""
QUICK_SAMPLES_A_GAME = 2
QUICK_GAMES = int(os.environ.get("CONFORMANCE_QUICK_GAMES", "1"))
QUICK_SAMPLES = int(os.environ.get("CONFORMANCE_QUICK_SAMPLES", "2"))
GAMES = int(os.environ.get("CONFORMANCE_GAMES", "2000"))
SAMPLES = int(os.environ.get("CONFORMANCE_SAMPLES", "400"))
STORIES = int(os.environ.get("CONFORMANCE_STORIES", "40"))

every_variant = pytest.mark.parametrize("variant", variants(), ids=str)
closely = pytest.mark.parametrize("variant", few_are_fast(variants()))
in_shards = pytest.mark.parametrize("shard", range(SHARDS))


def seeds_of(variant: Variant, shard: int, count: int) -> range:
    """Seeds of a share of the games. The many variants of one game have fewer each."""
    games = count * FULL_VARIANTS // max(FULL_VARIANTS, len(variant.game.variants))
    return range(1000 + shard, 1000 + games, SHARDS)


@every_variant
def test_a_few_games(variant: Variant) -> None:
    check_games(variant, range(QUICK_GAMES))


@closely
def test_a_few_samples(variant: Variant) -> None:
    check_samples(variant, range(QUICK_SAMPLES // QUICK_SAMPLES_A_GAME), QUICK_SAMPLES_A_GAME)


@pytest.mark.slow
@in_shards
@every_variant
def test_many_games(variant: Variant, shard: int) -> None:
    check_games(variant, seeds_of(variant, shard, GAMES))


@pytest.mark.slow
@in_shards
@every_variant
def test_many_samples(variant: Variant, shard: int) -> None:
    check_samples(variant, seeds_of(variant, shard, -(-SAMPLES // SAMPLES_A_GAME)))


# -- what a seat saw is never taken back


@closely
def test_a_blind_copy_keeps_what_the_seat_saw(variant: Variant) -> None:
    looked_up = check_knowledge(variant, 0)
    assert looked_up > 0 or card_region(variant.match(0)) is None


@pytest.mark.slow
@every_variant
def test_blind_copies_keep_what_the_seat_saw(variant: Variant) -> None:
    looked_up = sum(check_knowledge(variant, seed) for seed in range(1000, 1000 + STORIES))
    assert looked_up > 0 or card_region(variant.match(0)) is None


@closely
def test_a_hidden_choice_leaves_no_trace(variant: Variant) -> None:
    check_hidden_play(variant, 0)


@pytest.mark.slow
@every_variant
def test_hidden_choices_leave_no_trace(variant: Variant) -> None:
    for seed in range(1000, 1000 + STORIES):
        check_hidden_play(variant, seed)


# -- whole games written down


@closely
def test_a_record_replays(variant: Variant) -> None:
    check_story(variant, 0, told_chance=True, undo_one_in=10)


@pytest.mark.slow
@every_variant
def test_many_records_replay(variant: Variant) -> None:
    for seed in range(1000, 1000 + STORIES):
        check_story(variant, seed, told_chance=seed % 2 == 0, undo_one_in=seed % 3 * 8)


@pytest.mark.slow
@every_variant
def test_a_table_taken_up_from_a_position_records_and_replays(variant: Variant) -> None:
    middle = variant.table(5)
    rng: Generator = seeded(6)
    for _ in range(length_of_game(variant.match(5), seeded(6)) // 2):
        if not middle.over:
            middle.choose(int(middle.decisions[0].options[0]))
    table = api.load(middle.position())
    assert table.match.key() == middle.match.key()
    play_table(table, rng)
    assert api.replay(table.record()).record() == table.record()


@pytest.mark.slow
@every_variant
def test_the_same_seed_gives_the_same_game(variant: Variant) -> None:
    def played(seed: int) -> str:
        match = variant.match(seed)
        for _ in decisions(match, seeded(99)):
            pass
        return digest(match)

    assert played(7) == played(7)
    assert len({played(seed) for seed in range(5)}) > 1


@every_variant
def test_names_are_one_to_one(variant: Variant) -> None:
    for kind, names in variant.content.names.items():
        assert len({name.lower() for name in names}) == len(names), kind
        assert not [name for name in names if not name or name.split() != [name]], kind
