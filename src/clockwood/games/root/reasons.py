"""The reasons of Root, each declared beside the rule that gives it."""

from typing import Final

from clockwood.kernel.reasons import Reasons

REASONS: Final = Reasons()
