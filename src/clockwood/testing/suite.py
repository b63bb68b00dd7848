"""All checks of a game: at every decision of random games, at sampled decisions, and over whole games."""

from collections.abc import Iterator
from typing import Final

from clockwood import api
from clockwood.kernel.match import Match
from clockwood.kernel.played_match import digest
from clockwood.kernel.rng import seeded
from clockwood.testing import chances, checks, leaks, players, scenes, words
from clockwood.testing.checks import Check
from clockwood.testing.comparing import assert_nothing_wrong, seats
from clockwood.testing.faults import Fault, must
from clockwood.testing.hidden import card_region
from clockwood.testing.knowledge import Claims, zones
from clockwood.testing.play import answer_at_random, decisions, length_of_game, play_table
from clockwood.testing.variants import Variant

SAMPLES_A_GAME: Final = 5
DEAREST_ONE_IN: Final = 10
HIDDEN_ONE_IN: Final = 7

DEAR: Final[list[Check]] = [
    checks.check_all_notation,
    checks.check_copy,
    checks.check_pickle,
    checks.check_asking_again,
    checks.check_every_option,
    checks.check_listening,
    checks.check_position,
    checks.check_view,
    checks.check_undo,
    checks.check_gesture,
    checks.check_why_not,
    checks.check_foresight,
    checks.check_resigning,
    checks.check_lanes_commute,
    leaks.check_no_leak,
    leaks.check_blind_copies_forget,
    leaks.check_hidden_choices,
    leaks.check_secrets,
]
DEAREST: Final[list[Check]] = [
    checks.check_seat_positions,
    scenes.check_scene,
    scenes.check_on_demand,
    leaks.check_scenes_do_not_leak,
    players.check_search,
    chances.check_even_deals,
    words.check_words,
]


def checks_of(seed: int) -> list[Check]:
    """Return the checks at the samples of a game; what costs most is checked in one game of ten."""
    return DEAR + (DEAREST if seed % DEAREST_ONE_IN == 0 else [])


def check_games(variant: Variant, seeds: range) -> None:
    """Play whole games and check every decision of them."""
    for seed in seeds:
        match, rng = variant.match(seed), seeded(seed + 1)
        for count in decisions(match, rng):
            try:
                checks.check_decision(match, rng)
            except AssertionError as error:
                raise Fault(f"{variant}, seed {seed}, decision {count}: {error}") from error
        must(match.outcome is not None, f"{variant}, seed {seed}: the match is over and has no outcome")
        assert_nothing_wrong(match)


def samples(variant: Variant, seed: int, length: int, each: int = SAMPLES_A_GAME) -> Iterator[tuple[int, Match]]:
    """Stop a random game at some of its first decisions; yield their numbers and the match."""
    rng = seeded(seed + 1)
    stops = {int(rng.below(length)) for _ in range(each)}
    match = variant.match(seed, told_chance=seed % 3 == 0)
    for count in decisions(match, rng):
        if count in stops:
            yield count, match
        if count == max(stops):
            break


def usual_length(variant: Variant, games: int) -> int:
    """Return the decisions of the longest of the first games, of three at most."""
    return max(length_of_game(variant.match(seed), seeded(seed)) for seed in range(min(3, games)))


def check_samples(variant: Variant, seeds: range, each: int = SAMPLES_A_GAME) -> None:
    """Stop some random games at some of their decisions and make the checks that cost more."""
    length = usual_length(variant, len(seeds))
    for seed in seeds:
        for count, match in samples(variant, seed, length, each):
            for check in checks_of(seed):
                try:
                    check(match, seeded(seed * 1000 + count))
                except Exception as error:
                    raise Fault(f"{variant}, seed {seed}, decision {count}, {check.__name__}: {error}") from error


def check_knowledge(variant: Variant, seed: int) -> int:
    """Follow what each seat sees; a blind copy keeps all of it. Return how many cards were looked up."""
    match = variant.match(seed, told_chance=True, listening=True)
    region = card_region(match)
    if region is None:
        return 0
    rng, looked_up = seeded(seed + 1), 0
    claims = [Claims(seat) for seat in seats(match)]
    after = zones(match, region)
    while not match.over:
        before = after
        match.told = []
        answer_at_random(match, rng)
        after = zones(match, region)
        for claim in claims:
            claim.follow(before, after, match)
            if match.outcome is None and rng.below(10) == 0:
                wrong = claim.contradicted(leaks.blinded(match, claim.seat, rng), region)
                must(not wrong, f"seat {claim.seat} saw otherwise: {', '.join(wrong)}")
                looked_up += len(claim.zone)
    return looked_up


def check_hidden_play(variant: Variant, seed: int) -> None:
    """Play a game to its end; now and then answer otherwise what others cannot see, and compare what they know."""
    match, rng = variant.match(seed, told_chance=True), seeded(seed + 1)
    for count in decisions(match, rng):
        if count % HIDDEN_ONE_IN == 0:
            leaks.check_hidden_choices(match, seeded(seed * 1000 + count))


def check_story(variant: Variant, seed: int, *, told_chance: bool, undo_one_in: int) -> None:
    """A record is played again to the same bytes and the same table."""
    table = variant.table(seed, told_chance=told_chance)
    play_table(table, seeded(seed + 1), undo_one_in)
    again = api.replay(table.record())
    must(again.record() == table.record(), "a record that is played again is another record")
    must(digest(again.match) == digest(table.match), "a record leads to a table with another digest")
    must(again.match.key() == table.match.key(), "a record leads to another table")
