"""The reasons an action is refused for; each rule declares its own beside its judge."""

from typing import Final

from clockwood.kernel.reasons import Reasons

REASONS: Final = Reasons()
