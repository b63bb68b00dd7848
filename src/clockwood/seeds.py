"""Seeds for matches that were given none. Call `seeds.fresh()` through the module: tests replace it."""

import hashlib
import secrets

from clockwood.kernel.rng import KEY_BITS, KEYED, key_text


def fresh() -> int:
    """Return an unpredictable number."""
    return secrets.randbits(62)


def fresh_key() -> int:
    """Return the seed of a chance that nobody can compute from what the table shows."""
    return KEYED | secrets.randbits(KEY_BITS)


def seal(seed: int) -> str:
    """Return the hash by which a host commits to the chance of a match; empty if the seed is no key.

    It is shown from the start and tells nothing. The key is in the record, which everybody gets at the end.

    >>> len(seal(fresh_key())), seal(7)
    (64, '')
    """
    return hashlib.sha256(f"clockwood chance {key_text(seed)}".encode()).hexdigest() if seed >= KEYED else ""
