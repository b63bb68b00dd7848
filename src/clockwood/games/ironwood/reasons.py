"""Reasons against actions; each is declared beside the judge that gives it."""

from typing import Final

from clockwood.kernel.reasons import Reasons

REASONS: Final = Reasons()
