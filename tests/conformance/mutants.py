"""Blind copies spoilt in one way each, for any game.

A part before all others remembers the truth, one after them spoils what they drew.
"""

from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clockwood.kernel.game import blind, new_match
from clockwood.kernel.layout import Region
from clockwood.kernel.match import Match
from clockwood.kernel.part import Part
from clockwood.kernel.piles import is_known, zone_of
from clockwood.kernel.rng import Generator, seeded
from clockwood.testing.hidden import card_region, hidden_cards, hidden_secrets
from clockwood.testing.variants import Variant
from clockwood.testing.worlds import exchange


class Truth(Part):
    """Remembers the table as it is before a blind copy forgets it."""

    def __init__(self) -> None:
        self.state = vec[i64]()

    def resample(self, match: Match, seat: i64, rng: Generator) -> None:
        self.state = match.state[:]

    def match(self, copy: Match) -> Match:
        """Return the copy as it was."""
        twin = copy.copy()
        twin.state = self.state[:]
        return twin


class Mutant(Part):
    """Comes after all other parts and spoils what they drew."""

    def __init__(self, truth: Truth) -> None:
        self.truth: Final = truth


class DoesNothing(Mutant):
    def resample(self, match: Match, seat: i64, rng: Generator) -> None:
        match.state = self.truth.state[:]


class KeepsOneCard(Mutant):
    """The first card that the seat cannot know lies where it lay."""

    def resample(self, match: Match, seat: i64, rng: Generator) -> None:
        for group in hidden_cards(self.truth.match(match), int(seat)):
            kept = group[0]
            zone = zone_of(self.truth.state[kept])
            other = next((at for at in group if zone_of(match.state[at]) == zone), kept)
            match.state[kept], match.state[other] = match.state[other], match.state[kept]


class IgnoresWhatWasSeen(Mutant):
    """Cards that the seat saw are dealt again with those that it did not see, unless they lie open to all."""

    def resample(self, match: Match, seat: i64, rng: Generator) -> None:
        for group in hidden_cards(match, -1):
            exchange(match, group, rng)


class IsUneven(Mutant):
    """Every second deal is in the order of the cards."""

    def resample(self, match: Match, seat: i64, rng: Generator) -> None:
        if rng.below(2):
            for group in hidden_cards(match, int(seat)):
                for at, held in zip(group, sorted(int(match.state[at]) for at in group), strict=True):
                    match.state[at] = held


class Rotates(Mutant):
    """Each deal is the order of the cards, begun anywhere: places are as likely as they should be, neighbours not."""

    def resample(self, match: Match, seat: i64, rng: Generator) -> None:
        for group in hidden_cards(match, int(seat)):
            contents = sorted(int(match.state[at]) for at in group)
            begin = int(rng.below(len(group)))
            for k, at in enumerate(group):
                match.state[at] = contents[(begin + k) % len(group)]


class KeepsSecret(Mutant):
    """A secret of another seat stays as it is."""

    def __init__(self, truth: Truth, name: str) -> None:
        super().__init__(truth)
        self.name: Final = name

    def resample(self, match: Match, seat: i64, rng: Generator) -> None:
        for region, k in hidden_secrets(self.truth.match(match), int(seat)):
            if region.name == self.name:
                match.state[region.start + k] = self.truth.state[region.start + k]


OF_CARDS: Final[list[type[Mutant]]] = [DoesNothing, KeepsOneCard, IgnoresWhatWasSeen, IsUneven, Rotates]


def keeping_others(match: Match, seat: int, rng: Generator) -> Match:
    """Return a blind copy in which who else knows a card that the seat knows stays as it is."""
    copy = blind(match, seat, rng)
    region = match.game.layout.cards_region()
    for at in range(region.start, region.start + region.size):
        if is_known(match.state[at], region.zones, seat):
            copy.state[at] = match.state[at]
    return copy


def secrets_of(variant: Variant) -> list[str]:
    regions: list[Region] = variant.game.layout.regions
    return [region.name for region in regions if region.private]


def mutants_of(variant: Variant) -> Iterator[tuple[str, str]]:
    """Yield the names of what can be wrong with blind copies of this game: the mutant, and the secret it keeps."""
    if card_region(variant.match(0)) is not None:
        for mutant in OF_CARDS:
            yield mutant.__name__, ""
    for name in secrets_of(variant):
        yield KeepsSecret.__name__, name


def spoilt(variant: Variant, mutant: str, secret: str, seed: int) -> Match:
    """Return a match of the game whose blind copies are spoilt; `Mutant` itself spoils nothing."""
    sound = variant.content
    content = variant.game.content(sound.files, sound.packs, dict(sound.options))
    truth = Truth()
    by_name: dict[str, type[Mutant]] = {Mutant.__name__: Mutant, **{each.__name__: each for each in OF_CARDS}}
    content.parts.insert(0, truth)
    content.parts.append(by_name[mutant](truth) if not secret else KeepsSecret(truth, secret))
    return new_match(variant.game, content, seeded(seed), True)
