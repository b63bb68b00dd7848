"""Checks for any game: `conform` plays one under all of them, and needs neither a test runner nor code for the game.

>>> from clockwood.testing import conform, variants_of
>>> conform(variants_of("ironwood")[0], games=0).failed
{}
"""

from clockwood.testing.conform import Conformance, Failed, conform, must_conform, notes_on
from clockwood.testing.faults import Fault
from clockwood.testing.variants import Variant, variants_of

__all__ = ["Conformance", "Failed", "Fault", "Variant", "conform", "must_conform", "notes_on", "variants_of"]
