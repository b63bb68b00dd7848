"""Properties that hold along any game."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clockwood import api
from clockwood.games.ironwood.game import GAME
from clockwood.games.ironwood.verbs import PLAY
from clockwood.kernel.match import Match
from clockwood.kernel.rng import seeded
from clockwood.kernel.view import Flat
from clockwood.testing.play import answer_at_random, decisions
from games.ironwood.builder import SEATS, SPECIALS, VISIONS

CARDS = 2 * 38 + len(VISIONS)
ENDINGS = {"won-by-totems": "woodwalkers", "won-by-forges": "ironclad"}


def fresh(seed: int) -> Match:
    return api.simulated("ironwood", seed, api.content("ironwood"))


def number(seen: Flat, key: str) -> int:
    value = seen.get(key, 0)
    assert isinstance(value, int)
    return value


def check_pieces(seen: Flat) -> None:
    """Nothing comes from nowhere and nothing is lost. [IW R1.2, R1.6]"""
    crystals = [number(seen, f"crystals.{seat}") for seat in SEATS]
    assert sum(crystals) + number(seen, "cargo") + number(seen, "supply.crystals") == 20
    names = api.content("ironwood").names
    for seat, places in (("woodwalkers", names["forest"]), ("ironclad", names["mountain"])):
        on_map = sum(number(seen, f"{place}.fighters") for place in places)
        assert on_map + number(seen, f"supply.fighters.{seat}") == 20
    assert sum(number(seen, f"{place}.golems") for place in names["mountain"]) <= 3
    totems = sum(number(seen, f"{place}.{kind}") for place in names["forest"] for kind in ("totems", "fading"))
    assert totems + number(seen, "secured") <= 5


def check_cards(seen: Flat) -> None:
    """Every card is somewhere, and each side keeps its own 38. [IW R1.3, R1.4, R6.2]"""
    counts = {key[6:]: value for key, value in seen.items() if key.startswith("count.")}
    assert sum(number(counts, zone) for zone in counts) == CARDS
    for seat in SEATS:
        assert sum(number(counts, zone) for zone in counts if zone.endswith(seat)) == 38


def lasting(seen: Flat) -> tuple[int, int, int, int]:
    """Secured Totems, Forges, tokens and shown visions: what can only grow. [IW R13.3, R15.3, R14.2]"""
    sides = [number(seen, f"{place}.forge") for place in api.content("ironwood").names["mountain"]]
    return (
        number(seen, "secured"),
        sum(side == 2 for side in sides),
        sum(side > 0 for side in sides),
        number(seen, "count.visions.shown") + number(seen, "count.visions.burned"),
    )


def check_growth(before: tuple[int, ...], after: tuple[int, ...]) -> None:
    assert all(later >= earlier for earlier, later in zip(before, after, strict=True)), (before, after)


def check_ending(match: Match) -> None:
    """The winner did what wins, and the other had not done it before. [IW R13.5, R15.4]"""
    assert match.outcome is not None
    seat = SEATS[match.outcome.winners[0]]
    assert ENDINGS[match.outcome.reason] == seat
    secured, forges, _, _ = lasting(GAME.view(match, -1))
    assert (secured == 3, forges - 1 == 3) == (seat == "woodwalkers", seat == "ironclad")
    assert match.outcome.scores == (secured, forges - 1)


@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(2, 6))])
def test_pieces_and_cards_along_a_random_game(seed: int) -> None:  # [IW R1.2, R1.6, R13.3, R13.5, R15.3, R15.4]
    match, rng = fresh(seed), seeded(seed + 1000)
    before = lasting(GAME.view(match, -1))
    for _ in decisions(match, rng):
        seen = GAME.view(match, -1)
        check_pieces(seen)
        check_cards(seen)
        check_growth(before, lasting(seen))
        before = lasting(seen)
        assert GAME.problems(match) == []
    check_ending(match)


@settings(max_examples=40)
@given(st.integers(0, 2**32 - 1), st.lists(st.integers(0, 10**6), max_size=120))
def test_pieces_and_cards_whatever_is_answered(seed: int, answers: list[int]) -> None:  # [IW R1.2, R1.6]
    match = fresh(seed)
    for answer in answers:
        if match.question is None:
            break
        match.answer(match.question.options[answer % len(match.question.options)])
        seen = GAME.view(match, -1)
        check_pieces(seen)
        check_cards(seen)
    assert GAME.problems(match) == []


@pytest.mark.slow
def test_every_special_card_is_played_in_random_games() -> None:  # [IW R5.2, R17.5]
    played: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    names = api.content("ironwood").names["card"]
    for seed in range(150):
        match, rng = fresh(seed), seeded(seed + 5000)
        while not match.over:
            _, action = answer_at_random(match, rng)
            if PLAY.has(action):
                played[names[int(PLAY.only(action))]] += 1
        check_ending(match)
        assert match.outcome is not None
        endings[match.outcome.reason] += 1
    assert [card for seat in SEATS for card in SPECIALS[seat] if played[card] < 5] == []
    assert set(endings) == set(ENDINGS)
