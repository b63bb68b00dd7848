"""Seeds for matches that were given none. Call `seeds.fresh()` through the module: tests replace it."""

import secrets


def fresh() -> int:
    """Return an unpredictable number."""
    return secrets.randbits(62)
