"""What a check raises where a game breaks a promise: one line that says what is wrong."""


class Fault(AssertionError):
    """A promise of the kernel that a game does not keep."""


def must(holds: bool, wrong: str) -> None:
    """Raise a fault with this line unless it holds."""
    if not holds:
        raise Fault(wrong)
