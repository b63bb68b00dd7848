"""Checks for any game: `conform` plays one under all of them, and needs neither a test runner nor code for the game.

>>> from clockwood import registry
>>> registry.register("pearls", "clockwood.skeleton.game")
>>> conform(variants_of("pearls")[0], games=1).failed
{}
"""

from clockwood.testing.conformance import Conformance, Failed, conform, must_conform, notes_on
from clockwood.testing.faults import Fault
from clockwood.testing.variants import Variant, variants_of

__all__ = ["Conformance", "Failed", "Fault", "Variant", "conform", "must_conform", "notes_on", "variants_of"]
