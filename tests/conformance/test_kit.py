"""The kit notices what it is there to notice: each game here is spoilt in one way."""

import pytest
from mypy_extensions import i64

from clockwood import api
from clockwood.kernel.events import EVERYONE, Event
from clockwood.kernel.game import Flat, new_match
from clockwood.kernel.match import Match
from clockwood.kernel.piles import card_cell, zone_of
from clockwood.kernel.question import Question
from clockwood.kernel.rng import Generator, seeded
from conformance import kit, leaks
from conformance.knowledge import Claims, card_region, zones
from conformance.play import answer_at_random, decisions
from conformance.variants import variants
from tiny.actions import WORDS
from tiny.game import OPTIONS, STEPS, BeaconsGame
from tiny.state import BEARING, CARDS, DECK, FIRST_CARD, OIL, SEATS, SPENT, TABLE


class ShowsBearings(BeaconsGame):
    """Everyone sees every bearing."""

    def view(self, match: Match, seat: i64) -> Flat:
        return {**super().view(match, seat), "other": int(match.state[BEARING + 1 - max(0, seat)])}


class ShowsTheDeck(BeaconsGame):
    """The next question's text depends on a hidden card."""

    def prompt(self, match: Match, question: Question) -> Event:
        return Event(f"zone {zone_of(match.state[FIRST_CARD])}", "", EVERYONE, [])


class Forgets(BeaconsGame):
    """A blind copy puts every card of the spent pile back into the deck."""

    def resample(self, match: Match, seat: i64, rng: Generator) -> None:
        super().resample(match, seat, rng)
        for card in range(CARDS):
            if zone_of(match.state[FIRST_CARD + card]) == SPENT:
                match.state[FIRST_CARD + card] = card_cell(DECK, 0, 0, 0)


class CountsAsItLooks(BeaconsGame):
    """A view that is not flat."""

    def view(self, match: Match, seat: i64) -> Flat:
        return {**super().view(match, seat), "lit": bool(match.state[OIL])}


def spoilt_match(spoilt: type[BeaconsGame], seed: int) -> Match:
    game = spoilt("beacons", "tiny.game", 1, SEATS, TABLE, WORDS, STEPS, OPTIONS)
    assert variants()
    return new_match(game, api.content("beacons"), seeded(seed))


@pytest.mark.parametrize(
    ("spoilt", "check"),
    [
        (ShowsBearings, leaks.check_no_leak),
        (ShowsBearings, kit.check_view),
        (ShowsTheDeck, leaks.check_no_leak),
        (Forgets, leaks.check_no_leak),
        (CountsAsItLooks, kit.check_view),
    ],
)
def test_a_spoilt_game_is_noticed(spoilt: type[BeaconsGame], check: kit.Check) -> None:
    noticed = 0
    for seed in range(10):
        match, rng = spoilt_match(spoilt, seed), seeded(seed)
        for _ in decisions(match, rng):
            try:
                check(match, rng)
            except AssertionError:
                noticed += 1
    assert noticed


def test_a_broken_invariant_is_noticed() -> None:
    match = spoilt_match(BeaconsGame, 3)
    kit.check_decision(match, seeded(1))
    match.state[OIL] = 77
    with pytest.raises(AssertionError, match="a lamp holds"):
        kit.check_decision(match, seeded(1))


def test_a_blind_copy_against_what_was_seen_is_noticed() -> None:
    noticed = 0
    match, rng = spoilt_match(Forgets, 4), seeded(4)
    match.listening = True
    region = card_region(match)
    assert region is not None
    claims = Claims(0)
    while not match.over:
        before = zones(match, region)
        match.told = []
        answer_at_random(match, rng)
        claims.follow(before, zones(match, region), match)
        if not match.over:
            noticed += len(claims.contradicted(leaks.blinded(match, 0, rng), region))
    assert noticed


def test_claims_end_where_a_card_leaves_unseen() -> None:
    match = spoilt_match(BeaconsGame, 4)
    claims = Claims(0)
    claims.zone = {3: 0, 4: 0, 5: 2}
    claims.follow([0] * CARDS, [1] + [0] * (CARDS - 1), match)
    assert claims.zone == {5: 2}
