"""The seed of a match that nobody gave one. Callers ask `seeds.fresh()`, so that tests can count instead."""

import secrets


def fresh() -> int:
    """Return a number nobody can guess."""
    return secrets.randbits(62)
