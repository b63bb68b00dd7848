"""A blind copy that still sees, that contradicts what was seen, or that deals unevenly is found in every game."""

import pytest

from clockwood.kernel.match import Match
from clockwood.kernel.rng import Generator, seeded
from clockwood.testing import chances, leaks
from clockwood.testing.checks import Check
from clockwood.testing.faults import Fault
from clockwood.testing.play import decisions
from clockwood.testing.variants import Variant
from conformance.mutants import Mutant, keeping_others, mutants_of, spoilt
from conformance.variants import variants

SEEDS = range(20)
LOOKED_AT = 200
"""Decisions of a game that are looked at."""

FORGETTING: list[Check] = [leaks.check_blind_copies_forget, leaks.check_hidden_choices]
UNEVEN: list[Check] = [chances.check_even_deals]
FOUND_BY: dict[str, list[Check]] = {
    "DoesNothing": FORGETTING,
    "KeepsOneCard": FORGETTING,
    "KeepsSecret": FORGETTING,
    "IgnoresWhatWasSeen": [leaks.check_no_leak],
    "IsUneven": UNEVEN,
    "Rotates": UNEVEN,
}

PLAIN = {variant.name: variant for variant in reversed(variants())}
RICHER = {"root": Variant("root", {"corvids": 1}), "beacons": Variant("beacons", {"nights": 30})}
TABLES = {name: RICHER.get(name, variant) for name, variant in PLAIN.items()}
"""Each game at a table where all is hidden that it can hide."""

EVERY_MUTANT = [(name, *mutant) for name, variant in TABLES.items() for mutant in mutants_of(variant)]


def first_fault(match: Match, rng: Generator, wanted: list[Check], every: int) -> Fault | None:
    for count in decisions(match, rng):
        if count >= LOOKED_AT:
            return None
        for check in wanted if count % every == 0 else []:
            try:
                check(match, seeded(count))
            except Fault as fault:
                return fault
    return None


@pytest.mark.parametrize(("name", "mutant", "secret"), EVERY_MUTANT)
def test_a_spoilt_blind_copy_is_found(name: str, mutant: str, secret: str) -> None:
    every = 9 if FOUND_BY[mutant] is UNEVEN else 1
    matches = (spoilt(TABLES[name], mutant, secret, seed) for seed in SEEDS)
    assert any(first_fault(match, seeded(seed), FOUND_BY[mutant], every) for seed, match in enumerate(matches))


@pytest.mark.parametrize("name", ["ironwood", "root"])
def test_a_copy_that_keeps_who_else_knows_a_card_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaks, "blind", keeping_others)
    matches = (spoilt(TABLES[name], Mutant.__name__, "", seed) for seed in SEEDS)
    faults = (first_fault(match, seeded(seed), FORGETTING[:1], 1) for seed, match in enumerate(matches))
    assert any("still sees cards" in str(fault) for fault in faults)


@pytest.mark.parametrize("name", TABLES)
def test_a_sound_blind_copy_passes(name: str) -> None:
    checks: list[tuple[list[Check], int]] = [
        (FORGETTING, 3),
        ([leaks.check_no_leak], 20),
        (UNEVEN, 60),
    ]
    for wanted, every in checks:
        match = spoilt(TABLES[name], Mutant.__name__, "", 0)
        assert first_fault(match, seeded(0), wanted, every) is None
