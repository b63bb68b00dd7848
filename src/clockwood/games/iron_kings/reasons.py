"""The reasons for which answers are refused; each is declared beside the rule that gives it."""

from typing import Final

from clockwood.kernel.reasons import Reasons

REASONS: Final = Reasons()
