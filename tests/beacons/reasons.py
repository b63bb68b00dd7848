"""The reasons of Beacons; each rule adds its own."""

from typing import Final

from clockwood.kernel.reasons import Reasons

REASONS: Final = Reasons()
