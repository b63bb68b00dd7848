"""The error of a check: one line that says which promise a game breaks, and how."""


class Fault(AssertionError):
    """A promise of the kernel that a game does not keep."""


def must(holds: bool, wrong: str) -> None:
    """Raise a fault with this line unless it holds."""
    if not holds:
        raise Fault(wrong)
