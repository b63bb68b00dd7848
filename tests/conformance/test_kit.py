"""The kit notices what it is there to notice: each game here is spoilt in one way."""

import pytest
from mypy_extensions import i64

from beacons.cells import BEARING, CARDS, DECK, FIRST_CARD, OIL, SPENT
from beacons.game import GAME
from clockwood import api
from clockwood.kernel.events import EVERYONE, Event
from clockwood.kernel.game import new_match
from clockwood.kernel.match import Match
from clockwood.kernel.part import Part
from clockwood.kernel.piles import card_cell, zone_of
from clockwood.kernel.question import Question
from clockwood.kernel.rng import Generator, seeded
from clockwood.kernel.view import Flat
from clockwood.testing import checks, leaks
from clockwood.testing.hidden import card_region
from clockwood.testing.knowledge import Claims, zones
from clockwood.testing.play import answer_at_random, decisions
from conformance.variants import variants


class ShowsBearings(Part):
    """Everyone sees every bearing."""

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        view["other"] = int(match.state[BEARING + 1 - max(0, seat)])


class ShowsTheDeck(Part):
    """The next question's text depends on a hidden card."""

    def prompt(self, match: Match, question: Question) -> Event:
        return Event(f"zone {zone_of(match.state[FIRST_CARD])}", "", EVERYONE, [])


class Forgets(Part):
    """A blind copy puts every card of the spent pile back into the deck."""

    def resample(self, match: Match, seat: i64, rng: Generator) -> None:
        for card in range(CARDS):
            if zone_of(match.state[FIRST_CARD + card]) == SPENT:
                match.state[FIRST_CARD + card] = card_cell(DECK, 0, 0, 0)


class CountsAsItLooks(Part):
    """A view that is not flat."""

    def show(self, match: Match, seat: i64, view: Flat) -> None:
        view["lit"] = bool(match.state[OIL])


def spoilt_match(spoilt: Part, seed: int) -> Match:
    sound = api.content("beacons")
    content = GAME.content(sound.files, sound.packs, dict(sound.options))
    content.parts.append(spoilt)
    assert variants()
    return new_match(GAME, content, seeded(seed))


@pytest.mark.parametrize(
    ("spoilt", "check"),
    [
        (ShowsBearings, leaks.check_no_leak),
        (ShowsBearings, leaks.check_secrets),
        (ShowsBearings, checks.check_view),
        (ShowsTheDeck, leaks.check_no_leak),
        (Forgets, leaks.check_no_leak),
        (CountsAsItLooks, checks.check_view),
    ],
)
def test_a_spoilt_game_is_noticed(spoilt: type[Part], check: checks.Check) -> None:
    noticed = 0
    for seed in range(10):
        match, rng = spoilt_match(spoilt(), seed), seeded(seed)
        for _ in decisions(match, rng):
            try:
                check(match, rng)
            except AssertionError:
                noticed += 1
    assert noticed


def test_a_broken_invariant_is_noticed() -> None:
    match = spoilt_match(Part(), 3)
    checks.check_decision(match, seeded(1))
    match.state[OIL] = 77
    with pytest.raises(AssertionError, match="77 is above 9"):
        checks.check_decision(match, seeded(1))


def test_a_blind_copy_against_what_was_seen_is_noticed() -> None:
    noticed = 0
    match, rng = spoilt_match(Forgets(), 4), seeded(4)
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
    match = spoilt_match(Part(), 4)
    claims = Claims(0)
    claims.zone = {3: 0, 4: 0, 5: 2}
    claims.follow([0] * CARDS, [1] + [0] * (CARDS - 1), match)
    assert claims.zone == {5: 2}
