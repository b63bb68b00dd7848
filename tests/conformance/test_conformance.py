"""Every registered game and variant keeps the promises of the kernel; no code here knows a game."""

import os

import pytest

from clockwood import api
from clockwood.kernel.match import Match
from clockwood.kernel.played_match import digest
from clockwood.kernel.rng import Generator, seeded
from conformance import comparing, kit, leaks
from conformance.knowledge import Claims, card_region, zones
from conformance.play import answer_at_random, decisions, length_of_game, play_table
from conformance.variants import Variant, few_are_fast, variants

SHARDS = 4
FULL_VARIANTS = 6
"""Variants of a game that are each played in full number."""
SAMPLES_A_GAME = 5
QUICK_SAMPLES_A_GAME = 2
DEAREST_ONE_IN = 10
QUICK_GAMES = int(os.environ.get("CONFORMANCE_QUICK_GAMES", "1"))
QUICK_SAMPLES = int(os.environ.get("CONFORMANCE_QUICK_SAMPLES", "2"))
GAMES = int(os.environ.get("CONFORMANCE_GAMES", "2000"))
SAMPLES = int(os.environ.get("CONFORMANCE_SAMPLES", "400"))
STORIES = int(os.environ.get("CONFORMANCE_STORIES", "40"))

every_variant = pytest.mark.parametrize("variant", variants(), ids=str)
closely = pytest.mark.parametrize("variant", few_are_fast(variants()))
in_shards = pytest.mark.parametrize("shard", range(SHARDS))


def check_games(variant: Variant, seeds: range) -> None:
    """Play whole games and check every decision of them."""
    for seed in seeds:
        match, rng = variant.match(seed), seeded(seed + 1)
        for count in decisions(match, rng):
            try:
                kit.check_decision(match, rng)
            except AssertionError as error:
                raise AssertionError(f"{variant}, seed {seed}, decision {count}: {error}") from error
        assert match.outcome is not None
        comparing.assert_nothing_wrong(match)


def check_samples(variant: Variant, seeds: range, each: int = SAMPLES_A_GAME) -> None:
    """Stop some random games at some of their decisions and make the checks that cost more."""
    length = max(length_of_game(variant.match(seed), seeded(seed)) for seed in range(min(3, len(seeds))))
    for seed in seeds:
        rng = seeded(seed + 1)
        stops = {int(rng.below(length)) for _ in range(each)}
        match = variant.match(seed, told_chance=seed % 3 == 0)
        for count in decisions(match, rng):
            if count in stops:
                check_everything(variant, match, seed, count)
            if count == max(stops):
                break


def check_everything(variant: Variant, match: Match, seed: int, count: int) -> None:
    """What is drawn, explained and searched costs most: it is checked at the samples of one game in ten."""
    for check in kit.DEAR + (kit.DEAREST if seed % DEAREST_ONE_IN == 0 else []):
        try:
            check(match, seeded(seed * 1000 + count))
        except Exception as error:
            raise AssertionError(f"{variant}, seed {seed}, decision {count}, {check.__name__}: {error}") from error


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


def check_knowledge(variant: Variant, seed: int) -> int:
    """Follow what each seat sees; a blind copy keeps all of it. Return how many cards were looked up."""
    match = variant.match(seed, told_chance=True, listening=True)
    region = card_region(match)
    if region is None:
        return 0
    rng, looked_up = seeded(seed + 1), 0
    claims = [Claims(seat) for seat in comparing.seats(match)]
    after = zones(match, region)
    while not match.over:
        before = after
        match.told = []
        answer_at_random(match, rng)
        after = zones(match, region)
        for claim in claims:
            claim.follow(before, after, match)
            if match.outcome is None and rng.below(10) == 0:
                blinded = leaks.blinded(match, claim.seat, rng)
                assert claim.contradicted(blinded, region) == [], f"{variant}, seed {seed}, seat {claim.seat}"
                looked_up += len(claim.zone)
    return looked_up


@closely
def test_a_blind_copy_keeps_what_the_seat_saw(variant: Variant) -> None:
    looked_up = check_knowledge(variant, 0)
    assert looked_up > 0 or card_region(variant.match(0)) is None


@pytest.mark.slow
@every_variant
def test_blind_copies_keep_what_the_seat_saw(variant: Variant) -> None:
    looked_up = sum(check_knowledge(variant, seed) for seed in range(1000, 1000 + STORIES))
    assert looked_up > 0 or card_region(variant.match(0)) is None


# -- whole games written down


def check_story(variant: Variant, seed: int, *, told_chance: bool, undo_one_in: int) -> None:
    """A record is played again to the same bytes and the same table."""
    table = variant.table(seed, told_chance=told_chance)
    play_table(table, seeded(seed + 1), undo_one_in)
    again = api.replay(table.record())
    assert again.record() == table.record()
    assert digest(again.match) == digest(table.match)
    assert again.match.key() == table.match.key()


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
