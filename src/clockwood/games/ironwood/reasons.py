"""Why an action is not allowed: each rule adds its reasons here, beside the judge that gives them."""

from typing import Final

from clockwood.kernel.reasons import Reasons

REASONS: Final = Reasons()
